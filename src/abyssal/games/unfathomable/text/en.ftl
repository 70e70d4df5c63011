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
outcome-partial = partly passed
outcome-failed = failed

face-soul = 1 soul
face-two-souls = 2 souls
face-soul-and-sanity = 1 soul and 1 sanity
face-nobody = a blank face

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

# The options of mythos cards: the words of a button.

choice-accusation-1 = Name the culprit
choice-accusation-2 = Let it fester
choice-bucket-brigade-1 = Form the chain
choice-bucket-brigade-2 = Let it burn out
choice-class-struggle-1 = Keep them below
choice-class-struggle-2 = Open the gates
choice-coal-bunker-fire-1 = Fight the fire
choice-coal-bunker-fire-2 = Seal the bunker
choice-criminal-activity-1 = Search the cabins
choice-criminal-activity-2 = Pay them off
choice-dinghy-launch-1 = Send the boat
choice-dinghy-launch-2 = Leave them
choice-firemen-strike-1 = Face the strikers
choice-firemen-strike-2 = Slow the engines
choice-food-rationing-1 = Half portions
choice-food-rationing-2 = Feed them all
choice-identity-crisis-1 = Calm them
choice-identity-crisis-2 = Look away
choice-improvised-fuel-source-1 = Strip the cabins
choice-improvised-fuel-source-2 = Burn the reserve
choice-incoming-sos-1 = Answer the call
choice-incoming-sos-2 = Sail on in silence
choice-infection-1 = Isolate and feed
choice-infection-2 = Hope it passes
choice-just-desserts-1 = Trade the stores
choice-just-desserts-2 = Refuse
choice-kitty-litter-1 = Find the cat
choice-kitty-litter-2 = Go yourself
choice-looming-breakdown-1 = Keep the pressure
choice-looming-breakdown-2 = Throttle back
choice-missing-jewelry-1 = Search everyone
choice-missing-jewelry-2 = Let the thief go
choice-missing-parents-1 = Search the cabin
choice-missing-parents-2 = Comfort the child
choice-mysterious-lifeboat-1 = Haul it in
choice-mysterious-lifeboat-2 = Let it drift
choice-open-the-gate-1 = Speak the words
choice-open-the-gate-2 = Close the book
choice-poisoned-food-1 = Find the antidote
choice-poisoned-food-2 = Throw it out
choice-power-to-the-people-1 = Stand firm
choice-power-to-the-people-2 = Step down
choice-ritual-coordination-1 = Chant together
choice-ritual-coordination-2 = Break the circle
choice-ritual-support-1 = Lend your lore
choice-ritual-support-2 = Save your strength
choice-sacrifice-deep-one-1 = Keep the blade ready
choice-sacrifice-deep-one-2 = Scatter the ashes
choice-strange-vision-1 = Follow the vision
choice-strange-vision-2 = Shut it out
choice-the-anarcho-individualist-1 = Hear him out
choice-the-anarcho-individualist-2 = Chase him off
choice-the-captains-banquet-1 = A feast for all
choice-the-captains-banquet-2 = A plain supper
choice-too-many-bodies-1 = Share the bread
choice-too-many-bodies-2 = Up on deck
choice-transformation-1 = Lock the hold
choice-transformation-2 = End it now
choice-volunteer-army-1 = Arm the passengers
choice-volunteer-army-2 = Keep them safe
choice-history-repeats-1 = Face the crew
choice-history-repeats-2 = Take the blame
choice-the-peacemaker-1 = Stand and fight
choice-the-peacemaker-2 = Swear peace
choice-do-no-harm-1 = Try the cure
choice-do-no-harm-2 = Own up
choice-signs-of-life-1 = Listen to the hull
choice-signs-of-life-2 = Go in alone
choice-the-game-is-afoot-1 = Follow the tracks
choice-the-game-is-afoot-2 = Lie in wait
choice-memory-of-the-deep-1 = Fight the memory
choice-memory-of-the-deep-2 = Let it in
choice-miscalculation-1 = Check the sums
choice-miscalculation-2 = Trust the course
choice-family-ties-1 = Take the oath
choice-family-ties-2 = Refuse them
choice-gift-of-the-mother-1 = Break the charm
choice-gift-of-the-mother-2 = Give up the ring
choice-ticket-please-1 = Talk your way out
choice-ticket-please-2 = Slip away

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
heading-distance = Distance { $distance }
heading-character = { $character }
heading-values = { $skill-name } { $values }
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
# French agrees with the gender.
say-defeat = you are defeated
    .they =
        { $person-gender ->
            [f] is defeated
           *[m] is defeated
        }
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
say-lose-tome = lose the title
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

## What a test is about, who asks for it, and what its outcomes lead to; `you` says it to who is meant

test-captains-cabin = Lock up { $owner }?
    .you = Lock you up?
test-brig = Does { $owner } get out of the Brig?
    .you = Do you get out of the Brig?
reason-mythos = Mythos · turn of { $owner }
    .you = Mythos · your turn
reason-captains-cabin = Captain’s Cabin · { $owner } accuses
    .you = Captain’s Cabin · you accuse
reason-brig = Brig · { $owner } picks the lock
    .you = Brig · you pick the lock
reason-memory = In play · { $owner } fights the memory
    .you = In play · you fight the memory
say-captains-cabin-passed = { $owner } goes to the Brig and loses any title
    .you = you go to the Brig and lose any title
say-captains-cabin-failed = { $owner } stays free, and nothing else happens
    .you = you stay free, and nothing else happens
say-brig-passed = { $owner } goes to any ship space
    .you = you go to any ship space
say-brig-failed = { $owner } stays in the Brig
    .you = you stay in the Brig
say-forget = this card is discarded

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
text-space-chapel = Action: retreat the ritual by 1. Or discard 1 lore card and add its value to a roll: 6 or less costs 1 sanity. Then the ritual advances by 1.
text-space-captains-cabin = Action: accuse a human (by the Rules Reference, another human) who is not in the Brig and make a test 8 (influence, observation): passed, it sends them there.
text-space-cargo-hold = Action: look at the top 2 items, keep one and put the other on the bottom.
text-space-galley = Action: draw up to 5 cards of any skills but treachery, then roll the die: a result lower than their number costs 1 food.
text-space-boiler-room = Action: discard 1 strength card and add its value to a roll: 6 or less costs 1 fuel. Then travel advances by 1.
text-space-sick-bay = In the Receive Skills step, draw only 1 card of your skill set.
text-space-brig = Action of a human: make a test 8 (lore, strength): passed, it takes you to any ship space. In the Brig you add at most 1 card to a test.

text-title-captain = When travel arrives, look at the top 2 waypoints, resolve one and put the other on the bottom. Many crises leave the choice to you.
text-title-keeper = Action: look at the top 2 spells, resolve one and put the other on the bottom. Once per turn. Some crises leave the choice to you.

text-kept-barricade-the-hatches = At any time: discard this card. Until the end of the turn no Deep One can move into a room.
text-kept-sacrifice-deep-one = Action, with a Deep One in your space: roll the die. On 6 or more, defeat a Deep One in your space, advance the ritual by 2 and discard this card.
text-kept-the-peacemaker = You cannot attack. When a passenger is defeated, lose 1 sanity and discard this card.
text-kept-memory-of-the-deep = Whenever you add cards to a test, 1 treachery card from the top of its deck is added too. Action: make a test 13 (lore, will). Pass: discard this card. Fail: lose 1 sanity.
text-kept-family-ties = 1 treachery card from the top of its deck is added to each test with the chaos cards. Not while you are in the Brig.
text-kept-flesh-ward = The next defeat of its bearer is prevented. Then this card leaves the game; roll the die: on 4 or less, lose 1 sanity.
text-kept-revelation-of-script = After the total of a test is computed: you may remove this card to add the top card of any skill deck to the test. Then roll the die: on the value of that card or less, lose 1 sanity.

## Nouns

term-board = The ship
term-dials = Resources
term-travel = Travel
term-ritual = Ritual
term-distance = Distance
term-waypoints = Waypoints
term-mythos = Mythos card
term-crisis = Crisis
term-test = Test
term-target = Target
term-partial = Partial
term-total = Total
term-supporting = Supporting
term-opposing = Opposing
term-added = Cards added
term-chaos = Chaos deck
term-die = Die
term-decks = Decks
term-discards = Discard piles
term-mythos-deck = Mythos deck
term-waypoint-deck = Waypoint deck
term-spell-deck = Spell deck
term-item-deck = Item deck
term-damage-deck = Damage deck
term-water = Water
term-deck = Deck
term-rooms = Rooms
term-deep = The Deep
term-deep-one = Deep One
term-deep-ones = Deep Ones
term-hydra = Mother Hydra
term-dagon = Father Dagon
term-passenger = Passenger
term-passengers = Passengers
term-supply = Supply
term-damage = Damage
term-damaged = damaged
term-barricaded = Hatches barricaded
term-players = Players
term-current-player = Current player
term-first-player = First player
term-captain = Captain
term-keeper = Keeper of the Tome
term-character = Character
term-space = Space
term-hand = Hand
term-skill-set = Skill set
term-actions = Actions left
term-items = Items
term-improvement = Improvement
term-weapon = Weapon
term-active = active
term-feat = Feat
term-sheet = Ability
term-sheets = Abilities
term-reveal = When you reveal
term-kept = In play
term-spells = Spells
term-ward = Flesh Ward
term-script = Revelation of Script
term-loyalty = Loyalty
term-loyalty-cards = Loyalty cards
term-human = Human
term-hybrid = Hybrid
term-cultist = Cultist
term-traitor = Traitor
term-hidden = hidden
term-known-cards = Cards you have seen
term-offers = Offers
term-looking = Cards looked at
term-skill-cards = Skill cards
term-titles = Titles
term-feats = Feats
term-reveals = Reveals

## Options

option-book = Rulebook
option-book-learn-to-play = Learn to Play: the introductory book, to the letter
option-book-reference = Rules Reference: where the two books differ, the reference decides
option-game = Game
option-game-standard = standard
option-game-learning = learning: no loyalty cards in the first round
option-cultist = Cultist, with 4 or 6 players
option-cultist-with = with the Cultist
option-cultist-without = without: one more Human, and lower dials
option-difficulty = Difficulty
option-difficulty-even = as printed
option-difficulty-humans = easier for the humans: every dial 2 higher
option-difficulty-traitors = easier for the traitors: every dial 2 lower
option-crew = Characters
option-crew-chosen = everyone chooses
option-crew-random = dealt at random
option-crew-suggested = the crew proposed for a first game

## Prompts

prompt-crew = { $player } chooses a character.
    .you = Choose your character.
prompt-splits =
    { $mode ->
        [treachery] { $player } declares the cards to receive: of the skill set, or treachery instead.
       *[other]
            { $people ->
                [one] { $player } declares which skill cards to draw.
               *[other] { $player } declare which skill cards to draw.
            }
    }
    .you =
        { $missing ->
            [one] Choose the skill of one more card to draw.
           *[other] Choose the skills to draw: { $missing } more cards, in the order shown.
        }
prompt-actions =
    { $own ->
        [yes]
            { $actions ->
                [one] { $player } has one action left.
               *[other] { $player } has { $actions } actions left.
            }
       *[no] { $player } may perform one action at once.
    }
    .you =
        { $own ->
            [yes]
                { $actions ->
                    [one] Your action: one is left.
                   *[other] Your action: { $actions } are left.
                }
           *[no] You may perform one action at once.
        }
prompt-crisis = { $mythos }: { $player } chooses.
    .you = { $mythos }: choose.
prompt-test = { $player } chooses the outcome of the test.
    .you = Choose the outcome of the test ({ $target }).
