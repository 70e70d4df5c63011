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
error-data = Le fichier de données { $file } est illisible (en anglais : { $message }).
    .line = { $file }, ligne { $line } : « { $field } » n’est pas valable (en anglais : { $message }).
error-file = { $file } ne peut pas être lu (en anglais : { $reason }).

### Terminal
