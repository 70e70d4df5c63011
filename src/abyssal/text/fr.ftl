### Les mots communs à tous les jeux.

## Les gens

# $number: the seat, counted from 1
player = Joueur { $number }
spectator = Spectateur

## Énumérations

list-comma = { $left }, { $right }
list-and = { $left } et { $right }

# Des textes assemblés
sentence = { $clauses }.
sentences-separator = { " " }

## Petits mots

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Ce qui est demandé

# A board that is drawn from the view of a game alone.
plain-choices = Ce que vous pouvez faire
plain-yes = oui
plain-no = non

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
error-broken-game = Le jeu « { $game } » est installé mais inutilisable (en anglais : { $reason }).
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
error-bot-argument = Le robot « { $bot } » n’a pas pu être créé (en anglais : { $reason }).
error-bot-file = Il n’y a pas de robot dans { $file } (en anglais : { $reason }).
error-review = { $game } ne peut pas être revu : il n’a pas de recherche.
error-bot-time = Le temps d’un robot s’écrit ainsi : { $allowed }. « { $limit } » n’en est pas un.
error-arena-bots = Un tournoi demande au moins deux robots différents.
error-arena-file = { $file } contient un autre tournoi. Indiquez un autre fichier, ou bien le même jeu, le même nombre de places, la même graine et les mêmes options.
error-ratings-file = { $file } ne contient pas de cotes de robots : { $reason }
error-games = Il faut jouer au moins une partie.
error-jobs = Il faut au moins un processus.
error-undo = Rien ne peut être repris ici : le hasard, un secret ou un autre joueur est passé par là.
error-phrase-seed = Les phrases demandent une graine de 64 chiffres hexadécimaux.
error-seat-text = Une phrase ou un nom est une ligne de texte, pour une place de la partie.
error-table = Il n’y a pas de table « { $table } ».
error-moment = Il n’y a pas de moment { $moment } ; les moments vont de 0 à { $last }.

## Refus d’une table et du serveur

error-invitation = Cette invitation n’est pas ou plus valable.
error-full = Toutes les places sont prises.
error-started = La partie a commencé.
error-seats-open = Toutes les places doivent être prises avant le début.
error-seated = Vous avez déjà une place à cette table.
error-no-seat = Vous n’avez pas de place à cette table.
error-own-seat = L’hôte garde sa place.
error-not-host = Seul l’hôte peut faire cela.
error-no-host = L’une des places doit être la vôtre.
error-not-playing = Aucune partie n’est en cours à cette table.
error-stale = C’est une réponse à une question qui n’est plus posée.
error-draft = Quelque chose a été révélé au milieu de cette réponse : donnez-la pas à pas.
error-looking = Chacun regarde ses cartes. Reprenez quand le temps est écoulé.
error-undo-vote = Dans ce jeu, personne ne revient sur ce que d’autres ont fait.
error-phrase = Cette phrase n’existe pas à cette table.
error-phrase-to = Cette phrase vise un autre joueur, ou personne.
error-talk-strict = À cette table, on ne parle qu’en phrases choisies.
error-talk-test = Pendant un test, on ne parle qu’en phrases choisies.
error-own-belief = Vous savez ce que vous êtes vous-même.
error-test = Il n’y a pas de test { $test } ; { $made } ont eu lieu.
error-mark = Une marque ne peut pas être { $mark } ; elle peut être : { $allowed }.
error-notes = Vous avez écrit autant de notes que cette table en garde.
error-history = Cette table ne garde pas d’historique des tests.
error-vote-open = On vote déjà là-dessus.
error-no-vote = Aucun vote n’est en cours.
error-not-yours = C’est quelqu’un d’autre qui a lancé ce vote.
error-no-part = Ce vote vous concerne. Jouez, et il est sans objet.
error-stand-in = Un robot peut remplacer un autre joueur : dites lequel.
error-has-clock = À cette table, l’horloge veille à ce que personne n’attende sans fin.
error-not-waited-for = Personne n’attend ce joueur en ce moment.
error-patience =
    { $minutes ->
        [one] Attendez encore une minute.
       *[other] Attendez encore { $minutes } minutes.
    }
error-turned-away = Les joueurs viennent de refuser. Redemandez plus tard.
error-murmur = Trop à la fois. Attendez un instant avant d’en dire plus.
error-murmurs = Les spectateurs peuvent dire au plus { $most } lignes à une table.
error-storage = Le serveur ne peut rien conserver pour l’instant. Réessayez dans un moment.
error-no-voters = Personne à cette table ne peut donner son accord.
error-no-bot = Aucun robot n’est assis là.
error-frozen = Cette table s’est arrêtée après une erreur. Son rapport peut être téléchargé.
error-not-frozen = Rien n’a échoué à cette table.
error-empty = Il n’y a rien dans ce texte.
error-too-long = Au plus { $length } caractères.
error-imagined = Au plus { $most } positions imaginées par décision.
error-review-unfinished = Cette partie fut abandonnée ; seule une partie jouée jusqu’à la fin peut être revue.
error-review-failed = Cette partie n’a pas pu être revue. Réessayez dans un moment.
error-busy = Trop à la fois. Attendez un instant et réessayez.
error-in-use = Un autre serveur (processus { $process }) utilise déjà { $file } ; arrêtez-le, ou choisissez un autre dossier avec --data.
error-read-only = { $file } ne peut pas être écrit (en anglais : { $reason }).
error-damaged = { $file } est abîmé, ou n’est pas une base d’Abyssal. Déplacez-le, ou mettez une sauvegarde à sa place.
error-newer = { $file } a été écrit par une version plus récente d’Abyssal (schéma { $found } ; celle-ci connaît { $known }). Installez cette version.
error-tables = Au plus { $most } tables qui ne sont pas terminées.
error-spectators = Cette table n’accepte pas de spectateurs.
error-session = Le navigateur n’a pas de session : autorisez les cookies et rechargez la page.
error-secret = Ce lien de place n’est pas ou plus valable.
error-token = Ce jeton ne permet pas cela.
error-origin = Cette requête vient d’une page d’un autre site.
error-host = Ce serveur ne répond pas à ce nom.
error-network = Cela ne peut être ouvert que sur la machine du serveur.
error-password = C’est réservé à l’hôte du serveur.
error-message = Ce message ne peut pas être lu (en anglais : { $message }).
error-too-large = Une requête a au plus { $most } octets.
error-page = Il n’y a rien ici.
error-server = Quelque chose a échoué ici. Rien n’a changé ; réessayez.

## Le serveur

server-not-built = La page n’a pas été construite
server-not-built-help = Le serveur tourne, mais ses pages manquent. Dans un dépôt, « make play » les construit ; un paquet fait ensuite les contient.

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
cli-help-titles = Lister les jeux auxquels on peut jouer, avec leurs robots.
cli-help-serve = Ouvrir la table dans le navigateur, pour vous et vos amis.
cli-help-backup = Copier toutes les tables dans un fichier, même quand le serveur tourne.
cli-help-replay = Montrer n’importe quel moment d’une partie enregistrée, vu d’une place.
cli-help-verify = Vérifier qu’un enregistrement est vrai : hasard, actions et résultat.
cli-help-review = Parcourir une partie enregistrée : chances, hasard, et ce qui aurait été mieux.
cli-help-simulate = Faire jouer de nombreuses parties à des robots, et compter.
cli-help-arena = Faire jouer tous les robots contre tous, et les classer.
cli-help-backup-file = Le fichier à écrire.
cli-help-force = Remplacer le fichier s’il existe.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 les désigne toutes.
cli-help-port = Le port ; 0 en prend un de libre.
cli-help-folder = Où sont gardées les tables ; votre dossier de données par défaut.
cli-help-public-url = L’adresse à laquelle on atteint le serveur, comme https://example.org ou https://example.org/jeux.
cli-help-behind-proxy = Croire un mandataire de cette machine sur qui demande, et si c’est par TLS.
cli-help-lan = Écouter aussi sur le réseau local, et y inviter.
cli-help-no-browser = Ne pas ouvrir de navigateur.
cli-help-bot-processes = Combien de processus pour les bots qui réfléchissent ; sans cela un par cœur sauf un, 4 au plus. Avec 0, ils réfléchissent dans ceux d’abyssal bots.
cli-help-keep-finished = Combien de temps les tables finies sont gardées.
cli-help-put-away = Après combien de temps une table que personne ne touche quitte les listes ; l’ouvrir la ramène.
cli-help-lang = La langue : { $languages } ; celle du système par défaut.
cli-help-help = Montrer cette aide.
cli-help-version = Montrer la version.
cli-help-game = Le jeu, comme into-the-blue. Sans lui, on vous le demande.
cli-help-title = Le jeu, comme into-the-blue.
cli-help-file = Un enregistrement.
cli-help-seats = Le nombre de places à la table, robots compris.
cli-help-bots = Les robots des places sans personne, séparés par des virgules ; la liste se répète (celui qui réfléchit par défaut).
cli-help-bot-list = Les robots, séparés par des virgules ; la liste se répète (random par défaut).
cli-help-arena-bots = Les robots, séparés par des virgules : des noms, un niveau et son temps (level-5:200ms), ou un fichier et une classe (my_bot.py:Mine). Par défaut les niveaux du jeu.
cli-help-players = Les noms des personnes à ce clavier, séparés par des virgules.
cli-help-people = Le nombre de personnes à ce clavier (une par défaut).
cli-help-option = Un choix d’avant-partie, comme treasures=gentle ou sides=advanced ; peut être donné plusieurs fois.
cli-help-data = Un fichier TOML avec vos propres nombres imprimés.
cli-help-seed = Un nombre entier, pour rejouer la même partie, ou 64 chiffres hexadécimaux. Par défaut une graine secrète, engagée avant le début.
cli-help-phrase = Des mots qui entrent dans le hasard de la partie ; une phrase par personne.
cli-help-record = Où va l’enregistrement ; dans votre dossier de données par défaut.
cli-help-at = Après combien de lignes de jeu ; à la fin par défaut.
cli-help-seat = La place qui regarde, comptée à partir de 0 ; un spectateur par défaut.
cli-help-review-seat = La place dont on prend le savoir, comptée à partir de 0 (0 par défaut).
cli-help-review-page = Écrire l’analyse dans ce fichier, une page pour un navigateur, sans rien d’autre.
cli-list-name = Nom
cli-list-title = Jeu
cli-list-seats = Joueurs
cli-list-minutes = Minutes
cli-list-bots = Robots
cli-help-games = Le nombre de parties (1000 par défaut).
cli-help-deals = Le nombre de donnes pour chaque paire de robots (100 par défaut). Chacune se joue deux fois, places échangées.
cli-help-arena-file = Garder ce qui est joué dans ce fichier, et reprendre ce qu’il contient.
cli-help-arena-publish = Mettre la cote et le temps de chaque robot dans ce fichier de mesures.
cli-help-base-seed = Un nombre entier dont est tiré le hasard de chaque partie (0 par défaut).
cli-help-jobs = Le nombre de processus qui se partagent le travail (1 par défaut).
cli-help-json = Donner les résultats en JSON.

cli-unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $allowed }.
    .close = Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $close } » ?
cli-unknown-option = Il n’y a pas d’option « { $option } » ici ; voyez « { $command } --help ».
    .close = Il n’y a pas d’option « { $option } » ici. Vouliez-vous dire « { $close } » ?
cli-language = Il n’y a pas de langue « { $value } » pour --lang. Il y a : { $allowed }.
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
cli-keys-papers = { "!" } vos papiers
cli-keys-hint = h conseil
cli-hint = Le mieux, d’après ce que vous pouvez savoir :
cli-hint-one = { $place }. { $action } ({ $chance }) { $why }
cli-hint-none = Les conseils sont pour une personne seule parmi des robots, dans les jeux qui ont une recherche.
cli-more = Entrée : la suite · q : retour au jeu
cli-small = Ce jeu demande un terminal de { $columns } colonnes et { $lines } lignes : agrandissez-le avant de commencer.
cli-not-understood = « { $text } » n’est pas une réponse ici ; { "?" } montre la règle.
cli-pick = Tapez { $missing } numéros, ensemble ou l’un après l’autre, dans n’importe quel ordre.
cli-several = Plusieurs numéros sur une ligne sont pris ensemble, dans n’importe quel ordre.
cli-picked = Choisi : { $picked }, et encore { $missing } à choisir
cli-hand-over = C’est à { $player }. Que les autres regardent ailleurs ; { $player } appuie sur Entrée.
cli-log-cut = … (l montre tout)
cli-log-older = Entrée : plus ancien · q : retour au jeu
cli-back = Entrée : retour au jeu
cli-all-topics = { "?" } : tous les sujets · un numéro : un autre sujet · Entrée : retour au jeu
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

## Key Largo