prompt-contribute = { $player } may add cards to the test { $target } ({ $skills }).
    .you =
        { $picked ->
            [0]
                { $shown ->
                    [yes] Test { $target } ({ $skills }): add cards face up, or none.
                   *[no] Test { $target } ({ $skills }): add cards face down, or none.
                }
            [one] Test { $target } ({ $skills }): one card so far. Add more, or hand it in.
           *[other] Test { $target } ({ $skills }): { $picked } cards so far. Add more, or hand them in.
        }
prompt-spend = { $player } discards one { $skill } card.
    .you = Discard one { $skill } card: its value counts.
prompt-discards =
    { $mode ->
        [to-limit] Down to ten cards: { $player } must discard.
        [worth] { $player } pays with cards worth { $count } or more.
        [up-to] { $player } may discard cards.
       *[exactly] { $player } must discard cards.
    }
    .you =
        { $mode ->
            [to-limit]
                { $missing ->
                    [one] Ten cards may stay: discard one more.
                   *[other] Ten cards may stay: discard { $missing } more, in the order shown.
                }
            [worth] Pay with cards worth { $count } or more: { $worth } so far.
            [up-to] Discard up to { $count } cards, in the order shown: { $picked } so far.
           *[exactly]
                { $missing ->
                    [one] Discard one card.
                   *[other] Discard { $missing } cards, in the order shown.
                }
        }
prompt-order = { $player } chooses which of the discarded cards lies on top.
    .you = Which of the cards you discarded lies on top, for all to see?
prompt-look = { $player } looks at cards { $deck-of }.
    .you =
        { $mode ->
            [one-on-top] Which card goes back on top? The other goes to the bottom.
            [one-on-top-rest-mixed] Which card goes back on top? The others go to the bottom.
            [top-or-bottom] The top spell is { $seen }. Leave it there?
            [may-take-one] Which item do you keep?
            [take-and-shuffle] Which card do you keep? The others are shuffled back.
           *[take-one] Which card do you take? The other goes to the bottom.
        }
prompt-wear = { $player } may change the active Improvement.
    .you = Which Improvement is active?
# The one prompt of a sealed question: the same for all but the one it is about.
prompt-window =
    { $window ->
        [before-rolls] Several rolls are coming. Do you want to be asked before each of them? Who passes cannot use { ability-keen-insight }, { item-almanac } or { ability-perfect-number } on them.
        [before-roll] { $owner } is about to roll the die. Does anybody change the result?
        [after-roll] { $owner } has rolled { $face }. Does anybody have it rolled again?
        [before-test] A test begins: { $target } ({ $skills }). Does anybody act before cards are added?
        [after-total] The total is { $total }, the target { $target }. Does anybody change it?
        [character-falls] { $owner } is about to be defeated. Does anybody prevent it?
       *[passenger-falls] A passenger is about to be defeated. Does anybody prevent it?
    }
    .owner =
        { $window ->
            [before-roll] You are about to roll the die. Does anybody change the result?
            [after-roll] You have rolled { $face }. Does anybody have it rolled again?
            [character-falls] You are about to be defeated. Does anybody prevent it?
           *[other] { prompt-window }
        }
prompt-set-die = { $player } may set the die.
    .you = Set the die, or have it rolled.
prompt-defeat = { $player } chooses which prevention applies.
    .you = Which prevention applies?
prompt-activation = { $player } chooses which Deep One acts next.
    .you = Which Deep One acts next?
prompt-trade =
    { $item ->
        [none] { $player } may offer items.
       *[other] { $player } is offered { $item }.
    }
    .you =
        { $item ->
            [none] Offer an item to somebody here, or pass.
           *[other] { $owner } offers you { $item }.
        }
prompt-pick-human =
    { $purpose ->
        [captains-cabin] { $player } names a suspect.
       *[other] { $player } chooses a human for the Brig.
    }
    .you =
        { $purpose ->
            [captains-cabin] Whom do you accuse?
           *[other] Who goes to the Brig?
        }
prompt-pick-destination = { $player } chooses where to go.
    .you = Where do you go?
prompt-pick-yes-no =
    { $purpose ->
        [mythos] { $player } may replace { $mythos } by another mythos card.
        [boiler-room] { $player } may damage the ship to advance travel.
        [activation] { $player } may barricade the hatches.
        [actions] { $player } may barricade the hatches.
        [invite] { $player } may go to the Galley.
        [may] { $player } may decide: { $sentences }
        [may-risk] { $player } may decide: { $sentences }
       *[other] { $player } may resolve the card again.
    }
    .you =
        { $purpose ->
            [mythos] Uncanny Fortune: do you replace { $mythos } by another mythos card?
            [boiler-room] Jury Rigger: do you damage the ship to advance travel by 1?
            [activation] Do you barricade the hatches before the Deep Ones move?
            [actions] Do you barricade the hatches now, until the end of the turn?
            [invite] Do you go to the Galley?
            [may] If you wish: { $sentences }
            [may-risk] If you wish: { $sentences }
           *[other] Elder Sign Amulet: do you resolve the card again?
        }
prompt-pick-gain = { $player } chooses a resource to gain.
    .you = Which resource do you gain?
prompt-pick-lose = { $player } chooses a resource to lose.
    .you = Which resource do you lose?
prompt-pick-track = { $player } chooses the track that advances.
    .you = Which track advances?
prompt-pick-room = { $player } chooses a room.
    .you =
        { $purpose ->
            [choose-undamaged-room] Which room do you damage?
            [spawn] In which room do the Deep Ones appear?
           *[other] In which interior space are the Deep Ones defeated?
        }
prompt-pick-passenger =
    { $purpose ->
        [call-friends] { $player } may rescue passengers.
       *[other] { $player } chooses the passenger who is lost.
    }
    .you =
        { $purpose ->
            [call-friends] Where do you rescue a passenger?
           *[other] Where is a passenger lost?
        }
prompt-pick-deep-one = { $player } chooses a Deep One to defeat.
    .you = Where do you defeat a Deep One?
prompt-pick-deck = { $player } chooses a deck to look at.
    .you = Which deck do you look at?
prompt-pick-person =
    { $purpose ->
        [ward] { $player } chooses who bears Flesh Ward.
        [defeats] { $player } chooses who is defeated first.
        [coordinated-effort] { $player } chooses who acts.
        [scavenger] { $player } chooses who gets the item.
        [arrest-order] { $player } chooses whom to arrest.
        [deep-one-ancestry] { $player } chooses whose loyalty cards to see.
       *[other] { $player } chooses who receives the loyalty cards.
    }
    .you =
        { $purpose ->
            [ward] Who bears Flesh Ward?
            [defeats] Who is defeated first?
            [coordinated-effort] Who performs an action?
            [scavenger] Who gets the item?
            [arrest-order] Whom do you arrest?
            [deep-one-ancestry] Whose loyalty cards do you look at?
            [deal] Who receives your new loyalty card?
           *[other] Who receives your other loyalty cards?
        }
prompt-pick-item =
    { $purpose ->
        [keep-one-item] { $player } chooses the one item to keep.
        [scavenger] { $player } may give an item away.
        [pickpocket] { $player } takes an item.
       *[other] { $player } chooses an item to remove.
    }
    .you =
        { $purpose ->
            [keep-one-item] Which item do you keep?
            [scavenger] Which item do you give away?
            [pickpocket] Which item do you take?
           *[other] Which item leaves the game?
        }
prompt-pick-neighbour =
    { $purpose ->
        [first-oath-of-dagon] { $player } may move the monarch.
       *[other] { $player } chooses where the Deep Ones go.
    }
    .you =
        { $purpose ->
            [push-deep-ones] Where does this Deep One go?
            [first-oath-of-dagon] Where does the monarch go?
           *[other] Where do the Deep Ones go?
        }
prompt-pick-number = { $player } chooses how many passengers to risk.
    .you = How many passengers do you risk?
prompt-pick-victim = { $player } chooses whom the Deep One attacks.
    .you = Whom does the Deep One attack?
prompt-pick-monarch = { $player } chooses a monarch.
    .you =
        { $purpose ->
            [perform-rites] Which monarch is activated first?
           *[other] Which monarch do you address?
        }
prompt-pick-space = { $player } chooses a space.
    .you =
        { $purpose ->
            [push-deep-ones] Which Deep One moves?
            [astral-travel] Choose a space.
            [divide-and-conquer] Where does a Deep One appear?
            [lesser-banishment] From which space do you drive the Deep Ones?
            [reinforcements] Where do the monsters of the Deep rise?
            [jam-tin-grenade] Where do you throw the grenade?
           *[other] Where do you go?
        }
prompt-pick-option = { $player } chooses.
    .you = Choose.
prompt-pick-target = { $player } chooses a target.
    .you = Whom do you aim at?
prompt-pick-creature = { $player } chooses whom to send away.
    .you = Who travels?
prompt-pick-ritual = { $player } may advance or retreat the ritual.
    .you = How far does the ritual move?
prompt-pick-means = { $player } chooses how to attack.
    .you = How do you attack?
prompt-pick-called = { $player } chooses which Deep Ones act.
    .you = Which Deep Ones act?
prompt-pick-skill = { $player } chooses a deck to draw from.
    .you = From which deck do you draw?
prompt-over =
    { $winners-count ->
        [0] The game is over: nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } win.
    }
    .winner =
        { $winners-count ->
            [one] The game is over: you win.
           *[other] The game is over: you and { $others } win.
        }

## Actions

action-pass =
    { $step ->
        [look] Leave it there
        [set-die] Have it rolled
        [window] Pass
       *[other]
            { $purpose ->
                [may-name] Nobody
                [call-friends] Nobody else
                [may-move] Stay
                [push-deep-ones] No more
                [astral-travel] No more
                [rampage] Stop attacking
                [attacks] Stop attacking
                [scavenger] Give nothing away
                [first-oath-of-dagon] Leave it there
               *[other] No more
            }
    }
action-done =
    { $step ->
        [contribute]
            { $picked ->
                [0] Add no card
                [one] Hand in this card
               *[other] Hand in these { $picked } cards
            }
        [activation] Leave the order to the program
        [trade] Offer nothing more
       *[other]
            { $picked ->
                [0] None
               *[other] Done
            }
    }
action-no =
    { $step ->
        [look] Leave it on top
       *[other] No
    }
action-yes =
    { $step ->
        [look] Put it on the bottom
        [pick-called] All Deep Ones in your space
       *[other] Yes
    }
action-be = { $character }, { $character-role }
action-draw = { $skill-name }
action-discard = Discard { $card }
action-add = Add { $card }
action-option =
    { $number ->
        [leader] Unconventional Leader: lose 1 resource of your choice and skip the crisis
       *[other]
            { $choice ->
                [none] { $sentences }
               *[other] { $choice }: { $sentences }
            }
    }
action-to = { $space-name }
action-at = { $space-name }
action-name = { $owner }
    .owner = You
action-gain = Gain 1 { $resource }
action-lose = Lose 1 { $resource }
action-advance = Advance { $track }
action-look = Look at { $deck }
action-take =
    { $twin ->
        [yes] { $seen } (card { $place })
       *[no] { $seen }
    }
action-count = { $number }
action-thing = { $item }
action-wear =
    { $item ->
        [none] No Improvement
       *[other] { $item }
    }
action-monarch = { $monarch }
action-aim =
    { $owner ->
        [none] A Deep One { $space-at }
       *[other] { $owner } { $space-at }
    }
    .owner = You, { $space-at }
action-bare = Bare hands: up to 4 attacks
action-shift =
    { $direction ->
        [up] Advance the ritual by { $number }
        [down] Retreat the ritual by { $number }
       *[none] Leave the ritual as it is
    }
action-outcome =
    { $result ->
        [passed] The test is passed
        [partial] The test is partly passed
       *[failed] The test is failed
    }
