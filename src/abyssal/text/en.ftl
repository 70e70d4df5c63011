### Words that all games share.

## People

# $number: the seat, counted from 1
player = Player { $number }
spectator = Spectator

## Lists

list-comma = { $left }, { $right }
list-and = { $left } and { $right }

# Texts that are put together from phrases
sentence = { $clauses }.
sentences-separator = { " " }

## Small words

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Prompts

# A board that is drawn from the view of a game alone.
plain-choices = What you can do
plain-yes = yes
plain-no = no

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
error-broken-game = The game “{ $game }” is installed but cannot be used: { $reason }.
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
error-bot-argument = The bot “{ $bot }” cannot be made: { $reason }.
error-bot-file = There is no bot in { $file }: { $reason }.
error-review = { $game } cannot be reviewed: it has no search.
error-bot-time = A bot’s time is written like this: { $allowed }. “{ $limit }” is none.
error-arena-bots = A tournament needs at least two different bots.
error-arena-file = { $file } holds another tournament. Name another file, or the same game, seats, seed and options.
error-ratings-file = { $file } holds no ratings of bots: { $reason }
error-games = At least one game must be played.
error-jobs = At least one job is needed.
error-undo = Nothing can be taken back here: luck, a secret or another player came after it.
error-phrase-seed = Phrases need a seed of 64 hex digits.
error-seat-text = A phrase or a name is one line of text, for a seat of the game.
error-table = There is no table “{ $table }”.
error-moment = There is no moment { $moment }; moments are 0 to { $last }.

## Refusals of a table and of the server

error-invitation = This invitation is not valid, or no longer.
error-full = Every seat is taken.
error-started = The game has started.
error-seats-open = Every seat must be taken before the start.
error-seated = You have a seat at this table already.
error-no-seat = You have no seat at this table.
error-own-seat = The host keeps a seat.
error-not-host = Only the host can do this.
error-no-host = One of the seats must be your own.
error-not-playing = No game is under way at this table.
error-stale = This answers a question that is no longer asked.
error-draft = Something came out in the middle of this answer: give it step by step.
error-looking = Everyone is looking at their own cards. Go on when the time is over.
error-undo-vote = In this game nobody takes back what others did.
error-phrase = There is no such phrase at this table.
error-phrase-to = This phrase needs another player, or none.
error-talk-strict = At this table everyone speaks in set phrases.
error-talk-test = During a test everyone speaks in set phrases.
error-own-belief = You know what you are yourself.
error-test = There is no test { $test }; { $made } were made.
error-mark = A mark cannot be { $mark }; it can be: { $allowed }.
error-notes = You have written as many notes at this table as it keeps.
error-history = This table keeps no history of tests.
error-vote-open = This is being voted on already.
error-no-vote = No vote is under way.
error-not-yours = Somebody else has put this to the vote.
error-no-part = This vote is about you. Play, and it is void.
error-stand-in = A bot can stand in for another player: say for whom.
error-has-clock = At this table the clock sees to it that nobody waits for ever.
error-not-waited-for = Nobody waits for that player now.
error-patience =
    { $minutes ->
        [one] Wait one more minute first.
       *[other] Wait { $minutes } more minutes first.
    }
error-turned-away = The players have just said no. Ask again later.
error-murmur = Too much at once. Wait a moment before you say more.
error-murmurs = Spectators may say at most { $most } lines at a table.
error-storage = The server cannot keep anything just now. Try again in a moment.
error-no-voters = Nobody is at this table who could agree.
error-no-bot = No bot sits there.
error-frozen = This table stopped after an error. Its report can be downloaded.
error-not-frozen = Nothing went wrong at this table.
error-empty = There is nothing in this text.
error-too-long = At most { $length } characters.
error-imagined = At most { $most } imagined positions a decision.
error-review-unfinished = This game was given up: only one that was played to its end can be reviewed.
error-review-failed = This game could not be reviewed. Try again in a while.
error-busy = Too much at once. Wait a moment and try again.
error-in-use = Another server (process { $process }) uses { $file } already; stop it, or choose another folder with --data.
error-read-only = { $file } cannot be written: { $reason }.
error-damaged = { $file } is damaged, or is no database of Abyssal. Move it away, or put a backup in its place.
error-newer = { $file } was written by a newer version of Abyssal (schema { $found }; this one knows { $known }). Install that version.
error-tables = At most { $most } tables that are not over.
error-spectators = This table has no spectators.
error-session = The browser has no session: allow cookies and load the page again.
error-secret = This seat link is not valid, or no longer.
error-token = This token is not valid for that.
error-origin = This request came from a page of another site.
error-host = This server does not answer to that name.
error-network = This can be opened only on the machine the server runs on.
error-password = This is for the host of the server.
error-message = This message cannot be read: { $message }.
error-too-large = A request has at most { $most } bytes.
error-page = There is nothing here.
error-server = Something went wrong here. Nothing was changed; try again.

## The server

server-not-built = The page has not been built
server-not-built-help = The server runs, but its pages are missing. In a checkout, “make play” builds them; a package that was built after that carries them.

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
cli-help-titles = List the games that can be played, with their bots.
cli-help-serve = Open the table in the browser, for you and your friends.
cli-help-backup = Copy all tables into a file, also while the server runs.
cli-help-replay = Show any moment of a recorded game, as one seat saw it.
cli-help-verify = Check that a record is true: luck, actions and result.
cli-help-review = Go through a recorded game: chances, luck, and what would have been better.
cli-help-simulate = Let bots play many games, and count.
cli-help-arena = Let all bots play against all, and rate them.
cli-help-backup-file = The file to write.
cli-help-force = Overwrite the file if it exists.
cli-help-host = The address to listen on; 0.0.0.0 is all of them.
cli-help-port = The port; 0 takes a free one.
cli-help-folder = Where the tables are kept; your data folder by default.
cli-help-public-url = The address by which people reach the server, such as https://example.org or https://example.org/games.
cli-help-behind-proxy = Believe a proxy on this machine about who asks, and whether by TLS.
cli-help-lan = Listen on the local network too, and invite people to it.
cli-help-no-browser = Do not open a browser.
cli-help-bot-processes = How many processes bots think in; without it one for each core but one, at most 4. With 0 they think in those of abyssal bots.
cli-help-keep-finished = How long finished tables are kept.
cli-help-put-away = After how long a table that nobody touches leaves the lists; opening it brings it back.
cli-help-lang = The language: { $languages }; that of the system by default.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-game = The game, such as into-the-blue. Without it you are asked.
cli-help-title = The game, such as into-the-blue.
cli-help-file = A record.
cli-help-seats = How many sit at the table, bots included.
cli-help-bots = Bots for the seats without a person, with commas; the list is used over and over (the one that thinks by default).
cli-help-bot-list = The bots, with commas; the list is used over and over (random by default).
cli-help-arena-bots = The bots, with commas: names, a level and its time (level-5:200ms), or a file and a class (my_bot.py:Mine). By default the levels of the game.
cli-help-players = Names of the people at this keyboard, with commas.
cli-help-people = How many people are at this keyboard (one by default).
cli-help-option = A choice before the game, such as treasures=gentle or sides=advanced; may be given several times.
cli-help-data = A TOML file with your own printed numbers.
cli-help-seed = A whole number, to play the same game again, or 64 hex digits. By default a secret seed, committed to before the game starts.
cli-help-phrase = Words that go into the luck of the game; give one for each person.
cli-help-record = Where the record goes; in your own data folder by default.
cli-help-at = After how many lines of play; at the end by default.
cli-help-seat = The seat that looks, counted from 0; a spectator by default.
cli-help-review-seat = The seat with whose knowledge the game is judged, counted from 0 (0 by default).
cli-help-review-page = Write the review to this file as a page for a browser, which needs nothing else.
cli-list-name = Name
cli-list-title = Game
cli-list-seats = Players
cli-list-minutes = Minutes
cli-list-bots = Bots
cli-help-games = How many games (1000 by default).
cli-help-deals = How many deals for each pair of bots (100 by default). Each is played twice, with their places exchanged.
cli-help-arena-file = Keep what is played in this file, and go on from what it holds.
cli-help-arena-publish = Put the ratings and the time of each bot into this file of measurements.
cli-help-base-seed = A whole number from which the luck of every game is made (0 by default).
cli-help-jobs = How many processes share the work (1 by default).
cli-help-json = Print the results as JSON.

cli-unknown-command = There is no command “{ $command }”. There are: { $allowed }.
    .close = There is no command “{ $command }”. Did you mean “{ $close }”?
cli-unknown-option = There is no option “{ $option }” here; see “{ $command } --help”.
    .close = There is no option “{ $option }” here. Did you mean “{ $close }”?
cli-language = There is no language “{ $value }” for --lang. There are: { $allowed }.
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
cli-keys-papers = ! your papers
cli-keys-hint = h hint
cli-hint = The best, as far as you can know:
cli-hint-one = { $place }. { $action } ({ $chance }) { $why }
cli-hint-none = Hints are for one person among bots, in games that have a search.
cli-more = Enter: more · q: back to the game
cli-small = This game needs a terminal of { $columns } columns and { $lines } lines: enlarge it before you begin.
cli-not-understood = “{ $text }” is no answer here; ? shows the rule.
cli-pick = Type { $missing } numbers, together or one after the other, in any order.
cli-several = Several numbers on one line are taken together, in any order.
cli-picked = Picked: { $picked }, and { $missing } more to pick
cli-hand-over = It is { $player }’s turn. Everyone else looks away; { $player } presses Enter.
cli-log-cut = … (l shows all of it)
cli-log-older = Enter: older · q: back to the game
cli-back = Enter: back to the game
cli-all-topics = ?: all topics · a number: another topic · Enter: back to the game
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

## Key Largo

