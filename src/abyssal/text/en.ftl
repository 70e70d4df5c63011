### Words that all games share.

## People

# $number: the seat, counted from 1
player = Player { $number }
spectator = Spectator

## Lists

list-comma = { $left }, { $right }
list-and = { $left } and { $right }

## Small words

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Prompts

# A decision that several take in secret: only how many are waited for is known.
prompt-sealed =
    { $count ->
        [one] One secret choice is still to come.
       *[other] { $count } secret choices are still to come.
    }

## Refusals. $message is the English sentence for makers.

error-not-asked = Nothing is asked of you now.
error-illegal = “{ $action }” is not allowed now. Allowed: { $allowed }.
error-not-over = Everything is shown only once the game is over.
error-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-seats = { $game } is for { $first } to { $last } players, not { $seats }.
error-game = There is no game “{ $game }”. There are: { $allowed }.
error-language = There is no language “{ $language }”. There are: { $allowed }.
error-option = There is no option “{ $option }”. There are: { $allowed }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
error-notation = “{ $text }” is no action of this game. Actions look like: { $examples }.
error-action = { $action } is no action of this game.
error-seed = A seed is a whole number or 64 lower-case hex digits.
error-document = This saved position cannot be read: { $message }.
    .field = This saved position belongs to something else: its “{ $field }” differs.
error-data = This data file cannot be used: { $message }.
error-file = { $file } cannot be read: { $reason }.
error-bot = { $game } has no bot “{ $bot }”. It has: { $allowed }.
error-games = At least one game must be played.
error-jobs = At least one job is needed.
error-undo = Nothing can be taken back here: luck, a secret or another player came after it.
error-phrase-seed = Phrases need a seed of 64 hex digits.
error-seat-text = A phrase or a name is one line of text, for a seat of the game.
error-table = There is no table “{ $table }”.
error-moment = There is no moment { $moment }; moments are 0 to { $last }.

## Refused records

error-record-format = Line { $line }: a record begins with “{ $expected }”.
error-record-malformed = Line { $line }: “{ $text }” does not belong here.
error-record-missing = Line { $line }: the header ends without a line “{ $field }”.
error-record-game = Line { $line }: there is no game “{ $game }”. There are: { $allowed }.
error-record-rules = Line { $line }: played by rules { $rules }, but only rules { $known } are known here.
error-record-data = Line { $line }: played with numbers that are not known here.
error-record-own-data = Line { $line }: the record’s own numbers are not right: { $message }.
error-record-notation = Line { $line }: “{ $action }” is no action of this game.
error-record-turn = Line { $line }: nothing is asked of seat { $seat } here.
error-record-illegal = Line { $line }: seat { $seat } may not play “{ $action }” here. Allowed: { $allowed }.
error-record-over = Line { $line }: the game is over before this line.
error-record-undo = Line { $line }: seat { $seat } can take nothing back here.
error-record-truncated = Line { $line }: the game is not over after the last line: lines are missing, or one was changed.
error-record-unfinished = The game is not over yet, and its seed is still hidden.
error-record-hash = Every line is legal, but the last position has another hash: an action, the hash or a seed that nothing commits to was changed.
error-record-result = The result was changed: the game ended { $result }, not { $claimed }.
error-record-play = Every line is legal and leads to the same end, but it is not what was played: an action or the play line was changed.
error-record-seed = The seed, or a header line, is not the one that was committed to.
error-record-phrase = A phrase, or the start line, was changed after the start.
error-record-commitment = The commitment itself was changed.

### Terminal

## The command line

cli-usage = Usage: { $usage }
cli-options = [options]
cli-command-options = COMMAND [options]
cli-more-help = “{ $command } COMMAND --help” tells more about a command.

cli-help-abyssal = Board games of the sea in a terminal, against bots or around one keyboard.
cli-help-play = Play a game here.
cli-help-replay = Show any moment of a recorded game, as one seat saw it.
cli-help-verify = Check that a record is true: luck, actions and result.
cli-help-simulate = Let bots play many games, and count.
cli-help-lang = The language, French or English; that of the system by default.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-game = The game, such as into-the-blue. Without it you are asked.
cli-help-title = The game, such as into-the-blue.
cli-help-file = A record.
cli-help-seats = How many sit at the table, bots included.
cli-help-bots = Bots for the seats without a person, with commas; the list is used over and over (greedy by default).
cli-help-bot-list = The bots, with commas; the list is used over and over (random by default).
cli-help-players = Names of the people at this keyboard, with commas.
cli-help-people = How many people are at this keyboard (one by default).
cli-help-option = A choice before the game, such as treasures=gentle or sides=advanced; may be given several times.
cli-help-data = A TOML file with your own printed numbers.
cli-help-seed = A whole number, to play the same game again, or 64 hex digits. By default a secret seed, committed to before the game starts.
cli-help-phrase = Words that go into the luck of the game; give one for each person.
cli-help-record = Where the record goes; in your own data folder by default.
cli-help-at = After how many lines of play; at the end by default.
cli-help-seat = The seat that looks, counted from 0; a spectator by default.
cli-help-games = How many games (1000 by default).
cli-help-base-seed = A whole number from which the luck of every game is made (0 by default).
cli-help-jobs = How many processes share the work (1 by default).
cli-help-json = Print the results as JSON.

cli-unknown-command = There is no command “{ $command }”. There are: { $allowed }.
    .close = There is no command “{ $command }”. Did you mean “{ $close }”?
cli-unknown-option = There is no option “{ $option }” here; see “{ $command } --help”.
    .close = There is no option “{ $option }” here. Did you mean “{ $close }”?