action-top = { $card } on top
action-end =
    { $step ->
        [trade] Close the trade
       *[other]
            { $own ->
                [yes] End your actions
               *[no] Do nothing
            }
    }
action-move =
    { $paid ->
        [yes] Leave the Brig for { $space }: pay cards worth 12
       *[no] Move to { $space }
    }
action-attack =
    { $owner ->
        [none] Attack a Deep One
       *[other] Attack { $owner }
    }
action-rescue = Rescue a passenger
action-kill = Defeat a passenger
action-use =
    { $room ->
        [bridge] Bridge: risk 1 passenger and look at a deck
        [chapel-retreat] Chapel: retreat the ritual by 1
        [chapel-lore] Chapel: discard a lore card to advance the ritual
        [captains-cabin] Captain’s Cabin: accuse somebody
        [cargo-hold] Cargo Hold: look for an item
        [galley] Galley: draw up to 5 cards
        [boiler-room] Boiler Room: discard a strength card to advance travel
       *[brig] Brig: try to get out
    }
action-repair =
    { $skill ->
        [none] Repair { $space } with any cards worth { $number }
       *[other] Repair { $space } with { $skill } cards worth { $number }
    }
action-trade = Trade with those here
action-reveal = Reveal yourself as a traitor: { $loyalty }
action-play = { $ability } ({ $card })
action-item = Use { $item }
action-sheet = { $ability }
action-feat = Feat: { $ability }
action-cast = Open the tome: cast a spell
action-kept = { $mythos }
action-give = Offer { $item } to { $owner }
action-accept = Accept { $item }
action-refuse = Refuse { $item }
action-act = Ask me before each roll
action-raise =
    { $effect ->
        [die] Keen Insight: add 2 to the roll ({ $card })
       *[total] Determination: add 2 to the total ({ $card })
    }
action-lower =
    { $effect ->
        [die] Keen Insight: subtract 2 from the roll ({ $card })
       *[total] Determination: subtract 2 from the total ({ $card })
    }
action-almanac = Almanac: add the value of { $card } to the roll
action-wait = Perfect Number: wait until the others are done
action-set = Set the die to { $number }
action-fortune = Fortunate Son: discard { $card } for a new roll
action-training = Combat Training: have it rolled again ({ $card })
action-pistol = Pocket Pistol: roll again
action-open = Nothing to Hide: cards are added face up ({ $card })
action-learn = Forced Learning: { $skill } supports this test ({ $card })
action-prepare = Preparation: no chaos cards ({ $card })
action-sacrifice = Self Sacrifice: choose the outcome
action-ring = “Lucky” Ring: add 2 to the total
action-experienced = Experienced: add { $card } to the test
action-equipped =
    { $direction ->
        [up] Well Equipped: add { $number } to the total
       *[down] Well Equipped: subtract { $number } from the total
    }
action-script = Revelation of Script: add the top { $skill } card
action-shrug = Shrug It Off: prevent your defeat ({ $card })
action-starbuck = Starbuck: prevent your defeat
action-heal = Healing Words: discard { $card } to prevent it
action-intervene = Medical Intervention: prevent it
action-pharmacy =
    { $means ->
        [food] Travel Pharmacy: lose 1 food to rescue the passenger
       *[item] Travel Pharmacy: remove it to rescue the passenger
    }
action-allow =
    { $owner ->
        [none] Flesh Ward
       *[other] { $ability } of { $owner }
    }
    .owner = Your { $ability }

## The log

event-embarked = { $player } came aboard as { $character }.
    .you = You came aboard as { $character }.
event-captain = { $player } became Captain.
    .you = You became Captain.
event-keeper = { $player } became Keeper of the Tome.
    .you = You became Keeper of the Tome.
event-turn = Turn { $turn }: { $player } plays.
    .you = Turn { $turn }: you play.
event-drew =
    { $count ->
        [one] { $player } drew { $count } { $skill } card.
       *[other] { $player } drew { $count } { $skill } cards.
    }
event-drew-own = { $player } drew { $cards }.
    .you = You drew { $cards }.
    .standin = The bot drew { $cards } for you.
event-discarded =
    { $skills-count ->
        [one] { $player } discarded a card: { $skills }.
       *[other] { $player } discarded cards: { $skills }.
    }
event-discarded-own = { $player } discarded { $cards }.
    .you = You discarded { $cards }.
    .standin = The bot discarded { $cards } for you.
event-on-top = On top of the discards: { $card }.
event-spent = { $player } discarded { $card }.
    .you = You discarded { $card }.
event-paid = { $player } paid with { $cards }.
    .you = You paid with { $cards }.
event-loyalty-dealt = { $player } was dealt a loyalty card.
event-loyalty-dealt-own = { $player } was dealt a loyalty card: { $loyalty }.
    .you = You were dealt a loyalty card: { $loyalty }.
    .standin = You were dealt a loyalty card: { $loyalty }.
event-loyalty-given = { $player } handed a loyalty card to { $owner }, unseen.
    .you = You handed a loyalty card to { $owner }, unseen.
    .owner = { $player } handed you a loyalty card.
# Only the receiver is told.
event-loyalty-received = The card { $player } received is { $loyalty }.
    .you = The card you received is { $loyalty }.
event-awakening = Half of the way was done, and something awoke: everybody was dealt another loyalty card.
event-revealed = { $player } threw off the mask: { $loyalty }!
    .you = You threw off the mask: { $loyalty }!
event-reveal-text = { $player } used “{ $reveal }”.
    .you = You used “{ $reveal }”.
event-ancestry = { $player } looked at the loyalty cards of { $owner }.
    .owner = { $player } looked at your loyalty cards.
event-ancestry-own = Deep One Ancestry showed { $player } the loyalty of { $owner }: { $loyalties }.
    .you = Deep One Ancestry showed you the loyalty of { $owner }: { $loyalties }.
    .standin = Deep One Ancestry showed the bot, for you, the loyalty of { $owner }: { $loyalties }.
event-moved = { $player } moved to { $space }.
    .you = You moved to { $space }.
event-jailed = { $player } was locked up in the Brig.
    .you = You were locked up in the Brig.
event-defeated = { $player } was defeated and woke up { $space-at }.
    .you = You were defeated and woke up { $space-at }.
event-space-used = { $player } used { $space }.
    .you = You used { $space }.
event-accused = { $player } accused { $owner }.
    .you = You accused { $owner }.
    .owner = { $player } accused you.
event-ability = { $player } used { $ability }.
    .you = You used { $ability }.
event-used-card = { $player } played { $ability } ({ $card }).
    .you = You played { $ability } ({ $card }).
event-granted = { $player } let { $owner } act.
    .you = You let { $owner } act.
    .owner = { $player } let you act.
event-amulet = The Elder Sign Amulet glowed: { $player } resolved the card again.
    .you = The Elder Sign Amulet glowed: you resolved the card again.
event-jury-rigged = { $player } drove the engines beyond their limits: the ship suffered, travel advanced.
    .you = You drove the engines beyond their limits: the ship suffered, travel advanced.
event-trade = { $player } opened a trade.
    .you = You opened a trade.
event-offered = { $player } offered { $item } to { $owner }.
    .you = You offered { $item } to { $owner }.
    .owner = { $player } offered you { $item }.
event-offer-refused = { $player } refused { $item }.
    .you = You refused { $item }.
event-item-gained = { $player } got { $item }.
    .you = You got { $item }.
event-item-removed = { $item } of { $player } left the game.
    .you = Your { $item } left the game.
event-wears =
    { $item ->
        [none] { $player } was left with no active Improvement.
       *[other] { $item } became the active Improvement of { $player }.
    }
    .you =
        { $item ->
            [none] You were left with no active Improvement.
           *[other] { $item } became your active Improvement.
        }
event-attacks =
    { $owner ->
        [none] { $player } attacked a Deep One { $space-at }.
       *[other] { $player } attacked { $owner } { $space-at }.
    }
    .you =
        { $owner ->
            [none] You attacked a Deep One { $space-at }.
           *[other] You attacked { $owner } { $space-at }.
        }
    .owner = { $player } attacked you!
event-shrivels =
    { $owner ->
        [none] A Deep One { $space-at } began to shrivel.
       *[other] { $owner } began to shrivel { $space-at }.
    }
    .owner = You began to shrivel!
event-missed = { $player } missed.
    .you = You missed.
event-deep-one-attacks = A Deep One { $space-at } attacked { $player }.
    .you = A Deep One { $space-at } attacked you.
event-deep-ones-defeated =
    { $count ->
        [one] A Deep One { $space-at } returned to the supply.
       *[other] { $count } Deep Ones { $space-at } returned to the supply.
    }
event-deep-ones-moved =
    { $count ->
        [one] A Deep One moved { $from } to { $space }.
       *[other] { $count } Deep Ones moved { $from } to { $space }.
    }
event-spawned =
    { $count ->
        [one] A Deep One appeared { $space-at }.
       *[other] { $count } Deep Ones appeared { $space-at }.
    }
event-monarch-moved = { $monarch } moved to { $space }.
event-activated = Activation: { $monster }.
event-barricaded = { $player } barricaded the hatches until the end of the turn.
    .you = You barricaded the hatches until the end of the turn.
event-rolled =
    { $modifier ->
        [0] { $player } rolled { $face }.
       *[other] { $player } rolled { $face }, which counted as { $result }.
    }
    .you =
        { $modifier ->
            [0] You rolled { $face }.
           *[other] You rolled { $face }, which counted as { $result }.
        }
event-die-raised = { $player } added 2 to the roll: Keen Insight ({ $card }).
    .you = You added 2 to the roll: Keen Insight ({ $card }).
event-die-lowered = { $player } subtracted 2 from the roll: Keen Insight ({ $card }).
    .you = You subtracted 2 from the roll: Keen Insight ({ $card }).
event-die-almanac = { $player } consulted the Almanac and added the value of { $card } to the roll.
    .you = You consulted the Almanac and added the value of { $card } to the roll.
event-set-die = Perfect Number: { $player } set the die to { $face }.
    .you = Perfect Number: you set the die to { $face }.
event-reroll-fortune = Fortunate Son: { $player } discarded { $card }, and the die was rolled again.
    .you = Fortunate Son: you discarded { $card }, and the die was rolled again.
event-reroll-training = Combat Training: { $player } played { $card }, and the die was rolled again.
    .you = Combat Training: you played { $card }, and the die was rolled again.
event-reroll-pistol = { $player } fired the Pocket Pistol a second time.
    .you = You fired the Pocket Pistol a second time.
event-warded = { $player } received Flesh Ward.
    .you = You received Flesh Ward.
event-ward = Flesh Ward saved { $player }.
    .you = Flesh Ward saved you.
event-intervention = { $player } used Medical Intervention: the defeat was prevented.
    .you = You used Medical Intervention: the defeat was prevented.
event-test =
    { $partial ->
        [0] A test begins: { $target } with { $skills }.
       *[other] A test begins: { $target } with { $skills }, { $partial } for the partial result.
    }
event-learned = { $skill-name } supported the test from then on.
event-added =
    { $count ->
        [0] { $player } added no card.
        [one] { $player } added one card.
       *[other] { $player } added { $count } cards.
    }
event-added-own =
    { $cards-count ->
        [0] { $player } added no card.
       *[other] { $player } added { $cards }.
    }
    .you =
        { $cards-count ->
            [0] You added no card.
           *[other] You added { $cards }.
        }
    .standin =
        { $cards-count ->
            [0] The bot added no card for you.
           *[other] The bot added { $cards } for you.
        }
event-added-openly =
    { $cards-count ->
        [0] { $player } added no card.
       *[other] { $player } added { $cards } face up.
    }
    .you =
        { $cards-count ->
            [0] You added no card.
           *[other] You added { $cards } face up.
        }
