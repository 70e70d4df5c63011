### L'Insondable.

title = L’Insondable
blurb = Un paquebot, une tempête et quelque chose dans l’eau : menez le navire à bon port, à moins d’être de ceux qui doivent l’en empêcher.

## Les mots des clés

resource-fuel = carburant
    .name = Carburant
resource-food = nourriture
    .name = Nourriture
resource-sanity = santé mentale
    .name = Santé mentale
resource-souls = âmes
    .name = Âmes

skill-influence = Influence
    .name = Influence
skill-lore = Connaissance
    .name = Connaissance
skill-observation = Observation
    .name = Observation
skill-strength = Force
    .name = Force
skill-will = Volonté
    .name = Volonté
skill-treachery = Trahison
    .name = Trahison
skill-mythos = Mythe
    .name = Mythe
skills-influence = { skill-influence }
skills-lore = { skill-lore }
skills-observation = { skill-observation }
skills-strength = { skill-strength }
skills-will = { skill-will }
skills-treachery = { skill-treachery }

card-influence-1 = { skill-influence } 1
card-influence-2 = { skill-influence } 2
card-influence-3 = { skill-influence } 3
card-influence-4 = { skill-influence } 4
card-influence-5 = { skill-influence } 5
card-lore-1 = { skill-lore } 1
card-lore-2 = { skill-lore } 2
card-lore-3 = { skill-lore } 3
card-lore-4 = { skill-lore } 4
card-lore-5 = { skill-lore } 5
card-observation-1 = { skill-observation } 1
card-observation-2 = { skill-observation } 2
card-observation-3 = { skill-observation } 3
card-observation-4 = { skill-observation } 4
card-observation-5 = { skill-observation } 5
card-strength-1 = { skill-strength } 1
card-strength-2 = { skill-strength } 2
card-strength-3 = { skill-strength } 3
card-strength-4 = { skill-strength } 4
card-strength-5 = { skill-strength } 5
card-will-1 = { skill-will } 1
card-will-2 = { skill-will } 2
card-will-3 = { skill-will } 3
card-will-4 = { skill-will } 4
card-will-5 = { skill-will } 5
card-treachery-1 = { skill-treachery } 1
card-treachery-2 = { skill-treachery } 2
card-treachery-3 = { skill-treachery } 3
card-treachery-4 = { skill-treachery } 4
card-treachery-5 = { skill-treachery } 5
cards-influence-1 = { card-influence-1 }
cards-influence-2 = { card-influence-2 }
cards-influence-3 = { card-influence-3 }
cards-influence-4 = { card-influence-4 }
cards-influence-5 = { card-influence-5 }
cards-lore-1 = { card-lore-1 }
cards-lore-2 = { card-lore-2 }
cards-lore-3 = { card-lore-3 }
cards-lore-4 = { card-lore-4 }
cards-lore-5 = { card-lore-5 }
cards-observation-1 = { card-observation-1 }
cards-observation-2 = { card-observation-2 }
cards-observation-3 = { card-observation-3 }
cards-observation-4 = { card-observation-4 }
cards-observation-5 = { card-observation-5 }
cards-strength-1 = { card-strength-1 }
cards-strength-2 = { card-strength-2 }
cards-strength-3 = { card-strength-3 }
cards-strength-4 = { card-strength-4 }
cards-strength-5 = { card-strength-5 }
cards-will-1 = { card-will-1 }
cards-will-2 = { card-will-2 }
cards-will-3 = { card-will-3 }
cards-will-4 = { card-will-4 }
cards-will-5 = { card-will-5 }
cards-treachery-1 = { card-treachery-1 }
cards-treachery-2 = { card-treachery-2 }
cards-treachery-3 = { card-treachery-3 }
cards-treachery-4 = { card-treachery-4 }
cards-treachery-5 = { card-treachery-5 }

# Les lieux. L’attribut `at` dit où se trouve quelque chose, `name` est écrit sur le plateau.
space-bridge = la passerelle
    .at = sur la passerelle
    .name = Passerelle
space-chapel = la chapelle
    .at = dans la chapelle
    .name = Chapelle
space-captains-cabin = la cabine du capitaine
    .at = dans la cabine du capitaine
    .name = Cabine du capitaine
space-cargo-hold = la soute
    .at = dans la soute
    .name = Soute
space-galley = la cambuse
    .at = dans la cambuse
    .name = Cambuse
space-boiler-room = la salle des machines
    .at = dans la salle des machines
    .name = Salle des machines
space-sick-bay = l’infirmerie
    .at = à l’infirmerie
    .name = Infirmerie
space-brig = la cale
    .at = dans la cale
    .name = Cale
space-deck-1 = le pont 1
    .at = sur le pont 1
    .name = Pont 1
space-deck-2 = le pont 2
    .at = sur le pont 2
    .name = Pont 2
space-deck-3 = le pont 3
    .at = sur le pont 3
    .name = Pont 3
space-deck-4 = le pont 4
    .at = sur le pont 4
    .name = Pont 4
space-deck-5 = le pont 5
    .at = sur le pont 5
    .name = Pont 5
space-deck-6 = le pont 6
    .at = sur le pont 6
    .name = Pont 6
space-deck-7 = le pont 7
    .at = sur le pont 7
    .name = Pont 7
space-deck-8 = le pont 8
    .at = sur le pont 8
    .name = Pont 8
space-water-1 = la case d’eau 1
    .at = sur la case d’eau 1
    .name = Eau 1
space-water-2 = la case d’eau 2
    .at = sur la case d’eau 2
    .name = Eau 2
space-water-3 = la case d’eau 3
    .at = sur la case d’eau 3
    .name = Eau 3
space-water-4 = la case d’eau 4
    .at = sur la case d’eau 4
    .name = Eau 4
space-water-5 = la case d’eau 5
    .at = sur la case d’eau 5
    .name = Eau 5
space-water-6 = la case d’eau 6
    .at = sur la case d’eau 6
    .name = Eau 6
space-water-7 = la case d’eau 7
    .at = sur la case d’eau 7
    .name = Eau 7
space-water-8 = la case d’eau 8
    .at = sur la case d’eau 8
    .name = Eau 8
space-deep = les Abysses
    .at = dans les Abysses
    .name = Les Abysses
space-supply = la réserve
    .at = dans la réserve
    .name = Réserve
# Les lieux tels que les cartes les nomment.
space-here = votre case
    .at = sur votre case
space-nearest-room = la case d’intérieur la plus proche
    .at = sur la case d’intérieur la plus proche
space-rolled-room = la case d’intérieur correspondante
    .at = sur la case d’intérieur correspondante
space-rolled-deck = la case de pont correspondante
    .at = sur la case de pont correspondante
space-damaged-room = la case endommagée
    .at = sur la case endommagée
space-chosen = cette case
    .at = sur cette case
space-each-deck = chaque case de pont
    .at = sur chaque case de pont
space-each-water = chaque case d’eau
    .at = sur chaque case d’eau
space-each-room = chaque case d’intérieur numérotée
    .at = sur chaque case d’intérieur numérotée
space-ship = le navire
    .at = sur le navire
space-board = le plateau
    .at = sur le plateau
space-water = l’eau
    .at = dans l’eau
space-deck = le pont
    .at = sur le pont

from-bridge = de la passerelle
from-chapel = de la chapelle
from-captains-cabin = de la cabine du capitaine
from-cargo-hold = de la soute
from-galley = de la cambuse
from-boiler-room = de la salle des machines
from-deck-1 = du pont 1
from-deck-2 = du pont 2
from-deck-3 = du pont 3
from-deck-4 = du pont 4
from-deck-5 = du pont 5
from-deck-6 = du pont 6
from-deck-7 = du pont 7
from-deck-8 = du pont 8
from-water-1 = de la case d’eau 1
from-water-2 = de la case d’eau 2
from-water-3 = de la case d’eau 3
from-water-4 = de la case d’eau 4
from-water-5 = de la case d’eau 5
from-water-6 = de la case d’eau 6
from-water-7 = de la case d’eau 7
from-water-8 = de la case d’eau 8
from-deep = des Abysses

monster-hydra = Mère Hydra
monster-dagon = Père Dagon
monster-deep-ones = les Profonds
monarch-hydra = { monster-hydra }
monarch-dagon = { monster-dagon }

track-travel = le périple
    .name = Périple
track-ritual = le rituel
    .name = Rituel

deck-mythos = le paquet Mythe
    .of = du paquet Mythe
deck-waypoints = le paquet Étape
    .of = du paquet Étape
deck-spells = le paquet Sort
    .of = du paquet Sort
deck-items = le paquet Objet
    .of = du paquet Objet

loyalty-human = Humain
loyalty-hybrid = Hybride
loyalty-cultist = Cultiste
loyalties-human = { loyalty-human }
loyalties-hybrid = { loyalty-hybrid }
loyalties-cultist = { loyalty-cultist }

outcome-passed = réussi
outcome-partial = en partie réussi
outcome-failed = manqué

face-soul = 1 âme
face-two-souls = 2 âmes
face-soul-and-sanity = 1 âme et 1 point de santé mentale
face-nobody = une face vide

travel-0 = Départ
travel-1 = En avant lente
travel-2 = En avant demie
travel-3 = En avant toute
travel-4 = Arrivée
ritual-0 = Départ
ritual-1 = Première incantation
ritual-2 = Deuxième incantation
ritual-3 = Troisième incantation
ritual-4 = Bannir

## Les gens

character-keilani = Keilani Fuimaono
    .role = Capitaine
character-arjun = Arjun Singh
    .role = Second
character-svetlana = Svetlana Gedroits
    .role = Chirurgienne de bord
character-jeanne = Jeanne Lafarge
    .role = Mécanicienne
character-jamie = Jamie Snell
    .role = Capitaine d’armes
character-william = William Bowleg
    .role = Apprenti
character-beatrice = Beatrice Sharpe
    .role = Mathématicienne
character-ishmael = Ishmael Marsh
    .role = Exilé
character-edmund = Edmund Mallory
    .role = Porte-guigne
character-samira = Samira Dualeh
    .role = Passagère clandestine

# De qui parle une carte ; `you` est son lecteur.
person-current = le joueur actif
    .of = du joueur actif
    .gender = m
person-captain = le Capitaine
    .of = du Capitaine
    .gender = m
person-keeper = le Gardien du Grimoire
    .of = du Gardien du Grimoire
    .gender = m
person-named = cet humain
    .of = de cet humain
    .gender = m
person-keilani = Keilani
    .of = de Keilani
    .gender = f
person-arjun = Arjun
    .of = d’Arjun
    .gender = m
person-svetlana = Svetlana
    .of = de Svetlana
    .gender = f
person-jeanne = Jeanne
    .of = de Jeanne
    .gender = f
person-jamie = Jamie
    .of = de Jamie
    .gender = m
person-william = William
    .of = de William
    .gender = m
person-beatrice = Beatrice
    .of = de Beatrice
    .gender = f
person-ishmael = Ishmael
    .of = d’Ishmael
    .gender = m
person-edmund = Edmund
    .of = d’Edmund
    .gender = m
person-samira = Samira
    .of = de Samira
    .gender = f

## Les noms des cartes

ability-coordinated-effort = Effort commun
ability-nothing-to-hide = Rien à cacher
ability-inspiring-speech = Discours inspirant
ability-shrivelling = Flétrissement
ability-lesser-banishment = Bannissement mineur
ability-forced-learning = Apprentissage forcé
ability-watch-and-learn = Observer et apprendre
ability-keen-insight = Œil perçant
ability-preparation = Préparation
ability-combat-training = Formation au combat
ability-rampage = Déchaînement
ability-shrug-it-off = Même pas mal
ability-persistence = Persévérance
ability-determination = Détermination
ability-true-grit = Cran
ability-reinforcements = Renforts
ability-call-to-action = Appel à l’assaut
ability-siren-song = Chant des sirènes
ability-ransack = Pillage
ability-perform-rites = Accomplir les rites

ability-experienced = Expérience
ability-deck-chief = Chef de pont
ability-healing-words = Paroles apaisantes
ability-jury-rigger = Reine du rafistolage
ability-quick-draw = Dégaine rapide
ability-occult-training = Formation occulte
ability-predictive-analytics = Calcul prévisionnel
ability-first-oath-of-dagon = Premier serment de Dagon
ability-fortunate-son = Né coiffé
ability-scavenger = Fouineuse

ability-unconventional-leader = Meneuse hors norme
ability-self-sacrifice = Don de soi
ability-medical-intervention = Intervention médicale
ability-full-steam-ahead = À toute vapeur
ability-arrest-order = Mandat d’arrêt
ability-quick-cast = Incantation éclair
ability-perfect-number = Nombre parfait
ability-deep-one-ancestry = Sang des Profonds
ability-uncanny-fortune = Chance insolente
ability-well-equipped = Bien équipée

reveal-keilani = Briser leur moral
reveal-arjun = Fausser la barre
reveal-svetlana = Faute médicale
reveal-jeanne = Sabotage
reveal-jamie = Pluie de balles
reveal-william = Perturber le rituel
reveal-beatrice = Diviser pour régner
reveal-ishmael = Prêter le deuxième serment
reveal-edmund = Porter la poisse
reveal-samira = Vol à la tire

item-speaking-trumpet = Porte-voix
item-six-shooter = Six-coups
item-travel-pharmacy = Pharmacie de voyage
item-tool-kit = Boîte à outils
item-repeating-rifle = Carabine à répétition
item-elder-sign-amulet = Amulette du Signe des Anciens
item-almanac = Almanach
item-book-of-dagon = Livre de Dagon
item-lucky-ring = Bague « porte‑bonheur »
item-starbuck = Starbuck
item-pocket-pistol = Pistolet de poche
item-fine-clothes = Beaux habits
item-mystical-text = Texte mystique
item-binoculars = Jumelles
item-medicine-ball = Médecine-ball
item-treasured-memento = Précieux souvenir
item-jam-tin-grenade = Grenade artisanale
item-kitchen-knife = Couteau de cuisine
item-plimsolls = Espadrilles
item-shotgun = Fusil de chasse

# Les capacités d’objets et de cartes en jeu, telles que le journal les nomme.
ability-speaking-trumpet = { item-speaking-trumpet }
ability-six-shooter = { item-six-shooter }
ability-travel-pharmacy = { item-travel-pharmacy }
ability-repeating-rifle = { item-repeating-rifle }
ability-book-of-dagon = { item-book-of-dagon }
ability-starbuck = { item-starbuck }
ability-pocket-pistol = { item-pocket-pistol }
ability-jam-tin-grenade = { item-jam-tin-grenade }
ability-plimsolls = { item-plimsolls }
ability-shotgun = { item-shotgun }
ability-keeper = le grimoire
ability-sacrifice-deep-one = { mythos-sacrifice-deep-one }
ability-memory-of-the-deep = { mythos-memory-of-the-deep }

mythos-accusation = Accusation
mythos-adrift-fishing-boat = Chalutier à la dérive
mythos-barricade-the-hatches = Barricader les écoutilles
mythos-bucket-brigade = La chaîne des seaux
mythos-class-struggle = Lutte des classes
mythos-coal-bunker-fire = Feu dans la soute à charbon
mythos-collision-course = En route vers la collision
mythos-coordinated-assault = Assaut coordonné
mythos-criminal-activity = Activité criminelle
mythos-damaged-evaporator = Bouilleur endommagé
mythos-deep-one-feint = Feinte des Profonds
mythos-deep-one-swarm = Nuée de Profonds
mythos-dinghy-launch = Canot à la mer
mythos-disturbing-dreams = Rêves troublants
mythos-eot-failure = Panne du transmetteur d’ordres
mythos-fear-of-the-unknown = Peur de l’inconnu
mythos-firemen-strike = Grève des chauffeurs
mythos-flooding-compartment = Compartiment inondé
mythos-food-rationing = Rationnement
mythos-food-stores-raid = Rafle sur la cambuse
mythos-horrific-visions = Visions d’horreur
mythos-hull-leak = Voie d’eau
mythos-hypnotic-melody = Mélodie hypnotique
mythos-identity-crisis = Crise d’identité
mythos-improvised-fuel-source = Combustible improvisé
mythos-incoming-sos = SOS reçu
mythos-infection = Infection
mythos-infiltrator = Infiltration
mythos-jail-break = Évasion
mythos-just-desserts = Juste retour des choses
mythos-kitty-litter = La litière du chat
mythos-looming-breakdown = Panne imminente
mythos-lure-of-yha-nthlei = L’appel de Y’ha-nthlei
mythos-missing-jewelry = Bijoux disparus
mythos-missing-munitions = Munitions disparues
mythos-missing-parents = Parents disparus
mythos-mysterious-lifeboat = Mystérieux canot de sauvetage
mythos-on-the-offensive = Passer à l’offensive
mythos-open-the-gate = Ouvrir le portail
mythos-passenger-overboard = Passager à la mer
mythos-passenger-riot = Émeute de passagers
mythos-poisoned-food = Nourriture empoisonnée
mythos-power-to-the-people = Le pouvoir au peuple
mythos-rally-the-crew = Rallier l’équipage
mythos-rat-infestation = Invasion de rats
mythos-ritual-coordination = Rituel concerté
mythos-ritual-support = Soutenir le rituel
mythos-sacrifice-deep-one = Sacrifier un Profond
mythos-sewage-backup = Refoulement des égouts
mythos-shipboard-fire = Incendie à bord
mythos-stolen-ritual-components = Vol de composants rituels
mythos-strange-vision = Étrange vision
mythos-the-anarcho-individualist = L’anarchiste individualiste
mythos-the-captains-banquet = Le banquet du capitaine
mythos-the-fathers-favor = La faveur du Père
mythos-the-mothers-wrath = Le courroux de la Mère
mythos-too-many-bodies = Trop de corps
mythos-transformation = Transformation
mythos-volunteer-army = Une armée de volontaires
mythos-hold-the-line = Tenir bon
mythos-history-repeats = L’histoire se répète
mythos-the-peacemaker = Le pacificateur
mythos-do-no-harm = Ne pas nuire
mythos-signs-of-life = Signes de vie
mythos-the-game-is-afoot = La chasse est ouverte
mythos-memory-of-the-deep = Mémoire des Abysses
mythos-miscalculation = Erreur de calcul
mythos-family-ties = Liens du sang
mythos-gift-of-the-mother = Don de la Mère
mythos-ticket-please = Votre billet, s’il vous plaît

spell-alchemical-transmutation = Transmutation alchimique
spell-astral-travel = Voyage astral
spell-call-down-the-storm = Déchaîner la tempête
spell-call-friends = Appeler les amis
spell-cloud-memory = Brouiller la mémoire
spell-conjuration = Conjuration
spell-dark-pact = Pacte obscur
spell-feed-the-mind = Nourrir l’esprit
spell-flesh-ward = Protection de la chair
spell-foresee = Prescience
spell-greater-banishment = Bannissement majeur
spell-heal = Guérison
spell-lure-monster = Attirer les monstres
spell-plague-of-locusts = Nuée de sauterelles
spell-raise-the-dead = Relever les morts
spell-revelation-of-script = Révélation du texte
spell-summon-fire = Invoquer le feu
spell-summon-the-beast-within = Éveiller la bête intérieure
spell-voice-of-ra = Voix de Râ

waypoint-abandoned-depot = Dépôt abandonné
waypoint-deserted-island = Île déserte
waypoint-hurricane = Ouragan
waypoint-iceberg = Iceberg
waypoint-reef = Récif
waypoint-shipwreck-survivors = Rescapés d’un naufrage
waypoint-wrecked-ship = Épave
waypoint-deep-one-city = Cité des Profonds
waypoint-fog-bank = Banc de brume
waypoint-maelstrom = Maelström
waypoint-rainstorm = Pluie battante
waypoint-rogue-wave = Vague scélérate
waypoint-rolling-seas = Forte houle
waypoint-sea-smoke = Brouillard d’évaporation
waypoint-seaweed-patch = Champ d’algues
waypoint-smooth-sailing = Navigation paisible
waypoint-calm-waters = Eaux calmes
waypoint-deep-one-ambush = Embuscade des Profonds
waypoint-rough-water = Eaux agitées
waypoint-stormy-seas = Mer orageuse

