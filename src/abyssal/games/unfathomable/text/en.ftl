### Unfathomable.

title = Unfathomable
blurb = A steamer, a storm, and something in the water: bring the ship home, unless you are one of those who must not let it arrive.

## Words for keys

resource-fuel = fuel
    .name = Fuel
resource-food = food
    .name = Food
resource-sanity = sanity
    .name = Sanity
resource-souls = souls
    .name = Souls

skill-influence = influence
    .name = Influence
skill-lore = lore
    .name = Lore
skill-observation = observation
    .name = Observation
skill-strength = strength
    .name = Strength
skill-will = will
    .name = Will
skill-treachery = treachery
    .name = Treachery
skill-mythos = mythos
    .name = Mythos
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

# Places. The attribute `at` says where something is, `name` stands on the board.
space-bridge = the Bridge
    .at = on the Bridge
    .name = Bridge
space-chapel = the Chapel
    .at = in the Chapel
    .name = Chapel
space-captains-cabin = the Captain’s Cabin
    .at = in the Captain’s Cabin
    .name = Captain’s Cabin
space-cargo-hold = the Cargo Hold
    .at = in the Cargo Hold
    .name = Cargo Hold
space-galley = the Galley
    .at = in the Galley
    .name = Galley
space-boiler-room = the Boiler Room
    .at = in the Boiler Room
    .name = Boiler Room
space-sick-bay = the Sick Bay
    .at = in the Sick Bay
    .name = Sick Bay
space-brig = the Brig
    .at = in the Brig
    .name = Brig
space-deck-1 = Deck 1
    .at = on Deck 1
    .name = Deck 1
space-deck-2 = Deck 2
    .at = on Deck 2
    .name = Deck 2
space-deck-3 = Deck 3
    .at = on Deck 3
    .name = Deck 3
space-deck-4 = Deck 4
    .at = on Deck 4
    .name = Deck 4
space-deck-5 = Deck 5
    .at = on Deck 5
    .name = Deck 5
space-deck-6 = Deck 6
    .at = on Deck 6
    .name = Deck 6
space-deck-7 = Deck 7
    .at = on Deck 7
    .name = Deck 7
space-deck-8 = Deck 8
    .at = on Deck 8
    .name = Deck 8
space-water-1 = Water 1
    .at = in Water 1
    .name = Water 1
space-water-2 = Water 2
    .at = in Water 2
    .name = Water 2
space-water-3 = Water 3
    .at = in Water 3
    .name = Water 3
space-water-4 = Water 4
    .at = in Water 4
    .name = Water 4
space-water-5 = Water 5
    .at = in Water 5
    .name = Water 5
space-water-6 = Water 6
    .at = in Water 6
    .name = Water 6
space-water-7 = Water 7
    .at = in Water 7
    .name = Water 7
space-water-8 = Water 8
    .at = in Water 8
    .name = Water 8
space-deep = the Deep
    .at = in the Deep
    .name = The Deep
space-supply = the supply
    .at = in the supply
    .name = Supply
# Places as the texts of cards name them.
space-here = your space
    .at = in your space
space-nearest-room = the nearest room
    .at = in the nearest room
space-rolled-room = the room with that number
    .at = in the room with that number
space-rolled-deck = the deck space with that number
    .at = on the deck space with that number
space-damaged-room = the room that was damaged
    .at = in the room that was damaged
space-chosen = that space
    .at = there
space-each-deck = each deck space
    .at = on each deck space
space-each-water = each water space
    .at = in each water space
space-each-room = each numbered room
    .at = in each numbered room
space-ship = the ship
    .at = on the ship
space-board = the board
    .at = on the board
space-water = the water
    .at = in the water
space-deck = the deck
    .at = on deck

from-bridge = from the Bridge
from-chapel = from the Chapel
from-captains-cabin = from the Captain’s Cabin
from-cargo-hold = from the Cargo Hold
from-galley = from the Galley
from-boiler-room = from the Boiler Room
from-deck-1 = from Deck 1
from-deck-2 = from Deck 2
from-deck-3 = from Deck 3
from-deck-4 = from Deck 4
from-deck-5 = from Deck 5
from-deck-6 = from Deck 6
from-deck-7 = from Deck 7
from-deck-8 = from Deck 8
from-water-1 = from Water 1
from-water-2 = from Water 2
from-water-3 = from Water 3
from-water-4 = from Water 4
from-water-5 = from Water 5
from-water-6 = from Water 6
from-water-7 = from Water 7
from-water-8 = from Water 8
from-deep = from the Deep