cli-largo-day = day { $day }, { $weekday }
cli-largo-morning = morning
cli-largo-afternoon = afternoon
cli-largo-first = { $player } first
cli-largo-legend = { $monster } monster  { $seen } seen  { $boat } boat
cli-largo-place-dive = Dive
cli-largo-place-bar = Bar
cli-largo-place-dolphins = Dolphins
cli-largo-place-shop = Shop
cli-largo-place-market = Market
cli-largo-income = ${ $income } today
cli-largo-diver = diver
cli-largo-pickpocket = pickpocket
cli-largo-round = round
cli-largo-hose = hose
cli-largo-trident = trident
cli-largo-weight = weight
cli-largo-gold = gold
cli-largo-goods = goods
cli-largo-antiques = antiques
cli-largo-diamond = diamonds
cli-largo-monster = monsters
cli-largo-cash = $
cli-largo-plan = Plan
cli-largo-team = Divers: { $hose } hose { $trident } trident { $weight } weight
cli-largo-backs = S·M·D
cli-largo-encounters = Met
cli-largo-treasures = Your treasures:
cli-largo-met = Your encounters:
cli-largo-known = You know:
cli-largo-seen = { $wreck } holds { $cards }
cli-largo-seen-before = { $wreck } held { $cards }
cli-largo-has = { $player } has { $cards }
cli-largo-for = ${ $income } ({ $depth })
cli-largo-play-card = Play “{ $encounter }”
cli-largo-verb-plan = Plan
cli-largo-verb-sail = Dive on wreck
cli-largo-verb-look = Look at wreck
cli-largo-verb-recruit = Recruit a diver
cli-largo-verb-rob = Hire a pickpocket
cli-largo-verb-round = Buy a round and look at wreck
cli-largo-verb-buy = Buy
cli-largo-verb-draw = Draw with diver
cli-largo-verb-weight = Use a weight
cli-largo-verb-trident = Use a trident
cli-largo-verb-flee = Flee
cli-largo-verb-surface = Surface
cli-largo-verb-sell = Sell
cli-largo-verb-change = Sell as another type
cli-largo-verb-play = Play an encounter
cli-largo-verb-discard = Discard an encounter
cli-largo-verb-done = Done

## Unfathomable

cli-ship-legend = { $deep } Deep Ones  { $passenger } passengers  { $damaged } damaged
cli-ship-bridge = Bridge
cli-ship-chapel = Chapel
cli-ship-captains-cabin = Cabin
cli-ship-cargo-hold = Cargo Hold
cli-ship-galley = Galley
cli-ship-boiler-room = Boiler
cli-ship-sick-bay = Sick Bay
cli-ship-brig = Brig
cli-ship-fuel = Fuel
cli-ship-food = Food
cli-ship-sanity = Sanity
cli-ship-souls = Souls
cli-ship-deck-mythos = mythos
cli-ship-deck-waypoints = waypoints
cli-ship-deck-spells = spells
cli-ship-deck-items = items
cli-ship-deck-damage = damage
cli-ship-deck-chaos = chaos
cli-ship-any = any skill
cli-ship-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-ship-feat = feat
cli-ship-feat-used = feat used
cli-ship-loyalty =
    { $count ->
        [one] { $count } loyalty card
       *[other] { $count } loyalty cards
    }
cli-ship-says = { $name }: { $text }
cli-ship-own-hand = Your hand:
cli-ship-own-added = yours: { $cards }
cli-ship-reveal = In your turn you can throw off the mask: type “reveal”. It is not in the list.
cli-ship-verb-pass = Pass
cli-ship-verb-done = Done
cli-ship-verb-end = End
cli-ship-verb-move = Move
cli-ship-verb-attack = Attack
cli-ship-verb-use = Use
cli-ship-verb-rescue = Rescue
cli-ship-verb-kill = Defeat
cli-ship-verb-repair = Repair
cli-ship-verb-play = Play a card
cli-ship-verb-item = Use an item
cli-ship-verb-sheet = Ability
cli-ship-verb-feat = Feat
cli-ship-verb-cast = Cast a spell
cli-ship-verb-kept = Card in play
cli-ship-verb-trade = Trade
cli-ship-verb-give = Offer
cli-ship-verb-accept = Accept
cli-ship-verb-refuse = Refuse
cli-ship-verb-act = Ask me
cli-ship-verb-aim = Aim
cli-ship-verb-reveal = Reveal yourself

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
cli-arena-heading = { $game }: { $deals } deals a pair, { $seats } seats, seed { $seed }
cli-arena-rating = Rating
cli-arena-spread = ±
cli-arena-strength = Strength
cli-arena-pair = Pair
cli-arena-won = The first won
cli-arena-clear = Without luck
cli-arena-against = { $first } against { $second }
cli-arena-cut = Time ended { $cut } of { $decisions } decisions.
cli-arena-scale = Who has 100 points more wins 64 deals of 100.
cli-review-heading = { $game }, as { $player } could know it
cli-review-start = At the start
cli-review-luck = Luck
cli-review-mine = Own choices
cli-review-others = The others’ choices
cli-review-uncovered = What was uncovered
cli-review-result = In the end
cli-review-grades = Own choices: { $best } best, { $good } good, { $slip } slips, { $blunder } blunders.
cli-review-moment = What mattered
cli-review-change = Chance
cli-review-better = Better
cli-review-line = { $line }  { $player }: { $action }
cli-review-move = Move { $line }, { $player }
cli-review-table = Every move, with everybody’s chances after it
cli-review-moment-column = Move
cli-review-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-review-instead = { $action } ({ $chance } → { $best }, { $grade ->
    [good] good all the same
    [slip] a slip
    [blunder] a blunder
   *[best] as good
  })

## Serving

cli-cannot-serve = The server cannot listen there: { $reason }.
cli-needs-terminal = This command needs the extra “terminal”, which is not installed: pip install abyssal[terminal]
cli-needs-server = This command needs the extra “server”, which is not installed: pip install abyssal[server]
cli-no-client = The pages for the browser are not built. In a checkout, “make play” builds them and serves; “tools/web.sh” builds them before a “pip install”. For programs alone, serve with --no-browser.
cli-programs-alone = The pages for the browser are not built: programs can play here, people cannot.
cli-port-in-use = Another program listens on port { $port } already; stop it, or choose another port with --port.
cli-serving = Abyssal is open at { $url }
cli-serving-others = Others on your network: { $url }
cli-serving-host = Host’s desk: { $url }, password { $password }
cli-serving-data = Tables are kept in { $file }
cli-no-tables = There are no tables at { $file }.
cli-backed-up = All tables are copied into { $file }
cli-backup-itself = { $file } is the database itself; name another file for the copy.
cli-backup-exists = { $file } exists already; name a new file, or add --force to overwrite it.

### Web

## Every page

web-title = Abyssal: four games of the sea
web-home = To the home page
web-back = Back to the table
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-on = On
web-off = Off
web-loading = One moment…
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of this link
web-you-name = You
web-sheet-winner = winner
# Whoever gave no name; $letter: A to F
web-default-name = Diver { $letter }
web-your-name = Your name
web-unknown-title = Nothing here
web-closed-title = This table is closed
web-unknown-page = This page does not exist. Perhaps a part of the link is missing.
web-unknown-game = This game cannot be played here yet.
web-offline = The server cannot be reached. Is it running?
web-failed = Something went wrong on the server. Please try again.
web-lost = Connection lost. Trying again…

## Language, looks and other settings

web-language = Language
web-theme = Light
web-theme-system = Automatic
web-theme-light = Day
web-theme-dark = Night
web-theme-to-light = Change to the light theme
web-theme-to-dark = Change to the dark theme
web-speed = Speed of animations
web-sound = Sounds
web-vibration = Vibration on my turn
# Asked once on each device; $vibrates: true on a phone that can
web-offer =
    { $vibrates ->
        [true] Soft sounds, and a vibration on your turn?
       *[other] Soft sounds for dice, cards and your turn?
    }
web-offer-line = You can change this at any time in the menu, under Settings.
web-notify = Notification on my turn

## Home

web-headline-1 = Four games of the sea.
web-headline-2 = One table.
web-subline = Friends by a link, bots in the empty seats, no account.
web-code = Code of a table
web-join = Join a table
web-sit-down = Sit down
web-games = Games
web-skip-games = Skip to the games
web-players = players
web-minutes = { $minutes } min
web-play-now = Play now
web-play-now-at = Play now: { $game }
web-new-table = New table
web-new-table-of = New table: { $game }
web-my-tables = My tables
web-public-tables = Public tables
web-no-tables = None yet. A table you sit at is listed here, also after days.
web-open = Open
web-leave = Leave
web-leave-keep = Keep
web-leave-forget = Take this table off your list?
    .do = Take off
web-leave-open = Leave this table? If you opened it, it is deleted for everyone.
    .do = Leave
web-leave-playing = Leave this game? A bot plays on for you.
    .do = Leave
web-leave-alone = Delete this game? It cannot be brought back.
    .do = Delete
web-put-away = Put away
web-tables-kept = Finished tables are kept for { $finished } days; tables that nobody touches are put away after { $away } days.
web-resume = Resume
web-status-turn = Your turn
web-status-open = Waiting for players
web-status-playing = Under way
web-status-over = Over
web-status-ended = Stopped without a result
web-status-frozen = Standing still
web-status-damaged = Damaged
web-network-closed = Only this computer reaches this server now.
web-network-do = Open to my network
web-network-open = Open to your network: { $url }

web-game-into-the-blue = Into the Blue
web-game-in-too-deep = In Too Deep
web-game-key-largo = Key Largo
web-game-unfathomable = Unfathomable
web-line-into-the-blue = Roll the dice, hold your breath, and dare to go one level deeper.
web-line-in-too-deep = Every card is a share, a depth and money. It is spent only once.
web-line-key-largo = Ten days, one island: plan in secret, dive, sell before the others do.
web-line-unfathomable = A steamer in the fog. Something below. Someone among you.
web-depth-into-the-blue = −10 m
web-depth-in-too-deep = −100 m
web-depth-key-largo = Surface
web-depth-unfathomable = No bottom

## Help

web-help = Help
web-help-about = Play a game against bots with one click, or open a table and send its link to your friends. Nobody needs an account.
web-help-links = Your seat has a link of its own, in the menu of the table: keep it, and you sit down again on any device.
web-help-away = Whoever loses the connection is replaced by a bot after a while, and takes over again on return.
web-keys = Keys
web-key-primary = do it
web-key-undo = take back
web-key-rules = rules
web-key-search = search rules
web-key-board = board
web-key-log = log
web-key-chat = chat
web-key-prompt = what to do
web-key-space = Space
web-key-skip = skip
web-key-help = keys
web-key-close = close

## Chairs

# $letter: A to F
web-seat = Seat { $letter }
web-seat-open = Open
web-chair = Chair { $letter }
web-chair-who = { $chair }: who sits here
web-chair-name = { $chair }: name
web-chair-pick = Choose { $chair }
web-chair-me = Me
web-chair-open = Open
web-chair-bot = Bot
web-chair-person = Taken
web-chair-host = host
web-chair-sits = sat down
web-chair-waits = waiting
web-chair-none = No chair
web-chair-add = Add
web-chair-remove = Remove a chair
web-seats-range = { $least } to { $most } players
web-bot-level = { $chair }: level of the bot
web-bot-random = Calm
web-bot-greedy = Steady
web-bot-crew = Steady
web-bot-level-1 = Pip
web-bot-rung-1 = Pip, level 1
web-bot-level-2 = Coral
web-bot-rung-2 = Coral, level 2
web-bot-level-3 = Finn
web-bot-rung-3 = Finn, level 3
web-bot-level-4 = Ray
web-bot-rung-4 = Ray, level 4
web-bot-level-5 = Nereus
web-bot-rung-5 = Nereus, level 5

