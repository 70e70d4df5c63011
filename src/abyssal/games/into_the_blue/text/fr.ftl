### Into the Blue.

title = Into the Blue
blurb = Lancez les dés, plongez de palier en palier et laissez plus de coquillages que les autres là où dort le trésor.

## Les mots des clés

# A die shows 1 to 5 or a chest.
dice-6 = coffre
dice-separator = { " · " }

# What put a player before the next one on a level.
by-shells = plus de coquillages
by-level-1 = plus de coquillages au palier 1
by-level-2 = plus de coquillages au palier 2
by-level-3 = plus de coquillages au palier 3
by-level-4 = plus de coquillages au palier 4
by-unused = plus de coquillages restants
by-last-turn = dernier tour joué plus tôt

## Noms

term-level = Palier
term-run = Séquence
term-dice = Dés
term-roll = Lancer
term-shells = Coquillages
term-unused = Coquillages restants
term-main = Trésor Principal
term-secondary = Trésor Secondaire
term-chest = Coffre
term-chests = Coffres
term-first-player = Premier joueur
term-last-turns = Derniers tours

## Options

option-treasures = Valeur des trésors
option-treasures-steep = abrupte : le jeton le plus profond vaut cinq fois le moins profond
option-treasures-gentle = douce : le jeton le plus profond vaut trois fois le moins profond

## Ce qui est demandé

prompt-rolling =
    { $rolls ->
        [1] { $player } lance { $dice } et peut relancer des dés ou s’arrêter.
       *[other] { $player } a { $dice } et peut relancer des dés une dernière fois ou s’arrêter.
    }
    .you =
        { $rolls ->
            [1] Vous pouvez relancer des dés, deux fois au plus, ou vous arrêter.
           *[other] Vous pouvez relancer des dés une dernière fois, ou vous arrêter.
        }
prompt-placing = { $player } choisit un palier pour { $dice }.
    .you = Choisissez un palier de 1 à { $run } : un coquillage par dé qui montre ce chiffre.
prompt-taking = Plongée parfaite : { $player } choisit un coffre.
    .you = Plongée parfaite ! Choisissez un coffre : personne d’autre n’en connaîtra la valeur.
prompt-over =
    { $winners-count ->
        [one] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } se partagent la victoire.
    }
    .winner =
        { $winners-count ->
            [one] La partie est terminée : vous gagnez.
           *[other] La partie est terminée : vous partagez la victoire avec { $others }.
        }

## Actions

action-stop =
    { $run ->
        [0] S’arrêter : sans 1, la plongée est infructueuse
        [1] S’arrêter avec la séquence 1
       *[other] S’arrêter avec la séquence 1 à { $run }
    }
action-reroll =
    { $places-count ->
        [one] Relancer : { $dice } (dé { $places })
       *[other] Relancer : { $dice } (dés { $places })
    }
action-place =
    { $shells ->
        [one] Poser { $shells } coquillage au palier { $level }
       *[other] Poser { $shells } coquillages au palier { $level }
    }
action-chest = Prendre le coffre { $place }

## Le journal

event-turn = Tour { $turn } : { $player } plonge.
    .you = Tour { $turn } : vous plongez.
event-rolled =
    { $roll ->
        [1] { $player } a lancé { $dice }.
       *[other]
            { $thrown-count ->
                [one] { $player } a relancé un dé : { $dice }.
                [6] { $player } a relancé les six dés : { $dice }.
               *[other] { $player } a relancé { $thrown-count } dés : { $dice }.
            }
    }
    .you =
        { $roll ->
            [1] Vous avez lancé { $dice }.
           *[other]
                { $thrown-count ->
                    [one] Vous avez relancé un dé : { $dice }.
                    [6] Vous avez relancé les six dés : { $dice }.
                   *[other] Vous avez relancé { $thrown-count } dés : { $dice }.
                }
        }
event-stopped =
    { $roll ->
        [1] { $player } a gardé le premier lancer.
       *[other] { $player } a préféré en rester là.
    }
    .you =
        { $roll ->
            [1] Vous avez gardé le premier lancer.
           *[other] Vous avez préféré en rester là.
        }
event-failed = Pas un seul 1 : { $player } a refait surface les mains vides.
    .you = Pas un seul 1 : vous avez refait surface les mains vides.