damage-structural-influence = Dégâts structuraux (Influence)
damage-structural-lore = Dégâts structuraux (Connaissance)
damage-structural-observation = Dégâts structuraux (Observation)
damage-structural-strength = Dégâts structuraux (Force)
damage-structural-will = Dégâts structuraux (Volonté)
damage-structural-any = Dégâts structuraux (au choix)
damage-fuel-leak = Perte de carburant
damage-flooded-food-stores = Vivres inondés
damage-fleeing-passengers = Passagers en fuite

title-captain = Capitaine
title-keeper = Gardien du Grimoire

# Les options des cartes Mythe : les mots d’un bouton.

choice-accusation-1 = Désigner un coupable
choice-accusation-2 = Laisser couver
choice-bucket-brigade-1 = Former la chaîne
choice-bucket-brigade-2 = Laisser brûler
choice-class-struggle-1 = Les tenir en bas
choice-class-struggle-2 = Ouvrir les grilles
choice-coal-bunker-fire-1 = Combattre le feu
choice-coal-bunker-fire-2 = Sceller la soute
choice-criminal-activity-1 = Fouiller les cabines
choice-criminal-activity-2 = Acheter leur silence
choice-dinghy-launch-1 = Mettre à l’eau
choice-dinghy-launch-2 = Les abandonner
choice-firemen-strike-1 = Affronter la grève
choice-firemen-strike-2 = Ralentir
choice-food-rationing-1 = Demi-portions
choice-food-rationing-2 = Nourrir chacun
choice-identity-crisis-1 = Les apaiser
choice-identity-crisis-2 = Détourner les yeux
choice-improvised-fuel-source-1 = Démonter les cabines
choice-improvised-fuel-source-2 = Brûler la réserve
choice-incoming-sos-1 = Répondre à l’appel
choice-incoming-sos-2 = Passer en silence
choice-infection-1 = Isoler et nourrir
choice-infection-2 = Espérer
choice-just-desserts-1 = Troquer les réserves
choice-just-desserts-2 = Refuser
choice-kitty-litter-1 = Chercher le chat
choice-kitty-litter-2 = Y aller soi-même
choice-looming-breakdown-1 = Tenir la pression
choice-looming-breakdown-2 = Réduire l’allure
choice-missing-jewelry-1 = Fouiller chacun
choice-missing-jewelry-2 = Laisser le voleur
choice-missing-parents-1 = Fouiller la cabine
choice-missing-parents-2 = Consoler l’enfant
choice-mysterious-lifeboat-1 = Le hisser à bord
choice-mysterious-lifeboat-2 = Le laisser dériver
choice-open-the-gate-1 = Dire les mots
choice-open-the-gate-2 = Fermer le livre
choice-poisoned-food-1 = Trouver l’antidote
choice-poisoned-food-2 = Tout jeter
choice-power-to-the-people-1 = Tenir tête
choice-power-to-the-people-2 = Céder la barre
choice-ritual-coordination-1 = Chanter ensemble
choice-ritual-coordination-2 = Rompre le cercle
choice-ritual-support-1 = Offrir son savoir
choice-ritual-support-2 = Se ménager
choice-sacrifice-deep-one-1 = Garder la lame
choice-sacrifice-deep-one-2 = Disperser les cendres
choice-strange-vision-1 = Suivre la vision
choice-strange-vision-2 = La chasser
choice-the-anarcho-individualist-1 = L’écouter
choice-the-anarcho-individualist-2 = Le chasser
choice-the-captains-banquet-1 = Un festin pour tous
choice-the-captains-banquet-2 = Un repas simple
choice-too-many-bodies-1 = Partager le pain
choice-too-many-bodies-2 = Sur le pont
choice-transformation-1 = Fermer la soute
choice-transformation-2 = En finir
choice-volunteer-army-1 = Armer les passagers
choice-volunteer-army-2 = Les protéger
choice-history-repeats-1 = Affronter l’équipage
choice-history-repeats-2 = Prendre la faute
choice-the-peacemaker-1 = Livrer bataille
choice-the-peacemaker-2 = Jurer la paix
choice-do-no-harm-1 = Tenter le soin
choice-do-no-harm-2 = Avouer
choice-signs-of-life-1 = Écouter la coque
choice-signs-of-life-2 = Y aller seule
choice-the-game-is-afoot-1 = Suivre la piste
choice-the-game-is-afoot-2 = L’attendre
choice-memory-of-the-deep-1 = Lutter contre elle
choice-memory-of-the-deep-2 = La laisser entrer
choice-miscalculation-1 = Refaire le calcul
choice-miscalculation-2 = Garder le cap
choice-family-ties-1 = Prêter serment
choice-family-ties-2 = Les renier
choice-gift-of-the-mother-1 = Briser le charme
choice-gift-of-the-mother-2 = Céder la bague
choice-ticket-please-1 = Parlementer
choice-ticket-please-2 = Filer

## Ce que disent les cartes, composé d’après leurs lignes : un ordre au lecteur, ou `they`

heading-choice = Choix { $person-of }
heading-test =
    { $partial ->
        [0] Test { $target } : { $skills }
       *[other] Test { $target } (partiel { $partial }) : { $skills }
    }
heading-passed = Réussite
heading-partial = { $partial }+
heading-failed = Échec
heading-first = Soit
heading-second = Soit
heading-other = Ou
heading-kept = En jeu
heading-distance = Distance { $distance }
heading-character = { $character }
heading-values = { $skill-name } { $values }
heading-icons =
    { $toward ->
        [travel] Activez { $monster } ; avancez le périple
        [ritual] Activez { $monster } ; avancez le rituel
       *[choice] Activez { $monster } ; avancez le périple ou le rituel
    }

needs-item = seulement si { $person } a un objet
needs-captain = seulement si { $person } est Capitaine
needs-lore = seulement si { $person } a une carte Connaissance
needs-passenger = seulement s’il reste un passager dans la réserve
needs-three-passengers = seulement s’il reste au moins 3 passagers dans la réserve

say-nothing = il ne se passe rien
say-subject = { $person } { $predicates }
say-test =
    { $partial ->
        [0] effectuez un test de seuil { $target }, soutenu par { $skills }
       *[other] effectuez un test de seuil { $target } (partiel { $partial }), soutenu par { $skills }
    }
say-amount =
    { $more ->
        [yes]
            { $dial ->
                [fuel]
                    { $number ->
                        [one] encore { $number } point de carburant
                       *[other] encore { $number } points de carburant
                    }
                [food]
                    { $number ->
                        [one] encore { $number } point de nourriture
                       *[other] encore { $number } points de nourriture
                    }
                [sanity]
                    { $number ->
                        [one] encore { $number } point de santé mentale
                       *[other] encore { $number } points de santé mentale
                    }
               *[souls]
                    { $number ->
                        [one] encore { $number } âme
                       *[other] encore { $number } âmes
                    }
            }
       *[no]
            { $dial ->
                [fuel]
                    { $number ->
                        [one] { $number } point de carburant
                       *[other] { $number } points de carburant
                    }
                [food]
                    { $number ->
                        [one] { $number } point de nourriture
                       *[other] { $number } points de nourriture
                    }
                [sanity]
                    { $number ->
                        [one] { $number } point de santé mentale
                       *[other] { $number } points de santé mentale
                    }
               *[souls]
                    { $number ->
                        [one] { $number } âme
                       *[other] { $number } âmes
                    }
            }
    }
say-lose = perdez { $amounts }
say-gain = gagnez { $amounts }
    .to = pour gagner { $amounts }
say-gain-any = gagnez 1 ressource de votre choix
say-risk =
    { $number ->
        [one] mettez { $number } passager en péril
       *[other] mettez { $number } passagers en péril
    }
say-pay-risk =
    { $number ->
        [one] mettez { $number } passager en péril { $then }
       *[other] mettez { $number } passagers en péril { $then }
    }
say-may-risk =
    { $person ->
        [you] si vous le souhaitez, { say-risk } et { $then }
       *[other] si { $person } le souhaite, { say-risk } et { $then }
    }
say-may =
    { $person ->
        [you] si vous le souhaitez, { $then }
       *[other] si { $person } le souhaite, { $then }
    }
say-either = à votre choix : { $then }, ou { $other }
say-when =
    { $condition ->
        [passengers] s’il y a un passager dans la réserve, { $then } ; sinon, { $other }
       *[many] si le résultat était de 5 ou plus, { $then }
    }
say-roll =
    { $throw ->
        [plus] lancez le dé et ajoutez la valeur de cette carte
        [again] relancez-le
       *[die] lancez le dé
    } : { $result }, { $then }
say-roll-either =
    { $throw ->
        [plus] lancez le dé et ajoutez la valeur de cette carte
        [again] relancez-le
       *[die] lancez le dé
    } : { $result }, { $then } ; sinon, { $other }
result-any = quel que soit le résultat
result-at-most =
    { $sum ->
        [yes] si le total est de { $number } ou moins
       *[no] sur { $number } ou moins
    }
result-at-least =
    { $sum ->
        [yes] si le total est de { $number } ou plus
       *[no] sur { $number } ou plus
    }
result-below-count = si le résultat est inférieur au nombre { $counted }
result-at-most-count = si le résultat ne dépasse pas le nombre { $counted }
result-at-most-passengers = si le résultat ne dépasse pas le nombre de passagers sur le pont
counted-deep-ones = de Profonds vaincus
counted-enemies = d’ennemis vaincus
counted-passengers = de passagers sauvés
say-roll-room = lancez le dé
say-roll-deck = lancez le dé
say-discard =
    { $number ->
        [one] défaussez { $number } carte
       *[other] défaussez { $number } cartes
    }
    .they =
        { $number ->
            [one] défausse { $number } carte
           *[other] défausse { $number } cartes
        }
say-discard-hand = défaussez toute votre main
    .they = défausse toute sa main
say-spend = défaussez 1 carte { $skill }
    .they = défausse 1 carte { $skill }
say-each-discard =
    { $number ->
        [one] chaque humain défausse { $number } carte
       *[other] chaque humain défausse { $number } cartes
    }
say-each-draw =
    { $draws ->
        [own] chaque humain pioche 1 carte de son lot de compétences
       *[any] chaque humain pioche 1 carte de la compétence de son choix, sauf Trahison
    }
say-treachery =
    { $number ->
        [one] mélangez { $number } carte Trahison au paquet Chaos
       *[other] mélangez { $number } cartes Trahison au paquet Chaos
    }
say-rebuild-chaos = défaussez le paquet Chaos et formez-en un nouveau
say-name =
    { $who ->
        [free-human] choisissez un humain qui n’est pas dans la cale
       *[other-free-human] choisissez un autre humain qui n’est pas dans la cale
    }
    .they =
        { $who ->
            [free-human] choisit un humain qui n’est pas dans la cale
           *[other-free-human] choisit un autre humain qui n’est pas dans la cale
        }
say-may-name =
    { $who ->
        [free-human] vous pouvez choisir un humain qui n’est pas dans la cale
       *[other-free-human] vous pouvez choisir un autre humain qui n’est pas dans la cale
    }
    .they =
        { $who ->
            [free-human] peut choisir un humain qui n’est pas dans la cale
           *[other-free-human] peut choisir un autre humain qui n’est pas dans la cale
        }
say-jail = allez dans la cale
    .they = va dans la cale
say-defeat = vous êtes hors de combat
    .they =
        { $person-gender ->
            [f] est vaincue
           *[m] est vaincu
        }
say-move = rendez-vous { $space-at }
    .they = se rend { $space-at }
say-spawn = générez { $broods }
say-brood =
    { $number ->
        [one] { $number } Profond { $space-at }
       *[other] { $number } Profonds { $space-at }
    }
say-brood-here =
    { $number ->
        [one] { $number } Profond sur la case { $person-of }
       *[other] { $number } Profonds sur la case { $person-of }
    }
say-brood-nearest =
    { $number ->
        [one] { $number } Profond sur la case d’intérieur { $person-of }, ou sinon la plus proche
       *[other] { $number } Profonds sur la case d’intérieur { $person-of }, ou sinon la plus proche
    }
say-activate =
    { $times ->
        [1]
            { $monster-count ->
                [one] activez { $monster }
               *[other] activez { $monster }, dans cet ordre
            }
        [2] activez deux fois { $monster }
       *[other] activez { $times } fois { $monster }
    }
say-activate-here = activez chaque Profond sur votre case
say-front =
    { $monsters ->
        [monarchs] lancez le dé : les deux monarques vont sur la case d’eau correspondante à l’avant du navire
       *[all] lancez le dé : tous les monstres des Abysses vont sur la case d’eau correspondante à l’avant du navire
    }
say-damage =
    { $number ->
        [1] endommagez { $space }
        [2] endommagez deux fois { $space }
       *[other] endommagez { $number } fois { $space }
    }
say-advance =
    { $number ->
        [one] avancez { $track } de { $number } case
       *[other] avancez { $track } de { $number } cases
    }
    .to =
        { $number ->
            [one] pour avancer { $track } de { $number } case
           *[other] pour avancer { $track } de { $number } cases
        }
say-retreat =
    { $number ->
        [one] retardez { $track } de { $number } case
       *[other] retardez { $track } de { $number } cases
    }
say-retreat-or-fuel =
    { $number ->
        [one] retardez le périple de { $number } case ; s’il est sur Départ, perdez plutôt 1 point de carburant
       *[other] retardez le périple de { $number } cases ; perdez 1 point de carburant par case manquante
    }
say-reset = réinitialisez { $track }
say-item = piochez 1 objet
    .they = pioche 1 objet
say-remove-item = retirez 1 de vos objets de la partie
    .they = retire 1 de ses objets de la partie
say-strip = perdez tous vos objets, qui quittent la partie
    .they = perd tous ses objets, qui quittent la partie
say-keep-one-item = chaque humain garde 1 objet et retire les autres de la partie
say-remove = retirez de la partie l’objet { $item }
say-look = consultez les { $number } premières cartes { $deck-of } : remettez-en une sur le dessus et glissez l’autre dessous
    .they = consulte les { $number } premières cartes { $deck-of }, en remet une sur le dessus et glisse l’autre dessous
say-mill = retirez de la partie les { $number } premières cartes { $deck-of }
say-keep = gardez cette carte
    .they = garde cette carte
say-skip-icons = défaussez cette carte sans résoudre ses icônes
say-cast = consultez les 2 premières cartes Sort, résolvez-en une et glissez l’autre sous le paquet
    .they = consulte les 2 premières cartes Sort, en résout une et glisse l’autre sous le paquet
say-waypoint = consultez les 2 premières cartes Étape, résolvez-en une et glissez l’autre sous le paquet
    .they = consulte les 2 premières cartes Étape, en résout une et glisse l’autre sous le paquet
say-depose = allez dans la cale et laissez le titre au dernier personnage éligible de la ligne de succession
    .they = va dans la cale et laisse le titre au dernier personnage éligible de la ligne de succession
say-lose-tome = perdez ce titre
    .they = perd ce titre
say-defeat-deep-ones = vainquez chaque Profond { $space-at }
say-defeat-one-inside = vainquez 1 Profond à l’intérieur du navire
    .they = vainc 1 Profond à l’intérieur du navire
say-defeat-humans = vainquez chaque humain { $space-at }
say-defeat-passengers = vainquez chaque passager { $space-at }
say-defeat-passenger = vainquez-le
say-defeat-in-supply = vainquez 1 passager de la réserve
say-defeat-enemies = vainquez chaque ennemi sur votre case
say-defeat-everyone-here = vainquez chaque humain et chaque passager sur votre case, vous compris
say-choose-room = choisissez une case d’intérieur
    .they = choisit une case d’intérieur
say-choose-undamaged-room = choisissez une case d’intérieur intacte
    .they = choisit une case d’intérieur intacte
say-choose-passenger = choisissez 1 passager sur le pont
say-push-deep-ones =
    { $pushes ->
        [each] déplacez chaque Profond du navire sur une case adjacente
       *[any] vous pouvez déplacer les Profonds de votre choix sur le navire, d’une case chacun
    }
    .they =
        { $pushes ->
            [each] déplace chaque Profond du navire sur une case adjacente
           *[any] peut déplacer les Profonds de son choix sur le navire, d’une case chacun
        }
say-volunteers = mettez de 1 à { $number } passagers en péril pour vaincre autant de Profonds sur le navire
    .they = met de 1 à { $number } passagers en péril pour vaincre autant de Profonds sur le navire
say-recall-deep-ones = remettez tous les Profonds dans la réserve, même ceux des Abysses
say-free-everyone = chaque personnage dans la cale se rend sur la case de navire de son choix
say-invite = chaque humain qui n’est pas dans la cale peut se rendre { $space-at }
say-advance-by-margin = avancez le rituel de 1 case, et de 1 case de plus par tranche entière de 2 points au-dessus de { $number }
say-astral-travel = déplacez des personnages et des Profonds d’une même case, à votre choix, sur d’autres cases de navire
say-call-friends = sauvez autant de passagers que vous le souhaitez, où qu’ils soient
say-conjure = consultez les { $number } premières cartes Objet, gardez-en une et mélangez les autres au paquet
say-foresee = consultez les { $number } premières cartes du paquet Mythe ou du paquet Étape : remettez-en une sur le dessus et glissez les autres dessous
say-ward = donnez cette carte au joueur de votre choix : sa prochaine défaite est évitée. Retirez alors cette carte et lancez le dé : sur 4 ou moins, perdez 1 point de santé mentale
say-heal = chaque humain à l’infirmerie se rend sur la case de navire de son choix ; chaque autre humain pioche 1 carte de son lot de compétences
say-banish-monarchs = déplacez les deux monarques dans les Abysses
say-locusts = lancez le dé et vainquez autant de Profonds sur le plateau
say-keep-script = gardez cette carte. Une fois le total d’un test calculé, vous pouvez la retirer pour ajouter au test la première carte d’un paquet Compétence ; lancez alors le dé : si le résultat ne dépasse pas la valeur de cette carte, perdez 1 point de santé mentale
say-may-move = si vous le souhaitez, rendez-vous sur une case de navire de votre choix
say-lift-fog = cette carte quitte la partie ; la première carte Étape prend sa place et se résout
say-wash-overboard = déplacez chaque Profond du pont sur la case d’eau adjacente
say-malpractice = vainquez 1 passager sur une case au choix ou dans la réserve
say-disrupt-ritual = avancez ou retardez le rituel de 2 cases au plus
say-divide-and-conquer = générez 1 Profond sur { $number } cases d’eau différentes
say-spread-misfortune = piochez une carte Mythe et résolvez sa crise : choisissez à la place de la personne désignée ; un test est un échec. Ignorez ses icônes
say-pickpocket = prenez 1 objet à un humain sur votre case

## L’enjeu d’un test : de quoi il s’agit, qui le demande, ce qu’entraînent ses issues

test-captains-cabin = Enfermer { $owner } ?
    .you = Vous enfermer ?
test-brig = { $owner } sort de la cale ?
    .you = Sortez-vous de la cale ?
reason-mythos = Mythe · tour de { $owner }
    .you = Mythe · votre tour
reason-captains-cabin = Cabine du capitaine · { $owner } accuse
    .you = Cabine du capitaine · vous accusez
reason-brig = Cale · { $owner } force la serrure
    .you = Cale · vous forcez la serrure
reason-memory = En jeu · { $owner } lutte contre ce souvenir
    .you = En jeu · vous luttez contre ce souvenir
