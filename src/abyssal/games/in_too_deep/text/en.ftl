### In Too Deep.

title = In Too Deep
blurb = Five companies explore the ocean floor: buy their shares, send them deeper, and live off the dividends.

## Words for keys

company-ocean = Ocean
company-treasure = Treasure
company-pearl = Pearl
company-research = Research
company-wildlife = Wildlife

side-basic = basic
side-advanced = advanced

# What the ability of a company does, by its side. The optional ones follow “you may”.
ability-ocean-basic = discard two cards to remove any depth card
ability-ocean-advanced = discard one card to remove the top of a company, or to move it onto another
ability-treasure-basic = in a Treasure payout, the largest shareholders get one card more
ability-treasure-advanced = in a Treasure payout, whoever triggers it is paid like the largest shareholder
ability-pearl-basic = at the end, a Pearl share is worth two more
ability-pearl-advanced = at the end, a Pearl share is worth as much as the most valuable company, less two
ability-research-basic = buy a share from your hand for two cards less
ability-research-advanced = buy a share out of another portfolio
ability-wildlife-basic = discard one card to move one of the last three depth cards of a company
ability-wildlife-advanced = play one more depth card on any company, whatever its number

## Nouns

term-ocean = Ocean cleaning
term-treasure = Treasure hunting
term-pearl = Pearl diving
term-research = Ocean and coastal research
term-wildlife = Wildlife spotting
term-company = Company
term-side = Side
term-depth = Depth
term-depth-cards = Depth cards
term-top = Top
term-price = Price
term-value = Value
term-dividend = Dividend
term-share = Share
term-shares = Shares
term-portfolio = Portfolio
term-hand = Hand
term-cards = Cards
term-open-cards = Open cards
term-deck = Draw deck
term-discard = Discard pile
term-bonus-share = Bonus share
term-starting-player = Starting player
term-third-player = Third player
term-final-turns = Final turns

## Options

option-sides = Sides of all company cards
option-sides-basic = basic
option-sides-advanced = advanced
option-ocean = Side of Ocean
option-ocean-basic = basic: { ability-ocean-basic }
option-ocean-advanced = advanced: { ability-ocean-advanced }
option-treasure = Side of Treasure
option-treasure-basic = basic: { ability-treasure-basic }
option-treasure-advanced = advanced: { ability-treasure-advanced }
option-pearl = Side of Pearl
option-pearl-basic = basic: { ability-pearl-basic }
option-pearl-advanced = advanced: { ability-pearl-advanced }
option-research = Side of Research
option-research-basic = basic: { ability-research-basic }
option-research-advanced = advanced: { ability-research-advanced }
option-wildlife = Side of Wildlife
option-wildlife-basic = basic: { ability-wildlife-basic }
option-wildlife-advanced = advanced: { ability-wildlife-advanced }

## Prompts

prompt-choosing = { $player } chooses a first share among the open cards.
    .you = Choose one of the open cards as a first share: it costs nothing.
prompt-turn =
    { $final_turns ->
        [0] { $player } buys a share, expands a company or draws a card.
       *[other] { $player } plays a final turn: a share, an expansion or a card.
    }
    .you =
        { $final_turns ->
            [0] Buy a share, expand a company, or draw a card.
           *[other] Your final turn: buy a share, expand a company, or draw a card.
        }
prompt-ability = { $player } may use the ability of { $company }.
    .you = You may { $ability }, or decline.
# Only the one who pays is shown this.
prompt-paying =
    { $missing ->
        [one] { $action }: one more card to pay.
       *[other] { $action }: { $missing } more cards to pay.
    }
prompt-over = The game is over: { $winners } wins.
    .winner = The game is over: you win.

## Actions

action-take = Take { $card }, a share of { $company }
action-draw = Draw a card
action-buy =
    { $price ->
        [0] Buy a share of { $company } with { $card }, free of charge
        [one] Buy a share of { $company } with { $card } for one card
       *[other] Buy a share of { $company } with { $card } for { $price } cards
    }
