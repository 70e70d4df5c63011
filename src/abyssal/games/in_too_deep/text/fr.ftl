### In Too Deep.

title = In Too Deep
blurb = Cinq entreprises explorent les fonds marins : achetez leurs actions, menez-les plus profond et vivez des dividendes.

## Les mots des clés

company-ocean = Océan
company-treasure = Trésor
company-pearl = Perle
company-research = Littoral
company-wildlife = Faune

side-basic = normale
side-advanced = avancée

# What the ability of a company does, by its side. The optional ones follow “you may”.
ability-ocean-basic = défausser deux cartes pour retirer n’importe quelle carte Profondeurs
ability-ocean-advanced = défausser une carte pour retirer la dernière carte d’une entreprise, ou la déplacer sur une autre
ability-treasure-basic = quand Trésor verse des dividendes, les plus gros actionnaires reçoivent une carte de plus
ability-treasure-advanced = quand Trésor verse des dividendes, qui les déclenche reçoit autant que le plus gros actionnaire
ability-pearl-basic = à la fin, une action Perle vaut deux de plus
ability-pearl-advanced = à la fin, une action Perle vaut autant que l’entreprise la plus précieuse, moins deux
ability-research-basic = acheter une action de votre main pour deux cartes de moins
ability-research-advanced = acheter une action dans un autre portefeuille
ability-wildlife-basic = défausser une carte pour déplacer une des trois dernières cartes Profondeurs d’une entreprise
ability-wildlife-advanced = jouer encore une carte Profondeurs sur n’importe quelle entreprise, quel que soit son nombre

## Noms

term-ocean = Nettoyage de l’océan
term-treasure = Chasse au trésor
term-pearl = Pêche à la perle
term-research = Centre de recherche pour le littoral
term-wildlife = Observation de la faune
term-company = Entreprise
term-side = Face
term-depth = Profondeur
term-depth-cards = Cartes Profondeurs
term-top = Dernière carte
term-price = Montant
term-value = Valeur
term-dividend = Dividende
term-share = Action
term-shares = Actions
term-portfolio = Portefeuille
term-hand = Main
term-cards = Cartes
term-open-cards = Cartes visibles
term-deck = Pioche
term-discard = Défausse
term-bonus-share = Action bonus
term-starting-player = Premier joueur
term-third-player = Troisième joueur
term-final-turns = Derniers tours

## Options

option-sides = Face de toutes les cartes Entreprise
option-sides-basic = normale
option-sides-advanced = avancée
option-ocean = Face d’Océan
option-ocean-basic = normale : { ability-ocean-basic }
option-ocean-advanced = avancée : { ability-ocean-advanced }
option-treasure = Face de Trésor
option-treasure-basic = normale : { ability-treasure-basic }
option-treasure-advanced = avancée : { ability-treasure-advanced }
option-pearl = Face de Perle
option-pearl-basic = normale : { ability-pearl-basic }
option-pearl-advanced = avancée : { ability-pearl-advanced }
option-research = Face de Littoral
option-research-basic = normale : { ability-research-basic }
option-research-advanced = avancée : { ability-research-advanced }
option-wildlife = Face de Faune
option-wildlife-basic = normale : { ability-wildlife-basic }
option-wildlife-advanced = avancée : { ability-wildlife-advanced }

## Ce qui est demandé

prompt-choosing = { $player } choisit une première action parmi les cartes visibles.
    .you = Choisissez une des cartes visibles comme première action : elle ne coûte rien.
prompt-turn =
    { $final_turns ->
        [0] { $player } achète une action, agrandit une entreprise ou pioche une carte.
       *[other] { $player } joue un dernier tour : une action, une entreprise ou une carte.
    }
    .you =
        { $final_turns ->
            [0] Achetez une action, agrandissez une entreprise ou piochez une carte.
           *[other] Votre dernier tour : achetez une action, agrandissez une entreprise ou piochez une carte.
        }
prompt-ability = { $player } peut utiliser la capacité de l’entreprise { $company }.
    .you = Vous pouvez { $ability }, ou y renoncer.
# Only the one who pays is shown this.
prompt-paying =
    { $missing ->
        [one] { $action } : encore une carte à payer.
       *[other] { $action } : encore { $missing } cartes à payer.
    }
prompt-over = La partie est terminée : { $winners } gagne.
    .winner = La partie est terminée : vous gagnez.

## Actions

action-take = Prendre { $card }, une action { $company }
action-draw = Piocher une carte
action-buy =
    { $price ->
        [0] Acheter une action { $company } avec { $card }, sans rien payer
        [one] Acheter une action { $company } avec { $card } pour une carte
       *[other] Acheter une action { $company } avec { $card } pour { $price } cartes
    }
