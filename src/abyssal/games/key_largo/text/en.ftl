### Key Largo.

title = Key Largo
blurb = Ten days before the hurricane: plan every day in secret, dive for treasure, and sell before the season ends.

## Words for keys

place-dive = Dive
place-bar = Mermaid’s Bar
place-dolphins = Dolphin Cove
place-shop = Old Sea Dog shop
place-market = Market of Finds
morning-dive = { place-dive }
morning-bar = { place-bar }
morning-dolphins = { place-dolphins }
morning-shop = { place-shop }
morning-market = { place-market }
afternoon-dive = { place-dive }
afternoon-bar = { place-bar }
afternoon-dolphins = { place-dolphins }
afternoon-shop = { place-shop }
afternoon-market = { place-market }

weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday

depth-shallow = shallow
depth-medium = medium
depth-deep = deep

kind-gold = gold
kind-goods = goods
kind-antiques = antiques

equipment-hose = hose
equipment-trident = trident
equipment-weight = weight

# A card: $number is its units, of a diamond its value; $detail its depth.
cards-gold = gold { $number } ({ $detail })
cards-goods = goods { $number } ({ $detail })
cards-antiques = antiques { $number } ({ $detail })
cards-diamond = diamond worth ${ $number } ({ $detail })
cards-monster = monster ({ $detail })
cards-shallow = { depth-shallow }
cards-medium = { depth-medium }
cards-deep = { depth-deep }
changed-gold = { cards-gold }
changed-goods = { cards-goods }
changed-antiques = { cards-antiques }
changed-shallow = { cards-shallow }
changed-medium = { cards-medium }
changed-deep = { cards-deep }

encounter-volunteer-help = Volunteer Help
encounter-hurried-buyer = Hurried Buyer
encounter-regular = Regular
encounter-saboteur = Saboteur
encounter-attentive-diver = Attentive Diver
encounter-tourist-bar = Tourist at the bar
encounter-drunkard = Drunkard
encounter-novice-diver = Novice Diver
encounter-expert-diver = Expert Diver
encounter-pickpocket = Pickpocket
encounter-inseparable-brothers = Inseparable Brothers
encounter-tourist-dolphins = Tourist at the cove
encounter-family = Family
encounter-tourist-shop = Tourist in the shop
encounter-hose-seller = Hose Seller
encounter-trident-seller = Trident Seller
encounter-weight-seller = Weight Seller
encounter-discounter = Discounter
encounter-good-pal = Good Pal
encounter-tourist-market = Tourist at the market
encounter-easy-mark = Easy Mark
encounter-trafficker = Trafficker
encounter-jeweller = Jeweller
encounter-gold-prospector = Gold Prospector

effect-volunteer-help = on a shallow wreck, one of your divers there draws one more card
effect-hurried-buyer = sell one card of this dive at the best rate its type can have
effect-regular = the monster just drawn is shuffled back, and the same diver draws again
effect-saboteur = one diver of another boat on a wreck stays aboard this half-day
effect-attentive-diver = when your draws leave exactly one card, your last diver draws it too
effect-tourist-bar = nothing: it can only be discarded, at the bar
effect-drunkard = look at one wreck free of charge
effect-novice-diver = a diver recruited now costs $60
effect-expert-diver = a diver recruited now brings a hose
effect-pickpocket = a pickpocket hired now costs $30
effect-inseparable-brothers = recruit two divers, or hire two pickpockets
effect-tourist-dolphins = nothing: it can only be discarded, at the cove
effect-family = today’s income is doubled
effect-tourist-shop = nothing: it can only be discarded, in the shop
effect-hose-seller = a third purchase, if at least one of the three is a hose
effect-trident-seller = a third purchase, if at least one of the three is a trident
effect-weight-seller = a third purchase, if at least one of the three is a weight
effect-discounter = after two pieces of one kind, a third of that kind for $20 less
effect-good-pal = you buy at the price for one boat
effect-tourist-market = nothing: it can only be discarded, at the market
effect-easy-mark = one card you sell counts as another type
effect-trafficker = after your sale, sell up to five more cards of any type at $30 a unit
effect-jeweller = sell one diamond for its value
effect-gold-prospector = your gold sells at $40 a unit

## Nouns

term-day = Day
term-morning = Morning
term-afternoon = Afternoon
term-first-player = First player
term-place = Place
term-wreck = Wreck
term-wrecks = Wrecks
term-shallow = Shallow
term-medium = Medium
term-deep = Deep
term-cards = Cards
term-boat = Boat
term-cash = Cash
term-purse = Purse
term-fortune = Fortune
term-diver = Diver
term-divers = Divers
term-team = Team
term-equipment = Equipment
term-hose = Hose
term-trident = Trident
term-weight = Weight
term-supply = Supply
term-out = Out of the game
term-treasures = Treasures
term-gold = Gold
term-goods = Goods
term-antiques = Antiques
term-diamond = Diamond
term-monster = Monster
term-pickpocket = Pickpocket
term-round = Round
term-price = Price
term-rate = Rate
term-income = Income
term-final-value = Final value
term-encounters = Encounters
term-deck = Deck
term-discards = Discards

## Options

option-encounters = Encounters
option-encounters-off = off: the game as it is
option-encounters-on = on: whoever shows tourists the dolphins also meets people, and can use them later
option-cash = Cash
option-cash-open = open: everyone sees everyone’s cash
option-cash-hidden = hidden: the totals are not shown, though every payment is

## Prompts

prompt-planning =
    { $planned ->
        [no] { $weekday }, day { $day }: choose two different places, one for the morning and one for the afternoon.
        [yes]
            { $count ->
                [one] Your day is planned, and you may still change it. One player is still planning.
               *[other] Your day is planned, and you may still change it. { $count } players are still planning.
            }
       *[none]
            { $count ->
                [one] { $weekday }, day { $day }: one player is still planning.
               *[other] { $weekday }, day { $day }: { $count } players are still planning.
            }
    }