cli-largo-day = jour { $day }, { $weekday }
cli-largo-morning = matin
cli-largo-afternoon = après-midi
cli-largo-first = { $player } d’abord
cli-largo-legend = { $monster } monstre  { $seen } vue  { $boat } bateau
cli-largo-place-dive = Plongée
cli-largo-place-bar = Bar
cli-largo-place-dolphins = Dauphins
cli-largo-place-shop = Magasin
cli-largo-place-market = Marché
cli-largo-income = { $income } $ aujourd’hui
cli-largo-diver = scaphandrier
cli-largo-pickpocket = tire-bourse
cli-largo-round = tournée
cli-largo-hose = tuyau
cli-largo-trident = trident
cli-largo-weight = poids
cli-largo-gold = or
cli-largo-goods = marchandises
cli-largo-antiques = antiquités
cli-largo-diamond = diamants
cli-largo-monster = monstres
cli-largo-cash = $
cli-largo-plan = Programme
cli-largo-team = Équipe : { $hose } tuyau { $trident } trident { $weight } poids
cli-largo-backs = F·M·G
cli-largo-encounters = Renc.
cli-largo-treasures = Vos trésors :
cli-largo-met = Vos rencontres :
cli-largo-known = Vous savez :
cli-largo-seen = { $wreck } contient { $cards }
cli-largo-seen-before = { $wreck } contenait { $cards }
cli-largo-has = { $player } a { $cards }
cli-largo-for = { $income } $ ({ $depth })
cli-largo-play-card = Jouer « { $encounter } »
cli-largo-verb-plan = Programme
cli-largo-verb-sail = Plonger sur l’épave
cli-largo-verb-look = Regarder l’épave
cli-largo-verb-recruit = Recruter un scaphandrier
cli-largo-verb-rob = Engager un tire-bourse
cli-largo-verb-round = Payer une tournée et regarder l’épave
cli-largo-verb-buy = Acheter
cli-largo-verb-draw = Piocher avec le scaphandrier
cli-largo-verb-weight = Utiliser un poids
cli-largo-verb-trident = Utiliser un trident
cli-largo-verb-flee = Fuir
cli-largo-verb-surface = Remonter
cli-largo-verb-sell = Vendre
cli-largo-verb-change = Vendre comme un autre type
cli-largo-verb-play = Jouer une rencontre
cli-largo-verb-discard = Défausser une rencontre
cli-largo-verb-done = Terminer

## Unfathomable

cli-ship-legend = { $deep } Profonds  { $passenger } passagers  { $damaged } endommagé
cli-ship-bridge = Passerelle
cli-ship-chapel = Chapelle
cli-ship-captains-cabin = Cabine
cli-ship-cargo-hold = Soute
cli-ship-galley = Cambuse
cli-ship-boiler-room = Machines
cli-ship-sick-bay = Infirmerie
cli-ship-brig = Cale
cli-ship-fuel = Carbur.
cli-ship-food = Nourrit.
cli-ship-sanity = Santé m.
cli-ship-souls = Âmes
cli-ship-deck-mythos = Mythe
cli-ship-deck-waypoints = Étape
cli-ship-deck-spells = Sort
cli-ship-deck-items = Objet
cli-ship-deck-damage = Dégâts
cli-ship-deck-chaos = Chaos
cli-ship-any = au choix
cli-ship-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-ship-feat = exploit
cli-ship-feat-used = exploit utilisé
cli-ship-loyalty =
    { $count ->
        [one] { $count } carte Loyauté
       *[other] { $count } cartes Loyauté
    }
cli-ship-says = { $name } : { $text }
cli-ship-own-hand = Votre main :
cli-ship-own-added = de vous : { $cards }
cli-ship-reveal = À votre tour, vous pouvez jeter le masque : tapez « révéler ». Ce n’est pas dans la liste.
cli-ship-verb-pass = Passer
cli-ship-verb-done = Terminé
cli-ship-verb-end = Finir
cli-ship-verb-move = Se déplacer
cli-ship-verb-attack = Attaquer
cli-ship-verb-use = Utiliser
cli-ship-verb-rescue = Secourir
cli-ship-verb-kill = Éliminer
cli-ship-verb-repair = Réparer
cli-ship-verb-play = Jouer une carte
cli-ship-verb-item = Utiliser un objet
cli-ship-verb-sheet = Capacité
cli-ship-verb-feat = Exploit
cli-ship-verb-cast = Lancer un sort
cli-ship-verb-kept = Carte en jeu
cli-ship-verb-trade = Échanger
cli-ship-verb-give = Offrir
cli-ship-verb-accept = Accepter
cli-ship-verb-refuse = Refuser
cli-ship-verb-act = Me demander
cli-ship-verb-aim = Viser
cli-ship-verb-reveal = Révéler

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
cli-arena-heading = { $game } : { $deals } donnes par paire, { $seats } places, graine { $seed }
cli-arena-rating = Cote
cli-arena-spread = ±
cli-arena-strength = Force
cli-arena-pair = Paire
cli-arena-won = Victoires du premier
cli-arena-clear = Sans le hasard
cli-arena-against = { $first } contre { $second }
cli-arena-cut = Le temps a interrompu { $cut } décisions sur { $decisions }.
cli-arena-scale = Avec 100 points de plus, on gagne 64 donnes sur 100.
cli-review-heading = { $game }, vu avec ce que { $player } pouvait savoir
cli-review-start = Au début
cli-review-luck = Hasard
cli-review-mine = Ses choix
cli-review-others = Les choix des autres
cli-review-uncovered = Ce qui fut dévoilé
cli-review-result = À la fin
cli-review-grades = Ses choix : { $best } meilleurs, { $good } bons, { $slip } imprécisions, { $blunder } gaffes.
cli-review-moment = Ce qui a compté
cli-review-change = Chances
cli-review-better = Mieux
cli-review-line = { $line }  { $player } : { $action }
cli-review-move = Coup { $line }, { $player }
cli-review-table = Tous les coups, avec les chances de chacun ensuite
cli-review-moment-column = Coup
cli-review-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-review-instead = { $action } ({ $chance } → { $best }, { $grade ->
    [good] tout de même bon
    [slip] une imprécision
    [blunder] une gaffe
   *[best] aussi bon
  })

## Servir

cli-cannot-serve = Le serveur ne peut pas écouter là (en anglais : { $reason }).
cli-needs-terminal = Cette commande demande l’extra « terminal », qui n’est pas installé : pip install abyssal[terminal]
cli-needs-server = Cette commande demande l’extra « server », qui n’est pas installé : pip install abyssal[server]
cli-no-client = Les pages pour le navigateur ne sont pas construites. Dans un dépôt, « make play » les construit et ouvre le serveur ; « tools/web.sh » les construit aussi, avant « pip install » ; pour des programmes seuls, servez avec --no-browser.
cli-programs-alone = Les pages pour le navigateur ne sont pas construites : les programmes peuvent jouer ici, les personnes non.
cli-port-in-use = Un autre programme écoute déjà sur le port { $port } ; arrêtez-le, ou choisissez un autre port avec --port.
cli-serving = Abyssal est ouvert à { $url }
cli-serving-others = Les autres sur votre réseau : { $url }
cli-serving-host = Bureau de l’hôte : { $url }, mot de passe { $password }
cli-serving-data = Les tables sont gardées dans { $file }
cli-no-tables = Il n’y a pas de tables dans { $file }.
cli-backed-up = Toutes les tables sont copiées dans { $file }
cli-backup-itself = { $file } est la base elle-même ; nommez un autre fichier pour la copie.
cli-backup-exists = { $file } existe déjà ; nommez un nouveau fichier, ou ajoutez --force pour le remplacer.

### Web

## Chaque page

web-title = Abyssal : quatre jeux de la mer
web-home = Vers l’accueil
web-back = Retour à la table
web-close = Fermer
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-on = Oui
web-off = Non
web-loading = Un instant…
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR de ce lien
web-you-name = Vous
web-sheet-winner = gagne
# Qui n’a pas donné de nom ; $letter : A à F
web-default-name = Plongeur { $letter }
web-your-name = Votre nom
web-unknown-title = Rien ici
web-closed-title = Cette table est fermée
web-unknown-page = Cette page n’existe pas. Il manque peut-être une partie du lien.
web-unknown-game = Ce jeu ne se joue pas encore ici.
web-offline = Le serveur ne répond pas. Est-il démarré ?
web-failed = Une erreur est survenue sur le serveur. Réessayez.
web-lost = Connexion perdue. Nouvel essai…

## Langue, apparence et autres réglages

web-language = Langue
web-theme = Lumière
web-theme-system = Du système
web-theme-light = Jour
web-theme-dark = Nuit
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-speed = Vitesse des animations
web-sound = Sons
web-vibration = Vibration à mon tour
# Demandé une fois par appareil ; $vibrates : true sur un téléphone qui vibre
web-offer =
    { $vibrates ->
        [true] Des sons discrets, et une vibration à votre tour ?
       *[other] Des sons discrets pour les dés, les cartes et votre tour ?
    }
web-offer-line = Cela se change à tout moment dans le menu, sous Réglages.
web-notify = Notification à mon tour

## Accueil

web-headline-1 = Quatre jeux de la mer.
web-headline-2 = Une seule table.
web-subline = Des amis par un lien, des robots aux places libres, sans compte.
web-code = Code d’une table
web-join = Rejoindre
web-sit-down = S’asseoir
web-games = Jeux
web-skip-games = Aller aux jeux
web-players = joueurs
web-minutes = { $minutes } min
web-play-now = Jouer
web-play-now-at = Jouer : { $game }
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-my-tables = Mes tables
web-public-tables = Tables publiques
web-no-tables = Aucune pour l’instant. Vos tables restent ici, même après des jours.
web-open = Ouvrir
web-leave = Quitter
web-leave-keep = Garder
web-leave-forget = Retirer cette table de votre liste ?
    .do = Retirer
web-leave-open = Quitter cette table ? Si vous l’avez ouverte, elle est effacée pour tous.
    .do = Quitter
web-leave-playing = Quitter cette partie ? Un robot joue la suite pour vous.
    .do = Quitter
web-leave-alone = Effacer cette partie ? Elle ne pourra pas revenir.
    .do = Effacer
web-put-away = Rangées
web-tables-kept = Les tables finies sont gardées { $finished } jours ; celles que personne ne touche sont rangées après { $away } jours.
web-resume = Reprendre
web-status-turn = À vous de jouer
web-status-open = En attente de joueurs
web-status-playing = En cours
web-status-over = Terminée
web-status-ended = Arrêtée sans résultat
web-status-frozen = À l’arrêt
web-status-damaged = Endommagée
web-network-closed = Seul cet ordinateur peut joindre ce serveur.
web-network-do = Ouvrir à mon réseau
web-network-open = Ouvert à votre réseau : { $url }

web-game-into-the-blue = Into the Blue
web-game-in-too-deep = In Too Deep
web-game-key-largo = Key Largo
web-game-unfathomable = L’Insondable
web-line-into-the-blue = Lancez, retenez votre souffle, descendez toujours plus bas.
web-line-in-too-deep = Chaque carte est action, profondeur et monnaie, une seule fois.
web-line-key-largo = Dix jours, une île : programmez en secret, plongez, vendez à temps.
web-line-unfathomable = Un vapeur dans la brume. Quelqu’un parmi vous ment.
web-depth-into-the-blue = −10 m
web-depth-in-too-deep = −100 m
web-depth-key-largo = Surface
web-depth-unfathomable = Sans fond

## Aide

web-help = Aide
web-help-about = Jouez contre des robots en un clic, ou ouvrez une table et envoyez son lien à vos amis. Personne n’a besoin de compte.
web-help-links = Votre place a son propre lien, dans le menu de la table : gardez-le, et vous vous rasseyez sur n’importe quel appareil.
web-help-away = Qui perd la connexion est remplacé par un robot au bout d’un moment, et reprend sa place à son retour.
web-keys = Touches
web-key-primary = valider
web-key-undo = reprendre le coup
web-key-rules = règles
web-key-search = chercher une règle
web-key-board = plateau
web-key-log = journal
web-key-chat = discussion
web-key-prompt = que faire
web-key-space = Espace
web-key-skip = abréger
web-key-help = touches
web-key-close = fermer

## Chaises

# $letter : de A à F
web-seat = Place { $letter }
web-seat-open = Libre
web-chair = Chaise { $letter }
web-chair-who = { $chair } : qui s’y assoit
web-chair-name = { $chair } : nom
web-chair-pick = Choisir { $chair }
web-chair-me = Moi
web-chair-open = Libre
web-chair-bot = Robot
web-chair-person = Prise
web-chair-host = hôte
web-chair-sits = à table
web-chair-waits = en attente
web-chair-none = Pas de chaise
web-chair-add = Ajouter
web-chair-remove = Retirer une chaise
web-seats-range = { $least } à { $most } joueurs
web-bot-level = { $chair } : niveau du robot
web-bot-random = Calme
web-bot-greedy = Sûr
web-bot-crew = Sûr
web-bot-level-1 = Pip
web-bot-rung-1 = Pip, niveau 1
web-bot-level-2 = Coral
web-bot-rung-2 = Coral, niveau 2
web-bot-level-3 = Finn
web-bot-rung-3 = Finn, niveau 3
web-bot-level-4 = Ray
web-bot-rung-4 = Ray, niveau 4
web-bot-level-5 = Nereus
web-bot-rung-5 = Nereus, niveau 5

# Les robots sans nom portent celui de leur place.
web-bot-name-a = Robot Marlin
web-bot-name-b = Robot Kelp
web-bot-name-c = Robot Skate
web-bot-name-d = Robot Perch
web-bot-name-e = Robot Pearl
web-bot-name-f = Robot Gull

## Opponents