action-expand = Agrandir { $company } avec { $card }
action-pay = Payer avec { $card } ({ $company })
action-decline = Renoncer
action-remove = Retirer { $card } de l’entreprise { $company }
action-move = Déplacer { $card } sur { $company }
action-raise = Remettre { $card } en dernière carte de l’entreprise { $company }
action-add =
    { $price ->
        [0] Jouer { $card } sur { $company }, sans rien payer
        [one] Jouer { $card } sur { $company } pour une carte
       *[other] Jouer { $card } sur { $company } pour { $price } cartes
    }
action-acquire =
    { $owner ->
        [nobody] Acheter une action { $company } au troisième joueur pour { $price } cartes
       *[other] Acheter une action { $company } à { $owner } pour { $price } cartes
    }

## Le journal

event-took = { $player } a commencé avec { $card }, une action { $company }.
    .you = Vous avez commencé avec { $card }, une action { $company }.
event-turn = Tour { $turn } : à { $player } de jouer.
    .you = Tour { $turn } : à vous de jouer.
event-bought =
    { $paid-count ->
        [0] { $player } a acheté une action { $company } ({ $card }) sans rien payer.
       *[other] { $player } a acheté une action { $company } ({ $card }) et a payé avec { $paid }.
    }
    .you =
        { $paid-count ->
            [0] Vous avez acheté une action { $company } ({ $card }) sans rien payer.
           *[other] Vous avez acheté une action { $company } ({ $card }) et payé avec { $paid }.
        }
event-expanded = { $player } a fait descendre { $company } à { $card }.
    .you = Vous avez fait descendre { $company } à { $card }.
event-dividends =
    { $owed-total ->
        [0] { $company } a atteint une nouvelle dizaine, mais il n’y avait personne à payer.
       *[other] { $company } a atteint une nouvelle dizaine et a versé des dividendes.
    }
event-dealt =
    { $reason ->
        [draw]
            { $count ->
                [0] Plus aucune carte à piocher pour { $player }.
               *[other] { $player } a pioché une carte.
            }
       *[other]
            { $count ->
                [0] Plus aucune carte pour { $player }.
                [one] { $player } a reçu une carte.
               *[other] { $player } a reçu { $count } cartes.
            }
    }
event-dealt-own =
    { $reason ->
        [draw]
            { $cards-count ->
                [0] Plus aucune carte à piocher pour { $player }.
               *[other] { $player } a pioché { $cards }.
            }
       *[other]
            { $cards-count ->
                [0] Plus aucune carte pour { $player }.
               *[other] { $player } a reçu { $cards }.
            }
    }
    .you =
        { $reason ->
            [draw]
                { $cards-count ->
                    [0] Plus aucune carte à piocher pour vous.
                   *[other] Vous avez pioché { $cards }.
                }
           *[other]
                { $cards-count ->
                    [0] Plus aucune carte pour vous.
                   *[other] Vous avez reçu { $cards }.
                }
        }
    .standin = Le robot a reçu pour vous : { $cards }.
event-fundraiser =
    { $number ->
        [1] Tout le monde avait pioché : un financement d’urgence a rapporté deux cartes à chacun.
       *[other] Et tout le monde avait encore pioché : deuxième financement d’urgence d’affilée.
    }
event-shuffled =
    { $cards ->
        [one] La défausse est devenue la pioche : une carte.
       *[other] La défausse a été mélangée et est devenue la pioche : { $cards } cartes.
    }
event-declined = { $player } n’a pas utilisé la capacité de l’entreprise { $company }.
    .you = Vous n’avez pas utilisé la capacité de l’entreprise { $company }.
event-removed = { $player } a retiré { $card } de l’entreprise { $company } au prix de { $paid }.
    .you = Vous avez retiré { $card } de l’entreprise { $company } au prix de { $paid }.
event-moved = { $player } a placé { $card } en dernière carte sur { $company } au prix de { $paid }.
    .you = Vous avez placé { $card } en dernière carte sur { $company } au prix de { $paid }.
event-added =
    { $paid-count ->
        [0] { $player } a encore ajouté { $card } sur { $company }.
       *[other] { $player } a encore glissé { $card } sur { $company } et a payé avec { $paid }.
    }
    .you =
        { $paid-count ->
            [0] Vous avez encore ajouté { $card } sur { $company }.
           *[other] Vous avez encore glissé { $card } sur { $company } et payé avec { $paid }.
        }