action-expand = Expand { $company } with { $card }
action-pay = Pay with { $card } ({ $company })
action-decline = Decline
action-remove = Remove { $card } from { $company }
action-move = Move { $card } onto { $company }
action-raise = Put { $card } back on top of { $company }
action-add =
    { $price ->
        [0] Play { $card } on { $company }, free of charge
        [one] Play { $card } on { $company } for one card
       *[other] Play { $card } on { $company } for { $price } cards
    }
action-acquire =
    { $owner ->
        [nobody] Buy a share of { $company } from the third player for { $price } cards
       *[other] Buy a share of { $company } from { $owner } for { $price } cards
    }

## The log

event-took = { $player } started with { $card }, a share of { $company }.
    .you = You started with { $card }, a share of { $company }.
event-turn = Turn { $turn }: { $player } plays.
    .you = Turn { $turn }: you play.
event-bought =
    { $paid-count ->
        [0] { $player } bought a share of { $company } ({ $card }) without paying a card.
       *[other] { $player } bought a share of { $company } ({ $card }) and paid with { $paid }.
    }
    .you =
        { $paid-count ->
            [0] You bought a share of { $company } ({ $card }) without paying a card.
           *[other] You bought a share of { $company } ({ $card }) and paid with { $paid }.
        }
event-expanded = { $player } took { $company } down to { $card }.
    .you = You took { $company } down to { $card }.
event-dividends =
    { $owed-total ->
        [0] { $company } reached a new decade, but there was nobody to pay.
       *[other] { $company } reached a new decade and paid dividends.
    }
event-dealt =
    { $reason ->
        [draw]
            { $count ->
                [0] There was no card left for { $player } to draw.
               *[other] { $player } drew a card.
            }
       *[other]
            { $count ->
                [0] There was no card left for { $player }.
                [one] { $player } received one card.
               *[other] { $player } received { $count } cards.
            }
    }
event-dealt-own =
    { $reason ->
        [draw]
            { $cards-count ->
                [0] There was no card left for { $player } to draw.
               *[other] { $player } drew { $cards }.
            }
       *[other]
            { $cards-count ->
                [0] There was no card left for { $player }.
               *[other] { $player } received { $cards }.
            }
    }
    .you =
        { $reason ->
            [draw]
                { $cards-count ->
                    [0] There was no card left for you to draw.
                   *[other] You drew { $cards }.
                }
           *[other]
                { $cards-count ->
                    [0] There was no card left for you.
                   *[other] You received { $cards }.
                }
        }
    .standin = The bot was dealt for you: { $cards }.
event-fundraiser =
    { $number ->
        [1] Everyone had drawn: an emergency fundraiser brought two cards each.
       *[other] And everyone had drawn again: a second emergency fundraiser in a row.
    }
event-shuffled =
    { $cards ->
        [one] The discard pile became the draw deck: one card.
       *[other] The discard pile was shuffled and became the draw deck: { $cards } cards.
    }
event-declined = { $player } left the ability of { $company } unused.
    .you = You left the ability of { $company } unused.
event-removed = { $player } removed { $card } from { $company } at the cost of { $paid }.
    .you = You removed { $card } from { $company } at the cost of { $paid }.
event-moved = { $player } put { $card } on top of { $company } at the cost of { $paid }.
    .you = You put { $card } on top of { $company } at the cost of { $paid }.
event-added =
    { $paid-count ->
        [0] { $player } added { $card } to { $company } as well.
       *[other] { $player } squeezed { $card } onto { $company } and paid with { $paid }.
    }
    .you =
        { $paid-count ->
            [0] You added { $card } to { $company } as well.
           *[other] You squeezed { $card } onto { $company } and paid with { $paid }.
        }
event-acquired =
    { $owner ->
        [nobody] { $player } bought a share of { $company } from the third player for { $count } cards.
       *[other] { $player } bought a share of { $company } from { $owner } for { $count } cards.
    }
    .you =
        { $owner ->
            [nobody] You bought a share of { $company } from the third player for { $count } cards.
           *[other] You bought a share of { $company } from { $owner } for { $count } cards.
        }
    .owner = { $player } bought one of your shares of { $company } for { $count } cards.
event-paid = { $player } discarded { $cards }.
    .you = You discarded { $cards }.
# Only the two of them are told which cards.
event-handed-over = { $player } handed { $cards } to { $owner }.
    .you = You handed { $cards } to { $owner }.
    .owner = { $player } handed you { $cards }.