event-treachery-added = A treachery card joined the test because of { $player }.
    .you = A treachery card joined the test because of you.
event-treachery-shown = It was { $card }.
event-turned-up =
    { $cards-count ->
        [0] No card was added: the total was { $total }.
        [one] The only card was { $cards }: the total was { $total }.
       *[other] The cards were { $cards }: the total was { $total }.
    }
event-total = The total was now { $total }.
event-ring = { $player } turned the “Lucky” Ring.
    .you = You turned the “Lucky” Ring.
event-experienced = { $player } added { $card } out of experience.
    .you = You added { $card } out of experience.
event-well-equipped = { $player } was well equipped and changed the total by { $shift }.
    .you = You were well equipped and changed the total by { $shift }.
event-script =
    { $card ->
        [none] { $player } read the script, but there was no { $skill } card.
       *[other] { $player } read the script: { $card } joined the test.
    }
    .you =
        { $card ->
            [none] You read the script, but there was no { $skill } card.
           *[other] You read the script: { $card } joined the test.
        }
event-self-sacrifice = { $player } made a sacrifice for the ship: the test was { $outcome }.
    .you = You sacrificed yourself: the test was { $outcome }.
event-outcome = Total { $total }: the test was { $outcome }.
event-mythos = { $player } met “{ $mythos }”.
    .you = You met “{ $mythos }”.
event-mythos-passed-over = “{ $mythos }” concerned nobody who could meet it: another card was drawn.
event-missed-crisis =
    { $book ->
        [reference] { $player } was in the Brig: the crisis was skipped.
       *[learn-to-play] { $player } was in the Brig: crisis and activation were skipped.
    }
    .you =
        { $book ->
            [reference] You were in the Brig: the crisis was skipped.
           *[learn-to-play] You were in the Brig: crisis and activation were skipped.
        }
event-uncanny-fortune = Uncanny Fortune: { $player } had another card drawn.
    .you = Uncanny Fortune: you had another card drawn.
event-chose =
    { $option ->
        [3] { $player } led in an unconventional way and skipped the crisis.
       *[other]
            { $choice ->
                [none] { $player } chose: { $sentences }
               *[other] { $player } chose “{ $choice }”: { $sentences }
            }
    }
    .you =
        { $option ->
            [3] You led in an unconventional way and skipped the crisis.
           *[other]
                { $choice ->
                    [none] You chose: { $sentences }
                   *[other] You chose “{ $choice }”: { $sentences }
                }
        }
event-kept = { $player } kept “{ $mythos }”.
    .you = You kept “{ $mythos }”.
event-peace-ended = A passenger died: the peace of { $player } was over.
    .you = A passenger died: your peace was over.
event-lost = { $resource-name } −{ $count }: { $left } left.
event-gained = { $resource-name } +{ $count }: now { $left }.
event-damage-drawn = Damage: { $damage }.
event-damaged = Damage { $space-at }.
event-repaired = { $player } repaired { $space }.
    .you = You repaired { $space }.
event-risked = A passenger ended up { $space-at }.
event-rescued = { $player } brought a passenger from { $space } to safety.
    .you = You brought a passenger from { $space } to safety.
event-passenger-defeated = A passenger { $space-at } was lost: the token showed { $face }.
event-track =
    { $step ->
        [0] { $track-name }: back on Start.
        [4] { $track-name }: the end of the track was reached.
       *[other] { $track-name }: space { $step } of 4.
    }
event-waypoint = { $player } set course for { $waypoint }: distance { $distance }.
    .you = You set course for { $waypoint }: distance { $distance }.
event-fog-lifted = The fog had led the ship astray: { $player } took the next waypoint instead.
    .you = The fog had led the ship astray: you took the next waypoint instead.
event-banishment = The ritual was complete! The greater banishment swept over deck and water.
event-spell = { $player } cast “{ $spell }”.
    .you = You cast “{ $spell }”.
event-looked =
    { $count ->
        [one] { $player } looked at the top card { $deck-of }.
       *[other] { $player } looked at the top { $count } cards { $deck-of }.
    }
event-looked-own = { $player } looked at { $seen }.
    .you = You looked at { $seen }.
    .standin = The bot looked at { $seen } for you.
event-put-under =
    { $count ->
        [0] { $player } left the card on top { $deck-of }.
        [one] { $player } put a card on the bottom { $deck-of }.
       *[other] { $player } put { $count } cards on the bottom { $deck-of }.
    }
    .you =
        { $count ->
            [0] You left the card on top { $deck-of }.
            [one] You put a card on the bottom { $deck-of }.
           *[other] You put { $count } cards on the bottom { $deck-of }.
        }
event-milled =
    { $count ->
        [one] The top card { $deck-of } left the game unseen.
       *[other] The top { $count } cards { $deck-of } left the game unseen.
    }
event-shuffled = The { $skill } discards were shuffled into a new deck.
event-chaos-built =
    { $count ->
        [one] A new chaos deck: { $count } card.
       *[other] A new chaos deck: { $count } cards.
    }
event-chaos-discarded = The chaos deck was discarded: { $skills }.
event-treachery-shuffled =
    { $count ->
        [one] { $count } treachery card went into the chaos deck.
       *[other] { $count } treachery cards went into the chaos deck.
    }
event-ended = { $ending }

## Endings

ending-arrived = The ship arrived: the humans won.
ending-resource = A resource was used up: the ship was lost.
ending-sunk = Six rooms were damaged: the ship went down.
ending-overrun = There were more Deep Ones than anybody could count: the ship was overrun.

## Rules

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
rule-goal-title = Goal
rule-goal =
    Three to six people sail for Boston on a steamer that something follows under the waves. Most of
    you are human, and want the ship to arrive. But loyalty cards, dealt at the start and again half
    way, make traitors of some: a Hybrid wants the ship to be lost, the Cultist to be lost late.

    With nothing but Human cards you are a human; with one Hybrid you are on the side of the Deep Ones,
    whatever else you hold; with the Cultist and no Hybrid you play for the Cultist’s own end. Nobody
    knows what the others hold.

# UNF-055 … UNF-059
rule-turn-title = Turn
rule-turn =
    Turns go round clockwise. A human’s turn has four steps: receive skills, two actions, a mythos card,
    discard. A revealed traitor has no mythos card; whoever reveals in the middle of their own turn
    skips it at once.

    Before drawing you may change which of your Improvements is active.

# UNF-060 … UNF-066
rule-skills-title = Skills
rule-skills =
    Draw the cards of your skill set, five in all, and one more for an active Improvement. In the Sick
    Bay you draw only one of them, as you choose; in the Brig all of them, but not the one of the
    Improvement.

    Wherever you choose the decks, you declare all of it before the first card is drawn. When a skill
    deck is empty its discards are shuffled; if there are none, the card is not drawn.

# UNF-067 … UNF-077, UNF-087
rule-actions-title = Actions
rule-actions =
    Two actions, one after the other; the same one twice is allowed, and you may leave some unused. If you
    are moved, defeated or jailed meanwhile you keep the rest.

    Move to any other space of the ship, from anywhere, but never into Sick Bay, Brig or water; out of
    the Brig a human cannot move. Attack a Deep One or a revealed traitor in your space. Rescue one
    passenger in your space: the token goes back unseen. Use the space, repair it, trade, use a text
    marked Action, or reveal yourself as a traitor.

# UNF-078 … UNF-086
rule-abilities-title = Texts marked Action
rule-abilities =
    Such a text may be on your sheet, feat, an item, a title, a card kept in play or a skill card. A skill
    card is shown, resolved and discarded; cards in play stay. Skill cards without that mark are used in
    their moment, in anybody’s turn. Humans cannot use treachery cards.

    “Then perform 1 action” gives your action back. An action granted to you is performed at once, or
    declined. True Grit costs one action and gives two, once per turn.

# UNF-094 … UNF-105
rule-rooms-title = Rooms fore
rule-rooms =
    Each room can be used once per turn, whoever uses it, unless it is damaged or a Deep One or revealed
    traitor is there. Traitors who have revealed use none.

    Bridge: risk a passenger, then look at the top two cards of the mythos or the waypoint deck; one
    goes back on top, the other to the bottom. Chapel: retreat the ritual by 1; or discard a lore card
    and roll, adding its value, lose 1 sanity on 6 or less, then advance the ritual by 1. Captain’s
    Cabin: name a human and make a test 8 with influence and observation; passed, they go to the Brig.

# UNF-106 … UNF-112
rule-rooms-aft-title = Rooms aft
rule-rooms-aft =
    Cargo Hold: look at the top two items and keep one. Galley: draw one to five cards of any skills but
    treachery, then roll; lower than their number costs 1 food. Boiler Room: discard a strength card
    and roll, adding its value, lose 1 fuel on 6 or less, then advance travel by 1. Brig: a human makes
    a test 8 with lore and strength to get out. The Sick Bay has no action.

# UNF-088 … UNF-093
rule-trade-title = Trade
rule-trade =
    For one action all players in your space, revealed traitors included, may exchange items as they
    like, gifts included; giver and receiver must agree. It needs a second player and an item. Brig and
    Sick Bay are no hindrance.

# UNF-113 … UNF-117, UNF-119 … UNF-126, UNF-131 … UNF-133
rule-mythos-title = Mythos card
rule-mythos =
    Turn up a mythos card. First its crisis: a choice, a test, or a choice between a test and something
    else. The one it names decides and cannot refuse; the options are open to all. An option that is
    marked with a condition needs it. Green cards are for one character: if that character is absent,
    in the Brig or a revealed traitor, another card is drawn.

    A card that is kept lies open in play until its text or a reveal ends it. When the deck is used up
    the discards become a new one.

# UNF-118, UNF-127 … UNF-130, UNF-134
rule-icons-title = Its icons
rule-icons =
    After the crisis the activation icon: Mother Hydra, Father Dagon or the Deep Ones. Then the track icon:
    travel or the ritual advances by 1; where both are shown the current player picks, or the Captain if
    the current player is in the Brig. Then the card is discarded, unless somebody keeps it.

    Somebody in the Brig resolves no crisis: by the Learn-to-Play book only the track icon, by the Rules
    Reference both icons. A crisis that sends you to the Brig is still finished.

# UNF-135, UNF-136, UNF-138 … UNF-148, UNF-150 … UNF-154
rule-tests-title = Tests
rule-tests =
    A test has a target and two or three supporting skills; all others oppose it, treachery always. Two
    chaos cards are laid down unseen. Then, from the left of the current player round to the current
    player, everybody adds as many cards as they like, face down, once; how many is seen by all. In the
    Brig, and as a revealed traitor, you add at most one.

    All cards are shuffled and turned up. Supporting values count for, opposing ones against: the target
    reached is passed; at least the partial number gives the partial result; anything else is failed.
    The cards are discarded, and what the outcome says is done.

# UNF-137, UNF-149, UNF-155 … UNF-158
rule-test-texts-title = Changing a test
rule-test-texts =
    Before cards are added Nothing to Hide, Forced Learning, Preparation and Self Sacrifice can be used,
    the last on mythos cards only: no card is added then. After the total is known come Determination, the
    “Lucky” Ring, Experienced, Well Equipped and Revelation of Script, as long as the outcome can still
    change. If a test in which the Ring was used is passed, two treachery cards go into the chaos deck.

# UNF-159 … UNF-162
rule-chaos-title = Chaos deck
rule-chaos =
    Two cards of each skill but treachery, unseen and shuffled. When the last one is taken a new deck is
    built at once. Treachery cards that are shuffled in stay until they come up. Nobody looks at it;
    its number of cards is open.