monster-hydra = Mother Hydra
monster-dagon = Father Dagon
monster-deep-ones = the Deep Ones
monarch-hydra = { monster-hydra }
monarch-dagon = { monster-dagon }

track-travel = travel
    .name = Travel
track-ritual = the ritual
    .name = Ritual

deck-mythos = the mythos deck
    .of = of the mythos deck
deck-waypoints = the waypoint deck
    .of = of the waypoint deck
deck-spells = the spell deck
    .of = of the spell deck
deck-items = the item deck
    .of = of the item deck

loyalty-human = Human
loyalty-hybrid = Hybrid
loyalty-cultist = Cultist
loyalties-human = { loyalty-human }
loyalties-hybrid = { loyalty-hybrid }
loyalties-cultist = { loyalty-cultist }

outcome-passed = passed
outcome-partial = half passed
outcome-failed = failed

face-soul = 1 soul
face-two-souls = 2 souls
face-soul-and-sanity = 1 soul and 1 sanity
face-nobody = nothing

travel-0 = Start
travel-1 = Slow Ahead
travel-2 = Half Ahead
travel-3 = Full Speed Ahead
travel-4 = Arrive
ritual-0 = Start
ritual-1 = First Incantation
ritual-2 = Second Incantation
ritual-3 = Third Incantation
ritual-4 = Cast

## People

character-keilani = Keilani Tatupu
    .role = Captain
character-arjun = Arjun Singh
    .role = First Mate
character-svetlana = Svetlana Gedroits
    .role = Ship’s Surgeon
character-jeanne = Jeanne Lafarge
    .role = Engineer
character-jamie = Jamie Snell
    .role = Master-at-Arms
character-william = William Bowleg
    .role = Apprentice
character-beatrice = Beatrice Sharpe
    .role = Mathematician
character-ishmael = Ishmael Marsh
    .role = Exile
character-edmund = Edmund Mallory
    .role = Jinx
character-samira = Samira Dualeh
    .role = Stowaway

# Whom the text of a card means; `you` is its reader.
person-current = the current player
    .of = of the current player
    .gender = m
person-captain = the Captain
    .of = of the Captain
    .gender = m
person-keeper = the Keeper of the Tome
    .of = of the Keeper of the Tome
    .gender = m
person-named = that human
    .of = of that human
    .gender = m
person-keilani = Keilani
    .of = of Keilani
    .gender = f
person-arjun = Arjun
    .of = of Arjun
    .gender = m
person-svetlana = Svetlana
    .of = of Svetlana
    .gender = f
person-jeanne = Jeanne
    .of = of Jeanne
    .gender = f
person-jamie = Jamie
    .of = of Jamie
    .gender = m
person-william = William
    .of = of William
    .gender = m
person-beatrice = Beatrice
    .of = of Beatrice
    .gender = f
person-ishmael = Ishmael
    .of = of Ishmael
    .gender = m
person-edmund = Edmund
    .of = of Edmund
    .gender = m
person-samira = Samira
    .of = of Samira
    .gender = f

## Names of cards

ability-coordinated-effort = Coordinated Effort
ability-nothing-to-hide = Nothing to Hide
ability-inspiring-speech = Inspiring Speech
ability-shrivelling = Shrivelling
ability-lesser-banishment = Lesser Banishment
ability-forced-learning = Forced Learning
ability-watch-and-learn = Watch and Learn
ability-keen-insight = Keen Insight
ability-preparation = Preparation
ability-combat-training = Combat Training
ability-rampage = Rampage
ability-shrug-it-off = Shrug It Off
ability-persistence = Persistence
ability-determination = Determination
ability-true-grit = True Grit
ability-reinforcements = Reinforcements
ability-call-to-action = Call to Action
ability-siren-song = Siren Song
ability-ransack = Ransack
ability-perform-rites = Perform Rites

ability-experienced = Experienced
ability-deck-chief = Deck Chief
ability-healing-words = Healing Words
ability-jury-rigger = Jury Rigger
ability-quick-draw = Quick Draw
ability-occult-training = Occult Training
ability-predictive-analytics = Predictive Analytics
ability-first-oath-of-dagon = First Oath of Dagon
ability-fortunate-son = Fortunate Son
ability-scavenger = Scavenger

ability-unconventional-leader = Unconventional Leader
ability-self-sacrifice = Self Sacrifice
ability-medical-intervention = Medical Intervention
ability-full-steam-ahead = Full Steam Ahead
ability-arrest-order = Arrest Order
ability-quick-cast = Quick Cast
ability-perfect-number = Perfect Number
ability-deep-one-ancestry = Deep One Ancestry
ability-uncanny-fortune = Uncanny Fortune
ability-well-equipped = Well Equipped