prompt-placing = { $player } chooses a wreck to dive on.
    .you = Choose the wreck you dive on.
prompt-sabotage = { $player } may play an encounter before the dives.
    .you = Before the dives: play the Saboteur if you hold it, or go on.
prompt-diving = { $player } is diving on wreck { $wreck }.
    .you =
        { $cards ->
            [0] Wreck { $wreck } ({ $depth }) holds no more cards.
            [one] Wreck { $wreck } ({ $depth }), one card left: what now?
           *[other] Wreck { $wreck } ({ $depth }), { $cards } cards left: what now?
        }
prompt-monster = { $player } faces a monster with diver { $diver }.
    .you = A monster! Diver { $diver } must deal with it.
prompt-bar =
    { $crowd ->
        [one] { $player } is at the bar, alone.
       *[other] { $player } is at the bar, where { $crowd } boats are.
    }
    .you =
        { $crowd ->
            [one] You are alone at the bar: recruit, hire, buy a round, or leave.
           *[other] { $crowd } boats are at the bar: recruit, hire, buy a round, or leave.
        }
prompt-looking = { $player } chooses a second wreck to hear about.
    .you = Choose the second wreck to look at.
prompt-dolphins = { $player } shows tourists the dolphins.
    .you = The dolphins bring ${ $income } today. Play an encounter first?
prompt-shop =
    { $crowd ->
        [one] { $player } is in the shop, alone.
       *[other] { $player } is in the shop, where { $crowd } boats are.
    }
    .you =
        { $crowd ->
            [one] You are alone in the shop: buy up to two pieces, or leave.
           *[other] { $crowd } boats are at the shop: buy up to two pieces, or leave.
        }
prompt-market = { $player } is at the market.
    .you =
        { $sold ->
            [yes] Your sale is done. Anything else?
           *[no] Choose the first card to sell: all must be of one type.
        }
# Only the one who sells is shown this.
prompt-selling = Mark more cards, or sell what is marked for ${ $income }.
prompt-over =
    { $winners-count ->
        [one] The season is over: { $winners } is the richest.
       *[other] The season is over: { $winners } share the victory.
    }
    .winner =
        { $winners-count ->
            [one] The season is over: you are the richest.
           *[other] The season is over: you share the victory with { $others }.
        }

## Actions

action-plan = Morning: { $morning }; afternoon: { $afternoon }
action-sail =
    { $cards ->
        [one] Anchor on wreck { $wreck } ({ $depth }, one card)
       *[other] Anchor on wreck { $wreck } ({ $depth }, { $cards } cards)
    }
action-draw = Diver { $diver } draws a card
action-weight = Use the weight of diver { $carrier }: diver { $diver } draws an extra card
action-surface =
    { $diver ->
        [0] All who have not drawn surface
       *[other] Diver { $diver } surfaces
    }
action-trident = Use the trident of diver { $diver }
action-flee = Diver { $diver } flees for good
action-recruit = Recruit a diver for ${ $price }
action-rob = Have a { $depth } card stolen from { $owner } for ${ $price }
action-round = Buy a round for ${ $price } and look at wreck { $wreck } ({ $depth })
action-look = Look at wreck { $wreck } ({ $depth })
action-buy = Buy a { $equipment } for diver { $diver }: ${ $price }
action-sell = Sell { $cards }: ${ $income }
action-change = Sell { $cards } as { $kind }: ${ $income }
action-play =
    { $aim ->
        [diver] Play “{ $encounter }”: diver { $diver } draws one more card
        [card] Play “{ $encounter }”: sell { $cards } for ${ $income }
        [wreck] Play “{ $encounter }”: look at wreck { $wreck }
        [victim] Play “{ $encounter }”: diver { $diver } of { $owner } stays aboard
       *[none] Play “{ $encounter }”: { $effect }
    }
action-discard = Discard “{ $encounter }” without effect
action-done =
    { $step ->
        [sabotage] Go on without an encounter
        [diving] End the dive
        [dolphins] Show the dolphins
        [market]
            { $sold ->
                [yes] Leave the market
               *[no] Sell nothing
            }
        [selling] Sell what is marked: ${ $income }
       *[other] Leave
    }

## The log

event-day = { $weekday }, day { $day }: { $player } is first player.
    .you = { $weekday }, day { $day }: you are first player.
# Only the player is told.
event-planned = { $player } planned { $morning }, then { $afternoon }.
    .you = You planned: { $morning }, then { $afternoon }.
    .unseen = { $player } planned the day.
event-revealed =
    { $half ->
        [morning] The morning cards were turned over.
       *[afternoon] The afternoon cards were turned over.
    }
event-docked =
    { $port ->
        [bar] { $player } went to the bar.
        [dolphins] { $player } went to the dolphins.
        [shop] { $player } went to the shop.
       *[market] { $player } went to the market.
    }
    .you =
        { $port ->
            [bar] You went to the bar.
            [dolphins] You went to the dolphins.
            [shop] You went to the shop.
           *[market] You went to the market.
        }
event-anchored = { $player } anchored on wreck { $wreck } ({ $depth }).
    .you = You anchored on wreck { $wreck } ({ $depth }).
event-no-wreck = { $player } found no wreck to dive on: the dive was lost.
    .you = You found no wreck to dive on: the dive was lost.
event-turn =
    { $card ->
        [dive] { $player } dives.
        [bar] { $player } enters the bar.
        [dolphins] { $player } meets the dolphins.
        [shop] { $player } enters the shop.
       *[market] { $player } is at the stalls of the market.
    }
    .you =
        { $card ->
            [dive] You dive.
            [bar] You enter the bar.
            [dolphins] You meet the dolphins.
            [shop] You enter the shop.
           *[market] You are at the stalls of the market.
        }