event-acquired =
    { $owner ->
        [nobody] { $player } a acheté une action { $company } au troisième joueur pour { $count } cartes.
       *[other] { $player } a acheté une action { $company } à { $owner } pour { $count } cartes.
    }
    .you =
        { $owner ->
            [nobody] Vous avez acheté une action { $company } au troisième joueur pour { $count } cartes.
           *[other] Vous avez acheté une action { $company } à { $owner } pour { $count } cartes.
        }
    .owner = { $player } vous a acheté une action { $company } pour { $count } cartes.
event-paid = { $player } a défaussé { $cards }.
    .you = Vous avez défaussé { $cards }.
# Only the two of them are told which cards.
event-handed-over = { $player } a remis { $cards } à { $owner }.
    .you = Vous avez remis { $cards } à { $owner }.
    .owner = { $player } vous a remis { $cards }.
event-bonus-share =
    { $depth ->
        [none] Une action bonus ! Parmi { $drawn }, le troisième joueur a gardé { $share }, une action { $company } ; l’entreprise n’est pas descendue.
       *[other] Une action bonus ! Parmi { $drawn }, le troisième joueur a gardé { $share }, une action { $company }, et l’entreprise est descendue à { $depth }.
    }
event-bonus-removed = Une action bonus est arrivée trop tard : elle a quitté la partie.
event-end-triggered = { $ending } Après ce tour, chacun joue un dernier tour.
event-final-turns = Les derniers tours commencent : plus de dividendes, plus de capacités.
event-over = Les comptes sont clos, les entreprises évaluées.
event-worth = Une action { $company } vaut { $value }.
event-score =
    { $points ->
        [one] { $player } a totalisé { $points } point (cartes en main : { $count }).
       *[other] { $player } a totalisé { $points } points (cartes en main : { $count }).
    }
    .you =
        { $points ->
            [one] Vous avez totalisé { $points } point (cartes en main : { $count }).
           *[other] Vous avez totalisé { $points } points (cartes en main : { $count }).
        }
event-won = { $player } a gagné !
    .you = Vous avez gagné !

## Le plateau dans le navigateur

web-meta =
    { $side ->
        [basic] faces normales
        [advanced] faces avancées
       *[mixed] faces mêlées
    } · { $deck ->
        [1] première pioche
        [2] deuxième pioche
       *[other] dernière pioche
    }
web-flag-shuffled = la pioche est épuisée
web-flag-end = la fin approche
web-starts = premier
web-side-advanced = av.
web-card = { $card } { $company }
web-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-known = Cartes connues :
web-draw = Piocher une carte : { $count } dans la pioche
web-discard = Défausse { $count }
web-look-discard =
    { $count ->
        [0] La défausse est vide
        [one] Regarder la défausse : { $top }
       *[other] Parcourir la défausse : { $count } cartes, { $top } sur le dessus
    }
web-bonus-shares =
    { $count ->
        [one] Une action bonus s’y trouve aussi.
       *[other] { $count } actions bonus s’y trouvent aussi.
    }
web-my-shares = Mes actions
web-shares-of = Actions de { $player }
web-worth = Valeur
web-third = Troisième joueur (imaginaire)
web-sort = Trier ma main
web-sort-number = nombre
web-sort-company = entreprise
web-depths =
    { $count ->
        [0] Aucune carte Profondeurs.
       *[other] Cartes Profondeurs : { $cards }.
    }
web-depth-pick = Choisir { $card } sur { $company }
web-dividends = À une nouvelle dizaine : { $list }
why-deep = { $company } est déjà à { $top } : il y faut une carte plus profonde.
web-final-soon = { $ending } Après ce tour, chacun joue un dernier tour.
web-final-turns =
    { $count ->
        [one] Le tout dernier tour : ni dividendes, ni capacités.
       *[other] Derniers tours, encore { $count } : ni dividendes, ni capacités.
    }
web-cancel-draft = Annuler
web-played =
    { $verb ->
        [buy] achat
       *[other] jouée
    }