reveal-keilani = Break Their Spirit
reveal-arjun = Spike the Helm
reveal-svetlana = Conduct Malpractice
reveal-jeanne = Sabotage
reveal-jamie = Rain Fire
reveal-william = Disrupt Ritual
reveal-beatrice = Divide and Conquer
reveal-ishmael = Swear the Second Oath
reveal-edmund = Spread Misfortune
reveal-samira = Pickpocket

item-speaking-trumpet = Speaking Trumpet
item-six-shooter = Six-Shooter
item-travel-pharmacy = Travel Pharmacy
item-tool-kit = Tool Kit
item-repeating-rifle = Repeating Rifle
item-elder-sign-amulet = Elder Sign Amulet
item-almanac = Almanac
item-book-of-dagon = Book of Dagon
item-lucky-ring = “Lucky” Ring
item-starbuck = Starbuck
item-pocket-pistol = Pocket Pistol
item-fine-clothes = Fine Clothes
item-mystical-text = Mystical Text
item-binoculars = Binoculars
item-medicine-ball = Medicine Ball
item-treasured-memento = Treasured Memento
item-jam-tin-grenade = Jam Tin Grenade
item-kitchen-knife = Kitchen Knife
item-plimsolls = Plimsolls
item-shotgun = Shotgun

# Abilities of items and cards in play, as the log names them.
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
ability-keeper = the tome
ability-sacrifice-deep-one = { mythos-sacrifice-deep-one }
ability-memory-of-the-deep = { mythos-memory-of-the-deep }

mythos-accusation = Accusation
mythos-adrift-fishing-boat = Adrift Fishing Boat
mythos-barricade-the-hatches = Barricade the Hatches
mythos-bucket-brigade = Bucket Brigade
mythos-class-struggle = Class Struggle
mythos-coal-bunker-fire = Coal Bunker Fire
mythos-collision-course = Collision Course
mythos-coordinated-assault = Coordinated Assault
mythos-criminal-activity = Criminal Activity
mythos-damaged-evaporator = Damaged Evaporator
mythos-deep-one-feint = Deep One Feint
mythos-deep-one-swarm = Deep One Swarm
mythos-dinghy-launch = Dinghy Launch
mythos-disturbing-dreams = Disturbing Dreams
mythos-eot-failure = E.O.T. Failure
mythos-fear-of-the-unknown = Fear of the Unknown
mythos-firemen-strike = Firemen Strike
mythos-flooding-compartment = Flooding Compartment
mythos-food-rationing = Food Rationing
mythos-food-stores-raid = Food Stores Raid
mythos-horrific-visions = Horrific Visions
mythos-hull-leak = Hull Leak
mythos-hypnotic-melody = Hypnotic Melody
mythos-identity-crisis = Identity Crisis
mythos-improvised-fuel-source = Improvised Fuel Source
mythos-incoming-sos = Incoming SOS
mythos-infection = Infection
mythos-infiltrator = Infiltrator
mythos-jail-break = Jail Break
mythos-just-desserts = Just Desserts
mythos-kitty-litter = Kitty Litter
mythos-looming-breakdown = Looming Breakdown
mythos-lure-of-yha-nthlei = Lure of Y’ha-nthlei
mythos-missing-jewelry = Missing Jewelry
mythos-missing-munitions = Missing Munitions
mythos-missing-parents = Missing Parents
mythos-mysterious-lifeboat = Mysterious Lifeboat
mythos-on-the-offensive = On the Offensive
mythos-open-the-gate = Open the Gate
mythos-passenger-overboard = Passenger Overboard
mythos-passenger-riot = Passenger Riot
mythos-poisoned-food = Poisoned Food
mythos-power-to-the-people = Power to the People
mythos-rally-the-crew = Rally the Crew
mythos-rat-infestation = Rat Infestation
mythos-ritual-coordination = Ritual Coordination
mythos-ritual-support = Ritual Support
mythos-sacrifice-deep-one = Sacrifice Deep One
mythos-sewage-backup = Sewage Backup
mythos-shipboard-fire = Shipboard Fire
mythos-stolen-ritual-components = Stolen Ritual Components
mythos-strange-vision = Strange Vision
mythos-the-anarcho-individualist = The Anarcho-Individualist
mythos-the-captains-banquet = The Captain’s Banquet
mythos-the-fathers-favor = The Father’s Favor
mythos-the-mothers-wrath = The Mother’s Wrath
mythos-too-many-bodies = Too Many Bodies
mythos-transformation = Transformation
mythos-volunteer-army = Volunteer Army
mythos-hold-the-line = Hold the Line
mythos-history-repeats = History Repeats
mythos-the-peacemaker = The Peacemaker
mythos-do-no-harm = Do No Harm
mythos-signs-of-life = Signs of Life
mythos-the-game-is-afoot = The Game is Afoot
mythos-memory-of-the-deep = Memory of the Deep
mythos-miscalculation = Miscalculation
mythos-family-ties = Family Ties
mythos-gift-of-the-mother = Gift of the Mother
mythos-ticket-please = Ticket, Please

