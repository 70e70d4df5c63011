### Les mots communs à tous les jeux.

## Les gens

# $number: the seat, counted from 1
player = Joueur { $number }
spectator = Spectateur

## Énumérations

list-comma = { $left }, { $right }
list-and = { $left } et { $right }

## Petits mots

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Ce qui est demandé

# A decision that several take in secret: only how many are waited for is known.
prompt-sealed =
    { $count ->
        [one] Il manque encore un choix secret.
       *[other] Il manque encore { $count } choix secrets.
    }

## Refus. $message is the English sentence for makers.

error-not-asked = Rien ne vous est demandé pour l’instant.
error-illegal = « { $action } » n’est pas permis maintenant. Permis : { $allowed }.
error-not-over = Tout n’est montré qu’une fois la partie terminée.
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-seats = { $game } se joue de { $first } à { $last }, pas à { $seats }.
error-game = Il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
error-language = Il n’y a pas de langue « { $language } ». Il y a : { $allowed }.
error-option = Il n’y a pas d’option « { $option } ». Il y a : { $allowed }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-notation = « { $text } » n’est pas une action de ce jeu. Exemples : { $examples }.
error-action = { $action } n’est pas une action de ce jeu.
error-seed = Une graine est un nombre entier ou 64 chiffres hexadécimaux en minuscules.
error-document = Cette position enregistrée est illisible (en anglais : { $message }).
    .field = Cette position enregistrée ne convient pas : son champ « { $field } » diffère.
error-data = Ce fichier de données ne convient pas (en anglais : { $message }).
error-file = { $file } ne peut pas être lu (en anglais : { $reason }).
error-bot = { $game } n’a pas de robot « { $bot } ». Il a : { $allowed }.
error-games = Il faut jouer au moins une partie.
error-jobs = Il faut au moins un processus.
error-undo = Rien ne peut être repris ici : le hasard, un secret ou un autre joueur est passé par là.
error-phrase-seed = Les phrases demandent une graine de 64 chiffres hexadécimaux.
error-seat-text = Une phrase ou un nom est une ligne de texte, pour une place de la partie.
error-table = Il n’y a pas de table « { $table } ».
error-moment = Il n’y a pas de moment { $moment } ; les moments vont de 0 à { $last }.

## Enregistrements refusés

error-record-format = Ligne { $line } : un enregistrement commence par « { $expected } ».
error-record-malformed = Ligne { $line } : « { $text } » n’a pas sa place ici.
error-record-missing = Ligne { $line } : l’en-tête se termine sans ligne « { $field } ».
error-record-game = Ligne { $line } : il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
error-record-rules = Ligne { $line } : partie jouée avec les règles { $rules }, mais on ne connaît ici que les règles { $known }.
error-record-data = Ligne { $line } : partie jouée avec des nombres inconnus ici.
error-record-own-data = Ligne { $line } : les nombres propres à l’enregistrement ne conviennent pas (en anglais : { $message }).
error-record-notation = Ligne { $line } : « { $action } » n’est pas une action de ce jeu.
error-record-turn = Ligne { $line } : rien n’est demandé à la place { $seat } ici.
error-record-illegal = Ligne { $line } : la place { $seat } ne peut pas jouer « { $action } » ici. Permis : { $allowed }.
error-record-over = Ligne { $line } : la partie est terminée avant cette ligne.
error-record-undo = Ligne { $line } : la place { $seat } ne peut rien reprendre ici.
error-record-truncated = Ligne { $line } : la partie n’est pas terminée après la dernière ligne : il manque des lignes, ou l’une a été changée.
error-record-unfinished = La partie n’est pas terminée, et sa graine est encore cachée.
error-record-hash = Chaque ligne est permise, mais la position finale a une autre empreinte : une action, l’empreinte ou une graine que rien n’engage a été changée.
error-record-result = Le résultat a été changé : la partie a fini sur { $result }, pas { $claimed }.
error-record-play = Chaque ligne est permise et mène à la même fin, mais ce n’est pas ce qui a été joué : une action ou la ligne « play » a été changée.
error-record-seed = La graine, ou une ligne de l’en-tête, n’est pas celle de l’engagement.
error-record-phrase = Une phrase, ou la ligne « start », a été changée après le début.
error-record-commitment = L’engagement lui-même a été changé.

### Terminal

## La ligne de commande

cli-usage = Usage : { $usage }
cli-options = [options]
cli-command-options = COMMANDE [options]
cli-more-help = « { $command } COMMANDE --help » en dit plus sur une commande.