web-prompt-hold = Que doit devenir { $card } ?
# $may : ce que la carte peut devenir : une action (buy), une carte Profondeurs (expand), l’une ou l’autre (both), rien.
web-hint-hold =
    { $may ->
        [both]
            { $price ->
                [0] Une action { $company }, gratuite, ou une carte Profondeurs sur une entreprise éclairée.
                [one] Une action { $company } pour une carte, ou une carte Profondeurs sur une entreprise éclairée.
               *[other] Une action { $company } pour { $price } cartes, ou une carte Profondeurs sur une entreprise éclairée.
            }
        [buy]
            { $price ->
                [0] Une action { $company }, gratuite. Aucune entreprise ne peut recevoir la carte.
                [one] Une action { $company } pour une carte. Aucune entreprise ne peut recevoir la carte.
               *[other] Une action { $company } pour { $price } cartes. Aucune entreprise ne peut recevoir la carte.
            }
        [expand]
            { $price ->
                [one] Une carte Profondeurs sur une entreprise éclairée. Son action { $company } coûte une carte, plus qu’il ne vous en reste.
               *[other] Une carte Profondeurs sur une entreprise éclairée. Son action { $company } coûte { $price } cartes, plus qu’il ne vous en reste.
            }
       *[nothing]
            { $price ->
                [one] Elle ne sert qu’à payer : aucune entreprise ne peut la recevoir, et son action { $company } coûte une carte, plus qu’il ne vous en reste.
               *[other] Elle ne sert qu’à payer : aucune entreprise ne peut la recevoir, et son action { $company } coûte { $price } cartes, plus qu’il ne vous en reste.
            }
    }
web-hint-turn = Choisissez une carte de votre main pour voir ce qu’elle peut devenir, ou piochez.
web-hint-draws =
    { $count ->
        [one] Une pioche jusqu’ici : { $seats } de suite amènent une collecte d’urgence.
       *[other] { $count } pioches de suite : { $seats } amènent une collecte d’urgence.
    }
web-prompt-pay =
    { $count ->
        [one] Marquez une carte
       *[other] Marquez { $count } cartes
    } { $verb ->
        [remove] pour retirer { $card }
        [move] pour déplacer { $card } sur { $company }
        [raise] pour remettre { $card } au sommet de { $company }
        [add] pour jouer { $card } sur { $company }
       *[other] pour acheter { $company }
    }
web-prompt-sure =
    { $verb ->
        [expand] { $card } fait descendre { $company }
        [add] Jouer { $card } sur { $company } ?
       *[other] Acheter { $company } pour rien ?
    }
web-hint-deeper =
    { $paid ->
        [true] Dividendes : { $list }. Une action vaudra { $worth }.
       *[other] Pas de dividendes. Une action vaudra { $worth }.
    }
web-hint-free = Cela ne coûte rien.
web-payout = { $name } +{ $count }
web-then-worth = valeur { $worth }
web-hint-pay =
    { $shares ->
        [0] { $marked } sur { $due } marquées.
        [one] { $marked } sur { $due } marquée. Le montant : la seule action { $company } en jeu.
       *[other] { $marked } sur { $due } marquées. Le montant : les { $shares } actions { $company } en jeu.
    }
web-pay =
    { $verb ->
        [remove] Retirer { $card }
        [move] Déplacer
        [raise] Déplacer
        [add] Jouer { $card }
        [expand] Jouer { $card }
       *[other] Acheter
    }{ $count ->
        [0] { "" }
        [one] { " " }(1 carte)
       *[other] { " " }({ $count } cartes)
    }
web-pay-missing =
    { $count ->
        [one] Il reste une carte à marquer.
       *[other] Il reste { $count } cartes à marquer.
    }
web-key-draw = piocher une carte

web-sheet-companies = Entreprise et valeur d’une action
web-sheet-none = aucune
web-sheet-total = Total
web-sheet-worth = vaut { $worth }
web-sheet-depth =
    { $count ->
        [one] · { $count } carte Profondeurs
       *[other] · { $count } cartes Profondeurs
    }
web-sheet-shares =
    { $count ->
        [one] { $count } action de valeur { $worth } :
       *[other] { $count } actions de valeur { $worth } :
    }
web-sheet-hands = Cartes en main : { $list }.
web-sheet-third = Le troisième joueur imaginaire ne marque rien.
web-ties = Égalités
web-ties-rule =
    En cas d’égalité, le joueur qui a le plus de cartes en main gagne ; puis celui qui est assis le plus
    loin du premier joueur, dans le sens horaire.
web-ties-none = Aucune égalité n’a décidé de la victoire.
tie = { $one } devant { $other } à valeur égale : { $by }.
by-hand = plus de cartes en main
by-seat = plus loin du premier joueur
web-tie-points = { $list } : { $points } chacun.
web-tie-hand = { $player } a plus de cartes en main ({ $count }) et gagne.
    .you = Vous avez plus de cartes en main ({ $count }) et gagnez.
web-tie-distance =
    Les mains sont égales aussi ({ $count }) : { $player } est à { $distance } places, dans le sens
    horaire, de { $start }, qui a commencé, et gagne.
    .you =
        Les mains sont égales aussi ({ $count }) : vous êtes à { $distance } places, dans le sens
        horaire, de { $start }, qui a commencé, et gagnez.
    .start =
        Les mains sont égales aussi ({ $count }) : { $player } est à { $distance } places, dans le
        sens horaire, de vous, qui avez commencé, et gagne.