web-opponents = Adversaires
web-opponents-of = Adversaires : { $game }
web-opponents-prompt = Contre qui plongez-vous ?
web-opponents-hint = Plus profond, plus fort.
web-opponents-legend = Son jeu, sa cote, son temps par choix
web-opponents-plain = Comment chacun joue
web-opponents-chairs = Quelle chaise
web-opponents-fill = { $chair } : y asseoir un robot
web-opponents-full = Chaises
web-opponents-less = Moins
web-opponents-others = Et aussi :
web-opponents-done = Terminé
web-opponents-mixes = Ou une équipe toute prête
web-opponents-mix-gentle = Tout doux
web-opponents-mix-each = Un de chaque
web-opponents-mix-strong = Tous forts
web-opponents-mix-last = Comme la dernière fois
# $games: of each bot; $seats: at a table; $version: of this program
web-opponents-measured = Mesuré, pas annoncé : au moins { $games } parties de chaque robot, à des tables de { $seats }, avec la version { $version }. Avec 100 points de plus, on gagne 64 donnes sur 100.
web-opponents-unmeasured = Pas encore mesuré dans { $game }. Une cote n’est montrée qu’une fois mesurée.
web-opponent-depth = −{ $depth } m
web-opponent-rung = niveau { $rung } sur 5
web-opponent-rating = Cote
web-opponent-time = { $seconds } s
web-opponent-at-once = aussitôt
web-opponent-thinks = Réfléchit, par choix
web-opponent-against = Vous contre { $name }
web-opponent-won = { $won } sur { $games } gagnées
web-opponent-not-met = aucune partie
web-opponent-unknown = inconnu ici
web-opponent-fair = Voit ce que voit un joueur : ni vos cartes, ni la suite.
web-opponent-by-game = { $name }, jeu par jeu
web-opponent-unmeasured = pas encore mesuré
web-opponent-line-1 = Passe à côté de presque tout, et reste prudent.
web-opponent-line-2 = Passe à côté de beaucoup, et reste souvent prudent.
web-opponent-line-3 = Suit des règles simples et en oublie peu.
web-opponent-line-4 = Suit des règles simples et n’oublie presque rien.
web-opponent-line-5 = Essaie ses meilleures idées dans des parties imaginées, puis choisit.
web-opponent-line-greedy = Suit des règles simples, aussitôt.
web-opponent-line-crew = Suit des règles simples, aussitôt.
web-opponent-line-random = Joue n’importe quel coup permis.
web-opponent-line-own = Un joueur propre à ce serveur.

## Nouvelle table

# $open : combien de chaises sont libres
web-new-prompt =
    { $open ->
        [0] Toutes les chaises sont prises
        [one] Une chaise pour un ami
       *[other] { $open } chaises pour des amis
    }
web-new-hint =
    { $open ->
        [0] La partie commence tout de suite.
       *[other] Ouvrez la table, puis envoyez le lien.
    }
web-new-open = Ouvrir la table
web-new-after = Ensuite vient le lien
web-new-after-line = Une fois la table ouverte, vous recevez une invitation : lien, code et code QR. Personne n’a besoin de compte.
web-start = Commencer
web-change = Changer
web-options = Options
web-option-set = Un choix pour les cinq ; chacune se règle aussi à part.
web-option-mixed = Mélange : chacune est réglée à part.
web-option-each = { $set } : une par une
web-pace-none = Sans horloge
web-pace-relaxed = 5 min
web-pace-brisk = 1 min
web-pace-none-line = Chacun prend son temps, des jours s’il veut.
web-pace-relaxed-line = Cinq minutes par décision ; au troisième retard, un robot continue.
web-pace-brisk-line = Une minute par décision ; au troisième retard, un robot continue.
web-access = Accès
web-private = Privée
web-public = Publique
web-private-line = On ne trouve la table que par le lien.
web-public-line = Aussi sur la page d’accueil, pour tous ceux de ce serveur.
web-spectators = Spectateurs
web-spectators-yes = Bienvenus
web-spectators-no = Refusés
web-spectators-yes-line = Ils voient ce qui est public, un coup plus tard.
web-spectators-no-line = Seuls les joueurs voient cette table.
web-own-data = Vos propres nombres
web-own-data-line = Un fichier avec les nombres imprimés de votre boîte, s’ils diffèrent.
web-own-data-ours = Certains nombres imprimés ne sont pas dans la règle : les nôtres les remplacent. Avec un fichier de votre boîte, vous jouez avec les vrais.
web-own-data-choose = Choisir un fichier
web-own-data-badge = nombres maison

## Avant le début

web-invite = Invitez avec ce lien
web-invite-link = Lien de l’invitation
web-invite-line = Sans compte. Scannez ou tapez le code.
web-invite-here = Ce lien ne s’ouvre que sur cet ordinateur
web-invite-here-do = D’une pression, il s’ouvre sur tous les appareils de votre réseau.
web-invite-here-why = Ouvrez cette page par l’adresse qu’utilisent vos amis, et invitez-les de là.
web-invite-none = Aucun réseau n’a été trouvé : seul cet ordinateur peut joindre ce serveur.
web-renew = Nouveau code
web-free-title = Libérer cette chaise ?
web-free-sure = { $name } y est assis et devrait être invité de nouveau.
web-free = Libérer la chaise
web-invited = On vous invite
web-watch = Regarder seulement
web-lobby-prompt =
    { $open ->
        [0] Tout le monde est là
        [one] Une chaise est encore libre
       *[other] { $open } chaises sont encore libres
    }
# $host est le nom de l’hôte.
web-lobby-hint = { $host } lance la partie.
web-lobby-hint-host =
    { $open ->
        [0] Commencez quand vous voulez.
        [one] Attendez un ami, ou commencez : un robot prend la chaise libre.
       *[other] Attendez vos amis, ou commencez : des robots prennent les chaises libres.
    }
web-start-bots =
    { $open ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $open } robots
    }
web-luck = Hasard scellé
web-luck-line = Tous les dés et toutes les cartes découlent d’un nombre déjà fixé, dont voici le sceau. Dites une phrase avant le début : elle entre aussi dans le hasard.
web-luck-phrase = Votre phrase
web-luck-again = Changer votre phrase
web-luck-say = Dire la phrase
web-luck-spoken = { $name } a dit une phrase.
    .you = Vous avez dit une phrase.

## La table

web-table-code = Table { $code }
web-tab-turn = À vous : { $title }
web-your-turn = C’est à vous de jouer à { $game }.
web-prompt = Que faire
web-act = Boutons
web-board = Plateau
web-mine = Mon espace
web-others = Joueurs
web-rail = Joueurs et journal
web-side = Journal et discussion
web-log = Journal
web-log-all = Tous
web-log-whole = Montrer tout le journal
web-log-filter = Filtrer le journal par joueur
web-log-since = votre dernier tour
web-log-covered = Un de vos secrets : maintenir pour voir
web-skip-prompt = Aller à la consigne
web-skip-board = Aller au plateau
web-skip-log = Aller au journal
web-skip = Abréger
web-stage-slower = Plus lent
web-stage-next = Suite
web-stage-more = … et { $count ->
        [one] autre chose
       *[other] { $count } autres choses
    }
web-undo = Reprendre le coup
web-menu = Menu
web-tag-plays = joue
web-tag-chooses = réfléchit…
web-choosing = { $name } réfléchit…
web-choosing-for = Un robot réfléchit pour { $name }…
    .you = Un robot réfléchit pour vous…
web-tag-bot = robot
web-tag-standin = robot, pour l’instant
web-tag-away = absent
# Après une ligne du journal : qui a agi à la place du joueur.
web-by-bot = un robot a joué pour { $name }
web-by-time = le temps de { $name } était écoulé
web-time-left = Temps restant : { $time }
web-return = Je rejoue
web-digest = Depuis votre dernier tour
web-digest-open =
    { $count ->
        [one] { $count } événement depuis votre tour
       *[other] { $count } événements depuis votre tour
    }
web-digest-close = Jouer
web-frozen = Cette table s’est arrêtée.
web-frozen-hint = Une erreur s’est produite. Rien n’est perdu : le rapport aide à la corriger.
web-frozen-fault = { web-frozen-hint }
web-frozen-log = Son journal est endommagé. Ce qui peut encore être lu est conservé ; le rapport dit où il s’interrompt.
web-frozen-rules = Cette partie a commencé avec la version { $begun } de ses règles ; ce serveur a la version { $known }. Rien n’est perdu : elle reprendra quand le serveur aura de nouveau la version { $begun }.
web-frozen-data = Cette partie a commencé avec des nombres que ce serveur n’a plus. Rien n’est perdu : elle reprendra quand ils seront de retour.
web-frozen-seal = La graine de cette partie ne correspond pas au sceau montré avant le début. Elle ne continue pas.
web-ended = La table s’est arrêtée d’un commun accord, sans résultat.
web-report = Rapport
event-undone = { $player } a repris son dernier coup.
    .you = Vous avez repris votre dernier coup.
# A step of a replay of which nothing was heard.
event-unseen = { $player } a décidé en secret.

## Discussion

web-chat = Discussion
web-unread = non lus
web-chat-hint = Dites quelque chose…
web-chat-say = Votre message
web-chat-send = Envoyer
web-chat-phrases = Phrases en toutes les langues
web-chat-empty = Personne n’a encore rien dit.
web-chat-mute = Ne plus entendre { $name }
web-chat-unmute = Entendre { $name }
web-chat-spectators = Les joueurs ne lisent ceci qu’après la fin.
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-sorry = Désolé !
web-phrase-oops = Oups…
web-phrase-your-turn = À vous !
web-phrase-thinking = Je réfléchis.
web-phrase-moment = Je reviens tout de suite.
web-phrase-yes = Oui.
web-phrase-no = Non.
web-phrase-again = Une autre partie ?
web-phrase-good-game = Belle partie !
web-phrase-bye = Au revoir !

## Menu et votes

web-menu-link = Lien de ma place
web-menu-link-line = Se rasseoir ici sur n’importe quel appareil.
web-link-line = C’est la place de { $name }. Qui a ce lien a la place : gardez-le pour vous.
web-menu-renew = Nouveau lien
web-renew-sure = Tous les liens de cette place montrés jusqu’ici cessent de fonctionner, ainsi que ses jetons. Les autres appareils quittent la place ; celui-ci y reste.
web-renew-do = Créer un nouveau lien
web-renew-keep = Garder l’ancien
web-menu-settings = Réglages
web-menu-settings-line = Langue, lumière, vitesse, son.
web-menu-undo = Demander une reprise
web-menu-undo-line = Si tous sont d’accord, le dernier coup public est repris.
web-menu-give = Laisser ma place à un robot
web-menu-give-line = Pour de bon : vous ne pourrez que regarder.
web-give-sure = Un robot continue à votre place, pour de bon. Vous pourrez regarder, mais pas revenir.
web-menu-standin = Demander un remplaçant
web-menu-standin-line = Un robot joue un coup pour quelqu’un qu’on attend.
web-standin-sure = Tous ceux qui sont là votent. S’ils sont d’accord, un robot joue un coup ; puis la place revient à son joueur.
web-standin-for = Un robot pour { $name }
web-menu-end = Arrêter la partie
web-menu-end-line = Par un vote de tous, sans résultat.
web-end-sure = Si tous sont d’accord, la partie s’arrête et personne ne gagne.
web-menu-token = Jeton pour un programme
web-menu-token-line = Un robot à vous peut jouer cette place.
web-token-line = Un programme muni de ce jeton joue votre place. Il ne s’affiche qu’une fois.
web-menu-seat = Prendre la place d’un robot
web-menu-seat-line = Si tous sont d’accord.
web-seat-sure = Les joueurs votent. Si tous sont d’accord, vous continuez d’ici.
web-menu-leave = Quitter la table
web-menu-leave-line = Votre place reste la vôtre ; un robot joue en votre absence.
web-menu-leave-waits = Votre place reste la vôtre ; la partie vous attend.
web-watching =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
web-vote = Vote
web-vote-call = Lancer un vote
web-vote-end = { $name } propose d’arrêter la partie sans résultat.
web-vote-undo = { $name } demande à reprendre le dernier coup.
# $name veut s’asseoir là où joue le robot de $seat.
web-vote-admit =
    { $seat ->
        [none] { $name } aimerait prendre la place d’un robot.
       *[other] { $name } aimerait prendre la place de { $seat }.
    }
# $name demande ; $seat est le joueur qu’on attend.
web-vote-stand-in = { $name } demande qu’un robot joue un coup pour { $seat }.
web-vote-about-you = Ce vote vous concerne. Jouez, et il est sans objet.
web-vote-withdraw = Retirer
web-vote-lapsed = Le vote est sans objet.
web-vote-waiting = On attend les autres.
web-vote-carried = Accepté : { $yes } pour, { $no } contre.
web-vote-lost = Refusé : { $yes } pour, { $no } contre.

## Plusieurs personnes devant un écran

web-hand-over = Passer l’écran
web-hand-over-to = Au tour de { $name }
web-hand-over-who = Qui est devant l’écran ?
web-hand-over-line = Les autres regardent ailleurs.
web-hand-over-me = Je suis { $name }

## Règles

web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-find = Chercher
web-rules-topics = Sujets
web-rules-nothing = Rien trouvé.
web-rules-behind = Derrière la consigne
web-rules-next = Suite

## Tutoriels

