### Key Largo.

title = Key Largo
blurb = Dix jours avant l’ouragan : programmez chaque journée en secret, plongez et vendez avant la fin de la saison.

## Les mots des clés

place-dive = Plongée
place-bar = Bar de la Sirène
place-dolphins = Anse des dauphins
place-shop = Au Vieux Loup de Mer
place-market = Marché des Trouvailles
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

weekday-fri = vendredi
weekday-sat = samedi
weekday-sun = dimanche
weekday-mon = lundi
weekday-tue = mardi
weekday-wed = mercredi
weekday-thu = jeudi

depth-shallow = faible profondeur
depth-medium = profondeur moyenne
depth-deep = grande profondeur

kind-gold = or
kind-goods = marchandises
kind-antiques = antiquités

equipment-hose = tuyau
equipment-trident = trident
equipment-weight = poids

# A card: $number is its units, of a diamond its value; $detail its depth.
cards-gold = or { $number } ({ $detail })
cards-goods = marchandises { $number } ({ $detail })
cards-antiques = antiquités { $number } ({ $detail })
cards-diamond = diamant à { $number } $ ({ $detail })
cards-monster = monstre ({ $detail })
cards-shallow = { depth-shallow }
cards-medium = { depth-medium }
cards-deep = { depth-deep }
changed-gold = { cards-gold }
changed-goods = { cards-goods }
changed-antiques = { cards-antiques }
changed-shallow = { cards-shallow }
changed-medium = { cards-medium }
changed-deep = { cards-deep }

encounter-volunteer-help = Aide bénévole
encounter-hurried-buyer = Acheteur pressé
encounter-regular = Habitué
encounter-saboteur = Saboteur
encounter-attentive-diver = Scaphandrier attentif
encounter-tourist-bar = Touriste au bar
encounter-drunkard = Ivrogne
encounter-novice-diver = Scaphandrier débutant
encounter-expert-diver = Scaphandrier expert
encounter-pickpocket = Tire-bourse
encounter-inseparable-brothers = Frères inséparables
encounter-tourist-dolphins = Touriste à l’anse
encounter-family = Famille
encounter-tourist-shop = Touriste au magasin
encounter-hose-seller = Vendeur de tuyaux
encounter-trident-seller = Vendeur de tridents
encounter-weight-seller = Vendeur de poids
encounter-discounter = Soldeur
encounter-good-pal = Bon copain
encounter-tourist-market = Touriste au marché
encounter-easy-mark = Pigeon
encounter-trafficker = Trafiquant
encounter-jeweller = Bijoutier
encounter-gold-prospector = Chercheur d’Or

effect-volunteer-help = sur une épave à faible profondeur, l’un de vos scaphandriers présents pioche une carte de plus
effect-hurried-buyer = vendez une carte de cette plongée au meilleur cours possible de son type
effect-regular = le monstre pioché est remélangé à l’épave et le même scaphandrier pioche de nouveau
effect-saboteur = un scaphandrier d’un autre bateau sur une épave reste à bord cette demi-journée
effect-attentive-diver = si vos pioches laissent exactement une carte, votre dernier scaphandrier la pioche aussi
effect-tourist-bar = rien : on peut seulement la défausser, au bar
effect-drunkard = regardez une épave gratuitement
effect-novice-diver = un scaphandrier recruté maintenant coûte 60 $
effect-expert-diver = un scaphandrier recruté maintenant apporte un tuyau
effect-pickpocket = un tire-bourse engagé maintenant coûte 30 $
effect-inseparable-brothers = recrutez deux scaphandriers, ou engagez deux tire-bourses
effect-tourist-dolphins = rien : on peut seulement la défausser, à l’anse
effect-family = le revenu du jour est doublé
effect-tourist-shop = rien : on peut seulement la défausser, au magasin
effect-hose-seller = un troisième achat, si l’un des trois au moins est un tuyau
effect-trident-seller = un troisième achat, si l’un des trois au moins est un trident
effect-weight-seller = un troisième achat, si l’un des trois au moins est un poids
effect-discounter = après deux pièces identiques, une troisième de la même sorte pour 20 $ de moins
effect-good-pal = vous achetez au prix pour un seul bateau
effect-tourist-market = rien : on peut seulement la défausser, au marché
effect-easy-mark = une carte que vous vendez compte comme un autre type
effect-trafficker = après votre vente, vendez jusqu’à cinq autres cartes de tout type à 30 $ l’unité
effect-jeweller = vendez un diamant à sa valeur
effect-gold-prospector = votre or se vend 40 $ l’unité

## Noms

term-day = Jour
term-morning = Matin
term-afternoon = Après-midi
term-first-player = Premier joueur
term-place = Lieu
term-wreck = Épave
term-wrecks = Épaves
term-shallow = Faible
term-medium = Moyenne
term-deep = Grande
term-cards = Cartes
term-boat = Bateau
term-cash = Argent
term-purse = Bourse
term-fortune = Fortune
term-diver = Scaphandrier
term-divers = Scaphandriers
term-team = Équipe
term-equipment = Équipement
term-hose = Tuyau
term-trident = Trident
term-weight = Poids
term-supply = Réserve
term-out = Hors jeu
term-treasures = Trésors
term-gold = Or
term-goods = Marchandises
term-antiques = Antiquités
term-diamond = Diamant
term-monster = Monstre
term-pickpocket = Tire-bourse
term-round = Tournée
term-price = Prix
term-rate = Cours
term-income = Revenu
term-final-value = Valeur en fin de partie
term-encounters = Rencontres
term-deck = Pioche
term-discards = Défausse

## Options

option-encounters = Rencontres
option-encounters-off = sans : le jeu tel quel
option-encounters-on = avec : qui emmène des touristes voir les dauphins rencontre aussi des gens, utiles plus tard
option-cash = Argent
option-cash-open = visible : chacun voit l’argent de tous
option-cash-hidden = caché : les totaux ne sont pas montrés, mais chaque paiement l’est

## Invites

prompt-planning =
    { $planned ->
        [no] Jour { $day }, { $weekday } : choisissez deux lieux différents, un pour le matin et un pour l’après-midi.
        [yes]
            { $count ->
                [one] Votre journée est programmée, vous pouvez encore la changer. Un joueur réfléchit encore.
               *[other] Votre journée est programmée, vous pouvez encore la changer. { $count } joueurs réfléchissent encore.
            }
       *[none]
            { $count ->
                [one] Jour { $day }, { $weekday } : un joueur réfléchit encore.
               *[other] Jour { $day }, { $weekday } : { $count } joueurs réfléchissent encore.
            }
    }
prompt-placing = { $player } choisit une épave où plonger.
    .you = Choisissez l’épave où vous plongez.
prompt-sabotage = { $player } peut jouer une rencontre avant les plongées.
    .you = Avant les plongées : jouez le Saboteur si vous l’avez, ou continuez.