event-bonus-share =
    { $depth ->
        [none] A bonus share! Out of { $drawn }, the third player kept { $share }, a share of { $company }; the company went no deeper.
       *[other] A bonus share! Out of { $drawn }, the third player kept { $share }, a share of { $company }, and the company went down to { $depth }.
    }
event-bonus-removed = A bonus share turned up too late: it left the game.
event-end-triggered = { $ending } After this turn everyone plays one final turn.
event-final-turns = The final turns begin: no more dividends, no more abilities.
event-over = The books are closed, and the companies valued.
event-worth = A share of { $company } is worth { $value }.
event-score =
    { $points ->
        [one] { $player } held shares worth { $points } point (cards in hand: { $count }).
       *[other] { $player } held shares worth { $points } points (cards in hand: { $count }).
    }
    .you =
        { $points ->
            [one] You held shares worth { $points } point (cards in hand: { $count }).
           *[other] You held shares worth { $points } points (cards in hand: { $count }).
        }
event-won = { $player } won!
    .you = You won!

## The board in the browser

web-meta =
    { $side ->
        [basic] basic sides
        [advanced] advanced sides
       *[mixed] mixed sides
    } · { $deck ->
        [1] first deck
        [2] second deck
       *[other] last deck
    }
web-flag-shuffled = the deck runs out
web-flag-end = the end draws near
web-starts = starts
web-side-advanced = adv.
web-card = { $card } { $company }
web-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-known = Known cards:
web-draw = Draw a card: { $count } in the deck
web-discard = Discard { $count }
web-look-discard =
    { $count ->
        [0] The discard pile is empty
        [one] Look at the discard pile: { $top }
       *[other] Look through the discard pile: { $count } cards, { $top } on top
    }
web-bonus-shares =
    { $count ->
        [one] One bonus share lies here too.
       *[other] { $count } bonus shares lie here too.
    }
web-my-shares = My shares
web-shares-of = Shares of { $player }
web-worth = Worth now
web-third = Third player (imaginary)
web-sort = Sort my hand
web-sort-number = number
web-sort-company = company
web-depths =
    { $count ->
        [0] No depth card.
       *[other] Depth cards: { $cards }.
    }
web-depth-pick = Choose { $card } on { $company }
web-dividends = At a new decade: { $list }
why-deep = { $company } is at { $top } already: only a deeper card goes there.
web-final-soon = { $ending } After this turn everyone plays one final turn.
web-final-turns =
    { $count ->
        [one] The last of the final turns: no dividends, no abilities.
       *[other] Final turns, { $count } to go: no dividends, no abilities.
    }
web-cancel-draft = Cancel
web-played =
    { $verb ->
        [buy] buy
       *[other] play
    }
web-prompt-hold = What is { $card } to become?
# $may: what the card can become: a share (buy), a depth card (expand), either (both) or nothing.
web-hint-hold =
    { $may ->
        [both]
            { $price ->
                [0] A share of { $company }, free of charge, or a depth card on a lit company.
                [one] A share of { $company } for one card, or a depth card on a lit company.
               *[other] A share of { $company } for { $price } cards, or a depth card on a lit company.
            }
        [buy]
            { $price ->
                [0] A share of { $company }, free of charge. No company can take it now.
                [one] A share of { $company } for one card. No company can take it now.
               *[other] A share of { $company } for { $price } cards. No company can take it now.
            }
        [expand]
            { $price ->
                [one] A depth card on a lit company. Its share of { $company } costs one card, more than you have left.
               *[other] A depth card on a lit company. Its share of { $company } costs { $price } cards, more than you have left.
            }
       *[nothing]
            { $price ->
                [one] Nothing but money: no company can take it, and its share of { $company } costs one card, more than you have left.
               *[other] Nothing but money: no company can take it, and its share of { $company } costs { $price } cards, more than you have left.
            }
    }
web-hint-turn = Pick a card from your hand to see what it can become, or draw from the deck.
web-hint-draws =
    { $count ->
        [one] One draw so far: { $seats } in a row bring an emergency fundraiser.
       *[other] { $count } draws in a row: { $seats } bring an emergency fundraiser.
    }