spell-alchemical-transmutation = Alchemical Transmutation
spell-astral-travel = Astral Travel
spell-call-down-the-storm = Call Down the Storm
spell-call-friends = Call Friends
spell-cloud-memory = Cloud Memory
spell-conjuration = Conjuration
spell-dark-pact = Dark Pact
spell-feed-the-mind = Feed the Mind
spell-flesh-ward = Flesh Ward
spell-foresee = Foresee
spell-greater-banishment = Greater Banishment
spell-heal = Heal
spell-lure-monster = Lure Monster
spell-plague-of-locusts = Plague of Locusts
spell-raise-the-dead = Raise the Dead
spell-revelation-of-script = Revelation of Script
spell-summon-fire = Summon Fire
spell-summon-the-beast-within = Summon the Beast Within
spell-voice-of-ra = Voice of Ra

waypoint-abandoned-depot = Abandoned Depot
waypoint-deserted-island = Deserted Island
waypoint-hurricane = Hurricane
waypoint-iceberg = Iceberg
waypoint-reef = Reef
waypoint-shipwreck-survivors = Shipwreck Survivors
waypoint-wrecked-ship = Wrecked Ship
waypoint-deep-one-city = Deep One City
waypoint-fog-bank = Fog Bank
waypoint-maelstrom = Maelstrom
waypoint-rainstorm = Rainstorm
waypoint-rogue-wave = Rogue Wave
waypoint-rolling-seas = Rolling Seas
waypoint-sea-smoke = Sea Smoke
waypoint-seaweed-patch = Seaweed Patch
waypoint-smooth-sailing = Smooth Sailing
waypoint-calm-waters = Calm Waters
waypoint-deep-one-ambush = Deep One Ambush
waypoint-rough-water = Rough Water
waypoint-stormy-seas = Stormy Seas

damage-structural-influence = Structural Damage (influence)
damage-structural-lore = Structural Damage (lore)
damage-structural-observation = Structural Damage (observation)
damage-structural-strength = Structural Damage (strength)
damage-structural-will = Structural Damage (will)
damage-structural-any = Structural Damage (any skill)
damage-fuel-leak = Fuel Leak
damage-flooded-food-stores = Flooded Food Stores
damage-fleeing-passengers = Fleeing Passengers

title-captain = Captain
title-keeper = Keeper of the Tome

## What cards say, put together from their rows: an order to the reader, or `they`

heading-choice = Choice { $person-of }
heading-test =
    { $partial ->
        [0] Test { $target }: { $skills }
       *[other] Test { $target } (partial { $partial }): { $skills }
    }
heading-passed = Pass
heading-partial = { $partial }+
heading-failed = Fail
heading-first = Either
heading-second = Or
heading-other = Or
heading-kept = In play
heading-icons =
    { $toward ->
        [travel] Activate { $monster }; advance travel
        [ritual] Activate { $monster }; advance the ritual
       *[choice] Activate { $monster }; advance travel or the ritual
    }

needs-item = only if { $person } has an item
needs-captain = only if { $person } is the Captain
needs-lore = only if { $person } has a lore card
needs-passenger = only with a passenger in the supply
needs-three-passengers = only with at least 3 passengers in the supply

say-nothing = nothing happens
say-subject = { $person } { $predicates }
say-test =
    { $partial ->
        [0] make a test with target { $target }, supported by { $skills }
       *[other] make a test with target { $target } (partial { $partial }), supported by { $skills }
    }
say-amount =
    { $more ->
        [yes]
            { $dial ->
                [fuel] { $number } more fuel
                [food] { $number } more food
                [sanity] { $number } more sanity
               *[souls]
                    { $number ->
                        [one] { $number } more soul
                       *[other] { $number } more souls
                    }
            }
       *[no]
            { $dial ->
                [fuel] { $number } fuel
                [food] { $number } food
                [sanity] { $number } sanity
               *[souls]
                    { $number ->
                        [one] { $number } soul
                       *[other] { $number } souls
                    }
            }
    }
say-lose = lose { $amounts }
say-gain = gain { $amounts }
    .to = to gain { $amounts }