web-learn = Apprendre
web-learn-game = Apprendre { $game } pas à pas
web-learn-step = Étape { $at } sur { $last }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-leave = Quitter le tutoriel
web-learn-nudge = Ce sera pour plus tard. { $todo }
web-learn-again = Reprendre au début
web-learn-play = Jouer une première partie
web-learn-none = Il n’y a pas de tutoriel pour ce jeu.
web-learn-look = À regarder : { $thing }.
web-learn-chapter = Chapitre
web-learn-following = Suite : { $chapter }
web-coach = Guide
web-coach-close = Compris
web-coach-off = Plus d’explications
web-menu-coach-on = Des explications en jouant
web-menu-coach-on-line = Chaque moment nouveau est expliqué une fois
web-menu-coach-off = Plus d’explications
web-menu-coach-off-line = Les moments nouveaux ne sont plus expliqués

## Après la fin

web-game-over = partie terminée
web-wins = victoire
web-loses = défaite
web-ranking = Résultat
# $rank : 1 pour le premier
web-stood-in =
    { $count ->
        [one] Un robot a joué un coup.
       *[other] Un robot a joué { $count } coups.
    }
web-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-keep = Garder cette partie
web-download = Télécharger
web-download-line = Tous les coups dans un fichier.
web-show-board = Montrer le plateau
web-show-sheet = Montrer le décompte
web-seal = Sceau

## Revoir

web-replay = Revoir
web-replay-meta = Revoir · { $date }
web-replay-start = La première position
web-replay-end = Plus rien ne s’est passé
web-replay-over = La fin
web-replay-before = Avant le premier tour
web-replay-turn = Tour { $turn }
web-replay-place = { $turn } · étape { $step }/{ $steps }
web-replay-move = Ce moment
web-replay-line = Ligne du temps
web-replay-legend = Ce que disent les marques
web-replay-list = Tours et étapes
web-replay-first = Premier tour
web-replay-back = Tour précédent
web-replay-on = Tour suivant
web-replay-last = Dernière étape
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-eyes = Vu par
web-replay-all = Tous
web-replay-shared = Le lien vers ce moment est copié.
web-replay-hands = Mains ouvertes : la partie est finie
web-replay-hands-of = Ce que savait { $player }
web-replay-hands-public = Ce que tous savaient
web-replay-hands-tab = Mains
web-replay-no-cards = aucune carte
web-replay-shown = Affiché
web-replay-board = Plateau
web-replay-scene = Dés
web-replay-key-turn = tour
web-replay-key-step = étape
web-replay-key-flag = drapeau
web-replay-key-eyes = regard

## A review: a game that is over, judged by what one seat knew. `.you` where that is who reads it.

web-review = Analyse
web-review-curve = Chances de gagner, tour par tour
web-review-knob = Moment de la partie
web-review-place = { $turn }, { $chance } de chances
web-review-worst = Choix le plus faible
web-review-moments = Moments qui ont compté
web-review-moment = Moment { $number }
web-review-next = Moment suivant
web-review-key-moment = moment
web-review-this = Ce moment
web-review-making = La partie est en cours d’analyse
web-review-progress = { $judged } coups jugés sur { $of }.
web-review-grade-best = Meilleur choix
web-review-grade-good = Bon choix
web-review-grade-slip = Imprécision
web-review-grade-blunder = Gaffe
web-review-count-best =
    { $count ->
        [one] meilleur
       *[other] meilleurs
    }
web-review-count-good =
    { $count ->
        [one] bon
       *[other] bons
    }
web-review-count-slip =
    { $count ->
        [one] imprécision
       *[other] imprécisions
    }
web-review-count-blunder =
    { $count ->
        [one] gaffe
       *[other] gaffes
    }
web-review-graded = { $player } a trouvé le meilleur possible dans { $best } de ses { $count } choix.
    .you = Vous avez trouvé le meilleur possible dans { $best } de vos { $count } choix.
web-review-played = { $player } a joué
    .you = Vous avez joué
web-review-better = Mieux
web-review-better-was = Mieux : { $action }
web-review-from-to = { $from } → { $to }
web-review-of-hundred =
    { $played ->
        [one] Avec ce que { $player } savait, { $played } partie sur 100 se gagne ainsi, et { $better } de la meilleure façon.
       *[other] Avec ce que { $player } savait, { $played } parties sur 100 se gagnent ainsi, et { $better } de la meilleure façon.
    }
    .you =
        { $played ->
            [one] Avec ce que vous saviez, { $played } partie sur 100 se gagne ainsi, et { $better } de la meilleure façon.
           *[other] Avec ce que vous saviez, { $played } parties sur 100 se gagnent ainsi, et { $better } de la meilleure façon.
        }
web-review-none-better = Rien de mieux ne fut trouvé avec ce que { $player } savait.
    .you = Rien de mieux ne fut trouvé avec ce que vous saviez.
web-review-change = Chances de { $player }
    .you = Vos chances
web-review-apart = Le hasard à part du jeu
web-review-start = Au début
web-review-luck = Hasard
    .you = Hasard
web-review-mine = Ses choix
    .you = Vos choix
web-review-others = Les choix des autres
    .you = Les choix des autres
web-review-uncovered = Ce qui fut dévoilé
    .you = Ce qui fut dévoilé
web-review-result = À la fin
web-review-knew = Chaque choix est jugé sur ce que { $player } savait alors. Aucune carte cachée n’est retournée pour cela.
    .you = Chaque choix est jugé sur ce que vous saviez alors. Aucune carte cachée n’est retournée pour cela.
web-review-won-luck = { $player } a gagné, surtout grâce au hasard.
    .you = Vous avez gagné, surtout grâce au hasard.
web-review-won-mine = { $player } a gagné, surtout par de bons choix.
    .you = Vous avez gagné, surtout par vos propres choix.
web-review-won-others = { $player } a gagné, surtout grâce à ce que les autres ont fait.
    .you = Vous avez gagné, surtout grâce à ce que les autres ont fait.
web-review-won-uncovered = { $player } a gagné, surtout grâce à ce qui fut dévoilé.
    .you = Vous avez gagné, surtout grâce à ce qui fut dévoilé.
web-review-shared-luck = { $player } partage la victoire, surtout grâce au hasard.
    .you = Vous partagez la victoire, surtout grâce au hasard.
web-review-shared-mine = { $player } partage la victoire, surtout par de bons choix.
    .you = Vous partagez la victoire, surtout par vos propres choix.
web-review-shared-others = { $player } partage la victoire, surtout grâce à ce que les autres ont fait.
    .you = Vous partagez la victoire, surtout grâce à ce que les autres ont fait.
web-review-shared-uncovered = { $player } partage la victoire, surtout grâce à ce qui fut dévoilé.
    .you = Vous partagez la victoire, surtout grâce à ce qui fut dévoilé.
web-review-lost-luck = { $player } a perdu, surtout par malchance.
    .you = Vous avez perdu, surtout par malchance.
web-review-lost-mine = { $player } a perdu, surtout par ses propres choix.
    .you = Vous avez perdu, surtout par vos propres choix.
web-review-lost-others = { $player } a perdu, surtout par les choix des autres.
    .you = Vous avez perdu, surtout par les choix des autres.
web-review-lost-uncovered = { $player } a perdu, surtout par ce qui fut dévoilé.
    .you = Vous avez perdu, surtout par ce qui fut dévoilé.
web-review-again = Réessayer

web-why = Pourquoi ?
web-why-thinking = Recherche …
web-why-knew = D’après ce que { $player } savait alors :
web-why-played = joué
web-why-forced = Il n’y avait rien à choisir.
web-why-done =
    { $count ->
        [one] Une réponse est comparée.
       *[other] { $count } réponses sont comparées.
    }
web-mark-die = dé
web-mark-passed = réussi
web-mark-partial = en partie réussi
web-mark-failed = manqué
web-mark-bought = achat
web-mark-item = objet ou trésor
web-mark-theft = vol
web-mark-death = vie perdue
web-mark-damage = avarie
web-mark-loyalty = loyauté
web-mark-dividend = revenu
web-mark-flag = moment clé

## La fin

web-ending-pages = La fin de la partie
web-ending-sheet = Décompte
web-ending-course = Le cours
web-ending-picture = Image
web-course-picture = Le score de tour en tour
web-course-key = Ce que chacun aurait eu si la partie s’était terminée à ce tour.
web-course-turn = Tour
web-course-ties = Égalités
web-course-no-ties = Aucune égalité n’a compté.
web-course-decisive = Dans l’autre sens, la victoire changeait de main.

## Vérifier le hasard

web-verify = Vérifier le hasard
web-verify-line = Le hasard était scellé avant le début : vérifiez le sceau.
web-verify-about = Cette page a calculé elle-même tout ce qui suit, à partir du seul enregistrement de la partie.
web-verify-seed-yes = La graine est celle qui fut scellée avant le début.
web-verify-seed-no = La graine, ou ce qui était convenu avant le début, n’est pas ce qui fut scellé.
web-verify-phrases-yes = Les phrases sont celles qui furent dites avant le début.
web-verify-phrases-no = Une phrase a été changée après le début.
web-verify-play-yes = Les coups sont ceux qui furent notés.
web-verify-play-no = Un coup a été changé après la partie.
web-verify-commitment = Sceau
web-verify-seed = Graine
web-verify-phrase = Phrase du joueur { $number }
web-verify-key = Clé de tout le hasard
web-verify-compare = Le sceau ne prouve quelque chose que si c’est celui que vous avez vu avant la partie : comparez.
web-verify-more = Cette page vérifie le sceau, les phrases et les coups. La commande ci-dessous rejoue toute la partie et retire chaque dé et chaque carte.
web-verify-none = Il n’y a pas de sceau dans cet enregistrement : son hasard ne peut être vérifié.
web-verify-record = L’enregistrement en texte

## Ce dont une table convient, en plus des règles

house-windows = Fenêtres muettes
house-windows-3 = 3 s : qui pourrait avoir une carte pour ce moment a trois secondes pour agir ; pareil pour tous
house-windows-5 = 5 s : qui pourrait avoir une carte pour ce moment a cinq secondes pour agir ; pareil pour tous
house-windows-8 = 8 s : qui pourrait avoir une carte pour ce moment a huit secondes pour agir ; pareil pour tous
house-windows-untimed = Sans montre : chacun répond, de sa main ou par consigne
house-talk = Paroles
house-talk-guided = Guidées : phrases choisies, et mots libres avec les conseils sous les yeux
house-talk-free = Libres : phrases choisies et mots libres
house-talk-between = Pauses : mots libres entre les tests, phrases choisies seules pendant un test
house-talk-strict = Strictes : phrases choisies seulement
house-viewing = Regarder ses secrets
house-viewing-30 = 30 s : chacun regarde ses nouvelles cartes secrètes pendant la même demi-minute
house-viewing-20 = 20 s : chacun regarde ses nouvelles cartes secrètes pendant les mêmes vingt secondes
house-viewing-10 = 10 s : chacun regarde ses nouvelles cartes secrètes pendant les mêmes dix secondes
house-room = Où l’on joue
house-room-apart = À distance : chacun devant son écran ; la main y reste ouverte
house-room-shared = Même pièce : les mains sont couvertes tant qu’on ne les tient pas
house-history = Historique des tests
house-history-learning = Pour apprendre : tenu dans la partie d’apprentissage seulement
house-history-on = Tenu : qui a ajouté combien à chaque test, et ce qui est sorti
house-history-off = Aucun : chacun se souvient
house-bots = Robots à la table
house-bots-speak = Ils parlent : en phrases toutes faites, d’après ce que tous ont vu
house-bots-silent = Ils se taisent

## Fenêtres muettes, secrets, notes privées

web-window = Fenêtre muette
web-window-left = { $seconds } s
web-window-open = La table attend tout le monde.
web-window-choosing = Quelqu’un choisit.
web-window-act = Agir
web-window-acting = J’agis
web-window-answered = Noté
web-window-how = Comment agissez-vous ?
web-window-nothing = Rien à vous ne convient à ce moment.
web-looking = Regardez vos cartes secrètes
web-looking-line = Tous regardent aussi longtemps. Personne ne voit si vous regardez, ni quoi.
web-looking-left =
    { $seconds ->
        [one] Encore une seconde
       *[other] Encore { $seconds } secondes
    }
