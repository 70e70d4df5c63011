title = Sealed Bids
blurb = Five wrecks, one secret bid each: the highest takes the wreck, and pays for it.

## Questions

prompt-bidding =
    A wreck worth { $wreck } is up. { $count ->
        [one] One secret bid is still to come.
       *[other] { $count } secret bids are still to come.
    }
prompt-paying = { $player } pays the toll.
    .you = Pay the toll: choose a card, from the lowest up.
prompt-over =
    { $winners-count ->
        [one] All wrecks are won: { $winners } wins.
       *[other] All wrecks are won: { $winners } share the victory.
    }
    .winner =
        { $winners-count ->
            [one] All wrecks are won: you win!
           *[other] All wrecks are won: you share the victory with { $others }.
        }

## Actions

action-bid = Bid { $what }
action-pay = Pay { $what }

## What happened

event-bid = You bid { $card }.
event-bids = The bids were { $cards }.
event-won = { $player } took the wreck worth { $value }.
    .you = You took the wreck worth { $value }.
event-paid =
    { $count ->
        [one] { $player } paid a card.
       *[other] { $player } paid { $count } cards.
    }
event-paid-own = { $player } paid { $cards }.
    .you = You paid { $cards }.
event-drew = { $player } drew a card.
event-drew-own = { $player } drew { $card }.
    .you = You drew { $card }.
ending-wrecks = No wreck is left.

## The fields of a view, for a plain board

term-wreck = Wreck to be won
term-wrecks = Wrecks won
term-value = Value
term-owner = Taken by
term-to-come = Wrecks to come
term-deck = Cards in the deck
term-spent = Cards bid so far
term-active = Pays the toll
term-players = Players
term-cards = Cards
term-hand = Hand
term-bid = Bid
term-staged = Toll so far
term-paid = Cards paid
term-paid-cards = Toll paid
term-points = Points
term-deck-cards = The deck
term-winners = Winners
term-ending = The end

## Options

option-toll = Toll
option-toll-light = two cards
option-toll-heavy = three cards

## Rules

rule-of-bidding = bidding
rule-of-paying = toll
rule-of-over = goal
rule-goal-title = Goal
rule-goal =
    Five wrecks lie face down. When the last one has been won, whoever has the most points in wrecks
    wins; equal players share the victory.
rule-bidding-title = Bidding
rule-bidding =
    Each round a wreck is turned up. All players bid one card at once, in secret. The highest bid takes
    the wreck; of equal bids, that of the player who sits first.
rule-toll-title = The toll
rule-toll =
    Whoever takes a wreck pays a toll of cards, face down. Then everyone draws a card.