event-placed =
    { $shells ->
        [one] { $player } a laissé un coquillage au palier { $level }.
       *[other] { $player } a laissé { $shells } coquillages au palier { $level }.
    }
    .you =
        { $shells ->
            [one] Vous avez laissé un coquillage au palier { $level }.
           *[other] Vous avez laissé { $shells } coquillages au palier { $level }.
        }
event-last-turns = { $player } n’a plus de coquillage : les autres plongent une dernière fois.
    .you = Vous n’avez plus de coquillage : les autres plongent une dernière fois.
event-chest = Plongée parfaite ! { $player } a pris le coffre { $place } et a jeté un œil dedans.
event-chest-own = Plongée parfaite ! { $player } a pris le coffre { $place } : il vaut { $value }.
    .you = Plongée parfaite ! Vous avez pris le coffre { $place } : il vaut { $value }.
    .standin = Plongée parfaite ! Le robot a pris pour vous le coffre { $place } : il vaut { $value }.
event-extra-turn = Sans sortir de l’eau, { $player } replonge.
    .you = Sans sortir de l’eau, vous replongez.
event-over = Tout le monde est remonté à bord. On partage les trésors, du palier 5 au palier 1.
event-treasure =
    { $rank ->
        [1] Palier { $level } : le Trésor Principal, qui vaut { $value }, est revenu à { $player }.
       *[other] Palier { $level } : un Trésor Secondaire, qui vaut { $value }, est revenu à { $player }.
    }
    .you =
        { $rank ->
            [1] Palier { $level } : le Trésor Principal, qui vaut { $value }, vous est revenu.
           *[other] Palier { $level } : un Trésor Secondaire, qui vaut { $value }, vous est revenu.
        }
event-chests-shown =
    { $values-count ->
        [one] { $player } a ouvert un coffre : { $values }.
       *[other] { $player } a ouvert { $values-count } coffres : { $values }.
    }
    .you =
        { $values-count ->
            [one] Vous avez ouvert votre coffre : { $values }.
           *[other] Vous avez ouvert vos { $values-count } coffres : { $values }.
        }
event-score =
    { $points ->
        [one] { $player } a rapporté { $points } point.
       *[other] { $player } a rapporté { $points } points.
    }
    .you =
        { $points ->
            [one] Vous avez rapporté { $points } point.
           *[other] Vous avez rapporté { $points } points.
        }
event-won = { $player } a gagné !
    .you = Vous avez gagné !

## Le plateau dans le navigateur