web-looking-none = Vous n’avez aucune carte secrète.
web-looking-alone = Vous seul voyez ceci. Vous jouez contre des robots : sans chrono, prenez votre temps.
web-looking-own = Vous seul voyez ceci. Personne ne vous attend pendant ce temps.
web-looking-deal = Donne
web-looking-look = Regard
web-looking-on = En route
web-looking-steps = Étapes
web-looking-cover = Couvrir
web-looking-show = Montrer
web-looking-known = Je sais qui je suis
web-cover = Tout couvrir
web-uncover = Découvrir
web-covered = Vos cartes sont couvertes
web-covered-line = Maintenez pour les voir, ou découvrez-les.
web-covered-hold = Maintenir pour voir
web-key-act = Agir dans une fenêtre muette
web-key-cover = Tout couvrir
web-desk = Notes et consignes
web-suspicions = Soupçons
web-suspicions-line = Les nombres sont publics, vos marques non.
web-sheet-line = { $name } : ce que vous pouvez savoir.
web-about = { $name } : fiche
web-to-board = Retour au plateau
web-orders = Quand me consulter
web-orders-line = Sinon, vous passez : personne ne le voit, et cela dure autant.
web-orders-own = Me consulter pour mes jets, mes tests et les attaques contre moi.
web-orders-tests = Me consulter dans les tests des autres.
web-orders-always = Me consulter dans les jets des autres.
web-notes = Mes mots
web-notes-hint = Qui a ajouté quoi, qui était où…
web-notes-line = Pour vos yeux seuls, sur tous vos appareils.
web-talk-guide = Restez à deux pôles : beaucoup ou peu, haut ou bas. Ne nommez ni carte, ni type, ni valeur. Nul n’est tenu à la vérité.
web-talk-strict-line = À cette table, on ne parle qu’en phrases choisies.
web-talk-test-line = Pendant un test : phrases choisies seulement.
web-talk-statement = Je dis
web-talk-about = Sur quelqu’un
web-talk-question = Je demande à quelqu’un
web-talk-answer = Je réponds
web-talk-to = À qui
web-talk-asked = { $name } vous demande
web-phrase-help-much = Je peux aider beaucoup.
web-phrase-help-little = Je peux aider un peu.
web-phrase-help-none = Je ne peux pas aider du tout.
web-phrase-cannot-say = Je ne peux rien dire.
web-phrase-who-helps = Qui peut aider ?
web-phrase-added-high = Ce que je donne est haut.
web-phrase-added-low = Ce que je donne est bas.
web-phrase-not-my-skill = Je ne peux pas piocher cette compétence.
web-phrase-top-good = Ce qui est sur le dessus est bon.
web-phrase-top-bad = Ce qui est sur le dessus est mauvais.
web-phrase-can-roll = Je peux changer ce jet.
web-phrase-cannot-roll = Je ne peux pas changer ce jet.
web-phrase-can-total = Je peux changer ce total.
web-phrase-cannot-total = Je ne peux pas changer ce total.
web-phrase-can-prevent = Je peux empêcher cette défaite.
web-phrase-cannot-prevent = Je ne peux pas empêcher cette défaite.
web-phrase-suspect = Je soupçonne { $name }.
web-phrase-trust = Je fais confiance à { $name }.
web-phrase-accuse = J’accuse { $name } !
web-phrase-clear = Je disculpe { $name }.
web-phrase-deny = { $name } se trompe sur moi.
web-phrase-threat = La mer vous prendra tous !
web-phrase-ask-help = { $name }, pouvez-vous aider beaucoup ?
web-phrase-ask-high = { $name }, ce que vous donnez est-il haut ?
web-phrase-ask-top = { $name }, ce que vous avez vu était-il bon ?
web-phrase-ask-roll = { $name }, pouvez-vous changer ce jet ?
web-phrase-ask-prevent = { $name }, pouvez-vous empêcher cela ?
web-phrase-say-yes = { $name } : oui.
web-phrase-say-no = { $name } : non.
web-phrase-say-nothing = { $name } : pas de réponse.
web-menu-declare = Me révéler
web-menu-declare-line = Chacun a cette entrée, à tout moment.
web-declare-sure = Votre carte secrète est retournée, et tous la voient. Cela ne se reprend pas.
web-declare-no = Impossible : il faut une action à vous, et la carte pour cela.
web-play-learning = Premier voyage
web-play-learning-line = La partie d’apprentissage avec trois robots

### Un lieu où revenir : parties sur plusieurs jours, absence, votes

error-absence = Sans horloge, aucun robot ne vient de lui-même ; possible : { $allowed }.
error-away =
    { $days ->
        [0] Votre horloge s’est arrêtée aussi longtemps que cette partie le permet.
        [one] Vous pouvez vous absenter à partir de maintenant, un jour au plus.
       *[other] Vous pouvez vous absenter à partir de maintenant, { $days } jours au plus.
    }
error-denied =
    { $minutes ->
        [one] La table n’a pas accepté. Redemandez dans une minute.
       *[other] La table n’a pas accepté. Redemandez dans { $minutes } minutes.
    }
error-patience-hours =
    { $hours ->
        [one] Le temps pour ce coup n’est pas écoulé : attendez encore une heure.
       *[other] Le temps pour ce coup n’est pas écoulé : attendez encore { $hours } heures.
    }
error-which-vote = Plusieurs votes sont en cours : dites lequel, parmi { $allowed }.
error-same-pace = La table joue déjà à ce rythme.
error-is-here = La personne qui tient cette place est à la table.
error-own-seat-safe = Personne ne cède votre place.
error-not-given = La table n’a pas accepté de donner cette place à quelqu’un d’autre.
error-not-given-yet =
    { $hours ->
        [one] Son propriétaire peut encore s’y opposer, pendant une heure.
       *[other] Son propriétaire peut encore s’y opposer, pendant { $hours } heures.
    }
error-two-seats = Vous tenez une autre place à cette table : celle-ci est pour quelqu’un d’autre.
house-waits = Sur plusieurs jours : ce qui attend
house-waits-tests = Tests : les fenêtres d’un test restent ouvertes des heures ; les consignes répondent dans les autres
house-waits-none = Rien : les consignes répondent dans toutes les fenêtres
house-waits-attacks = Attaques aussi : les fenêtres des tests et des jets restent ouvertes des heures
house-hours = Sur plusieurs jours : combien de temps
house-hours-24 = 24 h : une telle fenêtre reste ouverte un jour exactement, quelles que soient les réponses
house-hours-12 = 12 h : une telle fenêtre reste ouverte une demi-journée exactement, quelles que soient les réponses
web-pace-how = Notre rythme
web-pace-live = En direct
web-pace-live-line = Tout le monde est là, avec ou sans horloge.
web-pace-slow = Sur plusieurs jours
web-pace-slow-line = Chacun à son heure ; l’horloge court même quand personne n’est là.
web-pace-day = 1 jour
web-pace-three-days = 3 jours
web-pace-week = 7 jours
web-absence = Si quelqu’un manque
web-absence-wait = Attendre
web-absence-wait-line = aussi longtemps qu’il faut
web-absence-bot = Un robot remplace
web-absence-bot-line = jusqu’au retour
web-absence-bot-move = pour ce coup seulement
web-absence-vote = La table décide
web-absence-vote-line = les autres votent, sans l’absent
web-move-line = Un coup, selon ce choix
web-move-now = à vous, { $when }
web-move-now-live = à vous
web-move-then-wait = { $when } : le temps est écoulé, et la table attend encore
web-move-then-bot = { $when }, puis un robot joue ce coup
web-move-then-vote = { $when }, puis les autres votent
web-move-live-wait =
    { $minutes ->
        [one] après 1 min, la première réponse compte ; on attend les absents
       *[other] après { $minutes } min, la première réponse compte ; on attend les absents
    }
web-move-live-bot =
    { $minutes ->
        [one] après 1 min, la première réponse compte ; un robot joue pour les absents
       *[other] après { $minutes } min, la première réponse compte ; un robot joue pour les absents
    }
web-move-live-vote =
    { $minutes ->
        [one] après 1 min, la première réponse compte ; pour les absents, les autres votent
       *[other] après { $minutes } min, la première réponse compte ; pour les absents, les autres votent
    }
web-move-open-wait = sans fin : la table attend
web-move-open-vote = sans fin ; après 5 minutes, les autres peuvent voter un coup par un robot
web-until = jusqu’à { $when }
web-tag-until = absent jusqu’au { $day }
web-tag-lost = hors réseau
web-vote-late = Le temps de { $seat } est écoulé. Un robot à sa place, jusqu’à son retour ?
web-vote-late-sealed = Le temps est écoulé, et tous n’ont pas répondu. Un robot répond-il à leur place ?
web-vote-reseat = { $name } demande de donner la place de { $seat } à quelqu’un par un nouveau lien. { $seat } peut s’y opposer pendant un jour.
web-vote-pace = { $name } propose un autre rythme : { $pace }.
web-vote-lapses = Jusqu’à { $when } ; le silence vaut non.
web-vote-a-bot = Un robot
web-given-away = Les autres ont accepté de donner votre place à quelqu’un par un nouveau lien. Ce sera possible à partir de { $when }, sauf si vous la gardez.
web-keep-seat = Garder ma place
web-menu-away = Absence jusqu’au…
web-menu-away-line = Votre horloge s’arrête, et chacun lit jusqu’à quand.
web-away-line = Votre horloge s’arrête jusqu’à ce jour ; la table lit le jour et rien d’autre. Dès que vous jouez, vous êtes de retour. 30 jours au plus dans une partie.
web-away-now = Votre absence dure jusqu’au { $day }.
web-away-back = Me revoilà
web-away-until = Absence jusqu’au
web-away-say = L’annoncer
web-menu-pace = Changer de rythme
web-menu-pace-line = Par un vote de tous.
web-pace-sure = Tout le monde vote. Si tous sont d’accord, qui doit jouer a dès lors tout son temps.
web-menu-reseat = Une place pour quelqu’un d’autre
web-menu-reseat-line = Un lien perdu, ou un ami qui ne revient pas.
web-reseat-sure = Tous les autres votent. S’ils sont d’accord, la personne de cette place a un jour pour s’y opposer. Ensuite vous pouvez envoyer un nouveau lien : il sert une fois, à personne qui est déjà assis ici, et l’ancien cesse. Chacun le lit.
web-reseat-for = Un nouveau lien vers la place de { $name }
web-reseat-soon = { $name } peut encore garder la place, jusqu’à { $when }.
web-reseat-link = Montrer le nouveau lien vers la place de { $name }
web-reseat-here = { $name } est là.
web-returned = Bon retour : la place est à vous
web-returned-line =
    { $moves ->
        [one] Un coup a été joué pour vous. Chacun le lit ainsi, et c’est noté.
       *[other] { $moves } coups ont été joués pour vous. Chacun le lit ainsi, et c’est noté.
    }
web-returned-go = Je joue
web-former = avant : { $names }
web-own-decisions =
    { $count ->
        [one] un robot ou le temps : 1 coup, de sa main : { $own }
       *[other] un robot ou le temps : { $count } coups, de sa main : { $own }
    }
web-tag-left = page fermée
web-vote-late-you = Votre temps est écoulé. On demande aux autres si un robot vous remplace : jouez, et le vote est sans objet.

### Le bureau des hôtes

error-closed = Un hôte de ce serveur a fermé cette table. Rien n’en est perdu ; elle continue dès qu’il la rouvre.
error-binned = Un hôte de ce serveur a mis cette table à la corbeille. Demandez-lui : il peut la reprendre pendant un temps.
error-invite-only = Sur ce serveur, les tables s’ouvrent sur invitation. Demandez le code à un hôte, et saisissez-le à l’accueil.
error-not-invited = Ce n’est pas ou plus le code des hôtes pour ouvrir des tables.
error-filter = Il n’y a pas de filtre « { $filter } ». Il y a : { $allowed }.
error-not-aside = Cette table n’est ni fermée ni à la corbeille.
error-not-binned = Seule une table à la corbeille peut être supprimée.
error-no-person = Personne n’est assis à cette place.
error-last-person = Il ne resterait personne pour jouer ici, ou pour commencer. Fermez la table ou mettez-la à la corbeille.
error-days = { $days } jours, ce n’est pas possible : de 1 à { $most }.
error-new-password = Un mot de passe a de { $least } à { $most } caractères.

cli-help-restore = Mettre une sauvegarde à la place de toutes les tables, quand aucun serveur ne tourne.
cli-help-restore-file = La sauvegarde.
cli-help-password = Choisir le mot de passe du bureau de l’hôte ; il reste quand le serveur redémarre.
cli-password-new = Nouveau mot de passe (12 caractères ou plus, non affichés) :{" "}
cli-password-again = Le même encore une fois :{" "}
cli-password-differs = Les deux ne sont pas les mêmes ; rien n’a changé.
cli-password-set = Le mot de passe du bureau de l’hôte est choisi. Qui était connecté doit le saisir.
cli-restored = Toutes les tables sont maintenant celles de la sauvegarde : { $file }
cli-restored-old = Ce qui était là avant se trouve dans { $file }
cli-serving-host-set = Bureau de l’hôte : { $url }, avec le mot de passe que vous avez choisi

web-status-closed = Fermée par un hôte
web-status-bin = À la corbeille des hôtes

web-notice = Un mot des hôtes de ce serveur
web-notice-read = Ranger ce message
web-open-by-code = Ici, les tables s’ouvrent sur invitation. Le code des hôtes :
web-open-keep = Le garder
web-hosting = Bureau de l’hôte
web-hosting-ask-set = Le mot de passe est celui que les hôtes ont choisi.
web-hosting-ask-printed = Le mot de passe a été affiché au démarrage du serveur.
web-hosting-name = Votre nom, pour le journal des hôtes
web-hosting-password = Mot de passe
web-hosting-enter = Entrer
web-hosting-leave = Se déconnecter
web-hosting-up-hours =
    { $hours ->
        [0] En marche depuis moins d’une heure.
        [one] En marche depuis une heure.
       *[other] En marche depuis { $hours } heures.
    }
web-hosting-up-days = En marche depuis { $days } jours.
web-hosting-closed-to-you = Mains, rôles, notes et conversations restent fermés, même pour vous.
web-hosting-health = L’état du serveur
web-hosting-tables = Tables
web-hosting-tables-now = { $count } en jeu
web-hosting-tables-all =
    { $frozen ->
        [one] { $count } en tout, { $frozen } figée
       *[other] { $count } en tout, { $frozen } figées
    }