# UNF-163 … UNF-171
rule-dice-title = The die
rule-dice =
    It has eight faces. Before each roll Keen Insight and the Almanac can change the result, which stays
    between 1 and 8, and Perfect Number can set it; after the roll Fortunate Son, Combat Training and the
    Pocket Pistol can have it rolled again. Several rolls in one text are announced together.

    Places by number: Bridge 1–2, Chapel 3, Captain’s Cabin 4, Cargo Hold 5, Galley 6, Boiler Room 7–8;
    the deck space of that number; in front of the bow Water 1 on 1–4, Water 2 on 5–8.

# UNF-172 … UNF-177
rule-attacks-title = Attacks
rule-attacks =
    An attack defeats a Deep One on 4 or more, a character on 6 or more. Rampage makes several attacks, a
    target chosen for each. Attacks with an item are not basic ones. Shrivelling, the First Oath of Dagon
    and Sacrifice Deep One are no attacks.

# UNF-178 … UNF-188, UNF-202 … UNF-204
rule-monarchs-title = Monarchs
rule-monarchs =
    Hydra damages the room nearest to her water space, then swims one space toward the bow. Dagon brings
    two Deep Ones onto the deck space beside him, then swims likewise. At the bow they stay.

    In the Deep either of them gathers two Deep Ones there instead. If four or more Deep Ones are then
    in the Deep, roll: that monarch and all of them rise in front of the bow.

    Monarchs never enter the ship and cannot be defeated; what removes them sends them to the Deep. If
    Deep Ones must appear and the supply is short, the game ends. None ever appears in Sick Bay or
    Brig.

# UNF-189 … UNF-201
rule-deep-ones-title = Deep Ones
rule-deep-ones =
    When the Deep Ones are activated each of them on the board acts once, in an order the current player
    chooses. It does the first thing it can: attack a human in its space (6 or more defeats; the current
    player picks whom), or defeat a passenger there, or damage its undamaged room, or move: from water
    to deck, from deck to the room, inside one step toward the closest undamaged room, of several the
    one with the highest number.

    If no Deep One is on the board, two appear in the Deep; with four or more there all monsters of the
    Deep rise in front of the bow. Texts that activate only some Deep Ones do not do that.

# UNF-205 … UNF-220
rule-damage-title = Damage
rule-damage =
    For each damage draw a damage card. Structural Damage goes to the room named, or to a rolled one; if
    that is damaged already, to the closest that is not. Each human in it is defeated. Fuel Leak and
    Flooded Food Stores cost 1 fuel or food, Fleeing Passengers risks a passenger and has another card
    drawn. Six damaged rooms end the game.

    A damaged room cannot be used. A human there repairs it with an action: discard cards of the skill
    shown worth 3 or more in all, or any cards worth 5. Not while a Deep One is there; by the Rules
    Reference not beside a revealed traitor either. The card is shuffled back, and the room can be used
    at once.

# UNF-221 … UNF-227
rule-defeat-title = Defeat
rule-defeat =
    A defeated human wakes up in the Sick Bay, a revealed traitor in the Brig, a Deep One goes back to the
    supply. Cards, items, titles and actions are kept. Whoever is there already stays.

    Before each defeat those who can prevent it offer to: all offers are shown, and the current player
    picks the one that applies. Several defeats are handled one by one, in an order the current player
    chooses.

# UNF-228 … UNF-236
rule-passengers-title = Passengers
rule-passengers =
    To risk a passenger, roll: a token from the supply is put face down on the deck space of that number.
    With too few in the supply, as many as there are. A Deep One or a revealed traitor can defeat a
    passenger only where no human is. A defeated passenger is turned up and costs what is shown: souls,
    sanity, or nothing. The token leaves the game; a rescued one goes back unseen.

# UNF-237 … UNF-245
rule-travel-title = Travel
rule-travel =
    Four spaces from Start to Arrive. Each single advance moves every monster in the water one space
    toward the stern, and from there into the Deep. On Arrive the Captain takes a waypoint, and the
    marker goes back to Start; advances left over go on from there. With a distance of 12 or more the
    ship has arrived.

    Retreating stops on Start and moves no monster; some cards take fuel for what is missing.

# UNF-257 … UNF-265
rule-waypoints-title = Waypoints
rule-waypoints =
    The Captain looks at the top two waypoints, takes one and puts the other on the bottom. Its distance
    counts at once; then its fuel is lost (none, 1 or 2 for a distance of 2, 3 or 4), then its text is
    resolved, with the Captain making all choices. Reaching 12 does not end the game: the next arrival
    does.

    Where a text lets you risk passengers if you wish, there must be enough of them. When Fog Bank leads
    astray, the next waypoint takes its place. After Open the Gate the Keeper of the Tome chooses.

# UNF-246 … UNF-256
rule-ritual-title = Ritual
rule-ritual =
    Four spaces from Start to Cast. On Cast the greater banishment sweeps the ship: all Deep Ones on deck
    and in the water go back to the supply, both monarchs to the Deep, every passenger and every
    character on deck is defeated. Inside nothing happens. Then the marker goes back to Start; by the
    Learn-to-Play book advances left over are lost, by the Rules Reference they go on.

    Retreating stops on Start.

# UNF-266 … UNF-275
rule-titles-title = Titles
rule-titles =
    The Captain holds the waypoints, the Keeper of the Tome the spells; many crises leave the choice to
    one of them. Once per turn the Keeper may use an action to look at the top two spells, resolve one
    and put the other on the bottom.

    Whoever goes to the Brig or reveals loses all titles. A lost title goes to the highest in its line
    who is neither revealed nor in the Brig. If all humans are in the Brig the highest of them holds it,
    until one is out. Power to the People gives it to the lowest.

# UNF-276 … UNF-284
rule-brig-title = Brig
rule-brig =
    You get there through the Captain’s Cabin, through cards, or when you are defeated as a revealed
    traitor. There you add at most one card to a test and use no items; abilities marked “not in the
    Brig” are off. By the Learn-to-Play book no card in your play area can be used, by the Rules
    Reference only items are off.

    A human gets out by the Brig’s own test, a revealed traitor by paying cards worth 12 or more for a
    move. Other effects free you only if they name the Brig. Nothing else can happen to you there.

# UNF-285 … UNF-288
rule-sick-bay-title = Sick Bay
rule-sick-bay =
    The defeated wake up here. You draw only one card if your turn finds you here; otherwise nothing is
    different, and you move away as usual. No Deep One and no damage comes here, and nobody moves here
    by choice.

# UNF-322 … UNF-329
rule-items-title = Items
rule-items =
    Items lie open before you, as many as you get. One that leaves play leaves the game. Of several
    Improvements only one is active: choose it when you get one and at the start of your turn, by the
    Rules Reference also when you lose one. An idle Improvement is still an item. No item works in the
    Brig. Revealed traitors use items too.

# UNF-330 … UNF-335
rule-spells-title = Spells
rule-spells =
    A spell that is taken must be resolved, line by line, and then leaves the game. Flesh Ward stays with
    its bearer and prevents one defeat, if nothing else does. Revelation of Script stays with whoever
    cast it, even without the title.

# UNF-336 … UNF-342
rule-sheets-title = Characters
rule-sheets =
    Your sheet has an ability for as long as you have not revealed, and you have one feat, which can be
    used once in the game; everybody sees whether it is still there. Jury Rigger may follow anybody’s use
    of the Boiler Room. Healing Words reach everywhere.

# UNF-343 … UNF-347
rule-discarding-title = Discard
rule-discarding =
    At the end of each turn everybody with more than ten skill cards discards down to ten, all at the
    same time. The others see the skills of what is discarded, and the card that ends on top of a pile.
    A text that asks for more cards than you have takes them all. Then the token passes, and all limits
    of the turn are renewed.

# UNF-047 … UNF-050, UNF-052 … UNF-054
rule-loyalty-title = Loyalty
rule-loyalty =
    The loyalty deck has two cards for each player: with three 1 Hybrid and 5 Human, with four 1 Hybrid, 1
    Cultist and 6 Human, with five 2 Hybrid and 8 Human, with six 2 Hybrid, 1 Cultist and 9 Human. One
    card each is dealt at the start, the other at the awakening. You may look at your own at any time,
    but show them to nobody; how many you have is open.

# UNF-316 … UNF-321
rule-awakening-title = Awakening
rule-awakening =
    When the distance reaches 6, right after that waypoint, everybody is dealt the second loyalty card. A
    revealed traitor gives the new card to a human. From now on there is at least one traitor.

# UNF-289, UNF-290, UNF-313 … UNF-315
rule-traitors-title = Traitors
rule-traitors =
    A hidden traitor counts as a human for everything, and need never reveal. Anybody may add opposing
    cards to a test.

    Where a revealed traitor stands no room can be used. Deep Ones leave traitors alone; humans may
    attack them, and on 6 or more they go to the Brig. Only revealed traitors draw and use treachery
    cards.

# UNF-304 … UNF-312
rule-traitor-turn-title = A traitor’s turn
rule-traitor-turn =
    Receiving skills, two actions, discarding. Each card of the skill set may be replaced by a treachery
    card; by the Learn-to-Play book it may also be left.

    A traitor moves, attacks humans in the same space (6 or more), defeats a passenger where no human is,
    and uses cards in hand and items, but no sheet, feat or room, and cannot rescue, repair or open a
    trade. At the start of the step Ransack or Perform Rites may be played in place of all actions.

# UNF-291 … UNF-303
rule-reveal-title = Revealing
rule-reveal =
    With a Hybrid or the Cultist you may spend an action, even in the Brig, to reveal. Turn up one such
    card: from now on you are a traitor for every text. Unless you are in the Brig, what your sheet says
    about revealing happens. With a distance below 12 you hand all other loyalty cards to one other
    player, unseen; from 12 on you keep them.

    You lose titles, feat and kept mythos cards, but keep hand and items. Unless you are in the Brig you may
    discard any number of cards and draw as many treachery cards. Your remaining actions are those of a
    traitor.

# UNF-348 … UNF-360
rule-end-title = The end
rule-end =
    The game ends at once when the ship arrives with a distance of 12 or more; or when a dial is at 0, six
    rooms are damaged, or Deep Ones must appear and the supply is short. Nothing further is resolved.

    All loyalty cards are turned up. If the ship has arrived, all with only Human cards win. If it is lost,
    all with a Hybrid win, and the Cultist without a Hybrid wins as well if the distance was 12 or more.
    Winners share the victory; nobody is ever eliminated.

# UNF-024 … UNF-039, UNF-386
rule-setup-title = Setup
rule-setup =
    All dials stand at 8, both tracks on Start. Two Deep Ones are in Water 1, two in Water 2, one on Deck 1,
    one on Deck 2; a passenger on Deck 3 and one on Deck 4; both monarchs are in the Deep. The chaos deck
    is built.

    Clockwise from a random first player everybody takes a character, with its item and starting space.
    All but the first player draw three cards of their skill set. The titles go to the highest in their
    lines. Then each player is dealt a loyalty card.

# UNF-040 … UNF-046
rule-learning-title = Learning game
rule-learning =
    Everybody but the first player starts with all five cards. There is no Cultist. Loyalty cards are
    dealt only when everybody has had one turn; until then all are human. If the ship is lost before
    that, nobody wins.

# UNF-361 … UNF-366
rule-variants-title = Variants
rule-variants =
    Without the Cultist, with 4 or 6 players, there is one more Human, and the dials start at fuel 7, food 6,
    sanity 6, souls 7. To make it easier for one side, every dial starts 2 higher or 2 lower. The option
    “Rulebook” settles where the two books of rules differ.