## Le tutoriel. $a, $b …: the players’ names by seat.

coach-welcome =
    Cinq entreprises explorent les profondeurs, et vous en possédez des actions. Une action vaut autant de
    points que son entreprise a de cartes Profondeurs : faites donc descendre les vôtres, carte après carte.
    .look = les cinq entreprises
coach-first-share =
    Chacun commence par choisir deux actions parmi les cartes visibles, gratuitement. L’emblème d’une
    carte dit de quelle entreprise elle est. Perle est tentante : à la fin, ses actions valent deux de plus.
    .look = les cartes visibles, et la capacité de Perle
    .todo = Prenez le 75, une action Perle.
coach-second-share =
    Les autres ont pris Faune et Trésor. Plusieurs actions d’une même entreprise se renforcent : elles
    rapportent toutes au même moment.
    .look = les autres joueurs et leurs actions
    .todo = Prenez aussi le 20, votre deuxième action Perle.
coach-cards =
    Les cartes de votre main sont trois choses à la fois : une action de leur entreprise, une profondeur
    par leur nombre, ou de l’argent, une carte pour une. À votre tour, vous achetez une action, faites
    descendre une entreprise, ou piochez.
    .look = votre main
coach-expand =
    Faisons descendre Perle. N’importe quelle carte sert de profondeur, quelle que soit son entreprise, si
    son nombre dépasse le dernier posé là. De petits pas laissent de la place pour la suite.
    .look = les profondeurs sous Perle
    .todo = Prenez le 3, posez-le sous Perle, puis confirmez.
coach-dividends =
    La première carte, puis chaque nouvelle dizaine, verse des dividendes : une carte par action, à tous
    ceux qui en ont. Vos deux actions vous ont apporté le 22 et le 26.
    .look = le 22 et le 26 dans votre main
coach-buy =
    { $c } a fait descendre Trésor et reçu trois cartes : deux actions, et une de plus comme premier
    actionnaire. À vous d’acheter. Le prix est le nombre d’actions Perle déjà sorties : deux cartes.
    .look = le prix de Perle, et les profondeurs sous Trésor
    .todo = Prenez le 61 et achetez-le ; payez avec le 45 et le 82, puis confirmez.
coach-research =
    Certaines entreprises permettent quelque chose juste après être descendues, à qui les fait descendre.
    Littoral fait acheter une action pour deux cartes de moins, sans même en posséder.
    .look = la capacité de Littoral
    .todo = Prenez le 22, posez-le sous Littoral, puis confirmez.
coach-ability =
    Deux actions Trésor sont sorties, toutes deux chez { $c }. Deux cartes de moins que deux, il ne reste
    rien à payer. On peut toujours renoncer à une capacité, mais pas aujourd’hui.
    .look = le prix de Trésor
    .todo = Prenez le 60 et achetez-le pour rien.
coach-deeper =
    { $c } est passé de 10 à 36 avec Trésor, et votre nouvelle action a été payée aussi : les autres
    peuvent vous nourrir. Votre Perle en est toujours à 3, et vous en avez trois actions.
    .look = les profondeurs sous Trésor et Perle
    .todo = Prenez le 26, posez-le sous Perle, puis confirmez.
coach-end =
    Trois cartes pour trois actions : voilà le moteur de ce jeu. Quand la pioche s’est vidée une deuxième
    fois, chacun joue un dernier tour ; puis chaque action compte ce que vaut son entreprise.
    .look = la pioche

## Fins de partie

ending-depletion = La pioche s’est vidée pour la deuxième fois.
ending-fundraisers = Deux financements d’urgence se sont suivis.

## Règles

rule-of-choosing = setup
rule-of-turn = turn
rule-of-paying = { $topic }
rule-of-ability = { $company }
rule-of-over = score

# ITD-01, ITD-133
rule-goal-title = But du jeu
rule-goal =
    Deux à cinq joueurs investissent dans cinq entreprises qui explorent les fonds marins. Une entreprise
    vaut autant de points qu’elle a de cartes Profondeurs, et chacune de vos actions rapporte cette
    valeur. Le portefeuille le plus précieux gagne.

# ITD-09, ITD-15 … ITD-19
rule-cards-title = Une carte, trois usages
rule-cards =
    Chaque carte porte un nombre et une action d’une entreprise. Depuis votre main, elle peut devenir une
    action de cette entreprise, une carte Profondeurs sur n’importe quelle entreprise, ou un paiement ;
    pour payer, toutes se valent.

    Devenue action, son nombre ne compte plus. Devenue carte Profondeurs, l’entreprise imprimée ne compte
    plus.

    Les mains sont secrètes. Il n’y a de limite ni aux mains, ni aux portefeuilles, ni aux entreprises.

