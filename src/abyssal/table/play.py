"""Carries out answers: plays them, puts the new decisions, undoes, and closes quiet windows."""

from collections.abc import Collection

import msgspec

from abyssal.core.errors import AbyssalError
from abyssal.core.events import SPECTATOR_BIT, Event, Log, hears
from abyssal.core.game import Position
from abyssal.record import Earlier, is_public
from abyssal.table import entries
from abyssal.table.facts import OVER, PLAYING, Asking
from abyssal.table.places import ONE_MOVE, SLOW
from abyssal.table.premoves import Premove, changed
from abyssal.table.quiet import UNTIL_TOLD
from abyssal.table.stream import Message, Viewer, encode
from abyssal.table.trial import Pick, Trial
from abyssal.table.views import Views
from abyssal.table.votes import Votes


class Playing(Votes):
    """A table at which a game is played."""

    def check_legal(self, seat: int, text: str) -> None:
        """Raise why a seat may not play this action now."""
        state, action = self.playing(), self.game.read(text)
        if not state.allows(seat, action):
            raise state.refusal(seat, action)

    def try_out(self, seat: int, actions: list[str]) -> Trial:
        """Play a seat's answer, all of its picks, on copies, or raise why it is not legal.

        What was tried last is kept: an answer is tried before it is written down and carried out
        afterwards, and it is read and played once for both.
        """
        state = self.playing()
        trial = self.trial
        if trial is not None and trial.is_of(state, seat, actions):
            return trial
        picks: list[Pick] = []
        for text in actions:
            action = self.game.read(text)
            state = state.copy()
            state.log = news = Log()
            state.play(seat, action)
            state.log = None
            picks.append(Pick(action, state, news.events))
        self.trial = Trial(self.playing(), seat, actions, picks)
        return self.trial

    def play(self, entry: entries.Played) -> None:
        """Carry out a seat's answer: all of its picks."""
        state, seat = self.playing(), entry.seat
        self.answered_at = entry.at
        self.settle_premove(seat, entry.by)
        by = self.mark_of(seat, entry.by)
        if by is not None and not (by == "time" and self.is_sealed()):  # or all would see whose
            self.answered_for[seat] = by
        news: list[Event] = []
        mark = by or self.note_of(seat)
        for action, after, events in self.try_out(seat, entry.actions).picks:
            self.record.add(seat, action, mark)
            if is_public(state, seat, after):
                self.earlier.append(Earlier(state, len(self.told) + len(news), seat))
            else:
                self.earlier.clear()
            news += events
            state = after
        if by is None:
            self.is_hinted[seat] = False
        self.count_missed(seat, entry.by)
        self.go_on(state, news, (seat,), entry.at)

    def settle_premove(self, seat: int, by: entries.By) -> None:
        """A seat answers: what it had laid down is given, is void because somebody else has decided
        for it, or gives way to its own hand."""
        desk = self.desks[seat]
        before = (desk.premove, desk.premoved)
        if by == "person":
            desk.premoved = None
        if desk.premove is not None:
            if by == "premove":
                desk.end_premove("played")
            elif by in ("bot", "time"):
                desk.end_premove("stand-in")
            elif desk.premove_due:
                desk.lay_down(None)
        if (desk.premove, desk.premoved) != before:
            self.premove_news.append(seat)

    def follow_premoves(self) -> None:
        """Find what has become of answers that were laid down, in a new position."""
        for seat, desk in enumerate(self.desks):
            laid, was_due = desk.premove, desk.premove_due
            if laid is None or self.premoves is None:
                continue
            view = self.seen().view(seat)
            if self.status != PLAYING:
                desk.end_premove("over")
            elif seat in self.asked() and self.premoves.question(view) == laid.question:
                rest = changed(self.premoves, laid, view)
                if rest is not None:
                    desk.end_premove("changed", rest)
                elif not self.can_give(seat, laid):
                    desk.end_premove("illegal")
                else:
                    desk.premove_due = True
            else:
                desk.premove_due = False
            if desk.premove is None or desk.premove_due != was_due:
                self.premove_news.append(seat)

    def can_give(self, seat: int, laid: Premove) -> bool:
        """Whether an answer that was laid down is legal now, and all that is asked."""
        assert self.premoves is not None
        try:
            after = self.try_out(seat, laid.texts()).picks[-1].after
        except AbyssalError:
            return False
        return self.premoves.is_whole(after.view(seat))

    def mark_of(self, seat: int, by: entries.By) -> entries.By | None:
        """How an answer is marked that its person did not give; None: they did, or nobody sits
        there but a bot."""
        return by if by in ("bot", "time") and self.belongs_to_a_person(seat) else None

    def note_of(self, seat: int) -> str:
        """How the record marks what whoever sits there decided: after a hint, or a person on a seat
        that was a bot's at first."""
        if self.is_hinted[seat]:
            return "hint"
        is_new = self.places[seat].kind == "person" and seat in self.record.bots
        return "person" if is_new else ""

    def undo(self, seat: int, at: float) -> None:
        """Return to the position before the last action, which was of `seat`."""
        before, told, _ = self.earlier.pop()
        views = Views(before)
        witnesses = self.witnesses(views, told)
        self.is_hinted[seat] = self.record.by.get(self.record.standing()[-1]) == "hint"
        self.record.take_back(seat)
        self.go_on(views, [Event("undone", seat, witnesses, {})], (seat,), at)

    def witnesses(self, before: Views, told: int) -> int:
        """Who could tell that the action was made: all others must not hear that it is undone."""
        audience = 0
        for viewer in self.streams:
            heard = any(hears(heard_by, viewer) for heard_by, _ in self.told[told:])
            if heard or not self.seen().is_same(before, viewer):
                audience |= 1 << (SPECTATOR_BIT if viewer is None else viewer)
        return audience

    def count_missed(self, seat: int, by: str) -> None:
        """Count a person's timeouts in a row; an answer of their own sets the count back."""
        place = self.places[seat]
        if place.kind == "person" and by in ("person", "time", "premove"):
            missed = place.missed + 1 if by == "time" else 0
            self.places[seat] = msgspec.structs.replace(place, missed=missed)

    def keep_time(self, entry: entries.AnyEntry) -> None:
        """Entries of a quiet window: keep an answer back, or go on; nobody hears of it before."""
        quiet, at = self.quiet, entry.at
        match entry:
            case entries.Answered(seat=seat, actions=actions, by=by):
                assert quiet.window is not None
                quiet.window.answers[seat] = actions
                quiet.window.by[seat] = by
            case entries.Acting(seat=seat):
                assert quiet.window is not None
                quiet.window.acting.append(seat)
            case entries.Lengthened():
                assert quiet.window is not None
                quiet.lengthen(quiet.window, at)
                self.show_everyone()
            case entries.Looked():
                self.end_look(at)
            case entries.Closed():
                self.close_window(at)

    def end_look(self, at: float) -> None:
        """All have looked at their secret cards: what was asked is asked now."""
        self.quiet.looking = None
        self.quiet.open(self.seen().view(None), self.asked(), len(self.people()) > 1, at)
        self.asked_at = [at] * self.seats
        self.unasked = self.needs_no_asking()
        self.wait_for_answers(range(self.seats), at)
        self.show_everyone()

    def look_in_company(self, at: float) -> None:
        """Who looked alone at secret cards has left the seat to a bot, or others have come."""
        if self.quiet.looking != UNTIL_TOLD or self.alone() is not None:
            return
        if len(self.people()) > 1:
            self.quiet.looking = at + self.quiet.length("viewing")
            self.show_everyone()
        else:
            self.end_look(at)

    def close_window(self, at: float) -> None:
        """Carry out all answers of a window at once; the first legal one where there is none."""
        state, window = self.playing().copy(), self.quiet.window
        assert window is not None
        state.log = news = Log()
        for seat in self.asked():
            first = [self.first_answer(seat)]
            texts = window.answers.get(seat) or first
            by = self.mark_of(seat, window.by.get(seat, "person"))
            if by == "bot" and texts != first:
                self.answered_for[seat] = by
            for text in texts:
                action = self.game.read(text)
                state.play(seat, action)
                self.record.add(seat, action, by or self.note_of(seat))
            if by is None:
                self.is_hinted[seat] = False
        state.log = None
        self.earlier.clear()
        self.go_on(state, news.events, window.seats, at, everyone=True)

    def go_on(
        self,
        position: Position | Views,
        news: list[Event],
        actors: Collection[int],
        at: float,
        everyone: bool = False,
    ) -> None:
        """Put `position` in the place of the last, number the new decisions and show it."""
        before, self.trial = self.views, None
        following = [viewer for viewer, stream in self.streams.items() if not stream.silent]
        self.views = position if isinstance(position, Views) else Views(position, following)
        state = self.views.state
        if state.over():
            self.record.finish(state)
            self.status = OVER
            self.motions.clear()
            self.given_away.clear()
            self.earlier.clear()
        public = self.gather_events(news)
        self.count_stood_in()
        self.show_at_length(news, at)
        self.keep_quiet(public, self.shown_until)
        new = self.ask(actors, self.shown_until)
        self.follow_premoves()
        news_for = {
            viewer: self.news_for(stream, before, everyone or viewer in new)
            for viewer, stream in self.streams.items()
        }
        all_hear = all(news_for[seat] == "position" for seat in range(self.seats))
        if all_hear:
            self.stands_since = at
            self.wait_for_answers(new, at, bool(public))
        for viewer, stream in self.streams.items():
            self.show(stream, news_for[viewer])
        for seat in self.premove_news:
            self.tell_lobby_to(self.streams[seat])
        self.premove_news.clear()
        if all_hear:
            self.tell_assisted()
            self.hand_back(before, everyone)
            self.drop_stand_in(actors, at)
        if self.status == OVER:
            self.tell_end()
            self.tell_lobby()

    def hint(self, entry: entries.Hinted) -> None:
        """A seat asks for a hint."""
        self.hinted[entry.seat] = entry.decision
        self.is_hinted[entry.seat] = True
        if not self.tell_assisted():
            self.tell_lobby_to(self.streams[entry.seat])

    def tell_assisted(self) -> bool:
        """Tell everyone who has asked for a hint; not in the middle of a sealed decision of several
        people, or they would know who has not answered yet."""
        known = [decision > 0 for decision in self.hinted]
        secret = len(self.people()) > 1 and (self.is_held() or self.is_sealed())
        if known == self.assisted or secret:
            return False
        self.assisted = known
        self.tell_lobby()
        return True

    def wait_for_answers(self, new: Collection[Viewer], at: float, public: bool = True) -> None:
        """Note which decision the table waits for now.

        It is called when everyone has heard of something, so no secret answer changes it. Where
        some have answered openly, and nothing `new` is asked of the others, it is the same one.
        Where nothing `public` has happened, the same people take part in what is sealed.
        """
        seats = () if self.quiet.looking is not None else tuple(self.asked())
        last = self.asking
        fewer = bool(seats) and set(seats) < set(last.seats)
        if fewer and self.is_sealed() and not public:
            seats = last.seats  # who still wants to act in the same window is a secret
        if fewer and not self.is_sealed() and not any(seat in new for seat in seats):
            self.asking = last._replace(seats=seats)
        else:
            self.lent.clear()
            self.asking = Asking(last.number + 1, seats, at)

    def ask_anew(self, at: float) -> None:
        """Whoever is waited for gets the whole time from now on."""
        self.asking = Asking(self.asking.number + 1, self.asking.seats, at)
        for seat in self.asking.seats:
            self.asked_at[seat] = at

    def show_new_time(self) -> None:
        """In a game over days: tell all seats until when the decision may be answered now."""
        if self.pace in SLOW and self.status == PLAYING:
            self.show_everyone()

    def time_is_over(self, bot: str) -> None:
        """In a game over days: a bot answers for whoever has not. Where that is sealed, everyone is
        told the same, and nobody whom it answers for."""
        self.overdue = self.asking.number
        players = self.voters()
        late = [s for s in self.asked() if s in players and not self.has_premove_due(s)]
        if bot and self.is_sealed():
            self.lent = dict.fromkeys(late, bot)
        elif bot:
            for seat in late:
                self.places[seat] = self.places[seat].played_by(bot, "late")
        self.tell_lobby()

    def go_away(self, seat: int, since: float, until: float, at: float) -> None:
        """A person is away until a moment, now or from a later one on, or is back."""
        known = [(begins, min(ends, at)) for begins, ends in self.holidays[seat] if begins < at]
        if until > at:
            known.append((max(since, at), until))
        self.holidays[seat] = known

    def count_stood_in(self) -> None:
        """Count the moves that were made for people and that everyone has now seen."""
        asked = self.asked()
        sealed = bool(self.answered_for) and self.is_sealed()
        for seat in list(self.answered_for):
            if not sealed or seat in asked:
                del self.answered_for[seat]
                self.stood_in[seat] += seat not in asked

    def hand_back(self, before: Views | None, closed: bool) -> None:
        """A bot that the table agreed on, or that answers for somebody who is late, makes one move;
        then the seat is its person's again."""
        lent = [seat for seat, place in enumerate(self.places) if place.why in ONE_MOVE]
        if not lent or before is None:
            return
        secret = closed or isinstance(before.asked(), int)
        for seat in lent:
            if secret or seat not in self.asked():
                self.places[seat] = self.places[seat].played_by("", "")
        self.tell_lobby()

    def keep_quiet(self, news: list[tuple[str, int | None]], at: float) -> None:
        """Open the quiet window, or the time to look at secret cards, that this position has."""
        if self.secrecy is not None:
            public = self.seen().view(None)
            self.quiet.follow(
                public,
                self.asked(),
                news=news,
                several=len(self.people()) > 1,
                at=at,
                alone=self.alone(),
                bots=[seat for seat, place in enumerate(self.places) if place.kind == "bot"],
            )

    def gather_events(self, news: list[Event]) -> list[tuple[str, int | None]]:
        """Serialize new events, once for all viewers; returns kind and seat of the public ones."""
        self.told += [(event.audience, encode(self.marked(event))) for event in news]
        self.lengths += [self.stage(event.seen()) for event in news]
        return [(event.kind, event.seat) for event in news if hears(event.audience, None)]

    def show_at_length(self, news: list[Event], at: float) -> None:
        """Leave everyone the time to see what happened: the same for all, by what all see."""
        public = [event.seen() for event in news if hears(event.audience, None)]
        seconds = sum(self.stage(event) for event in public) / 1000 * self.times.second
        until = max(self.shown_until, at) + seconds
        self.shown_until = min(until, at + self.times.shown * self.times.second)

    def marked(self, event: Event) -> Message:
        """An event as its audience sees it: `by` says that its person did not bring it about."""
        by = None if event.seat is None else self.answered_for.get(event.seat)
        return event.seen() if by is None else {**event.seen(), "by": by}

    def ask(self, actors: Collection[int], at: float) -> set[Viewer]:
        """The seats to which a new decision is put: they answered, are newly asked, or may now
        answer something else. What others answer in secret changes none of it."""
        state, asked = self.playing(), self.asked()
        new: set[Viewer] = set()
        for seat in range(self.seats):
            question = (seat in asked, state.legal(seat))
            old, self.questions[seat] = self.questions[seat], question
            if seat in actors or question[1] != old[1] or (question[0] and not old[0]):
                new.add(seat)
                self.decisions[seat] += 1
                self.asked_at[seat] = at
        self.unasked = self.needs_no_asking()
        return new