# Bots without a name are called by their seat.
web-bot-name-a = Bot Marlin
web-bot-name-b = Bot Kelp
web-bot-name-c = Bot Skate
web-bot-name-d = Bot Perch
web-bot-name-e = Bot Pearl
web-bot-name-f = Bot Gull

## Opponents

web-opponents = Opponents
web-opponents-of = Opponents: { $game }
web-opponents-prompt = Who dives against you?
web-opponents-hint = Deeper is stronger.
web-opponents-legend = How each plays, its rating, its time per choice
web-opponents-plain = How each of them plays
web-opponents-chairs = Which chair
web-opponents-fill = { $chair }: let a bot sit here
web-opponents-full = Chairs
web-opponents-less = Fewer
web-opponents-others = Also:
web-opponents-done = Done
web-opponents-mixes = Or take a mix
web-opponents-mix-gentle = All gentle
web-opponents-mix-each = One of each
web-opponents-mix-strong = All strong
web-opponents-mix-last = As last time
# $games: of each bot; $seats: at a table; $version: of this program
web-opponents-measured = Measured, not claimed: at least { $games } games of each bot, at tables of { $seats }, with version { $version }. Who has 100 points more wins 64 deals of 100.
web-opponents-unmeasured = Not measured yet in { $game }. A rating is shown only once it has been measured.
web-opponent-depth = −{ $depth } m
web-opponent-rung = level { $rung } of 5
web-opponent-rating = Rating
web-opponent-time = { $seconds } s
web-opponent-at-once = at once
web-opponent-thinks = Thinks, per choice
web-opponent-against = You against { $name }
web-opponent-won = { $won } of { $games } won
web-opponent-not-met = no game yet
web-opponent-unknown = not known here
web-opponent-fair = Sees what a player sees: never your cards, never what comes next.
web-opponent-by-game = { $name }, game by game
web-opponent-unmeasured = not measured yet
web-opponent-line-1 = Overlooks most of what it could do, and plays it safe.
web-opponent-line-2 = Overlooks much, and often plays it safe.
web-opponent-line-3 = Plays by rules of thumb and overlooks little.
web-opponent-line-4 = Plays by rules of thumb and overlooks next to nothing.
web-opponent-line-5 = Tries its best ideas in imagined games, then chooses.
web-opponent-line-greedy = Plays by rules of thumb, at once.
web-opponent-line-crew = Plays by rules of thumb, at once.
web-opponent-line-random = Plays anything that is allowed.
web-opponent-line-own = A player of this server’s own.

## New table

# $open: how many chairs are open
web-new-prompt =
    { $open ->
        [0] Every chair is taken
        [one] One chair for a friend
       *[other] { $open } chairs for friends
    }
web-new-hint =
    { $open ->
        [0] The game starts at once.
       *[other] Open the table, then send the link.
    }
web-new-open = Open the table
web-new-after = Then comes the link
web-new-after-line = Once the table is open you get an invitation as a link, a code and a QR code. Nobody needs an account.
web-start = Start
web-change = Change
web-options = Options
web-option-set = One choice for all five; each can also be set by itself.
web-option-mixed = Mixed: each is set by itself.
web-option-each = { $set }: one by one
web-pace-none = No clock
web-pace-relaxed = 5 min
web-pace-brisk = 1 min
web-pace-none-line = Everyone takes the time they need, days if they like.
web-pace-relaxed-line = Five minutes for a decision; at the third delay a bot plays on.
web-pace-brisk-line = One minute for a decision; at the third delay a bot plays on.
web-access = Access
web-private = Private
web-public = Public
web-private-line = Only those with the link can find the table.
web-public-line = Also listed on the home page, for everyone on this server.
web-spectators = Spectators
web-spectators-yes = Welcome
web-spectators-no = Refused
web-spectators-yes-line = They see what is public, one action late.
web-spectators-no-line = Only players see this table.
web-own-data = Your own numbers
web-own-data-line = A file with the printed numbers of your own box, if they differ.
web-own-data-ours = Some printed numbers are not in the rulebook: ours stand in for them. With a file from your own box you play with the true ones.
web-own-data-choose = Choose a file
web-own-data-badge = own data

## Before the start

web-invite = Invite with this link
web-invite-link = Link of the invitation
web-invite-line = No account. Scan, or type the code.
web-invite-here = This link opens on this computer alone
web-invite-here-do = With one press it opens on every device of your network.
web-invite-here-why = Open this page by the address that your friends use, and invite them from there.
web-invite-none = No network was found: only this computer reaches this server.
web-renew = New code
web-free-title = Free this chair?
web-free-sure = { $name } is sitting there, and would have to be invited again.
web-free = Free the chair
web-invited = You are invited
web-watch = Only watch
web-lobby-prompt =
    { $open ->
        [0] Everyone is here
        [one] One chair is still open
       *[other] { $open } chairs are still open
    }
# $host is the name of the host.
web-lobby-hint = { $host } starts the game.
web-lobby-hint-host =
    { $open ->
        [0] Start whenever you like.
        [one] Wait for a friend, or start: a bot takes the open chair.
       *[other] Wait for friends, or start: bots take the open chairs.
    }
web-start-bots =
    { $open ->
        [one] Start with one bot
       *[other] Start with { $open } bots
    }
web-luck = Sealed luck
web-luck-line = All dice and cards follow from a number that is fixed already. Its seal stands here. Say a phrase before the start: it goes into the luck too.
web-luck-phrase = Your phrase
web-luck-again = Change your phrase
web-luck-say = Say the phrase
web-luck-spoken = { $name } has said a phrase.
    .you = You have said a phrase.

## The table

web-table-code = Table { $code }
web-tab-turn = Your turn: { $title }
web-your-turn = It is your turn in { $game }.
web-prompt = What is to be done
web-act = Buttons
web-board = Board
web-mine = My area
web-others = Players
web-rail = Players and log
web-side = Log and chat
web-log = Log
web-log-all = All
web-log-whole = Show the whole log
web-log-filter = Filter the log by player
web-log-since = your last turn
web-log-covered = A secret of yours: hold to see
web-skip-prompt = Skip to what is to be done
web-skip-board = Skip to the board
web-skip-log = Skip to the log
web-skip = Skip
web-stage-slower = Slower
web-stage-next = Next
web-stage-more = … and { $count ->
        [one] one thing more
       *[other] { $count } things more
    }
web-undo = Take back
web-menu = Menu
web-tag-plays = plays
web-tag-chooses = chooses…
web-choosing = { $name } is choosing…
web-choosing-for = A bot is choosing for { $name }…
    .you = A bot is choosing for you…
web-tag-bot = bot
web-tag-standin = bot for now
web-tag-away = not here
# After a line of the log: who did it in the player's place.
web-by-bot = a bot played this for { $name }
web-by-time = time had run out for { $name }
web-time-left = Time left: { $time }
web-return = I play again
web-digest = Since your last turn
web-digest-open =
    { $count ->
        [one] { $count } event since your turn
       *[other] { $count } events since your turn
    }
web-digest-close = Play
web-frozen = This table has stopped.
web-frozen-hint = Something in it went wrong. Nothing is lost: the report helps to mend it.
web-frozen-fault = { web-frozen-hint }
web-frozen-log = Its log is damaged. What can still be read is kept; the report says where it breaks off.
web-frozen-rules = This game was begun with version { $begun } of its rules; this server has version { $known }. Nothing is lost: it goes on when the server has version { $begun } again.
web-frozen-data = This game was begun with numbers that this server no longer has. Nothing is lost: it goes on when they are there again.
web-frozen-seal = The seed of this game does not fit the seal that you were shown before the start. It does not go on.
web-ended = The table agreed to stop, without a result.
web-report = Report
event-undone = { $player } took the last action back.
    .you = You took your last action back.
# A step of a replay of which nothing was heard.
event-unseen = { $player } decided in secret.

## Chat

web-chat = Chat
web-unread = unread
web-chat-hint = Say something…
web-chat-say = Your message
web-chat-send = Send
web-chat-phrases = Phrases in every language
web-chat-empty = Nobody has said anything yet.
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name }
web-chat-spectators = Players read this only after the end.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops…
web-phrase-your-turn = Your turn!
web-phrase-thinking = Let me think.
web-phrase-moment = Back in a moment.
web-phrase-yes = Yes.
web-phrase-no = No.
web-phrase-again = Another game?
web-phrase-good-game = Good game!
web-phrase-bye = Goodbye!

## Menu and votes

web-menu-link = My seat link
web-menu-link-line = Sit down here again on any device.
web-link-line = This is the seat of { $name }. Whoever has the link has the seat: keep it to yourself.
web-menu-renew = New link
web-renew-sure = Every link to this seat that was shown before stops working, and so do its tokens. Other devices leave the seat; this one stays.
web-renew-do = Make a new link
web-renew-keep = Keep the old one
web-menu-settings = Settings
web-menu-settings-line = Language, light, speed, sound.
web-menu-undo = Ask to take back
web-menu-undo-line = If everyone agrees, the last public action is undone.
web-menu-give = Give my seat to a bot
web-menu-give-line = For good: you can only watch then.
web-give-sure = A bot plays on in your place, for good. You can watch, but not come back.
web-menu-standin = Ask for a stand-in
web-menu-standin-line = A bot makes one move for somebody you wait for.
web-standin-sure = Everyone who is here votes. If all agree, a bot makes one move; then the seat is its person’s again.
web-standin-for = A bot for { $name }
web-menu-end = End the game
web-menu-end-line = By a vote of all, without a result.
web-end-sure = If everyone agrees, the game ends now and nobody wins.
web-menu-token = Token for a program
web-menu-token-line = A bot of your own can play this seat.
web-token-line = A program with this token plays your seat. It is shown only once.
web-menu-seat = Take the seat of a bot
web-menu-seat-line = If everyone agrees.
web-seat-sure = The players vote on it. If all agree, you play on from here.
web-menu-leave = Leave the table
web-menu-leave-line = Your seat stays yours; a bot plays while you are away.
web-menu-leave-waits = Your seat stays yours; the game waits for you.
web-watching =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
web-vote = Vote
web-vote-call = Call a vote
web-vote-end = { $name } proposes to end the game without a result.
web-vote-undo = { $name } asks to take the last action back.
# $name wants to sit where the bot of $seat sits.
web-vote-admit =
    { $seat ->
        [none] { $name } would like to take the seat of a bot.
       *[other] { $name } would like to take the seat of { $seat }.
    }