web-prompt-pay =
    { $count ->
        [one] Mark one card
       *[other] Mark { $count } cards
    } { $verb ->
        [remove] to remove { $card }
        [move] to move { $card } onto { $company }
        [raise] to put { $card } back on top of { $company }
        [add] to play { $card } on { $company }
       *[other] to buy { $company }
    }
web-prompt-sure =
    { $verb ->
        [expand] { $card } takes { $company } deeper
        [add] Play { $card } on { $company }?
       *[other] Buy { $company } for nothing?
    }
web-hint-deeper =
    { $paid ->
        [true] Dividends: { $list }. A share is worth { $worth } then.
       *[other] No dividends. A share is worth { $worth } then.
    }
web-hint-free = It costs nothing.
web-payout = { $name } +{ $count }
web-then-worth = value { $worth }
web-hint-pay =
    { $shares ->
        [0] { $marked } of { $due } marked.
        [one] { $marked } of { $due } marked. The price is the one { $company } share in play.
       *[other] { $marked } of { $due } marked. The price is the { $shares } { $company } shares in play.
    }
web-pay =
    { $verb ->
        [remove] Remove { $card }
        [move] Move
        [raise] Move
        [add] Play { $card }
        [expand] Play { $card }
       *[other] Buy
    }{ $count ->
        [0] { "" }
        [one] { " " }for one card
       *[other] { " " }for { $count } cards
    }
web-pay-missing =
    { $count ->
        [one] One more card must be marked.
       *[other] { $count } more cards must be marked.
    }
web-key-draw = draw a card

web-sheet-companies = Company and worth of a share
web-sheet-none = none
web-sheet-total = Total
web-sheet-worth = worth { $worth }
web-sheet-depth =
    { $count ->
        [one] · { $count } depth card
       *[other] · { $count } depth cards
    }
web-sheet-shares =
    { $count ->
        [one] { $count } share worth { $worth }:
       *[other] { $count } shares worth { $worth } each:
    }
web-sheet-hands = Cards in hand: { $list }.
web-sheet-third = The imaginary third player scores nothing.
web-ties = Ties
web-ties-rule =
    In a tie the player with more cards in hand wins; then whoever sits furthest clockwise from the
    starting player.
web-ties-none = No tie decided about the victory.
tie = { $one } before { $other } at the same value: { $by }.
by-hand = more cards in hand
by-seat = further from the starting player
web-tie-points = { $list }: { $points } each.
web-tie-hand = { $player } has more cards in hand ({ $count }) and wins.
    .you = You have more cards in hand ({ $count }) and win.
web-tie-distance =
    Their hands are equal too ({ $count }): { $player } sits { $distance } places clockwise from
    { $start }, who started, and wins.
    .you =
        Their hands are equal too ({ $count }): you sit { $distance } places clockwise from
        { $start }, who started, and win.
    .start =
        Their hands are equal too ({ $count }): { $player } sits { $distance } places clockwise from
        you, who started, and wins.

## The tutorial. $a, $b …: the players’ names by seat.

coach-welcome =
    Five companies explore the deep. You own shares in them. A company is worth as many points a share
    as it has depth cards below it, so you want your companies to go down, one card after the other.
    .look = the five companies
coach-first-share =
    Everyone begins with two shares out of the open cards, for nothing. The emblem of a card says
    whose share it is. Pearl is worth a look: at the end each of its shares counts two more.
    .look = the open cards, and what Pearl can do
    .todo = Take 75, a share of Pearl.
coach-second-share =
    The others have taken Wildlife and Treasure. Several shares of one company help each other: they
    are all paid at the same moment.
    .look = the other players and their shares
    .todo = Take 20 as well, your second share of Pearl.
coach-cards =
    These cards in your hand are three things at once: a share of the company on it, a depth by its
    number, or money, one card for one. In a turn you buy a share, take a company deeper, or draw a card.
    .look = your hand
coach-expand =
    Let Pearl go down. Any card will do as a depth, whatever company it shows, if its number is higher
    than the last one there. Small steps leave room for more.
    .look = the depths below Pearl
    .todo = Pick 3, put it below Pearl, then confirm.