event-sabotaged = { $player } kept diver { $diver } of { $owner } aboard.
    .you = You kept diver { $diver } of { $owner } aboard.
    .owner = { $player } kept your diver { $diver } aboard.
event-drew = Diver { $diver } of { $player } brought up a { $depth } treasure.
event-drew-own = Diver { $diver } of { $player } brought up { $cards }.
    .you = Your diver { $diver } brought up { $cards }.
    .standin = For the bot, your diver { $diver } brought up { $cards }.
event-monster = Diver { $diver } of { $player } met a monster!
    .you = Your diver { $diver } met a monster!
event-killed = { $player } killed it with the trident of diver { $diver }.
    .you = You killed it with the trident of diver { $diver }.
event-fled = Diver { $diver } of { $player } fled and will never come back.
    .you = Your diver { $diver } fled and will never come back.
event-surfaced = Diver { $diver } of { $player } surfaced.
    .you = Your diver { $diver } surfaced.
event-used-weight = { $player } used the weight of diver { $diver } for an extra card.
    .you = You used the weight of diver { $diver } for an extra card.
event-shuffled =
    { $what ->
        [wreck] The cards of wreck { $wreck } were shuffled.
       *[encounters] The discarded encounters were shuffled into a new deck.
    }
event-wreck-gone = Nothing was left of wreck { $wreck }.
event-recruited =
    { $hoses ->
        [0] { $player } recruited a diver for ${ $price }.
       *[other] { $player } recruited a diver with a hose for ${ $price }.
    }
    .you =
        { $hoses ->
            [0] You recruited a diver for ${ $price }.
           *[other] You recruited a diver with a hose for ${ $price }.
        }
event-robbed = { $player } paid ${ $price } and had a { $depth } treasure stolen from { $owner }.
    .owner = { $player } paid ${ $price } and had a { $depth } treasure stolen from you.
event-robbed-own = { $player } paid ${ $price } and had { $cards } stolen from { $owner }.
    .you = You paid ${ $price } and had { $cards } stolen from { $owner }.
    .standin = The bot paid ${ $price } for you and had { $cards } stolen from { $owner }.
# Only the victim is told which card.
event-stolen = { $player } took { $cards } from { $owner }.
    .owner = { $player } took { $cards } from you.
event-bought-round = { $player } bought the old sailors a round for ${ $price }.
    .you = You bought the old sailors a round for ${ $price }.
event-looked = { $player } looked at wreck { $wreck } ({ $depth }), which was shuffled.
event-looked-own = In wreck { $wreck } { $player } saw { $cards }; it was shuffled.
    .you = In wreck { $wreck } you saw { $cards }; it was shuffled.
    .standin = In wreck { $wreck } the bot saw { $cards } for you; it was shuffled.
event-collected = The dolphins brought { $player } ${ $income }.
    .you = The dolphins brought you ${ $income }.
event-met = { $player } drew an encounter.
event-met-own = { $player } drew the encounter “{ $encounter }”.
    .you = You drew the encounter “{ $encounter }”.
    .standin = The bot drew the encounter “{ $encounter }” for you.
event-met-nobody =
    { $reason ->
        [full] { $player } held two encounters already and drew none.
       *[nobody] There was no encounter left for { $player }.
    }
    .you =
        { $reason ->
            [full] You held two encounters already and drew none.
           *[nobody] There was no encounter left for you.
        }
event-bought = { $player } bought a { $equipment } for ${ $price } and gave it to diver { $diver }.
    .you = You bought a { $equipment } for ${ $price } and gave it to diver { $diver }.
event-sold =
    { $changed-count ->
        [0] { $player } sold { $cards } for ${ $income }.
       *[other]
            { $cards-count ->
                [0] { $player } passed { $changed } off as { $kind } and got ${ $income }.
               *[other] { $player } sold { $cards }, passed { $changed } off as { $kind }, and got ${ $income }.
            }
    }
    .you =
        { $changed-count ->
            [0] You sold { $cards } for ${ $income }.
           *[other]
                { $cards-count ->
                    [0] You passed { $changed } off as { $kind } and got ${ $income }.
                   *[other] You sold { $cards }, passed { $changed } off as { $kind }, and got ${ $income }.
                }
        }
event-sold-nothing = { $player } had nothing to sell.
    .you = You had nothing to sell.
event-trafficked = The Trafficker paid { $player } ${ $income } for { $cards }.
    .you = The Trafficker paid you ${ $income } for { $cards }.
event-sold-diamond = The Jeweller paid { $player } ${ $income } for { $cards }.
    .you = The Jeweller paid you ${ $income } for { $cards }.
event-sold-quickly = The Hurried Buyer paid { $player } ${ $income } for { $cards }.
    .you = The Hurried Buyer paid you ${ $income } for { $cards }.
event-played = { $player } played “{ $encounter }”.
    .you = You played “{ $encounter }”.
event-discarded = { $player } discarded “{ $encounter }”.
    .you = You discarded “{ $encounter }”.
event-sunset = Sunset on { $weekday }, day { $day }.
event-over = The hurricane is near: the season is over.
event-counted =
    { $cards-count ->
        [0] { $player } ended with ${ $points }, all in cash.
       *[other] { $player } ended with ${ $cash } in cash and still held { $cards }: ${ $points } in all.
    }
    .you =
        { $cards-count ->
            [0] You ended with ${ $points }, all in cash.
           *[other] You ended with ${ $cash } in cash and still held { $cards }: ${ $points } in all.
        }