say-gain-any = gain 1 resource of your choice
say-risk =
    { $number ->
        [one] risk { $number } passenger
       *[other] risk { $number } passengers
    }
say-pay-risk =
    { $number ->
        [one] risk { $number } passenger { $then }
       *[other] risk { $number } passengers { $then }
    }
say-may-risk =
    { $person ->
        [you] if you wish, { say-risk } and { $then }
       *[other] if { $person } wishes, { say-risk } and { $then }
    }
say-may =
    { $person ->
        [you] if you wish, { $then }
       *[other] if { $person } wishes, { $then }
    }
say-either = your choice: { $then }, or { $other }
say-when =
    { $condition ->
        [passengers] if there is a passenger in the supply, { $then }; otherwise, { $other }
       *[many] if the result was 5 or more, { $then }
    }
say-roll =
    { $throw ->
        [plus] roll the die and add the value of that card
        [again] roll again
       *[die] roll the die
    }: { $result }, { $then }
say-roll-either =
    { $throw ->
        [plus] roll the die and add the value of that card
        [again] roll again
       *[die] roll the die
    }: { $result }, { $then }; otherwise, { $other }
result-any = whatever the result
result-at-most =
    { $sum ->
        [yes] on a total of { $number } or less
       *[no] on { $number } or less
    }
result-at-least =
    { $sum ->
        [yes] on a total of { $number } or more
       *[no] on { $number } or more
    }
result-below-count = if the result is lower than the number of { $counted }
result-at-most-count = if the result is not higher than the number of { $counted }
result-at-most-passengers = if the result is not higher than the number of passengers on deck
counted-deep-ones = Deep Ones defeated
counted-enemies = enemies defeated
counted-passengers = passengers rescued
say-roll-room = roll the die
say-roll-deck = roll the die
say-discard =
    { $number ->
        [one] discard { $number } card
       *[other] discard { $number } cards
    }
    .they =
        { $number ->
            [one] discards { $number } card
           *[other] discards { $number } cards
        }
say-discard-hand = discard your whole hand
    .they = discards the whole hand
say-spend = discard 1 { $skill } card
    .they = discards 1 { $skill } card
say-each-discard =
    { $number ->
        [one] each human discards { $number } card
       *[other] each human discards { $number } cards
    }
say-each-draw =
    { $draws ->
        [own] each human draws 1 card from their skill set
       *[any] each human draws 1 card of any skill but treachery
    }
say-treachery =
    { $number ->
        [one] shuffle { $number } treachery card into the chaos deck
       *[other] shuffle { $number } treachery cards into the chaos deck
    }
say-rebuild-chaos = discard the chaos deck and build a new one
say-name =
    { $who ->
        [free-human] choose a human who is not in the Brig
       *[other-free-human] choose another human who is not in the Brig
    }
    .they =
        { $who ->
            [free-human] chooses a human who is not in the Brig
           *[other-free-human] chooses another human who is not in the Brig
        }
say-may-name =
    { $who ->
        [free-human] you may choose a human who is not in the Brig
       *[other-free-human] you may choose another human who is not in the Brig
    }
    .they =
        { $who ->
            [free-human] may choose a human who is not in the Brig
           *[other-free-human] may choose another human who is not in the Brig
        }
say-jail = go to the Brig
    .they = goes to the Brig
say-defeat = you are defeated
    .they = is defeated
say-move = move to { $space }
    .they = moves to { $space }
say-spawn = spawn { $broods }
say-brood =
    { $number ->
        [one] { $number } Deep One { $space-at }
       *[other] { $number } Deep Ones { $space-at }
    }
say-brood-here =
    { $number ->
        [one] { $number } Deep One in the space { $person-of }
       *[other] { $number } Deep Ones in the space { $person-of }
    }
say-brood-nearest =
    { $number ->
        [one] { $number } Deep One in the room { $person-of }, or else in the closest one
       *[other] { $number } Deep Ones in the room { $person-of }, or else in the closest one
    }
say-activate =
    { $times ->
        [1]
            { $monster-count ->
                [one] activate { $monster }
               *[other] activate { $monster }, in this order
            }
        [2] activate { $monster } twice
       *[other] activate { $monster } { $times } times
    }
say-activate-here = activate each Deep One in your space
say-front =
    { $monsters ->
        [monarchs] roll the die: both monarchs go to the front water space with that number
       *[all] roll the die: all monsters in the Deep go to the front water space with that number
    }
say-damage =
    { $number ->
        [1] damage { $space }
        [2] damage { $space } twice
       *[other] damage { $space } { $number } times
    }
say-advance = advance { $track } by { $number }
    .to = to advance { $track } by { $number }