coach-dividends =
    A first card, or one that reaches a new group of ten, pays dividends: one card for each share, to
    everyone who owns some. Your two shares brought you 22 and 26.
    .look = 22 and 26 in your hand
coach-buy =
    { $c } took Treasure down and was paid three cards: two shares, and one more as its largest owner.
    Now buy a share. The price is how many shares of Pearl are out already: two cards.
    .look = the price of Pearl, and the depths below Treasure
    .todo = Pick 61 and buy it as a share; pay with 45 and 82, then confirm.
coach-research =
    Some companies can do something right after they went deeper, for whoever did it. Research lets you
    buy one share for two cards less, and you need no share of Research for that.
    .look = what Research can do
    .todo = Pick 22, put it below Research, then confirm.
coach-ability =
    Two shares of Treasure are out, both with { $c }. Two cards less than two is nothing: the share is
    free. You may always decline an ability, but not today.
    .look = the price of Treasure
    .todo = Pick 60 and buy it for nothing.
coach-deeper =
    { $c } went from 10 to 36 with Treasure, and your new share was paid as well: what others do can feed
    you. Your own Pearl is still at 3, and you now hold three of its shares.
    .look = the depths below Treasure and Pearl
    .todo = Pick 26, put it below Pearl, then confirm.
coach-end =
    Three cards for three shares: that is the engine of this game. When the deck has run out for the
    second time, everyone has one final turn; then each share counts what its company is worth.
    .look = the deck

## Endings

ending-depletion = The draw deck has run out for the second time.
ending-fundraisers = Two emergency fundraisers have followed one another.

## Rules

rule-of-choosing = setup
rule-of-turn = turn
rule-of-paying = { $topic }
rule-of-ability = { $company }
rule-of-over = score

# ITD-01, ITD-133
rule-goal-title = Goal
rule-goal =
    Two to five players invest in five companies that explore the ocean floor. A company is worth as
    many points as it has depth cards, and each of your shares in it scores that many. The most
    valuable portfolio wins.

# ITD-09, ITD-15 … ITD-19
rule-cards-title = A card is three things
rule-cards =
    Every card shows a number and a share of one company. In your hand it can become a share of that
    company, a depth card on any company, or one unit of payment; all cards pay the same.

    As a share its number no longer counts. As a depth card the company printed on it does not
    matter.

    Hands are secret. There is no limit to hands, portfolios or companies.

# ITD-02 … ITD-08, ITD-10 … ITD-14, ITD-160, ITD-161
rule-setup-title = Setup
rule-setup =
    All five companies are always in play. For each you decide before the game which side is in force,
    basic or advanced; for a first game take the basic sides.

    Everyone is dealt six cards. Whoever was dealt the lowest number is the starting player. Going
    clockwise, the next player gets one more card, the one after two more, and so on.

    Then two cards for each player are laid out face up. In two rounds, clockwise from the starting
    player, everyone takes one of them as a share, free of charge. The companies start without depth
    cards. With two players the setup is another: see Two players.

# ITD-20 … ITD-24
rule-turn-title = A turn
rule-turn =
    Players take turns clockwise, and a turn is exactly one action: buy a share, expand a company, or
    draw a card. You may always draw, but you may not pass.

# ITD-25 … ITD-34
rule-buying-title = Buying a share
rule-buying =
    Play a card from your hand as a share of the company it shows. The price is the number of shares
    of that company in all portfolios together, your own included. You pay it with other cards from
    your hand, whichever you like; they go to the discard pile.

    While nobody has a share of the company it costs nothing. You must pay in full, and buy one share
    in an action.

    Shares lie in the open. They cannot be sold, played or taken back. Buying never pays dividends.

# ITD-35 … ITD-42
rule-expanding-title = Expanding a company
rule-expanding =
    Play a card from your hand on a company, whether or not you own a share of it. Its number must be
    higher than that of the most recent depth card there, the top; on an empty company any number
    will do. It costs nothing.

    Then come dividends, if a new decade is reached, and then the ability of the company, if it has
    an optional one.

