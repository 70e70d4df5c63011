### Into the Blue.

title = Into the Blue
blurb = Throw the dice, dive from level to level, and leave more shells than the others where the treasure lies.

## Words for keys

# A die shows 1 to 5 or a chest.
dice-6 = chest
dice-separator = { " · " }

# What put a player before the next one on a level.
by-shells = more shells
by-level-1 = more shells on level 1
by-level-2 = more shells on level 2
by-level-3 = more shells on level 3
by-level-4 = more shells on level 4
by-unused = more unused shells
by-last-turn = earlier last turn

## Nouns

term-level = Level
term-run = Run
term-dice = Dice
term-roll = Roll
term-shells = Shells
term-unused = Unused shells
term-main = Main Treasure
term-secondary = Secondary Treasure
term-chest = Chest
term-chests = Chests
term-first-player = First player
term-last-turns = Last turns

## Options

option-treasures = Value of the treasures
option-treasures-steep = steep: the deepest token is worth five times the shallowest
option-treasures-gentle = gentle: the deepest token is worth three times the shallowest

## Prompts

prompt-rolling =
    { $rolls ->
        [1] { $player } throws { $dice }, and may throw some dice again or stop.
       *[other] { $player } has { $dice }, and may throw some dice one last time or stop.
    }
    .you =
        { $rolls ->
            [1] You may throw any dice again, up to twice, or stop.
           *[other] You may throw any dice one last time, or stop.
        }
prompt-placing = { $player } chooses a level for { $dice }.
    .you = Choose a level from 1 to { $run }: one shell for every die that shows it.
prompt-taking = A perfect dive: { $player } chooses a chest.
    .you = A perfect dive! Choose a chest: you alone will know its value.