say-retreat = retreat { $track } by { $number }
say-retreat-or-fuel =
    { $number ->
        [one] retreat travel by { $number }; if it is on Start, lose 1 fuel instead
       *[other] retreat travel by { $number }; lose 1 fuel for each space it cannot go back
    }
say-reset = reset { $track }
say-item = draw 1 item
    .they = draws 1 item
say-remove-item = remove 1 of your items from the game
    .they = removes 1 of their items from the game
say-strip = lose all your items, which leave the game
    .they = loses all items, which leave the game
say-keep-one-item = each human keeps 1 item and removes the others from the game
say-remove = remove the { $item } from the game
say-look = look at the top { $number } cards { $deck-of }: put one back on top and the other on the bottom
    .they = looks at the top { $number } cards { $deck-of }, puts one back on top and the other on the bottom
say-mill = remove the top { $number } cards { $deck-of } from the game
say-keep = keep this card
    .they = keeps this card
say-skip-icons = discard this card without resolving its icons
say-cast = look at the top 2 spells, resolve one and put the other on the bottom
    .they = looks at the top 2 spells, resolves one and puts the other on the bottom
say-waypoint = look at the top 2 waypoints, resolve one and put the other on the bottom
    .they = looks at the top 2 waypoints, resolves one and puts the other on the bottom
say-depose = go to the Brig and leave the title to the lowest eligible character in line
    .they = goes to the Brig and leaves the title to the lowest eligible character in line
say-lose-title = lose the title
    .they = loses the title
say-defeat-deep-ones = defeat each Deep One { $space-at }
say-defeat-one-inside = defeat 1 Deep One in a room
    .they = defeats 1 Deep One in a room
say-defeat-humans = defeat each human { $space-at }
say-defeat-passengers = defeat each passenger { $space-at }
say-defeat-passenger = defeat that passenger
say-defeat-in-supply = defeat 1 passenger from the supply
say-defeat-enemies = defeat each enemy in your space
say-defeat-everyone-here = defeat each human and each passenger in your space, yourself included
say-choose-room = choose an interior space
    .they = chooses an interior space
say-choose-undamaged-room = choose an undamaged room
    .they = chooses an undamaged room
say-choose-passenger = choose 1 passenger on deck
say-push-deep-ones =
    { $pushes ->
        [each] move each Deep One on the ship to an adjacent space
       *[any] you may move any Deep Ones on the ship to an adjacent space
    }
    .they =
        { $pushes ->
            [each] moves each Deep One on the ship to an adjacent space
           *[any] may move any Deep Ones on the ship to an adjacent space
        }
say-volunteers = risk 1 to { $number } passengers to defeat as many Deep Ones on the ship
    .they = risks 1 to { $number } passengers to defeat as many Deep Ones on the ship
say-recall-deep-ones = return all Deep Ones to the supply, even from the Deep
say-free-everyone = each character in the Brig moves to a ship space of their choice
say-invite = each human who is not in the Brig may move to { $space }
say-advance-by-margin = advance the ritual by 1, and by 1 more for every full 2 points above { $number }
say-astral-travel = move any characters and Deep Ones in one space to other ship spaces
say-call-friends = rescue any number of passengers, wherever they are
say-conjure = look at the top { $number } items, keep one and shuffle the others back
say-foresee = look at the top { $number } cards of the mythos or the waypoint deck: put one back on top and the others on the bottom
say-ward = give this card to any player: the next defeat of that player is prevented. Then remove this card and roll the die: on 4 or less, lose 1 sanity
say-heal = each human in the Sick Bay moves to a ship space of their choice; each other human draws 1 card from their skill set
say-banish-monarchs = move both monarchs to the Deep
say-locusts = roll the die and defeat that many Deep Ones on the board
say-keep-script = keep this card. After the total of a test is computed you may remove it to add the top card of any skill deck to the test; then roll the die: on the value of that card or less, lose 1 sanity
say-may-move = if you wish, move to any ship space
say-lift-fog = this card leaves the game, and the top waypoint takes its place and is resolved
say-wash-overboard = move each Deep One on deck to the adjacent water space
say-malpractice = defeat 1 passenger in any space or in the supply
say-disrupt-ritual = advance or retreat the ritual by up to 2
say-divide-and-conquer = spawn 1 Deep One in each of { $number } different water spaces
say-spread-misfortune = draw a mythos card and resolve its crisis: choose in the place of its chooser; a test counts as failed. Ignore its icons
say-pickpocket = take 1 item from a human in your space

## What cards and spaces say that have no row