web-hosting-people = Gens
web-hosting-people-now = { $count } ici
web-hosting-connections =
    { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }
web-hosting-backup-last = Sauvegarde
web-hosting-backup-none = aucune
web-hosting-backup-none-line = Rien n’a encore été copié d’ici.
web-hosting-backup-kept =
    { $count ->
        [one] { $size }, relue, { $count } gardée
       *[other] { $size }, relue, { $count } gardées
    }
web-hosting-disk = Disque
web-hosting-disk-line = { $size } de tables, { $free } libres
web-hosting-disk-bad = écriture impossible
web-hosting-disk-bad-line = Rien n’est gardé en ce moment : faites de la place ({ $free } libres) ou examinez le disque. Les tables prennent { $size }.
web-hosting-version = Version { $version }
web-hosting-bots = { $count } processus
web-hosting-bots-waiting =
    { $count ->
        [0] personne n’attend un robot
        [one] une réflexion attend
       *[other] { $count } réflexions attendent
    }
web-hosting-find = un code, un jeu ou un nom
web-hosting-filter = Quelles tables
web-hosting-filter-all = Toutes { $count }
web-hosting-filter-live = En jeu { $count }
web-hosting-filter-stopped = Arrêtées { $count }
web-hosting-filter-over = Finies { $count }
web-hosting-filter-bin = Corbeille { $count }
web-hosting-none = Il n’y a pas de telle table.
web-hosting-older = Tables plus anciennes
web-hosting-here = { $name }, ici
web-hosting-not-here = { $name }, absent
web-hosting-until = jusqu’au { $moment }
web-hosting-more = Ce qu’on peut faire de { $table }
web-hosting-look = Regarder
web-hosting-free = Libérer une place
web-hosting-free-ask = La place de qui ? Son lien meurt. Dans une partie en cours, un robot continue, et quelqu’un d’autre peut demander la place.
web-hosting-close = Fermer
web-hosting-open = Rouvrir
web-hosting-export = Exporter la partie
web-hosting-report = Pourquoi figée
web-hosting-whole =
    { $entry ->
        [0] Rien de son journal n’a pu être exécuté.
       *[other] Le journal est intact jusqu’à l’entrée { $entry }, la dernière bonne.
    }
web-hosting-bin = À la corbeille
web-hosting-back = Reprendre
web-hosting-binned = { $table } est à la corbeille pour { $days } jours.
web-hosting-delete = Supprimer
web-hosting-delete-ask = Supprimer cette table pour tous dès maintenant ? Elle ne pourra pas revenir.
web-hosting-word = Un mot à tous
web-hosting-word-line =
    { $count ->
        [one] à { $count } table et à l’accueil
       *[other] à { $count } tables et à l’accueil
    }
web-hosting-word-stands =
    { $count ->
        [one] affiché à { $count } table et à l’accueil
       *[other] affiché à { $count } tables et à l’accueil
    }
web-hosting-say = Envoyer
web-hosting-unsay = Le retirer
web-hosting-said = Tous le voient maintenant.
web-hosting-unsaid = Plus personne ne le voit.
web-hosting-rules = Règles de la maison
web-hosting-invite = Sur invitation
web-hosting-invite-line = sans le lien, pas de table
web-hosting-invitation = Le lien pour qui peut ouvrir des tables
web-hosting-renew = Faire un nouveau lien ; l’ancien ne vaut plus
web-hosting-finished = Parties finies
web-hosting-finished-line = gardées ce temps, puis supprimées
web-hosting-days =
    { $count ->
        [30] 1 mois
        [90] 3 mois
        [180] 6 mois
        [365] 1 an
        [730] 2 ans
        [3650] 10 ans
        [one] 1 jour
       *[other] { $count } jours
    }
web-hosting-password-set = choisi, il reste au redémarrage
web-hosting-password-printed = affiché à chaque démarrage
web-hosting-change = Changer
web-hosting-change-password = Changer le mot de passe
web-hosting-password-line = Tous les autres hôtes devront entrer avec le nouveau.
web-hosting-password-current = Mot de passe actuel
web-hosting-password-new = Nouveau mot de passe, 12 caractères ou plus
web-hosting-password-changed = Le mot de passe est changé.
web-hosting-backup = Sauvegarde
web-hosting-backup-running = en cours d’écriture…
web-hosting-backup-failed = a échoué : { $reason }
web-hosting-backup-done = écrite et relue, { $moment }
web-hosting-back-up = Sauver
web-hosting-restore = Restaurer
web-hosting-restore-line = Une sauvegarde prend la place de toutes les tables ; cela ne se fait donc pas pendant qu’on joue. Arrêtez le serveur, lancez ceci sur sa machine avec le même --data, et redémarrez-le. Ce qui s’y trouve maintenant est gardé à côté.
web-hosting-acts = Actes des hôtes
web-hosting-acts-older = Avant
web-hosting-a-host = Un hôte
web-hosting-act-entered = { $host } est entré.
web-hosting-act-left = { $host } s’est déconnecté.
web-hosting-act-password = { $host } a changé le mot de passe.
web-hosting-act-password-here = Le mot de passe a été choisi sur la machine du serveur.
web-hosting-act-freed = { $host } a libéré la place de { $detail } à { $table }.
web-hosting-act-closed = { $host } a fermé { $table }.
web-hosting-act-opened = { $host } a rouvert { $table }.
web-hosting-act-binned = { $host } a mis { $table } à la corbeille.
web-hosting-act-unbinned = { $host } a repris { $table } de la corbeille.
web-hosting-act-deleted = { $host } a supprimé { $table }.
web-hosting-act-exported = { $host } a exporté la partie de { $table }.
web-hosting-act-said = { $host } a dit à tous : « { $detail } »
web-hosting-act-unsaid = { $host } a retiré le mot à tous.
web-hosting-act-invite-only = { $host } est passé sur invitation.
web-hosting-act-open-to-all = { $host } a ouvert le serveur à tous.
web-hosting-act-renewed = { $host } a fait un nouveau lien pour ouvrir des tables.
web-hosting-act-kept = { $host } garde les parties finies { $detail } jours.
web-hosting-act-backed-up = { $host } a fait une sauvegarde, relue : { $detail }
web-hosting-act-backup-failed = Une sauvegarde de { $host } a échoué : { $detail }
web-hosting-status-open = en attente
web-hosting-status-playing = en jeu
web-hosting-status-over = finie
web-hosting-status-ended = arrêtée tôt
web-hosting-status-frozen = figée
web-hosting-status-closed = fermée
web-hosting-status-bin = corbeille
web-hosting-status-damaged = abîmée
web-hosting-link = Lien
web-hosting-link-line = pour qui peut ouvrir des tables
web-hosting-show = Montrer
### Circles of friends: finished games, ratings, who met whom

error-circle = Ce cercle n’existe pas, ou vous n’en faites pas partie.
error-circle-link = Ce lien ne mène à aucun cercle, ou n’y mène plus.
error-circle-key = Cette clé n’ouvre aucun cercle, ou n’en ouvre plus.
error-circles = Vous êtes déjà dans { $most } cercles : quittez-en un d’abord.
error-members = Ce cercle compte déjà { $most } membres.
error-deleted = Les coups de cette partie ont été supprimés ; son résultat est conservé.
web-friends = Amis
web-friends-about = Un cercle garde la mémoire des parties terminées entre amis qui l’ont rejoint exprès. Les inconnus ne voient rien, et partager une table ne montre que cette table.
web-friends-none = Vous n’êtes encore dans aucun cercle.
web-friends-mine = Mes cercles
web-circle-new = Créer un cercle
web-circle-name = Nom du cercle
web-circle-me = Mon nom dans ce cercle
web-circle-make = Créer
web-circle-join-title = Rejoindre « { $name } » ?
web-circle-join-line = Ses membres verront votre nom et vos résultats aux parties qui y comptent. Vous pouvez partir à tout moment.
web-circle-join = Rejoindre
web-circle-invite = Inviter un ami
web-circle-invite-line = Quiconque ouvre ce lien peut entrer. C’est une clé : ne l’envoyez qu’à ceux que vous voulez ici.
web-circle-link = Lien vers le cercle
web-circle-renew = Nouveau lien à la place de tous les autres
web-circle-renewed = C’est désormais le seul lien.
web-circle-count = { $people ->
    [one] { $people } ami
   *[other] { $people } amis
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
web-circle-leave = Quitter le cercle
web-circle-leave-line = Vous n’en verrez plus rien. Les parties terminées restent lisibles pour les autres.
web-circle-forget = Y oublier aussi mon nom
web-circle-leave-do = Quitter
web-circle-gone = quelqu’un qui est parti
web-circle-guest = un invité
web-circle-you = Vous
web-circle-of = Compte dans
web-circle-of-none = aucun cercle
web-circle-of-line = Choisi avant le début, la partie est cotée.
web-people-all = Tout
web-people-title = Jeu
web-people-ahead = Qui mène, autant qu’on sache
web-people-place = rang
web-people-name = nom
web-people-rating = cote
web-people-games = parties
web-people-last = dernières
web-people-unrated = pas encore de cote
web-people-range = { $rating }, entre { $least } et { $most } 19 fois sur 20
web-people-few = peu de parties
web-people-bar = La barre contient la vraie force 19 fois sur 20. { $sure ->
    [no] Elles se recouvrent : nul n’est premier à coup sûr.
   *[yes] Le premier mène à coup sûr.
  } Hachurée : moins de { $few } parties cotées. Robots et invités n’y entrent pas ; une cote se mesure entre membres.
web-people-nobody = Personne n’a encore de cote. Une partie est cotée si sa table a été ouverte pour le cercle et si deux membres ont tout décidé eux-mêmes.
web-people-duels = Face à face
web-people-duels-line = Ligne devant colonne, aux parties qui comptent pour les deux.
web-people-duel = { $one } devant { $other } : { $ahead }, derrière : { $behind }
web-people-duels-none = Aucun membre n’en a encore rencontré un autre.
web-people-by-title = Par jeu
web-people-by-title-none = Aucune partie n’est encore allée à son terme.
web-people-won-of = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  } sur { $played }
web-people-by-title-line = Le hublot mène ce jeu.
web-people-kinds = Par options et joueurs
web-people-kind = { $seats } joueurs
web-people-our-games = Nos parties
web-people-no-games = Pas encore de partie terminée. Ouvrez une table et choisissez ce cercle pour elle.
web-people-streak-wins = { $name } : { $wins } victoires de suite à { $game }
web-people-streak-weeks = { $name } : { $weeks } semaines de suite
web-people-record = Meilleur score à { $game }, { $seats } joueurs : { $name }, { $score }
web-people-helped = { $stood } avec un remplaçant, { $hinted } avec des conseils
web-people-is-rated = cotée
web-people-not-stood-in = robot ou temps pour { $name }, { $moves } coups sur { $all } : non cotée pour { $name }
web-people-not-shared = deux personnes à une place : non cotée pour { $name }
web-people-not-several = deux places : non cotée pour { $name }
web-people-why-broken = l’enregistrement ne se vérifie pas : ne compte pour rien
web-people-why-given-up = abandonnée : pas de résultat
web-people-why-hints = des conseils ont été demandés : non cotée
web-people-why-own-data = chiffres personnels : non cotée
web-people-why-late = ajoutée après le début : non cotée
web-people-why-few = moins de deux membres : non cotée
web-people-won = gagne
web-people-lost = perd
web-people-replay = Revoir
web-people-verify = Vérifier
web-people-kept-not = coups supprimés, résultat conservé
web-people-lost-games = { $games ->
    [one] D’une partie, rien n’a pu être conservé.
   *[other] De { $games } parties, rien n’a pu être conservé.
  }
web-people-export = Exporter
web-people-add = Ajouter une table terminée
web-people-add-line = Une table qui n’a pas été ouverte pour le cercle y est montrée et comptée, mais pas cotée : nul ne choisit les parties qu’il a gagnées.
web-people-add-do = Ajouter
web-people-add-none = Toutes vos tables terminées sont ici.
web-deleted = Cette partie est terminée
web-deleted-line = Ses coups ont été supprimés : ce serveur garde les parties terminées { $days } jours, à moins que son hôte ne les supprime plus tôt. Ce qui est conservé :
web-deleted-seat = Place { $seat }
web-deleted-points = points
web-deleted-place = rang
web-deleted-own = décisions propres
web-deleted-own-of = { $own } sur { $all }
web-deleted-digest = Empreinte de l’enregistrement
web-deleted-nothing = Rien d’autre n’a pu être conservé.
web-luck-stays = Une phrase reste dans l’enregistrement pour toujours, même si vous demandez à être oublié : le sceau la couvre.
### Une personne sans compte, et être prévenu