event-won =
    { $winners-count ->
        [one] { $winners } was the richest and won!
       *[other] { $winners } were equally rich and shared the victory!
    }
    .winner =
        { $winners-count ->
            [one] You were the richest and won!
           *[other] You were as rich as { $others } and shared the victory!
        }

## The board in the browser

web-money = ${ $amount }
web-sum =
    { $sign ->
        [plus] +${ $amount }
       *[minus] −${ $amount }
    }
web-meta =
    { $half ->
        [morning] { $weekday } morning, day { $day } of { $days }
        [afternoon] { $weekday } afternoon, day { $day } of { $days }
       *[none] { $weekday }, day { $day } of { $days }
    }
web-flag-robbed = a theft
web-flag-fled = a diver flees
web-first = first
web-place-dive = Dive
web-place-bar = Bar
web-place-dolphins = Dolphins
web-place-shop = Shop
web-place-market = Market
web-day-fri = Fri
web-day-sat = Sat
web-day-sun = Sun
web-day-mon = Mon
web-day-tue = Tue
web-day-wed = Wed
web-day-thu = Thu
web-calendar = Days, and what the dolphins pay
web-calendar-day =
    { $when ->
        [past] { $weekday }, past
        [now]
            { $half ->
                [morning] { $weekday }, today, morning: { $amount }
               *[afternoon] { $weekday }, today, afternoon: { $amount }
            }
       *[next] { $weekday }: { $amount }
    }
web-key-shallow = Shallow
web-key-medium = Medium, 1 hose
web-key-deep = Deep, 2 hoses
web-key-cards = lay or take back an action card
web-prices-of =
    { $count ->
        [0] { $place }: prices by the number of boats; none is there
        [one] { $place }: prices by the number of boats; one is there
       *[other] { $place }: prices by the number of boats; { $count } are there
    }
web-prices-boats = Boats
web-prices-now = (now)
web-goes-to = { $player }: { $place }
web-reveal =
    { $half ->
        [morning] The morning cards: { $list }.
       *[afternoon] The afternoon cards: { $list }.
    }

web-wreck =
    { $cards ->
        [one] Wreck { $number }, { $depth }, one card left.
       *[other] Wreck { $number }, { $depth }, { $cards } cards left.
    }
web-wreck-title =
    { $cards ->
        [one] Wreck { $number } · { $depth } · one card
       *[other] Wreck { $number } · { $depth } · { $cards } cards
    }
web-wreck-boat = Boat there: { $player }.
web-wreck-seen = You have seen: { $list }.
web-wreck-among = The cards left are among those you saw: { $list }.
web-wreck-monsters =
    { $count ->
        [one] At least one monster lies there.
       *[other] At least { $count } monsters lie there.
    }
web-seen-exact =
    { $cards ->
        [one] You have seen the card:
       *[other] You have seen all { $cards }:
    }
web-seen-among =
    { $cards ->
        [one] You saw these; one of them is left:
       *[other] You saw these; { $cards } of them are left:
    }
web-seen-not = You have not looked at it.
web-goers =
    { $count ->
        [one] Diver { $list } goes down.
       *[other] Divers { $list } go down.
    }
web-boat =
    { $place ->
        [none] { $player }: boat at anchor
        [dive] { $player }: boat on wreck { $wreck }
       *[other] { $player }: boat at { $where }
    }
why-taken = A boat is there already: { $owner }.
why-depth = None of your divers has enough hose for it.
why-looked = You have just looked at this one.

web-my-divers = My divers
web-divers-of = Divers of { $player }
web-recruit-at = Recruit at the bar
web-reach-shallow = shallow only
web-reach-medium = down to medium
web-reach-deep = down to deep
web-hoses =
    { $count ->
        [one] one hose
       *[other] { $count } hoses
    }
web-a-trident = a trident
web-a-weight = a weight
web-diver =
    { $gear ->
        [none] Diver { $number }: no equipment, { $reach }
       *[other] Diver { $number }: { $gear }, { $reach }
    }
web-diver-short = Diver { $number }
web-diver-of = { $player }, diver { $number }
web-carries = What each diver carries
web-carries-nothing = no equipment
web-boat-hold = Aboard
web-team =
    { $count ->
        [0] No diver.
        [one] One diver:
       *[other] { $count } divers:
    }
web-backs =
    { $depth ->
        [shallow] { $count } shallow
        [medium] { $count } medium
       *[deep] { $count } deep
    }
web-cash-hidden = Cash hidden
web-known = You know of:
web-plan-of =
    { $afternoon ->
        [none] Morning: { $morning }; afternoon still hidden
       *[other] Morning: { $morning }; afternoon: { $afternoon }
    }
web-encounters-held =
    { $count ->
        [one] One encounter
       *[other] { $count } encounters
    }

web-prompt-plan = Plan your day: two different places
web-hint-plan =
    { $count ->
        [0] { $weekday }, day { $day } of { $days }.
        [one] { $weekday }, day { $day } of { $days }. One player is still planning.
       *[other] { $weekday }, day { $day } of { $days }. { $count } players are still planning.
    }
web-my-cards = My action cards
web-plan-hint = Place one card in each half-day
web-plan-sent = Sealed until all have planned
web-slot = { $half }: { $place }
web-slot-empty = no card yet
web-take-back = Take back { $place }
web-commit = Commit
web-commit-missing = Both half-days need a card.
web-swap = Swap
web-change-plan = Change my plan
web-cancel-draft = Cancel

web-confirm =
    { $verb ->
        [sail] Anchor
        [round] Buy a round
        [look] Look at wreck { $wreck }
        [rob] Steal for { $amount }
        [discard] Discard
       *[play] Play it
    }
