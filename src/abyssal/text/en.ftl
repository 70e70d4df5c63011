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
error-data = This data file cannot be used: { $message }.
error-file = { $file } cannot be read: { $reason }.
error-bot = { $game } has no bot “{ $bot }”. It has: { $allowed }.
error-games = At least one game must be played.
error-jobs = At least one job is needed.
error-undo = Nothing can be taken back here: luck, a secret or another player came after it.
error-phrase-seed = Phrases need a seed of 64 hex digits.
error-seat-text = A phrase or a name is one line of text, for a seat of the game.
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
error-record-seed = The seed, or a header line, is not the one that was committed to.
error-record-phrase = A phrase, or the start line, was changed after the start.
error-record-commitment = The commitment itself was changed.

### Terminal