say-captains-cabin-passed = { $owner } va dans la cale et perd tout titre
    .you = vous allez dans la cale et perdez tout titre
say-captains-cabin-failed = { $owner } reste libre, et rien d’autre ne se passe
    .you = vous restez libre, et rien d’autre ne se passe
say-brig-passed = { $owner } va sur la case de navire de son choix
    .you = vous allez sur la case de navire de votre choix
say-brig-failed = { $owner } reste dans la cale
    .you = vous restez dans la cale
say-forget = cette carte est défaussée

## Ce que disent les cartes et les cases sans ligne

text-ability-coordinated-effort = Action : choisissez un autre personnage, qui effectue 1 action.
text-ability-nothing-to-hide = Avant l’ajout de cartes à un test : les joueurs y ajoutent leurs cartes face visible.
text-ability-inspiring-speech = Action : lancez le dé. Sur 3 ou plus, gagnez 1 point de santé mentale ; sinon, perdez-en 1.
text-ability-shrivelling = Action : choisissez un ennemi sur une case quelconque et lancez le dé, avec +2 contre un Profond. Sur 6 ou plus, cet ennemi est vaincu.
text-ability-lesser-banishment = Action : déplacez tous les Profonds d’une case sur une même case adjacente.
text-ability-forced-learning = Avant l’ajout de cartes à un test : choisissez une compétence. Elle soutient ce test.
text-ability-watch-and-learn = Action : piochez 2 cartes des compétences de votre choix, sauf Trahison.
text-ability-keen-insight = Avant un lancer de dé : ajoutez 2 au résultat ou retranchez-lui 2.
text-ability-preparation = Avant l’ajout de cartes à un test : aucune carte Chaos n’y est ajoutée.
text-ability-combat-training = Après le lancer de dé d’une attaque : faites relancer le dé.
text-ability-rampage = Action : effectuez jusqu’à 4 attaques de base, ou jusqu’à 3 attaques avec une même Arme.
text-ability-shrug-it-off = Au moment d’être vaincu : évitez cette défaite.
text-ability-persistence = Action : défaussez jusqu’à 5 cartes, puis piochez-en autant dans un même paquet Compétence, sauf Trahison.
text-ability-determination = Une fois le total d’un test calculé : ajoutez-lui 2 ou retranchez-lui 2.
text-ability-true-grit = Action : effectuez 2 actions. Une fois par tour.
text-ability-reinforcements = Action : générez 1 Profond dans les Abysses. S’ils y sont au moins 4, déplacez tous les monstres des Abysses sur une même case d’eau de votre choix.
text-ability-call-to-action = Action : activez chaque Profond sur votre case, ou 1 Profond où qu’il soit.
text-ability-siren-song = Action : mettez 1 passager en péril.
text-ability-ransack = Au début de votre phase d’Action : perdez 1 point de santé mentale dans la chapelle, de nourriture dans la cambuse, de carburant dans la salle des machines. Votre phase d’Action prend fin.
text-ability-perform-rites = Au début de votre phase d’Action : activez les deux monarques, dans l’ordre de votre choix. Votre phase d’Action prend fin.

text-ability-experienced = Une fois le total d’un test calculé, une fois par test : vous pouvez y ajouter 1 carte de votre main, face visible. Pas dans la cale.
text-ability-deck-chief = Action : rendez-vous sur la case de pont de votre choix, puis effectuez 1 action. Une fois par tour.
text-ability-healing-words = Au moment où un personnage va être vaincu : vous pouvez défausser 1 carte Connaissance pour l’éviter.
text-ability-jury-rigger = Quand quelqu’un a utilisé la salle des machines : vous pouvez endommager le navire pour avancer le périple de 1 case. Pas dans la cale.
text-ability-quick-draw = Action : attaquez avec une Arme, puis effectuez 1 action. Une fois par tour.
text-ability-occult-training = Action : consultez la première carte Sort et laissez-la en place ou glissez-la sous le paquet, puis effectuez 1 action. Une fois par tour.
text-ability-predictive-analytics = Pendant votre phase de Mythe, vous piochez 2 cartes Mythe, en résolvez une et glissez l’autre sous le paquet. Pas dans la cale.
text-ability-first-oath-of-dagon = Action : défaussez 1 carte Connaissance, choisissez un monarque sur le plateau et lancez le dé en ajoutant la valeur de la carte. Sur 7 ou plus, le monarque va dans les Abysses ; sinon, vous pouvez le déplacer sur une case d’eau adjacente.
text-ability-fortunate-son = Après un lancer de dé : vous pouvez défausser 1 carte pour faire relancer le dé. Pas dans la cale.
text-ability-scavenger = Action, avec 4 objets au plus : piochez 1 objet, puis vous pouvez donner 1 objet à un autre humain sur votre case. Une fois par tour.

text-ability-unconventional-leader = Quand le choix d’une carte Mythe vous revient : perdez plutôt 1 ressource de votre choix, et passez la crise.
text-ability-self-sacrifice = Avant l’ajout de cartes au test d’une carte Mythe : choisissez son issue. Aucune carte n’est ajoutée et vous êtes vaincu.
text-ability-medical-intervention = Au moment où un personnage ou un passager va être vaincu : évitez cette défaite. Pas dans la cale.
text-ability-full-steam-ahead = Action, dans la salle des machines : perdez 1 point de carburant et avancez le périple de 2 cases.
text-ability-arrest-order = Action : un autre personnage sur votre case va dans la cale.
text-ability-quick-cast = Action, en tant que Gardien du Grimoire : résolvez la première carte Sort, puis effectuez 1 action.
text-ability-perfect-number = Au lieu d’un lancer : placez le dé sur le chiffre de votre choix. Il ne peut pas être relancé.
text-ability-deep-one-ancestry = Action : consultez toutes les cartes Loyauté d’un autre humain.
text-ability-uncanny-fortune = Quand une carte Mythe est piochée, avant sa résolution : défaussez-la et piochez-en une autre.
text-ability-well-equipped = Une fois le total d’un test calculé : modifiez-le, en plus ou en moins, de votre nombre d’objets au plus. Pas dans la cale.

text-reveal-jamie = Vainquez chaque humain et chaque passager sur votre case.

text-item-speaking-trumpet = Action : sauvez tous les passagers sur votre case et sur les cases adjacentes.
text-item-six-shooter = Arme. Action : attaquez, avec +2 au lancer.
text-item-travel-pharmacy = Au moment où un passager sur votre case ou une case adjacente va être vaincu : perdez 1 point de nourriture ou retirez cet objet pour le sauver.
text-item-tool-kit = Action : réparez votre case sans défausser de cartes.
text-item-repeating-rifle = Arme. Action : attaquez un ennemi sur une case adjacente, avec +1 au lancer.
text-item-elder-sign-amulet = Après avoir résolu Flétrissement ou Bannissement mineur : vous pouvez résoudre cette carte une seconde fois.
text-item-almanac = Avant un lancer de dé, une fois par lancer : défaussez 1 carte Observation pour ajouter sa valeur au résultat.
text-item-book-of-dagon = Action : déplacez tous les Profonds de votre case sur une même case adjacente, puis effectuez 1 action. Une fois par tour.
text-item-lucky-ring = Une fois le total d’un test calculé, une fois par test : ajoutez-lui 2. Si le test est réussi, mélangez 2 cartes Trahison au paquet Chaos.
text-item-starbuck = Action : attaquez, puis effectuez 1 action. Une fois par tour. Ou, au moment d’être vaincu : retirez cet objet pour éviter cette défaite.
text-item-pocket-pistol = Arme. Action : attaquez ; vous pouvez relancer le dé une fois.
text-item-fine-clothes = Amélioration : vous recevez 1 carte Influence de plus.
text-item-mystical-text = Amélioration : vous recevez 1 carte Connaissance de plus.
text-item-binoculars = Amélioration : vous recevez 1 carte Observation de plus.
text-item-medicine-ball = Amélioration : vous recevez 1 carte Force de plus.
text-item-treasured-memento = Amélioration : vous recevez 1 carte Volonté de plus.
text-item-jam-tin-grenade = Action : retirez cet objet et choisissez une case adjacente. Chaque Profond, personnage et passager y est vaincu. Si c’est une case d’intérieur intacte, endommagez-la.
text-item-kitchen-knife = Arme. Ajoutez 1 à vos attaques de base.
text-item-plimsolls = Action : rendez-vous sur une case de navire adjacente, puis effectuez 1 action. Une fois par tour.
text-item-shotgun = Arme. Action : attaquez, avec +1 par ennemi sur votre case.

text-damage-structural = Chaque humain sur la case est vaincu. La case ne peut pas être utilisée tant que personne sur place ne l’a réparée : défaussez des cartes { $skill } d’une valeur totale de { $number } ou plus.
text-damage-structural-any = Chaque humain sur la case est vaincu. La case ne peut pas être utilisée tant que personne sur place ne l’a réparée : défaussez des cartes au choix d’une valeur totale de { $number } ou plus.
text-damage-fuel-leak = Perdez 1 point de carburant. Cette carte quitte la partie.
text-damage-flooded-food-stores = Perdez 1 point de nourriture. Cette carte quitte la partie.
text-damage-fleeing-passengers = Mettez 1 passager en péril. Glissez cette carte sous le paquet Dégât et piochez-en une autre.

text-space-bridge = Action : mettez 1 passager en péril pour jeter un œil aux 2 premières cartes du paquet Mythe ou du paquet Étape ; l’une y revient, l’autre passe dessous.
text-space-chapel = Action : retardez le rituel de 1 case. Ou bien défaussez 1 carte Connaissance et ajoutez sa valeur à un lancer de dé : 6 ou moins coûte 1 point de santé mentale. Le rituel avance ensuite de 1 case.
text-space-captains-cabin = Action : accusez un humain (d’après le Guide de Référence, un autre humain) qui n’est pas dans la cale et tentez un test 8 (Influence, Observation) : réussi, il l’y envoie.
text-space-cargo-hold = Action : consultez les 2 premières cartes Objet, gardez-en une et glissez l’autre sous le paquet.
text-space-galley = Action : piochez jusqu’à 5 cartes des compétences de votre choix, sauf Trahison, puis lancez le dé : un résultat inférieur à leur nombre coûte 1 point de nourriture.
text-space-boiler-room = Action : défaussez 1 carte Force et ajoutez sa valeur à un lancer de dé : 6 ou moins coûte 1 point de carburant. Le périple avance ensuite de 1 case.
text-space-sick-bay = À la phase d’Acquisition des compétences, ne piochez que 1 carte de votre lot.
text-space-brig = Action d’un humain : tentez un test 8 (Connaissance, Force) : réussi, il vous mène sur la case de navire de votre choix. Dans la cale, vous ajoutez 1 carte au plus à un test.

text-title-captain = Quand le périple atteint Arrivée, consultez les 2 premières cartes Étape, résolvez-en une et glissez l’autre sous le paquet. De nombreuses crises vous laissent le choix.
text-title-keeper = Action : consultez les 2 premières cartes Sort, résolvez-en une et glissez l’autre sous le paquet. Une fois par tour. Quelques crises vous laissent le choix.

text-kept-barricade-the-hatches = À tout moment : défaussez cette carte. Jusqu’à la fin du tour, aucun Profond ne peut se rendre sur une case d’intérieur.
text-kept-sacrifice-deep-one = Action, avec un Profond sur votre case : lancez le dé. Sur 6 ou plus, vainquez un Profond sur votre case, avancez le rituel de 2 cases et défaussez cette carte.
text-kept-the-peacemaker = Vous ne pouvez pas attaquer. Quand un passager est vaincu, perdez 1 point de santé mentale et défaussez cette carte.
text-kept-memory-of-the-deep = Chaque fois que vous ajoutez des cartes à un test, la première carte du paquet Trahison s’y ajoute. Action : effectuez un test 13 (Connaissance, Volonté). Réussite : défaussez cette carte. Échec : perdez 1 point de santé mentale.
text-kept-family-ties = La première carte du paquet Trahison s’ajoute à chaque test avec les cartes Chaos. Pas tant que vous êtes dans la cale.
text-kept-flesh-ward = La prochaine défaite de son porteur est évitée. Cette carte quitte alors la partie ; lancez le dé : sur 4 ou moins, perdez 1 point de santé mentale.
text-kept-revelation-of-script = Une fois le total d’un test calculé : vous pouvez retirer cette carte pour ajouter au test la première carte d’un paquet Compétence. Lancez ensuite le dé : si le résultat ne dépasse pas la valeur de cette carte, perdez 1 point de santé mentale.

## Les noms

term-board = Le navire
term-dials = Ressources
term-travel = Périple
term-ritual = Rituel
term-distance = Distance
term-waypoints = Étapes
term-mythos = Carte Mythe
term-crisis = Crise
term-test = Test
term-target = Seuil
term-partial = Partiel
term-total = Total
term-supporting = Soutien
term-opposing = Opposition
term-added = Cartes ajoutées
term-chaos = Paquet Chaos
term-die = Dé
term-decks = Paquets
term-discards = Défausses
term-mythos-deck = Paquet Mythe
term-waypoint-deck = Paquet Étape
term-spell-deck = Paquet Sort
term-item-deck = Paquet Objet
term-damage-deck = Paquet Dégât
term-water = Eau
term-deck = Pont
term-rooms = Intérieur
term-deep = Les Abysses
term-deep-one = Profond
term-deep-ones = Profonds
term-hydra = Mère Hydra
term-dagon = Père Dagon
term-passenger = Passager
term-passengers = Passagers
term-supply = Réserve
term-damage = Dégâts
term-damaged = endommagée
term-barricaded = Écoutilles barricadées
term-players = Joueurs
term-current-player = Joueur actif
term-first-player = Premier joueur
term-captain = Capitaine
term-keeper = Gardien du Grimoire
term-character = Personnage
term-space = Case
term-hand = Main
term-skill-set = Lot de compétences
term-actions = Actions restantes
term-items = Objets
term-improvement = Amélioration
term-weapon = Arme
term-active = active
term-feat = Exploit
term-sheet = Capacité
term-sheets = Capacités
term-reveal = Quand vous vous révélez
term-kept = En jeu
term-spells = Sorts
term-ward = Protection de la chair
term-script = Révélation du texte
term-loyalty = Loyauté
term-loyalty-cards = Cartes Loyauté
term-human = Humain
term-hybrid = Hybride
term-cultist = Cultiste
term-traitor = Traître
term-hidden = cachée
term-known-cards = Cartes que vous avez vues
term-offers = Propositions
term-looking = Cartes consultées
term-skill-cards = Cartes Compétence
term-titles = Titres
term-feats = Exploits
term-reveals = Révélations

## Les options

option-book = Livre de règles
option-book-learn-to-play = Livret d’Apprentissage, à la lettre
option-book-reference = Guide de Référence : là où les deux livres diffèrent, il décide
option-game = Partie
option-game-standard = standard
option-game-learning = d’apprentissage : aucune carte Loyauté au premier tour de table
option-cultist = Cultiste, à 4 ou 6 joueurs
option-cultist-with = avec le Cultiste
option-cultist-without = sans : un Humain de plus, et des cadrans plus bas
option-difficulty = Difficulté
option-difficulty-even = telle qu’imprimée
option-difficulty-humans = plus facile pour les humains : chaque cadran a 2 points de plus
option-difficulty-traitors = plus facile pour les traîtres : chaque cadran a 2 points de moins
option-crew = Personnages
option-crew-chosen = chacun choisit
option-crew-random = distribués au hasard
option-crew-suggested = ceux conseillés pour une première partie

## Ce qui est demandé

prompt-crew = { $player } choisit un personnage.
    .you = Choisissez votre personnage.
prompt-splits =
    { $mode ->
        [treachery] { $player } annonce les cartes à recevoir : de son lot, ou des cartes Trahison à la place.
       *[other]
            { $people ->
                [one] { $player } annonce les cartes Compétence à piocher.
               *[other] { $player } annoncent les cartes Compétence à piocher.
            }
    }
    .you =
        { $missing ->
            [one] Choisissez la compétence d’une dernière carte à piocher.
           *[other] Choisissez les compétences à piocher : encore { $missing } cartes, dans l’ordre indiqué.
        }
prompt-actions =
    { $own ->
        [yes]
            { $actions ->
                [one] Il reste une action à { $player }.
               *[other] Il reste { $actions } actions à { $player }.
            }
       *[no] { $player } peut effectuer une action aussitôt.
    }
    .you =
        { $own ->
            [yes]
                { $actions ->
                    [one] À vous d’agir : il vous reste une action.
                   *[other] À vous d’agir : il vous reste { $actions } actions.
                }
           *[no] Vous pouvez effectuer une action aussitôt.
        }
prompt-crisis = { $mythos } : { $player } choisit.
    .you = { $mythos } : choisissez.
prompt-test = { $player } choisit l’issue du test.
    .you = Choisissez l’issue du test ({ $target }).
prompt-contribute = { $player } peut ajouter des cartes au test { $target } ({ $skills }).
    .you =
        { $picked ->
            [0]
                { $shown ->
                    [yes] Test { $target } ({ $skills }) : ajoutez des cartes face visible, ou aucune.
                   *[no] Test { $target } ({ $skills }) : ajoutez des cartes face cachée, ou aucune.
                }
            [one] Test { $target } ({ $skills }) : une carte pour l’instant. Ajoutez-en, ou remettez-la.
           *[other] Test { $target } ({ $skills }) : { $picked } cartes pour l’instant. Ajoutez-en, ou remettez-les.
        }
prompt-spend = { $player } défausse une carte { $skill }.
    .you = Défaussez une carte { $skill } : sa valeur compte.
prompt-discards =
    { $mode ->
        [to-limit] Retour à dix cartes : défausse de { $player }.
        [worth] { $player } paie avec des cartes d’une valeur de { $count } ou plus.
        [up-to] { $player } peut défausser des cartes.
       *[exactly] Des cartes à défausser : { $player }.
    }
    .you =
        { $mode ->
            [to-limit]
                { $missing ->
                    [one] Vous ne gardez que dix cartes : défaussez-en encore une.
                   *[other] Vous ne gardez que dix cartes : défaussez-en encore { $missing }, dans l’ordre indiqué.
                }
            [worth] Payez avec des cartes d’une valeur de { $count } ou plus : { $worth } pour l’instant.
            [up-to] Défaussez jusqu’à { $count } cartes, dans l’ordre indiqué : { $picked } pour l’instant.
           *[exactly]
                { $missing ->
                    [one] Défaussez une carte.
                   *[other] Défaussez { $missing } cartes, dans l’ordre indiqué.
                }
        }
prompt-order = { $player } choisit laquelle des cartes défaussées reste sur le dessus.
    .you = Laquelle des cartes défaussées reste sur le dessus, à la vue de tous ?
prompt-look = { $player } consulte des cartes { $deck-of }.
    .you =
        { $mode ->
            [one-on-top] Quelle carte remettez-vous sur le dessus ? L’autre va dessous.
            [one-on-top-rest-mixed] Quelle carte remettez-vous sur le dessus ? Les autres vont dessous.
            [top-or-bottom] Le premier sort est { $seen }. Le laissez-vous en place ?
            [may-take-one] Quel objet gardez-vous ?
            [take-and-shuffle] Quelle carte gardez-vous ? Les autres sont remélangées.
           *[take-one] Quelle carte prenez-vous ? L’autre va dessous.
        }
prompt-wear = { $player } peut changer d’amélioration active.
    .you = Quelle amélioration est active ?