web-choose-wreck = Choose a wreck
web-choose-wreck-first = Choose one of the lit wrecks first.
web-hint-placing = Lit wrecks are free, and at least one of your divers reaches them.
web-hint-goers =
    { $count ->
        [one] Wreck { $wreck }: diver { $list } goes down ({ $cards } cards left).
       *[other] Wreck { $wreck }: divers { $list } go down ({ $cards } cards left).
    }
web-hint-looking = It is shuffled after your look.
web-hint-bar = For a round, choose the first of two wrecks on the map.
web-hint-shop = Each piece stays with its diver.
web-hint-market = One type a visit; goods fall and antiques rise with the boats at the market.
web-hint-traffic = Up to five more cards of any type.

web-ways = What you can do
web-brought-up = Brought up
web-brought-up-count =
    { $count ->
        [0] Nothing brought up yet
        [one] One treasure brought up
       *[other] { $count } treasures brought up
    }
web-status-ready = to draw
web-status-drew = has drawn
web-status-up = surfaced
web-status-aboard = aboard
web-danger-none = No monster lies here: you have looked.
web-danger-known =
    { $monsters ->
        [one] One of the { $cards } cards left is a monster.
       *[other] { $monsters } of the { $cards } cards left are monsters.
    }
web-danger-some =
    { $monsters ->
        [one] At least one monster is among the { $cards } cards left.
       *[other] At least { $monsters } monsters are among the { $cards } cards left.
    }
web-danger-open = You do not know what lies here.
web-aside =
    { $count ->
        [one] The monster set aside is not drawn again in this dive.
       *[other] The { $count } monsters set aside are not drawn again in this dive.
    }
web-threat-none = No monster can come.
web-threat-trident = A monster would cost a trident; the diver would draw again.
web-threat-flight =
    { $gear ->
        [none] A monster would chase diver { $diver } away for good.
       *[other] A monster would chase diver { $diver } away for good, with { $gear }.
    }
web-stake-weight = The weight is used up.
web-stake-surface = Safe, and without a card.
web-stake-trident = Trident and monster are gone; the diver draws the next card.
web-stake-flee = He and all he carries are lost. What was brought up is yours.

web-recruit = Recruit
web-round-hint = Choose a lit wreck: you see all its cards, then those of a second one.
web-saw = Wreck { $wreck } held:
why-service =
    { $reason ->
        [used] Done for this visit.
        [team] Your team is full.
        [supply] No diver is left.
        [cash] Not enough cash.
        [victims] Nobody else holds a treasure.
       *[wrecks] No wreck is left.
    }
web-in-supply = In the supply:
web-bought =
    { $count ->
        [0] Nothing bought yet
        [one] One piece bought
       *[other] { $count } pieces bought
    }
why-buy =
    { $reason ->
        [room] has it
        [supply] sold out
        [cash] too dear
        [same] as diver { $number }
       *[limit] no more today
    }
web-rate = { $amount } a unit
web-staged = Marked
web-sell-for = Sell for { $amount }
web-sell-missing = Mark at least one card to sell.
web-sell-short =
    { $number ->
        [0] { $card }: { $amount }
       *[other] { $card } { $number }: { $amount }
    }
web-diamonds-stay =
    { $count ->
        [one] Your diamond is not sold here: it counts at the end.
       *[other] Your { $count } diamonds are not sold here: they count at the end.
    }
web-final = { $amount } at the end
web-encounter-at-dive = on a wreck
web-encounter-at-bar = at the bar
web-encounter-at-dolphins = at the cove
web-encounter-at-shop = in the shop
web-encounter-at-market = at the market
web-play-it = Play
web-discard-it = Discard

web-sheet-lines = Cash, and cards that were kept
web-sheet-none = none
web-sheet-final = units → final value
web-sheet-value = printed value
web-sheet-card = { $card }: { $amount }
web-sheet-how = How it is counted
web-sheet-rule =
    A fortune is cash plus the final value of every treasure that was kept. Divers, equipment and
    encounters count nothing.
web-sheet-unsold =
    { $you ->
        [true] You kept gold, goods or antiques: { $amount } here, usually less than at the market.
       *[other] { $player } kept gold, goods or antiques: { $amount } here, usually less than at the market.
    }
web-sheet-shared = { $list } have { $amount } each and share the victory: nothing breaks a tie.
web-sheet-no-tie = No tie decided about the victory.

## The tutorial. $a, $b …: the players’ names by seat.

coach-welcome =
    Key Largo, 1899. In ten days a hurricane will end the season, and the richest treasure hunter will
    have won. Around the island lie fourteen wrecks, from shallow to deep; on it are four places to go.
    .look = the island and the wrecks around it
coach-crowd =
    Every place has its prices, and they depend on how many boats are there. At the bar and in the shop
    company makes things dearer; at the market goods get cheaper and antiques dearer. Guess well!
    .look = the prices at the bar, in the shop and at the market
coach-plan =
    Each day you plan a morning and an afternoon in secret, at two different places; so do the
    others. You own $100 and one diver. Let us hire a second one and then dive.
    .look = the places for your two cards
    .todo = Lay the Bar for the morning, then Dive for the afternoon, and commit.
coach-recruit =
    The cards are turned all at once, and you are alone at the bar: a diver costs you $80. With one
    more boat he would cost $100. Each diver brings up one card from a wreck.
    .look = the price of a diver
    .todo = Recruit a diver.
coach-round =
    Your last $20 pay for a round. The old sailors then tell you about two wrecks, one after the
    other: you alone see what lies there.
    .look = the round at the bar
    .todo = Choose wreck 2 close to the shore, then confirm.
coach-look =
    Here is what wreck 2 holds: gold, goods and antiques, three of them small. Nothing bites in this one.
    The pile is shuffled now, so nobody knows what lies on top.
    .look = what you have been told at the bar
    .todo = Have a look at wreck 10 as well, in the deep, and confirm.