cli-language = --lang must be fr or en, not “{ $value }”.
cli-missing-value = A value is missing: { $option }.
cli-no-value = Option { $option } takes no value.
cli-missing-argument = { $argument } is missing; see “{ $command } --help”.
cli-extra-argument = “{ $argument }” is one argument too many; see “{ $command } --help”.
cli-not-a-number = { $option } must be a whole number, not “{ $value }”.
cli-too-small = { $option } must be at least { $least }, not { $value }.
cli-empty-name = { $option } has an empty name; write names with commas, such as Ana,Bob.
cli-same-name = Two people have the same name; give each their own.
cli-people-named = --people { $people } and --players, which names { $named }, do not agree.
cli-too-many-people =
    { $seats ->
        [one] { $people } people cannot sit on one seat.
       *[other] { $people } people cannot sit on { $seats } seats.
    }
cli-phrases =
    { $people ->
        [one] One person can give only one phrase.
       *[other] { $people } people can give at most { $people } phrases.
    }
cli-option-form = Write --option as name=value, not “{ $value }”.
cli-record-exists = { $file } exists already; name a new file for the record.
cli-cannot-write = { $file } cannot be written: { $reason }.

## Before and after a game

cli-which-game = Which game? Type its number, or q to leave.
cli-bot = Bot { $number }
cli-options-chosen = Options: { $options }
cli-commitment = Commitment to the luck of this game: { $commitment }
cli-recording = Record: { $file }
cli-keys-help = Type a number, a short key or the notation of an action. At any time: ? the rule behind the question, l the whole log, u take back, q leave.
cli-begin = Press Enter to begin.
cli-saved = The record is in { $file }

## At the table

cli-keys = ? rule · l log · q leave
cli-keys-undo = ? rule · l log · u take back · q leave
cli-not-understood = “{ $text }” is no answer here; ? shows the rule.
cli-pick = Type { $missing } numbers, together or one after the other, in any order.
cli-picked = Picked: { $picked }, and { $missing } more to pick
cli-hand-over = It is { $player }’s turn. Everyone else looks away; { $player } presses Enter.
cli-log-cut = … (l shows all of it)
cli-log-older = Enter: older · q: back to the game
cli-back = Enter: back to the game
cli-other-topic = A number: another topic · Enter: back to the game
cli-turn = turn { $turn }: { $player }
cli-player = Player
cli-points = Pts
cli-total = Total

## Into the Blue

cli-blue-roll = roll { $roll } of 3
cli-blue-treasures = Treasures
cli-blue-dice-place = Dice
cli-blue-unused = Unused
cli-blue-chest-values = (worth { $values }, in any order)
cli-blue-chest-face = C
cli-blue-run =
    { $run ->
        [0] no 1: no run
        [1] run: 1
       *[other] run: 1 to { $run }
    }
cli-blue-places = ↑ places to type
cli-blue-before = Level { $level }: { $better } before { $worse }, { $reason }
cli-blue-stop = Stop
cli-blue-reroll = Throw again
cli-blue-place = Place
cli-blue-chest = Chest
cli-blue-throw-again = Throw the dice at these places again (any of 1 to 6)

## In Too Deep

cli-deep-price = Cost
cli-deep-worth = Worth
cli-deep-third = third
cli-deep-your-hand = Your hand
cli-deep-known = { $player } has:
cli-deep-deck =
    { $times ->
        [1] first deck { $deck }
       *[other] second deck { $deck }
    }
cli-deep-discard = discard { $cards }
cli-deep-draws = draws { $draws }/{ $seats }
cli-deep-ties = At a tie, more cards in hand win, then the seat further from the starting player.
cli-deep-share-for =
    { $price ->
        [0] { $company }, free
        [one] { $company }, { $price } card
       *[other] { $company }, { $price } cards
    }
cli-deep-for =
    { $price ->
        [0] free
        [one] { $price } card
       *[other] { $price } cards
    }
cli-deep-take = Take
cli-deep-draw = Draw a card
cli-deep-buy = Buy a share
cli-deep-expand = Expand a company
cli-deep-pay = Pay
cli-deep-decline = Decline
cli-deep-remove = Remove a depth card
cli-deep-move = Move a depth card onto another company
cli-deep-raise = Put a depth card on top again
cli-deep-add = Play a depth card
cli-deep-acquire = Buy a share

## Records

cli-moment = Moment { $moment } of { $last }, seen by: { $viewer }
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-not-text = { $file } cannot be read: it is not text.
cli-refused = { $file } is refused. { $reason }
cli-verified-game = { $game }, rules { $rules }: the header agrees with the game and its numbers.
cli-verified-commitment = The seed, the header and the phrases are those committed to before the start: { $commitment }
cli-verified-no-commitment = The seed is a whole number: nothing was committed to, so the luck could have been chosen.
cli-verified-draws = All luck was drawn again from seed and phrases ({ $draws } draws).
cli-verified-actions = Every action is legal: { $actions } stand, { $undone } were taken back.
cli-verified-hash = The result and the last position are those of the record: { $hash }

## Simulations

cli-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-games = { $game }: { $games } games with { $seats } seats, seed { $seed }
cli-simulated-in = { $seconds } s
cli-simulated-speed = { $games } games/s, { $decisions } decisions/s
cli-simulated-decisions = Decisions a game
cli-simulated-turns = Turns a game
cli-simulated-length = { $mean } (from { $shortest } to { $longest })
cli-simulated-seat = Seat
cli-simulated-bot = Bot
cli-simulated-score = Score
cli-simulated-wins = Victories
cli-simulated-interval = 95 % interval