# Une question scellée : la même pour tous, sauf pour qui elle concerne.
prompt-window =
    { $window ->
        [before-rolls] Plusieurs lancers de dé suivent. Voulez-vous être consulté avant chacun d’eux ? Qui passe n’y utilise ni { ability-keen-insight }, ni { item-almanac }, ni { ability-perfect-number }.
        [before-roll] { $owner } va lancer le dé. Quelqu’un change-t-il le résultat ?
        [after-roll] { $owner } a obtenu { $face }. Quelqu’un fait-il relancer le dé ?
        [before-test] Un test commence : { $target } ({ $skills }). Quelqu’un agit-il avant l’ajout des cartes ?
        [after-total] Le total est de { $total }, le seuil de { $target }. Quelqu’un le change-t-il ?
        [character-falls] { $owner } va subir une défaite. Quelqu’un l’évite-t-il ?
       *[passenger-falls] Un passager va être vaincu. Quelqu’un l’évite-t-il ?
    }
    .owner =
        { $window ->
            [before-roll] Vous allez lancer le dé. Quelqu’un change-t-il le résultat ?
            [after-roll] Vous avez obtenu { $face }. Quelqu’un fait-il relancer le dé ?
            [character-falls] Vous allez subir une défaite. Quelqu’un l’évite-t-il ?
           *[other] { prompt-window }
        }
prompt-set-die = { $player } peut placer le dé.
    .you = Placez le dé, ou faites-le lancer.
prompt-defeat = { $player } choisit ce qui évite la défaite.
    .you = Qu’est-ce qui évite la défaite ?
prompt-activation = { $player } choisit le prochain Profond à agir.
    .you = Quel Profond agit maintenant ?
prompt-trade =
    { $item ->
        [none] { $player } peut proposer des objets.
       *[other] { $player } se voit proposer { $item }.
    }
    .you =
        { $item ->
            [none] Proposez un objet à quelqu’un sur place, ou passez.
           *[other] { $owner } vous propose { $item }.
        }
prompt-pick-human =
    { $purpose ->
        [captains-cabin] { $player } désigne un suspect.
       *[other] { $player } choisit un humain à mettre dans la cale.
    }
    .you =
        { $purpose ->
            [captains-cabin] Qui accusez-vous ?
           *[other] Qui va dans la cale ?
        }
prompt-pick-destination = { $player } choisit où se rendre.
    .you = Où vous rendez-vous ?
prompt-pick-yes-no =
    { $purpose ->
        [mythos] { $player } peut remplacer { $mythos } par une autre carte Mythe.
        [boiler-room] { $player } peut endommager le navire pour avancer le périple.
        [activation] { $player } peut barricader les écoutilles.
        [actions] { $player } peut barricader les écoutilles.
        [invite] { $player } peut se rendre dans la cambuse.
        [may] { $player } a le choix : { $sentences }
        [may-risk] { $player } a le choix : { $sentences }
       *[other] { $player } peut résoudre la carte une seconde fois.
    }
    .you =
        { $purpose ->
            [mythos] Chance insolente : remplacez-vous { $mythos } par une autre carte Mythe ?
            [boiler-room] Reine du rafistolage : endommagez-vous le navire pour avancer le périple de 1 case ?
            [activation] Barricadez-vous les écoutilles avant que les Profonds n’agissent ?
            [actions] Barricadez-vous les écoutilles maintenant, jusqu’à la fin du tour ?
            [invite] Vous rendez-vous dans la cambuse ?
            [may] Si vous le souhaitez : { $sentences }
            [may-risk] Si vous le souhaitez : { $sentences }
           *[other] Amulette du Signe des Anciens : résolvez-vous la carte une seconde fois ?
        }
prompt-pick-gain = { $player } choisit une ressource à gagner.
    .you = Quelle ressource gagnez-vous ?
prompt-pick-lose = { $player } choisit une ressource à perdre.
    .you = Quelle ressource perdez-vous ?
prompt-pick-track = { $player } choisit la piste qui progresse.
    .you = Quelle piste progresse ?
prompt-pick-room = { $player } choisit une case d’intérieur.
    .you =
        { $purpose ->
            [choose-undamaged-room] Quelle case endommagez-vous ?
            [spawn] Sur quelle case surgissent les Profonds ?
           *[other] Sur quelle case d’intérieur les Profonds sont-ils vaincus ?
        }
prompt-pick-passenger =
    { $purpose ->
        [call-friends] { $player } peut sauver des passagers.
       *[other] { $player } choisit le passager perdu.
    }
    .you =
        { $purpose ->
            [call-friends] Où sauvez-vous un passager ?
           *[other] Où perd-on un passager ?
        }
prompt-pick-deep-one = { $player } choisit un Profond à vaincre.
    .you = Où vainquez-vous un Profond ?
prompt-pick-deck = { $player } choisit un paquet à consulter.
    .you = Quel paquet consultez-vous ?
prompt-pick-person =
    { $purpose ->
        [ward] { $player } choisit qui porte la Protection de la chair.
        [defeats] { $player } choisit qui tombe en premier.
        [coordinated-effort] { $player } choisit qui agit.
        [scavenger] { $player } choisit qui reçoit l’objet.
        [arrest-order] { $player } choisit qui arrêter.
        [deep-one-ancestry] { $player } choisit les cartes Loyauté à consulter.
       *[other] { $player } choisit qui reçoit les cartes Loyauté.
    }
    .you =
        { $purpose ->
            [ward] Qui porte la Protection de la chair ?
            [defeats] Qui tombe en premier ?
            [coordinated-effort] Qui effectue une action ?
            [scavenger] Qui reçoit l’objet ?
            [arrest-order] Qui arrêtez-vous ?
            [deep-one-ancestry] De qui consultez-vous les cartes Loyauté ?
            [deal] Qui reçoit votre nouvelle carte Loyauté ?
           *[other] Qui reçoit vos autres cartes Loyauté ?
        }
prompt-pick-item =
    { $purpose ->
        [keep-one-item] { $player } choisit le seul objet à garder.
        [scavenger] { $player } peut donner un objet.
        [pickpocket] { $player } prend un objet.
       *[other] { $player } choisit un objet à retirer.
    }
    .you =
        { $purpose ->
            [keep-one-item] Quel objet gardez-vous ?
            [scavenger] Quel objet donnez-vous ?
            [pickpocket] Quel objet prenez-vous ?
           *[other] Quel objet quitte la partie ?
        }
prompt-pick-neighbour =
    { $purpose ->
        [first-oath-of-dagon] { $player } peut déplacer le monarque.
       *[other] { $player } choisit où vont les Profonds.
    }
    .you =
        { $purpose ->
            [push-deep-ones] Où va ce Profond ?
            [first-oath-of-dagon] Où va le monarque ?
           *[other] Où vont les Profonds ?
        }
prompt-pick-number = { $player } choisit combien de passagers mettre en péril.
    .you = Combien de passagers mettez-vous en péril ?
prompt-pick-victim = { $player } choisit qui le Profond attaque.
    .you = Qui le Profond attaque-t-il ?
prompt-pick-monarch = { $player } choisit un monarque.
    .you =
        { $purpose ->
            [perform-rites] Quel monarque est activé en premier ?
           *[other] À quel monarque vous adressez-vous ?
        }
prompt-pick-space = { $player } choisit une case.
    .you =
        { $purpose ->
            [push-deep-ones] Quel Profond se déplace ?
            [astral-travel] Choisissez une case.
            [divide-and-conquer] Où surgit un Profond ?
            [lesser-banishment] De quelle case chassez-vous les Profonds ?
            [reinforcements] Où surgissent les monstres des Abysses ?
            [jam-tin-grenade] Où lancez-vous la grenade ?
           *[other] Où vous rendez-vous ?
        }
prompt-pick-option = { $player } choisit.
    .you = Choisissez.
prompt-pick-target = { $player } choisit une cible.
    .you = Qui visez-vous ?
prompt-pick-creature = { $player } choisit qui s’en va.
    .you = Qui voyage ?
prompt-pick-ritual = { $player } peut avancer ou retarder le rituel.
    .you = De combien le rituel bouge-t-il ?
prompt-pick-means = { $player } choisit comment attaquer.
    .you = Comment attaquez-vous ?
prompt-pick-called = { $player } choisit les Profonds qui agissent.
    .you = Quels Profonds agissent ?
prompt-pick-skill = { $player } choisit un paquet où piocher.
    .you = Dans quel paquet piochez-vous ?
prompt-over =
    { $winners-count ->
        [0] La partie est finie : personne ne gagne.
        [one] La partie est finie : victoire de { $winners }.
       *[other] La partie est finie : victoire de { $winners }.
    }
    .winner =
        { $winners-count ->
            [one] La partie est finie : vous gagnez.
           *[other] La partie est finie : vous gagnez avec { $others }.
        }

## Les actions

action-pass =
    { $step ->
        [look] Le laisser là
        [set-die] Le faire lancer
        [window] Passer
       *[other]
            { $purpose ->
                [may-name] Personne
                [call-friends] Personne d’autre
                [may-move] Rester
                [push-deep-ones] C’est tout
                [astral-travel] C’est tout
                [rampage] Cesser d’attaquer
                [attacks] Cesser d’attaquer
                [scavenger] Ne rien donner
                [first-oath-of-dagon] Le laisser là
               *[other] C’est tout
            }
    }
action-done =
    { $step ->
        [contribute]
            { $picked ->
                [0] N’ajouter aucune carte
                [one] Remettre cette carte
               *[other] Remettre ces { $picked } cartes
            }
        [activation] Laisser l’ordre au programme
        [trade] Ne rien proposer de plus
       *[other]
            { $picked ->
                [0] Aucune
               *[other] C’est tout
            }
    }
action-no =
    { $step ->
        [look] La laisser sur le dessus
       *[other] Non
    }
action-yes =
    { $step ->
        [look] La glisser dessous
        [pick-called] Tous les Profonds sur votre case
       *[other] Oui
    }
action-be = { $character }, { $character-role }
action-draw = { $skill-name }
action-discard = Défausser { $card }
action-add = Ajouter { $card }
action-option =
    { $number ->
        [leader] Meneuse hors norme : perdre 1 ressource au choix et passer la crise
       *[other]
            { $choice ->
                [none] { $sentences }
               *[other] { $choice } : { $sentences }
            }
    }
action-to = { $space-name }
action-at = { $space-name }
action-name = { $owner }
    .owner = Vous
action-gain = Gagner 1 : { $resource }
action-lose = Perdre 1 : { $resource }
action-advance = Avancer { $track }
action-look = Consulter { $deck }
action-take =
    { $twin ->
        [yes] { $seen } (carte { $place })
       *[no] { $seen }
    }
action-count = { $number }
action-thing = { $item }
action-wear =
    { $item ->
        [none] Aucune amélioration
       *[other] { $item }
    }
action-monarch = { $monarch }
action-aim =
    { $owner ->
        [none] Un Profond { $space-at }
       *[other] { $owner } { $space-at }
    }
    .owner = Vous, { $space-at }
action-bare = À mains nues : jusqu’à 4 attaques
action-shift =
    { $direction ->
        [up]
            { $number ->
                [one] Avancer le rituel de { $number } case
               *[other] Avancer le rituel de { $number } cases
            }
        [down]
            { $number ->
                [one] Retarder le rituel de { $number } case
               *[other] Retarder le rituel de { $number } cases
            }
       *[none] Laisser le rituel tel quel
    }
action-outcome =
    { $result ->
        [passed] Le test est réussi
        [partial] Le test est en partie réussi
       *[failed] Le test est manqué
    }
action-top = { $card } sur le dessus
action-end =
    { $step ->
        [trade] Clore l’échange
       *[other]
            { $own ->
                [yes] Finir vos actions
               *[no] Ne rien faire
            }
    }
action-move =
    { $paid ->
        [yes] Quitter la cale pour se rendre { $space-at } : payer 12 en cartes
       *[no] Se rendre { $space-at }
    }
action-attack =
    { $owner ->
        [none] Attaquer un Profond
       *[other] Attaquer { $owner }
    }
action-rescue = Sauver un passager
action-kill = Vaincre un passager
action-use =
    { $room ->
        [bridge] Passerelle : mettre 1 passager en péril et consulter un paquet
        [chapel-retreat] Chapelle : retarder le rituel de 1 case
        [chapel-lore] Chapelle : défausser une carte Connaissance pour avancer le rituel
        [captains-cabin] Cabine du capitaine : accuser quelqu’un
        [cargo-hold] Soute : chercher un objet
        [galley] Cambuse : piocher jusqu’à 5 cartes
        [boiler-room] Salle des machines : défausser une carte Force pour avancer le périple
       *[brig] Cale : tenter de sortir
    }
action-repair =
    { $skill ->
        [none] Réparer { $space } avec des cartes au choix d’une valeur de { $number }
       *[other] Réparer { $space } avec des cartes { $skill } d’une valeur de { $number }
    }
action-trade = Échanger avec ceux qui sont là
action-reveal = Se révéler en tant que traître : { $loyalty }
action-play = { $ability } ({ $card })
action-item = Utiliser { $item }
action-sheet = { $ability }
action-feat = Exploit : { $ability }
action-cast = Ouvrir le grimoire : jeter un sort
action-kept = { $mythos }
action-give = Proposer { $item } à { $owner }
action-accept = Accepter { $item }
action-refuse = Refuser { $item }
action-act = Me consulter avant chaque lancer
action-raise =
    { $effect ->
        [die] Œil perçant : +2 au lancer ({ $card })
       *[total] Détermination : +2 au total ({ $card })
    }
action-lower =
    { $effect ->
        [die] Œil perçant : −2 au lancer ({ $card })
       *[total] Détermination : −2 au total ({ $card })
    }
action-almanac = Almanach : ajouter la valeur de { $card } au lancer
action-wait = Nombre parfait : attendre que les autres aient fini
action-set = Placer le dé sur { $number }
action-fortune = Né coiffé : défausser { $card } pour un nouveau lancer
action-training = Formation au combat : faire relancer le dé ({ $card })
action-pistol = Pistolet de poche : relancer le dé
action-open = Rien à cacher : les cartes s’ajoutent face visible ({ $card })
action-learn = Apprentissage forcé : { $skill } soutient ce test ({ $card })
action-prepare = Préparation : aucune carte Chaos ({ $card })
action-sacrifice = Don de soi : choisir l’issue
action-ring = Bague « porte‑bonheur » : +2 au total
action-experienced = Expérience : ajouter { $card } au test
action-equipped =
    { $direction ->
        [up] Bien équipée : +{ $number } au total
       *[down] Bien équipée : −{ $number } au total
    }
action-script = Révélation du texte : ajouter la première carte { $skill }
action-shrug = Même pas mal : éviter votre défaite ({ $card })
action-starbuck = Starbuck : éviter votre défaite
action-heal = Paroles apaisantes : défausser { $card } pour l’éviter
action-intervene = Intervention médicale : l’éviter
action-pharmacy =
    { $means ->
        [food] Pharmacie de voyage : perdre 1 point de nourriture pour sauver le passager
       *[item] Pharmacie de voyage : la retirer pour sauver le passager
    }
action-allow =
    { $owner ->
        [none] Protection de la chair
       *[other] { $ability } ({ $owner })
    }
    .owner = { $ability } (vous)

## Le journal

event-embarked = { $player } a embarqué : { $character }.
    .you = Vous avez embarqué : { $character }.
event-captain = { $player } a reçu le titre de Capitaine.
    .you = Vous avez reçu le titre de Capitaine.
event-keeper = { $player } a reçu le titre de Gardien du Grimoire.
    .you = Vous avez reçu le titre de Gardien du Grimoire.
event-turn = Tour { $turn } : { $player } joue.
    .you = Tour { $turn } : à vous de jouer.
event-drew =
    { $count ->
        [one] { $player } a pioché { $count } carte { $skill }.
       *[other] { $player } a pioché { $count } cartes { $skill }.
    }
event-drew-own = { $player } a pioché { $cards }.
    .you = Vous avez pioché { $cards }.
    .standin = Le robot a pioché pour vous { $cards }.
event-discarded =
    { $skills-count ->
        [one] { $player } a défaussé une carte : { $skills }.
       *[other] { $player } a défaussé des cartes : { $skills }.
    }
event-discarded-own = { $player } a défaussé { $cards }.
    .you = Vous avez défaussé { $cards }.
    .standin = Le robot a défaussé pour vous { $cards }.
event-on-top = Sur la défausse : { $card }.
event-spent = { $player } a défaussé { $card }.
    .you = Vous avez défaussé { $card }.
event-paid = { $player } a payé avec { $cards }.
    .you = Vous avez payé avec { $cards }.
event-loyalty-dealt = { $player } a reçu une carte Loyauté.
event-loyalty-dealt-own = { $player } a reçu une carte Loyauté : { $loyalty }.
    .you = Vous avez reçu une carte Loyauté : { $loyalty }.
    .standin = Vous avez reçu une carte Loyauté : { $loyalty }.
event-loyalty-given = { $player } a remis une carte Loyauté à { $owner }, face cachée.
    .you = Vous avez remis une carte Loyauté à { $owner }, face cachée.
    .owner = { $player } vous a remis une carte Loyauté.
# Seule la personne qui la reçoit l’apprend.
event-loyalty-received = La carte reçue par { $player } est { $loyalty }.
    .you = La carte que vous avez reçue est { $loyalty }.
event-awakening = La moitié du chemin était faite, et quelque chose s’est éveillé : chacun a reçu une autre carte Loyauté.
event-revealed = { $player } a jeté le masque : { $loyalty } !
    .you = Vous avez jeté le masque : { $loyalty } !
event-reveal-text = { $player } a utilisé « { $reveal } ».
    .you = Vous avez utilisé « { $reveal } ».
event-ancestry = { $player } a consulté les cartes Loyauté de { $owner }.
    .owner = { $player } a consulté vos cartes Loyauté.
event-ancestry-own = Le Sang des Profonds a montré à { $player } la loyauté de { $owner } : { $loyalties }.
    .you = Le Sang des Profonds vous a montré la loyauté de { $owner } : { $loyalties }.
    .standin = Le Sang des Profonds a montré au robot, pour vous, la loyauté de { $owner } : { $loyalties }.
event-moved = { $player } a rejoint { $space }.
    .you = Vous avez rejoint { $space }.
event-jailed = { $player } a fini sous les verrous, dans la cale.
    .you = Vous avez fini sous les verrous, dans la cale.
event-defeated = { $player }, hors de combat, a repris ses esprits { $space-at }.
    .you = Hors de combat, vous avez repris vos esprits { $space-at }.
event-space-used = { $player } a utilisé { $space }.
    .you = Vous avez utilisé { $space }.
event-accused = { $player } a accusé { $owner }.
    .you = Vous avez accusé { $owner }.
    .owner = { $player } a porté une accusation contre vous.
event-ability = { $player } a utilisé { $ability }.
    .you = Vous avez utilisé { $ability }.
event-used-card = { $player } a joué { $ability } ({ $card }).
    .you = Vous avez joué { $ability } ({ $card }).
event-granted = { $player } a fait agir { $owner }.
    .you = Vous avez fait agir { $owner }.
    .owner = { $player } vous a fait agir.
event-amulet = L’Amulette du Signe des Anciens a brillé : { $player } a résolu la carte une seconde fois.
    .you = L’Amulette du Signe des Anciens a brillé : vous avez résolu la carte une seconde fois.
event-jury-rigged = { $player } a poussé les machines à bout : le navire a souffert, le périple a avancé.
    .you = Vous avez poussé les machines à bout : le navire a souffert, le périple a avancé.
event-trade = { $player } a ouvert un échange.
    .you = Vous avez ouvert un échange.
event-offered = { $player } a proposé { $item } à { $owner }.
    .you = Vous avez proposé { $item } à { $owner }.
    .owner = { $player } vous a proposé { $item }.
event-offer-refused = { $player } a refusé { $item }.
    .you = Vous avez refusé { $item }.
event-item-gained = { $player } a reçu { $item }.
    .you = Vous avez reçu { $item }.
event-item-removed = { $player } a perdu { $item }, qui a quitté la partie.
    .you = Vous avez perdu { $item }, qui a quitté la partie.