coach-depths =
    Two diamonds worth $450, and three monsters around them! That is for later: your divers
    have no hoses and reach only shallow wrecks. Meanwhile { $b } and { $c } were each paid $40 by the
    tourists at the cove, which is never shared.
    .look = wreck 10, and what { $b } and { $c } own
coach-sail =
    { $d } has bought a hose, which reaches one depth further down, and a trident, which kills one
    monster. Now it is afternoon: boats sail out in turn, one boat to a wreck. You know number 2.
    .look = wreck 2, and the equipment of { $d }
    .todo = Choose wreck 2 and sail there.
coach-dive =
    Your two divers each bring up a card: goods of 3 units and antiques of 1. The others see only that
    both came from shallow water.
    .look = your treasures
coach-evening =
    At the bar { $b } and { $c } met, so each of them paid $100 for a diver. And { $d } met a monster: the
    trident killed it, and is used up. Without it the diver would have fled for good, hose and all.
    .look = the other players
coach-saturday =
    Saturday. { $b } is now first player: that moves on every day. You hold treasures but no money. The
    market buys, and with the money you can equip your divers in the afternoon.
    .look = the calendar, and the places for your cards
    .todo = Lay the Market for the morning, then the Shop for the afternoon, and commit.
coach-sell =
    Nobody else came to sell. Alone, goods bring $40 a unit and antiques only $20. At each
    visit you sell cards of one kind: keep the antiques for a day when the market is crowded.
    .look = the goods you can sell
    .todo = Mark the goods and sell them for $120.
coach-hose =
    You are rich again. In the shop you meet { $b }, so you both pay the price for two. You may
    buy two pieces of equipment at each visit.
    .look = diver 1 in the shop
    .todo = Buy a hose for diver 1.
coach-trident =
    With one hose this diver reaches medium wrecks, and with two the deep ones. Monsters live there,
    so he should not go down with empty hands.
    .look = diver 1 in the shop
    .todo = Buy a trident for the same diver.
coach-end =
    That is how a day goes. The bar also has pickpockets, and weights let a diver draw once more. After
    ten days unsold treasures count a little, diamonds their full value, and the richest wins.
    .look = the calendar of ten days

## Endings

ending-season = Ten days have passed, and the hurricane is near.

## Rules

rule-of-planning = planning
rule-of-placing = placing
rule-of-sabotage = encounters-diving
rule-of-diving = draws
rule-of-monster = monsters
rule-of-bar = bar
rule-of-looking = round
rule-of-dolphins = dolphins
rule-of-shop = shop
rule-of-market = market
rule-of-selling = market
rule-of-over = score

# KL-01, KL-02
rule-goal-title = Goal
rule-goal =
    Three to five players dive for treasure off Key Largo in 1899. In ten days a hurricane ends the
    season. Whoever is then the richest wins.

# KL-03 … KL-10, KL-15
rule-setup-title = Setup
rule-setup =
    The season lasts from a Friday to the second Sunday after it. The first player is drawn at random.

    Everyone has a boat, $100, one diver without equipment, and five action cards: Dive, Bar, Dolphins,
    Shop and Market. The other divers and the equipment, 20 hoses, 10 tridents and 10 weights, are the
    supply. Boats start off the board, and nobody has treasures yet.

# KL-11 … KL-14
rule-wrecks-title = Wrecks
rule-wrecks =
    The wreck cards of each depth are shuffled and laid out in face-down piles of five: the wrecks.
    With three players there are 3 shallow, 4 medium and 4 deep ones, with four players 4, 5 and 5,
    with five players 4, 6 and 6. Cards left over are not used, and nobody sees them.

# KL-16 … KL-18
rule-day-title = A day
rule-day =
    There are ten days, and nothing ends the game sooner. On each day everyone has two actions, one in
    the morning and one in the afternoon.

    First all plan their day. Then the morning cards are revealed, the boats placed and the actions
    carried out; after that the same with the afternoon cards. Then the sun sets.

# KL-19 … KL-25
rule-planning-title = Planning the day
rule-planning =
    In secret you choose two of your five cards, and which is for the morning and which for the
    afternoon. They are always two different places: nobody dives or sells twice in a day.

    You may change your plan until the last player has finished. From then on it stands, even once the
    mornings are known. Nobody learns who is still planning, only how many.

    You may plan what you cannot carry out. On the next day all five cards are yours again.

# KL-26 … KL-38
rule-placing-title = Revealing cards and placing boats
rule-placing =
    All cards of the half-day are turned over together. Then all boats leave the board, and are placed
    one by one in turn order, from the first player clockwise. Only when all are placed does anyone
    act.

    With Bar, Dolphins, Shop or Market you go there, however many boats are there already. What counts
    for prices is the number of boats at a port, yours included, whatever their owners do there.

    With Dive you must choose a wreck that has cards and no boat, and that at least one of your divers
    reaches. If there is none, your dive is lost.

# KL-39, KL-40
rule-actions-title = Actions
rule-actions =
    Actions are carried out in turn order, one player after the other. Whoever can do nothing at their
    place does nothing, and gets nothing for it.

# KL-41 … KL-48
rule-depths-title = How deep divers go
rule-depths =
    Without a hose a diver reaches shallow wrecks, with one hose medium ones too, with two hoses all.
    Hoses are not used up.

    Your divers all search the wreck where your boat is. Every diver who reaches it must go down; the
    others stay aboard and do nothing. You may choose a wreck that only some of them reach.