cli-help-abyssal = Des jeux de la mer dans un terminal, contre des robots ou à plusieurs au même clavier.
cli-help-play = Jouer une partie ici.
cli-help-replay = Montrer n’importe quel moment d’une partie enregistrée, vu d’une place.
cli-help-verify = Vérifier qu’un enregistrement est vrai : hasard, actions et résultat.
cli-help-simulate = Faire jouer de nombreuses parties à des robots, et compter.
cli-help-lang = La langue, français ou anglais ; celle du système par défaut.
cli-help-help = Montrer cette aide.
cli-help-version = Montrer la version.
cli-help-game = Le jeu, comme into-the-blue. Sans lui, on vous le demande.
cli-help-title = Le jeu, comme into-the-blue.
cli-help-file = Un enregistrement.
cli-help-seats = Le nombre de places à la table, robots compris.
cli-help-bots = Les robots des places sans personne, séparés par des virgules ; la liste se répète (greedy par défaut).
cli-help-bot-list = Les robots, séparés par des virgules ; la liste se répète (random par défaut).
cli-help-players = Les noms des personnes à ce clavier, séparés par des virgules.
cli-help-people = Le nombre de personnes à ce clavier (une par défaut).
cli-help-option = Un choix d’avant-partie, comme treasures=gentle ou sides=advanced ; peut être donné plusieurs fois.
cli-help-data = Un fichier TOML avec vos propres nombres imprimés.
cli-help-seed = Un nombre entier, pour rejouer la même partie, ou 64 chiffres hexadécimaux. Par défaut une graine secrète, engagée avant le début.
cli-help-phrase = Des mots qui entrent dans le hasard de la partie ; une phrase par personne.
cli-help-record = Où va l’enregistrement ; dans votre dossier de données par défaut.
cli-help-at = Après combien de lignes de jeu ; à la fin par défaut.
cli-help-seat = La place qui regarde, comptée à partir de 0 ; un spectateur par défaut.
cli-help-games = Le nombre de parties (1000 par défaut).
cli-help-base-seed = Un nombre entier dont est tiré le hasard de chaque partie (0 par défaut).
cli-help-jobs = Le nombre de processus qui se partagent le travail (1 par défaut).
cli-help-json = Donner les résultats en JSON.

cli-unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $allowed }.
    .close = Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $close } » ?
cli-unknown-option = Il n’y a pas d’option « { $option } » ici ; voyez « { $command } --help ».
    .close = Il n’y a pas d’option « { $option } » ici. Vouliez-vous dire « { $close } » ?
cli-language = --lang doit être fr ou en, pas « { $value } ».
cli-missing-value = Il manque une valeur : { $option }.
cli-no-value = L’option { $option } ne prend pas de valeur.
cli-missing-argument = Il manque { $argument } ; voyez « { $command } --help ».
cli-extra-argument = « { $argument } » est de trop ; voyez « { $command } --help ».
cli-not-a-number = { $option } doit être un nombre entier, pas « { $value } ».
cli-too-small = { $option } doit valoir au moins { $least }, pas { $value }.
cli-empty-name = { $option } contient un nom vide ; séparez les noms par des virgules, comme Ana,Bob.
cli-same-name = Deux personnes portent le même nom ; donnez à chacune le sien.
cli-people-named = --people { $people } et --players, qui en nomme { $named }, ne s’accordent pas.
cli-too-many-people =
    { $seats ->
        [one] { $people } personnes ne tiennent pas sur une place.
       *[other] { $people } personnes ne tiennent pas sur { $seats } places.
    }
cli-phrases =
    { $people ->
        [one] Une personne ne peut donner qu’une phrase.
       *[other] { $people } personnes peuvent donner au plus { $people } phrases.
    }
cli-option-form = Écrivez --option sous la forme nom=valeur, pas « { $value } ».
cli-record-exists = { $file } existe déjà ; nommez un nouveau fichier pour l’enregistrement.
cli-cannot-write = { $file } ne peut pas être écrit (en anglais : { $reason }).

## Avant et après une partie

cli-which-game = Quel jeu ? Tapez son numéro, ou q pour partir.
cli-bot = Robot { $number }
cli-options-chosen = Options : { $options }
cli-commitment = Engagement sur le hasard de cette partie : { $commitment }
cli-recording = Enregistrement : { $file }
cli-keys-help = Tapez un numéro, une touche courte ou la notation d’une action. À tout moment : { "?" } la règle derrière la question, l tout le journal, u reprendre, q partir.
cli-begin = Appuyez sur Entrée pour commencer.
cli-saved = L’enregistrement est dans { $file }

## À la table