event-wears =
    { $item ->
        [none] { $player } n’avait plus d’amélioration active.
       *[other] { $player } a activé { $item }.
    }
    .you =
        { $item ->
            [none] Vous n’aviez plus d’amélioration active.
           *[other] Vous avez activé { $item }.
        }
event-attacks =
    { $owner ->
        [none] { $player } a attaqué un Profond { $space-at }.
       *[other] { $player } a attaqué { $owner } { $space-at }.
    }
    .you =
        { $owner ->
            [none] Vous avez attaqué un Profond { $space-at }.
           *[other] Vous avez attaqué { $owner } { $space-at }.
        }
    .owner = { $player } a lancé une attaque contre vous !
event-shrivels =
    { $owner ->
        [none] Un Profond { $space-at } a commencé à se flétrir.
       *[other] { $owner } a commencé à se flétrir { $space-at }.
    }
    .owner = Vous avez commencé à vous flétrir !
event-missed = { $player } a manqué son coup.
    .you = Vous avez manqué votre coup.
event-deep-one-attacks = Un Profond { $space-at } a attaqué { $player }.
    .you = Un Profond { $space-at } a lancé une attaque contre vous.
event-deep-ones-defeated =
    { $count ->
        [one] Un Profond { $space-at } est retourné dans la réserve.
       *[other] { $count } Profonds { $space-at } sont retournés dans la réserve.
    }
event-deep-ones-moved =
    { $count ->
        [one] Un Profond est passé { $from } { $space-at }.
       *[other] { $count } Profonds sont passés { $from } { $space-at }.
    }
event-spawned =
    { $count ->
        [one] Un Profond a surgi { $space-at }.
       *[other] { $count } Profonds ont surgi { $space-at }.
    }
event-monarch-moved = { $monarch } a rejoint { $space }.
event-activated = Activation : { $monster }.
event-barricaded = { $player } a barricadé les écoutilles jusqu’à la fin du tour.
    .you = Vous avez barricadé les écoutilles jusqu’à la fin du tour.
event-rolled =
    { $modifier ->
        [0] { $player } a obtenu { $face } au dé.
       *[other] { $player } a obtenu { $face } au dé, ce qui a compté pour { $result }.
    }
    .you =
        { $modifier ->
            [0] Vous avez obtenu { $face } au dé.
           *[other] Vous avez obtenu { $face } au dé, ce qui a compté pour { $result }.
        }
event-die-raised = { $player } a ajouté 2 au lancer : Œil perçant ({ $card }).
    .you = Vous avez ajouté 2 au lancer : Œil perçant ({ $card }).
event-die-lowered = { $player } a retranché 2 au lancer : Œil perçant ({ $card }).
    .you = Vous avez retranché 2 au lancer : Œil perçant ({ $card }).
event-die-almanac = { $player } a consulté l’Almanach et a ajouté au lancer la valeur de sa carte { $card }.
    .you = Vous avez consulté l’Almanach et ajouté au lancer la valeur de votre carte { $card }.
event-set-die = Nombre parfait : { $player } a placé le dé sur { $face }.
    .you = Nombre parfait : vous avez placé le dé sur { $face }.
event-reroll-fortune = Né coiffé : { $player } a défaussé { $card }, et le dé a été relancé.
    .you = Né coiffé : vous avez défaussé { $card }, et le dé a été relancé.
event-reroll-training = Formation au combat : { $player } a joué { $card }, et le dé a été relancé.
    .you = Formation au combat : vous avez joué { $card }, et le dé a été relancé.
event-reroll-pistol = { $player } a tiré une seconde fois avec le Pistolet de poche.
    .you = Vous avez tiré une seconde fois avec le Pistolet de poche.
event-warded = { $player } a reçu la Protection de la chair.
    .you = Vous avez reçu la Protection de la chair.
event-ward = La Protection de la chair a sauvé { $player }.
    .you = La Protection de la chair vous a sauvé la mise.
event-intervention = { $player } a recouru à l’Intervention médicale : la défaite a été évitée.
    .you = Vous avez recouru à l’Intervention médicale : la défaite a été évitée.
event-test =
    { $partial ->
        [0] Un test commence : { $target } avec { $skills }.
       *[other] Un test commence : { $target } avec { $skills } ; { $partial } est une réussite partielle.
    }
event-learned = { $skill-name } a dès lors soutenu le test.
event-added =
    { $count ->
        [0] { $player } n’a ajouté aucune carte.
        [one] { $player } a ajouté une carte.
       *[other] { $player } a ajouté { $count } cartes.
    }
event-added-own =
    { $cards-count ->
        [0] { $player } n’a ajouté aucune carte.
       *[other] { $player } a ajouté { $cards }.
    }
    .you =
        { $cards-count ->
            [0] Vous n’avez ajouté aucune carte.
           *[other] Vous avez ajouté { $cards }.
        }
    .standin =
        { $cards-count ->
            [0] Le robot n’a ajouté aucune carte pour vous.
           *[other] Le robot a ajouté pour vous { $cards }.
        }
event-added-openly =
    { $cards-count ->
        [0] { $player } n’a ajouté aucune carte.
       *[other] { $player } a ajouté { $cards } face visible.
    }
    .you =
        { $cards-count ->
            [0] Vous n’avez ajouté aucune carte.
           *[other] Vous avez ajouté { $cards } face visible.
        }
event-treachery-added = Une carte Trahison s’est ajoutée au test à cause de { $player }.
    .you = Une carte Trahison s’est ajoutée au test à cause de vous.
event-treachery-shown = C’était { $card }.
event-turned-up =
    { $cards-count ->
        [0] Aucune carte n’a été ajoutée : le total était de { $total }.
        [one] La seule carte était { $cards } : le total était de { $total }.
       *[other] Les cartes étaient { $cards } : le total était de { $total }.
    }
event-total = Le total était désormais de { $total }.
event-ring = { $player } a tourné la Bague « porte‑bonheur ».
    .you = Vous avez tourné la Bague « porte‑bonheur ».
event-experienced = L’expérience a parlé : { $player } a ajouté { $card }.
    .you = L’expérience a parlé : vous avez ajouté { $card }.
event-well-equipped = { $player } avait le bon équipement et a modifié le total de { $shift }.
    .you = Vous aviez le bon équipement et avez modifié le total de { $shift }.
event-script =
    { $card ->
        [none] { $player } a lu le texte, mais il n’y avait aucune carte { $skill }.
       *[other] { $player } a lu le texte : { $card } a rejoint le test.
    }
    .you =
        { $card ->
            [none] Vous avez lu le texte, mais il n’y avait aucune carte { $skill }.
           *[other] Vous avez lu le texte : { $card } a rejoint le test.
        }
event-self-sacrifice = { $player } a fait un sacrifice pour le navire : le test a été { $outcome }.
    .you = Vous avez fait un sacrifice : le test a été { $outcome }.
event-outcome = Total { $total } : le test a été { $outcome }.
event-mythos = { $player } a découvert « { $mythos } ».
    .you = Vous avez découvert « { $mythos } ».
event-mythos-passed-over = « { $mythos } » ne concernait personne qui puisse y répondre : une autre carte a été piochée.
event-missed-crisis =
    { $book ->
        [reference] { $player } était dans la cale : la crise a été ignorée.
       *[learn-to-play] { $player } était dans la cale : la crise et l’activation ont été ignorées.
    }
    .you =
        { $book ->
            [reference] Vous étiez dans la cale : la crise a été ignorée.
           *[learn-to-play] Vous étiez dans la cale : la crise et l’activation ont été ignorées.
        }
event-uncanny-fortune = Chance insolente : { $player } a fait piocher une autre carte.
    .you = Chance insolente : vous avez fait piocher une autre carte.
event-chose =
    { $option ->
        [3] { $player } a commandé à sa manière et a passé la crise.
       *[other]
            { $choice ->
                [none] { $player } a choisi : { $sentences }
               *[other] { $player } a choisi « { $choice } » : { $sentences }
            }
    }
    .you =
        { $option ->
            [3] Vous avez commandé à votre manière et passé la crise.
           *[other]
                { $choice ->
                    [none] Vous avez choisi : { $sentences }
                   *[other] Vous avez choisi « { $choice } » : { $sentences }
                }
        }
event-kept = { $player } a gardé « { $mythos } ».
    .you = Vous avez gardé « { $mythos } ».
event-peace-ended = Un passager est mort : c’en était fini de la paix de { $player }.
    .you = Un passager est mort : c’en était fini de votre paix.
event-lost = { $resource-name } −{ $count } : reste { $left }.
event-gained = { $resource-name } +{ $count } : { $left } désormais.
event-damage-drawn = Dégât : { $damage }.
event-damaged = Des dégâts { $space-at }.
event-repaired = { $player } a réparé { $space }.
    .you = Vous avez réparé { $space }.
event-risked = Un passager s’est retrouvé { $space-at }.
event-rescued = { $player } a mis à l’abri un passager qui était { $space-at }.
    .you = Vous avez mis à l’abri un passager qui était { $space-at }.
event-passenger-defeated = Un passager { $space-at } a été perdu : le pion montrait { $face }.
event-track =
    { $step ->
        [0] { $track-name } : retour au Départ.
        [4] { $track-name } : le bout de la piste a été atteint.
       *[other] { $track-name } : case { $step } sur 4.
    }
event-waypoint = { $player } a mis le cap sur { $waypoint } : distance { $distance }.
    .you = Vous avez mis le cap sur { $waypoint } : distance { $distance }.
event-fog-lifted = La brume avait égaré le navire : { $player } a pris la carte Étape suivante.
    .you = La brume avait égaré le navire : vous avez pris la carte Étape suivante.
event-banishment = Le rituel était achevé ! Le bannissement étendu a balayé le pont et les eaux.
event-spell = { $player } a lancé le sort « { $spell } ».
    .you = Vous avez lancé le sort « { $spell } ».
event-looked =
    { $count ->
        [one] { $player } a consulté la première carte { $deck-of }.
       *[other] { $player } a consulté les { $count } premières cartes { $deck-of }.
    }
event-looked-own = { $player } a consulté { $seen }.
    .you = Vous avez consulté { $seen }.
    .standin = Le robot a consulté pour vous { $seen }.
event-put-under =
    { $count ->
        [0] { $player } a laissé la carte sur { $deck }.
        [one] { $player } a glissé une carte sous { $deck }.
       *[other] { $player } a glissé { $count } cartes sous { $deck }.
    }
    .you =
        { $count ->
            [0] Vous avez laissé la carte sur { $deck }.
            [one] Vous avez glissé une carte sous { $deck }.
           *[other] Vous avez glissé { $count } cartes sous { $deck }.
        }
event-milled =
    { $count ->
        [one] La première carte { $deck-of } a quitté la partie sans être vue.
       *[other] Les { $count } premières cartes { $deck-of } ont quitté la partie sans être vues.
    }
event-shuffled = La défausse { $skill } a été mélangée et a formé un nouveau paquet.
event-chaos-built =
    { $count ->
        [one] Un nouveau paquet Chaos : { $count } carte.
       *[other] Un nouveau paquet Chaos : { $count } cartes.
    }
event-chaos-discarded = Le paquet Chaos a été défaussé : { $skills }.
event-treachery-shuffled =
    { $count ->
        [one] { $count } carte Trahison a rejoint le paquet Chaos.
       *[other] { $count } cartes Trahison ont rejoint le paquet Chaos.
    }
event-ended = { $ending }

## Les fins

ending-arrived = Le navire est arrivé : les humains ont gagné.
ending-resource = Une ressource s’est épuisée : le navire est perdu.
ending-sunk = Six cases étaient endommagées : le navire a sombré.
ending-overrun = Les Profonds étaient trop nombreux pour qu’on les compte : le navire a été submergé.

## Les règles

rule-of-crew = setup
rule-of-splits = skills
rule-of-actions = actions
rule-of-crisis = mythos
rule-of-test = test-texts
rule-of-contribute = tests
rule-of-spend = rooms
rule-of-discards =
    { $mode ->
        [worth] damage
       *[other] discarding
    }
rule-of-order = discarding
rule-of-look =
    { $deck ->
        [waypoints] waypoints
        [spells] spells
        [items] items
       *[mythos] mythos
    }
rule-of-wear = items
rule-of-window =
    { $window ->
        [before-test] test-texts
        [after-total] test-texts
        [character-falls] defeat
        [passenger-falls] defeat
       *[other] dice
    }
rule-of-set-die = dice
rule-of-defeat = defeat
rule-of-activation = deep-ones
rule-of-trade = trade
rule-of-pick-human = brig
rule-of-pick-destination = brig
rule-of-pick-yes-no =
    { $purpose ->
        [mythos] mythos
        [boiler-room] sheets
        [activation] mythos
        [actions] mythos
       *[other] reading
    }
rule-of-pick-gain = spells
rule-of-pick-lose = sheets
rule-of-pick-track = icons
rule-of-pick-room =
    { $purpose ->
        [choose-undamaged-room] reveal
        [spawn] deep-ones
       *[other] mythos
    }
rule-of-pick-passenger = passengers
rule-of-pick-deep-one = deep-ones
rule-of-pick-deck = rooms
rule-of-pick-person =
    { $purpose ->
        [defeats] defeat
        [deal] awakening
        [reveal] reveal
       *[other] abilities
    }
rule-of-pick-item = items
rule-of-pick-neighbour =
    { $purpose ->
        [first-oath-of-dagon] monarchs
       *[other] deep-ones
    }
rule-of-pick-number = passengers
rule-of-pick-victim = deep-ones
rule-of-pick-monarch = monarchs
rule-of-pick-space = abilities
rule-of-pick-option = waypoints
rule-of-pick-target = attacks
rule-of-pick-creature = spells
rule-of-pick-ritual = reveal
rule-of-pick-means = attacks
rule-of-pick-called = deep-ones
rule-of-pick-skill = skills
rule-of-over = end

# UNF-023, UNF-051
rule-goal-title = But
rule-goal =
    De trois à six personnes voguent vers Boston sur un paquebot que quelque chose suit sous les vagues.
    La plupart sont humaines et veulent arriver à bon port. Mais les cartes Loyauté, distribuées au
    départ puis à mi-chemin, font des traîtres de certaines : un Hybride veut la perte du navire, le
    Cultiste veut qu’il se perde tard.

    Avec seulement des cartes Humain, vous êtes humain ; avec un Hybride, vous êtes du côté des Profonds,
    quoi que vous ayez d’autre ; avec le Cultiste sans Hybride, vous jouez pour la fin propre au Cultiste.
    Personne ne sait ce que détiennent les autres.

# UNF-055 … UNF-059
rule-turn-title = Tour
rule-turn =
    On joue dans le sens horaire. Le tour d’un humain a quatre phases : acquisition des compétences, deux
    actions, une carte Mythe, défausse. Un traître révélé n’a pas de carte Mythe ; qui se révèle pendant
    son propre tour s’en passe aussitôt.

    Avant de piocher, vous pouvez changer d’amélioration active.

# UNF-060 … UNF-066
rule-skills-title = Compétences
rule-skills =
    Piochez les cartes de votre lot, cinq en tout, et une de plus pour une amélioration active. À
    l’infirmerie, vous n’en piochez qu’une, à votre choix ; dans la cale, toutes, mais pas celle de
    l’amélioration.

    Partout où vous choisissez les paquets, annoncez tout avant de piocher la première carte. Quand un
    paquet est vide, on mélange sa défausse ; s’il n’y en a pas, la carte n’est pas piochée.

# UNF-067 … UNF-077, UNF-087
rule-actions-title = Actions
rule-actions =
    Deux actions, l’une après l’autre ; deux fois la même si vous voulez, et vous pouvez en laisser. Si
    entre-temps on vous déplace, vous met hors de combat ou vous enferme, vous gardez les autres.

    Se rendre sur une autre case du navire, d’où que ce soit, mais jamais à l’infirmerie, dans la cale ou
    dans l’eau ; un humain ne quitte pas la cale ainsi. Attaquer un Profond ou un traître révélé sur sa
    case. Sauver un passager sur sa case : le pion repart sans être vu. Utiliser la case, la réparer,
    échanger, utiliser un texte « Action », ou se révéler en tant que traître.

# UNF-078 … UNF-086
rule-abilities-title = Capacités
rule-abilities =
    Il y en a sur votre fiche, votre exploit, un objet, un titre, une carte en jeu ou une carte Compétence.
    Une carte Compétence est montrée, résolue et défaussée ; les cartes en jeu restent. Les cartes
    Compétence sans cette mention s’utilisent à leur moment, au tour de n’importe qui. Un humain ne peut pas
    utiliser les cartes Trahison.

    « Puis effectuez 1 action » vous rend votre action. Une action qu’on vous accorde s’effectue aussitôt,
    ou se refuse. Cran coûte une action et en donne deux, une fois par tour.

# UNF-094 … UNF-105
rule-rooms-title = Cases avant
rule-rooms =
    Chaque case d’intérieur s’utilise une fois par tour, par qui que ce soit, sauf si elle est endommagée ou
    si un Profond ou un traître révélé s’y trouve. Les traîtres révélés n’en utilisent aucune.

    Passerelle : mettez un passager en péril, puis consultez deux cartes du paquet Mythe ou Étape ; l’une
    revient dessus, l’autre va dessous. Chapelle : retardez le rituel de 1 case ; ou défaussez une carte
    Connaissance et ajoutez sa valeur au dé, 6 ou moins coûte 1 point de santé mentale, puis le rituel avance
    de 1 case. Cabine du capitaine : désignez un humain et faites un test 8 avec Influence et Observation ;
    réussi, cette personne va dans la cale.

# UNF-106 … UNF-112
rule-rooms-aft-title = Cases arrière
rule-rooms-aft =
    Soute : consultez les deux premiers objets et gardez-en un. Cambuse : piochez de une à cinq cartes des
    compétences de votre choix, sauf Trahison, puis lancez le dé ; moins que leur nombre coûte 1 point de
    nourriture. Salle des machines : défaussez une carte Force et ajoutez sa valeur au dé, 6 ou moins coûte
    1 point de carburant, puis le périple avance de 1 case. Cale : un humain fait un test 8 avec Connaissance
    et Force pour sortir. L’infirmerie n’a pas d’action.

# UNF-088 … UNF-093
rule-trade-title = Échange
rule-trade =
    Pour une action, tous les joueurs de votre case, traîtres révélés compris, peuvent échanger des objets
    à leur guise, et en donner ; les deux parties doivent être d’accord. Il faut un second joueur et un
    objet. La cale et l’infirmerie n’empêchent rien.

# UNF-113 … UNF-117, UNF-119 … UNF-126, UNF-131 … UNF-133
rule-mythos-title = Carte Mythe
rule-mythos =
    Révélez une carte Mythe. D’abord sa crise : un choix, un test, ou le choix entre un test et autre
    chose. La personne désignée décide et ne peut pas refuser ; les options sont connues de tous. Une
    option soumise à une condition l’exige. Les cartes vertes concernent un personnage : s’il est absent,
    dans la cale ou traître révélé, on pioche une autre carte.

    Une carte gardée reste en jeu jusqu’à ce que son texte ou une révélation y mette fin. Quand le paquet est
    épuisé, la défausse en forme un nouveau.

# UNF-118, UNF-127 … UNF-130, UNF-134
rule-icons-title = Ses icônes
rule-icons =
    Après la crise, l’icône d’activation : Mère Hydra, Père Dagon ou les Profonds. Puis l’icône de piste : le
    périple ou le rituel avance de 1 case ; si les deux y figurent, le joueur actif choisit, ou le Capitaine
    si le joueur actif est dans la cale. Ensuite la carte est défaussée, sauf si quelqu’un la garde.

    Dans la cale, on ne résout pas la crise : d’après le Livret d’Apprentissage, l’icône de piste seulement,
    d’après le Guide de Référence les deux icônes. Une crise qui vous envoie dans la cale va jusqu’au bout.