# KL-49 … KL-60
rule-draws-title = Drawing cards
rule-draws =
    Each diver who went down draws one card from the wreck, one after the other; you name who is next.
    None of them may decline, unless one of them has fled in this dive.

    Treasures, that is gold, goods, antiques and diamonds, go to your hand without being shown. There is
    no limit, and you never lose them to what happens later in the dive. All divers who went down count
    as present until they flee or surface, whether or not they have drawn.

    When the wreck is empty, draws still due are lost, and the wreck is gone.

# KL-61 … KL-68
rule-monsters-title = Monsters
rule-monsters =
    A monster is shown to all. Without a trident the diver who drew it flees: he and everything he
    carries are out of the game for good.

    The monster is set aside. Each of your divers who has not drawn yet may now draw or surface, one
    after the other. When all draws are over the monsters set aside go back to the rest of the wreck,
    which is shuffled.

    You can lose your last diver, and recruit again.

# KL-69 … KL-76
rule-tridents-title = Tridents
rule-tridents =
    If the diver who meets a monster, or any of your divers present on the wreck, carries a trident, it
    is used and the monster is killed. Both are out of the game. If there are several tridents you
    choose whose. A diver who stayed aboard cannot help.

    The diver then draws the next card in place of the monster, whatever it is; if there is none, he is
    safe all the same.

# KL-77 … KL-84
rule-weights-title = Weights
rule-weights =
    Right after a treasure was drawn you may use one weight, carried by any of your divers present, for
    an extra card. You name the diver present who draws it. If it is a treasure, you may use another
    weight.

    If the extra card is a monster, it is resolved as usual. A weight is out of the game once used. It
    cannot be used right after a monster, before the first treasure, or on an empty wreck.

# KL-85 … KL-96
rule-bar-title = The Mermaid’s Bar
rule-bar =
    You may use three services, each once a visit and in any order: recruit a diver, hire a pickpocket,
    buy a round. The prices of divers and pickpockets rise with the boats at the bar: a diver costs
    $80 when you are alone, $100 when you are two. You pay at once and in full, or go without.

    A recruited diver comes from the supply without equipment. Nobody has more than three divers, and
    divers who fled never come back to the supply.

# KL-97 … KL-101
rule-pickpocket-title = The pickpocket
rule-pickpocket =
    You choose an opponent anywhere who holds a treasure, and the depth on the back of the card; which
    card of that depth is stolen is luck. Only the two of you learn which it is. Diamonds can be stolen,
    money, equipment and encounters cannot.

# KL-102 … KL-106
rule-round-title = A round for the old sailors
rule-round =
    For $20 you look at all cards of two different wrecks, one after the other, of any depth, boat or no
    boat. Each is shuffled right after you have seen it. Everyone knows which wrecks you looked at.

    If only one wreck is left you see that one; if none is left no round can be bought.

# KL-107 … KL-111
rule-dolphins-title = The Dolphin Cove
rule-dolphins =
    The bank pays the amount of the day, the same to every boat that is there: $40 on the first Friday,
    more at weekends than on weekdays.

# KL-112 … KL-122
rule-shop-title = The Old Sea Dog shop
rule-shop =
    Buy up to two pieces of equipment. The prices depend on the kind and on the boats at the shop, and
    are lowest when you are alone.

    Each piece is given at once to one of your divers, and stays with him. A diver carries at most two
    hoses, one trident and one weight. What nobody has room for cannot be bought, nor what is sold out.
    Used and lost equipment never comes back.

# KL-123 … KL-132
rule-market-title = The Market of Finds
rule-market =
    Sell cards of one type: gold, goods or antiques; which and how many is up to you. If you hold any of
    the three you must sell at least one card. A card brings its units times the rate.

    Goods bring $40 a unit when you are alone, $30 when you are two, $20 with more. Antiques bring $20,
    $30 and $40. Gold always brings $30. Boats count whether or not their owners sell.

    Sold cards are shown and leave the game. Diamonds are never sold here.

# KL-133 … KL-135
rule-sunset-title = Sunset, and the end
rule-sunset =
    After the afternoon the first-player card goes to the left, and the next day begins. The game ends
    after the second Sunday.

# KL-136 … KL-140
rule-score-title = The final count
rule-score =
    Your fortune is your cash and the final values of all treasures you still hold, diamonds included.
    A card of gold, goods or antiques is then worth $20 a unit, less than the market usually pays.
    Divers, equipment and encounters count nothing.

    The richest wins. Equal fortunes share the victory, and any other place.

# KL-141 … KL-143, KL-146, KL-147
rule-encounters-title = Encounters (optional)
rule-encounters =
    With this option 24 encounter cards are shuffled into a deck. At the Dolphin Cove you are paid and
    also draw one, in secret, unless you hold two already.

# KL-144, KL-145, KL-148 … KL-152
rule-encounters-playing-title = Playing an encounter
rule-encounters-playing =
    You play an encounter during your own action at the place it shows, at most one each half-day; then
    it is shown and discarded. Cove cards cannot be played in the half-day you drew them. You may also
    discard a card without effect, but only at its place, and as the one of the half-day; tourists can
    do nothing else. When the deck is empty the discards are shuffled.

    Everything an encounter does not change still holds: prices, limits, supply. While you hold an
    encounter and have played none, the game stops wherever you might play one, whatever you hold.

# KL-E1 … KL-E5
rule-encounters-diving-title = Encounters on a wreck
rule-encounters-diving =
    Volunteer Help: { effect-volunteer-help }.

    Hurried Buyer: { effect-hurried-buyer }; never a diamond.

    Regular: { effect-regular }; no trident is used.

    Saboteur: { effect-saboteur }. It is played once all boats are placed, before the first action, and
    only with your own boat on a wreck.

    Attentive Diver: { effect-attentive-diver }. No monster may be set aside.