# $name asks; $seat is the player who is waited for.
web-vote-stand-in = { $name } asks for a bot to make one move for { $seat }.
web-vote-about-you = This is about you. Play, and the vote is void.
web-vote-withdraw = Withdraw
web-vote-lapsed = The vote is void.
web-vote-waiting = Waiting for the others.
web-vote-carried = Agreed: { $yes } for, { $no } against.
web-vote-lost = Not agreed: { $yes } for, { $no } against.

## Several people at one screen

web-hand-over = Hand over
web-hand-over-to = { $name } is on
web-hand-over-who = Who is at the screen?
web-hand-over-line = Everyone else looks away.
web-hand-over-me = I am { $name }

## Rules

web-rules = Rules
web-rules-search = Search the rules
web-rules-find = Search
web-rules-topics = Topics
web-rules-nothing = Nothing found.
web-rules-behind = Behind the prompt
web-rules-next = Next

## Tutorials

web-learn = Learn
web-learn-game = Learn { $game } step by step
web-learn-step = Step { $at } of { $last }
web-learn-next = Go on
web-learn-back = Back
web-learn-leave = Leave the tutorial
web-learn-nudge = That comes later. { $todo }
web-learn-again = From the start
web-learn-play = Play a first game now
web-learn-none = There is no tutorial for this game.
web-learn-look = Look at: { $thing }.
web-learn-chapter = Chapter
web-learn-following = Next: { $chapter }
web-coach = Coach
web-coach-close = Got it
web-coach-off = No more explanations
web-menu-coach-on = Explanations as you play
web-menu-coach-on-line = Each new kind of moment is explained once
web-menu-coach-off = No more explanations
web-menu-coach-off-line = New kinds of moments are no longer explained

## After the end

web-game-over = game over
web-wins = won
web-loses = lost
web-ranking = Result
# $rank: 1 for the first
web-stood-in =
    { $count ->
        [one] A bot made one move.
       *[other] A bot made { $count } moves.
    }
web-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-rematch = Rematch
web-rematch-go = To the rematch
web-keep = Keep this game
web-download = Download
web-download-line = Every move as a file.
web-show-board = Show the board
web-show-sheet = Show the score sheet
web-seal = Seal

## Replay

web-replay = Replay
web-replay-meta = Replay · { $date }
web-replay-start = The first position
web-replay-end = Nothing more happened
web-replay-over = The end
web-replay-before = Before the first turn
web-replay-turn = Turn { $turn }
web-replay-place = { $turn } · step { $step }/{ $steps }
web-replay-move = This moment
web-replay-line = Timeline
web-replay-legend = What the marks mean
web-replay-list = Turns and steps
web-replay-first = First turn
web-replay-back = Turn back
web-replay-on = Turn on
web-replay-last = Last step
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Seen by
web-replay-all = All
web-replay-shared = The link to this moment is copied.
web-replay-hands = All hands open: the game is over
web-replay-hands-of = What { $player } knew
web-replay-hands-public = What everyone knew
web-replay-hands-tab = Hands
web-replay-no-cards = no cards
web-replay-shown = Shown
web-replay-board = Board
web-replay-scene = Dice
web-replay-key-turn = turn
web-replay-key-step = step
web-replay-key-flag = flag
web-replay-key-eyes = eyes

## A review: a game that is over, judged by what one seat knew. `.you` where that is who reads it.

web-review = Review
web-review-curve = Chances to win, turn by turn
web-review-knob = Moment of the game
web-review-place = { $turn }, { $chance } to win
web-review-worst = Weakest choice
web-review-moments = Moments that mattered
web-review-moment = Moment { $number }
web-review-next = Next moment
web-review-key-moment = moment
web-review-this = This moment
web-review-making = The game is being gone through
web-review-progress = { $judged } of { $of } moves are judged.
web-review-grade-best = Best
web-review-grade-good = Good
web-review-grade-slip = Slip
web-review-grade-blunder = Blunder
web-review-count-best =
    { $count ->
       *[other] best
    }
web-review-count-good =
    { $count ->
       *[other] good
    }
web-review-count-slip =
    { $count ->
        [one] slip
       *[other] slips
    }
web-review-count-blunder =
    { $count ->
        [one] blunder
       *[other] blunders
    }
web-review-graded = { $player } found the best there was in { $best } of { $count } choices.
    .you = You found the best there was in { $best } of your { $count } choices.
web-review-played = { $player } played
    .you = You played
web-review-better = Better
web-review-better-was = Better: { $action }
web-review-from-to = { $from } → { $to }
web-review-of-hundred = With what { $player } knew, { $played } of 100 such games are won this way, and { $better } the better way.
    .you = With what you knew, { $played } of 100 such games are won this way, and { $better } the better way.
web-review-none-better = Nothing better was found with what { $player } knew.
    .you = Nothing better was found with what you knew.
web-review-change = { $player }’s chance
    .you = Your chance
web-review-apart = Luck apart from play
web-review-start = At the start
web-review-luck = Luck
    .you = Luck
web-review-mine = Own choices
    .you = Your choices
web-review-others = The others’ choices
    .you = The others’ choices
web-review-uncovered = What was uncovered
    .you = What was uncovered
web-review-result = In the end
web-review-knew = Every choice is judged by what { $player } knew then. No hidden card is turned over for it.
    .you = Every choice is judged by what you knew then. No hidden card is turned over for it.
web-review-won-luck = { $player } won, and luck did most for it.
    .you = You won, and luck did most for it.
web-review-won-mine = { $player } won, most of all by good choices.
    .you = You won, most of all by your own choices.
web-review-won-others = { $player } won, and what the others did helped most.
    .you = You won, and what the others did helped most.
web-review-won-uncovered = { $player } won, and what was uncovered helped most.
    .you = You won, and what was uncovered helped most.
web-review-shared-luck = { $player } shared the victory, and luck did most for it.
    .you = You shared the victory, and luck did most for it.
web-review-shared-mine = { $player } shared the victory, most of all by good choices.
    .you = You shared the victory, most of all by your own choices.
web-review-shared-others = { $player } shared the victory, and what the others did helped most.
    .you = You shared the victory, and what the others did helped most.
web-review-shared-uncovered = { $player } shared the victory, and what was uncovered helped most.
    .you = You shared the victory, and what was uncovered helped most.
web-review-lost-luck = { $player } lost, and bad luck cost most.
    .you = You lost, and bad luck cost most.
web-review-lost-mine = { $player } lost, and own choices cost most.
    .you = You lost, and your own choices cost most.
web-review-lost-others = { $player } lost, and the others’ choices cost most.
    .you = You lost, and the others’ choices cost most.
web-review-lost-uncovered = { $player } lost, and what was uncovered cost most.
    .you = You lost, and what was uncovered cost most.
web-review-again = Try again

web-why = Why?
web-why-thinking = Looking …
web-why-knew = As { $player } could tell then:
web-why-played = played
web-why-forced = There was nothing to choose.
web-why-done =
    { $count ->
        [one] One answer is compared.
       *[other] { $count } answers are compared.
    }
web-mark-die = die
web-mark-passed = passed
web-mark-partial = partly passed
web-mark-failed = failed
web-mark-bought = purchase
web-mark-item = item or treasure
web-mark-theft = theft
web-mark-death = loss of life
web-mark-damage = damage
web-mark-loyalty = loyalty
web-mark-dividend = income
web-mark-flag = key moment

## The end

web-ending-pages = The end of the game
web-ending-sheet = Score sheet
web-ending-course = The course
web-ending-picture = Picture
web-course-picture = The score from turn to turn
web-course-key = What everyone would have had if the game had ended with that turn.
web-course-turn = Turn
web-course-ties = Ties
web-course-no-ties = No tie decided anything.
web-course-decisive = The other way round, others would have won.

## Verify the shuffle

web-verify = Verify the shuffle
web-verify-line = Luck was sealed before the start: check the seal.
web-verify-about = This page has computed everything below by itself, from the record of the game alone.
web-verify-seed-yes = The seed is the one that was sealed before the start.
web-verify-seed-no = The seed, or what was agreed before the start, is not what was sealed.
web-verify-phrases-yes = The phrases are those that were said before the start.
web-verify-phrases-no = A phrase was changed after the start.
web-verify-play-yes = The moves are those that were written down.
web-verify-play-no = A move was changed after the game.
web-verify-commitment = Seal
web-verify-seed = Seed
web-verify-phrase = Phrase of player { $number }
web-verify-key = Key of all luck
web-verify-compare = The seal proves something only if it is the one you saw before the game: compare.
web-verify-more = This page checks the seal, the phrases and the moves. The command below replays the whole game and draws every die and every card again.
web-verify-none = There is no seal in this record: its luck cannot be verified.
web-verify-record = The record as text

## What a table agrees on beside the rules

house-windows = Quiet windows
house-windows-3 = 3 s: whoever may hold a card for the moment has three seconds to act; the same for all
house-windows-5 = 5 s: whoever may hold a card for the moment has five seconds to act; the same for all
house-windows-8 = 8 s: whoever may hold a card for the moment has eight seconds to act; the same for all
house-windows-untimed = No clock: everyone answers, by hand or by standing order
house-talk = Table talk
house-talk-guided = Guided: set phrases, and free words with the guidelines in sight
house-talk-free = Free: set phrases and free words
house-talk-between = Pauses: free words between tests, set phrases alone during one
house-talk-strict = Strict: set phrases alone
house-viewing = Look at secrets
house-viewing-30 = 30 s: everyone looks at newly dealt secret cards for the same half minute
house-viewing-20 = 20 s: everyone looks at newly dealt secret cards for the same twenty seconds
house-viewing-10 = 10 s: everyone looks at newly dealt secret cards for the same ten seconds
house-room = Where you sit
house-room-apart = Apart: each at a screen of their own; the hand lies open there
house-room-shared = Same room: hands are covered until they are held
house-history = History of tests
house-history-learning = To learn: kept in the learning game only
house-history-on = Kept: who added how many to each test, and what came up
house-history-off = None: everyone remembers for themselves
house-bots = Bots at the table
house-bots-speak = They speak: in set phrases, from what everyone has seen
house-bots-silent = They are silent

## Quiet windows, secrets, private notes