# UNF-135, UNF-136, UNF-138 … UNF-148, UNF-150 … UNF-154
rule-tests-title = Tests
rule-tests =
    Un test a un seuil et deux ou trois compétences de soutien ; toutes les autres s’y opposent, Trahison
    toujours. Deux cartes Chaos sont posées sans être vues. Puis, depuis la gauche du joueur actif et
    jusqu’à lui, chacun ajoute une fois autant de cartes qu’il veut, face cachée ; tous voient combien.
    Dans la cale, et pour un traître révélé, une carte au plus.

    On mélange et on révèle le tout. Les valeurs de soutien comptent pour, celles d’opposition contre : le
    seuil atteint, c’est réussi ; le nombre partiel atteint, c’est le résultat partiel ; sinon, c’est
    manqué. Les cartes sont défaussées, et on applique ce que dit l’issue.

# UNF-137, UNF-149, UNF-155 … UNF-158
rule-test-texts-title = Changer un test
rule-test-texts =
    Avant l’ajout des cartes servent Rien à cacher, Apprentissage forcé, Préparation et Don de soi, ce dernier
    pour les cartes Mythe seulement : aucune carte n’est alors ajoutée. Une fois le total connu viennent
    Détermination, la Bague « porte‑bonheur », Expérience, Bien équipée et Révélation du texte, tant que
    l’issue peut changer. Si un test où la Bague a servi est réussi, deux cartes Trahison rejoignent le paquet
    Chaos.

# UNF-159 … UNF-162
rule-chaos-title = Paquet Chaos
rule-chaos =
    Deux cartes de chaque compétence, sauf Trahison, mélangées sans être vues. Dès que la dernière est
    prise, on en forme un nouveau. Les cartes Trahison qu’on y mélange y restent jusqu’à leur tour.
    Personne ne le regarde ; son nombre de cartes est connu.

# UNF-163 … UNF-171
rule-dice-title = Dé
rule-dice =
    Il a huit faces. Avant chaque lancer, Œil perçant et l’Almanach peuvent changer le résultat, qui reste
    entre 1 et 8, et Nombre parfait peut le fixer ; après le lancer, Né coiffé, Formation au combat et le
    Pistolet de poche peuvent le faire relancer. Plusieurs lancers d’un même texte sont annoncés ensemble.

    Les lieux par numéro : passerelle 1–2, chapelle 3, cabine du capitaine 4, soute 5, cambuse 6, salle des
    machines 7–8 ; la case de pont de ce numéro ; à l’avant, la case d’eau 1 sur 1–4, la 2 sur 5–8.

# UNF-172 … UNF-177
rule-attacks-title = Attaques
rule-attacks =
    Une attaque vainc un Profond sur 4 ou plus, un personnage sur 6 ou plus. Déchaînement fait plusieurs
    attaques, avec une cible choisie à chaque fois. Attaquer avec un objet n’est pas une attaque de base.
    Flétrissement, le Premier serment de Dagon et Sacrifier un Profond ne sont pas des attaques.

# UNF-178 … UNF-188, UNF-202 … UNF-204
rule-monarchs-title = Monarques
rule-monarchs =
    Hydra endommage la case d’intérieur la plus proche de sa case d’eau, puis nage d’une case vers l’avant
    du navire. Dagon amène deux Profonds sur la case de pont voisine, puis nage de même. Tout à l’avant,
    ils restent.

    Dans les Abysses, l’un comme l’autre y rassemble plutôt deux Profonds. S’ils y sont alors quatre ou
    plus, lancez le dé : ce monarque et tous ces Profonds surgissent à l’avant du navire.

    Les monarques ne montent jamais à bord et ne peuvent pas être vaincus ; ce qui les retire les envoie
    dans les Abysses. Si la réserve manque de Profonds à faire surgir, la partie s’achève. Aucun ne surgit à
    l’infirmerie ni dans la cale.

# UNF-189 … UNF-201
rule-deep-ones-title = Profonds
rule-deep-ones =
    Quand les Profonds sont activés, chacun de ceux du plateau agit une fois, dans l’ordre choisi par le
    joueur actif. Il fait la première chose possible : attaquer un humain sur sa case (vaincu sur 6 ou
    plus ; le joueur actif désigne qui), ou vaincre un passager qui s’y trouve, ou endommager sa case
    d’intérieur intacte, ou avancer : de l’eau sur le pont, du pont à l’intérieur, et à l’intérieur d’une
    case vers la case intacte la plus proche, celle du plus grand numéro s’il y en a plusieurs.

    S’il n’y a aucun Profond sur le plateau, deux surgissent dans les Abysses ; s’ils y sont quatre ou plus,
    tous les monstres des Abysses surgissent à l’avant du navire. Les textes qui n’activent que certains
    Profonds ne le font pas.

# UNF-205 … UNF-220
rule-damage-title = Dégâts
rule-damage =
    Pour chaque dégât, piochez une carte Dégât. Les Dégâts structuraux vont sur la case nommée, ou tirée au
    dé ; si elle est déjà endommagée, sur la plus proche qui ne l’est pas. Chaque humain qui s’y trouve est
    vaincu. Perte de carburant et Vivres inondés coûtent 1 point, Passagers en fuite met un passager en
    péril et fait piocher une autre carte. Six cases endommagées achèvent la partie.

    Une case endommagée ne s’utilise pas. Un humain qui s’y trouve la répare par une action : il défausse
    des cartes de la compétence indiquée d’une valeur totale de 3 ou plus, ou des cartes quelconques d’une
    valeur de 5. Pas en présence d’un Profond ; d’après le Guide de Référence, ni d’un traître révélé. La
    carte retourne dans son paquet, et la case peut servir aussitôt.

# UNF-221 … UNF-227
rule-defeat-title = Défaite
rule-defeat =
    Un humain vaincu va à l’infirmerie, un traître révélé dans la cale, un Profond dans la réserve. On garde
    ses cartes, objets, titres et actions. Qui s’y trouve déjà y reste.

    Avant chaque défaite, ceux qui peuvent l’éviter le proposent : tout est montré, et le joueur actif
    choisit ce qui s’applique. Plusieurs défaites se règlent une à une, dans l’ordre choisi par le joueur
    actif.

# UNF-228 … UNF-236
rule-passengers-title = Passagers
rule-passengers =
    Pour mettre un passager en péril, lancez le dé : un pion de la réserve va, face cachée, sur la case de
    pont de ce numéro. S’il en manque, autant qu’il y en a. Un Profond ou un traître révélé ne vainc un
    passager que là où il n’y a pas d’humain. Un passager vaincu est retourné et coûte ce qu’il montre :
    des âmes, de la santé mentale, ou rien. Le pion quitte la partie ; un passager sauvé repart sans être
    vu.

# UNF-237 … UNF-245
rule-travel-title = Périple
rule-travel =
    Quatre cases de Départ à Arrivée. À chaque avancée, tous les monstres dans l’eau reculent d’une case
    vers l’arrière, et de là dans les Abysses. Sur Arrivée, le Capitaine prend une étape et le marqueur
    revient sur Départ ; les avancées restantes repartent de là. Avec une distance de 12 ou plus, le navire
    est arrivé.

    Un recul s’arrête sur Départ et ne déplace aucun monstre ; certaines cartes prennent du carburant pour
    ce qui manque.

# UNF-257 … UNF-265
rule-waypoints-title = Étapes
rule-waypoints =
    Le Capitaine consulte les deux premières cartes Étape, en prend une et glisse l’autre sous le paquet. Sa
    distance compte aussitôt ; puis on perd son carburant (0, 1 ou 2 pour une distance de 2, 3 ou 4), puis
    on résout son texte, le Capitaine faisant tous les choix. Atteindre 12 n’achève pas la partie : c’est la
    prochaine arrivée qui le fait.

    Là où un texte permet de mettre des passagers en péril, il en faut assez. Quand le Banc de brume égare
    le navire, l’étape suivante prend sa place. Après Ouvrir le portail, c’est le Gardien du Grimoire qui
    choisit.

# UNF-246 … UNF-256
rule-ritual-title = Rituel
rule-ritual =
    Quatre cases de Départ à Bannir. Sur Bannir, le bannissement étendu balaie le navire : tous les Profonds
    du pont et de l’eau retournent dans la réserve, les deux monarques dans les Abysses, chaque passager et
    chaque personnage sur le pont est vaincu. À l’intérieur, rien ne se passe. Puis le marqueur revient sur
    Départ ; d’après le Livret d’Apprentissage les avancées restantes sont perdues, d’après le Guide de
    Référence elles continuent.

    Un recul s’arrête sur Départ.

# UNF-266 … UNF-275
rule-titles-title = Titres
rule-titles =
    Le Capitaine détient les étapes, le Gardien du Grimoire les sorts ; bien des crises laissent le choix à
    l’un d’eux. Une fois par tour, le Gardien peut utiliser une action pour consulter les deux premières
    cartes Sort, en résoudre une et glisser l’autre dessous.

    Qui va dans la cale ou se révèle perd tous ses titres. Un titre perdu va au plus haut de sa ligne qui
    n’est ni révélé ni dans la cale. Si tous les humains sont dans la cale, le plus haut d’entre eux le
    détient, jusqu’à ce que l’un d’eux sorte. Le pouvoir au peuple le donne au plus bas.

# UNF-276 … UNF-284
rule-brig-title = Cale
rule-brig =
    On y va par la cabine du capitaine, par des cartes, ou vaincu en tant que traître révélé. On y ajoute une
    carte au plus à un test et on n’y utilise pas d’objets ; les capacités marquées « pas dans la cale » n’y
    valent pas. D’après le Livret d’Apprentissage, aucune carte de votre zone de jeu ne s’y utilise ; d’après
    le Guide de Référence, seuls les objets sont exclus.

    Un humain en sort par le test de la cale, un traître révélé en payant 12 ou plus en cartes pour se
    déplacer. D’autres effets ne vous libèrent que s’ils nomment la cale. Rien d’autre ne peut vous y
    arriver.

# UNF-285 … UNF-288
rule-sick-bay-title = Infirmerie
rule-sick-bay =
    Les vaincus s’y réveillent. Vous n’y piochez qu’une carte au début de votre tour ; rien d’autre ne change,
    et on en part comme d’ailleurs. Ni Profond ni dégât n’y viennent, et personne n’y va par choix.

# UNF-322 … UNF-329
rule-items-title = Objets
rule-items =
    Les objets sont posés devant vous, sans limite. Un objet qui n’est plus en jeu quitte la partie. De
    plusieurs améliorations, une seule est active : choisissez-la quand vous en recevez une et au début de
    votre tour, d’après le Guide de Référence aussi quand vous en perdez une. Une amélioration inactive reste
    un objet. Aucun objet ne sert dans la cale. Les traîtres révélés utilisent aussi les objets.

# UNF-330 … UNF-335
rule-spells-title = Sorts
rule-spells =
    Un sort choisi doit être résolu, ligne après ligne, puis quitte la partie. La Protection de la chair reste
    avec son porteur et évite une défaite, si rien d’autre ne le fait. La Révélation du texte reste avec qui
    l’a jetée, même sans le titre.

# UNF-336 … UNF-342
rule-sheets-title = Personnages
rule-sheets =
    Votre fiche a une capacité tant que vous ne vous êtes pas révélé, et vous avez un exploit, utilisable une
    fois dans la partie ; tous voient s’il est encore là. Reine du rafistolage peut suivre l’usage de la
    salle des machines par n’importe qui. Les Paroles apaisantes portent partout.

# UNF-343 … UNF-347
rule-discarding-title = Défausse
rule-discarding =
    À la fin de chaque tour, quiconque a plus de dix cartes Compétence en défausse pour n’en garder que dix,
    tous en même temps. Les autres voient les compétences défaussées et la carte qui finit sur le dessus
    d’une pile. Un texte qui demande plus de cartes que vous n’en avez les prend toutes. Puis le marqueur
    passe, et toutes les limites du tour sont renouvelées.

# UNF-047 … UNF-050, UNF-052 … UNF-054
rule-loyalty-title = Loyauté
rule-loyalty =
    Le paquet Loyauté a deux cartes par joueur : à trois 1 Hybride et 5 Humain, à quatre 1 Hybride, 1 Cultiste
    et 6 Humain, à cinq 2 Hybride et 8 Humain, à six 2 Hybride, 1 Cultiste et 9 Humain. On en distribue une à
    chacun au départ, l’autre à l’Éveil. Vous pouvez consulter les vôtres à tout moment, mais ne les montrez
    à personne ; leur nombre est connu.

# UNF-316 … UNF-321
rule-awakening-title = Éveil
rule-awakening =
    Quand la distance atteint 6, juste après cette étape, chacun reçoit sa seconde carte Loyauté. Un traître
    révélé donne la nouvelle à un humain. Dès lors, il y a au moins un traître.

# UNF-289, UNF-290, UNF-313 … UNF-315
rule-traitors-title = Traîtres
rule-traitors =
    Un traître caché compte en tout comme un humain et n’a jamais à se révéler. N’importe qui peut ajouter des
    cartes d’opposition à un test.

    Là où se tient un traître révélé, aucune case ne s’utilise. Les Profonds laissent les traîtres en paix ;
    les humains peuvent les attaquer, et sur 6 ou plus ils vont dans la cale. Seuls les traîtres révélés
    piochent et utilisent les cartes Trahison.

# UNF-304 … UNF-312
rule-traitor-turn-title = Tour de traître
rule-traitor-turn =
    Acquisition des compétences, deux actions, défausse. Chaque carte du lot peut être remplacée par une carte
    Trahison ; d’après le Livret d’Apprentissage, on peut aussi s’en passer.

    Un traître se déplace, attaque les humains de sa case (6 ou plus), vainc un passager là où il n’y a pas
    d’humain, et utilise ses cartes en main et ses objets, mais ni fiche, ni exploit, ni case, et ne peut ni
    sauver, ni réparer, ni ouvrir un échange. Au début de la phase, Pillage ou Accomplir les rites peut
    remplacer toutes ses actions.

# UNF-291 … UNF-303
rule-reveal-title = Révélation
rule-reveal =
    Avec un Hybride ou le Cultiste, vous pouvez dépenser une action, même dans la cale, pour vous révéler.
    Retournez une de ces cartes : dès lors, vous êtes un traître pour tous les textes. Sauf dans la cale, ce
    que votre fiche dit de la révélation se produit. Avec une distance inférieure à 12, vous remettez toutes
    vos autres cartes Loyauté à un seul autre joueur, face cachée ; à partir de 12, vous les gardez.

    Vous perdez titres, exploit et cartes Mythe gardées, mais conservez main et objets. Sauf dans la cale, vous
    pouvez défausser autant de cartes que vous voulez et piocher autant de cartes Trahison. Vos actions
    restantes sont celles d’un traître.

# UNF-348 … UNF-360
rule-end-title = Fin
rule-end =
    La partie s’achève aussitôt quand le navire arrive avec une distance de 12 ou plus ; ou quand un cadran est
    à 0, que six cases sont endommagées, ou que des Profonds doivent surgir et que la réserve n’y suffit pas.
    Plus rien n’est résolu.

    Toutes les cartes Loyauté sont retournées. Si le navire est arrivé, tous ceux qui n’ont que des cartes Humain
    gagnent. S’il est perdu, tous ceux qui ont un Hybride gagnent, et le Cultiste sans Hybride aussi si la
    distance était de 12 ou plus. La victoire se partage ; personne n’est jamais éliminé.

# UNF-024 … UNF-039, UNF-386
rule-setup-title = Mise en place
rule-setup =
    Tous les cadrans sont à 8, les deux pistes sur Départ. Il y a deux Profonds sur la case d’eau 1, deux sur la
    2, un sur le pont 1, un sur le pont 2 ; un passager sur le pont 3 et un sur le pont 4 ; les deux monarques
    sont dans les Abysses. On forme le paquet Chaos.

    Dans le sens horaire depuis un premier joueur tiré au sort, chacun prend un personnage, avec son objet et
    sa case de départ. Tous sauf le premier joueur piochent trois cartes de leur lot. Les titres vont aux plus
    hauts de leur ligne. Puis chacun reçoit une carte Loyauté.

# UNF-040 … UNF-046
rule-learning-title = Apprentissage
rule-learning =
    Tous sauf le premier joueur commencent avec leurs cinq cartes. Il n’y a pas de Cultiste. Les cartes Loyauté ne
    sont distribuées qu’après un tour de chacun ; jusque-là, tous sont humains. Si le navire est perdu avant,
    personne ne gagne.

# UNF-361 … UNF-366
rule-variants-title = Variantes
rule-variants =
    Sans le Cultiste, à 4 ou 6 joueurs, il y a un Humain de plus, et les cadrans partent de carburant 7, nourriture
    6, santé mentale 6, âmes 7. Pour faciliter la tâche d’un camp, chaque cadran part 2 points plus haut ou plus
    bas. L’option « Livre de règles » tranche là où les deux livres diffèrent.

# UNF-001 … UNF-013
rule-reading-title = Lecture
rule-reading =
    Une carte l’emporte sur les règles, et « ne peut pas » sur tout. « Si vous le souhaitez » et « peut » vous
    laissent libre, tout le reste doit être fait autant que possible, dans l’ordre du texte. Dans « mettez 2
    passagers en péril pour… », la suite n’a lieu que si le début est fait en entier. Une option peut être
    choisie même si tout ne peut pas se faire, sauf si une condition est nommée.

    Quand plusieurs choses tombent ensemble, le joueur actif décide de l’ordre. Une fois par tour, c’est une
    fois au tour de chaque joueur. Consulter des cartes ne regarde que vous.

# UNF-014 … UNF-022
rule-words-title = Mots
rule-words =
    Est humain quiconque ne s’est pas révélé. Les ennemis des humains sont les Profonds et les traîtres
    révélés, ceux des traîtres sont les humains. Deux cases sont adjacentes si elles ont une bordure commune.
    Les Abysses ne sont pas une case : rien n’y peut être atteint sans qu’un texte le dise. Dans l’eau, il n’y
    a que des monstres.

    S’il n’y a pas assez de quelque chose, autant qu’il y en a ; seul un manque de Profonds achève la partie.
    Les cadrans s’arrêtent à 10.

# UNF-367 … UNF-372
rule-information-title = Secrets
rule-information =
    Sont connus les cadrans, les pistes, les positions, les étapes, les dégâts, les objets, les titres, les
    exploits restants, les cartes gardées, les cartes Loyauté révélées, la taille de chaque paquet et de chaque
    main, le nombre de cartes Loyauté de chacun, la réserve et le dessus de chaque défausse ; les paquets où l’on
    pioche ; le nombre de cartes que chacun ajoute à un test.

    Sont cachés les mains, les paquets, les cartes Chaos, les cartes Loyauté et les faces des passagers. On ne
    fouille pas les défausses.

# UNF-373 … UNF-385
rule-talk-title = Parole
rule-talk =
    Parlez comme vous voulez, mentez comme vous voulez, mais à tous à la fois : pas de messes basses. De ce que
    vous êtes seul à savoir, parlez par extrêmes : beaucoup ou un peu, haut ou bas, bon ou mauvais. Ne nommez pas
    les cartes que vous ajoutez ou avez ajoutées, et ne demandez sa loyauté à personne ; vous pouvez soupçonner,
    faire confiance et accuser. Après avoir consulté un paquet, dites « bon » ou « mauvais », pas plus. Rien de ce
    qui se dit n’engage, et aucune phrase n’a d’effet dans le jeu.

## Le plateau dans le navigateur

# Les lettres des cartes et des pastilles
web-letter-influence = I
web-letter-lore = C
web-letter-observation = O
web-letter-strength = F
web-letter-will = V
web-letter-treachery = T