# UNF-001 … UNF-013
rule-reading-title = Reading cards
rule-reading =
    A card comes before the rules, and “cannot” before everything. “If you wish” and “may” are up to you,
    all else must be done as far as possible, in the order of the text. In “risk 2 passengers to…” the
    second part happens only if the first was done in full. An option may be chosen even if not all of it
    can be done, unless a condition is named.

    Where things fall together the current player decides the order. Once per turn means once in each
    player’s turn. Looking at cards is for you alone.

# UNF-014 … UNF-022
rule-words-title = Words
rule-words =
    A human is everybody who has not revealed. Enemies of humans are Deep Ones and revealed traitors,
    enemies of traitors are humans. Spaces are adjacent if they share a border. The Deep is no space:
    nothing there can be touched unless a text says so. Only monsters are in the water.

    If there are too few of something, as many as there are; only a lack of Deep Ones ends the game.
    Dials stop at 10.

# UNF-367 … UNF-372
rule-information-title = What all know
rule-information =
    Open are dials, tracks, places, waypoints, damage, items, titles, unused feats, kept cards, revealed
    loyalty cards, the size of every deck and hand, how many loyalty cards everybody has, the supply, and
    the top card of each discard pile; from which decks cards are drawn; how many cards each player adds
    to a test.

    Hidden are hands, decks, chaos cards, loyalty cards and the faces of passengers. Discard piles are not
    searched.

# UNF-373 … UNF-385
rule-talk-title = Table talk
rule-talk =
    Talk as you like, and lie as you like, but to all at once: there are no whispers. About what only you know
    speak in poles: a lot or a little, high or low, good or bad. Do not name cards you add or have added,
    and do not ask anybody for their loyalty; you may suspect, trust and accuse. After looking at a deck
    say “good” or “bad”, no more. Nothing said binds anybody, and no phrase has an effect in the game.

## The board in the browser

# Letters on cards and badges
web-letter-influence = I
web-letter-lore = L
web-letter-observation = O
web-letter-strength = S
web-letter-will = W
web-letter-treachery = T

# Instruments
web-dial-fuel = Fuel
web-dial-food = Food
web-dial-sanity = Sanity
web-dial-souls = Souls
web-chart = Chart and decks
web-end-travel = arrive
web-end-ritual = cast
web-track-travel = Travel
web-track-ritual = Ritual
web-track-choice = Travel or ritual
web-skill-decks = Skill decks, and what lies on top of their discards
web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-discard-top = on top of the discards: { $card }
web-supply-deep-ones = Deep Ones in the supply
web-supply-passengers = Passengers in the supply
web-supply =
    In the supply: { $deep ->
        [one] one Deep One
       *[other] { $deep } Deep Ones
    }, { $passengers ->
        [one] one passenger
       *[other] { $passengers } passengers
    }.
web-memory =
    { $place ->
        [0] { $deck }: { $card }, somewhere
       *[other] { $deck }, card { $place } from the top: { $card }
    }
web-seen-loyalty = { $player }: { $list }

# The ship
web-deep-ones =
    { $count ->
        [one] a Deep One
       *[other] { $count } Deep Ones
    }
web-passengers =
    { $count ->
        [one] a passenger
       *[other] { $count } passengers
    }
web-person =
    { $character ->
        [none] { $player }
       *[other]
            { $traitor ->
                [true] { $player } as { $character }, a traitor
               *[false] { $player } as { $character }
            }
    }
web-space-empty = Nobody is here.
web-space-damaged = Damaged: { $damage }.
web-threat =
    { $count ->
        [one] Threatened by a Deep One { $space }.
       *[other] Threatened by { $count } Deep Ones { $space }.
    }
web-threat-dagon = Father Dagon brings Deep Ones here.
web-threat-hydra = Mother Hydra damages this room next.
why-damaged = It cannot be used while it is damaged: repair it first.
why-enemy = It cannot be used while a Deep One is here.
why-water = Only monsters are in the water.
why-locked = Nobody moves here by choice.
why-brig = You cannot walk out of the Brig.
web-die =
    { $face ->
        [0] { $player } is about to roll.
       *[other] { $player } has rolled { $face }.
    }
web-see-ship = See the ship
web-see-scene = Back
web-muster = Who comes aboard

# My area
web-choices = What you can do
web-move = Move
web-reveal = Reveal…
web-nothing-to-reveal = You hold nothing but Human cards: there is nothing to reveal.
web-where-to = Move where?
web-card = { $card }: { $ability }
web-no-cards = You hold no skill cards.
web-heading = { $kind }: { $name }
web-hands-hidden = You are watching: hands are hidden.
web-picked = Chosen so far:
web-item = Item
web-feat-used = Feat, used
web-feat-left = feat not used yet
web-hold = hold to look
web-not-yet = not dealt yet
web-loyalty-none = Your loyalty card is not dealt yet.
web-loyalty-covered =
    { $count ->
        [one] Your loyalty card, covered: hold to look.
       *[other] Your { $count } loyalty cards, covered: hold to look.
    }
web-loyalty-human = You are human: you win if the ship reaches Boston.
web-loyalty-hybrid = One Hybrid card is enough: you win if the ship is lost.
web-loyalty-cultist = You are the Cultist: you win if the ship is lost at distance 12 or more.

# The loyalty ceremony: what a card means, in lines of like length, so that nobody reads the loyalty off their shape.

web-looking-loyalty =
    { $count ->
        [0] You have no loyalty card yet
        [one] Your loyalty card has been dealt
       *[other] You now hold { $count } loyalty cards
    }
web-deal-first = first deal
web-deal-second = second deal
web-who = Who you are
web-win = How you win
web-now = What you may do now
web-face-down = Face down.
web-who-human = A Human of the crew.
web-who-hybrid = A Hybrid among humans.
web-who-cultist = A Cultist among humans.
web-means-human = Your card says Human. Half-way comes another, which may say something else.
web-means-hybrid = Your card says Hybrid. Half-way comes another, which this one outweighs.
web-means-cultist = Your card says Cultist. Half-way comes another; only Hybrid outweighs this.
web-means-human-human = Both cards say Human: nothing has changed. Somebody else may have turned.
web-means-human-hybrid = Your Human card does not count: one Hybrid card outweighs all others.
web-means-human-cultist = Your Human card does not count: your Cultist card outweighs that one.
web-means-cultist-hybrid = Your Cultist card does not count: one Hybrid card outweighs all others.
web-means-hybrid-hybrid = Both cards say Hybrid: one was enough. The others have one fewer of them.
web-means-many-human = All your cards say Human: whatever came to you has changed nothing.
web-means-many-hybrid = One of your cards says Hybrid: it outweighs whatever the others say.
web-means-many-cultist = One of your cards says Cultist: it outweighs all your Human cards.
web-means-open = Everybody knows it: your mask is off. Cards dealt later change nothing.
web-win-human = The ship reaches Boston.
    .how = A distance of 12, then one arrival more, before the ship is lost.
    .short = Wins if the ship reaches Boston.
web-win-hybrid = The ship is lost.
    .how = A dial at 0, six damaged rooms or no Deep One left to place.
    .short = Wins if the ship is lost.
web-win-cultist = The ship is lost, but late.
    .how = As a Hybrid wins, but only once a distance of 12 is covered.
    .short = Wins if it is lost at distance 12 or more.
web-now-human = Keep all four dials up.
    .second = Help in tests; watch who gives what.
    .third = Have suspects locked up in the Brig.
web-now-hybrid = Play on as before. Nobody knows.
    .second = Slip opposing cards into tests.
    .third = On your turn, an action: drop the mask.
web-now-cultist = Play on as before. Nobody knows.
    .second = Help the ship along to distance 12.
    .third = On your turn, an action: drop the mask.
web-now-open = Play in the open, as a traitor does.
    .second = Add at most one card to each test.
    .third = What you are no longer changes.
web-card-human = Bring the ship to Boston
web-card-hybrid = The ship must never arrive
web-card-cultist = Lost, but late: at 12 or more
web-can-say = What a card can say
web-three-faces = The three faces
web-with-two = With two cards
web-always = Always held
web-always-when = At the start and when the ship has come half-way; no turn begins before.
web-always-people = With people: the same time for all, faces only while held.
web-always-alone = Alone with bots: no clock, the game waits for you.
web-always-again = Look again at any time: hold the card in your area.

web-why-not-asked = Nothing is asked of you now.
why-other-skill = Another skill is asked for.
why-treachery = Only revealed traitors use treachery cards.
web-why-moment = This is not its moment now.
web-hand-in =
    { $count ->
        [0] Add no card
        [one] Hand in one card
       *[other] Hand in { $count } cards
    }
web-discard =
    { $count ->
        [0] Discard none
        [one] Discard one card
       *[other] Discard { $count } cards
    }
web-missing =
    { $count ->
        [one] Mark one more card.
       *[other] Mark { $count } more cards.
    }
web-worth-missing = Cards worth { $count } more are needed.
web-cancel-draft = Cancel
web-confirm = Choose
web-confirm-option =
    { $number ->
        [leader] Skip the crisis
       *[other] Choose option { $number }
    }
web-choose-first = Choose one first.
web-you-are =
    { $others ->
        [none] You are { $character }, { $role }, alone { $space }.
       *[other] You are { $character }, { $role }, { $space } with { $others }.
    }
web-hint-window = Everybody is asked the same, and nobody sees who could do something.
web-hint-one-card = You may add one card at most.
web-prompt-discard =
    { $mode ->
        [to-limit]
            { $count ->
                [0] Ten cards stay.
                [one] Ten cards may stay: discard one more.
               *[other] Ten cards may stay: discard { $count } more.
            }
        [up-to]
            { $most ->
                [one] Discard one card, or none.
               *[other] Discard up to { $most } cards.
            }
       *[exactly]
            { $count ->
                [0] That is what you discard.
                [one] Discard one card.
               *[other] Discard { $count } cards.
            }
    }
web-hint-contribute = The others see how many cards you add, not which.
web-hint-contribute-open = Everybody sees which cards you add.
web-hint-crisis = Everybody can read the options; the choice is yours alone.
web-actions-done =
    { $count ->
        [0] no action performed yet
        [one] one action of two performed
       *[other] { $count } actions of two performed
    }
web-meta = turn { $turn }
web-turn = turn { $turn }
web-current = current

# Players
web-cards-held =
    { $count ->
        [one] skill card
       *[other] skill cards
    }
web-loyalty-cards =
    { $count ->
        [one] loyalty card
       *[other] loyalty cards
    }
web-cards-added =
    { $count ->
        [one] card added
       *[other] cards added
    }

# A mythos card, a test, cards looked at

## Suspicions, and the sheet of a player

web-cards-given = Cards given
web-all-given = All
web-i-believe = I believe
web-history-empty = No test has been made yet.
web-elsewhere = From no hand
web-against = Turned up against
web-at-least-hands =
    { $count ->
        [one] ≥ 1 from a hand
       *[other] ≥ { $count } from hands
    }
web-key-doubtful = draws a skill that turned up against
web-key-marks = my marks: tap a cell
web-end-human = human
web-end-deep = traitor
web-covered-mine = covered
web-test-detail = { $test } in full
web-test-accused = { $name } was accused.
web-opposed =
    { $count ->
        [0] No card opposed.
        [one] One card opposed; { $elsewhere } came from no hand.
       *[other] { $count } cards opposed; { $elsewhere } came from no hand.
    }
web-from-hands =
    { $count ->
        [one] At least one came from a hand.
       *[other] At least { $count } came from hands.
    }
web-drawn-by = drawn by
web-drawn-by-list = drawn by { $list }
web-drawn-by-none = in nobody’s set
web-cell =
    { $name }, { $test }: { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }{ $jailed ->
        [true] , in the Brig
       *[false] {""}
    }{ $doubtful ->
        [true] , draws a skill that turned up against
       *[false] {""}
    }. { $mark ->
        [none] No mark
       *[other] My mark: { $mark }
    }