web-window = Quiet window
web-window-left = { $seconds } s left
web-window-open = The table waits for all.
web-window-choosing = Somebody is choosing.
web-window-act = Act
web-window-acting = Acting
web-window-answered = Noted
web-window-how = How do you act?
web-window-nothing = Nothing of yours fits this moment.
web-looking = Look at your secret cards
web-looking-line = Everyone looks for the same time. Nobody can see whether you look, or at what.
web-looking-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
web-looking-none = You have no secret card.
web-looking-alone = Only you see this. You are alone with bots: no clock, take your time.
web-looking-own = Only you see this. Nobody waits for you meanwhile.
web-looking-deal = Deal
web-looking-look = Look
web-looking-on = Go on
web-looking-steps = Steps
web-looking-cover = Cover
web-looking-show = Show
web-looking-known = I know who I am
web-cover = Cover all
web-uncover = Uncover
web-covered = Your cards are covered
web-covered-line = Hold to see them, or uncover them.
web-covered-hold = Hold to see
web-key-act = Act in a quiet window
web-key-cover = Cover all
web-desk = Notes and orders
web-suspicions = Suspicions
web-suspicions-line = Counts are public, marks are yours alone.
web-sheet-line = { $name }: what you may know.
web-about = { $name }: sheet
web-to-board = Back to the board
web-orders = When I am asked
web-orders-line = If not, you pass: nobody sees it, and it takes as long.
web-orders-own = Ask me about my own rolls and tests, and attacks on me.
web-orders-tests = Ask me in the tests of others.
web-orders-always = Ask me in the rolls of others.
web-notes = My own words
web-notes-hint = Who added what, who was where …
web-notes-line = For your eyes alone, on every device of yours.
web-talk-guide = Keep to two poles: a lot or a little, high or low. Name no card, no type, no value. Nobody has to answer truly.
web-talk-strict-line = At this table everyone speaks in set phrases.
web-talk-test-line = During a test: set phrases alone.
web-talk-statement = I say
web-talk-about = About somebody
web-talk-question = I ask somebody
web-talk-answer = I answer
web-talk-to = To whom
web-talk-asked = { $name } asks you
web-phrase-help-much = I can help a lot.
web-phrase-help-little = I can help a little.
web-phrase-help-none = I cannot help at all.
web-phrase-cannot-say = I cannot say.
web-phrase-who-helps = Who can help?
web-phrase-added-high = What I give is high.
web-phrase-added-low = What I give is low.
web-phrase-not-my-skill = I cannot draw this skill.
web-phrase-top-good = What lies on top is good.
web-phrase-top-bad = What lies on top is bad.
web-phrase-can-roll = I can change this roll.
web-phrase-cannot-roll = I cannot change this roll.
web-phrase-can-total = I can change this total.
web-phrase-cannot-total = I cannot change this total.
web-phrase-can-prevent = I can prevent this defeat.
web-phrase-cannot-prevent = I cannot prevent this defeat.
web-phrase-suspect = I suspect { $name }.
web-phrase-trust = I trust { $name }.
web-phrase-accuse = I accuse { $name }!
web-phrase-clear = I clear { $name }.
web-phrase-deny = { $name } is wrong about me.
web-phrase-threat = The sea is coming for you all!
web-phrase-ask-help = { $name }, can you help a lot?
web-phrase-ask-high = { $name }, is what you give high?
web-phrase-ask-top = { $name }, was it good, what you saw?
web-phrase-ask-roll = { $name }, can you change this roll?
web-phrase-ask-prevent = { $name }, can you prevent this?
web-phrase-say-yes = { $name }: yes.
web-phrase-say-no = { $name }: no.
web-phrase-say-nothing = { $name }: no answer.
web-menu-declare = Reveal myself
web-menu-declare-line = Everyone has this entry, at any time.
web-declare-sure = Your secret card is turned up, and everyone sees it. This cannot be taken back.
web-declare-no = Not possible: it needs an action of your own, and the card for it.
web-play-learning = First voyage
web-play-learning-line = The learning game with three bots

### A place to come back to: games over days, absence, votes

error-absence = Without a clock no bot comes by itself; it can be: { $allowed }.
error-away =
    { $days ->
        [0] Your clock has stood still for as long as it may in this game.
        [one] You can be away from now on, for at most one day.
       *[other] You can be away from now on, for at most { $days } days.
    }
error-denied =
    { $minutes ->
        [one] The table did not agree to this. Ask again in a minute.
       *[other] The table did not agree to this. Ask again in { $minutes } minutes.
    }
error-patience-hours =
    { $hours ->
        [one] The time for this move is not over: wait one more hour.
       *[other] The time for this move is not over: wait { $hours } more hours.
    }
error-which-vote = Several votes are under way: say which of { $allowed }.
error-same-pace = The table is played at this pace already.
error-is-here = Whoever holds that seat is at the table.
error-own-seat-safe = Nobody gives your seat away.
error-not-given = The table has not agreed to give this seat to somebody else.
error-not-given-yet =
    { $hours ->
        [one] Its owner can still stop this, for an hour.
       *[other] Its owner can still stop this, for { $hours } hours.
    }
error-two-seats = You hold another seat at this table: this one is for somebody else.
house-waits = Over days: what waits
house-waits-tests = Tests: windows in a test stay open for hours; standing orders answer in all others
house-waits-none = Nothing: standing orders answer in every window
house-waits-attacks = Attacks too: windows in tests and rolls stay open for hours
house-hours = Over days: for how long
house-hours-24 = 24 h: such a window stays open for exactly a day, whoever has answered
house-hours-12 = 12 h: such a window stays open for exactly half a day, whoever has answered
web-pace-how = How we play
web-pace-live = At the table
web-pace-live-line = Everyone is here, with a clock or without.
web-pace-slow = Over days
web-pace-slow-line = Each when it suits; the clock runs while nobody is here.
web-pace-day = 1 day
web-pace-three-days = 3 days
web-pace-week = 7 days
web-absence = If somebody is missing
web-absence-wait = Wait
web-absence-wait-line = however long it takes
web-absence-bot = A bot stands in
web-absence-bot-line = until they are back
web-absence-bot-move = for that move only
web-absence-vote = The table decides
web-absence-vote-line = the others vote, without the absent one
web-move-line = One move, as chosen
web-move-now = your turn, { $when }
web-move-now-live = your turn
web-move-then-wait = { $when }: the time is over, and the table waits on
web-move-then-bot = { $when }, then a bot makes this move
web-move-then-vote = { $when }, then the others vote
web-move-live-wait =
    { $minutes ->
        [one] after 1 min the first answer counts; whoever is not here is waited for
       *[other] after { $minutes } min the first answer counts; whoever is not here is waited for
    }
web-move-live-bot =
    { $minutes ->
        [one] after 1 min the first answer counts; a bot plays for whoever is not here
       *[other] after { $minutes } min the first answer counts; a bot plays for whoever is not here
    }
web-move-live-vote =
    { $minutes ->
        [one] after 1 min the first answer counts; about whoever is not here the others vote
       *[other] after { $minutes } min the first answer counts; about whoever is not here the others vote
    }
web-move-open-wait = no end: the table waits
web-move-open-vote = no end; after 5 minutes the others may vote for one move by a bot
web-until = until { $when }
web-tag-until = away until { $day }
web-tag-lost = no network
web-vote-late = The time of { $seat } is over. Let a bot stand in, until they are back?
web-vote-late-sealed = The time is over, and not everyone has answered. Let a bot answer for whoever has not?
web-vote-reseat = { $name } asks to give the seat of { $seat } to somebody by a new link. { $seat } can stop it for a day.
web-vote-pace = { $name } proposes another pace: { $pace }.
web-vote-lapses = Until { $when }; silence means no.
web-vote-a-bot = A bot
web-given-away = The others agreed to give your seat to somebody by a new link. It can be done from { $when } on, unless you keep it.
web-keep-seat = Keep my seat
web-menu-away = Away until …
web-menu-away-line = Your clock stands still, and everyone reads until when.
web-away-line = Your clock stands still until that day; everyone at the table reads the day and nothing else. When you play, you are back. At most 30 days in a game.
web-away-now = You are away until { $day }.
web-away-back = I am back
web-away-until = Away until
web-away-say = Say so
web-menu-pace = Change the pace
web-menu-pace-line = By a vote of all.
web-pace-sure = Everyone votes. If all agree, whoever is to play has the whole time from then on.
web-menu-reseat = A seat for somebody else
web-menu-reseat-line = A lost link, or a friend who does not come back.
web-reseat-sure = All others vote. If they agree, the person of the seat has a day to stop it. Then you can send a new link: it works once, for nobody who sits here already, and the old one ends. Everyone reads it.
web-reseat-for = A new link to the seat of { $name }
web-reseat-soon = { $name } can still keep the seat, until { $when }.
web-reseat-link = Show the new link to the seat of { $name }
web-reseat-here = { $name } is here.
web-returned = Welcome back: the seat is yours
web-returned-line =
    { $moves ->
        [one] A move was made for you. Everyone reads it so, and the record says it.
       *[other] { $moves } moves were made for you. Everyone reads it so, and the record says it.
    }
web-returned-go = Play on
web-former = before: { $names }
web-own-decisions =
    { $count ->
        [one] a bot or time: 1 move, own: { $own }
       *[other] a bot or time: { $count } moves, own: { $own }
    }
web-tag-left = page closed
web-vote-late-you = Your time is over. The others are asked whether a bot stands in: play, and the vote is void.

### The hosts' desk

error-closed = A host of this server has closed this table. Nothing of it is lost; it goes on when they open it again.
error-binned = A host of this server has put this table in the bin. Ask them: they can take it back for a while.
error-invite-only = On this server tables are opened by invitation. Ask a host for the code, and enter it on the first page.
error-not-invited = This is not the hosts’ code for opening tables, or no longer.
error-filter = There is no filter “{ $filter }”. There are: { $allowed }.
error-not-aside = This table is neither closed nor in the bin.
error-not-binned = Only a table in the bin can be deleted.
error-no-person = No person sits there.
error-last-person = Nobody would be left to play here, or to start the game. Close the table, or put it in the bin.
error-days = { $days } days are not possible: 1 to { $most }.
error-new-password = A password has { $least } to { $most } characters.

cli-help-restore = Put a backup in the place of all tables, while no server runs.
cli-help-restore-file = The backup.
cli-help-password = Set the password of the host’s desk; it stays when the server is started again.
cli-password-new = New password (12 characters or more, not shown):{" "}
cli-password-again = The same again:{" "}
cli-password-differs = The two are not the same; nothing was changed.
cli-password-set = The password of the host’s desk is set. Whoever was logged in has to enter it.
cli-restored = All tables are those of the backup now: { $file }
cli-restored-old = What was there before lies in { $file }
cli-serving-host-set = Host’s desk: { $url }, with the password you have set

web-status-closed = Closed by a host
web-status-bin = In the hosts’ bin

web-notice = A word from the hosts of this server
web-notice-read = Put this message away
web-open-by-code = Tables are opened here by invitation. The hosts’ code:
web-open-keep = Keep it
web-hosting = Host’s desk
web-hosting-ask-set = The password is the one that the hosts have set.
web-hosting-ask-printed = The password was printed when the server started.
web-hosting-name = Your name, for the log of what hosts did
web-hosting-password = Password
web-hosting-enter = Enter
web-hosting-leave = Log out
web-hosting-up-hours =
    { $hours ->
        [0] Up for less than an hour.
        [one] Up for one hour.
       *[other] Up for { $hours } hours.
    }