# ITD-02 … ITD-08, ITD-10 … ITD-14, ITD-160, ITD-161
rule-setup-title = Mise en place
rule-setup =
    Les cinq entreprises sont toujours en jeu. Pour chacune, on décide avant la partie quelle face est en
    vigueur, normale ou avancée ; pour une première partie, prenez les faces normales.

    Chacun reçoit six cartes. Qui a reçu le plus petit nombre est premier joueur. Dans le sens des
    aiguilles d’une montre, le joueur suivant reçoit une carte de plus, celui d’après deux, et ainsi de
    suite.

    Puis on pose deux cartes par joueur, face visible. En deux tours de table à partir du premier joueur,
    chacun en prend une comme action, sans rien payer. Les entreprises commencent sans carte
    Profondeurs. À deux, la mise en place est différente : voir À deux joueurs.

# ITD-20 … ITD-24
rule-turn-title = Un tour
rule-turn =
    On joue dans le sens des aiguilles d’une montre. Un tour est exactement une chose au choix : acheter
    une action, agrandir une entreprise ou piocher une carte. On peut toujours piocher, mais jamais
    passer.

# ITD-25 … ITD-34
rule-buying-title = Acheter une action
rule-buying =
    Jouez une carte de votre main comme action de l’entreprise qu’elle montre. Le montant est le nombre
    d’actions de cette entreprise dans tous les portefeuilles, le vôtre compris. Vous le payez avec
    d’autres cartes de votre main, celles que vous voulez ; elles vont à la défausse.

    Tant que personne n’a d’action de l’entreprise, elle ne coûte rien. On paie tout, et on n’achète
    qu’une action à la fois.

    Les actions restent visibles. On ne peut ni les vendre, ni les jouer, ni les reprendre. Un achat ne
    verse jamais de dividendes.

# ITD-35 … ITD-42
rule-expanding-title = Agrandir une entreprise
rule-expanding =
    Jouez une carte de votre main sur une entreprise, que vous en ayez une action ou non. Son nombre doit
    dépasser celui de la dernière carte Profondeurs ; sur une entreprise vide, tout nombre convient. Cela
    ne coûte rien.

    Viennent ensuite les dividendes, si une nouvelle dizaine est atteinte, puis la capacité de
    l’entreprise, si elle est facultative.

# ITD-43 … ITD-53
rule-dividends-title = Dividendes
rule-dividends =
    Les dizaines vont de 1 à 9, de 10 à 19, et ainsi de suite jusqu’à 90 à 99, puis 100. Quand vous ouvrez
    une entreprise ou la menez dans une dizaine plus haute que celle de sa dernière carte, chacun reçoit
    de la pioche une carte par action de cette entreprise. Sauter des dizaines ne rapporte pas plus, et
    rester dans la même ne rapporte rien.

    Les quantités sont fixées d’abord, puis les cartes distribuées, à vous puis dans le sens des aiguilles
    d’une montre. Personne ne peut les refuser. Une carte posée par une capacité ou une action bonus ne
    verse jamais de dividendes.

# ITD-54 … ITD-62
rule-drawing-title = Piocher, et financements d’urgence
rule-drawing =
    Prenez en main la première carte de la pioche.

    Quand tous les joueurs ont pioché d’affilée, un tour chacun, chacun reçoit deux cartes de plus : c’est
    un financement d’urgence. Puis le compte repart. Tout achat et tout agrandissement le remet à zéro.

    Si le tour de table suivant n’est encore que pioches, le deuxième financement est versé aussi, et il
    déclenche la fin de la partie.

# ITD-63 … ITD-73
rule-deck-title = Pioche et défausse
rule-deck =
    La première fois que la dernière carte de la pioche est prise, la défausse est mélangée et devient la
    nouvelle pioche ; la distribution reprend où elle en était. La deuxième fois, la fin de la partie est
    déclenchée.

    Dès lors, une pioche vide est refaite avec la défausse chaque fois qu’une carte est due. Si les deux
    sont vides, les cartes dues sont perdues. Piocher ne donne alors rien, mais reste permis.

    Les cartes payées ou retirées vont face visible à la défausse, que chacun peut consulter.