prompt-diving = { $player } plonge sur l’épave { $wreck }.
    .you =
        { $cards ->
            [0] L’épave { $wreck } ({ $depth }) n’a plus de carte.
            [one] Épave { $wreck } ({ $depth }), il reste une carte : que faire ?
           *[other] Épave { $wreck } ({ $depth }), il reste { $cards } cartes : que faire ?
        }
prompt-monster = { $player } affronte un monstre avec le scaphandrier { $diver }.
    .you = Un monstre ! Le scaphandrier { $diver } doit réagir.
prompt-bar =
    { $crowd ->
        [one] { $player } est au bar, sans personne d’autre.
       *[other] { $player } est au bar, où il y a { $crowd } bateaux.
    }
    .you =
        { $crowd ->
            [one] Il n’y a que vous au bar : recrutez, engagez, payez une tournée, ou repartez.
           *[other] { $crowd } bateaux sont au bar : recrutez, engagez, payez une tournée, ou repartez.
        }
prompt-looking = { $player } choisit une seconde épave.
    .you = Choisissez la seconde épave à regarder.
prompt-dolphins = { $player } emmène des touristes voir les dauphins.
    .you = Les dauphins rapportent { $income } $ aujourd’hui. Une rencontre d’abord ?
prompt-shop =
    { $crowd ->
        [one] { $player } est au magasin, sans personne d’autre.
       *[other] { $player } est au magasin, où il y a { $crowd } bateaux.
    }
    .you =
        { $crowd ->
            [one] Il n’y a que vous au magasin : achetez une ou deux pièces, ou repartez.
           *[other] { $crowd } bateaux sont au magasin : achetez une ou deux pièces, ou repartez.
        }
prompt-market = { $player } est au marché.
    .you =
        { $sold ->
            [yes] Votre vente est faite. Autre chose ?
           *[no] Choisissez la première carte à vendre : toutes seront du même type.
        }
# Only the one who sells is shown this.
prompt-selling = Marquez d’autres cartes, ou vendez celles qui le sont pour { $income } $.
prompt-over =
    { $winners-count ->
        [one] La saison est finie : la plus grande fortune est celle de { $winners }.
       *[other] La saison est finie : { $winners } se partagent la victoire.
    }
    .winner =
        { $winners-count ->
            [one] La saison est finie : vous avez la plus grande fortune.
           *[other] La saison est finie : vous partagez la victoire avec { $others }.
        }

## Actions

action-plan = Matin : { $morning } ; après-midi : { $afternoon }
action-sail =
    { $cards ->
        [one] Mouiller sur l’épave { $wreck } ({ $depth }, une carte)
       *[other] Mouiller sur l’épave { $wreck } ({ $depth }, { $cards } cartes)
    }
action-draw = Le scaphandrier { $diver } pioche une carte
action-weight = Utiliser le poids du scaphandrier { $carrier } : le scaphandrier { $diver } pioche une carte de plus
action-surface =
    { $diver ->
        [0] Tous ceux qui n’ont pas pioché remontent
       *[other] Le scaphandrier { $diver } remonte
    }
action-trident = Utiliser le trident du scaphandrier { $diver }
action-flee = Le scaphandrier { $diver } s’enfuit pour toujours
action-recruit = Recruter un scaphandrier pour { $price } $
action-rob = Faire voler une carte à { $owner } ({ $depth }) pour { $price } $
action-round = Payer une tournée ({ $price } $) et regarder l’épave { $wreck } ({ $depth })
action-look = Regarder l’épave { $wreck } ({ $depth })
action-buy = Acheter un { $equipment } pour le scaphandrier { $diver } : { $price } $
action-sell = Vendre { $cards } : { $income } $
action-change = Vendre { $cards } comme { $kind } : { $income } $
action-play =
    { $aim ->
        [diver] Jouer « { $encounter } » : le scaphandrier { $diver } pioche une carte de plus
        [card] Jouer « { $encounter } » : vendre { $cards } pour { $income } $
        [wreck] Jouer « { $encounter } » : regarder l’épave { $wreck }
        [victim] Jouer « { $encounter } » : le scaphandrier { $diver } de { $owner } reste à bord
       *[none] Jouer « { $encounter } » : { $effect }
    }
action-discard = Défausser « { $encounter } » sans effet
action-done =
    { $step ->
        [sabotage] Continuer sans rencontre
        [diving] Finir la plongée
        [dolphins] Montrer les dauphins
        [market]
            { $sold ->
                [yes] Quitter le marché
               *[no] Ne rien vendre
            }
        [selling] Vendre ce qui est marqué : { $income } $
       *[other] Repartir
    }

## Le journal

event-day = Jour { $day }, { $weekday } : { $player } a la carte « Premier joueur ».
    .you = Jour { $day }, { $weekday } : vous avez la carte « Premier joueur ».
# Only the player is told.
event-planned = { $player } a programmé { $morning }, puis { $afternoon }.
    .you = Vous avez programmé : { $morning }, puis { $afternoon }.
    .unseen = { $player } a programmé sa journée.
event-revealed =
    { $half ->
        [morning] Les cartes du matin ont été révélées.
       *[afternoon] Les cartes de l’après-midi ont été révélées.
    }
event-docked =
    { $port ->
        [bar] { $player } a accosté au bar.
        [dolphins] { $player } a accosté chez les dauphins.
        [shop] { $player } a accosté au magasin.
       *[market] { $player } a accosté au marché.
    }
    .you =
        { $port ->
            [bar] Vous avez accosté au bar.
            [dolphins] Vous avez accosté chez les dauphins.
            [shop] Vous avez accosté au magasin.
           *[market] Vous avez accosté au marché.
        }
event-anchored = { $player } a jeté l’ancre sur l’épave { $wreck } ({ $depth }).
    .you = Vous avez jeté l’ancre sur l’épave { $wreck } ({ $depth }).
event-no-wreck = { $player } n’a trouvé aucune épave où plonger : la plongée a été perdue.
    .you = Vous n’avez trouvé aucune épave où plonger : la plongée a été perdue.
event-turn =
    { $card ->
        [dive] { $player } plonge.
        [bar] { $player } entre au bar.
        [dolphins] { $player } rejoint les dauphins.
        [shop] { $player } entre au magasin.
       *[market] { $player } est aux étals du marché.
    }
    .you =
        { $card ->
            [dive] Vous plongez.
            [bar] Vous entrez au bar.
            [dolphins] Vous rejoignez les dauphins.
            [shop] Vous entrez au magasin.
           *[market] Vous êtes aux étals du marché.
        }
event-sabotaged = { $player } a retenu à bord le scaphandrier { $diver } de { $owner }.
    .you = Vous avez retenu à bord le scaphandrier { $diver } de { $owner }.
    .owner = { $player } a retenu à bord votre scaphandrier { $diver }.
event-drew = Le scaphandrier { $diver } de { $player } a remonté un trésor ({ $depth }).
event-drew-own = Le scaphandrier { $diver } de { $player } a remonté { $cards }.
    .you = Votre scaphandrier { $diver } a remonté { $cards }.
    .standin = Pour le robot, votre scaphandrier { $diver } a remonté { $cards }.
