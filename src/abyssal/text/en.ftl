### Words that all games share.

language-en = English
language-fr = French

## People

# $number: the seat, counted from 1
player = Player { $number }
spectator = Spectator

## Lists

list-comma = { $left }, { $right }
list-and = { $left } and { $right }

## Small words

yes = yes
no = no
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
error-data = The data file { $file } cannot be read: { $message }.
    .line = { $file }, line { $line }: “{ $field }” is not right: { $message }.
error-file = { $file } cannot be read: { $reason }.

### Terminal