cli-keys = { "?" } règle · l journal · q partir
cli-keys-undo = { "?" } règle · l journal · u reprendre · q partir
cli-not-understood = « { $text } » n’est pas une réponse ici ; { "?" } montre la règle.
cli-pick = Tapez { $missing } numéros, ensemble ou l’un après l’autre, dans n’importe quel ordre.
cli-picked = Choisi : { $picked }, et encore { $missing } à choisir
cli-hand-over = C’est à { $player }. Que les autres regardent ailleurs ; { $player } appuie sur Entrée.
cli-log-cut = … (l montre tout)
cli-log-older = Entrée : plus ancien · q : retour au jeu
cli-back = Entrée : retour au jeu
cli-other-topic = Un numéro : un autre sujet · Entrée : retour au jeu
cli-turn = tour { $turn } : { $player }
cli-player = Joueur
cli-points = Pts
cli-total = Total

## Into the Blue

cli-blue-roll = lancer { $roll } sur 3
cli-blue-treasures = Trésors
cli-blue-dice-place = Dés
cli-blue-unused = Restants
cli-blue-chest-values = (ils valent { $values }, dans le désordre)
cli-blue-chest-face = C
cli-blue-run =
    { $run ->
        [0] pas de 1 : pas de séquence
        [1] séquence : 1
       *[other] séquence : 1 à { $run }
    }
cli-blue-places = ↑ numéros à taper
cli-blue-before = Palier { $level } : { $better } devant { $worse }, { $reason }
cli-blue-stop = S’arrêter
cli-blue-reroll = Relancer
cli-blue-place = Placer
cli-blue-chest = Coffre
cli-blue-throw-again = Relancer les dés qui ont ces numéros (de 1 à 6, au choix)

## In Too Deep

cli-deep-price = Coût
cli-deep-worth = Vaut
cli-deep-third = 3e joueur
cli-deep-your-hand = Votre main
cli-deep-known = { $player } a :
cli-deep-deck =
    { $times ->
        [1] 1re pioche { $deck }
       *[other] 2e pioche { $deck }
    }
cli-deep-discard = défausse { $cards }
cli-deep-draws = pioches { $draws }/{ $seats }
cli-deep-ties = À égalité, gagne qui a le plus de cartes en main, puis la place la plus loin du premier joueur.
cli-deep-share-for =
    { $price ->
        [0] { $company }, gratuite
        [one] { $company }, { $price } carte
       *[other] { $company }, { $price } cartes
    }
cli-deep-for =
    { $price ->
        [0] gratuit
        [one] { $price } carte
       *[other] { $price } cartes
    }
cli-deep-take = Prendre
cli-deep-draw = Piocher une carte
cli-deep-buy = Acheter une action
cli-deep-expand = Agrandir une entreprise
cli-deep-pay = Payer
cli-deep-decline = Renoncer
cli-deep-remove = Retirer une carte Profondeurs
cli-deep-move = Déplacer une carte Profondeurs sur une autre entreprise
cli-deep-raise = Remettre une carte Profondeurs au-dessus
cli-deep-add = Jouer une carte Profondeurs
cli-deep-acquire = Acheter une action

## Enregistrements

cli-moment = Moment { $moment } sur { $last }, vu par : { $viewer }
cli-cannot-read = { $file } ne peut pas être lu (en anglais : { $reason }).
cli-not-text = { $file } ne peut pas être lu : ce n’est pas du texte.
cli-refused = { $file } est refusé. { $reason }
cli-verified-game = { $game }, règles { $rules } : l’en-tête s’accorde avec le jeu et ses nombres.
cli-verified-commitment = La graine, l’en-tête et les phrases sont ceux de l’engagement pris avant le début : { $commitment }
cli-verified-no-commitment = La graine est un nombre entier : rien n’était engagé, le hasard a pu être choisi.
cli-verified-draws = Tout le hasard a été retiré de la graine et des phrases ({ $draws } tirages).
cli-verified-actions = Chaque action est permise : { $actions } valent, { $undone } ont été reprises.
cli-verified-hash = Le résultat et la dernière position sont ceux de l’enregistrement : { $hash }

## Simulations

cli-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-games = { $game } : { $games } parties à { $seats } places, graine { $seed }
cli-simulated-in = { $seconds } s
cli-simulated-speed = { $games } parties/s, { $decisions } décisions/s
cli-simulated-decisions = Décisions par partie
cli-simulated-turns = Tours par partie
cli-simulated-length = { $mean } (de { $shortest } à { $longest })
cli-simulated-seat = Place
cli-simulated-bot = Robot
cli-simulated-score = Points
cli-simulated-wins = Victoires
cli-simulated-interval = Intervalle à 95 %