event-monster = Le scaphandrier { $diver } de { $player } a rencontré un monstre !
    .you = Votre scaphandrier { $diver } a rencontré un monstre !
event-killed = { $player } l’a tué avec le trident du scaphandrier { $diver }.
    .you = Vous l’avez tué avec le trident du scaphandrier { $diver }.
event-fled = Le scaphandrier { $diver } de { $player } s’est enfui et ne reviendra jamais.
    .you = Votre scaphandrier { $diver } s’est enfui et ne reviendra jamais.
event-surfaced = Le scaphandrier { $diver } de { $player } est remonté à la surface.
    .you = Votre scaphandrier { $diver } est remonté à la surface.
event-used-weight = { $player } a utilisé le poids du scaphandrier { $diver } pour une carte de plus.
    .you = Vous avez utilisé le poids du scaphandrier { $diver } pour une carte de plus.
event-shuffled =
    { $what ->
        [wreck] Les cartes de l’épave { $wreck } ont été mélangées.
       *[encounters] Les rencontres défaussées ont été mélangées et ont formé une nouvelle pioche.
    }
event-wreck-gone = Il ne restait rien de l’épave { $wreck }.
event-recruited =
    { $hoses ->
        [0] { $player } a recruté un scaphandrier pour { $price } $.
       *[other] { $player } a recruté un scaphandrier équipé d’un tuyau pour { $price } $.
    }
    .you =
        { $hoses ->
            [0] Vous avez recruté un scaphandrier pour { $price } $.
           *[other] Vous avez recruté un scaphandrier équipé d’un tuyau pour { $price } $.
        }
event-robbed = { $player } a payé { $price } $ et a fait voler un trésor à { $owner } ({ $depth }).
    .owner = { $player } a payé { $price } $ et vous a fait voler un trésor ({ $depth }).
event-robbed-own = { $player } a payé { $price } $ et a fait voler { $cards } à { $owner }.
    .you = Vous avez payé { $price } $ et fait voler { $cards } à { $owner }.
    .standin = Le robot a payé { $price } $ pour vous et a fait voler { $cards } à { $owner }.
# Only the victim is told which card.
event-stolen = { $player } a pris { $cards } à { $owner }.
    .owner = { $player } vous a pris { $cards }.
event-bought-round = { $player } a payé une tournée aux vieux marins : { $price } $.
    .you = Vous avez payé une tournée aux vieux marins : { $price } $.
event-looked = { $player } a regardé l’épave { $wreck } ({ $depth }), qui a été remélangée.
event-looked-own = Dans l’épave { $wreck }, { $player } a vu { $cards } ; elle a été remélangée.
    .you = Dans l’épave { $wreck } vous avez vu { $cards } ; elle a été remélangée.
    .standin = Dans l’épave { $wreck } le robot a vu pour vous { $cards } ; elle a été remélangée.
event-collected = Les dauphins ont rapporté { $income } $ à { $player }.
    .you = Les dauphins vous ont rapporté { $income } $.
event-met = { $player } a pioché une rencontre.
event-met-own = { $player } a pioché la rencontre « { $encounter } ».
    .you = Vous avez pioché la rencontre « { $encounter } ».
    .standin = Le robot a pioché pour vous la rencontre « { $encounter } ».
event-met-nobody =
    { $reason ->
        [full] { $player } avait déjà deux rencontres et n’en a pas pioché.
       *[nobody] Il ne restait pas de rencontre pour { $player }.
    }
    .you =
        { $reason ->
            [full] Vous aviez déjà deux rencontres et n’en avez pas pioché.
           *[nobody] Il ne restait pas de rencontre pour vous.
        }
event-bought = { $player } a acheté un { $equipment } à { $price } $ pour le scaphandrier { $diver }.
    .you = Vous avez acheté un { $equipment } à { $price } $ pour le scaphandrier { $diver }.
event-sold =
    { $changed-count ->
        [0] { $player } a vendu { $cards } pour { $income } $.
       *[other]
            { $cards-count ->
                [0] { $player } a fait passer { $changed } pour { $kind } et reçu { $income } $.
               *[other] { $player } a vendu { $cards }, fait passer { $changed } pour { $kind } et reçu { $income } $.
            }
    }
    .you =
        { $changed-count ->
            [0] Vous avez vendu { $cards } pour { $income } $.
           *[other]
                { $cards-count ->
                    [0] Vous avez fait passer { $changed } pour { $kind } et reçu { $income } $.
                   *[other] Vous avez vendu { $cards }, fait passer { $changed } pour { $kind } et reçu { $income } $.
                }
        }
event-sold-nothing = { $player } n’avait rien à vendre.
    .you = Vous n’aviez rien à vendre.
event-trafficked = Le Trafiquant a payé { $income } $ à { $player } pour { $cards }.
    .you = Le Trafiquant vous a payé { $income } $ pour { $cards }.
event-sold-diamond = Le Bijoutier a payé { $income } $ à { $player } pour { $cards }.
    .you = Le Bijoutier vous a payé { $income } $ pour { $cards }.
event-sold-quickly = L’Acheteur pressé a payé { $income } $ à { $player } pour { $cards }.
    .you = L’Acheteur pressé vous a payé { $income } $ pour { $cards }.
event-played = { $player } a joué « { $encounter } ».
    .you = Vous avez joué « { $encounter } ».
event-discarded = { $player } a défaussé « { $encounter } ».
    .you = Vous avez défaussé « { $encounter } ».
event-sunset = Coucher de soleil, { $weekday }, jour { $day }.
event-over = L’ouragan approche : la saison est finie.
event-counted =
    { $cards-count ->
        [0] { $player } a fini avec { $points } $, tout en billets.
       *[other] { $player } a fini avec { $cash } $ en billets et a gardé { $cards } : { $points } $ en tout.
    }
    .you =
        { $cards-count ->
            [0] Vous avez fini avec { $points } $, tout en billets.
           *[other] Vous avez fini avec { $cash } $ en billets et gardé { $cards } : { $points } $ en tout.
        }
event-won =
    { $winners-count ->
        [one] { $winners } a amassé la plus grande fortune et a gagné !
       *[other] { $winners } ont amassé la même fortune et ont partagé la victoire !
    }
    .winner =
        { $winners-count ->
            [one] Vous avez amassé la plus grande fortune et gagné !
           *[other] Vous avez amassé la même fortune que { $others } et partagé la victoire !
        }

## Le plateau dans le navigateur

web-money = { $amount } $
web-sum =
    { $sign ->
        [plus] +{ $amount } $
       *[minus] −{ $amount } $
    }
web-meta =
    { $half ->
        [morning] { $weekday } matin, jour { $day } sur { $days }
        [afternoon] { $weekday } après-midi, jour { $day } sur { $days }
       *[none] { $weekday }, jour { $day } sur { $days }
    }