# Les instruments
web-dial-fuel = Carburant
web-dial-food = Nourriture
web-dial-sanity = Santé mentale
web-dial-souls = Âmes
web-chart = Carte et pioches
web-end-travel = arrivée
web-end-ritual = lancé
web-track-travel = Périple
web-track-ritual = Rituel
web-track-choice = Périple ou rituel
web-skill-decks = Pioches de compétence, et le dessus de leurs défausses
web-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-discard-top = sur la défausse : { $card }
web-supply-deep-ones = Profonds en réserve
web-supply-passengers = Passagers en réserve
web-supply =
    En réserve : { $deep ->
        [one] { $deep } Profond
       *[other] { $deep } Profonds
    }, { $passengers ->
        [one] { $passengers } passager
       *[other] { $passengers } passagers
    }.
web-memory =
    { $place ->
        [0] { $deck } : { $card }, quelque part
       *[other] { $deck }, carte { $place } à partir du dessus : { $card }
    }
web-seen-loyalty = { $player } : { $list }

# Le navire
web-deep-ones =
    { $count ->
        [one] un Profond
       *[other] { $count } Profonds
    }
web-passengers =
    { $count ->
        [one] un passager
       *[other] { $count } passagers
    }
web-person =
    { $character ->
        [none] { $player }
       *[other]
            { $traitor ->
                [true] { $player } ({ $character }, traître)
               *[false] { $player } ({ $character })
            }
    }
web-space-empty = Personne ici.
web-space-damaged = Avarie : { $damage }.
web-threat =
    { $count ->
        [one] Menace : un Profond { $space }.
       *[other] Menace : { $count } Profonds { $space }.
    }
web-threat-dagon = Père Dagon amène des Profonds ici.
web-threat-hydra = Mère Hydra endommage bientôt cette pièce.
why-damaged = Inutilisable tant qu’elle est endommagée : réparez-la d’abord.
why-enemy = Inutilisable tant qu’un Profond s’y trouve.
why-water = Seuls les monstres sont dans l’eau.
why-locked = Nul ne s’y rend de son plein gré.
why-brig = On ne sort pas de la cale en marchant.
web-die =
    { $face ->
        [0] { $player } va lancer le dé.
       *[other] { $player } a obtenu { $face }.
    }
web-see-ship = Voir le navire
web-see-scene = Retour
web-muster = Qui monte à bord

# Mon espace
web-choices = Ce que vous pouvez faire
web-move = Se déplacer
web-reveal = Se révéler…
web-nothing-to-reveal = Vous n’avez que des cartes Humain : rien à révéler.
web-where-to = Se déplacer où ?
web-card = { $card } : { $ability }
web-no-cards = Vous n’avez aucune carte de compétence.
web-heading = { $kind } : { $name }
web-hands-hidden = Vous regardez : les mains sont cachées.
web-picked = Choisi jusqu’ici :
web-item = Objet
web-feat-used = Exploit utilisé
web-feat-left = exploit pas encore utilisé
web-hold = maintenir
web-not-yet = pas encore
web-loyalty-none = Votre carte de loyauté n’est pas encore distribuée.
web-loyalty-covered =
    { $count ->
        [one] Votre carte de loyauté, couverte : maintenez pour la voir.
       *[other] Vos { $count } cartes de loyauté, couvertes : maintenez pour les voir.
    }
web-loyalty-human = Vous êtes humain : vous gagnez si le navire atteint Boston.
web-loyalty-hybrid = Une carte Hybride suffit : vous gagnez si le navire est perdu.
web-loyalty-cultist = Vous êtes le Cultiste : vous gagnez si le navire est perdu à distance 12 ou plus.

# La cérémonie de la loyauté : des lignes de même longueur, pour que nul ne lise la loyauté à leur forme.

web-looking-loyalty =
    { $count ->
        [0] Vous n’avez pas encore de carte Loyauté
        [one] Votre carte Loyauté est distribuée
       *[other] Vous avez maintenant { $count } cartes Loyauté
    }
web-deal-first = première donne
web-deal-second = seconde donne
web-who = Qui vous êtes
web-win = Comment vous gagnez
web-now = Ce que vous pouvez faire
web-face-down = Face cachée.
web-who-human = Un Humain de l’équipage.
web-who-hybrid = Un Hybride parmi les humains.
web-who-cultist = Un Cultiste parmi les humains.
web-means-human = Votre carte dit Humain. À mi-chemin en vient une autre, peut-être contraire.
web-means-hybrid = Votre carte dit Hybride. À mi-chemin en vient une autre, qui comptera moins.
web-means-cultist = Votre carte dit Cultiste. À mi-chemin en vient une autre ; seul Hybride l’emporte.
web-means-human-human = Vos deux cartes disent Humain : rien n’a changé. Un autre a pu basculer.
web-means-human-hybrid = Votre carte Humain ne compte pas : une seule carte Hybride l’emporte.
web-means-human-cultist = Votre carte Humain ne compte pas : votre carte Cultiste l’emporte.
web-means-cultist-hybrid = Votre carte Cultiste ne compte pas : une seule carte Hybride l’emporte.
web-means-hybrid-hybrid = Vos deux cartes disent Hybride : une suffisait. Les autres en ont une de moins.
web-means-many-human = Toutes vos cartes disent Humain : ce que vous avez reçu n’a rien changé.
web-means-many-hybrid = Une de vos cartes dit Hybride : elle l’emporte sur toutes les autres.
web-means-many-cultist = Une de vos cartes dit Cultiste : elle l’emporte sur vos cartes Humain.
web-means-open = Tous le savent : le masque est tombé. Les cartes à venir n’y changeront rien.
web-win-human = Le navire atteint Boston.
    .how = Une distance de 12, puis une arrivée de plus, avant la perte du navire.
    .short = Gagne si le navire atteint Boston.
web-win-hybrid = Le navire est perdu.
    .how = Un cadran à 0, six cases endommagées ou plus un Profond à placer.
    .short = Gagne si le navire est perdu.
web-win-cultist = Le navire est perdu, mais tard.
    .how = Comme l’Hybride, mais seulement une fois la distance 12 couverte.
    .short = Gagne s’il est perdu à distance 12 ou plus.
web-now-human = Tenez les quatre cadrans.
    .second = Aidez aux tests ; voyez qui donne quoi.
    .third = Faites enfermer les suspects dans la cale.
web-now-hybrid = Jouez comme avant. Nul ne le sait.
    .second = Glissez des cartes contraires aux tests.
    .third = À votre tour, une action : jeter le masque.
web-now-cultist = Jouez comme avant. Nul ne le sait.
    .second = Aidez le navire jusqu’à la distance 12.
    .third = À votre tour, une action : jeter le masque.
web-now-open = Jouez au grand jour, en traître.
    .second = Ajoutez au plus une carte à chaque test.
    .third = Ce que vous êtes ne changera plus.
web-card-human = Menez le navire à Boston
web-card-hybrid = Que le navire n’arrive jamais
web-card-cultist = Perdu, mais tard : à 12 ou plus
web-can-say = Ce qu’une carte peut dire
web-three-faces = Les trois faces
web-with-two = Avec deux cartes
web-always = Toujours tenue
web-always-when = Au départ et à mi-chemin ; aucun tour ne commence avant.
web-always-people = Avec d’autres : le même temps pour tous, faces visibles tant qu’on tient.
web-always-alone = Seul avec des robots : sans chrono, la partie vous attend.
web-always-again = À revoir à tout moment : maintenez la carte dans votre zone.

web-why-not-asked = Rien ne vous est demandé maintenant.
why-other-skill = Une autre compétence est demandée.
why-treachery = Seuls les traîtres révélés utilisent la traîtrise.
web-why-moment = Ce n’en est pas le moment.
web-hand-in =
    { $count ->
        [0] Ne rien ajouter
        [one] Remettre { $count } carte
       *[other] Remettre { $count } cartes
    }