web-belief-of = { $name }: I believe
web-belief-0 = surely human
web-belief-1 = rather human
web-belief-2 = undecided
web-belief-3 = rather a traitor
web-belief-4 = surely a traitor
web-remark = a remark …
web-remark-of = { $name }: my remark
web-draws = Skills drawn each turn
web-draws-line = Drawn every turn. Other skills come only from spaces or cards.
web-where = Where
web-where-brig = { "" }: one card a test at most
web-in-hand = In hand
web-loyalty-held = Loyalty cards
web-no-titles = none
web-way-out = Leaves by
web-way-test = a test of { $target }: { $skills }
web-way-cards = cards worth { $worth }
web-feat-once = Feat, once a game
web-state-left = not used yet
web-state-used = used
web-state-brig = off in the Brig
web-revealed = Revealed
web-revealed-line = A revealed traitor has no ability and no feat any more.
web-given-in-tests = Cards given in tests
web-cards-given-count =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }

web-mythos-of =
    { $you ->
        [true] Mythos · your turn
       *[false] Mythos · turn of { $player }
    }
web-mythos-last = The last mythos card
web-came = This happened.
web-crisis-chooser =
    { $you ->
        [true] The choice is yours.
       *[false] { $player } chooses.
    }
web-two-options = Options, for all to read
web-option = Option { $number }
web-added = Cards given, by number only
web-added-open = Cards given, face up
web-own-added = Yours
web-adding =
    { $count ->
        [one]
            { $sign ->
                [minus] Your card: { $total }
               *[plus] Your card: +{ $total }
            }
       *[other]
            { $sign ->
                [minus] Your { $count } cards: { $total }
               *[plus] Your { $count } cards: +{ $total }
            }
    }
web-adding-cards =
    { $sides ->
        [support]
            { $count ->
                [one] { $cards } supports
               *[other] { $cards } support
            }
        [oppose]
            { $count ->
                [one] { $cards } opposes
               *[other] { $cards } oppose
            }
       *[both] { $cards }: for and against
    }
web-side-supports = supports
web-side-opposes = opposes
web-prompt-add = { $title }: add cards, or none.
web-prompt-add-room = { $title } Add cards, or none.
web-supports = { $card } supports
web-opposes = { $card } opposes
web-left-down =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
web-turning = Turning up the cards
web-hint-turning = Supporting cards rise, opposing cards sink. The test needs { $target }.
web-hint-last =
    { $side ->
        [supports] The last card was { $card }: it supported.
       *[opposes] The last card was { $card }: it opposed.
    }
web-last-card = the last card
web-stamp-passed = Passed
web-stamp-partial = Partly
web-stamp-failed = Failed
web-verdict-passed =
    { $total ->
        [none] The test is passed.
       *[other] The test is passed: { $total } against { $target }.
    }
web-verdict-partial =
    { $total ->
        [none] The test is partly passed.
       *[other] The test is partly passed: { $total } against { $target }.
    }
web-verdict-failed =
    { $total ->
        [none] The test is failed.
       *[other] The test is failed: { $total } against { $target }.
    }
web-what-follows = What happens now
web-concluded =
    { $elsewhere ->
        [0]
            { $hands ->
                [one] One card opposed, and none came from a deck: it was in a hand.
               *[other] { $hands } cards opposed, and none came from a deck: they were in hands.
            }
       *[other]
            { $hands ->
                [one] { $against } cards opposed, and only { $elsewhere } came from decks: at least one came from a hand.
               *[other] { $against } cards opposed, and only { $elsewhere } came from decks: at least { $hands } came from hands.
            }
    }
web-either-way = Either way
web-so-far = so far
web-looks =
    { $count ->
        [one] { $player }: the top card { $deck }
       *[other] { $player }: the top { $count } cards { $deck }
    }

# The end
web-end-arrived = The ship has reached Boston
web-end-empty = The ship is lost: no { $resource } left
web-end-sunk = The ship goes down: six rooms are damaged
web-end-overrun = The ship is overrun
web-end-line =
    { $count ->
        [0] Turn { $turn }, distance { $distance }. Nobody wins.
        [one] Turn { $turn }, distance { $distance }. The winner: { $list }.
       *[other] Turn { $turn }, distance { $distance }. The winners: { $list }.
    }
web-loyalties = Loyalties, all turned up
web-side-human =
    { $arrived ->
        [true] Only Human cards, and the ship has arrived.
       *[false] Only Human cards, but the ship is lost.
    }
web-side-hybrid =
    { $arrived ->
        [true] A Hybrid, but the ship has arrived.
       *[false] A Hybrid, and the ship is lost.
    }
web-side-cultist =
    { $arrived ->
        [true] The Cultist, but the ship has arrived.
       *[false]
            { $late ->
                [true] The Cultist: the ship is lost at distance { $distance }, which is 12 or more.
               *[false] The Cultist: the ship is lost at distance { $distance }, too early.
            }
    }
web-side-none = No loyalty card was dealt yet: nobody wins.
web-voyage = The voyage of { $turns } turns. In the end: { $list }, distance { $distance }.
web-voyage-title = The voyage
web-voyage-key = an eye opens where a hand worked against the ship
web-voyage-table = The voyage turn by turn
web-turn-head = Turn
web-tests = Tests
web-reveals =
    { $you ->
        [true] You reveal
       *[other] { $player } reveals
    }
web-second-deal = second deal

## The replay, and the truth at the end

web-tab-board = Ship
web-tab-scene = Test
web-first-deal = first deal
web-flag-spoiled = a test spoiled
web-open-test = The test with everything open: { $test }
web-test-adding = Test, cards being added
web-test-turned = Test, cards turned up
web-test-over = Test, the outcome
web-open-target =
    { $partial ->
        [0] Passed at { $target }.
       *[other] Passed at { $target }, partly at { $partial }.
    }
web-without = Without the cards against it: { $outcome }.
web-without-same = Even without the cards against it: { $outcome }.
web-unmask-skip = Turn all up
web-unmask-human = Human to the end.
web-unmask-hybrid =
    { $since ->
        [0] Hybrid from the start.
       *[other]
            { $turned ->
                [true] Turned at turn { $since }: Hybrid.
               *[false] Hybrid since turn { $since }.
            }
    }
web-unmask-cultist =
    { $since ->
        [0] Cultist from the start.
       *[other]
            { $turned ->
                [true] Turned at turn { $since }: Cultist.
               *[false] Cultist since turn { $since }.
            }
    }
web-unmask-mask =
    { $turn ->
        [0] Never dropped the mask.
       *[other] Dropped the mask at turn { $turn }.
    }
web-unmask-card = Got a card of { $player }: { $card }.
web-unmask-deeds =
    { $hostile ->
        [one] One card against the ship,
       *[other] { $hostile } cards against the ship,
    } { $spoiled ->
        [0] no test spoiled.
        [one] one test spoiled.
       *[other] { $spoiled } tests spoiled.
    }
web-deeds = What hands did in secret
web-deeds-none = No hand worked against a test.
web-deed-test = turn { $turn } · { $outcome } { $total }/{ $target }
web-deed-else = would have been { $outcome }
web-deed-anyway-passed = passed all the same
web-deed-anyway-partial = partly passed all the same
web-deed-anyway-failed = lost anyway

## The tutorial. $a, $b …: the players’ names by seat.

coach-crew =
    1913: the steamer Atlantica is bound for Boston, and something in the sea wants her. You and three
    others each play one of ten people. Arjun Singh, the first mate, will be Captain here.
    .look = Arjun Singh
    .todo = Choose Arjun Singh and confirm.
coach-ship =
    The ship from above: rooms inside, the deck around them, water beside it. She must cover a distance
    of 12 and then arrive once more. She is lost if one of her four resources runs out, if six rooms are
    damaged, or if Deep Ones overrun her.
    .look = the four resources, and the distance
coach-chief =
    Your turn. You have drawn the five skill cards of your set and have two actions. A Deep One stands on
    Deck 1. Arjun’s ability, Deck Chief, takes you out there and still lets you act.
    .look = your ability, and Deck 1
    .todo = Use Deck Chief.
coach-deck =
    Deep Ones climb from the water onto the deck and go on into a room, which they damage. Passengers out
    on deck are in danger too: somebody should bring them inside.
    .look = Deck 1
    .todo = Choose Deck 1.
coach-attack = A fight is one roll of a die with eight sides: on 4 or more, a Deep One falls.
    .look = the Deep One on Deck 1
    .todo = Attack the Deep One.
coach-insight =
    Before a die is rolled, anyone with a fitting card may step in. A skill card has a value for tests, and
    a text. That of observation 3, Keen Insight, changes a roll by 2.
    .look = observation 3 in your hand
    .todo = Choose observation 3, then add 2 to the roll.
coach-hit =
    A 2, which counts as 4: just enough! Your strength cards could have the die rolled again; you do not
    need that now.
    .look = the die
    .todo = Pass.
coach-below =
    That was one action. More Deep Ones wait at the bow, so do not stay: one move takes you anywhere on
    the ship.
    .look = the Boiler Room
    .todo = Press Move and choose the Boiler Room, at the stern.
coach-mythos =
    Every turn ends with a mythos card. This one leaves the choice to the Captain: a sure loss of food, or
    a gamble with a passenger and with sanity. Everyone may read it.
    .look = the mythos card and its two options
    .todo = Choose option 1 and confirm.
coach-boarded =
    Then come the card’s two icons. The first stirred the Deep Ones: four are on deck, one is on the
    Bridge. The second moved travel on by one space of four.
    .look = the Bridge, and the travel track
coach-test =
    { $b } has brought a passenger inside, and meets a test: 11, with influence and strength. First, some
    texts could be used. Keep yours.
    .look = the card of the test
    .todo = Pass.
coach-add =
    Now each in turn adds cards, face down: influence and strength raise the total, all other skills lower
    it. Two cards of the chaos deck are always among them.
    .look = the card of the test
    .todo = Choose strength 2 and influence 4, and hand them in.
coach-turned =
    Shuffled and turned up, no card tells whose it was. Will 4 pulled the total down, from the chaos deck
    this time; it is 11, just enough. A traitor could have added such a card.
    .look = the total of the test
coach-round =
    { $c } has destroyed a Deep One, { $d } has driven four back into the water. Two mythos cards have cost
    sanity, and Father Dagon gathers Deep Ones in the depths.
    .look = sanity, and the Deep
coach-loyalty =
    Dagon has surfaced. The first round is over: in the learning game, loyalty is dealt only now. Hold your
    card to see it: Human. One of eight cards says Hybrid; four more are dealt half-way.
    .look = your loyalty card
coach-boilers =
    A hidden traitor spoils tests, wastes turns and sows doubt, or one day reveals and attacks. Suspects can
    be locked up in the Brig. But look at the bow: full steam ahead!
    .look = the Brig, and the travel track
    .todo = Use the Boiler Room.
coach-coal =
    A strength card feeds the fire. Its value is added to a roll, and a result of 6 or less costs fuel.
    .look = strength 3 in your hand
    .todo = Choose strength 3 and discard it.
coach-luck = With 3 from the card you need a 4. Keen Insight could help again, but you may want it later.
    .look = observation 4 in your hand
    .todo = Pass.
coach-waypoint =
    The end of the travel track! The ship leaves the monsters astern, and the Captain sets the course: one
    of two waypoints. The wave costs fuel, but brings the most distance.
    .look = the two waypoints
    .todo = Choose Rogue Wave and confirm.
coach-end =
    Distance 3; the passenger left on deck has been lost. The other track, the ritual, sweeps deck and
    water clean when it is complete. Watch who adds how many cards, ask questions, and trust nobody!
    .look = the distance, and the ritual track