error-links = { $most } liens personnels au plus. Faites-en un nouveau, qui met fin aux autres.
error-other-person = Ce navigateur est celui d’une autre personne. Quittez-la d’abord ici.
error-no-link = Créez d’abord votre lien personnel.
error-name = Un nom a au moins une lettre.
web-forgotten-name = Plongeur { $letter }
error-way = Ce serveur ne peut pas vous prévenir ainsi. Il peut : { $allowed }.
error-ways = { $most } moyens d’être prévenu au plus.
error-no-way = Vous n’êtes pas prévenu par ce moyen.
error-unconfirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien reçu par courriel.
error-https-only = Il faut l’adresse https d’un serveur public.
error-subscription = Ce navigateur n’a pas donné d’abonnement valable.
error-mail-address = Ce n’est pas une adresse électronique.
error-smtp = Un serveur de courriel s’écrit smtp://utilisateur:motdepasse@hôte:port, ou smtps://….
error-zone = Il n’y a pas de tel fuseau horaire.
error-minute = Une minute de la journée va de 0 à 1439.
notice-turn = À vous de jouer : { $game }
notice-sealed = { $game } : chacun décide
notice-digest =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
notice-with = Avec { $names }
notice-with-until = Avec { $names }. Jusqu’au { $until }
notice-alone = Une décision vous attend.
notice-alone-until = Jusqu’au { $until }
notice-feed = Abyssal : mes tours
notice-try = Abyssal peut vous joindre
notice-try-line = C’est ainsi que vous saurez que c’est à vous de jouer.
notice-confirm = Voulez-vous des courriels d’Abyssal ?
notice-confirm-line = Quelqu’un a donné cette adresse pour être prévenu quand vient son tour à une table. Si c’était vous, ouvrez le lien. Sinon, ne faites rien : aucun autre courriel ne viendra.
notice-stop = Plus de courriels :
notice-stop-title = Plus de courriels
notice-stop-do = Ne plus m’envoyer de courriels
notice-stop-done = Plus rien n’est envoyé à cette adresse.
notice-confirm-title = Un courriel quand c’est à vous
notice-confirm-do = Oui, envoyez-moi des courriels
notice-confirm-done = Cette adresse est confirmée.
cli-help-push = Permettre d’être prévenu de son tour par notification (Web Push).
cli-help-webhooks = Permettre d’être prévenu par les webhooks de messageries, à des adresses https publiques.
cli-help-smtp = Permettre d’être prévenu par courriel, par ce serveur : smtp://utilisateur:motdepasse@hôte:port ou smtps://….
cli-help-mail-from = L’adresse d’où viennent les courriels.
cli-smtp = --smtp s’écrit smtp://utilisateur:motdepasse@hôte:port ou smtps://…, avec l’adresse de l’expéditeur dans --mail-from.
cli-needs-url = Courriels et webhooks contiennent des liens : dites avec --public-url où l’on joint ce serveur.
web-status-turn-until = À vous, jusqu’à { $until }
web-status-sealed =
    { $count ->
        [one] une personne décide encore
       *[other] { $count } personnes décident encore
    }
web-status-thinks =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
web-waiting =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
web-waiting-line = La plus urgente d’abord.
web-me = Mes affaires
web-me-line = Sans compte : ce navigateur se souvient de vous, votre lien vous suit partout.
web-me-name = Mon nom
web-me-save = Garder
web-me-saved = Gardé
web-me-name-line =
    { $seats ->
        [0] Vous n’êtes encore à aucune table.
        [one] Vaut aussitôt à votre table.
       *[other] Vaut aussitôt à vos { $seats } tables.
    }
web-me-link = Mon lien
web-me-link-line =
    { $seats ->
        [0] Un seul lien porte toutes vos places, votre nom et vos réglages sur un autre appareil.
        [one] Un seul lien porte votre place, votre nom et vos réglages sur un autre appareil.
       *[other] Un seul lien porte vos { $seats } places, votre nom et vos réglages sur un autre appareil.
    }
web-me-link-make = Créer mon lien
web-me-link-show = Montrer mon lien
web-me-link-key = C’est votre clé : ne la montrez à personne.
web-me-devices = Mes appareils
web-me-device = Un navigateur
web-me-here = celui-ci
web-me-renew = Nouveau lien
web-me-renew-line = L’ancien cesse aussitôt, partout.
web-me-renew-sure = Tous les anciens liens cessent, et chaque autre appareil perd vos places jusqu’à ce qu’il ouvre le nouveau.
web-me-leave = Quitter ici
web-me-tell = Me dire que c’est à moi
web-me-try = Essai
web-me-tried = Envoyé
web-me-push = Ce navigateur
web-me-push-line = Un signal quand c’est à vous.
web-me-push-off = Non activé par l’hôte de ce serveur.
web-me-push-insecure = Les navigateurs ne le permettent qu’en https.
web-me-push-unsupported = Ce navigateur ne le peut pas ; sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.
web-me-push-denied = Refusé dans les réglages de ce navigateur.
web-me-mail = Courriel
web-me-mail-line = Une fois l’adresse confirmée.
web-me-webhook = Messagerie
web-me-webhook-line = L’adresse https d’un webhook entrant.
web-me-feed = Flux et agenda
web-me-feed-line = Marche aussi sans https. Qui a le lien voit vos tours.
web-me-calendar = Agenda de mes échéances
web-me-way-on = Prévenu là.
web-me-way-waits = Attend que vous ouvriez le lien reçu par courriel.
web-me-add = Ajouter
web-me-stop = Arrêter
web-me-when = Quand être prévenu
web-me-quiet = Heures calmes
web-me-quiet-from = Calme à partir de
web-me-quiet-to = Calme jusqu’à
web-me-daily = Une fois par jour
web-me-daily-at = Chaque jour à
web-me-data = Mes données
web-me-export = Emporter
web-me-forget = M’oublier
web-me-data-line = Emporter : nom, places, notes et réglages, en un fichier. Oubli : votre nom quitte vos tables, vos liens cessent, les parties finies restent lisibles.
web-me-forget-sure = Vous quittez toutes vos tables ; là où d’autres jouent encore, un robot prend votre place. Votre nom, vos liens, vos appareils et vos réglages sont effacés. Les parties finies restent, sans votre nom. Vous quittez aussi vos cercles d’amis. Les phrases données au hasard restent, car le sceau les couvre, et les lignes dites à table aussi ; vos commentaires de parties finies sont effacés. C’est sans retour.
web-me-arrive = Un lien personnel
web-me-arrive-line =
    { $seats ->
        [one] C’est celui de { $name }, et il porte une place. Ne l’ouvrez que si c’est vous.
       *[other] C’est celui de { $name }, et il porte { $seats } places. Ne l’ouvrez que si c’est vous.
    }
web-me-arrive-seats =
    { $seats ->
        [one] Ce navigateur a une place à lui.
       *[other] Ce navigateur a { $seats } places à lui.
    }
web-me-arrive-do = C’est moi
web-me-arrive-bring = C’est moi, et je les apporte
web-install = Mettre Abyssal sur l’écran d’accueil
web-install-line = C’est cette page, avec sa propre icône.
web-install-tells = Elle vous dit quand c’est à vous.
web-install-offline = Tutoriels et règles sans réseau.
web-install-by-hand = Sur un iPhone : Partager, puis « Sur l’écran d’accueil ».
web-install-later = Plus tard
web-install-add = Ajouter

### Plusieurs tables à la fois : la suivante, les ordres donnés d’avance, les remarques après la partie

web-key-next = table suivante
web-next-table =
    { $count ->
        [one] Table suivante : { $title }
       *[other] Table suivante : { $title }, { $count } vous attendent
    }

error-premove = Rien ne peut être décidé d’avance maintenant.
error-premove-part = Il manque à cette réponse quelque chose qui serait demandé ensuite.

web-notes-tab = Notes
web-notes-any = Ce que vous voulez retrouver la prochaine fois…
web-key-ahead = décider d’avance
web-ahead-other = Décider autre chose
web-ahead-close = Retour à la table
web-ahead-hint = Voici la question telle qu’elle serait posée maintenant. Vous pouvez vous raviser à tout moment ; personne d’autre n’en sait rien.
web-laid-mine = Ce que vous avez décidé d’avance
web-laid = Décidé d’avance : { $action }.
web-laid-due = Joué dès que l’on n’attend plus personne d’autre : { $action }.
web-laid-rests = Cela tient tant que { $rests }.
web-laid-take-back = Reprendre
web-laid-played = Joué selon votre ordre : { $action }.
web-laid-dropped = Pas joué : { $action }.
web-laid-changed = Ceci n’est plus vrai : { $rests }.
web-laid-illegal = Ce n’était plus permis quand la question est venue.
web-laid-stand-in = Un robot, ou le temps, a répondu pour vous entre-temps.
web-laid-over = La partie s’est terminée avant.
web-laid-read = Compris
### Prévenu à temps

notice-last = { $game } : votre temps est bientôt écoulé
notice-seat = { $game } : votre place va être donnée à quelqu’un d’autre
notice-seat-line = Les autres en sont convenus. Ouvrez la table avant le { $until } et gardez votre place, ou jouez : elle reste alors la vôtre.
notice-ends = { $game } : cette table va être supprimée
notice-ends-line = Elle est gardée jusqu’au { $until }. Son résultat reste ; le replay et l’enregistrement disparaissent. Sauvegardez l’enregistrement si vous y tenez.
web-me-remind = Me le rappeler 2 heures avant l’échéance
web-table-ends = Sera supprimée le { $when }
### Parties sur cet appareil, sans serveur

web-solo-chip = sur cet appareil · ni classée, ni scellée
web-solo-line = Jouée sur cet appareil seulement : ni classée, ni scellée.
web-solo-starting = Vos parties sur cet appareil s’ouvrent. Quelques secondes…
web-solo-keep = Jouer sans réseau
web-solo-keep-line = Les parties contre des robots continuent quand le serveur ne répond pas. Il leur faut { $size } Mo, gardés dans ce navigateur.
web-solo-keep-do = Les garder ici ({ $size } Mo)
web-solo-coming = { $come } sur { $size } Mo
web-solo-kept = C’est gardé : vous pouvez jouer contre des robots sans réseau.
web-solo-remove = Supprimer
web-solo-remove-line = Vos tables sur cet appareil restent, et se rejouent dès que vous gardez à nouveau les parties.
web-solo-keep-full = Il n’y a plus de place dans ce navigateur. Faites-en, puis réessayez.
web-solo-keep-failed = Tout n’est pas arrivé. Réessayez quand le serveur répond.
web-solo-none = Il faut d’abord garder les parties contre des robots dans ce navigateur : sous « Mes affaires », quand le serveur répond.
web-solo-alone = Sans le serveur, seuls des robots peuvent s’asseoir avec vous. Donnez-leur les places libres.
web-solo-elsewhere = Vos parties sur cet appareil sont ouvertes dans un autre onglet. Fermez-le, puis réessayez.
web-solo-full = Il n’y a plus de place dans ce navigateur : votre dernier coup n’a pas été gardé. Faites-en, puis rouvrez la table.
web-solo-failed = Les parties sur cet appareil n’ont pas pu démarrer. Réessayez, ou gardez-les à nouveau sous « Mes affaires ».
web-install-bots = Tutoriels, règles et parties contre des robots sans réseau ; celles-ci font { $size } Mo.
web-sea = Sans réseau, la mer continue
web-sea-line = Vos tables sont en sûreté. Ici, vous pouvez :
web-sea-bots = Jouer contre des robots
web-sea-tutorials = Tutoriels
web-sea-rules = Règles : { $game }
web-sea-tables = Tables sur cet appareil
web-sea-waiting =
    { $count ->
        [0] Aucune table du serveur ne vous attendait
        [one] Une table du serveur vous attend
       *[other] { $count } tables du serveur vous attendent
    }
web-sea-seen = vu { $moment }
web-sea-trying = Nouvel essai automatique
web-sea-try = Essayer

error-comments = Au plus { $most } remarques par personne sur une partie.
error-no-comment = Vous n’avez pas écrit cette remarque.

web-comments = Remarques
web-comments-open =
    { $count ->
        [0] Remarques
        [one] Remarques : une
       *[other] Remarques : { $count }
    }
web-comments-here = À cet instant
web-comments-none = Personne n’en a rien dit.
web-comments-elsewhere = À d’autres instants
web-comments-go = Y aller
web-comments-say = Qu’en dites-vous ?
web-comments-send = Le dire
web-comments-delete = Supprimer ma remarque
web-comments-line = Tous ceux qui peuvent voir cette partie la lisent. Vous pouvez la supprimer ; l’enregistrement reste tel quel.
web-hosting-nightly = Une sauvegarde chaque nuit
web-hosting-nightly-line = À quatre heures, à l’horloge du serveur ; les plus anciennes s’en vont.
web-hosting-nights =
    { $count ->
        [0] Non
        [one] En garder une
       *[other] En garder { $count }
    }
web-hosting-act-nightly = { $host } a activé les sauvegardes de nuit et en garde { $detail }.
web-hosting-act-nightly-off = { $host } a désactivé les sauvegardes de nuit.
error-backups = Ce nombre de sauvegardes n’est pas possible : 0 à { $most }.

### PostgreSQL, et commandes pour tout un dépôt de tables

cli-help-database = Une base PostgreSQL au lieu d’un fichier : postgresql://utilisateur:motdepasse@hôte/nom.
cli-help-move = Déplacer toutes les tables entre un fichier SQLite et une base PostgreSQL.
cli-help-move-from = Où elles sont : un dossier, un fichier ou l’URL d’une base. Rien n’y est changé.
cli-help-move-to = Où elles vont : de même, et vide.
cli-help-check = Rejouer toutes les tables avec cette version, et dire lesquelles ne continueraient pas.
cli-moving = { $table } : { $done } sur { $total }
cli-moved =
    { $tables ->
        [one] Une table ({ $rows } lignes) est maintenant dans { $file }, à l’identique.
       *[other] { $tables } tables ({ $rows } lignes) sont maintenant dans { $file }, à l’identique.
    }