# ITD-43 … ITD-53
rule-dividends-title = Dividends
rule-dividends =
    Decades are 1 to 9, 10 to 19, and so on up to 90 to 99 and 100. When your expansion opens a company
    or brings it to a higher decade than its last top, everyone receives one card from the deck for
    each share of that company. Skipping decades pays no more, and staying in one pays nothing.

    Amounts are fixed first, then the cards are dealt, to you and on clockwise. Nobody can decline
    them. Cards that an ability or a bonus share puts on a company never pay dividends.

# ITD-54 … ITD-62
rule-drawing-title = Drawing, and emergency fundraisers
rule-drawing =
    Take the top card of the draw deck into your hand.

    When all players have drawn in a row, one turn each, everyone receives two more cards: an emergency
    fundraiser. Then the count begins anew. Every purchase and every expansion sets it back to zero.

    If the next round is nothing but draws again, the second fundraiser is paid too, and it triggers
    the end of the game.

# ITD-63 … ITD-73
rule-deck-title = Draw deck and discard pile
rule-deck =
    The first time the last card of the deck is taken, the discard pile is shuffled and becomes the new
    deck; dealing goes on where it stopped. The second time, the end of the game is triggered.

    From then on an empty deck is filled from the discard pile whenever a card is due. If both are
    empty, cards that are due are lost. Drawing then yields nothing, but is still an action.

    Paid and removed cards lie face up in the discard pile, which everyone may look through.

# ITD-74 … ITD-81
rule-abilities-title = Abilities
rule-abilities =
    Only the ability of the side in force counts. Those of Treasure and Pearl work by themselves. Those
    of Ocean, Research and Wildlife are yours to use or not, once, right after you have expanded that
    very company, with or without shares in it.

    They come after the dividends, so fresh cards can pay for them. You can use an ability only if you
    can pay for it and carry it out in full. It never pays dividends and never sets off another
    ability.

# ITD-82 … ITD-91
rule-ocean-title = Ocean cleaning
rule-ocean =
    Basic: discard two cards from your hand to remove one depth card, any card of any company. It goes
    to the discard pile.

    Advanced: discard one card to treat the top of one company. Either it goes to the discard pile, or
    it becomes the top of another company, where its number must be higher than the top.

# ITD-92 … ITD-99
rule-treasure-pearl-title = Treasure hunting and Pearl diving
rule-treasure-pearl =
    Treasure, basic: in a Treasure payout the largest shareholder gets one card more; if several are
    equal, each of them does. Advanced: whoever triggered the payout gets as many cards as the
    largest shareholder has shares, in place of their own dividend.

    Pearl, basic: at the end a Pearl share is worth two more than Pearl has depth cards. Advanced: it is
    worth the depth cards of the company that has the most of all five, less two, but never less
    than zero.

# ITD-100 … ITD-109
rule-research-title = Ocean and coastal research
rule-research =
    Basic: buy a share of any company from your hand for two cards less than the usual price.

    Advanced: buy a share out of another player’s portfolio. The price is the number of shares of that
    company on the table, this one included, and at least two. The owner cannot refuse, and takes the
    cards into hand; only the two of you see which.

# ITD-110 … ITD-120
rule-wildlife-title = Wildlife spotting
rule-wildlife =
    Basic: discard one card to move one of the last three depth cards of a company. It becomes the top
    of its own company, whatever its number, unless it is the top already; or the top of another
    company, where its number must be higher than the top.

    Advanced: play one more depth card from your hand on any company, whatever its number. If it is
    lower than the top, discard one other card for every higher depth card of that company.

# ITD-121 … ITD-128
rule-end-title = The end
rule-end =
    The end is triggered when the deck runs out for the second time, or by two emergency fundraisers in
    a row. The turn under way is completed as usual.

    Then everyone plays one final turn, beginning with the next player. In final turns there are no
    dividends, no optional abilities and no fundraisers.

# ITD-129 … ITD-132, ITD-134 … ITD-136
rule-score-title = Score
rule-score =
    A company is worth the number of its depth cards, whatever they show; the ability of Pearl changes
    the worth of its shares. Multiply by your shares, company by company, and add it all up. Cards in
    hand score nothing.

    In a tie the player with more cards in hand wins; if that does not decide, the one who sits
    furthest clockwise from the starting player.