web-flag-robbed = un vol
web-flag-fled = un scaphandrier s’enfuit
web-first = premier
web-place-dive = Plonger
web-place-bar = Bar
web-place-dolphins = Dauphins
web-place-shop = Magasin
web-place-market = Marché
web-day-fri = Ven
web-day-sat = Sam
web-day-sun = Dim
web-day-mon = Lun
web-day-tue = Mar
web-day-wed = Mer
web-day-thu = Jeu
web-calendar = Les jours, et ce que rapportent les dauphins
web-calendar-day =
    { $when ->
        [past] { $weekday }, passé
        [now]
            { $half ->
                [morning] { $weekday }, aujourd’hui, matin : { $amount }
               *[afternoon] { $weekday }, aujourd’hui, après-midi : { $amount }
            }
       *[next] { $weekday } : { $amount }
    }
web-key-shallow = Faible
web-key-medium = Moyenne, 1 tuyau
web-key-deep = Grande, 2 tuyaux
web-key-cards = poser ou reprendre une carte action
web-prices-of =
    { $count ->
        [0] { $place } : prix selon le nombre de bateaux ; aucun n’y est
        [one] { $place } : prix selon le nombre de bateaux ; un seul y est
       *[other] { $place } : prix selon le nombre de bateaux ; { $count } y sont
    }
web-prices-boats = Bateaux
web-prices-now = (maintenant)
web-goes-to = { $player } : { $place }
web-reveal =
    { $half ->
        [morning] Les cartes du matin : { $list }.
       *[afternoon] Les cartes de l’après-midi : { $list }.
    }

web-wreck =
    { $cards ->
        [one] Épave { $number }, { $depth }, une carte.
       *[other] Épave { $number }, { $depth }, { $cards } cartes.
    }
web-wreck-title =
    { $cards ->
        [one] Épave { $number } · { $depth } · une carte
       *[other] Épave { $number } · { $depth } · { $cards } cartes
    }
web-wreck-boat = Bateau sur place : { $player }.
web-wreck-seen = Vous y avez vu : { $list }.
web-wreck-among = Ses cartes sont parmi celles que vous avez vues : { $list }.
web-wreck-monsters =
    { $count ->
        [one] Un monstre au moins s’y trouve.
       *[other] { $count } monstres au moins s’y trouvent.
    }
web-seen-exact =
    { $cards ->
        [one] Vous avez vu la carte :
       *[other] Vous avez vu les { $cards } cartes :
    }
web-seen-among =
    { $cards ->
        [one] Vues ; il en reste une :
       *[other] Vues ; il en reste { $cards } :
    }
web-seen-not = Vous ne l’avez pas regardée.
web-goers =
    { $count ->
        [one] Le scaphandrier { $list } descend.
       *[other] Les scaphandriers { $list } descendent.
    }
web-boat =
    { $place ->
        [none] { $player } : bateau au mouillage
        [dive] { $player } : bateau sur l’épave { $wreck }
       *[other] { $player } : bateau, { $where }
    }
why-taken = Un bateau y est déjà : { $owner }.
why-depth = Aucun de vos scaphandriers n’a assez de tuyau.
why-looked = Vous venez de la regarder.

web-my-divers = Mes scaphandriers
web-divers-of = Scaphandriers de { $player }
web-recruit-at = À recruter au bar
web-reach-shallow = faible seulement
web-reach-medium = jusqu’à moyenne
web-reach-deep = jusqu’à grande
web-hoses =
    { $count ->
        [one] un tuyau
       *[other] { $count } tuyaux
    }
web-a-trident = un trident
web-a-weight = un poids
web-diver =
    { $gear ->
        [none] Scaphandrier { $number } : sans équipement, { $reach }
       *[other] Scaphandrier { $number } : { $gear }, { $reach }
    }
web-diver-short = Scaphandrier { $number }
web-diver-of = { $player }, scaphandrier { $number }
web-carries = Ce que porte chaque plongeur
web-carries-nothing = aucun équipement
web-boat-hold = À bord
web-team =
    { $count ->
        [0] Aucun scaphandrier.
        [one] Un scaphandrier :
       *[other] { $count } scaphandriers :
    }
web-backs =
    { $depth ->
        [shallow] { $count } de faible profondeur
        [medium] { $count } de profondeur moyenne
       *[deep] { $count } de grande profondeur
    }
web-cash-hidden = Argent caché
web-known = Vous connaissez :
web-plan-of =
    { $afternoon ->
        [none] Matin : { $morning } ; après-midi encore caché
       *[other] Matin : { $morning } ; après-midi : { $afternoon }
    }
web-encounters-held =
    { $count ->
        [one] Une rencontre
       *[other] { $count } rencontres
    }

web-prompt-plan = Programmez la journée : deux lieux différents
web-hint-plan =
    { $count ->
        [0] Jour { $day } sur { $days }, { $weekday }.
        [one] Jour { $day } sur { $days }, { $weekday }. Un joueur réfléchit encore.
       *[other] Jour { $day } sur { $days }, { $weekday }. { $count } joueurs réfléchissent encore.
    }
web-my-cards = Mes cartes action
web-plan-hint = Une carte par demi-journée
web-plan-sent = Secret jusqu’à ce que tous aient choisi
web-slot = { $half } : { $place }
web-slot-empty = pas encore de carte
web-take-back = Reprendre { $place }
web-commit = Valider
web-commit-missing = Il faut une carte par demi-journée.
web-swap = Échanger
web-change-plan = Changer mon plan
web-cancel-draft = Annuler

web-confirm =
    { $verb ->
        [sail] Mouiller ici
        [round] Payer la tournée
        [look] Regarder l’épave { $wreck }
        [rob] Voler pour { $amount }
        [discard] Défausser
       *[play] La jouer
    }
web-choose-wreck = Choisir une épave
web-choose-wreck-first = Choisissez d’abord une des épaves éclairées.
web-hint-placing = Les épaves éclairées sont libres et à portée d’au moins un scaphandrier.
web-hint-goers =
    { $count ->
        [one] Épave { $wreck } : le scaphandrier { $list } descend (cartes : { $cards }).
       *[other] Épave { $wreck } : les scaphandriers { $list } descendent (cartes : { $cards }).
    }
web-hint-looking = Elle est mélangée après votre regard.
web-hint-bar = Pour une tournée, choisissez sur la carte la première de deux épaves.
web-hint-shop = Chaque pièce reste à son scaphandrier.
web-hint-market = Un seul type par visite ; plus de bateaux, moins pour les marchandises, plus pour les antiquités.
web-hint-traffic = Jusqu’à cinq autres cartes, de tout type.

web-ways = Ce que vous pouvez faire
web-brought-up = Remonté
web-brought-up-count =
    { $count ->
        [0] Rien de remonté encore
        [one] Un trésor remonté
       *[other] { $count } trésors remontés
    }
web-status-ready = doit piocher
web-status-drew = a pioché
web-status-up = remonté
web-status-aboard = à bord
web-danger-none = Aucun monstre ici : vous avez regardé.
web-danger-known =
    { $monsters ->
        [one] Sur les cartes restantes ({ $cards }), une est un monstre.
       *[other] Sur les cartes restantes ({ $cards }), { $monsters } sont des monstres.
    }
