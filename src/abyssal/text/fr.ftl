### Les mots communs à tous les jeux.

language-en = anglais
language-fr = français

## Les gens

# $number: the seat, counted from 1
player = Joueur { $number }
spectator = Spectateur

## Énumérations

list-comma = { $left }, { $right }
list-and = { $left } et { $right }

## Petits mots

yes = oui
no = non
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
error-record-seed = La graine, ou une ligne de l’en-tête, n’est pas celle de l’engagement.
error-record-phrase = Une phrase, ou la ligne « start », a été changée après le début.
error-record-commitment = L’engagement lui-même a été changé.

### Terminal