# ITD-137 … ITD-145
rule-two-players-title = Two players
rule-two-players =
    Both are dealt eight cards, and the one who does not start gets a ninth. You begin without shares.
    Six cards from the deck are the shares of an imaginary third player, and five bonus shares are
    shuffled into the deck.

    The third player has no hand and no turns, receives no cards and cannot win. But these shares
    count for prices and for the largest Treasure holding, and can be bought with advanced Research;
    the cards paid for them are discarded.

# ITD-146 … ITD-159
rule-bonus-shares-title = Bonus shares
rule-bonus-shares =
    When a bonus share comes off the deck everything else waits. It is discarded, and four cards are
    drawn face up. The one whose company the third player holds most shares of becomes their share;
    in a tie, the one drawn first. Of the others, the lowest that is higher than the top of that
    company goes on it, without dividends or ability. The rest is discarded, and whoever drew the
    bonus share draws again.

    A bonus share among the four is carried out afterwards. Once the deck has run out twice, a bonus
    share has no effect: it leaves the game and is replaced.
first-choosing = Take one of the open cards as a share, for nothing. Everyone begins with two.
first-turn = One thing each turn: buy a share, take a company deeper with a card of a higher number, or draw a card.
first-paying = Cards are money too: any card pays one. Keep those you want as shares or depths.
first-ability = This company can do something now, because you took it deeper. You may decline.
first-dividends = A company reached a new group of ten: each of its shares is paid one card, whoever took it there.
first-fundraiser = When everyone in turn has drawn, each player gets two more cards.
first-shuffled = The deck ran out and was made anew from the discards. The next time brings the end.
first-final-turns = Everyone has one final turn, without dividends and abilities. Then each share counts what its company is worth.

## Playing ahead: what an order rests on, after “as long as”

ahead-open = Lay down my next turn
rest-ending =
    { $ending ->
        [none] nobody has triggered the end
       *[other] the game is in its last turns
    }
rest-price =
    { $price ->
        [one] a share of { $company } costs one card
       *[other] a share of { $company } costs { $price } cards
    }
rest-depth = the depth cards of { $company } are those of now
rest-dividends = the dividends of { $company } go to the same players

## Why an answer is a good one, or less good than the best. $than: the place of the other in the list

hint-shares-more =
    { $number ->
        [1] One more share of { $company } than with answer { $than }.
       *[other] About { $number } more shares of { $company } than with answer { $than }.
    }
hint-shares-less =
    { $number ->
        [1] One share less of { $company } than with answer { $than }.
       *[other] About { $number } fewer shares of { $company } than with answer { $than }.
    }
hint-likely-more = Your shares of { $company } are likely to score about { $number } points more than with answer { $than }.
hint-likely-less = Your shares of { $company } are likely to score about { $number } points less than with answer { $than }.
hint-likely-lead-more = In the end you are likely to stand about { $number } points better against your strongest rival than with answer { $than }.
hint-likely-lead-less = In the end you are likely to stand about { $number } points worse against your strongest rival than with answer { $than }.
hint-lead-more =
    { $number ->
        [1] One more point against your strongest rival for now than with answer { $than }.
       *[other] About { $number } more points against your strongest rival for now than with answer { $than }.
    }
hint-lead-less =
    { $number ->
        [1] One point less against your strongest rival for now than with answer { $than }.
       *[other] About { $number } fewer points against your strongest rival for now than with answer { $than }.
    }
hint-cards-more =
    { $number ->
        [1] One more card in your hand than with answer { $than }.
       *[other] About { $number } more cards in your hand than with answer { $than }.
    }
hint-cards-less =
    { $number ->
        [1] One card less in your hand than with answer { $than }.
       *[other] About { $number } fewer cards in your hand than with answer { $than }.
    }
hint-uses-more = The cards in your hand are about { $number } points more useful to you than with answer { $than }.
hint-uses-less = The cards in your hand are about { $number } points less useful to you than with answer { $than }.
## Opponents: how each level plays

opponent-1 = Overlooks most plays and likes to hold on to its cards.
opponent-2 = Overlooks many plays; it often saves its cards.
opponent-3 = Plays by rules of thumb and overlooks little.
opponent-4 = Looks a round ahead, but misses a play now and then.
opponent-5 = Tries its eight best plays in 96 imagined rounds.