web-danger-some =
    { $monsters ->
        [one] Un monstre au moins est parmi les cartes restantes ({ $cards }).
       *[other] { $monsters } monstres au moins sont parmi les cartes restantes ({ $cards }).
    }
web-danger-open = Vous ne savez pas ce qui s’y trouve.
web-aside =
    { $count ->
        [one] Le monstre mis de côté ne revient pas dans cette plongée.
       *[other] Les { $count } monstres mis de côté ne reviennent pas dans cette plongée.
    }
web-threat-none = Aucun monstre ne peut venir.
web-threat-trident = Un monstre coûterait un trident ; le scaphandrier piocherait de nouveau.
web-threat-flight =
    { $gear ->
        [none] Un monstre ferait fuir le scaphandrier { $diver } pour toujours.
       *[other] Un monstre ferait fuir le scaphandrier { $diver } pour toujours, avec { $gear }.
    }
web-stake-weight = Le poids est perdu.
web-stake-surface = Sans risque, et sans carte.
web-stake-trident = Trident et monstre disparaissent ; le scaphandrier pioche la carte suivante.
web-stake-flee = Lui et tout ce qu’il porte sont perdus. Ce qui est remonté reste à vous.

web-recruit = Recruter
web-round-hint = Choisissez une épave éclairée : vous voyez ses cartes, puis celles d’une seconde.
web-saw = L’épave { $wreck } contenait :
why-service =
    { $reason ->
        [used] Fait pour cette visite.
        [team] Votre équipe est au complet.
        [supply] Il n’en reste aucun.
        [cash] Pas assez d’argent.
        [victims] Personne d’autre n’a de trésor.
       *[wrecks] Il ne reste aucune épave.
    }
web-in-supply = En réserve :
web-bought =
    { $count ->
        [0] Rien d’acheté encore
        [one] Une pièce achetée
       *[other] { $count } pièces achetées
    }
why-buy =
    { $reason ->
        [room] il l’a
        [supply] épuisé
        [cash] trop cher
        [same] comme le { $number }
       *[limit] plus d’achat
    }
web-rate = { $amount } l’unité
web-staged = Marquées
web-sell-for = Vendre : { $amount }
web-sell-missing = Marquez au moins une carte à vendre.
web-sell-short =
    { $number ->
        [0] { $card } : { $amount }
       *[other] { $card } { $number } : { $amount }
    }
web-diamonds-stay =
    { $count ->
        [one] Votre diamant ne se vend pas ici : il compte à la fin.
       *[other] Vos { $count } diamants ne se vendent pas ici : ils comptent à la fin.
    }
web-final = { $amount } à la fin
web-encounter-at-dive = sur une épave
web-encounter-at-bar = au bar
web-encounter-at-dolphins = à l’anse
web-encounter-at-shop = au magasin
web-encounter-at-market = au marché
web-play-it = Jouer
web-discard-it = Défausser

web-sheet-lines = Argent, et cartes gardées
web-sheet-none = rien
web-sheet-final = unités → valeur finale
web-sheet-value = valeur imprimée
web-sheet-card = { $card } : { $amount }
web-sheet-how = Comment on compte
web-sheet-rule =
    Une fortune est l’argent plus la valeur finale de chaque trésor gardé. Scaphandriers, équipement
    et rencontres ne comptent pas.
web-sheet-unsold =
    { $you ->
        [true] Vous avez gardé or, marchandises ou antiquités : { $amount } ici, souvent moins qu’au marché.
       *[other] { $player } a gardé or, marchandises ou antiquités : { $amount } ici, souvent moins qu’au marché.
    }
web-sheet-shared = { $list } ont { $amount } chacun et se partagent la victoire : rien ne départage.
web-sheet-no-tie = Aucune égalité n’a décidé de la victoire.

## Le tutoriel. $a, $b …: the players’ names by seat.

coach-welcome =
    Key Largo, 1899. Dans dix jours, un ouragan finira la saison, et le chercheur de trésors le plus riche
    aura gagné. Autour de l’île gisent quatorze épaves, près du bord ou très profond ; à terre, quatre lieux.
    .look = l’île et les épaves tout autour
coach-crowd =
    Chaque lieu a ses prix, qui dépendent du nombre de bateaux présents. Au bar et au magasin, la
    compagnie fait monter les prix ; au marché, les marchandises baissent et les antiquités montent.
    Devinez bien !
    .look = les prix au bar, au magasin et au marché
coach-plan =
    Chaque jour, vous programmez en secret un matin et un après-midi, à deux lieux différents ; les autres
    aussi. Vous avez 100 $ et un scaphandrier. Engageons-en un deuxième, puis plongeons.
    .look = les places de vos deux cartes
    .todo = Posez le Bar pour le matin, puis Plonger pour l’après-midi, et validez.
coach-recruit =
    Les cartes sont retournées ensemble, et personne d’autre n’est au bar : un scaphandrier vous coûte
    80 $. Avec un bateau de plus, ce serait 100 $. Chaque scaphandrier remonte une carte d’une épave.
    .look = le prix d’un scaphandrier
    .todo = Recrutez un scaphandrier.
coach-round =
    Vos derniers 20 $ paient une tournée. Les vieux marins vous parlent alors de deux épaves, l’une
    après l’autre, et rien qu’à vous.
    .look = la tournée au bar
    .todo = Choisissez l’épave 2, près du rivage, puis confirmez.
coach-look =
    Voici ce que cache l’épave 2 : or, marchandises et antiquités, dont trois petites. Rien n’y mord.
    La pile est ensuite mélangée : personne ne sait quelle carte est dessus.
    .look = ce qu’on vous a dit au bar
    .todo = Regardez aussi l’épave 10, dans les grands fonds, et confirmez.
coach-depths =
    Deux diamants, 450 $ en tout, et trois monstres autour ! Ce sera pour plus tard : sans tuyaux, vos
    scaphandriers n’atteignent que les épaves de faible profondeur. Pendant ce temps, { $b } et { $c } ont
    reçu chacun 40 $ des touristes aux dauphins : là, on ne partage pas.
    .look = l’épave 10, et ce que possèdent { $b } et { $c }
coach-sail =
    { $d } a acheté un tuyau, pour descendre d’un niveau de plus, et un trident, qui tue un monstre. C’est
    l’après-midi : les bateaux partent tour à tour, un seul par épave. Vous connaissez la numéro 2.
    .look = l’épave 2, et l’équipement de { $d }
    .todo = Choisissez l’épave 2 et mettez le cap dessus.
coach-dive =
    Vos deux scaphandriers remontent chacun une carte : des marchandises de valeur 3 et des antiquités de
    valeur 1. Les autres voient seulement qu’elles viennent de faible profondeur.
    .look = vos trésors