# ITD-74 … ITD-81
rule-abilities-title = Capacités
rule-abilities =
    Seule compte la capacité de la face en vigueur. Celles de Trésor et de Perle agissent toutes seules.
    Celles d’Océan, de Littoral et de Faune sont facultatives : une fois, juste après avoir agrandi cette
    entreprise, que vous en ayez des actions ou non.

    Elles viennent après les dividendes : les cartes reçues peuvent les payer. On n’utilise une capacité que
    si on peut la payer et l’exécuter en entier. Elle ne verse jamais de dividendes et n’entraîne jamais
    une autre capacité.

# ITD-82 … ITD-91
rule-ocean-title = Nettoyage de l’océan
rule-ocean =
    Face normale : défaussez deux cartes de votre main pour retirer une carte Profondeurs, n’importe
    laquelle, de n’importe quelle entreprise. Elle va à la défausse.

    Face avancée : défaussez une carte pour traiter la dernière carte d’une entreprise. Ou bien elle va à la
    défausse, ou bien elle devient la dernière d’une autre entreprise, dont son nombre doit dépasser la
    dernière carte.

# ITD-92 … ITD-99
rule-treasure-pearl-title = Chasse au trésor et Pêche à la perle
rule-treasure-pearl =
    Trésor, face normale : quand Trésor verse des dividendes, le plus gros actionnaire reçoit une carte de
    plus ; en cas d’égalité, chacun d’eux. Face avancée : qui a déclenché les dividendes reçoit autant de
    cartes que le plus gros actionnaire a d’actions, à la place de son propre dividende.

    Perle, face normale : à la fin, une action Perle vaut deux de plus que Perle n’a de cartes Profondeurs.
    Face avancée : elle vaut le nombre de cartes Profondeurs de l’entreprise qui en a le plus parmi les
    cinq, moins deux, mais jamais moins de zéro.

# ITD-100 … ITD-109
rule-research-title = Centre de recherche pour le littoral
rule-research =
    Face normale : achetez une action de votre main, de n’importe quelle entreprise, pour deux cartes de
    moins que le montant habituel.

    Face avancée : achetez une action dans le portefeuille d’un autre joueur. Le montant est le nombre
    d’actions de cette entreprise sur la table, celle-ci comprise, et au moins deux. Le propriétaire ne peut
    pas refuser et prend les cartes en main ; personne d’autre que vous deux ne voit lesquelles.

# ITD-110 … ITD-120
rule-wildlife-title = Observation de la faune
rule-wildlife =
    Face normale : défaussez une carte pour déplacer une des trois dernières cartes Profondeurs d’une
    entreprise. Elle devient la dernière de sa propre entreprise, quel que soit son nombre, si elle ne l’est
    pas déjà ; ou la dernière d’une autre entreprise, dont son nombre doit dépasser la dernière carte.

    Face avancée : jouez encore une carte Profondeurs de votre main sur n’importe quelle entreprise, quel que
    soit son nombre. S’il est plus petit que celui de la dernière carte, défaussez une autre carte pour
    chaque carte Profondeurs plus haute de cette entreprise.

# ITD-121 … ITD-128
rule-end-title = La fin
rule-end =
    La fin est déclenchée quand la pioche se vide pour la deuxième fois, ou par deux financements d’urgence
    d’affilée. Le tour en cours s’achève normalement.

    Puis chacun joue un dernier tour, à commencer par le joueur suivant. Pendant les derniers tours, il n’y a
    ni dividendes, ni capacités facultatives, ni financements.

# ITD-129 … ITD-132, ITD-134 … ITD-136
rule-score-title = Le score
rule-score =
    Une entreprise vaut le nombre de ses cartes Profondeurs, quoi qu’elles montrent ; la capacité de Perle
    change la valeur de ses actions. Multipliez par vos actions, entreprise par entreprise, et faites la
    somme. Les cartes en main ne rapportent rien.

    En cas d’égalité, qui a le plus de cartes en main gagne ; si cela ne suffit pas, qui est assis le plus
    loin du premier joueur dans le sens des aiguilles d’une montre.

# ITD-137 … ITD-145
rule-two-players-title = À deux joueurs
rule-two-players =
    Chacun reçoit huit cartes, et celui qui ne commence pas une neuvième. On commence sans action. Six cartes
    de la pioche forment le portefeuille d’un troisième joueur imaginaire, et cinq actions bonus sont
    mélangées à la pioche.

    Le troisième joueur n’a ni main ni tour, ne reçoit pas de cartes et ne peut pas gagner. Mais ses actions
    comptent pour les montants et pour désigner le plus gros actionnaire de Trésor, et la face avancée de
    Littoral permet de les acheter ; les cartes payées vont à la défausse.