prompt-over =
    { $winners-count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
    .winner =
        { $winners-count ->
            [one] The game is over: you win.
           *[other] The game is over: you share the victory with { $others }.
        }

## Actions

action-stop =
    { $run ->
        [0] Stop: no 1, so the dive fails
        [1] Stop with the run 1
       *[other] Stop with the run 1 to { $run }
    }
action-reroll =
    { $places-count ->
        [one] Throw again: { $dice } (die { $places })
       *[other] Throw again: { $dice } (dice { $places })
    }
action-place =
    { $shells ->
        [one] Place { $shells } shell on level { $level }
       *[other] Place { $shells } shells on level { $level }
    }
action-chest = Take chest { $place }

## The log

event-turn = Turn { $turn }: { $player } dives.
    .you = Turn { $turn }: you dive.
event-rolled =
    { $roll ->
        [1] { $player } threw { $dice }.
       *[other]
            { $thrown-count ->
                [one] { $player } threw one die again: { $dice }.
                [6] { $player } threw all six dice again: { $dice }.
               *[other] { $player } threw { $thrown-count } dice again: { $dice }.
            }
    }
    .you =
        { $roll ->
            [1] You threw { $dice }.
           *[other]
                { $thrown-count ->
                    [one] You threw one die again: { $dice }.
                    [6] You threw all six dice again: { $dice }.
                   *[other] You threw { $thrown-count } dice again: { $dice }.
                }
        }
event-stopped =
    { $roll ->
        [1] { $player } was content with the first roll.
       *[other] { $player } stopped there.
    }
    .you =
        { $roll ->
            [1] You were content with the first roll.
           *[other] You stopped there.
        }
event-failed = Not a single 1: { $player } came up empty-handed.
    .you = Not a single 1: you came up empty-handed.
event-placed =
    { $shells ->
        [one] { $player } left one shell on level { $level }.
       *[other] { $player } left { $shells } shells on level { $level }.
    }
    .you =
        { $shells ->
            [one] You left one shell on level { $level }.
           *[other] You left { $shells } shells on level { $level }.
        }
event-last-turns = { $player } has no shell left: everyone else dives one last time.
    .you = You have no shell left: everyone else dives one last time.
event-chest = A perfect dive! { $player } took chest { $place } and peeked inside.
event-chest-own = A perfect dive! { $player } took chest { $place }: it is worth { $value }.
    .you = A perfect dive! You took chest { $place }: it is worth { $value }.
    .standin = A perfect dive! The bot took chest { $place } for you: it is worth { $value }.
event-extra-turn = Still in the water, { $player } dives again.
    .you = Still in the water, you dive again.
event-over = The last diver is aboard. The treasures are shared out, from level 5 up to level 1.
event-treasure =
    { $rank ->
        [1] Level { $level }: the Main Treasure, worth { $value }, went to { $player }.
       *[other] Level { $level }: a Secondary Treasure, worth { $value }, went to { $player }.
    }
    .you =
        { $rank ->
            [1] Level { $level }: the Main Treasure, worth { $value }, went to you.
           *[other] Level { $level }: a Secondary Treasure, worth { $value }, went to you.
        }
event-chests-shown =
    { $values-count ->
        [one] { $player } opened a chest: { $values }.
       *[other] { $player } opened { $values-count } chests: { $values }.
    }
    .you =
        { $values-count ->
            [one] You opened your chest: { $values }.
           *[other] You opened your { $values-count } chests: { $values }.
        }
event-score =
    { $points ->
        [one] { $player } brought home { $points } point.
       *[other] { $player } brought home { $points } points.
    }
    .you =
        { $points ->
            [one] You brought home { $points } point.
           *[other] You brought home { $points } points.
        }
event-won = { $player } won!
    .you = You won!

## The board in the browser

web-turn = turn { $turn }
web-starts = starts
web-stop = Stop
web-stop-anyway = Stop anyway
web-dive-on = Keep diving
web-prompt-unsure = Stop without a 1?
web-hint-unsure = The dive fails: no shell is placed, and your turn is over.
web-reroll =
    { $count ->
        [0] Mark dice
        [one] Reroll { $count } die
       *[other] Reroll { $count } dice
    }
web-reroll-why = Mark the dice that you want to throw again.
web-kept = kept
web-again = reroll
web-die =
    { $state ->
        [kept] Die { $place }: { $dice }, kept
        [again] Die { $place }: { $dice }, to be thrown again
       *[shown] Die { $place }: { $dice }
    }
web-roll = Roll { $rolls } of 3
# The run is 6 long when a chest completes the perfect dive.
web-hint-rolling =
    { $run ->
        [0] Roll { $rolls } of 3. There is no 1 yet: without one the dive fails.
        [5] Roll { $rolls } of 3. Your run is { $dice }: a chest would make the dive perfect.
        [6] Roll { $rolls } of 3. A perfect dive: stop now to take a chest.
       *[other] Roll { $rolls } of 3. Your run is { $dice }: a { $next } would open level { $next }.
    }
web-run =
    { $perfect ->
        [true] 1 to 5 and a chest: a perfect dive
       *[other]
            { $run ->
                [0] no 1, no run
                [1] 1
               *[other] 1 to { $run }
            }
    }
web-my-shells = My shells
web-shells-of = Shells of { $player }
web-my-chests = My chests: { $values }
web-shells-left =
    { $count ->
        [one] { $count } shell left
       *[other] { $count } shells left
    }
web-shells-on =
    { $count ->
        [one] { $count } shell on level { $level }
       *[other] { $count } shells on level { $level }
    }
web-no-shells = No shell on any level
web-standing = If it ended now
web-standing-player = Player
web-standing-tokens = Treasures
web-standing-chests = Chests
web-standing-points = Points
web-standing-closed =
    { $count ->
        [one] { $count } closed
       *[other] { $count } closed
    }
web-standing-more = { $points }+
web-standing-line = Treasures as the shells lie now. What is in the chests of others, only they know.
web-chests-taken =
    { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
web-chests-worth = Chests: { $values }
web-flag-last-turns = last turns
web-flag-perfect = perfect dive
web-level = Level { $level }: Main Treasure { $main }, Secondary Treasure { $secondary }
web-shells-here =
    { $count ->
        [one] { $player }: { $count } shell
       *[other] { $player }: { $count } shells
    }{ $lead ->
        [true] , in the lead
       *[other] { "" }
    }
web-would-place =
    { $count ->
        [one] would receive { $count } shell
       *[other] would receive { $count } shells
    }
web-gain-lead = leads
    .you = you lead
web-gain-tie = tie
    .you = tie
why-level = Level { $level } is out of reach: the run ends at { $run }.
web-chest =
    { $by ->
        [nobody] Chest { $place }, closed
        [you] Chest { $place }, yours: worth { $value }
       *[other]
            { $value ->
                [0] Chest { $place }, taken by { $player }
               *[other] Chest { $place }, taken by { $player }: worth { $value }
            }
    }
web-perfect = Perfect dive 1 2 3 4 5 + chest: take one, play again
web-last-turns =
    { $you ->
        [true] You have no shell left.
       *[other] { $player } has no shell left.
    } { $count ->
        [one] This is the last turn.
       *[other] Last turns: { $count } to go.
    }
web-key-dice = mark a die, or take the mark away

web-sheet-levels = Level and tokens
web-sheet-chests = Chests, turned over
web-sheet-none = none
web-sheet-total = Total
web-sheet-cell =
    { $count ->
        [0] no shell
        [one] { $count } shell
       *[other] { $count } shells
    }{ $tied ->
        [true] , tied
       *[other] { "" }
    }{ $value ->
        [0] { "" }
       *[other] , token worth { $value }
    }
web-sheet-closed =
    { $count ->
        [one] One chest was never taken: it stays closed and counts for nobody.
       *[other] { $count } chests were never taken: they stay closed and count for nobody.
    }
web-ties = Ties
web-ties-rule =
    Equal on a level: compare the level above, and so on up to level 1; then the shells left, then the
    earlier last turn.
web-ties-none = No tie decided about a token.
tie = { $on }: { $one } before { $other }, { $by }. { $mine } points against { $theirs }.
on-level-1 = Level 1
on-level-2 = Level 2
on-level-3 = Level 3
on-level-4 = Level 4
on-level-5 = Level 5
web-tie-on = Level { $level }:
web-tie = { $player } { $count }, { $other } { $count }. { $steps }, so { $player }.
    .you = { $player } { $count }, { $other } { $count }. { $steps }, so you.
web-tie-level = Level { $level }: { $one } and { $other }
web-tie-unused = Unused shells: { $one } and { $other }
web-tie-separator = { ". " }

## The tutorial. $a, $b …: the players’ names by seat.

coach-welcome =
    This is the sea, with five levels from the surface down. At the end, whoever has the most shells
    on a level wins its gold treasure, and the next in line the silver one. Deeper levels pay more.
    .look = the five levels of the sea
coach-dice =
    You dive with six dice, which show 1 to 5 or a chest. What counts is a run without a gap that
    starts at 1: it says how deep you may go. You throw up to three times in a turn.
    .look = your six dice
coach-first-throw =
    Your first throw brought a 1 and a 2: a run of two. The 4 is of no use while the 3 is missing, and
    chests do not fill gaps. Kept dice stay where they are, the others fly again.
    .look = your run
    .todo = Mark the 4 and the three chests, then throw these four dice again.
coach-second-throw =
    Two 3s have come: the run is now 1, 2, 3. The more dice show a level, the more shells you may put
    there, so a third 3 would be welcome. You have one throw left.
    .look = your run
    .todo = Mark the 5 and the chest, then throw both again.
coach-level =
    Four 3s! After the third throw the dive is made. You choose one level of your run and place
    one shell for each die that shows it: one on level 1 or 2, but four on level 3.
    .look = level 3
    .todo = Choose level 3 on the board.
coach-others =
    The others have dived as well. { $b } had nothing but a 1 to use and placed one shell. { $c } never
    got a 1, whatever else the dice showed: without it a dive fails and nothing is placed.
    .look = the other players
coach-chest-near =
    Your second turn, and what a throw: 1, 3, 4, 5 and a chest. With a 2 instead of the second 3 it
    would be a perfect dive. Two throws are left to try.
    .look = the fifth die
    .todo = Mark the 3 in the fifth place and throw it again.
coach-perfect =
    1, 2, 3, 4, 5 and a chest: a perfect dive! You could still throw again, but nothing is better
    than this. Stopping makes it count.
    .look = your run, whole with its chest
    .todo = Stop.
coach-chest =
    A perfect dive brings up one of the five chests instead of placing shells. Nobody knows what is in
    them: from 5 to 8 points each.
    .look = the chests on the sea floor
    .todo = Take the chest in the middle.
coach-again =
    Your chest is yours to look at; the others see only that you have it. And the best part: after a
    perfect dive you dive again at once. Your new dice lie here already.
    .look = your chest and your new dice
coach-end =
    That is all you need. When somebody has placed their last shell, the others dive once more; the
    fifth chest ends the game at once. Then the treasures of all levels and the chests are counted.
    .look = the shells you have left, and the chests

## Endings

ending-shells = A player ran out of shells, and the others had their last turn.
ending-chests = The last chest was taken, and play stopped on the spot.

## Rules

rule-of-rolling = rolling
rule-of-placing = placing
rule-of-taking = perfect
rule-of-over = score

# ITB-01, ITB-73
rule-goal-title = Goal
rule-goal =
    Two to five players dive for sunken treasure. Each of the five levels gives its treasures to the
    players who have left the most shells there, and a perfect dive brings up a chest. Whoever has
    the most points at the end wins.

# ITB-02 … ITB-11
rule-setup-title = Setup
rule-setup =
    The board has five levels: 1 is the shallowest, 5 the deepest, and “above” is towards the
    surface. On every level lie one Main Treasure token and, with four or five players, two
    Secondary Treasure tokens; with two or three players only one. All values are in the open.

    The five chests, worth 5, 6, 6, 7 and 8, are shuffled and laid face down below level 5.

    Everyone has twelve shells. The six dice belong to all. The first player is drawn at random.

# ITB-12, ITB-13, ITB-25, ITB-33
rule-turn-title = A turn
rule-turn =
    Players take turns clockwise. On your turn you throw all six dice, may throw again twice, and
    then read the final result. It is a failed dive, a successful dive or a perfect dive. After
    that the next player is on.

# ITB-14 … ITB-20
rule-rolling-title = Throwing the dice
rule-rolling =
    Every die shows 1, 2, 3, 4, 5 or a chest, each as likely as the other.

    After the first roll you may stop, or pick one to six dice and throw just those again. After the
    second roll you may do so once more. The third roll is always the last.

    Keeping a die binds you to nothing: you may throw it in the next roll. The result is final when
    you stop or after the third roll.

# ITB-21 … ITB-24
rule-run-title = The run
rule-run =
    Your run is 1, 2, 3 and so on, without a gap, as far as the dice show every number. Several dice
    with the same number all count. Numbers beyond the run are lost.

    A chest is not a number: it fills no gap and places no shell.

    Example: 1, 1, 2, 3, 3, 5 is the run 1 to 3; the 5 is lost.

# ITB-26 … ITB-32
rule-placing-title = A successful dive
rule-placing =
    With at least one 1 you choose one number of the run, any of them. On the level of that number
    you leave one of your unused shells for every die that shows it. All go to that one level, and
    you cannot decline.

    If you have fewer shells than that, you place all you have.

    Shells stay where they are until the end. A level has room for any number of them.

# ITB-34
rule-failed-title = A failed dive
rule-failed =
    If no die of the final result shows 1, you neither place nor take anything. What you won earlier
    stays yours.

# ITB-35 … ITB-39, ITB-41 … ITB-43
rule-perfect-title = A perfect dive
rule-perfect =
    A final result of 1, 2, 3, 4, 5 and a chest is a perfect dive. You place no shell. Instead you
    must take one of the chests that are left, without knowing what is in it.

    Then you dive again at once with all six dice, by the same rules, and as often as you are
    perfect. After that play goes on with the player to your left.

    Before the result is final you may still throw the dice of a perfect pattern again.

# ITB-40
rule-secrets-title = What is secret
rule-secrets =
    You alone know the value of a chest you have taken, and may look at it at any time. Everything
    else is in the open: dice, shells, treasures and how many chests each player has.

# ITB-44 … ITB-49
rule-shell-end-title = The end: no shell left
rule-shell-end =
    As soon as a player places the last of their shells, every other player has one last turn,
    clockwise. Whoever began this has had theirs.

    All rules hold in last turns, the second dive after a chest included. If another player runs out
    of shells then, nothing more happens.

# ITB-50, ITB-51
rule-chest-end-title = The end: no chest left
rule-chest-end =
    When the fifth chest is taken the game is over on the spot: no further dive, and no last turn
    for anyone who was still to have one.

# ITB-52 … ITB-60
rule-treasures-title = Who takes the treasures
rule-treasures =
    The levels are scored from 5 up to 1. On each, whoever has the most shells takes the Main
    Treasure token, and the second takes a Secondary Treasure token. With four or five players the
    third takes the other one.

    Without a shell on a level you take nothing there, and nobody takes two tokens of one level.
    Tokens left over count for nobody.

# ITB-61 … ITB-69
rule-ties-title = Ties on a level
rule-ties =
    Players with equally many shells on a level compare their shells on the level just above, then on
    the next one, up to level 1. If they are still equal, more unused shells win. If that does not
    decide, the one whose last turn came earlier wins.

    Whoever loses such a comparison is next in line for the following token, before anyone with
    fewer shells. No token is ever shared.

# ITB-70 … ITB-72, ITB-74
rule-score-title = Score
rule-score =
    All chests that were taken are opened. Your score is the sum of your Treasure tokens and your
    chests. Shells, and chests nobody took, count nothing.

    Players who share the highest score share the victory.

# ITB-75, ITB-76
rule-players-title = Two, three, four or five players
rule-players =
    With two or three players each level has two tokens, for the first and the second. With four or
    five it has three, for the first, the second and the third. Nothing else changes.
first-rolling = You need a 1, then a 2, and so on. Mark the dice that do not help and throw them again, at most twice.
first-placing = Choose a level of your run. Each die that shows its number puts one of your shells there.
first-taking = A perfect dive! Take any chest: only you learn what is in it. Then you dive again.
first-failed = Without a 1 a dive fails, and nothing is placed. The turn goes to the next player.
first-chest = Somebody made a perfect dive and took a chest. When the fifth is taken, the game ends at once.
first-last-turns = The last shell of a player is in the sea: all the others dive once more, then the treasures are shared out.

## Why an answer is a good one, or less good than the best. $than: the place of the other in the list

hint-shells-more =
    { $number ->
        [1] One more shell on level { $level } than with answer { $than }.
       *[other] About { $number } more shells on level { $level } than with answer { $than }.
    }
hint-shells-less =
    { $number ->
        [1] One shell less on level { $level } than with answer { $than }.
       *[other] About { $number } fewer shells on level { $level } than with answer { $than }.
    }
hint-chests-more =
    { $number ->
        [1] One more chest than with answer { $than }.
       *[other] About { $number } more chests than with answer { $than }.
    }
hint-chests-less =
    { $number ->
        [1] One chest less than with answer { $than }.
       *[other] About { $number } fewer chests than with answer { $than }.
    }
hint-lead-more =
    { $number ->
        [1] One more point against your strongest rival than with answer { $than }.
       *[other] About { $number } more points against your strongest rival than with answer { $than }.
    }
hint-lead-less =
    { $number ->
        [1] One point less against your strongest rival than with answer { $than }.
       *[other] About { $number } fewer points against your strongest rival than with answer { $than }.
    }
## Opponents: how each level plays

opponent-1 = Overlooks nearly everything, and stops as soon as it may.
opponent-2 = Overlooks most rerolls, and often stops early.
opponent-3 = Overlooks nearly half of the rerolls; sometimes it stops early.
opponent-4 = Weighs its rerolls by rules of thumb and misses few.
opponent-5 = Reckons with every result of the dice, and with who wins then.