coach-evening =
    Au bar, { $b } et { $c } se sont croisés : chacun a payé son scaphandrier 100 $. Et { $d } a croisé un
    monstre : le trident l’a tué, et il est perdu. Sans lui, le scaphandrier se serait enfui pour
    toujours, avec son tuyau.
    .look = les autres joueurs
coach-saturday =
    Samedi. { $b } devient premier joueur : cela tourne chaque jour. Vous avez des trésors, mais plus un
    sou. Le marché achète ; avec l’argent, vous équiperez vos scaphandriers l’après-midi.
    .look = le calendrier, et les places de vos cartes
    .todo = Posez le Marché pour le matin, puis le Magasin pour l’après-midi, et validez.
coach-sell =
    Personne d’autre n’est venu vendre. Cela vous vaut 40 $ par unité de marchandises, mais 20 $
    pour les antiquités. On ne vend qu’un type par visite : gardez-les pour un jour de foule.
    .look = les marchandises à vendre
    .todo = Marquez les marchandises et vendez-les 120 $.
coach-hose =
    Vous revoilà riche. Au magasin, vous retrouvez { $b } : vous payez tous deux le prix pour deux
    bateaux. À chaque visite, vous pouvez acheter deux pièces d’équipement.
    .look = le scaphandrier 1 au magasin
    .todo = Achetez un tuyau pour le scaphandrier 1.
coach-trident =
    Avec un tuyau, ce scaphandrier atteint les épaves de profondeur moyenne ; avec deux, les plus
    profondes. Des monstres y vivent : mieux vaut ne pas descendre les mains vides.
    .look = le scaphandrier 1 au magasin
    .todo = Achetez un trident pour le même scaphandrier.
coach-end =
    Voilà comment se passe une journée. Au bar, il y a aussi des tire-bourse, et un poids permet une carte
    de plus. Après dix jours, les trésors invendus comptent un peu, les diamants entièrement, et le plus
    riche gagne.
    .look = le calendrier des dix jours

## Fins

ending-season = Dix jours ont passé, l’ouragan approche.

## Règles

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
rule-goal-title = But du jeu
rule-goal =
    De trois à cinq joueurs cherchent des trésors au large de Key Largo, en 1899. Dans dix jours, un
    ouragan mettra fin à la saison. Qui sera alors le plus riche l’emporte.

# KL-03 … KL-10, KL-15
rule-setup-title = Mise en place
rule-setup =
    La saison dure d’un vendredi au second dimanche qui le suit. Le premier joueur est tiré au sort.

    Chacun a un bateau, 100 $, un scaphandrier sans équipement et cinq cartes action : Plonger, Bar,
    Dauphins, Magasin et Marché. Les autres scaphandriers et l’équipement, 20 tuyaux, 10 tridents et
    10 poids, forment la réserve. Les bateaux commencent hors du plateau, et personne n’a de trésor.

# KL-11 … KL-14
rule-wrecks-title = Épaves
rule-wrecks =
    Les cartes épaves de chaque profondeur sont mélangées et réparties en piles de cinq, face cachée :
    les épaves. À trois joueurs, il y en a 3 à faible profondeur, 4 à profondeur moyenne et 4 à grande
    profondeur ; à quatre, 4, 5 et 5 ; à cinq, 4, 6 et 6. Les cartes en trop ne servent pas et personne
    ne les voit.

# KL-16 … KL-18
rule-day-title = Une journée
rule-day =
    Il y a dix jours, et rien n’arrête la partie plus tôt. Chaque jour, chacun a deux actions, une le
    matin et une l’après-midi.

    D’abord, tous programment leur journée. Puis les cartes du matin sont révélées, les bateaux placés
    et les actions effectuées ; ensuite de même avec les cartes de l’après-midi. Puis le soleil se
    couche.

# KL-19 … KL-25
rule-planning-title = Programmer la journée
rule-planning =
    En secret, vous choisissez deux de vos cinq cartes, et laquelle est pour le matin, laquelle pour
    l’après-midi. Ce sont toujours deux lieux différents : personne ne plonge ni ne vend deux fois par
    jour.

    Vous pouvez changer de programme jusqu’à ce que le dernier joueur ait fini. Ensuite il ne change
    plus, même une fois les matins connus. Personne n’apprend qui réfléchit encore, seulement combien.

    Vous pouvez programmer ce que vous ne pourrez pas faire. Le lendemain, vos cinq cartes sont de
    nouveau à vous.

# KL-26 … KL-38
rule-placing-title = Révéler les cartes, placer les bateaux
rule-placing =
    Toutes les cartes de la demi-journée sont retournées ensemble. Puis tous les bateaux quittent le
    plateau et sont placés un par un, à partir du premier joueur, dans le sens horaire. Personne n’agit
    avant que tous soient placés.

    Avec Bar, Dauphins, Magasin ou Marché, vous allez à ce port, peu importe combien de bateaux y sont
    déjà. Les prix dépendent du nombre de bateaux au port, le vôtre compris, quoi que fassent leurs
    propriétaires.

    Avec Plonger, vous devez choisir une épave qui a des cartes, sans bateau, et que l’un au moins de vos
    scaphandriers peut atteindre. S’il n’y en a pas, votre plongée est perdue.

# KL-39, KL-40
rule-actions-title = Actions
rule-actions =
    Les actions se font dans l’ordre du tour, un joueur après l’autre. Qui ne peut rien faire à sa place
    ne fait rien, sans compensation.

# KL-41 … KL-48
rule-depths-title = Jusqu’où on plonge
rule-depths =
    Sans tuyau, un scaphandrier atteint les épaves à faible profondeur ; avec un tuyau, aussi celles à
    profondeur moyenne ; avec deux, toutes. Les tuyaux ne s’usent pas.

    Vos scaphandriers fouillent tous l’épave où est votre bateau. Tous ceux qui peuvent l’atteindre
    doivent y descendre ; les autres restent à bord et ne font rien. Vous pouvez choisir une épave que
    certains seulement atteignent.

# KL-49 … KL-60
rule-draws-title = Piocher
rule-draws =
    Chaque scaphandrier descendu pioche une carte de l’épave, l’un après l’autre ; vous dites qui est le
    suivant. Aucun ne peut refuser, sauf si l’un d’eux s’est enfui pendant cette plongée.

    Les trésors, c’est-à-dire or, marchandises, antiquités et diamants, vont dans votre main sans être
    montrés. Leur nombre n’est pas limité, et rien dans la suite de la plongée ne vous les enlève. Tous
    ceux qui sont descendus sont présents jusqu’à ce qu’ils s’enfuient ou remontent, qu’ils aient pioché
    ou non.

    Quand l’épave est vide, les pioches encore dues sont perdues et l’épave disparaît.

