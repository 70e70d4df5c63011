title = Plis scellés
blurb = Cinq épaves, une offre secrète chacune : la plus haute emporte l’épave, et la paie.

## Questions

prompt-bidding =
    Une épave de valeur { $wreck } est révélée. { $count ->
        [one] Il manque encore une offre secrète.
       *[other] Il manque encore { $count } offres secrètes.
    }
prompt-paying = { $player } paie le péage.
    .you = Payez le péage : choisissez une carte, de la plus basse à la plus haute.
prompt-over =
    { $winners-count ->
        [one] Toutes les épaves sont prises : { $winners } gagne.
       *[other] Toutes les épaves sont prises : { $winners } se partagent la victoire.
    }
    .winner =
        { $winners-count ->
            [one] Toutes les épaves sont prises : vous gagnez !
           *[other] Toutes les épaves sont prises : vous partagez la victoire avec { $others }.
        }

## Actions

action-bid = Offrir { $what }
action-pay = Payer { $what }

## What happened

event-bid = Vous avez offert { $card }.
event-bids = Les offres étaient { $cards }.
event-won = { $player } a pris l’épave de valeur { $value }.
    .you = Vous avez pris l’épave de valeur { $value }.
event-paid =
    { $count ->
        [one] { $player } a payé une carte.
       *[other] { $player } a payé { $count } cartes.
    }
event-paid-own = { $player } a payé { $cards }.
    .you = Vous avez payé { $cards }.
event-drew = { $player } a pioché une carte.
event-drew-own = { $player } a pioché { $card }.
    .you = Vous avez pioché { $card }.
ending-wrecks = Il ne reste plus d’épave.

## The fields of a view, for a plain board

term-wreck = Épave à prendre
term-wrecks = Épaves prises
term-value = Valeur
term-owner = Prise par
term-to-come = Épaves à venir
term-deck = Cartes dans la pioche
term-spent = Cartes offertes
term-active = Paie le péage
term-players = Joueurs
term-cards = Cartes
term-hand = Main
term-bid = Offre
term-staged = Péage en cours
term-paid = Cartes payées
term-paid-cards = Péage payé
term-points = Points
term-deck-cards = La pioche
term-winners = Gagnants
term-ending = La fin

## Options

option-toll = Péage
option-toll-light = deux cartes
option-toll-heavy = trois cartes

## Rules

rule-of-bidding = bidding
rule-of-paying = toll
rule-of-over = goal
rule-goal-title = But du jeu
rule-goal =
    Cinq épaves sont face cachée. Quand la dernière est prise, qui a le plus de points en épaves
    gagne ; à égalité, la victoire est partagée.
rule-bidding-title = Les offres
rule-bidding =
    À chaque manche, une épave est révélée. Tous offrent une carte à la fois, en secret. L’offre la plus
    haute emporte l’épave ; à égalité, celle de qui est assis le premier.
rule-toll-title = Le péage
rule-toll =
    Qui prend une épave paie un péage en cartes, face cachée. Puis chacun pioche une carte.