web-turn = tour { $turn }
web-starts = premier
web-stop = Arrêter
web-stop-anyway = Arrêter ainsi
web-dive-on = Continuer
web-prompt-unsure = S’arrêter sans 1 ?
web-hint-unsure = La plongée est infructueuse : aucun coquillage n’est posé, et votre tour est fini.
web-reroll =
    { $count ->
        [0] Marquez des dés
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
web-reroll-why = Marquez les dés que vous voulez relancer.
web-kept = gardé
web-again = relancer
web-die =
    { $state ->
        [kept] Dé { $place } : { $dice }, gardé
        [again] Dé { $place } : { $dice }, à relancer
       *[shown] Dé { $place } : { $dice }
    }
web-roll = Lancer { $rolls } sur 3
# The run is 6 long when a chest completes the perfect dive.
web-hint-rolling =
    { $run ->
        [0] Lancer { $rolls } sur 3. Pas encore de 1 : sans lui, la plongée est infructueuse.
        [5] Lancer { $rolls } sur 3. Votre séquence est { $dice } : un coffre rendrait la plongée parfaite.
        [6] Lancer { $rolls } sur 3. Plongée parfaite : arrêtez-vous pour prendre un coffre.
       *[other] Lancer { $rolls } sur 3. Votre séquence est { $dice } : un { $next } ouvrirait le palier { $next }.
    }
web-run =
    { $perfect ->
        [true] de 1 à 5 et un coffre : plongée parfaite
       *[other]
            { $run ->
                [0] pas de 1, pas de séquence
                [1] 1
               *[other] de 1 à { $run }
            }
    }
web-my-shells = Mes coquillages
web-shells-of = Coquillages de { $player }
web-my-chests = Mes coffres : { $values }
web-shells-left =
    { $count ->
        [one] { $count } coquillage restant
       *[other] { $count } coquillages restants
    }
web-shells-on =
    { $count ->
        [one] { $count } coquillage au palier { $level }
       *[other] { $count } coquillages au palier { $level }
    }
web-no-shells = Aucun coquillage posé
web-standing = Si la partie finissait maintenant
web-standing-player = Joueur
web-standing-tokens = Trésors
web-standing-chests = Coffres
web-standing-points = Points
web-standing-closed =
    { $count ->
        [one] { $count } fermé
       *[other] { $count } fermés
    }
web-standing-more = { $points }+
web-standing-line = Les trésors selon les coquillages posés. Ce que contiennent les coffres des autres, eux seuls le savent.
web-chests-taken =
    { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
web-chests-worth = Coffres : { $values }
web-flag-last-turns = derniers tours
web-flag-perfect = plongée parfaite
web-level = Palier { $level } : Trésor Principal { $main }, Trésor Secondaire { $secondary }
web-shells-here =
    { $count ->
        [one] { $player } : { $count } coquillage
       *[other] { $player } : { $count } coquillages
    }{ $lead ->
        [true] , en tête
       *[other] { "" }
    }
web-would-place =
    { $count ->
        [one] recevrait { $count } coquillage
       *[other] recevrait { $count } coquillages
    }
web-gain-lead = en tête
    .you = en tête
web-gain-tie = égalité
    .you = égalité
why-level = Le palier { $level } est hors d’atteinte : la séquence s’arrête à { $run }.
web-chest =
    { $by ->
        [nobody] Coffre { $place }, fermé
        [you] Coffre { $place }, à vous : il vaut { $value }
       *[other]
            { $value ->
                [0] Coffre { $place }, pris par { $player }
               *[other] Coffre { $place }, pris par { $player } : il vaut { $value }
            }
    }
web-perfect = Plongée parfaite 1 2 3 4 5 + coffre : prenez-en un et rejouez
web-last-turns =
    { $you ->
        [true] Vous n’avez plus de coquillage.
       *[other] { $player } n’a plus de coquillage.
    } { $count ->
        [one] C’est le dernier tour.
       *[other] Derniers tours : encore { $count }.
    }
web-key-dice = marquer un dé, ou retirer la marque

web-sheet-levels = Palier et jetons
web-sheet-chests = Coffres retournés
web-sheet-none = aucun
web-sheet-total = Total
web-sheet-cell =
    { $count ->
        [0] aucun coquillage
        [one] { $count } coquillage
       *[other] { $count } coquillages
    }{ $tied ->
        [true] , à égalité
       *[other] { "" }
    }{ $value ->
        [0] { "" }
       *[other] , jeton de valeur { $value }
    }
web-sheet-closed =
    { $count ->
        [one] Un coffre n’a pas été pris : il reste fermé et ne compte pour personne.
       *[other] { $count } coffres n’ont pas été pris : ils restent fermés et ne comptent pour personne.
    }
web-ties = Égalités
web-ties-rule =
    À égalité sur un palier : on compare le palier au-dessus, et ainsi de suite jusqu’au 1 ; puis les
    coquillages restants, puis le dernier tour joué plus tôt.
web-ties-none = Aucune égalité n’a décidé d’un jeton.
tie = { $on } : { $one } devant { $other }, { $by }. { $mine } points contre { $theirs }.
on-level-1 = Niveau 1
on-level-2 = Niveau 2
on-level-3 = Niveau 3
on-level-4 = Niveau 4
on-level-5 = Niveau 5
web-tie-on = Palier { $level } :
web-tie = { $player } { $count }, { $other } { $count }. { $steps }, donc { $player }.
    .you = { $player } { $count }, { $other } { $count }. { $steps }, donc vous.
web-tie-level = Palier { $level } : { $one } et { $other }
web-tie-unused = Coquillages restants : { $one } et { $other }
web-tie-separator = { ". " }

## Le tutoriel. $a, $b …: the players’ names by seat.

coach-welcome =
    Voici la mer et ses cinq paliers, de la surface vers le fond. À la fin, qui a le plus de coquillages
    sur un palier en gagne le trésor d’or, et le suivant celui d’argent. Plus c’est profond, plus cela
    rapporte.
    .look = les cinq paliers de la mer
coach-dice =
    Vous plongez avec six dés, qui montrent de 1 à 5 ou un coffre. Ce qui compte, c’est une séquence sans
    trou à partir de 1 : elle dit jusqu’où vous descendez. Vous lancez jusqu’à trois fois par tour.
    .look = vos six dés
coach-first-throw =
    Votre premier lancer donne un 1 et un 2 : une séquence de deux. Le 4 ne sert à rien tant que le 3
    manque, et un coffre ne bouche pas un trou. Les dés gardés restent là, les autres repartent.
    .look = votre séquence
    .todo = Marquez le 4 et les trois coffres, puis relancez ces quatre dés.
coach-second-throw =
    Deux 3 sont sortis : la séquence est maintenant 1, 2, 3. Plus il y a de dés sur un palier, plus vous
    y posez de coquillages : un troisième 3 serait le bienvenu. Il vous reste un lancer.
    .look = votre séquence
    .todo = Marquez le 5 et le coffre, puis relancez les deux.
coach-level =
    Quatre 3 ! Après le troisième lancer, la plongée est faite. Vous choisissez un palier de votre
    séquence et y posez un coquillage par dé qui le montre : un seul sur 1 ou 2, mais quatre sur 3.
    .look = le palier 3
    .todo = Choisissez le palier 3 sur le plateau.
coach-others =
    Les autres ont plongé aussi. { $b } n’avait qu’un 1 d’utile et a posé un coquillage. { $c } n’a jamais
    eu de 1 : sans lui, quels que soient les autres dés, la plongée échoue et rien n’est posé.
    .look = les autres joueurs
coach-chest-near =
    Votre deuxième tour, et quel lancer : 1, 3, 4, 5 et un coffre. Avec un 2 à la place du second 3, la
    plongée serait parfaite. Il vous reste deux lancers pour essayer.
    .look = le cinquième dé
    .todo = Marquez le 3 de la cinquième place et relancez-le.
coach-perfect =
    1, 2, 3, 4, 5 et un coffre : une plongée parfaite ! Vous pourriez encore relancer, mais il n’y a pas
    mieux. Arrêtez-vous pour qu’elle compte.
    .look = votre séquence, complète avec son coffre
    .todo = Arrêtez-vous.
coach-chest =
    Une plongée parfaite remonte l’un des cinq coffres, au lieu de poser des coquillages. Personne ne
    sait ce qu’ils contiennent : de 5 à 8 points chacun.
    .look = les coffres au fond de la mer
    .todo = Prenez le coffre du milieu.
coach-again =
    Personne d’autre ne connaît la valeur de votre coffre ; les autres voient seulement que vous l’avez. Et le
    meilleur : après une plongée parfaite, vous replongez aussitôt. Vos nouveaux dés sont déjà là.
    .look = votre coffre et vos nouveaux dés
coach-end =
    Vous savez tout. Quand quelqu’un a posé son dernier coquillage, les autres plongent encore une
    fois ; le cinquième coffre, lui, arrête tout. On compte alors les trésors des paliers et les coffres.
    .look = les coquillages qui vous restent, et les coffres

## Fins de partie

ending-shells = Quelqu’un n’avait plus de coquillage, et les autres ont joué leur dernier tour.
ending-chests = Le dernier coffre a été pris : la partie s’est arrêtée sur-le-champ.

## Règles

rule-of-rolling = rolling
rule-of-placing = placing
rule-of-taking = perfect
rule-of-over = score

# ITB-01, ITB-73
rule-goal-title = But du jeu
rule-goal =
    Deux à cinq joueurs plongent à la recherche de trésors engloutis. Chacun des cinq paliers donne ses
    trésors à ceux qui y ont laissé le plus de coquillages, et une plongée parfaite fait remonter un
    coffre. À la fin, le plus grand total l’emporte.

# ITB-02 … ITB-11
rule-setup-title = Mise en place
rule-setup =
    Le plateau compte cinq paliers : le 1 est le moins profond, le 5 le plus profond, et « au-dessus »
    veut dire vers la surface. Chaque palier reçoit un jeton Trésor Principal et, à quatre ou cinq,
    deux jetons Trésor Secondaire ; à deux ou trois, un seul. Toutes les valeurs sont visibles.

    Les cinq coffres, qui valent 5, 6, 6, 7 et 8, sont mélangés et posés face cachée sous le palier 5.

    Chacun a douze coquillages. Les six dés sont communs. Le premier joueur est tiré au sort.

# ITB-12, ITB-13, ITB-25, ITB-33
rule-turn-title = Un tour
rule-turn =
    On joue chacun son tour, dans le sens des aiguilles d’une montre. À votre tour, vous lancez les six
    dés, vous pouvez relancer deux fois, puis vous lisez le résultat final : plongée infructueuse,
    plongée réussie ou plongée parfaite. C’est ensuite au joueur suivant.

# ITB-14 … ITB-20
rule-rolling-title = Lancer les dés
rule-rolling =
    Chaque dé montre 1, 2, 3, 4, 5 ou un coffre, avec les mêmes chances.

    Après le premier lancer, vous pouvez vous arrêter, ou choisir de un à six dés et relancer ceux-là
    seulement. Après le deuxième, vous le pouvez encore une fois. Le troisième est toujours le dernier.

    Garder un dé n’engage à rien : vous pouvez le relancer ensuite. Le résultat est définitif quand vous
    vous arrêtez, ou après le troisième lancer.

# ITB-21 … ITB-24
rule-run-title = La séquence
rule-run =
    Votre séquence est 1, 2, 3 et ainsi de suite, sans trou, tant que les dés montrent chaque chiffre.
    Plusieurs dés du même chiffre comptent tous. Les chiffres au-delà de la séquence sont perdus.

    Un coffre n’est pas un chiffre : il ne bouche aucun trou et ne pose aucun coquillage.

    Exemple : 1, 1, 2, 3, 3, 5 donne la séquence 1 à 3 ; le 5 est perdu.

# ITB-26 … ITB-32
rule-placing-title = Plongée réussie
rule-placing =
    Avec au moins un 1, vous choisissez un chiffre de la séquence, celui que vous voulez. Au palier de ce
    chiffre, vous laissez un de vos coquillages restants par dé qui le montre. Tous vont à ce seul
    palier, et vous ne pouvez pas y renoncer.

    S’il vous en reste moins que cela, vous les posez tous.

    Les coquillages restent en place jusqu’à la fin. Un palier peut en recevoir autant qu’on veut.

# ITB-34
rule-failed-title = Plongée infructueuse
rule-failed =
    Si aucun dé du résultat final ne montre 1, vous ne posez rien et ne prenez rien. Ce que vous aviez
    gagné avant reste à vous.

# ITB-35 … ITB-39, ITB-41 … ITB-43
rule-perfect-title = Plongée parfaite
rule-perfect =
    Un résultat final de 1, 2, 3, 4, 5 et un coffre est une plongée parfaite. Vous ne posez aucun
    coquillage : vous devez prendre un des coffres qui restent, sans savoir ce qu’il contient.

    Puis vous replongez aussitôt avec les six dés, selon les mêmes règles, et aussi souvent que la
    plongée est parfaite. Ensuite, c’est au joueur à votre gauche.

    Tant que le résultat n’est pas définitif, vous pouvez encore relancer les dés d’une combinaison
    parfaite.

# ITB-40
rule-secrets-title = Ce qui est secret
rule-secrets =
    Personne d’autre ne connaît la valeur d’un coffre que vous avez pris, et vous pouvez la revoir à tout
    moment.
    Tout le reste est public : les dés, les coquillages, les trésors et le nombre de coffres de chacun.

# ITB-44 … ITB-49
rule-shell-end-title = La fin : plus de coquillage
rule-shell-end =
    Dès qu’un joueur pose le dernier de ses coquillages, chacun des autres joue un dernier tour, dans le
    sens des aiguilles d’une montre. Celui qui a déclenché la fin a déjà joué le sien.

    Toutes les règles valent pendant les derniers tours, y compris la nouvelle plongée après un coffre. Si
    un autre joueur se retrouve alors sans coquillage, il ne se passe rien de plus.

# ITB-50, ITB-51
rule-chest-end-title = La fin : plus de coffre
rule-chest-end =
    Quand le cinquième coffre est pris, la partie s’arrête sur-le-champ : ni nouvelle plongée, ni dernier
    tour pour ceux qui devaient encore le jouer.

# ITB-52 … ITB-60
rule-treasures-title = À qui les trésors
rule-treasures =
    On décompte les paliers du 5 au 1. Sur chacun, celui qui a le plus de coquillages prend le jeton
    Trésor Principal, et le deuxième un jeton Trésor Secondaire. À quatre ou cinq, le troisième prend
    l’autre.

    Sans coquillage sur un palier, on n’y prend rien, et personne ne prend deux jetons du même palier. Les
    jetons qui restent ne comptent pour personne.

# ITB-61 … ITB-69
rule-ties-title = Égalités sur un palier
rule-ties =
    Ceux qui ont autant de coquillages sur un palier comparent ceux du palier juste au-dessus, puis du
    suivant, jusqu’au palier 1. S’ils sont toujours à égalité, le plus de coquillages restants l’emporte.
    Si cela ne suffit pas, c’est celui dont le dernier tour est venu plus tôt.

    Le perdant d’une telle comparaison est le prochain pour le jeton suivant, avant tous ceux qui ont moins
    de coquillages. Un jeton ne se partage jamais.

# ITB-70 … ITB-72, ITB-74
rule-score-title = Le score
rule-score =
    On ouvre tous les coffres pris. Votre score est la somme de vos jetons Trésor et de vos coffres. Les
    coquillages, et les coffres que personne n’a pris, ne comptent pas.

    Ceux qui ont ensemble le plus grand score se partagent la victoire.

# ITB-75, ITB-76
rule-players-title = À deux, trois, quatre ou cinq
rule-players =
    À deux ou trois, chaque palier a deux jetons, pour le premier et le deuxième. À quatre ou cinq, il en a
    trois, pour le premier, le deuxième et le troisième. Rien d’autre ne change.
first-rolling = Il vous faut un 1, puis un 2, et ainsi de suite. Marquez les dés inutiles et relancez-les, deux fois au plus.
first-placing = Choisissez un palier de votre séquence. Chaque dé qui montre son numéro y pose un de vos coquillages.
first-taking = Une plongée parfaite ! Prenez un coffre : vous seul saurez ce qu’il contient. Puis vous replongez.
first-failed = Sans un 1, la plongée échoue et rien n’est posé. C’est au joueur suivant.
first-chest = Quelqu’un a réussi une plongée parfaite et pris un coffre. Au cinquième, la partie s’arrête aussitôt.
first-last-turns = Un joueur a posé son dernier coquillage : les autres plongent encore une fois, puis on attribue les trésors.

## Pourquoi une réponse est bonne, ou moins bonne que la meilleure

hint-shells-more =
    { $number ->
        [one] Environ { $number } coquillage de plus au niveau { $level } qu’avec la réponse { $than }.
       *[other] Environ { $number } coquillages de plus au niveau { $level } qu’avec la réponse { $than }.
    }
hint-shells-less =
    { $number ->
        [one] Environ { $number } coquillage de moins au niveau { $level } qu’avec la réponse { $than }.
       *[other] Environ { $number } coquillages de moins au niveau { $level } qu’avec la réponse { $than }.
    }
hint-chests-more =
    { $number ->
        [one] Environ { $number } coffre de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } coffres de plus qu’avec la réponse { $than }.
    }
hint-chests-less =
    { $number ->
        [one] Environ { $number } coffre de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } coffres de moins qu’avec la réponse { $than }.
    }
hint-lead-more =
    { $number ->
        [one] Environ { $number } point de plus face à votre plus fort rival qu’avec la réponse { $than }.
       *[other] Environ { $number } points de plus face à votre plus fort rival qu’avec la réponse { $than }.
    }
hint-lead-less =
    { $number ->
        [one] Environ { $number } point de moins face à votre plus fort rival qu’avec la réponse { $than }.
       *[other] Environ { $number } points de moins face à votre plus fort rival qu’avec la réponse { $than }.
    }
## Opponents: how each level plays

opponent-1 = Passe à côté de presque tout et s’arrête dès qu’il peut.
opponent-2 = Oublie la plupart des relances et s’arrête souvent tôt.
opponent-3 = Oublie près de la moitié des relances ; parfois il s’arrête tôt.
opponent-4 = Pèse ses relances par des règles simples et en oublie peu.
opponent-5 = Compte avec tous les résultats des dés, et avec la victoire.