web-discard =
    { $count ->
        [0] Ne rien défausser
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
web-missing =
    { $count ->
        [one] Marquez encore { $count } carte.
       *[other] Marquez encore { $count } cartes.
    }
web-worth-missing = Il manque des cartes d’une valeur de { $count }.
web-cancel-draft = Annuler
web-confirm = Choisir
web-confirm-option =
    { $number ->
        [leader] Ignorer la crise
       *[other] Choisir l’option { $number }
    }
web-choose-first = Choisissez d’abord.
web-you-are =
    { $others ->
        [none] Vous êtes { $character }, { $role } ; personne d’autre { $space }.
       *[other] Vous êtes { $character }, { $role }, { $space } avec { $others }.
    }
web-hint-window = Tous ont la même question ; nul ne voit qui pourrait agir.
web-hint-one-card = Vous pouvez ajouter une carte au plus.
web-prompt-discard =
    { $mode ->
        [to-limit]
            { $count ->
                [0] Vous gardez dix cartes.
                [one] Vous ne gardez que dix cartes : défaussez-en encore une.
               *[other] Vous ne gardez que dix cartes : défaussez-en encore { $count }.
            }
        [up-to]
            { $most ->
                [one] Défaussez une carte, ou aucune.
               *[other] Défaussez jusqu’à { $most } cartes.
            }
       *[exactly]
            { $count ->
                [0] Voilà ce que vous défaussez.
                [one] Défaussez une carte.
               *[other] Défaussez { $count } cartes.
            }
    }
web-hint-contribute = Les autres voient combien de cartes vous ajoutez, pas lesquelles.
web-hint-contribute-open = Tout le monde voit quelles cartes vous ajoutez.
web-hint-crisis = Tous lisent les options ; vous seul décidez.
web-actions-done =
    { $count ->
        [0] aucune action effectuée
        [one] { $count } action sur deux effectuée
       *[other] { $count } actions sur deux effectuées
    }
web-meta = tour { $turn }
web-turn = tour { $turn }
web-current = actif

# Les joueurs
web-cards-held =
    { $count ->
        [one] carte de compétence
       *[other] cartes de compétence
    }
web-loyalty-cards =
    { $count ->
        [one] carte de loyauté
       *[other] cartes de loyauté
    }
web-cards-added =
    { $count ->
        [one] carte ajoutée
       *[other] cartes ajoutées
    }

# Une carte Mythe, un test, des cartes regardées

## Les soupçons, et la fiche d’un joueur

web-cards-given = Cartes données
web-all-given = Total
web-i-believe = Je crois
web-history-empty = Aucun test n’a encore eu lieu.
web-elsewhere = Hors des mains
web-against = Retournées contre
web-at-least-hands =
    { $count ->
        [one] ≥ 1 d’une main
       *[other] ≥ { $count } des mains
    }
web-key-doubtful = pioche une compétence contraire
web-key-marks = mes marques : touchez une case
web-end-human = humain
web-end-deep = traître
web-covered-mine = couvert
web-test-detail = { $test } en détail
web-test-accused = { $name } : mis en cause.
web-opposed =
    { $count ->
        [0] Aucune carte contraire.
        [one] Une carte contraire ; { $elsewhere } hors des mains.
       *[other] { $count } cartes contraires ; { $elsewhere } hors des mains.
    }
web-from-hands =
    { $count ->
        [one] Une au moins vient d’une main.
       *[other] { $count } au moins viennent des mains.
    }
web-drawn-by = pioché par
web-drawn-by-list = pioché par { $list }
web-drawn-by-none = dans aucun lot
web-cell =
    { $name }, { $test } : { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $jailed ->
        [true] , dans la cale
       *[false] {""}
    }{ $doubtful ->
        [true] , pioche une compétence contraire
       *[false] {""}
    }. { $mark ->
        [none] Sans marque
       *[other] Ma marque : { $mark }
    }
web-belief-of = { $name } : je crois
web-belief-0 = sûrement humain
web-belief-1 = plutôt humain
web-belief-2 = sans avis
web-belief-3 = plutôt traître
web-belief-4 = sûrement traître
web-remark = une remarque…
web-remark-of = { $name } : ma remarque
web-draws = Compétences piochées à chaque tour
web-draws-line = Piochées à chaque tour. Les autres ne viennent que de lieux ou de cartes.
web-where = Lieu
web-where-brig = { "" } : une carte au plus par test
web-in-hand = En main
web-loyalty-held = Cartes Loyauté
web-no-titles = aucun
web-way-out = Sortie
web-way-test = test de { $target } : { $skills }
web-way-cards = cartes d’une valeur de { $worth }
web-feat-once = Exploit, une fois
web-state-left = pas encore utilisé
web-state-used = utilisé
web-state-brig = inactif dans la cale
web-revealed = Révélé
web-revealed-line = Un traître révélé n’a plus ni capacité ni exploit.
web-given-in-tests = Cartes données aux tests
web-cards-given-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

web-mythos-of =
    { $you ->
        [true] Mythe · votre tour
       *[false] Mythe · tour de { $player }
    }
web-mythos-last = La dernière carte Mythe
web-came = C’est arrivé.
web-crisis-chooser =
    { $you ->
        [true] À vous de choisir.
       *[false] { $player } choisit.
    }
web-two-options = Options, lisibles par tous
web-option = Option { $number }
web-added = Cartes données, en nombre seulement
web-added-open = Cartes données, face visible
web-own-added = Les vôtres
web-adding =
    { $count ->
        [one]
            { $sign ->
                [minus] Votre carte : { $total }
               *[plus] Votre carte : +{ $total }
            }
       *[other]
            { $sign ->
                [minus] Vos { $count } cartes : { $total }
               *[plus] Vos { $count } cartes : +{ $total }
            }
    }
web-adding-cards =
    { $sides ->
        [support]
            { $count ->
                [one] { $cards }, en soutien
               *[other] { $cards }, toutes en soutien
            }
        [oppose]
            { $count ->
                [one] { $cards }, en opposition
               *[other] { $cards }, toutes en opposition
            }
       *[both] { $cards } : soutien et opposition
    }
web-side-supports = soutient
web-side-opposes = s’oppose
web-prompt-add = { $title } : ajoutez des cartes, ou aucune.
web-prompt-add-room = { $title } Ajoutez des cartes, ou aucune.
web-supports = { $card } soutient
web-opposes = { $card } s’oppose
web-left-down =
    { $count ->
        [one] { $count } face cachée
       *[other] { $count } faces cachées
    }
web-turning = On retourne les cartes
web-hint-turning = Les cartes de soutien montent, celles d’opposition coulent. Il faut { $target }.
web-hint-last =
    { $side ->
        [supports] La dernière carte : { $card }, en soutien.
       *[opposes] La dernière carte : { $card }, en opposition.
    }
web-last-card = la dernière
web-stamp-passed = Réussi
web-stamp-partial = En partie
web-stamp-failed = Manqué
web-verdict-passed =
    { $total ->
        [none] Le test est réussi.
       *[other] Le test est réussi : { $total } contre { $target }.
    }
web-verdict-partial =
    { $total ->
        [none] Le test est en partie réussi.
       *[other] Le test est en partie réussi : { $total } contre { $target }.
    }
web-verdict-failed =
    { $total ->
        [none] Le test est manqué.
       *[other] Le test est manqué : { $total } contre { $target }.
    }
web-what-follows = Ce qui se passe maintenant
web-concluded =
    { $elsewhere ->
        [0]
            { $hands ->
                [one] Une carte contraire, et aucune ne vient d’un paquet : elle était dans une main.
               *[other] { $hands } cartes contraires, et aucune ne vient d’un paquet : elles étaient dans des mains.
            }
       *[other]
            { $hands ->
                [one] { $against } cartes contraires, dont { $elsewhere } au plus viennent des paquets : une au moins vient d’une main.
               *[other] { $against } cartes contraires, dont { $elsewhere } au plus viennent des paquets : { $hands } au moins viennent de mains.
            }
    }
web-either-way = Quoi qu’il arrive
web-so-far = pour l’instant
web-looks =
    { $count ->
        [one] { $player } : la carte du dessus { $deck }
       *[other] { $player } : les { $count } cartes du dessus { $deck }
    }

# La fin
web-end-arrived = Le navire a atteint Boston
web-end-empty = Le navire est perdu : plus de { $resource }
web-end-sunk = Le navire sombre : six cases sont endommagées
web-end-overrun = Le navire est submergé
web-end-line =
    { $count ->
        [0] Tour { $turn }, distance { $distance }. Personne ne gagne.
        [one] Tour { $turn }, distance { $distance }. Victoire : { $list }.
       *[other] Tour { $turn }, distance { $distance }. Victoire : { $list }.
    }
web-loyalties = Loyautés, toutes révélées
web-side-human =
    { $arrived ->
        [true] Rien que des cartes Humain, et le navire est arrivé.
       *[false] Rien que des cartes Humain, mais le navire est perdu.
    }
web-side-hybrid =
    { $arrived ->
        [true] Une carte Hybride, mais le navire est arrivé.
       *[false] Une carte Hybride, et le navire est perdu.
    }
web-side-cultist =
    { $arrived ->
        [true] Le Cultiste, mais le navire est arrivé.
       *[false]
            { $late ->
                [true] Le Cultiste : le navire est perdu à la distance { $distance }, soit 12 ou plus.
               *[false] Le Cultiste : le navire est perdu à la distance { $distance }, trop tôt.
            }
    }
web-side-none = Aucune carte Loyauté n’était distribuée : personne ne gagne.
web-voyage = Le voyage en { $turns } tours. À la fin : { $list }, distance { $distance }.
web-voyage-title = Le voyage
web-voyage-key = un œil s’ouvre où une main a travaillé contre le navire
web-voyage-table = Le voyage tour par tour
web-turn-head = Tour
web-tests = Tests
web-reveals =
    { $you ->
        [true] Vous vous révélez
       *[other] { $player } se révèle
    }
web-second-deal = seconde donne

## La partie revue, et la vérité à la fin

web-tab-board = Navire
web-tab-scene = Test
web-first-deal = première donne
web-flag-spoiled = un test saboté
web-open-test = Le test à découvert : { $test }
web-test-adding = Test, on ajoute des cartes
web-test-turned = Test, cartes retournées
web-test-over = Test, le résultat
web-open-target =
    { $partial ->
        [0] Réussi à { $target }.
       *[other] Réussi à { $target }, en partie à { $partial }.
    }
web-without = Sans les cartes contraires : { $outcome }.
web-without-same = Même sans les cartes contraires : { $outcome }.
web-unmask-skip = Tout retourner
web-unmask-human = Du côté des humains jusqu’au bout.
web-unmask-hybrid =
    { $since ->
        [0] Hybride dès le départ.
       *[other]
            { $turned ->
                [true] A basculé au tour { $since } : Hybride.
               *[false] Hybride depuis le tour { $since }.
            }
    }
web-unmask-cultist =
    { $since ->
        [0] Cultiste dès le départ.
       *[other]
            { $turned ->
                [true] A basculé au tour { $since } : Cultiste.
               *[false] Cultiste depuis le tour { $since }.
            }
    }
web-unmask-mask =
    { $turn ->
        [0] N’a jamais jeté le masque.
       *[other] Masque jeté au tour { $turn }.
    }
web-unmask-card = A reçu une carte de { $player } : { $card }.
web-unmask-deeds =
    { $hostile ->
        [one] Une carte contre le navire,
       *[other] { $hostile } cartes contre le navire,
    } { $spoiled ->
        [0] aucun test saboté.
        [one] un test saboté.
       *[other] { $spoiled } tests sabotés.
    }
web-deeds = Ce que des mains ont fait en secret
web-deeds-none = Aucune main n’a travaillé contre un test.
web-deed-test = tour { $turn } · { $outcome } { $total }/{ $target }
web-deed-else = aurait été { $outcome }
web-deed-anyway-passed = réussi tout de même
web-deed-anyway-partial = en partie réussi tout de même
web-deed-anyway-failed = perdu de toute façon

## Le tutoriel. $a, $b … : les noms des joueurs, place par place.

coach-crew =
    1913 : le paquebot Atlantica fait route vers Boston, et quelque chose dans la mer le guette. Trois autres
    et vous incarnez chacun un des dix personnages. Arjun Singh, le second, sera ici Capitaine.
    .look = Arjun Singh
    .todo = Choisissez Arjun Singh et confirmez.
coach-ship =
    Le navire vu du ciel : les pièces, le pont autour, l’eau le long du bord. Il doit parcourir une distance
    de 12, puis arriver encore une fois. Il est perdu si une de ses quatre ressources s’épuise, si six cases
    sont endommagées ou si les Profonds le submergent.
    .look = les quatre ressources, et la distance
coach-chief =
    À vous. Vous avez pioché les cinq cartes de votre lot et avez deux actions. Un Profond est sur le pont 1.
    La capacité d’Arjun, Chef de pont, vous y mène et vous laisse encore agir.
    .look = votre capacité, et le pont 1
    .todo = Utilisez Chef de pont.
coach-deck =
    Les Profonds grimpent de l’eau sur le pont, puis entrent dans une pièce et l’endommagent. Les passagers
    sur le pont sont en danger : il faut les mettre à l’abri.
    .look = le pont 1
    .todo = Choisissez le pont 1.
coach-attack = Un combat est un lancer d’un dé à huit faces : sur 4 ou plus, un Profond est vaincu.
    .look = le Profond sur le pont 1
    .todo = Attaquez le Profond.
coach-insight =
    Avant un lancer, quiconque a la bonne carte peut intervenir. Une carte Compétence a une valeur pour les
    tests, et un texte. Celui d’Observation 3, Œil perçant, change un lancer de 2.
    .look = Observation 3 dans votre main
    .todo = Choisissez Observation 3, puis ajoutez 2 au lancer.
coach-hit =
    Un 2, qui compte pour 4 : juste assez ! Vos cartes Force pourraient faire relancer le dé ; inutile
    maintenant.
    .look = le dé
    .todo = Passez.
coach-below =
    Voilà une action. D’autres Profonds attendent à la proue, ne restez pas là : un seul déplacement vous
    mène partout à bord.
    .look = la salle des machines
    .todo = Touchez Se déplacer et choisissez la salle des machines, à la poupe.
coach-mythos =
    Chaque tour finit par une carte Mythe. Celle-ci laisse le choix au Capitaine : une perte sûre de
    nourriture, ou un pari sur un passager et la santé mentale. Tous peuvent la lire.
    .look = la carte Mythe et ses deux options
    .todo = Choisissez l’option 1 et confirmez.
coach-boarded =
    Viennent ensuite les deux icônes de la carte. La première a réveillé les Profonds : quatre sur le pont, un
    sur la passerelle. La seconde a fait avancer le périple d’une case sur quatre.
    .look = la passerelle, et la piste du périple
coach-test =
    { $b } a mis un passager à l’abri, et découvre un test : 11, avec Influence et Force. Quelques textes
    pourraient d’abord servir. Gardez les vôtres.
    .look = la carte du test
    .todo = Passez.
coach-add =
    Chacun son tour ajoute des cartes, face cachée : Influence et Force augmentent le total, les autres
    compétences le diminuent. Deux cartes du paquet Chaos s’y mêlent toujours.
    .look = la carte du test
    .todo = Choisissez Force 2 et Influence 4, et remettez-les.
coach-turned =
    Mélangées puis révélées, les cartes ne disent pas qui les a jouées. Volonté 4 a tiré le total vers le
    bas ; elle venait du Chaos. 11 : juste assez. Un traître aurait pu l’ajouter.
    .look = le total du test
coach-round =
    { $c } a détruit un Profond, { $d } en a rejeté quatre à l’eau. Deux cartes Mythe ont coûté de la santé
    mentale, et Père Dagon rassemble des Profonds dans les Abysses.
    .look = la santé mentale, et les Abysses
coach-loyalty =
    Dagon a fait surface. Le premier tour de table est fini : c’est là que la partie d’apprentissage
    distribue les loyautés. Maintenez votre carte pour la voir : Humain. Une carte sur huit dit Hybride ;
    quatre viendront à mi-chemin.
    .look = votre carte Loyauté
coach-boilers =
    Un traître caché gâche des tests, perd des tours, sème le doute, ou un jour se révèle et attaque. Un
    suspect peut finir dans la cale. Mais regardez la proue : en avant toute !
    .look = la cale, et la piste du périple
    .todo = Utilisez la salle des machines.
coach-coal =
    Une carte Force nourrit le feu. Sa valeur s’ajoute à un lancer, et 6 ou moins coûte du carburant.
    .look = Force 3 dans votre main
    .todo = Choisissez Force 3 et défaussez-la.
coach-luck = Avec les 3 de la carte, il vous faut un 4. Œil perçant pourrait aider, mais gardez-le pour plus tard.
    .look = Observation 4 dans votre main
    .todo = Passez.
coach-waypoint =
    Le bout du périple ! Le navire laisse les monstres derrière lui, et le Capitaine fixe le cap : une étape
    sur deux. La vague coûte du carburant, mais c’est la plus grande distance.
    .look = les deux étapes
    .todo = Choisissez Vague scélérate et confirmez.
coach-end =
    Distance 3 ; le passager resté sur le pont est perdu. L’autre piste, le rituel, balaie le pont et l’eau une
    fois complète. Regardez qui ajoute combien de cartes, questionnez, et ne croyez personne !
    .look = la distance, et la piste du rituel
chapter-first-round = Le premier tour
chapter-second-deal = La seconde donne
chapter-traitor = Le tour d’un traître
coach-captain =
    Un autre voyage, à trois. Vous êtes encore Arjun, et Capitaine. Les machines viennent de mener le périple
    à son terme. Pour l’instant, votre carte Loyauté dit Humain.
    .look = la distance, et votre carte Loyauté
coach-course =
    Le Capitaine fixe le cap : une étape sur deux. À une distance de 6 ou plus, la moitié du chemin est
    faite, et quelque chose s’éveille.
    .look = les deux étapes
    .todo = Choisissez Eaux agitées et confirmez.
coach-awakening =
    Distance 6 : chacun reçoit une seconde carte Loyauté. Maintenez les vôtres pour les voir : Humain et
    Hybride. Un seul Hybride l’emporte. Désormais, vous gagnez si le navire est perdu, et nul ne le sait.
    .look = vos deux cartes Loyauté
coach-hidden =
    { $b } affronte un test : 11, avec Connaissance et Force. Un traître caché suit les règles des humains.
    Quelques textes pourraient d’abord servir ; aucun ne vous aide.
    .look = la carte du test
    .todo = Passez.
coach-spoil =
    Influence et Observation diminuent ce total. Ajoutez peu de cartes, et petites : qui gâche trop se fait
    vite démasquer.
    .look = Influence 2 et Observation 2 dans votre main
    .todo = Choisissez Influence 2 et Observation 2, et remettez-les.
coach-doubt =
    Seulement 3 sur 11. Deux cartes ont tiré le total vers le bas : les vôtres, mais ce pourrait être les deux
    du Chaos. Rien n’est prouvé.
    .look = le total du test
coach-orders =
    Le test a échoué : de la nourriture est perdue, Hydra a endommagé la salle des machines, et { $b } se réveille
    à l’infirmerie. Une carte Mythe s’adresse au Capitaine. Sans test, personne ne peut aider.
    .look = la carte Mythe et ses deux options
    .todo = Choisissez l’option 2 et confirmez.
coach-idle = Avant le lancer, chacun pourrait intervenir avec une carte. Un traître n’y est pas tenu.
    .look = le dé
    .todo = Passez.
coach-cabin =
    Un 7 : pas de carburant perdu, mais Hydra a endommagé la cambuse. À vous. L’action de la cabine du
    capitaine envoie quelqu’un dans la cale. Elle vise les traîtres, mais peut en frapper d’autres.
    .look = la cabine du capitaine, où vous êtes
    .todo = Utilisez la cabine du capitaine.
coach-accuse =
    { $b } garde le Grimoire et manquera aux autres. À une table de vrais joueurs, dites pourquoi vous accusez :
    c’est le meilleur moment pour mentir.
    .look = { $b }
    .todo = Désignez { $b }.
coach-trial =
    Un test de 8, avec Influence et Observation. Tous peuvent ajouter des cartes, l’accusé aussi.
    .look = la carte du test
    .todo = Passez.
coach-verdict = Cette fois, le test doit réussir. { $c } vous croit et a ajouté une carte.
    .look = Influence 4 et Influence 5 dans votre main
    .todo = Choisissez Influence 1, 4 et 5, et remettez-les.
coach-brig =
    Réussi : { $b } est dans la cale, et le Grimoire passe à { $c }. On n’y bouge pas, on n’y utilise aucun
    objet et on n’ajoute qu’une carte à un test. Pour sortir : une action et un test de 8.
    .look = la cale
coach-reveal =
    Il vous reste une action. Vous pourriez vous cacher jusqu’au bout ; mais se révéler est aussi une
    action. On ne revient pas en arrière.
    .look = vos cartes Loyauté
    .todo = Touchez Se révéler, puis choisissez votre Hybride et confirmez.
coach-helm =
    Chaque personnage frappe une fois en se révélant : Arjun ramène le périple au départ. Votre autre carte
    Loyauté, l’Humain, va maintenant à un autre joueur, à l’insu du reste.
    .look = la piste du périple
    .todo = Donnez-la à { $b }.
coach-treachery =
    Vous avez perdu titre, capacité et exploit. Pour chaque carte défaussée maintenant, vous piochez une carte
    Trahison : elle s’oppose à tout test, et seuls les traîtres se servent de son texte.
    .look = votre main
    .todo = Choisissez Influence 1, Observation 1 et Force 1, et défaussez-les.
coach-escape =
    Au tour où quelqu’un se révèle, pas de carte Mythe. { $b } tente de quitter la cale : un test de 8, avec
    Connaissance et Force.
    .look = la carte du test
    .todo = Passez.
coach-one-card =
    Un traître révélé n’ajoute qu’une carte à un test, comme qui est dans la cale. Prenez-en une forte.
    .look = Influence 4 dans votre main
    .todo = Choisissez Influence 4 et remettez-la.
coach-locked =
    { $b } reste dans la cale. { $c } a réparé la cambuse, et six Profonds vous ont rejoint dans la cabine du
    capitaine. Ils n’attaquent jamais un traître révélé.
    .look = la cale, et la cabine du capitaine
coach-draw =
    Votre tour de traître. Chacune des cinq cartes de votre lot peut être une carte Trahison, ou ne pas être
    piochée. Tant que vous êtes dans une pièce, nul ne peut l’utiliser ni la réparer.
    .look = la cabine du capitaine
    .todo = Prenez une carte Trahison.
coach-enough = Cela suffit : à la fin d’un tour, personne ne garde plus de dix cartes.
    .look = votre main
    .todo = N’en piochez pas d’autre.
coach-call =
    Deux actions : vous déplacer, attaquer un humain, vaincre un passager qu’aucun humain ne garde, ou utiliser
    une carte. Trahison 2, Appel à l’assaut, réveille les Profonds autour de vous.
    .look = Trahison 2 dans votre main
    .todo = Choisissez Trahison 2 et utilisez-la.
coach-all = Elle réveille un Profond où vous voulez, ou les six de votre case.
    .look = les six Profonds dans la cabine du capitaine
    .todo = Réveillez tous ceux de votre case.
coach-sea =
    La cabine est endommagée, et cinq d’entre eux ont rejoint { $c } dans la cambuse. Les humains peuvent vous
    attaquer à leur tour : sur 6 ou plus, vous allez dans la cale. Vous connaissez les deux camps !
    .look = la cabine du capitaine, et la cambuse
first-crew = Choisissez votre personnage. Les marques de couleur sont les cartes Compétence que vous piochez à chaque tour.
first-splits = Vous choisissez quelles cartes Compétence piocher. Tous le voient : cela dit à quels tests vous pouvez aider.
first-actions = Deux actions : vous déplacer, attaquer, sauver un passager, utiliser votre pièce ou le texte d’une carte. Ce qui est possible est éclairé.
first-crisis = Une carte Mythe vous fait choisir. À côté des cadrans, vous voyez ce que coûterait chaque option.
first-window = Une courte pause où quiconque a la bonne carte peut intervenir. Si vous ne voulez rien, passez.
first-contribute = Ajoutez des cartes, face cachée. Celles à la flèche vers le haut augmentent le total, les autres le diminuent. N’en mettre aucune est permis, mais se voit.
first-look = Ces cartes sont pour vos yeux seuls. Choisissez-en une ; le reste s’en va sans être vu.
first-discards = Choisissez les cartes à défausser. Seule la dernière de chaque compétence se voit sur sa pile.
first-activation = Les monstres s’activent l’un après l’autre : vous choisissez lequel commence.
first-mythos = Chaque tour d’humain finit par une carte Mythe : d’abord sa crise, puis ses deux icônes, qui réveillent des monstres et font avancer une piste.
first-turned-up = Les cartes d’un test sont mélangées et révélées. Deux viennent du Chaos : une carte contraire ne prouve encore rien.
first-waypoint = Le périple était complet : le navire a couvert une distance, et l’étape a eu son effet. À 12, il faut encore une arrivée.
first-banishment = Le rituel était complet : le pont et l’eau sont balayés, mais quiconque était sur le pont est vaincu aussi.
first-damaged = Une case endommagée ne sert plus avant d’être réparée. À six cases endommagées, le navire est perdu.
first-risked = Un passager est sur le pont. Mettez-le à l’abri : chaque perte peut coûter des âmes ou de la santé mentale.
first-defeated = Vous vous réveillez à l’infirmerie. Vous agissez comme d’habitude, mais n’y piocherez qu’une carte au prochain tour.
first-loyalty = Vous avez reçu une carte Loyauté. Maintenez-la dans votre zone pour la voir, et n’en parlez à personne.
first-awakening = À mi-chemin, chacun a reçu une seconde carte Loyauté. Un humain peut être devenu traître : regardez encore.
first-jailed = Quelqu’un est mis dans la cale : ni déplacement ni objets, une carte au plus par test. Un test de 8 ouvre la porte.
first-revealed = Un traître s’est révélé et joue désormais contre vous. Attaquez-le : sur 6 ou plus, il va dans la cale.

## Pourquoi une réponse est bonne, ou moins bonne que la meilleure

hint-resource-more = { $resource-name } : environ { $number } de plus qu’avec la réponse { $than }.
hint-resource-less = { $resource-name } : environ { $number } de moins qu’avec la réponse { $than }.
hint-distance-more = La distance parcourue augmente d’environ { $number } par rapport à la réponse { $than }.
hint-distance-less = La distance parcourue diminue d’environ { $number } par rapport à la réponse { $than }.
hint-travelled-more =
    { $number ->
        [one] Environ { $number } case de plus sur la piste du voyage qu’avec la réponse { $than }.
       *[other] Environ { $number } cases de plus sur la piste du voyage qu’avec la réponse { $than }.
    }
hint-travelled-less =
    { $number ->
        [one] Environ { $number } case de moins sur la piste du voyage qu’avec la réponse { $than }.
       *[other] Environ { $number } cases de moins sur la piste du voyage qu’avec la réponse { $than }.
    }
hint-chanted-more =
    { $number ->
        [one] Environ { $number } case de plus sur la piste du rituel qu’avec la réponse { $than }.
       *[other] Environ { $number } cases de plus sur la piste du rituel qu’avec la réponse { $than }.
    }
hint-chanted-less =
    { $number ->
        [one] Environ { $number } case de moins sur la piste du rituel qu’avec la réponse { $than }.
       *[other] Environ { $number } cases de moins sur la piste du rituel qu’avec la réponse { $than }.
    }
hint-monsters-inside-more =
    { $number ->
        [one] Environ { $number } Profond de plus dans le navire qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de plus dans le navire qu’avec la réponse { $than }.
    }
hint-monsters-inside-less =
    { $number ->
        [one] Environ { $number } Profond de moins dans le navire qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de moins dans le navire qu’avec la réponse { $than }.
    }
hint-monsters-on-deck-more =
    { $number ->
        [one] Environ { $number } Profond de plus sur le pont qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de plus sur le pont qu’avec la réponse { $than }.
    }
hint-monsters-on-deck-less =
    { $number ->
        [one] Environ { $number } Profond de moins sur le pont qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de moins sur le pont qu’avec la réponse { $than }.
    }
hint-monsters-in-water-more =
    { $number ->
        [one] Environ { $number } Profond de plus dans l’eau qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de plus dans l’eau qu’avec la réponse { $than }.
    }
hint-monsters-in-water-less =
    { $number ->
        [one] Environ { $number } Profond de moins dans l’eau qu’avec la réponse { $than }.
       *[other] Environ { $number } Profonds de moins dans l’eau qu’avec la réponse { $than }.
    }
hint-monarchs-more = Père Dagon ou Mère Hydra est en jeu plus souvent qu’avec la réponse { $than }, de { $number }.
hint-monarchs-less = Père Dagon ou Mère Hydra est en jeu moins souvent qu’avec la réponse { $than }, de { $number }.
hint-damaged-more =
    { $number ->
        [one] Environ { $number } case endommagée de plus qu’avec la réponse { $than }.
       *[other] Environ { $number } cases endommagées de plus qu’avec la réponse { $than }.
    }
hint-damaged-less =
    { $number ->
        [one] Environ { $number } case endommagée de moins qu’avec la réponse { $than }.
       *[other] Environ { $number } cases endommagées de moins qu’avec la réponse { $than }.
    }
hint-passengers-more =
    { $number ->
        [one] Environ { $number } passager de plus sur le plateau qu’avec la réponse { $than }.
       *[other] Environ { $number } passagers de plus sur le plateau qu’avec la réponse { $than }.
    }
hint-passengers-less =
    { $number ->
        [one] Environ { $number } passager de moins sur le plateau qu’avec la réponse { $than }.
       *[other] Environ { $number } passagers de moins sur le plateau qu’avec la réponse { $than }.
    }
hint-jailed-more =
    { $number ->
        [one] Environ { $number } suspect de plus au cachot qu’avec la réponse { $than }.
       *[other] Environ { $number } suspects de plus au cachot qu’avec la réponse { $than }.
    }
hint-jailed-less =
    { $number ->
        [one] Environ { $number } suspect de moins au cachot qu’avec la réponse { $than }.
       *[other] Environ { $number } suspects de moins au cachot qu’avec la réponse { $than }.
    }
hint-cards-more =
    { $number ->
        [one] Environ { $number } carte Compétence de plus dans chaque main loyale qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Compétence de plus dans chaque main loyale qu’avec la réponse { $than }.
    }
hint-cards-less =
    { $number ->
        [one] Environ { $number } carte Compétence de moins dans chaque main loyale qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Compétence de moins dans chaque main loyale qu’avec la réponse { $than }.
    }
hint-enemy-cards-more =
    { $number ->
        [one] Environ { $number } carte Compétence de plus chez les traîtres révélés qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Compétence de plus chez les traîtres révélés qu’avec la réponse { $than }.
    }
hint-enemy-cards-less =
    { $number ->
        [one] Environ { $number } carte Compétence de moins chez les traîtres révélés qu’avec la réponse { $than }.
       *[other] Environ { $number } cartes Compétence de moins chez les traîtres révélés qu’avec la réponse { $than }.
    }
## Opponents: how each level plays

opponent-1 = Oublie la plupart de ce qu’il peut faire ; traître, il reste sage.
opponent-2 = Oublie un cinquième ; traître, il reste le plus souvent sage.
opponent-3 = Oublie peu ; traître, il reste sage une fois sur deux.
opponent-4 = Déduit qui sont les traîtres, et a appris ce qui compte.
opponent-5 = Pèse ce qu’il a appris ; traître, il essaie ses six meilleures idées.