text-ability-coordinated-effort = Action: choose another character, who performs 1 action.
text-ability-nothing-to-hide = Before cards are added to a test: players add their cards to it face up.
text-ability-inspiring-speech = Action: roll the die. On 3 or more, gain 1 sanity; otherwise, lose 1 sanity.
text-ability-shrivelling = Action: choose an enemy in any space and roll the die, adding 2 against a Deep One. On 6 or more it is defeated.
text-ability-lesser-banishment = Action: move all Deep Ones in one space to one adjacent space.
text-ability-forced-learning = Before cards are added to a test: choose a skill. It supports this test.
text-ability-watch-and-learn = Action: draw 2 cards of any skills but treachery.
text-ability-keen-insight = Before a die is rolled: add 2 to the result or subtract 2 from it.
text-ability-preparation = Before cards are added to a test: no chaos cards are added to it.
text-ability-combat-training = After a die is rolled for an attack: have it rolled again.
text-ability-rampage = Action: make up to 4 basic attacks, or up to 3 attacks with one Weapon.
text-ability-shrug-it-off = When you would be defeated: prevent it.
text-ability-persistence = Action: discard up to 5 cards, then draw as many from one skill deck, but not treachery.
text-ability-determination = After the total of a test is computed: add 2 to it or subtract 2 from it.
text-ability-true-grit = Action: perform 2 actions. Once per turn.
text-ability-reinforcements = Action: spawn 1 Deep One in the Deep. With 4 or more there, move all monsters of the Deep to one water space of your choice.
text-ability-call-to-action = Action: activate each Deep One in your space, or 1 Deep One anywhere.
text-ability-siren-song = Action: risk 1 passenger.
text-ability-ransack = At the start of your Action step: in the Chapel lose 1 sanity, in the Galley 1 food, in the Boiler Room 1 fuel. Your Action step ends.
text-ability-perform-rites = At the start of your Action step: activate both monarchs, in the order of your choice. Your Action step ends.

text-ability-experienced = After the total of a test is computed, once per test: you may add 1 card from your hand to it, face up. Not in the Brig.
text-ability-deck-chief = Action: move to any deck space, then perform 1 action. Once per turn.
text-ability-healing-words = When a character would be defeated: you may discard 1 lore card to prevent it.
text-ability-jury-rigger = After somebody has used the Boiler Room: you may damage the ship to advance travel by 1. Not in the Brig.
text-ability-quick-draw = Action: attack with a Weapon, then perform 1 action. Once per turn.
text-ability-occult-training = Action: look at the top spell and leave it there or put it on the bottom, then perform 1 action. Once per turn.
text-ability-predictive-analytics = In your Mythos step you draw 2 mythos cards, resolve one and put the other on the bottom. Not in the Brig.
text-ability-first-oath-of-dagon = Action: discard 1 lore card, choose a monarch on the board and roll the die, adding the value of the card. On 7 or more the monarch goes to the Deep; otherwise you may move it to an adjacent water space.
text-ability-fortunate-son = After a die is rolled: you may discard 1 card to have it rolled again. Not in the Brig.
text-ability-scavenger = Action, with 4 items or fewer: draw 1 item, then you may give 1 item to another human in your space. Once per turn.

text-ability-unconventional-leader = When you would make the choice on a mythos card: lose 1 resource of your choice instead, and skip the crisis.
text-ability-self-sacrifice = Before cards are added to the test of a mythos card: choose its outcome. No cards are added, and you are defeated.
text-ability-medical-intervention = When a character or a passenger would be defeated: prevent it. Not in the Brig.
text-ability-full-steam-ahead = Action, in the Boiler Room: lose 1 fuel and advance travel by 2.
text-ability-arrest-order = Action: another character in your space goes to the Brig.
text-ability-quick-cast = Action, as Keeper of the Tome: resolve the top spell, then perform 1 action.
text-ability-perfect-number = Instead of a roll: set the die to a number of your choice. It cannot be rolled again.
text-ability-deep-one-ancestry = Action: look at all loyalty cards of another human.
text-ability-uncanny-fortune = When a mythos card is drawn, before it is resolved: discard it and draw another.
text-ability-well-equipped = After the total of a test is computed: add or subtract up to the number of your items. Not in the Brig.

text-reveal-jamie = Defeat each human and each passenger in your space.