web-hosting-up-days = Up for { $days } days.
web-hosting-closed-to-you = Hands, roles, notes and chat stay closed, also to you.
web-hosting-health = How the server does
web-hosting-tables = Tables
web-hosting-tables-now = { $count } live
web-hosting-tables-all = { $count } in all, { $frozen } frozen
web-hosting-people = People
web-hosting-people-now = { $count } here
web-hosting-connections =
    { $count ->
        [one] one connection
       *[other] { $count } connections
    }
web-hosting-backup-last = Last backup
web-hosting-backup-none = none yet
web-hosting-backup-none-line = Nothing has been copied from here.
web-hosting-backup-kept = { $size }, read back, { $count } kept
web-hosting-disk = Disk
web-hosting-disk-line = { $size } of tables, { $free } free
web-hosting-disk-bad = cannot be written
web-hosting-disk-bad-line = Nothing is kept now: make room ({ $free } free), or look at the disk. Tables take { $size }.
web-hosting-version = Version { $version }
web-hosting-bots =
    { $count ->
        [one] 1 bot process
       *[other] { $count } bot processes
    }
web-hosting-bots-waiting =
    { $count ->
        [0] nobody waits for a bot
        [one] one thought waits
       *[other] { $count } thoughts wait
    }
web-hosting-find = a code, a game or a name
web-hosting-filter = Which tables
web-hosting-filter-all = All { $count }
web-hosting-filter-live = Live { $count }
web-hosting-filter-stopped = Stopped { $count }
web-hosting-filter-over = Over { $count }
web-hosting-filter-bin = Bin { $count }
web-hosting-none = There is no such table.
web-hosting-older = Older tables
web-hosting-here = { $name }, here
web-hosting-not-here = { $name }, not here
web-hosting-until = until { $moment }
web-hosting-more = What can be done with { $table }
web-hosting-look = Look on
web-hosting-free = Free a seat
web-hosting-free-ask = Whose seat? Their link dies. In a running game a bot plays on, and a new person can ask for the seat.
web-hosting-close = Close
web-hosting-open = Open again
web-hosting-export = Export the record
web-hosting-report = Why it is frozen
web-hosting-whole =
    { $entry ->
        [0] Nothing of its log could be carried out.
       *[other] The log is whole up to entry { $entry }, the last good one.
    }
web-hosting-bin = To the bin
web-hosting-back = Take it back
web-hosting-binned = { $table } lies in the bin for { $days } days.
web-hosting-delete = Delete
web-hosting-delete-ask = Delete this table for everyone now? It cannot be brought back.
web-hosting-word = A word to all
web-hosting-word-line =
    { $count ->
        [one] shown at one table and at home
       *[other] shown at { $count } tables and at home
    }
web-hosting-word-stands =
    { $count ->
        [one] stands at one table and at home
       *[other] stands at { $count } tables and at home
    }
web-hosting-say = Send
web-hosting-unsay = Take it back
web-hosting-said = Everyone sees it now.
web-hosting-unsaid = Nobody sees it any more.
web-hosting-rules = House rules
web-hosting-invite = Invite only
web-hosting-invite-line = only who holds the link opens tables
web-hosting-invitation = The link for those who may open tables
web-hosting-renew = Make a new link; the old one is void
web-hosting-finished = Finished games
web-hosting-finished-line = kept so long, then deleted
web-hosting-days =
    { $count ->
        [30] 1 month
        [90] 3 months
        [180] 6 months
        [365] 1 year
        [730] 2 years
        [3650] 10 years
        [one] 1 day
       *[other] { $count } days
    }
web-hosting-password-set = set, and kept when the server restarts
web-hosting-password-printed = printed at each start
web-hosting-change = Change
web-hosting-change-password = Change the password
web-hosting-password-line = All other hosts have to enter with the new one.
web-hosting-password-current = Password now
web-hosting-password-new = New password, 12 characters or more
web-hosting-password-changed = The password is changed.
web-hosting-backup = Backup
web-hosting-backup-running = is being written …
web-hosting-backup-failed = failed: { $reason }
web-hosting-backup-done = written and read back, { $moment }
web-hosting-back-up = Back up now
web-hosting-restore = Restore
web-hosting-restore-line = A backup takes the place of all tables, so this is not done while people play. Stop the server, run this on its machine with the same --data, and start it again. What is there now is kept beside it.
web-hosting-acts = What hosts did
web-hosting-acts-older = Earlier
web-hosting-a-host = A host
web-hosting-act-entered = { $host } entered.
web-hosting-act-left = { $host } logged out.
web-hosting-act-password = { $host } changed the password.
web-hosting-act-password-here = The password was set on the server’s machine.
web-hosting-act-freed = { $host } freed the seat of { $detail } at { $table }.
web-hosting-act-closed = { $host } closed { $table }.
web-hosting-act-opened = { $host } opened { $table } again.
web-hosting-act-binned = { $host } put { $table } in the bin.
web-hosting-act-unbinned = { $host } took { $table } out of the bin.
web-hosting-act-deleted = { $host } deleted { $table }.
web-hosting-act-exported = { $host } exported the record of { $table }.
web-hosting-act-said = { $host } said to all: “{ $detail }”
web-hosting-act-unsaid = { $host } took the word to all back.
web-hosting-act-invite-only = { $host } turned invite-only on.
web-hosting-act-open-to-all = { $host } turned invite-only off.
web-hosting-act-renewed = { $host } made a new link for opening tables.
web-hosting-act-kept = { $host } set { $detail } days for finished games.
web-hosting-act-backed-up = { $host } made a backup, read back: { $detail }
web-hosting-act-backup-failed = A backup of { $host } failed: { $detail }
web-hosting-status-open = waiting
web-hosting-status-playing = live
web-hosting-status-over = over
web-hosting-status-ended = ended early
web-hosting-status-frozen = frozen
web-hosting-status-closed = closed
web-hosting-status-bin = in the bin
web-hosting-status-damaged = damaged
web-hosting-link = Link
web-hosting-link-line = for those who may open tables
web-hosting-show = Show
### Circles of friends: finished games, ratings, who met whom

error-circle = There is no such circle, or you are not in it.
error-circle-link = This link leads to no circle, or no longer.
error-circle-key = This key opens no circle, or no longer.
error-circles = You are in { $most } circles already: leave one first.
error-members = This circle has { $most } members already.
error-deleted = The moves of this game have been deleted; its result is kept.
web-friends = Friends
web-friends-about = A circle remembers the finished games of friends who joined it on purpose. Strangers see nothing, and sharing a table shows that table only.
web-friends-none = You are in no circle yet.
web-friends-mine = My circles
web-circle-new = Make a circle
web-circle-name = Name of the circle
web-circle-me = My name in it
web-circle-make = Make it
web-circle-join-title = Join “{ $name }”?
web-circle-join-line = Its members will see your name and how you fared in games that count there. You can leave at any time.
web-circle-join = Join
web-circle-invite = Invite a friend
web-circle-invite-line = Whoever opens this link may join. It is a key: send it only to people you want here.
web-circle-link = Link to the circle
web-circle-renew = New link in place of all others
web-circle-renewed = This is the only link now.
web-circle-count = { $people ->
    [one] one friend
   *[other] { $people } friends
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }
web-circle-leave = Leave the circle
web-circle-leave-line = You will see nothing of it any more. Finished games stay readable for the others.
web-circle-forget = Forget my name there too
web-circle-leave-do = Leave
web-circle-gone = somebody who left
web-circle-guest = a guest
web-circle-you = You
web-circle-of = Counts in
web-circle-of-none = no circle
web-circle-of-line = Chosen before the start, the game is rated.
web-people-all = All
web-people-title = Title
web-people-ahead = Who is ahead, as far as we know
web-people-place = place
web-people-name = name
web-people-rating = rating
web-people-games = games
web-people-last = last ones
web-people-unrated = not rated yet
web-people-range = { $rating }, between { $least } and { $most } 19 times in 20
web-people-few = few games
web-people-bar = The bar is where the true strength lies, 19 times in 20. { $sure ->
    [no] Bars overlap: nobody is first for sure.
   *[yes] The first is ahead for sure.
  } Hatched: fewer than { $few } rated games. Bots and guests are left out; a rating is among members alone.
web-people-nobody = Nobody has been rated yet. A game is rated if its table was opened for the circle, and two members decided everything themselves.
web-people-duels = One against one
web-people-duels-line = Row ahead of column, in games that count for both.
web-people-duel = { $one } ahead of { $other }: { $ahead }, behind: { $behind }
web-people-duels-none = No two members have met yet.
web-people-by-title = By game
web-people-by-title-none = No game has come to its end yet.
web-people-won-of = { $won } won of { $played }
web-people-by-title-line = The porthole leads that game.
web-people-kinds = By options and players
web-people-kind = { $seats } players
web-people-our-games = Our games
web-people-no-games = No finished game yet. Open a table and choose this circle for it.
web-people-streak-wins = { $name }: { $wins } wins running at { $game }
web-people-streak-weeks = { $name }: { $weeks } weeks without a gap
web-people-record = Most points at { $game }, { $seats } players: { $name }, { $score }
web-people-helped = { $stood } with a stand-in, { $hinted } with hints
web-people-is-rated = rated
web-people-not-stood-in = bot or time for { $name }, { $moves } of { $all } moves: not rated for { $name }
web-people-not-shared = two people on one seat: not rated for { $name }
web-people-not-several = two seats: not rated for { $name }
web-people-why-broken = record does not verify: counts for nothing
web-people-why-given-up = given up: no result
web-people-why-hints = hints were asked for: not rated
web-people-why-own-data = own numbers: not rated
web-people-why-late = added after the start: not rated
web-people-why-few = fewer than two members: not rated
web-people-won = won
web-people-lost = lost
web-people-replay = Replay
web-people-verify = Verify
web-people-kept-not = moves deleted, result kept
web-people-lost-games = { $games ->
    [one] Of one game nothing could be kept.
   *[other] Of { $games } games nothing could be kept.
  }
web-people-export = Export
web-people-add = Add a finished table
web-people-add-line = A table that was not opened for the circle is listed and counted here, but not rated: nobody picks the games they won.
web-people-add-do = Add
web-people-add-none = All your finished tables are here.
web-deleted = This game is over
web-deleted-line = Its moves were deleted: this server keeps finished games for { $days } days, unless its host deletes them sooner. What is kept:
web-deleted-seat = Seat { $seat }
web-deleted-points = points
web-deleted-place = place
web-deleted-own = own decisions
web-deleted-own-of = { $own } of { $all }
web-deleted-digest = Digest of the record
web-deleted-nothing = Nothing else could be kept.
web-luck-stays = A phrase stays in the record for good, even if you ask to be forgotten: the seal covers it.
### A person without an account, and being told