# ITD-146 … ITD-159
rule-bonus-shares-title = Actions bonus
rule-bonus-shares =
    Quand une action bonus sort de la pioche, tout le reste attend. Elle est défaussée, et on pioche quatre
    cartes face visible. Celle de l’entreprise dont le troisième joueur a le plus d’actions devient son
    action ; en cas d’égalité, la première piochée. Parmi les autres, la plus petite qui dépasse la dernière
    carte de cette entreprise y est posée, sans dividendes ni capacité. Le reste est défaussé, et qui avait
    pioché l’action bonus pioche de nouveau.

    Une action bonus parmi les quatre est exécutée ensuite. Une fois la pioche vidée deux fois, une action
    bonus n’a plus d’effet : elle quitte la partie et est remplacée.
first-choosing = Prenez gratuitement une des cartes visibles comme action. Chacun commence avec deux.
first-turn = Une chose par tour : acheter une action, faire descendre une entreprise avec une carte plus grande, ou piocher.
first-paying = Les cartes servent aussi d’argent : chacune vaut un. Gardez celles qu’il vous faut comme actions ou profondeurs.
first-ability = Cette entreprise permet quelque chose maintenant, car vous l’avez fait descendre. Vous pouvez renoncer.
first-dividends = Une entreprise a atteint une nouvelle dizaine : chacune de ses actions reçoit une carte, qui que ce soit qui l’ait menée là.
first-fundraiser = Quand tous ont pioché tour à tour, chacun reçoit deux cartes de plus.
first-shuffled = La pioche était vide : la défausse en forme une nouvelle. La prochaine fois annonce la fin.
first-final-turns = Chacun joue un dernier tour, sans dividendes ni capacités. Puis chaque action compte ce que vaut son entreprise.

## Jouer d’avance : ce dont dépend un ordre, après « tant que »

ahead-open = Décider déjà mon prochain tour
rest-ending =
    { $ending ->
        [none] personne n’a déclenché la fin
       *[other] la partie en est aux derniers tours
    }
rest-price =
    { $price ->
        [0] une action { $company } est gratuite
        [one] une action { $company } coûte une carte
       *[other] une action { $company } coûte { $price } cartes
    }
rest-depth = les cartes de profondeur de l’entreprise { $company } sont celles de maintenant
rest-dividends = les dividendes de l’entreprise { $company } vont aux mêmes joueurs

## Pourquoi une réponse est bonne, ou moins bonne que la meilleure

hint-shares-more =
    { $number ->
        [one] Environ { $number } action { $company } de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } actions { $company } de plus qu’avec la réponse { $than }.
    }
hint-shares-less =
    { $number ->
        [one] Environ { $number } action { $company } de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } actions { $company } de moins qu’avec la réponse { $than }.
    }
hint-likely-more = Vos actions { $company } devraient rapporter environ { $number } points de plus qu’avec la réponse { $than }.
hint-likely-less = Vos actions { $company } devraient rapporter environ { $number } points de moins qu’avec la réponse { $than }.
hint-likely-lead-more = À la fin, vous auriez environ { $number } points de mieux face à votre plus fort rival qu’avec la réponse { $than }.
hint-likely-lead-less = À la fin, vous auriez environ { $number } points de moins face à votre plus fort rival qu’avec la réponse { $than }.
hint-lead-more =
    { $number ->
        [one] Environ { $number } point de plus pour l’instant face à votre plus fort rival qu’avec la réponse { $than }.
       *[other] Environ { $number } points de plus pour l’instant face à votre plus fort rival qu’avec la réponse { $than }.
    }
hint-lead-less =
    { $number ->
        [one] Environ { $number } point de moins pour l’instant face à votre plus fort rival qu’avec la réponse { $than }.
       *[other] Environ { $number } points de moins pour l’instant face à votre plus fort rival qu’avec la réponse { $than }.
    }
hint-cards-more =
    { $number ->
        [one] Environ { $number } carte de plus en main qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes de plus en main qu’avec la réponse { $than }.
    }
hint-cards-less =
    { $number ->
        [one] Environ { $number } carte de moins en main qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes de moins en main qu’avec la réponse { $than }.
    }
hint-uses-more = Les cartes de votre main vous apporteraient environ { $number } points de plus qu’avec la réponse { $than }.
hint-uses-less = Les cartes de votre main vous apporteraient environ { $number } points de moins qu’avec la réponse { $than }.
## Opponents: how each level plays

opponent-1 = Oublie la plupart des coups et garde volontiers ses cartes.
opponent-2 = Oublie bien des coups ; il épargne souvent ses cartes.
opponent-3 = Suit des règles simples et en oublie peu.
opponent-4 = Voit un tour plus loin, mais oublie un coup parfois.
opponent-5 = Essaie ses huit meilleurs coups dans 96 tours imaginés.