# KL-61 … KL-68
rule-monsters-title = Monstres
rule-monsters =
    Un monstre est montré à tous. Sans trident, le scaphandrier qui l’a pioché s’enfuit : lui et tout ce
    qu’il porte quittent le jeu pour toujours.

    Le monstre est mis de côté. Chacun de vos scaphandriers qui n’a pas encore pioché peut maintenant
    piocher ou remonter, l’un après l’autre. Quand toutes les pioches sont finies, les monstres mis de
    côté retournent dans l’épave, qui est mélangée.

    Vous pouvez perdre votre dernier scaphandrier, et en recruter de nouveau.

# KL-69 … KL-76
rule-tridents-title = Tridents
rule-tridents =
    Si le scaphandrier qui rencontre un monstre, ou tout autre de vos scaphandriers présents sur l’épave,
    porte un trident, celui-ci sert et le monstre est tué. Les deux quittent le jeu. S’il y a plusieurs
    tridents, vous choisissez lequel. Un scaphandrier resté à bord ne peut pas aider.

    Le scaphandrier pioche alors la carte suivante à la place du monstre, quelle qu’elle soit ; s’il n’y
    en a pas, il est sauf quand même.

# KL-77 … KL-84
rule-weights-title = Poids
rule-weights =
    Juste après la pioche d’un trésor, vous pouvez utiliser un poids, porté par l’un de vos scaphandriers
    présents, pour une carte de plus. Vous dites quel scaphandrier présent la pioche. Si c’est un trésor,
    vous pouvez utiliser encore un poids.

    Si cette carte est un monstre, on le résout comme d’habitude. Un poids utilisé quitte le jeu. On ne
    peut pas en utiliser juste après un monstre, avant le premier trésor, ou sur une épave vide.

# KL-85 … KL-96
rule-bar-title = Le Bar de la Sirène
rule-bar =
    Trois services s’offrent à vous, chacun une fois par visite et dans l’ordre de votre choix : recruter
    un scaphandrier, engager un tire-bourse, payer une tournée. Les prix des scaphandriers et des
    tire-bourses montent avec le nombre de bateaux au bar : un scaphandrier coûte 80 $ si vous êtes seul,
    100 $ à deux. On paie aussitôt et en entier, ou on s’en passe.

    Un scaphandrier recruté vient de la réserve, sans équipement. Personne n’a plus de trois
    scaphandriers, et ceux qui se sont enfuis ne reviennent jamais dans la réserve.

# KL-97 … KL-101
rule-pickpocket-title = Le tire-bourse
rule-pickpocket =
    Vous choisissez un adversaire, où qu’il soit, qui a au moins un trésor, et la profondeur au dos de la
    carte ; laquelle de ces cartes est volée, c’est le hasard. Vous deux seulement apprenez laquelle. On
    peut voler des diamants, mais ni argent, ni équipement, ni rencontre.

# KL-102 … KL-106
rule-round-title = Une tournée pour les vieux marins
rule-round =
    Pour 20 $, vous regardez toutes les cartes de deux épaves différentes, l’une après l’autre, de toute
    profondeur, avec ou sans bateau. Chacune est mélangée juste après. Tous savent quelles épaves vous
    avez regardées.

    S’il ne reste qu’une épave, vous voyez celle-là ; s’il n’y en a plus, on ne peut pas payer de tournée.

# KL-107 … KL-111
rule-dolphins-title = L’Anse des dauphins
rule-dolphins =
    La banque paie le montant du jour, le même à chaque bateau présent : 40 $ le premier vendredi, et plus
    le week-end qu’en semaine.

# KL-112 … KL-122
rule-shop-title = Le magasin « Au Vieux Loup de Mer »
rule-shop =
    Achetez jusqu’à deux pièces d’équipement. Les prix dépendent de la pièce et du nombre de bateaux au
    magasin ; ils sont au plus bas quand vous êtes seul.

    Chaque pièce est donnée aussitôt à l’un de vos scaphandriers, et reste à lui. Un scaphandrier porte
    au plus deux tuyaux, un trident et un poids. On ne peut acheter ni ce que personne ne peut porter, ni
    ce qui est épuisé. L’équipement utilisé ou perdu ne revient jamais.

# KL-123 … KL-132
rule-market-title = Le Marché des Trouvailles
rule-market =
    Vendez des cartes d’un seul type : or, marchandises ou antiquités ; lesquelles et combien, c’est à
    vous de voir. Si vous en avez, vous devez vendre au moins une carte. Une carte rapporte ses unités
    multipliées par le cours.

    Les marchandises rapportent 40 $ l’unité si vous êtes seul, 30 $ à deux, 20 $ à trois ou plus. Les
    antiquités rapportent 20 $, 30 $ et 40 $. L’or rapporte toujours 30 $. Les bateaux comptent, que leurs
    propriétaires vendent ou non.

    Les cartes vendues sont montrées et quittent le jeu. Les diamants ne se vendent jamais ici.

# KL-133 … KL-135
rule-sunset-title = Coucher de soleil et fin
rule-sunset =
    Après l’après-midi, la carte « Premier joueur » passe à gauche et le jour suivant commence. La partie
    s’achève après le second dimanche.

# KL-136 … KL-140
rule-score-title = Décompte final
rule-score =
    Votre fortune, c’est votre argent et les valeurs de fin de partie de tous les trésors que vous avez
    encore, diamants compris. Une carte d’or, de marchandises ou d’antiquités vaut alors 20 $ l’unité,
    moins que ce que paie d’ordinaire le marché. Scaphandriers, équipement et rencontres ne comptent pas.

    Le plus riche gagne. Des fortunes égales partagent la victoire, comme toute autre place.

# KL-141 … KL-143, KL-146, KL-147
rule-encounters-title = Rencontres (au choix)
rule-encounters =
    Avec cette option, 24 cartes rencontres sont mélangées et forment une pioche. À l’Anse des dauphins,
    vous êtes payé et en piochez aussi une, en secret, sauf si vous en avez déjà deux.

# KL-144, KL-145, KL-148 … KL-152
rule-encounters-playing-title = Jouer une rencontre
rule-encounters-playing =
    Vous jouez une rencontre pendant votre propre action, au lieu qu’elle indique, au plus une par
    demi-journée ; elle est alors montrée et défaussée. Celles de l’anse ne se jouent pas dans la
    demi-journée où vous les piochez. Vous pouvez aussi défausser une carte sans effet, mais seulement en
    son lieu, et comme celle de la demi-journée ; les touristes ne servent qu’à cela. Quand la pioche est
    vide, la défausse est mélangée.

    Tout ce qu’une rencontre ne change pas reste valable : prix, limites, réserve. Tant que vous avez une
    rencontre et n’en avez pas joué, le jeu s’arrête partout où vous pourriez en jouer une, quelle que
    soit la vôtre.

# KL-E1 … KL-E5
rule-encounters-diving-title = Rencontres sur une épave
rule-encounters-diving =
    Aide bénévole : { effect-volunteer-help }.

    Acheteur pressé : { effect-hurried-buyer } ; jamais un diamant.

    Habitué : { effect-regular } ; aucun trident ne sert.

    Saboteur : { effect-saboteur }. Il se joue quand tous les bateaux sont placés, avant la première
    action, et seulement si votre bateau est sur une épave.

    Scaphandrier attentif : { effect-attentive-diver }. Aucun monstre ne doit être mis de côté.