error-links = At most { $most } personal links. Make a new one that ends the others.
error-other-person = This browser carries another person. Leave them here first.
error-no-link = Make your personal link first.
error-name = A name has at least one letter.
web-forgotten-name = Diver { $letter }
error-way = This server cannot tell you that way. It can: { $allowed }.
error-ways = At most { $most } ways of being told.
error-no-way = You are not told this way.
error-unconfirmed = This address is not confirmed yet: open the link in the mail.
error-https-only = This must be the https address of a public server.
error-subscription = This browser gave no valid push subscription.
error-mail-address = This is no mail address.
error-smtp = A mail server is smtp://user:password@host:port, or smtps://….
error-zone = There is no such time zone.
error-minute = A minute of the day is 0 to 1439.
notice-turn = Your turn at { $game }
notice-sealed = { $game }: everyone decides
notice-digest =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
notice-with = With { $names }
notice-with-until = With { $names }. Until { $until }
notice-alone = A decision waits.
notice-alone-until = Until { $until }
notice-feed = Abyssal: my turns
notice-try = Abyssal can reach you
notice-try-line = This is how you will be told that it is your turn.
notice-confirm = Do you want mail from Abyssal?
notice-confirm-line = Somebody gave this address to be told when it is their turn at a table. If that was you, open the link. If not, do nothing: no further mail comes.
notice-stop = No more mail:
notice-stop-title = No more mail
notice-stop-do = Send me no more mail
notice-stop-done = Nothing more is sent to this address.
notice-confirm-title = Mail when it is your turn
notice-confirm-do = Yes, send me mail
notice-confirm-done = This address is confirmed.
cli-help-push = Let people be told of their turns by Web Push.
cli-help-webhooks = Let people be told by webhooks of chat programs, at public https addresses.
cli-help-smtp = Let people be told by mail, over this server: smtp://user:password@host:port or smtps://….
cli-help-mail-from = The address that mails come from.
cli-smtp = --smtp is smtp://user:password@host:port or smtps://…, with the address of the sender in --mail-from.
cli-needs-url = Mails and webhooks carry links: say with --public-url where people reach this server.
web-status-turn-until = Your turn, until { $until }
web-status-sealed =
    { $count ->
        [one] one player still decides
       *[other] { $count } players still decide
    }
web-status-thinks =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
web-waiting =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
web-waiting-line = The most urgent comes first.
web-me = My things
web-me-line = No account: this browser remembers you, your link takes you anywhere.
web-me-name = My name
web-me-save = Save
web-me-saved = Saved
web-me-name-line =
    { $seats ->
        [0] You sit at no table yet.
        [one] Shown at your table at once.
       *[other] Shown at all { $seats } of your tables at once.
    }
web-me-link = My link
web-me-link-line =
    { $seats ->
        [0] One link carries all your seats, your name and your settings to another device.
        [one] One link carries your seat, your name and your settings to another device.
       *[other] One link carries all { $seats } seats, your name and your settings to another device.
    }
web-me-link-make = Make my link
web-me-link-show = Show my link
web-me-link-key = It is your key: show it to nobody.
web-me-devices = My devices
web-me-device = A browser
web-me-here = this one
web-me-renew = New link
web-me-renew-line = The old one stops at once, on every device.
web-me-renew-sure = All older links stop, and every other device loses your seats until it opens the new one.
web-me-leave = Leave here
web-me-tell = Tell me it is my turn
web-me-try = Try
web-me-tried = Sent
web-me-push = This browser
web-me-push-line = A push when it is your turn.
web-me-push-off = Not turned on by the host of this server.
web-me-push-insecure = Browsers allow it under https alone.
web-me-push-unsupported = This browser cannot do it; on an iPhone, add the page to the home screen first.
web-me-push-denied = Refused in the settings of this browser.
web-me-mail = E-mail
web-me-mail-line = Once the address is confirmed.
web-me-webhook = Chat program
web-me-webhook-line = The https address of an incoming webhook.
web-me-feed = Feed and calendar
web-me-feed-line = Works without https too. Whoever has the link sees your turns.
web-me-calendar = Calendar of my deadlines
web-me-way-on = Told there.
web-me-way-waits = Waits for you to open the link in the mail.
web-me-add = Add
web-me-stop = Stop
web-me-when = When I am told
web-me-quiet = Quiet hours
web-me-quiet-from = Quiet from
web-me-quiet-to = Quiet until
web-me-daily = Once a day
web-me-daily-at = Every day at
web-me-data = My data
web-me-export = Export
web-me-forget = Forget me
web-me-data-line = Export: name, seats, notes and settings, as one file. Forget: your name leaves your tables, your links end, finished games stay readable for friends.
web-me-forget-sure = You leave all your tables; where others play on, a bot takes your seat. Your name, links, devices and settings are deleted. Finished games stay, without your name. You leave your circles of friends, too. Phrases you gave for luck stay, because the seal covers them, and so do lines of the talk at a table; your comments on finished games are deleted. This cannot be undone.
web-me-arrive = A personal link
web-me-arrive-line =
    { $seats ->
        [one] It is { $name }’s and carries one seat. Open it only if that is you.
       *[other] It is { $name }’s and carries { $seats } seats. Open it only if that is you.
    }
web-me-arrive-seats =
    { $seats ->
        [one] This browser has a seat of its own.
       *[other] This browser has { $seats } seats of its own.
    }
web-me-arrive-do = That is me
web-me-arrive-bring = That is me; bring them along
web-install = Put Abyssal on your home screen
web-install-line = It is this page, with its own icon.
web-install-tells = It tells you when it is your turn.
web-install-offline = Tutorials and rules without a network.
web-install-by-hand = On an iPhone: Share, then “Add to Home Screen”.
web-install-later = Not now
web-install-add = Add

### Several tables at once: the next one, orders laid down ahead, comments on a finished game

web-key-next = next table
web-next-table =
    { $count ->
        [one] Next table: { $title }
       *[other] Next table: { $title }, { $count } waiting
    }

error-premove = Nothing can be laid down ahead now.
error-premove-part = This answer lacks something that would be asked next.

web-notes-tab = Notes
web-notes-any = What you want to remember next time …
web-key-ahead = lay down ahead
web-ahead-other = Lay down something else
web-ahead-close = Back to the table
web-ahead-hint = This is as it would be asked now. You can take it back at any time; nobody else hears of it.
web-laid-mine = What you have laid down
web-laid = Laid down: { $action }.
web-laid-due = It is given as soon as nobody else is waited for: { $action }.
web-laid-rests = It stands as long as { $rests }.
web-laid-take-back = Take back
web-laid-played = Played as you ordered: { $action }.
web-laid-dropped = Not played: { $action }.
web-laid-changed = This no longer holds: { $rests }.
web-laid-illegal = It was not allowed any more when it was asked.
web-laid-stand-in = A bot, or time, has answered for you meanwhile.
web-laid-over = The game was over first.
web-laid-read = I see
### Told in time

notice-last = { $game }: your time is soon over
notice-seat = { $game }: your seat is to be given to somebody else
notice-seat-line = The others agreed to that. Open the table before { $until } and keep your seat, or play: then it stays yours.
notice-ends = { $game }: this table will be deleted
notice-ends-line = It is kept until { $until }. Its result stays; the replay and the record go. Save the record if you want it.
web-me-remind = Remind me 2 hours before a deadline
web-table-ends = Will be deleted on { $when }
### Games on this device, without a server

web-solo-chip = on this device · unrated, unsealed
web-solo-line = Played on this device alone: unrated and unsealed.
web-solo-starting = Opening your games on this device. This takes some seconds…
web-solo-keep = Games without a network
web-solo-keep-line = Games against bots go on when the server cannot be reached. What they need is { $size } MB, kept in this browser.
web-solo-keep-do = Keep them here ({ $size } MB)
web-solo-coming = { $come } of { $size } MB
web-solo-kept = Kept: you can play against bots without a network.
web-solo-remove = Remove
web-solo-remove-line = Your tables on this device stay, and can be played again once you keep the games again.
web-solo-keep-full = There is no room left in this browser. Make some, then try again.
web-solo-keep-failed = Not all of it came. Try again when the server can be reached.
web-solo-none = Games against bots need to be kept in this browser first: under My things, when the server is back.
web-solo-alone = Without the server only bots can sit with you. Give them the open seats.
web-solo-elsewhere = Your games on this device are open in another tab. Close it, then try again.
web-solo-full = There is no room left in this browser: your last move was not kept. Make some, then open the table again.
web-solo-failed = Games on this device could not be started. Try again, or keep them anew under My things.
web-install-bots = Tutorials, rules and games against bots without a network; these are { $size } MB.
web-sea = No network, the sea goes on
web-sea-line = Your tables are safe. Here and now you can:
web-sea-bots = Play against bots
web-sea-tutorials = Tutorials
web-sea-rules = Rules of { $game }
web-sea-tables = Tables on this device
web-sea-waiting =
    { $count ->
        [0] No table of the server waited for you
        [one] One table of the server waits for you
       *[other] { $count } tables of the server wait for you
    }
web-sea-seen = as of { $moment }
web-sea-trying = Trying again by itself
web-sea-try = Try now

error-comments = At most { $most } comments of one person on a game.
error-no-comment = You have written no such comment.

web-comments = Comments
web-comments-open =
    { $count ->
        [0] Comments
        [one] Comments: one
       *[other] Comments: { $count }
    }
web-comments-here = At this moment
web-comments-none = Nobody has said anything about it.
web-comments-elsewhere = At other moments
web-comments-go = Go there
web-comments-say = What do you say about it?
web-comments-send = Say it
web-comments-delete = Delete my comment
web-comments-line = All who may see this game read it. You can delete it; the record stays as it is.
web-hosting-nightly = A backup every night
web-hosting-nightly-line = At four, by the clock of the server; older ones go.
web-hosting-nights =
    { $count ->
        [0] Off
        [one] Keep one
       *[other] Keep { $count }
    }
web-hosting-act-nightly = { $host } turned backups at night on, and keeps { $detail }.
web-hosting-act-nightly-off = { $host } turned backups at night off.
error-backups = That many backups are not possible: 0 to { $most }.

### PostgreSQL, and commands for a whole store