# KL-E6 … KL-E13
rule-encounters-ashore-title = Encounters at the bar and the cove
rule-encounters-ashore =
    Drunkard: { effect-drunkard }, besides a round.

    Novice Diver: { effect-novice-diver }. Expert Diver: { effect-expert-diver }, if the supply has one.

    Pickpocket: { effect-pickpocket }. Inseparable Brothers: { effect-inseparable-brothers }, each at the
    usual price.

    Family: { effect-family }.

    Tourists have no effect.

# KL-E14 … KL-E24
rule-encounters-trade-title = Encounters in the shop and at the market
rule-encounters-trade =
    Hose Seller, Trident Seller and Weight Seller: a third purchase at the usual price, if at least one
    of the three is of the seller’s kind. Discounter: { effect-discounter }. Good Pal:
    { effect-good-pal }.

    Easy Mark: { effect-easy-mark }; no diamonds. Trafficker: { effect-trafficker }; no diamonds.
    Jeweller: { effect-jeweller }, even without another sale. Gold Prospector: { effect-gold-prospector }.

rule-secrets-title = What is secret
rule-secrets =
    You alone know your plan until it is revealed, what your treasures are, and which encounters you
    hold. Of others you see how many cards they hold and their depths. Whether a draw was a treasure or
    a monster is open, and so are sold cards, equipment and wreck sizes.

    A wreck you looked at is known to you until others draw from it. Of a card stolen from you, you know
    where it is until somebody steals a card of that depth from the thief.
first-planning = Choose where to go in the morning and in the afternoon. Prices depend on how many others have the same idea.
first-bar = At the bar you hire divers, have a pickpocket steal a treasure, or buy a round and look into a wreck.
first-looking = Choose a wreck whose cards you want to see. Nobody else learns what is there.
first-shop = Two pieces a visit. Hoses reach deeper wrecks, a trident kills one monster, a weight draws one more card.
first-market = You sell treasures of one kind a visit. Goods bring most when you are alone, antiques when it is crowded.
first-placing = Sail to a wreck that your divers can reach. One boat to a wreck: the first to come has the choice.
first-diving = Each diver brings up one card. Deep wrecks pay more, but monsters live there.
first-monster = A monster! A trident kills it and is used up. Otherwise the diver flees for good, with all equipment.
first-collected = Tourists at the dolphins pay a fixed sum, however many boats are there. It changes from day to day.
first-fled = A diver met a monster without a trident and has fled for good.
first-robbed = A pickpocket took a treasure. The thief chooses only the depth it came from, not the card.
first-wreck-gone = That wreck is empty and gone. With fewer wrecks left, it pays to sail out early.

## Planning ahead

ahead-open = Plan the next day now

## Why an answer is a good one, or less good than the best. $than: the place of the other in the list

hint-likely-lead-more = You are likely to be about ${ $number } better off in the end against your richest rival than with answer { $than }.
hint-likely-lead-less = You are likely to be about ${ $number } worse off in the end against your richest rival than with answer { $than }.
hint-cash-more = About ${ $number } more in cash than with answer { $than }.
hint-cash-less = About ${ $number } less in cash than with answer { $than }.
hint-units-more = About { $number } more in { $kind } to sell than with answer { $than }.
hint-units-less = About { $number } less in { $kind } to sell than with answer { $than }.
hint-treasures-more =
    { $number ->
        [1] One more treasure from wrecks that are { $depth } than with answer { $than }.
       *[other] About { $number } more treasures from wrecks that are { $depth } than with answer { $than }.
    }
hint-treasures-less =
    { $number ->
        [1] One treasure less from wrecks that are { $depth } than with answer { $than }.
       *[other] About { $number } fewer treasures from wrecks that are { $depth } than with answer { $than }.
    }
hint-divers-more =
    { $number ->
        [1] One more diver than with answer { $than }.
       *[other] About { $number } more divers than with answer { $than }.
    }
hint-divers-less =
    { $number ->
        [1] One diver less than with answer { $than }.
       *[other] About { $number } fewer divers than with answer { $than }.
    }
hint-reach-more =
    { $number ->
        [1] One more diver who can dive where it is { $depth } than with answer { $than }.
       *[other] About { $number } more divers who can dive where it is { $depth } than with answer { $than }.
    }
hint-reach-less =
    { $number ->
        [1] One diver less who can dive where it is { $depth } than with answer { $than }.
       *[other] About { $number } fewer divers who can dive where it is { $depth } than with answer { $than }.
    }
hint-tridents-more =
    { $number ->
        [1] One more trident than with answer { $than }.
       *[other] About { $number } more tridents than with answer { $than }.
    }
hint-tridents-less =
    { $number ->
        [1] One trident less than with answer { $than }.
       *[other] About { $number } fewer tridents than with answer { $than }.
    }
hint-weights-more =
    { $number ->
        [1] One more weight than with answer { $than }.
       *[other] About { $number } more weights than with answer { $than }.
    }
hint-weights-less =
    { $number ->
        [1] One weight less than with answer { $than }.
       *[other] About { $number } fewer weights than with answer { $than }.
    }
hint-encounters-more =
    { $number ->
        [1] One more encounter card in your hand than with answer { $than }.
       *[other] About { $number } more encounter cards in your hand than with answer { $than }.
    }
hint-encounters-less =
    { $number ->
        [1] One encounter card less in your hand than with answer { $than }.
       *[other] About { $number } fewer encounter cards in your hand than with answer { $than }.
    }
## Opponents: how each level plays

opponent-1 = Overlooks most of what it could do, comes up early, sells late.
opponent-2 = Overlooks nearly half of it; on some days it dares little.
opponent-3 = Plans by what the day may bring, but overlooks a quarter.
opponent-4 = Plans the whole day, and reckons with crowded ports.
opponent-5 = Tries its six best plans in 96 imagined days.