text-item-speaking-trumpet = Action: rescue every passenger in your space and in adjacent spaces.
text-item-six-shooter = Weapon. Action: attack, adding 2 to the roll.
text-item-travel-pharmacy = When a passenger in your space or an adjacent one would be defeated: lose 1 food or remove this item to rescue the passenger instead.
text-item-tool-kit = Action: repair your space without discarding cards.
text-item-repeating-rifle = Weapon. Action: attack an enemy in an adjacent space, adding 1 to the roll.
text-item-elder-sign-amulet = After you have resolved Shrivelling or Lesser Banishment: you may resolve that card again, once.
text-item-almanac = Before a die is rolled, once per roll: discard 1 observation card to add its value to the result.
text-item-book-of-dagon = Action: move all Deep Ones in your space to one adjacent space, then perform 1 action. Once per turn.
text-item-lucky-ring = After the total of a test is computed, once per test: add 2 to it. If the test is passed, shuffle 2 treachery cards into the chaos deck.
text-item-starbuck = Action: attack, then perform 1 action. Once per turn. Or, when you would be defeated: remove this item to prevent it.
text-item-pocket-pistol = Weapon. Action: attack; you may roll again, once.
text-item-fine-clothes = Improvement: you receive 1 more influence card.
text-item-mystical-text = Improvement: you receive 1 more lore card.
text-item-binoculars = Improvement: you receive 1 more observation card.
text-item-medicine-ball = Improvement: you receive 1 more strength card.
text-item-treasured-memento = Improvement: you receive 1 more will card.
text-item-jam-tin-grenade = Action: remove this item and choose an adjacent space. Each Deep One, character and passenger there is defeated. If it is an undamaged room, damage it.
text-item-kitchen-knife = Weapon. Add 1 to your basic attacks.
text-item-plimsolls = Action: move to an adjacent ship space, then perform 1 action. Once per turn.
text-item-shotgun = Weapon. Action: attack, adding 1 for each enemy in your space.

text-damage-structural = Each human in the room is defeated. The room cannot be used until somebody there repairs it: discard { $skill } cards with a total value of { $number } or more.
text-damage-structural-any = Each human in the room is defeated. The room cannot be used until somebody there repairs it: discard any cards with a total value of { $number } or more.
text-damage-fuel-leak = Lose 1 fuel. This card leaves the game.
text-damage-flooded-food-stores = Lose 1 food. This card leaves the game.
text-damage-fleeing-passengers = Risk 1 passenger. Put this card on the bottom of the damage deck and draw another.

text-space-bridge = Action: risk 1 passenger to look at the top 2 cards of the mythos or the waypoint deck; put one back on top and the other on the bottom.
text-space-chapel = Action: retreat the ritual by 1. Or discard 1 lore card and roll the die, adding the value of the card: on 6 or less, lose 1 sanity. Then advance the ritual by 1.
text-space-captains-cabin = Action: choose a human who is not in the Brig and make a test 8 (influence, observation). If it is passed, that human goes to the Brig.
text-space-cargo-hold = Action: look at the top 2 items, keep one and put the other on the bottom.
text-space-galley = Action: draw up to 5 cards of any skills but treachery, then roll the die: if the result is lower than the number of cards, lose 1 food.
text-space-boiler-room = Action: discard 1 strength card and roll the die, adding the value of the card: on 6 or less, lose 1 fuel. Then advance travel by 1.
text-space-sick-bay = In the Receive Skills step, draw only 1 card of your skill set.
text-space-brig = Action of a human: make a test 8 (lore, strength). If it is passed, move to any ship space. In the Brig you add at most 1 card to a test.

text-title-captain = When travel arrives, look at the top 2 waypoints, resolve one and put the other on the bottom. Many crises leave the choice to you.
text-title-keeper = Action: look at the top 2 spells, resolve one and put the other on the bottom. Once per turn. Some crises leave the choice to you.

text-kept-barricade-the-hatches = At any time: discard this card. Until the end of the turn no Deep One can move into a room.
text-kept-sacrifice-deep-one = Action, with a Deep One in your space: roll the die. On 6 or more, defeat a Deep One in your space, advance the ritual by 2 and discard this card.
text-kept-the-peacemaker = You cannot attack. When a passenger is defeated, lose 1 sanity and discard this card.
text-kept-memory-of-the-deep = Whenever you add cards to a test, 1 treachery card from the top of its deck is added too. Action: make a test 13 (lore, will). Pass: discard this card. Fail: lose 1 sanity.
text-kept-family-ties = 1 treachery card from the top of its deck is added to each test with the chaos cards. Not while you are in the Brig.
text-kept-flesh-ward = The next defeat of its bearer is prevented. Then this card leaves the game; roll the die: on 4 or less, lose 1 sanity.
text-kept-revelation-of-script = After the total of a test is computed: you may remove this card to add the top card of any skill deck to the test. Then roll the die: on the value of that card or less, lose 1 sanity.