cli-moved-digest = Somme des journaux : { $digest }
cli-checking = { $done } sur { $total }
cli-would-freeze = { $code } ({ $game }) ne continuerait pas. { $reason }
cli-checked-frozen =
    { $count ->
        [one] Une table est déjà arrêtée.
       *[other] { $count } tables sont déjà arrêtées.
    }
cli-checked =
    { $lost ->
        [0] { $count } tables ont été rejouées ; toutes continuent avec cette version.
       *[other] { $count } tables ont été rejouées ; { $lost } d’entre elles ne continueraient pas avec cette version.
    }
cli-other-store = { $file } est la sauvegarde d’un fichier SQLite. Restaurez-la sans --database, ou portez ses tables dans une base vide avec « abyssal move ».
    .dump = { $file } est la sauvegarde d’une base PostgreSQL. Nommez cette base avec --database.
error-database-url = Une base se nomme ainsi : postgresql://utilisateur:motdepasse@hôte/nom.
error-database-in-use = Un autre serveur utilise déjà { $file } ; arrêtez-le d’abord.
error-unreachable = { $file } ne peut pas être utilisé (en anglais : { $reason }).
error-old-database = { $file } est sur PostgreSQL { $version } ; il faut la version { $oldest } ou une plus récente.
error-no-psycopg = Pour PostgreSQL, il manque l’extra « postgresql » : pip install abyssal[postgresql]
error-no-program = Le programme { $program } de PostgreSQL manque ici. Installez les programmes clients de PostgreSQL (sous Debian et Ubuntu : postgresql-client), de la version de la base ou d’une plus récente.
error-program-failed = { $program } a échoué (en anglais : { $reason })
error-older = { $file } est d’une version plus ancienne d’Abyssal (schéma { $found } ; celle-ci a { $known }). Lancez-la une fois avec cette version, ce qui la met à jour.
error-not-empty = { $file } n’est pas vide. Rien n’a été changé.
error-not-alike = La copie dans { $file } ne ressemble pas à l’original ; elle n’a pas été gardée.
### Running a server: settings

cli-default = { $text } [{ $default }]
cli-help-config = Un fichier TOML de réglages, nommés comme ces options sans leurs tirets. Dans l’environnement, chacun se nomme comme ABYSSAL_PORT. La ligne de commande passe avant l’environnement, et lui avant le fichier.
cli-help-trusted-proxies = Croire sur qui demande les mandataires à ces adresses et dans ces réseaux, comme 10.0.0.0/8,127.0.0.1.
cli-help-drain = Combien de temps, au plus, le serveur met à passer la main et à répondre quand on l’arrête.
cli-help-log-format = La forme des lignes du journal : text ou json.
cli-help-log-level = À partir de quel niveau elles sont écrites : error, warning ou info ; info donne une ligne par requête.
cli-help-metrics-token = Qui envoie ce jeton (bearer) peut lire /metrics de partout ; sans lui, cette machine seule le peut.
cli-help-grace = À une table en direct, combien de temps après la fermeture d’une page un bot joue pour la personne.
cli-help-grace-network = De même après une connexion perdue.
cli-help-keep-unstarted = Combien de temps sont gardées les tables que personne n’a lancées.
cli-help-keep-sessions = Combien de temps est gardée la session d’un navigateur qui ne fait rien.
cli-help-tables-a-person = Combien de tables non finies une personne peut avoir.
cli-help-tables-an-hour = Combien de tables on peut ouvrir depuis une adresse en une heure.
cli-help-tries-a-minute = Combien d’invitations et de liens on peut essayer depuis une adresse en une minute.
cli-help-requests-a-second = Combien de requêtes peuvent venir d’une adresse par seconde, dans la durée ; quatre fois plus d’un coup.
cli-help-connections-an-address = Combien de connexions une adresse peut avoir.
cli-help-streams-an-address = Combien de tables on peut suivre à la fois depuis une adresse.
cli-help-streams-a-person = Combien de tables une personne peut suivre à la fois.
cli-setting-wrong = { $setting } ne peut pas être « { $value } » ({ $where }). Permis : { $allowed }.
cli-setting-secret = { $setting } a une valeur impossible ({ $where }). Permis : { $allowed }.
cli-source-line = { $where } sur la ligne de commande
cli-source-environment = { $where } dans l’environnement
cli-source-file = { $where }
cli-allowed-text = un texte
cli-allowed-flag = yes ou no
cli-allowed-number = un nombre entier de { $least } à { $most }
cli-allowed-days = des jours, de { $least } à { $most }, comme 90d
cli-allowed-seconds = des secondes, de { $least } à { $most }, comme 30s
cli-allowed-names = { $names }
cli-allowed-url = http:// ou https://, un nom, peut-être un port, et peut-être un chemin de lettres simples et de chiffres qui n’est pas un des nôtres, comme https://example.org/jeux
cli-allowed-networks = des adresses et des réseaux séparés par des virgules, comme 10.0.0.0/8,127.0.0.1
cli-config-not-toml = { $file } n’est pas un fichier TOML (en anglais : { $reason }).
cli-config-unknown = { $file } : il n’y a pas de réglage « { $name } » ; voyez « abyssal serve --help ».
    .close = { $file } : il n’y a pas de réglage « { $name } ». Vouliez-vous dire « { $close } » ?
cli-environment-unknown = L’environnement contient { $name }, qui n’est pas un réglage. Vouliez-vous dire { $close } ?
### Clés d’accès

web-me-passkeys = Mes clés d’accès
web-me-passkey-add = Le lier à une clé d’accès
web-me-passkey-another = Une autre clé d’accès
web-me-passkey-line = Sur un nouvel appareil, le lien seul n’ouvre alors plus rien : votre clé d’accès confirme que c’est vous. Et elle ouvre toutes vos places sans le lien.
web-me-passkey-bound = Un nouvel appareil a besoin de l’une d’elles. Si vous les perdez toutes, supprimez-les ici, sur un appareil qui est encore le vôtre.
web-me-passkey-remove = Supprimer la clé d’accès de { $name }
web-me-passkey-remove-do = Supprimer
web-me-passkey-sure =
    { $count ->
        [one] Elle n’ouvre plus rien, et votre lien seul ouvre de nouveau toutes vos places.
       *[other] Elle n’ouvre plus rien ; vos autres clés d’accès restent.
    }
web-me-passkey-added = Clé d’accès gardée
web-me-passkey-removed = Clé d’accès supprimée
web-me-passkey-none = Aucune clé d’accès n’a été donnée. Rien n’a changé.
web-me-passkey-insecure = Une clé d’accès pourrait lier votre lien à vos appareils ; les navigateurs ne le permettent que sous https et un nom.
web-me-passkey-unsupported = Une clé d’accès pourrait lier votre lien à vos appareils ; ce navigateur ne sait pas le faire.
web-me-passkey-have = J’ai une clé d’accès
web-me-arrive-bound = Ce lien est lié à une clé d’accès. Votre appareil vous demande de confirmer que c’est vous.
web-me-arrive-passkey = Votre clé d’accès ouvre toutes vos places dans ce navigateur. Votre appareil vous demande de confirmer que c’est vous.

error-passkey = Cette réponse n’est pas celle d’une clé d’accès valable.
error-passkey-late = Cela a pris trop de temps. Réessayez.
error-passkey-needed = Ce lien est lié à une clé d’accès, qui doit le confirmer.
error-passkey-other = Cette clé d’accès n’est pas celle de la personne du lien.
error-passkey-unknown = Cette clé d’accès est inconnue ici, ou a été supprimée.
error-passkey-address = Une clé d’accès a besoin d’une page qui a un nom ; celle-ci a une adresse en chiffres.
error-passkeys = { $most } clés d’accès au plus, et chacune une seule fois.

### Plusieurs processus

cli-help-workers = Servir en N processus ; il leur faut une base PostgreSQL commune.
cli-help-inner = L’adresse à laquelle les processus d’autres machines, avec la même base, joignent celle-ci.
cli-workers-database = Plusieurs processus ont besoin d’une base commune : nommez-la avec --database postgresql://….

### Les robots qui réfléchissent ailleurs

cli-help-think = Faire réfléchir ici les robots de tous les serveurs d’une base PostgreSQL.
cli-help-think-processes = Dans combien de processus ils réfléchissent ; sans cela, un par cœur.
cli-bots-thinking =
    { $processes ->
        [one] Les robots réfléchissent ici, dans un processus, pour les tables de { $file }
       *[other] Les robots réfléchissent ici, dans { $processes } processus, pour les tables de { $file }
    }
cli-bots-database = Les robots réfléchissent pour les serveurs d’une base : nommez-la avec --database postgresql://….
cli-bots-schema = { $file } vient d’une version plus ancienne, ou est vide : démarrez d’abord son serveur avec cette version.
cli-bots-elsewhere = Avec --bot-processes 0, tous les robots réfléchissent ailleurs : il faut pour cela --database postgresql://… et, là-bas, abyssal bots.
### Ce que je dis de moi

error-face = Un hublot se compose d’un signe et d’une teinte : l’un de { $signs }, et l’une de { $tints }.
error-away-ahead = Une absence s’annonce au plus { $days } jours avant.
web-tag-from = absent dès le { $day }
web-me-face = Mon hublot
web-me-tint = Sa couleur
web-me-seat = Place préférée, si libre
web-me-away = Absence
web-me-away-none = Appuyez sur le premier et le dernier jour, { $most } jours au plus. Votre horloge s’arrête aux parties sur des jours, et chacun lit la date de votre retour.
web-me-away-line = Absence du { $from } au { $to } : les parties sur des jours arrêtent votre horloge ; chacun lit « absent jusqu’au { $back } ».
web-me-away-set = L’annoncer
web-me-away-end = Finir mon absence
web-me-away-refused =
    { $count ->
        [one] Gardé. À une table, elle ne compte pas : vos jours y sont épuisés.
       *[other] Gardé. À { $count } tables, elle ne compte pas : vos jours y sont épuisés.
    }
web-me-month-before = Mois précédent
web-me-month-after = Mois suivant
web-sign-lighthouse = Phare
web-sign-whale = Baleine
web-sign-octopus = Pieuvre
web-sign-anchor = Ancre
web-sign-ammonite = Ammonite
web-sign-jellyfish = Méduse
web-sign-gull = Mouette
web-sign-starfish = Étoile de mer
web-tint-mist = Brume
web-tint-sand = Sable
web-tint-moss = Mousse
web-tint-lilac = Lilas
web-tint-rose = Rose
web-tint-slate = Ardoise
web-tint-foam = Écume
web-tint-kelp = Varech
web-tables-think = Les autres réfléchissent
web-tables-over = Finies : à revoir
web-start-another = En commencer une autre
web-waiting-first = Première échéance : { $when }.
web-waiting-away = Une absence ? Dites jusqu’à quand
web-pages = Pages
web-page-tables = Tables

### Conseils

# $than: the place of the answer that this one is compared with.
hint-only = Quel que soit votre choix, cela revient au même.
hint-even = À peu près aussi bon que la réponse { $than }.
hint-chance-more = Sur cent parties, environ { $number } victoires de plus qu’avec la réponse { $than }.
hint-chance-less = Sur cent parties, environ { $number } victoires de moins qu’avec la réponse { $than }.

error-hints-title = Entre plusieurs personnes, ce jeu n’a pas de conseils.
error-hints-none = Ce jeu n’a pas de conseils.
error-hints-company = Les conseils sont pour une personne seule parmi des robots, ou si tout le monde les a acceptés avant le début.
error-hints-unproposed = Personne n’a proposé de conseils à cette table.
error-hints-disagreed = Tout le monde n’a pas accepté les conseils. La partie commence quand c’est fait, ou sans eux.
error-hints-late = Aucun conseil n’a été trouvé à temps. Redemandez.

web-hints-open = Conseil
web-hints-close = Masquer
web-hints-ask = Demander au guide
web-hints-title =
    { $count ->
        [one] La meilleure réponse
       *[other] Les { $count } meilleures réponses
    }
web-hints-thinking = Réflexion …
web-hints-lit =
    { $count ->
        [one] Une réponse est éclairée.
       *[other] { $count } réponses sont éclairées.
    }
web-hints-assisted = Un conseil marque la partie comme assistée : elle ne compte pas dans votre cote.
web-hints-learning = Demandez aussi souvent que vous voulez : cette partie sert à apprendre et n’est pas cotée.
web-hints-what = Vos chances de gagner, d’après ce que vous voyez. Touchez-en une pour la préparer.
web-percent = { $value } %
web-hints-said = { $place } : { $action }, { $chance }. { $why }
web-assisted = assistée
web-assisted-long = Quelqu’un a demandé un conseil dans cette partie : elle n’est pas cotée.
web-key-hint = conseil
web-hints-among = Conseils
web-hints-among-text = Chacun peut demander les meilleures réponses à son tour. La partie n’est alors pas cotée. Elle commence quand tout le monde a accepté.
web-hints-among-no = Seulement seul
web-hints-among-yes = Si tous acceptent
web-hints-alone-text = Qui joue seul parmi des robots peut demander des conseils ; à plusieurs, il n’y en a pas.
web-hints-agree = J’accepte les conseils
web-hints-agreed = accepte les conseils
web-hints-undecided = n’a pas encore accepté les conseils