# KL-E6 … KL-E13
rule-encounters-ashore-title = Rencontres au bar et à l’anse
rule-encounters-ashore =
    Ivrogne : { effect-drunkard }, en plus d’une tournée.

    Scaphandrier débutant : { effect-novice-diver }. Scaphandrier expert : { effect-expert-diver }, si la
    réserve en a un.

    Tire-bourse : { effect-pickpocket }. Frères inséparables : { effect-inseparable-brothers }, chacun au
    prix habituel.

    Famille : { effect-family }.

    Les touristes n’ont aucun effet.

# KL-E14 … KL-E24
rule-encounters-trade-title = Rencontres au magasin et au marché
rule-encounters-trade =
    Vendeurs de tuyaux, de tridents et de poids : un troisième achat au prix habituel, si l’un des trois au
    moins est de la sorte du vendeur. Soldeur : { effect-discounter }. Bon copain : { effect-good-pal }.

    Pigeon : { effect-easy-mark } ; pas de diamant. Trafiquant : { effect-trafficker } ; pas de diamant.
    Bijoutier : { effect-jeweller }, même sans autre vente. Chercheur d’Or : { effect-gold-prospector }.

rule-secrets-title = Ce qui est secret
rule-secrets =
    Vous seul connaissez votre programme jusqu’à ce qu’il soit révélé, vos trésors et vos rencontres. Des
    autres, vous voyez combien de cartes ils ont et leurs profondeurs. On sait si une pioche était un
    trésor ou un monstre ; les cartes vendues, l’équipement et la taille des épaves sont visibles.

    Une épave que vous avez regardée vous est connue jusqu’à ce que d’autres y piochent. D’une carte qu’on
    vous a volée, vous savez où elle est jusqu’à ce que quelqu’un vole au voleur une carte de cette
    profondeur.
first-planning = Choisissez où aller le matin et l’après-midi. Les prix dépendent du nombre de ceux qui ont la même idée.
first-bar = Au bar, on engage des scaphandriers, on fait voler un trésor, ou on paie une tournée pour connaître une épave.
first-looking = Choisissez une épave dont vous voulez voir les cartes. Personne d’autre n’en saura rien.
first-shop = Deux pièces par visite. Un tuyau mène plus profond, un trident tue un monstre, un poids donne une carte de plus.
first-market = On vend un seul type de trésors par visite. Les marchandises valent plus si vous êtes seul, les antiquités s’il y a foule.
first-placing = Allez à une épave que vos scaphandriers atteignent. Un bateau par épave : les premiers ont le choix.
first-diving = Chaque scaphandrier remonte une carte. Les épaves profondes rapportent plus, mais des monstres y vivent.
first-monster = Un monstre ! Un trident le tue et disparaît. Sinon le scaphandrier s’enfuit pour toujours, avec son équipement.
first-collected = Aux dauphins, les touristes paient une somme fixe, quel que soit le nombre de bateaux. Elle change chaque jour.
first-fled = Un scaphandrier a rencontré un monstre sans trident et s’est enfui pour toujours.
first-robbed = Un tire-bourse a pris un trésor. Le voleur choisit la profondeur d’où il vient, pas la carte.
first-wreck-gone = Cette épave est vide et disparaît. Moins il en reste, plus il vaut la peine de partir tôt.

## Planifier d’avance

ahead-open = Planifier déjà le lendemain

## Pourquoi une réponse est bonne, ou moins bonne que la meilleure

hint-likely-lead-more = En fin de partie, sans doute environ { $number } $ de mieux face à votre plus riche rival qu’avec la réponse { $than }.
hint-likely-lead-less = En fin de partie, sans doute environ { $number } $ de moins face à votre plus riche rival qu’avec la réponse { $than }.
hint-cash-more = Environ { $number } $ de plus en caisse qu’avec la réponse { $than }.
hint-cash-less = Environ { $number } $ de moins en caisse qu’avec la réponse { $than }.
hint-units-more = À vendre ({ $kind }) : environ { $number } de plus qu’avec la réponse { $than }.
hint-units-less = À vendre ({ $kind }) : environ { $number } de moins qu’avec la réponse { $than }.
hint-treasures-more =
    { $number ->
        [one] Environ { $number } trésor de plus ({ $depth }) qu’avec la réponse { $than }.
       *[other] Environ { $number } trésors de plus ({ $depth }) qu’avec la réponse { $than }.
    }
hint-treasures-less =
    { $number ->
        [one] Environ { $number } trésor de moins ({ $depth }) qu’avec la réponse { $than }.
       *[other] Environ { $number } trésors de moins ({ $depth }) qu’avec la réponse { $than }.
    }
hint-divers-more =
    { $number ->
        [one] Environ { $number } scaphandrier de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } scaphandriers de plus qu’avec la réponse { $than }.
    }
hint-divers-less =
    { $number ->
        [one] Environ { $number } scaphandrier de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } scaphandriers de moins qu’avec la réponse { $than }.
    }
hint-reach-more =
    { $number ->
        [one] Environ { $number } scaphandrier de plus pour plonger ({ $depth }) qu’avec la réponse { $than }.
       *[other] Environ { $number } scaphandriers de plus pour plonger ({ $depth }) qu’avec la réponse { $than }.
    }
hint-reach-less =
    { $number ->
        [one] Environ { $number } scaphandrier de moins pour plonger ({ $depth }) qu’avec la réponse { $than }.
       *[other] Environ { $number } scaphandriers de moins pour plonger ({ $depth }) qu’avec la réponse { $than }.
    }
hint-tridents-more =
    { $number ->
        [one] Environ { $number } trident de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } tridents de plus qu’avec la réponse { $than }.
    }
hint-tridents-less =
    { $number ->
        [one] Environ { $number } trident de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } tridents de moins qu’avec la réponse { $than }.
    }
hint-weights-more =
    { $number ->
        [one] Environ { $number } poids de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } poids de plus qu’avec la réponse { $than }.
    }
hint-weights-less =
    { $number ->
        [one] Environ { $number } poids de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } poids de moins qu’avec la réponse { $than }.
    }
hint-encounters-more =
    { $number ->
        [one] Environ { $number } carte Rencontre de plus en main qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Rencontre de plus en main qu’avec la réponse { $than }.
    }
hint-encounters-less =
    { $number ->
        [one] Environ { $number } carte Rencontre de moins en main qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Rencontre de moins en main qu’avec la réponse { $than }.
    }
## Opponents: how each level plays

opponent-1 = Oublie la plupart des coups, remonte tôt et vend tard.
opponent-2 = En oublie près de la moitié ; certains jours, il ose peu.
opponent-3 = Prévoit ce que le jour peut rapporter, mais oublie un quart.
opponent-4 = Prévoit toute la journée et compte avec les ports bondés.
opponent-5 = Essaie ses six meilleurs plans dans 96 journées imaginées.