chapter-first-round = The first round
chapter-second-deal = The second deal
chapter-traitor = A traitor’s turn
coach-captain =
    Another voyage, with three players. You are Arjun again, and Captain. The boilers have just brought
    travel to its end. So far your loyalty card says Human.
    .look = the distance, and your loyalty card
coach-course =
    As Captain you set the course: one of two waypoints. With a distance of 6 or more, half of the way is
    done, and something awakes.
    .look = the two waypoints
    .todo = Choose Rough Water and confirm.
coach-awakening =
    Distance 6: everybody is dealt a second loyalty card. Hold yours to see them: Human and Hybrid. One
    Hybrid outweighs the rest. From now on you win if the ship is lost, and nobody knows.
    .look = your two loyalty cards
coach-hidden =
    { $b } meets a test: 11, with lore and strength. A hidden traitor plays by the rules for humans. First,
    some texts could be used; none helps you.
    .look = the card of the test
    .todo = Pass.
coach-spoil =
    Influence and observation lower this total. Add few and small cards: whoever spoils too much is soon
    found out.
    .look = influence 2 and observation 2 in your hand
    .todo = Choose influence 2 and observation 2, and hand them in.
coach-doubt =
    Only 3 of 11. Two cards pulled the total down: yours, but they could be the two of the chaos deck as
    well. Nothing is proved.
    .look = the total of the test
coach-orders =
    The test failed: food was lost, Hydra damaged the Boiler Room, and { $b } woke up in the Sick Bay. Now a
    mythos card asks the Captain. Without a test, nobody can help.
    .look = the mythos card and its two options
    .todo = Choose option 2 and confirm.
coach-idle = Before the roll, anyone could step in with a card. A traitor need not.
    .look = the die
    .todo = Pass.
coach-cabin =
    A 7, so no fuel is lost; but Hydra has damaged the Galley. Your turn. The action of the Captain’s Cabin
    sends somebody to the Brig. It is meant for traitors; it need not hit one.
    .look = the Captain’s Cabin, where you are
    .todo = Use the Captain’s Cabin.
coach-accuse =
    { $b } keeps the spell book and will be missed. At a table with people, say why you accuse: it is the best
    moment for a lie.
    .look = { $b }
    .todo = Name { $b }.
coach-trial =
    A test of 8, with influence and observation. Everybody may add cards, the accused too.
    .look = the card of the test
    .todo = Pass.
coach-verdict = This time the test shall pass. { $c } believes you and has added a card.
    .look = influence 4 and influence 5 in your hand
    .todo = Choose influence 1, 4 and 5, and hand them in.
coach-brig =
    Passed: { $b } is in the Brig, and the spell book goes to { $c }. Whoever sits there cannot move, uses no
    item and adds at most one card to a test. The way out is an action with a test of 8.
    .look = the Brig
coach-reveal =
    You still have an action. You could hide to the end; but revealing, too, is an action. It cannot be
    undone.
    .look = your loyalty cards
    .todo = Press Reveal, then choose your Hybrid and confirm.
coach-helm =
    Every character strikes once when revealing: Arjun puts travel back to its start. Now your other loyalty
    card, the Human, goes to another player, unseen by the rest.
    .look = the travel track
    .todo = Give it to { $b }.
coach-treachery =
    You have lost your title, ability and feat. For any cards you discard now you draw treachery cards: they
    oppose every test, and only traitors use their texts.
    .look = your hand
    .todo = Choose influence 1, observation 1 and strength 1, and discard them.
coach-escape =
    In a turn in which somebody reveals, no mythos card comes. { $b } tries to leave the Brig: a test of 8, with
    lore and strength.
    .look = the card of the test
    .todo = Pass.
coach-one-card =
    A revealed traitor adds one card at most to a test, like somebody in the Brig. Make it a strong one.
    .look = influence 4 in your hand
    .todo = Choose influence 4 and hand it in.
coach-locked =
    { $b } stays in the Brig. { $c } has repaired the Galley, and six Deep Ones have come to you in the Captain’s
    Cabin. They never harm a revealed traitor.
    .look = the Brig, and the Captain’s Cabin
coach-draw =
    Your turn as a traitor. Each of the five cards of your set may be a treachery card instead, or not
    drawn at all. While you are in a room, nobody can use or repair it.
    .look = the Captain’s Cabin
    .todo = Take a treachery card.
coach-enough = That will do: at the end of a turn nobody keeps more than ten cards.
    .look = your hand
    .todo = Draw no more.
coach-call =
    Two actions: move, attack a human, defeat a passenger whom no human guards, or use a card. Treachery 2,
    Call to Action, stirs the Deep Ones around you.
    .look = treachery 2 in your hand
    .todo = Choose treachery 2 and use it.
coach-all = It wakes one Deep One anywhere, or all six in your space.
    .look = the six Deep Ones in the Captain’s Cabin
    .todo = Wake all in your space.
coach-sea =
    The cabin is damaged, and five of them have reached { $c } in the Galley. Humans may attack you in turn: on 6
    or more you go to the Brig. Now you know both sides!
    .look = the Captain’s Cabin, and the Galley
first-crew = Choose whom you play. The coloured marks are the skill cards you draw each turn.
first-splits = You may choose which skill cards to draw. What you draw, all can see: it says which tests you can help.
first-actions = Two actions: move, attack, rescue a passenger, use the room you are in, or the text of a card. What may be done is lit.
first-crisis = A mythos card asks you to choose. Beside the dials you see what each option would cost.
first-window = A short pause in which anyone with a fitting card may step in. If you want nothing, pass.
first-contribute = Add cards face down. Those with an arrow up raise the total, the others lower it. Adding nothing is allowed, but is seen.
first-look = These cards are for your eyes. Choose one; the rest goes away unseen.
first-discards = Choose the cards to discard. Only the last of each skill is seen on top of its pile.
first-activation = Monsters are stirred one after the other: you choose which comes first.
first-mythos = Every human turn ends with a mythos card: first its crisis, then its two icons, which stir monsters and move a track.
first-turned-up = All cards of a test are shuffled and turned up. Two came from the chaos deck, so an opposing card proves nothing yet.
first-waypoint = Travel was complete: the ship covered a distance, and something came of the waypoint. At 12 she needs one more arrival.
first-banishment = The ritual was complete: deck and water are swept clean, but everyone who stood on deck is defeated too.
first-damaged = A damaged room cannot be used until it is repaired. With six damaged rooms the ship is lost.
first-risked = A passenger is out on deck now. Bring them inside: each one lost may cost souls or sanity.
first-defeated = You wake up in the Sick Bay. You may act as usual, but will draw only one card next turn if you stay.
first-loyalty = You were dealt a loyalty card. Hold it in your area to see it, and tell nobody.
first-awakening = Half-way, everyone was dealt a second loyalty card. Whoever was human may be a traitor now: look again.
first-jailed = Somebody was put in the Brig: no moving, no items, one card at most for a test. A test of 8 opens the door.
first-revealed = A traitor has revealed and plays openly against you now. Attack them: on 6 or more they go to the Brig.

## Why an answer is a good one, or less good than the best. $than: the place of the other in the list

hint-resource-more = { $resource-name }: about { $number } higher than with answer { $than }.
hint-resource-less = { $resource-name }: about { $number } lower than with answer { $than }.
hint-distance-more = The distance travelled is about { $number } greater than with answer { $than }.
hint-distance-less = The distance travelled is about { $number } smaller than with answer { $than }.
hint-travelled-more =
    { $number ->
        [1] One more step on the travel track than with answer { $than }.
       *[other] About { $number } more steps on the travel track than with answer { $than }.
    }
hint-travelled-less =
    { $number ->
        [1] One step less on the travel track than with answer { $than }.
       *[other] About { $number } fewer steps on the travel track than with answer { $than }.
    }
hint-chanted-more =
    { $number ->
        [1] One more step on the ritual track than with answer { $than }.
       *[other] About { $number } more steps on the ritual track than with answer { $than }.
    }
hint-chanted-less =
    { $number ->
        [1] One step less on the ritual track than with answer { $than }.
       *[other] About { $number } fewer steps on the ritual track than with answer { $than }.
    }
hint-monsters-inside-more =
    { $number ->
        [1] One more Deep One inside the ship than with answer { $than }.
       *[other] About { $number } more Deep Ones inside the ship than with answer { $than }.
    }
hint-monsters-inside-less =
    { $number ->
        [1] One Deep One less inside the ship than with answer { $than }.
       *[other] About { $number } fewer Deep Ones inside the ship than with answer { $than }.
    }
hint-monsters-on-deck-more =
    { $number ->
        [1] One more Deep One on deck than with answer { $than }.
       *[other] About { $number } more Deep Ones on deck than with answer { $than }.
    }
hint-monsters-on-deck-less =
    { $number ->
        [1] One Deep One less on deck than with answer { $than }.
       *[other] About { $number } fewer Deep Ones on deck than with answer { $than }.
    }
hint-monsters-in-water-more =
    { $number ->
        [1] One more Deep One in the water than with answer { $than }.
       *[other] About { $number } more Deep Ones in the water than with answer { $than }.
    }
hint-monsters-in-water-less =
    { $number ->
        [1] One Deep One less in the water than with answer { $than }.
       *[other] About { $number } fewer Deep Ones in the water than with answer { $than }.
    }
hint-monarchs-more = Father Dagon or Mother Hydra is on the board more often than with answer { $than }, by { $number }.
hint-monarchs-less = Father Dagon or Mother Hydra is on the board less often than with answer { $than }, by { $number }.
hint-damaged-more =
    { $number ->
        [1] One more damaged space than with answer { $than }.
       *[other] About { $number } more damaged spaces than with answer { $than }.
    }
hint-damaged-less =
    { $number ->
        [1] One damaged space less than with answer { $than }.
       *[other] About { $number } fewer damaged spaces than with answer { $than }.
    }
hint-passengers-more =
    { $number ->
        [1] One more passenger on the board than with answer { $than }.
       *[other] About { $number } more passengers on the board than with answer { $than }.
    }
hint-passengers-less =
    { $number ->
        [1] One passenger less on the board than with answer { $than }.
       *[other] About { $number } fewer passengers on the board than with answer { $than }.
    }
hint-jailed-more =
    { $number ->
        [1] One more suspect in the Brig than with answer { $than }.
       *[other] About { $number } more suspects in the Brig than with answer { $than }.
    }
hint-jailed-less =
    { $number ->
        [1] One suspect less in the Brig than with answer { $than }.
       *[other] About { $number } fewer suspects in the Brig than with answer { $than }.
    }
hint-cards-more =
    { $number ->
        [1] One more skill card in each loyal hand than with answer { $than }.
       *[other] About { $number } more skill cards in each loyal hand than with answer { $than }.
    }
hint-cards-less =
    { $number ->
        [1] One skill card less in each loyal hand than with answer { $than }.
       *[other] About { $number } fewer skill cards in each loyal hand than with answer { $than }.
    }
hint-enemy-cards-more =
    { $number ->
        [1] One more skill card in the hands of revealed traitors than with answer { $than }.
       *[other] About { $number } more skill cards in the hands of revealed traitors than with answer { $than }.
    }
hint-enemy-cards-less =
    { $number ->
        [1] One skill card less in the hands of revealed traitors than with answer { $than }.
       *[other] About { $number } fewer skill cards in the hands of revealed traitors than with answer { $than }.
    }
## Opponents: how each level plays

opponent-1 = Overlooks most of what it could do; as a traitor it stays meek.
opponent-2 = Overlooks a fifth; as a traitor it mostly stays meek.
opponent-3 = Overlooks little; as a traitor it is meek half the time.
opponent-4 = Infers who the traitors are, and has learned what matters.
opponent-5 = Weighs as it has learned; as a traitor it tries its six best ideas.