cli-help-database = A PostgreSQL database in the place of a file: postgresql://user:password@host/name.
cli-help-move = Move all tables between a SQLite file and a PostgreSQL database.
cli-help-move-from = Where they are: a folder, a file or the URL of a database. It is not changed.
cli-help-move-to = Where they go: the same, empty.
cli-help-check = Play all tables through with this version, and say which would not go on.
cli-moving = { $table }: { $done } of { $total }
cli-moved =
    { $tables ->
        [one] One table ({ $rows } rows) is in { $file } now, and alike there.
       *[other] { $tables } tables ({ $rows } rows) are in { $file } now, and alike there.
    }
cli-moved-digest = Sum of the logs: { $digest }
cli-checking = { $done } of { $total }
cli-would-freeze = { $code } ({ $game }) would not go on. { $reason }
cli-checked-frozen =
    { $count ->
        [one] One table stands still already.
       *[other] { $count } tables stand still already.
    }
cli-checked =
    { $lost ->
        [0] { $count } tables were played through; all go on with this version.
       *[other] { $count } tables were played through; { $lost } of them would not go on with this version.
    }
cli-other-store = { $file } is a backup of a SQLite file. Restore it without --database, or bring its tables into an empty database with “abyssal move”.
    .dump = { $file } is a backup of a PostgreSQL database. Name that database with --database.
error-database-url = A database is named as postgresql://user:password@host/name.
error-database-in-use = Another server serves { $file } already; stop it first.
error-unreachable = { $file } cannot be used: { $reason }.
error-old-database = { $file } is on PostgreSQL { $version }; version { $oldest } or newer is needed.
error-no-psycopg = For PostgreSQL the extra “postgresql” is missing: pip install abyssal[postgresql]
error-no-program = The program { $program } of PostgreSQL is missing here. Install PostgreSQL’s client programs (on Debian and Ubuntu: postgresql-client), of the version of the database or a newer one.
error-program-failed = { $program } failed: { $reason }
error-older = { $file } is of an older version of Abyssal (schema { $found }; this one has { $known }). Start this version with it once; that brings it up to date.
error-not-empty = { $file } is not empty. Nothing was changed.
error-not-alike = The copy in { $file } is not like the original; it was not kept.
### Running a server: settings

cli-default = { $text } [{ $default }]
cli-help-config = A TOML file with settings, called as these options are without their dashes. In the environment each is called like ABYSSAL_PORT. The command line counts before the environment, and that before the file.
cli-help-trusted-proxies = Believe proxies at these addresses and in these networks about who asks, such as 10.0.0.0/8,127.0.0.1.
cli-help-drain = How long the server takes at most to hand over streams and answer requests when it is stopped.
cli-help-log-format = How log lines are written: text or json.
cli-help-log-level = From which level on they are written: error, warning or info; info has a line for each request.
cli-help-metrics-token = Who sends this as a bearer token may read /metrics from anywhere; without it only this machine may.
cli-help-grace = At a live table, how long after closing a page a bot plays for its person.
cli-help-grace-network = The same after a connection was lost.
cli-help-keep-unstarted = How long tables that nobody started are kept.
cli-help-keep-sessions = How long a browser’s session is kept that does nothing.
cli-help-tables-a-person = How many tables that are not over one person may have.
cli-help-tables-an-hour = How many tables may be opened from one address in an hour.
cli-help-tries-a-minute = How many invitations and links may be tried from one address in a minute.
cli-help-requests-a-second = How many requests may come from one address in a second, for a while; four times as many at once.
cli-help-connections-an-address = How many connections one address may have.
cli-help-streams-an-address = How many tables may be followed from one address at once.
cli-help-streams-a-person = How many tables one person may follow at once.
cli-setting-wrong = { $setting } cannot be “{ $value }” ({ $where }). Allowed: { $allowed }.
cli-setting-secret = { $setting } has a value that it cannot have ({ $where }). Allowed: { $allowed }.
cli-source-line = { $where } on the command line
cli-source-environment = { $where } in the environment
cli-source-file = { $where }
cli-allowed-text = some text
cli-allowed-flag = yes or no
cli-allowed-number = a whole number from { $least } to { $most }
cli-allowed-days = days from { $least } to { $most }, such as 90d
cli-allowed-seconds = seconds from { $least } to { $most }, such as 30s
cli-allowed-names = { $names }
cli-allowed-url = http:// or https://, a name, perhaps a port, and perhaps a path of plain letters and digits that is not one of our own, such as https://example.org/games
cli-allowed-networks = addresses and networks with commas between them, such as 10.0.0.0/8,127.0.0.1
cli-config-not-toml = { $file } is no TOML file: { $reason }.
cli-config-unknown = { $file }: there is no setting “{ $name }”; see “abyssal serve --help”.
    .close = { $file }: there is no setting “{ $name }”. Did you mean “{ $close }”?
cli-environment-unknown = The environment has { $name }, which is no setting. Did you mean { $close }?
### Passkeys

web-me-passkeys = My passkeys
web-me-passkey-add = Bind it to a passkey
web-me-passkey-another = Another passkey
web-me-passkey-line = The link alone then opens nothing on a new device: your passkey confirms that it is you. And it opens all your seats without the link.
web-me-passkey-bound = A new device needs one of these. If you lose them all, remove them here, on a device that is still yours.
web-me-passkey-remove = Remove the passkey of { $name }
web-me-passkey-remove-do = Remove
web-me-passkey-sure =
    { $count ->
        [one] It opens nothing any more, and your link alone opens all your seats again.
       *[other] It opens nothing any more; your other passkeys stay.
    }
web-me-passkey-added = Passkey kept
web-me-passkey-removed = Passkey removed
web-me-passkey-none = No passkey was given. Nothing has changed.
web-me-passkey-insecure = With a passkey you could bind your link to your devices; browsers allow it under https and a name alone.
web-me-passkey-unsupported = With a passkey you could bind your link to your devices; this browser cannot do it.
web-me-passkey-have = I have a passkey
web-me-arrive-bound = This link is bound to a passkey. Your device asks you to confirm that it is you.
web-me-arrive-passkey = Your passkey opens all your seats in this browser. Your device asks you to confirm that it is you.

error-passkey = This answer is no valid one of a passkey.
error-passkey-late = That took too long. Try again.
error-passkey-needed = This link is bound to a passkey, which must confirm it.
error-passkey-other = This passkey is somebody else’s than the link.
error-passkey-unknown = This passkey is not known here, or was removed.
error-passkey-address = A passkey needs a page with a name; this one has an address of numbers.
error-passkeys = At most { $most } passkeys, and each only once.

### Many workers

cli-help-workers = Serve in N processes; they need a PostgreSQL database in common.
cli-help-inner = The address at which workers of other machines with the same database reach this one.
cli-workers-database = Several workers need a database in common: name one with --database postgresql://….

### Bots that think elsewhere

cli-help-think = Let bots think here for all servers of a PostgreSQL database.
cli-help-think-processes = How many processes they think in; without it one for each core.
cli-bots-thinking =
    { $processes ->
        [one] Bots think here in one process for the tables in { $file }
       *[other] Bots think here in { $processes } processes for the tables in { $file }
    }
cli-bots-database = Bots think for the servers of a database: name it with --database postgresql://….
cli-bots-schema = { $file } is of an older version, or empty: start its server with this version first.
cli-bots-elsewhere = With --bot-processes 0 all bots think elsewhere: that needs --database postgresql://… and, there, abyssal bots.
### What I say of myself

error-face = A porthole is a sign and a tint: one of { $signs }, and one of { $tints }.
error-away-ahead = You can say at most { $days } days before that you will be away.
web-tag-from = away from { $day }
web-me-face = My porthole
web-me-tint = Its colour
web-me-seat = Seat I like, if it is free
web-me-away = Away
web-me-away-none = Press the first and the last day, at most { $most } days. Your clock stands still at games over days, and everybody reads when you are back.
web-me-away-line = Away { $from } to { $to }. Games over days stop your clock; everybody reads “away until { $back }”.
web-me-away-set = Set away
web-me-away-end = Not away any more
web-me-away-refused =
    { $count ->
        [one] Saved. At one table it does not count: your days there are used up.
       *[other] Saved. At { $count } tables it does not count: your days there are used up.
    }
web-me-month-before = Month before
web-me-month-after = Next month
web-sign-lighthouse = Lighthouse
web-sign-whale = Whale
web-sign-octopus = Octopus
web-sign-anchor = Anchor
web-sign-ammonite = Ammonite
web-sign-jellyfish = Jellyfish
web-sign-gull = Gull
web-sign-starfish = Starfish
web-tint-mist = Mist
web-tint-sand = Sand
web-tint-moss = Moss
web-tint-lilac = Lilac
web-tint-rose = Rose
web-tint-slate = Slate
web-tint-foam = Foam
web-tint-kelp = Kelp
web-tables-think = The others think
web-tables-over = Over: look again
web-start-another = Start another
web-waiting-first = First deadline { $when }.
web-waiting-away = Away for a while? Say until when
web-pages = Pages
web-page-tables = Tables

### Hints

# $than: the place of the answer that this one is compared with.
hint-only = Whatever you choose comes to the same.
hint-even = About as good as answer { $than }.
hint-chance-more = It wins about { $number } games in a hundred more than answer { $than }.
hint-chance-less = It wins about { $number } games in a hundred fewer than answer { $than }.

error-hints-title = Among people this game has no hints.
error-hints-none = This game has no hints.
error-hints-company = Hints are for one person among bots, or where all people have agreed before the start.
error-hints-unproposed = Nobody has proposed hints at this table.
error-hints-disagreed = Not everybody has agreed to hints. The game begins when all have, or without them.
error-hints-late = No hint was found in time. Ask again.

web-hints-open = Hint
web-hints-close = Hide hint
web-hints-ask = Ask the coach
web-hints-title =
    { $count ->
        [one] The best answer
       *[other] The best { $count } answers
    }
web-hints-thinking = Thinking …
web-hints-lit =
    { $count ->
        [one] One answer is lit.
       *[other] { $count } answers are lit.
    }
web-hints-assisted = A hint marks this game as assisted: it stays out of your rating.
web-hints-learning = Ask as often as you like: this game is for learning, and is not rated.
web-hints-what = Your chances to win, from what you can see. Touch one to set it up.
web-percent = { $value }%
web-hints-said = { $place }: { $action }, { $chance }. { $why }
web-assisted = assisted
web-assisted-long = Somebody has asked for a hint in this game: it is not rated.
web-key-hint = hint
web-hints-among = Hints
web-hints-among-text = Everyone may ask for the best answers on their turn. The game is then not rated. It begins once all people have agreed.
web-hints-among-no = Alone only
web-hints-among-yes = If all agree
web-hints-alone-text = Whoever is alone among bots may ask for hints; several people get none.
web-hints-agree = I agree to hints
web-hints-agreed = agrees to hints
web-hints-undecided = has not agreed to hints yet
