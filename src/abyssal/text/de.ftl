### Wörter, die alle Spiele teilen.

## Menschen

# $number: the seat, counted from 1
player = Spieler { $number }
spectator = Zuschauer

## Aufzählungen

list-comma = { $left }, { $right }
list-and = { $left } und { $right }

# Texts that are put together from phrases
sentence = { $clauses }.
sentences-separator = { " " }

## Kleine Wörter

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Was zu tun ist

# A board that is drawn from the view of a game alone.
plain-choices = Was du tun kannst
plain-yes = ja
plain-no = nein

# A decision that several take in secret: only how many are waited for is known.
prompt-sealed =
    { $count ->
        [one] Eine geheime Entscheidung steht noch aus.
       *[other] { $count } geheime Entscheidungen stehen noch aus.
    }

## Ablehnungen. $message is the English sentence for makers.

error-not-asked = Du bist gerade nicht gefragt.
error-illegal = „{ $action }“ ist jetzt nicht erlaubt. Erlaubt ist: { $allowed }.
error-not-over = Alles wird erst gezeigt, wenn das Spiel zu Ende ist.
error-seat = Es gibt keinen Platz { $seat }; es gibt die Plätze 0 bis { $last }.
error-seats = { $game } ist für { $first } bis { $last } Spieler, nicht für { $seats }.
error-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $allowed }.
error-broken-game = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht verwenden (auf Englisch: { $reason }).
error-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $allowed }.
error-option = Es gibt keine Option „{ $option }“. Es gibt: { $allowed }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
error-notation = „{ $text }“ ist keine Aktion dieses Spiels. Aktionen sehen so aus: { $examples }.
error-action = { $action } ist keine Aktion dieses Spiels.
error-seed = Ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern in Kleinbuchstaben.
error-document = Diese gespeicherte Stellung lässt sich nicht lesen (auf Englisch: { $message }).
    .field = Diese gespeicherte Stellung gehört zu etwas anderem: „{ $field }“ stimmt nicht überein.
error-data = Diese Datendatei lässt sich nicht verwenden (auf Englisch: { $message }).
error-file = { $file } lässt sich nicht lesen (auf Englisch: { $reason }).
error-bot = { $game } hat keinen Bot „{ $bot }“. Es gibt: { $allowed }.
error-bot-argument = Der Bot „{ $bot }“ lässt sich nicht erzeugen (auf Englisch: { $reason }).
error-bot-file = In { $file } ist kein Bot (auf Englisch: { $reason }).
error-review = { $game } lässt sich nicht durchgehen: Es hat keine Suche.
error-bot-time = Die Zeit eines Bots schreibt man so: { $allowed }. „{ $limit }“ ist keine.
error-arena-bots = Ein Turnier braucht mindestens zwei verschiedene Bots.
error-arena-file = { $file } enthält ein anderes Turnier. Nenne eine andere Datei, oder dasselbe Spiel mit denselben Plätzen, demselben Startwert und denselben Optionen.
error-ratings-file = { $file } enthält keine Wertungen von Bots: { $reason }
error-games = Mindestens eine Partie muss gespielt werden.
error-jobs = Mindestens ein Prozess ist nötig.
error-undo = Hier lässt sich nichts zurücknehmen: Danach kamen der Zufall, ein Geheimnis oder jemand anders.
error-phrase-seed = Sprüche brauchen einen Startwert aus 64 Hexadezimalziffern.
error-seat-text = Ein Spruch oder ein Name ist eine Zeile Text, für einen Platz des Spiels.
error-table = Es gibt keinen Tisch „{ $table }“.
error-moment = Es gibt keinen Moment { $moment }; es gibt die Momente 0 bis { $last }.

## Ablehnungen eines Tisches und des Servers

error-invitation = Diese Einladung gilt nicht oder nicht mehr.
error-full = Alle Plätze sind besetzt.
error-started = Das Spiel hat begonnen.
error-seats-open = Vor dem Start müssen alle Plätze besetzt sein.
error-seated = Du hast an diesem Tisch schon einen Platz.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-own-seat = Der Gastgeber behält einen Platz.
error-not-host = Das kann nur der Gastgeber.
error-no-host = Einer der Plätze muss dein eigener sein.
error-not-playing = An diesem Tisch läuft kein Spiel.
error-stale = Diese Antwort gilt einer Frage, die nicht mehr gestellt ist.
error-draft = Mitten in dieser Antwort ist etwas herausgekommen: Gib sie Schritt für Schritt.
error-looking = Alle sehen sich gerade die eigenen Karten an. Weiter geht es, wenn die Zeit um ist.
error-undo-vote = In diesem Spiel nimmt niemand zurück, was andere getan haben.
error-phrase = Diesen Satz gibt es an diesem Tisch nicht.
error-phrase-to = Zu diesem Satz gehört ein anderer Mitspieler oder keiner.
error-talk-strict = An diesem Tisch sprechen alle nur in festen Sätzen.
error-talk-test = Während einer Probe sprechen alle nur in festen Sätzen.
error-own-belief = Was du selbst bist, weißt du.
error-test = Es gibt keine Probe { $test }; { $made } wurden abgelegt.
error-mark = Eine Markierung kann nicht { $mark } sein; möglich ist: { $allowed }.
error-notes = Du hast an diesem Tisch so viele Notizen geschrieben, wie er aufhebt.
error-history = An diesem Tisch werden Proben nicht aufgezeichnet.
error-vote-open = Eine andere Abstimmung läuft noch.
error-no-vote = Es läuft keine Abstimmung.
error-not-yours = Diese Abstimmung hat jemand anders angestoßen.
error-no-part = Bei dieser Abstimmung geht es um dich. Spiel, und sie ist hinfällig.
error-stand-in = Ein Bot kann einen anderen Spieler vertreten: Sag, wen.
error-has-clock = An diesem Tisch sorgt die Uhr dafür, dass niemand ewig wartet.
error-not-waited-for = Auf diesen Spieler wartet gerade niemand.
error-patience =
    { $minutes ->
        [one] Warte erst noch eine Minute.
       *[other] Warte erst noch { $minutes } Minuten.
    }
error-turned-away = Die Spieler haben gerade Nein gesagt. Frag später noch einmal.
error-murmur = Zu viel auf einmal. Warte einen Moment, bevor du mehr sagst.
error-murmurs = Zuschauer dürfen an einem Tisch höchstens { $most } Zeilen sagen.
error-storage = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
error-no-voters = Niemand ist am Tisch, der zustimmen könnte.
error-no-bot = Dort sitzt kein Bot.
error-frozen = Dieser Tisch ist nach einem Fehler stehen geblieben. Sein Bericht lässt sich herunterladen.
error-not-frozen = An diesem Tisch ist nichts schiefgegangen.
error-empty = Dieser Text ist leer.
error-too-long = Höchstens { $length } Zeichen.
error-imagined = Höchstens { $most } vorgestellte Stellungen je Entscheidung.
error-review-unfinished = Diese Partie wurde aufgegeben; durchgehen lässt sich nur eine, die zu Ende gespielt wurde.
error-review-failed = Diese Partie ließ sich nicht durchgehen. Versuch es später noch einmal.
error-busy = Zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
error-in-use = Ein anderer Server (Prozess { $process }) benutzt { $file } schon; beende ihn, oder wähle mit --data einen anderen Ordner.
error-read-only = { $file } lässt sich nicht schreiben (auf Englisch: { $reason }).
error-damaged = { $file } ist beschädigt oder keine Datenbank von Abyssal. Räume die Datei beiseite, oder ersetze sie durch eine Sicherung.
error-newer = { $file } wurde von einer neueren Version von Abyssal geschrieben (Schema { $found }; diese kennt { $known }). Installiere jene Version.
error-tables = Höchstens { $most } Tische, die noch nicht zu Ende sind.
error-spectators = An diesem Tisch gibt es keine Zuschauer.
error-session = Der Browser hat keine Sitzung: Erlaube Cookies, und lade die Seite neu.
error-secret = Dieser Platz-Link gilt nicht oder nicht mehr.
error-token = Dieses Token gilt dafür nicht.
error-origin = Diese Anfrage kam von der Seite einer anderen Website.
error-host = Auf diesen Namen antwortet dieser Server nicht.
error-network = Das lässt sich nur auf dem Rechner öffnen, auf dem der Server läuft.
error-password = Das ist dem Betreiber des Servers vorbehalten.
error-message = Diese Nachricht lässt sich nicht lesen (auf Englisch: { $message }).
error-too-large = Eine Anfrage hat höchstens { $most } Bytes.
error-page = Hier ist nichts.
error-server = Hier ist etwas schiefgegangen. Nichts wurde geändert; versuch es noch einmal.

## Der Server

server-not-built = Die Seite ist noch nicht gebaut
server-not-built-help = Der Server läuft, aber seine Seiten fehlen. In einem Checkout baut „make play“ sie; ein danach gebautes Paket bringt sie mit.

## Abgelehnte Aufzeichnungen

error-record-format = Zeile { $line }: Eine Aufzeichnung beginnt mit „{ $expected }“.
error-record-malformed = Zeile { $line }: „{ $text }“ gehört hier nicht hin.
error-record-missing = Zeile { $line }: Der Kopf endet ohne eine Zeile „{ $field }“.
error-record-game = Zeile { $line }: Es gibt kein Spiel „{ $game }“. Es gibt: { $allowed }.
error-record-rules = Zeile { $line }: gespielt nach Regeln { $rules }, hier sind aber nur Regeln { $known } bekannt.
error-record-data = Zeile { $line }: gespielt mit Zahlen, die hier nicht bekannt sind.
error-record-own-data = Zeile { $line }: Die eigenen Zahlen der Aufzeichnung stimmen nicht (auf Englisch: { $message }).
error-record-notation = Zeile { $line }: „{ $action }“ ist keine Aktion dieses Spiels.
error-record-turn = Zeile { $line }: Platz { $seat } ist hier nicht gefragt.
error-record-illegal = Zeile { $line }: Platz { $seat } darf hier nicht „{ $action }“ spielen. Erlaubt ist: { $allowed }.
error-record-over = Zeile { $line }: Das Spiel ist vor dieser Zeile zu Ende.
error-record-undo = Zeile { $line }: Platz { $seat } kann hier nichts zurücknehmen.
error-record-truncated = Zeile { $line }: Nach der letzten Zeile ist das Spiel nicht zu Ende: Zeilen fehlen, oder eine wurde geändert.
error-record-unfinished = Das Spiel ist noch nicht zu Ende, und sein Startwert ist noch verborgen.
error-record-hash = Jede Zeile ist erlaubt, aber die letzte Stellung hat einen anderen Hash: Eine Aktion, der Hash oder ein Startwert, auf den nichts festlegt, wurde geändert.
error-record-result = Das Ergebnis wurde geändert: Das Spiel endete { $result }, nicht { $claimed }.
error-record-play = Jede Zeile ist erlaubt und führt zum selben Ende, aber so wurde nicht gespielt: Eine Aktion oder die Zeile „play“ wurde geändert.
error-record-seed = Der Startwert oder eine Kopfzeile ist nicht, worauf das Spiel festgelegt war.
error-record-phrase = Ein Spruch oder die Zeile „start“ wurde nach dem Start geändert.
error-record-commitment = Die Festlegung selbst wurde geändert.

### Terminal

## Die Befehlszeile

cli-usage = Aufruf: { $usage }
cli-options = [Optionen]
cli-command-options = BEFEHL [Optionen]
cli-more-help = „{ $command } BEFEHL --help“ sagt mehr über einen Befehl.

cli-help-abyssal = Brettspiele vom Meer im Terminal, gegen Bots oder gemeinsam an einer Tastatur.
cli-help-play = Hier ein Spiel spielen.
cli-help-titles = Die Spiele auflisten, mit ihren Bots.
cli-help-serve = Den Tisch im Browser öffnen, für dich und deine Freunde.
cli-help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
cli-help-replay = Einen beliebigen Moment eines aufgezeichneten Spiels zeigen, wie ein Platz ihn sah.
cli-help-verify = Prüfen, ob eine Aufzeichnung wahr ist: Zufall, Aktionen und Ergebnis.
cli-help-review = Eine aufgezeichnete Partie durchgehen: Chancen, Glück, und was besser gewesen wäre.
cli-help-simulate = Bots viele Partien spielen lassen und zählen.
cli-help-arena = Alle Bots gegen alle spielen lassen und bewerten.
cli-help-backup-file = Die Datei, die geschrieben wird.
cli-help-force = Die Datei überschreiben, falls es sie gibt.
cli-help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 sind alle.
cli-help-port = Der Port; 0 nimmt einen freien.
cli-help-folder = Wo die Tische liegen; sonst in deinem Datenordner.
cli-help-public-url = Die Adresse, unter der man den Server erreicht, etwa https://example.org oder https://example.org/spiele.
cli-help-behind-proxy = Einem Proxy auf diesem Rechner glauben, wer fragt und ob per TLS.
cli-help-lan = Auch im lokalen Netz lauschen und dorthin einladen.
cli-help-no-browser = Keinen Browser öffnen.
cli-help-bot-processes = In wie vielen Prozessen Bots denken; sonst in einem je Kern außer einem, höchstens 4. Mit 0 denken sie in denen von abyssal bots.
cli-help-keep-finished = Wie lange beendete Tische aufgehoben werden.
cli-help-put-away = Nach welcher Zeit ein Tisch, den niemand anrührt, aus den Listen verschwindet; öffnet man ihn, ist er wieder da.
cli-help-lang = Die Sprache: { $languages }; sonst die des Systems.
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-game = Das Spiel, etwa into-the-blue. Ohne Angabe wirst du gefragt.
cli-help-title = Das Spiel, etwa into-the-blue.
cli-help-file = Eine Aufzeichnung.
cli-help-seats = Wie viele am Tisch sitzen, Bots mitgezählt.
cli-help-bots = Bots für die Plätze ohne Menschen, mit Kommas getrennt; die Liste wird immer wieder von vorn benutzt (sonst der, der nachdenkt).
cli-help-bot-list = Die Bots, mit Kommas getrennt; die Liste wird immer wieder von vorn benutzt (sonst random).
cli-help-arena-bots = Die Bots, mit Kommas getrennt: Namen, eine Stufe und ihre Zeit (level-5:200ms), oder eine Datei und eine Klasse (my_bot.py:Mine). Sonst die Stufen des Spiels.
cli-help-players = Namen der Menschen an dieser Tastatur, mit Kommas getrennt.
cli-help-people = Wie viele Menschen an dieser Tastatur sitzen (sonst einer).
cli-help-option = Eine Wahl vor dem Spiel, etwa treasures=gentle oder sides=advanced; mehrfach möglich.
cli-help-data = Eine TOML-Datei mit deinen eigenen gedruckten Zahlen.
cli-help-seed = Eine ganze Zahl, um dasselbe Spiel noch einmal zu spielen, oder 64 Hexadezimalziffern. Sonst ein geheimer Startwert, der vor Spielbeginn festgelegt wird.
cli-help-phrase = Worte, die in den Zufall des Spiels eingehen; für jeden Menschen einmal.
cli-help-record = Wohin die Aufzeichnung kommt; sonst in deinen Datenordner.
cli-help-at = Nach wie vielen gespielten Zeilen; sonst am Ende.
cli-help-seat = Der Platz, der schaut, ab 0 gezählt; sonst ein Zuschauer.
cli-help-review-seat = Der Platz, mit dessen Wissen geurteilt wird, ab 0 gezählt (sonst 0).
cli-help-review-page = Den Rückblick in diese Datei schreiben, als Seite für einen Browser, die sonst nichts braucht.
cli-list-name = Name
cli-list-title = Spiel
cli-list-seats = Spieler
cli-list-minutes = Minuten
cli-list-bots = Bots
cli-help-games = Wie viele Partien (sonst 1000).
cli-help-deals = Wie viele Ausgangslagen je Paar von Bots (sonst 100). Jede wird zweimal gespielt, mit vertauschten Plätzen.
cli-help-arena-file = Alles Gespielte in dieser Datei aufbewahren, und dort weitermachen.
cli-help-arena-publish = Wertung und Zeit jedes Bots in diese Datei mit Messungen schreiben.
cli-help-base-seed = Eine ganze Zahl, aus der der Zufall jeder Partie entsteht (sonst 0).
cli-help-jobs = Wie viele Prozesse sich die Arbeit teilen (sonst 1).
cli-help-json = Die Ergebnisse als JSON ausgeben.

cli-unknown-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $allowed }.
    .close = Es gibt keinen Befehl „{ $command }“. Meintest du „{ $close }“?
cli-unknown-option = Hier gibt es keine Option „{ $option }“; siehe „{ $command } --help“.
    .close = Hier gibt es keine Option „{ $option }“. Meintest du „{ $close }“?
cli-language = Es gibt keine Sprache „{ $value }“ für --lang. Es gibt: { $allowed }.
cli-missing-value = Ein Wert fehlt: { $option }.
cli-no-value = Die Option { $option } nimmt keinen Wert.
cli-missing-argument = { $argument } fehlt; siehe „{ $command } --help“.
cli-extra-argument = „{ $argument }“ ist ein Argument zu viel; siehe „{ $command } --help“.
cli-not-a-number = { $option } muss eine ganze Zahl sein, nicht „{ $value }“.
cli-too-small = { $option } muss mindestens { $least } sein, nicht { $value }.
cli-empty-name = { $option } enthält einen leeren Namen; schreib Namen mit Kommas, etwa Ana,Bob.
cli-same-name = Zwei Menschen heißen gleich; gib jedem einen eigenen Namen.
cli-people-named = --people { $people } und --players mit { $named } Namen passen nicht zusammen.
cli-too-many-people =
    { $seats ->
        [one] { $people } Menschen können nicht auf einem Platz sitzen.
       *[other] { $people } Menschen können nicht auf { $seats } Plätzen sitzen.
    }
cli-phrases =
    { $people ->
        [one] Ein Mensch kann nur einen Spruch sagen.
       *[other] { $people } Menschen können höchstens { $people } Sprüche sagen.
    }
cli-option-form = Schreib --option als Name=Wert, nicht „{ $value }“.
cli-record-exists = { $file } gibt es schon; nenne eine neue Datei für die Aufzeichnung.
cli-cannot-write = { $file } lässt sich nicht schreiben (auf Englisch: { $reason }).

## Vor und nach einem Spiel

cli-which-game = Welches Spiel? Tippe seine Nummer oder q zum Verlassen.
cli-bot = Bot { $number }
cli-options-chosen = Optionen: { $options }
cli-commitment = Festlegung auf den Zufall dieses Spiels: { $commitment }
cli-recording = Aufzeichnung: { $file }
cli-keys-help = Tippe eine Nummer, eine Kurztaste oder die Notation einer Aktion. Jederzeit: ? die Regel hinter der Frage, l das ganze Protokoll, u zurücknehmen, q verlassen.
cli-begin = Drücke Enter, um zu beginnen.
cli-saved = Die Aufzeichnung liegt in { $file }

## Am Tisch

cli-keys = ? Regel · l Protokoll · q verlassen
cli-keys-undo = ? Regel · l Protokoll · u zurücknehmen · q verlassen
cli-keys-papers = ! deine Papiere
cli-keys-hint = h Tipp
cli-hint = Das Beste, soweit du es wissen kannst:
cli-hint-one = { $place }. { $action } ({ $chance }) { $why }
cli-hint-none = Tipps gibt es für eine Person unter Bots, in Spielen, die eine Suche haben.
cli-more = Enter: weiter · q: zurück zum Spiel
cli-small = Dieses Spiel braucht ein Terminal mit { $columns } Spalten und { $lines } Zeilen: Vergrößere es, bevor du beginnst.
cli-not-understood = „{ $text }“ ist hier keine Antwort; ? zeigt die Regel.
cli-pick = Tippe { $missing } Nummern, zusammen oder nacheinander, in beliebiger Reihenfolge.
cli-several = Mehrere Nummern in einer Zeile gelten zusammen, in beliebiger Reihenfolge.
cli-picked = Gewählt: { $picked }, und noch { $missing } zu wählen
cli-hand-over = { $player } ist an der Reihe. Alle anderen schauen weg; { $player } drückt Enter.
cli-log-cut = … (l zeigt alles)
cli-log-older = Enter: älter · q: zurück zum Spiel
cli-back = Enter: zurück zum Spiel
cli-all-topics = ?: alle Themen · eine Nummer: ein anderes Thema · Enter: zurück zum Spiel
cli-other-topic = Eine Nummer: ein anderes Thema · Enter: zurück zum Spiel
cli-turn = Zug { $turn }: { $player }
cli-player = Spieler
cli-points = Pkt
cli-total = Summe

## Into the Blue

cli-blue-roll = Wurf { $roll } von 3
cli-blue-treasures = Schätze
cli-blue-dice-place = Würfel
cli-blue-unused = Vorrat
cli-blue-chest-values = ({ $values } wert, in irgendeiner Reihenfolge)
cli-blue-chest-face = T
cli-blue-run =
    { $run ->
        [0] keine 1: keine Reihe
        [1] Reihe: 1
       *[other] Reihe: 1 bis { $run }
    }
cli-blue-places = ↑ Stellen zum Tippen
cli-blue-before = Ebene { $level }: { $better } vor { $worse }, { $reason }
cli-blue-stop = Aufhören
cli-blue-reroll = Noch einmal werfen
cli-blue-place = Legen
cli-blue-chest = Truhe
cli-blue-throw-again = Die Würfel an diesen Stellen noch einmal werfen (beliebige von 1 bis 6)

## In Too Deep

cli-deep-price = Preis
cli-deep-worth = Wert
cli-deep-third = Dritter
cli-deep-your-hand = Deine Hand
cli-deep-known = { $player } hat:
cli-deep-deck =
    { $times ->
        [1] 1. Stapel { $deck }
       *[other] 2. Stapel { $deck }
    }
cli-deep-discard = Ablage { $cards }
cli-deep-draws = gezogen { $draws }/{ $seats }
cli-deep-ties = Bei Gleichstand gewinnen mehr Handkarten, dann der Platz weiter weg vom Startspieler.
cli-deep-share-for =
    { $price ->
        [0] { $company }, gratis
        [one] { $company }, { $price } Karte
       *[other] { $company }, { $price } Karten
    }
cli-deep-for =
    { $price ->
        [0] gratis
        [one] { $price } Karte
       *[other] { $price } Karten
    }
cli-deep-take = Nehmen
cli-deep-draw = Eine Karte ziehen
cli-deep-buy = Eine Aktie kaufen
cli-deep-expand = Eine Gesellschaft ausbauen
cli-deep-pay = Bezahlen
cli-deep-decline = Verzichten
cli-deep-remove = Eine Tiefenkarte entfernen
cli-deep-move = Eine Tiefenkarte zu einer anderen Gesellschaft legen
cli-deep-raise = Eine Tiefenkarte wieder nach oben legen
cli-deep-add = Eine Tiefenkarte spielen
cli-deep-acquire = Eine Aktie kaufen

## Key Largo

cli-largo-day = Tag { $day }, { $weekday }
cli-largo-morning = Vormittag
cli-largo-afternoon = Nachmittag
cli-largo-first = { $player } zuerst
cli-largo-legend = { $monster } Monster  { $seen } gesehen  { $boat } Boot
cli-largo-place-dive = Tauchen
cli-largo-place-bar = Bar
cli-largo-place-dolphins = Delfine
cli-largo-place-shop = Laden
cli-largo-place-market = Markt
cli-largo-income = heute { $income } $
cli-largo-diver = Taucher
cli-largo-pickpocket = Taschendieb
cli-largo-round = Runde
cli-largo-hose = Schlauch
cli-largo-trident = Dreizack
cli-largo-weight = Gewicht
cli-largo-gold = Gold
cli-largo-goods = Waren
cli-largo-antiques = Antikes
cli-largo-diamond = Diamanten
cli-largo-monster = Monster
cli-largo-cash = $
cli-largo-plan = Plan
cli-largo-team = Taucher: { $hose } Schlauch { $trident } Dreizack { $weight } Gewicht
cli-largo-backs = F·M·T
cli-largo-encounters = Beg.
cli-largo-treasures = Deine Schätze:
cli-largo-met = Deine Begegnungen:
cli-largo-known = Du weißt:
cli-largo-seen = { $wreck } enthält { $cards }
cli-largo-seen-before = { $wreck } enthielt { $cards }
cli-largo-has = { $player } hat { $cards }
cli-largo-for = { $income } $ ({ $depth })
cli-largo-play-card = „{ $encounter }“ spielen
cli-largo-verb-plan = Planen
cli-largo-verb-sail = Tauchen am Wrack
cli-largo-verb-look = Ansehen: Wrack
cli-largo-verb-recruit = Einen Taucher anheuern
cli-largo-verb-rob = Einen Taschendieb anheuern
cli-largo-verb-round = Eine Runde ausgeben und ansehen: Wrack
cli-largo-verb-buy = Kaufen
cli-largo-verb-draw = Ziehen mit Taucher
cli-largo-verb-weight = Ein Gewicht benutzen
cli-largo-verb-trident = Einen Dreizack benutzen
cli-largo-verb-flee = Fliehen
cli-largo-verb-surface = Auftauchen
cli-largo-verb-sell = Verkaufen
cli-largo-verb-change = Als andere Art verkaufen
cli-largo-verb-play = Eine Begegnung spielen
cli-largo-verb-discard = Eine Begegnung abwerfen
cli-largo-verb-done = Fertig

## Unfathomable

cli-ship-legend = { $deep } Tiefe Wesen  { $passenger } Passagiere  { $damaged } beschädigt
cli-ship-bridge = Brücke
cli-ship-chapel = Kapelle
cli-ship-captains-cabin = Kajüte
cli-ship-cargo-hold = Laderaum
cli-ship-galley = Kombüse
cli-ship-boiler-room = Kessel
cli-ship-sick-bay = Lazarett
cli-ship-brig = Arrest
cli-ship-fuel = Kohle
cli-ship-food = Vorräte
cli-ship-sanity = Verstand
cli-ship-souls = Seelen
cli-ship-deck-mythos = Mythos
cli-ship-deck-waypoints = Etappe
cli-ship-deck-spells = Zauber
cli-ship-deck-items = Dinge
cli-ship-deck-damage = Schaden
cli-ship-deck-chaos = Chaos
cli-ship-any = beliebig
cli-ship-hand =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cli-ship-feat = Heldentat
cli-ship-feat-used = Heldentat benutzt
cli-ship-loyalty =
    { $count ->
        [one] { $count } Loyalitätskarte
       *[other] { $count } Loyalitätskarten
    }
cli-ship-says = { $name }: { $text }
cli-ship-own-hand = Deine Hand:
cli-ship-own-added = von dir: { $cards }
cli-ship-reveal = In deinem Zug kannst du die Maske abwerfen: Tippe „enthüllen“. Es steht nicht in der Liste.
cli-ship-verb-pass = Passen
cli-ship-verb-done = Fertig
cli-ship-verb-end = Beenden
cli-ship-verb-move = Gehen
cli-ship-verb-attack = Angreifen
cli-ship-verb-use = Benutzen
cli-ship-verb-rescue = Retten
cli-ship-verb-kill = Besiegen
cli-ship-verb-repair = Reparieren
cli-ship-verb-play = Eine Karte spielen
cli-ship-verb-item = Ein Ding benutzen
cli-ship-verb-sheet = Fähigkeit
cli-ship-verb-feat = Heldentat
cli-ship-verb-cast = Einen Zauber wirken
cli-ship-verb-kept = Karte im Spiel
cli-ship-verb-trade = Tauschen
cli-ship-verb-give = Anbieten
cli-ship-verb-accept = Annehmen
cli-ship-verb-refuse = Ablehnen
cli-ship-verb-act = Mich fragen
cli-ship-verb-aim = Zielen
cli-ship-verb-reveal = Enthüllen

## Aufzeichnungen

cli-moment = Moment { $moment } von { $last }, gesehen von: { $viewer }
cli-cannot-read = { $file } lässt sich nicht lesen (auf Englisch: { $reason }).
cli-not-text = { $file } lässt sich nicht lesen: Es ist kein Text.
cli-refused = { $file } wird abgelehnt. { $reason }
cli-verified-game = { $game }, Regeln { $rules }: Der Kopf stimmt mit dem Spiel und seinen Zahlen überein.
cli-verified-commitment = Startwert, Kopf und Sprüche sind die, die vor dem Start festgelegt waren: { $commitment }
cli-verified-no-commitment = Der Startwert ist eine ganze Zahl: Nichts war festgelegt, der Zufall hätte also ausgesucht sein können.
cli-verified-draws = Aller Zufall wurde aus Startwert und Sprüchen noch einmal gezogen ({ $draws } Ziehungen).
cli-verified-actions = Jede Aktion ist erlaubt: { $actions } gelten, { $undone } wurden zurückgenommen.
cli-verified-hash = Ergebnis und letzte Stellung sind die der Aufzeichnung: { $hash }

## Simulationen

cli-count = { NUMBER($value, maximumFractionDigits: 0) }
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-games = { $game }: { $games } Partien mit { $seats } Plätzen, Startwert { $seed }
cli-simulated-in = { $seconds } s
cli-simulated-speed = { $games } Partien/s, { $decisions } Entscheidungen/s
cli-simulated-decisions = Entscheidungen je Partie
cli-simulated-turns = Züge je Partie
cli-simulated-length = { $mean } (von { $shortest } bis { $longest })
cli-simulated-seat = Platz
cli-simulated-bot = Bot
cli-simulated-score = Punkte
cli-simulated-wins = Siege
cli-simulated-interval = 95-%-Intervall
cli-arena-heading = { $game }: { $deals } Ausgangslagen je Paar, { $seats } Plätze, Startwert { $seed }
cli-arena-rating = Wertung
cli-arena-spread = ±
cli-arena-strength = Stärke
cli-arena-pair = Paar
cli-arena-won = Siege des ersten
cli-arena-clear = Ohne Glück
cli-arena-against = { $first } gegen { $second }
cli-arena-cut = Die Zeit hat { $cut } von { $decisions } Entscheidungen abgebrochen.
cli-arena-scale = Wer 100 Punkte mehr hat, gewinnt 64 von 100 Ausgangslagen.
cli-review-heading = { $game }, mit dem Wissen von { $player }
cli-review-start = Am Anfang
cli-review-luck = Glück
cli-review-mine = Eigene Entscheidungen
cli-review-others = Entscheidungen der anderen
cli-review-uncovered = Was aufgedeckt wurde
cli-review-result = Am Ende
cli-review-grades = Eigene Entscheidungen: { $best } beste, { $good } gute, { $slip } Ungenauigkeiten, { $blunder } Fehler.
cli-review-moment = Was gezählt hat
cli-review-change = Chance
cli-review-better = Besser
cli-review-line = { $line }  { $player }: { $action }
cli-review-move = Zug { $line }, { $player }
cli-review-table = Alle Züge, mit den Chancen aller danach
cli-review-moment-column = Zug
cli-review-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-review-instead = { $action } ({ $chance } → { $best }, { $grade ->
    [good] trotzdem gut
    [slip] eine Ungenauigkeit
    [blunder] ein Fehler
   *[best] ebenso gut
  })

## Der Server im Terminal

cli-cannot-serve = Der Server kann dort nicht lauschen (auf Englisch: { $reason }).
cli-needs-terminal = Dieser Befehl braucht das Extra „terminal“, das nicht installiert ist: pip install abyssal[terminal]
cli-needs-server = Dieser Befehl braucht das Extra „server“, das nicht installiert ist: pip install abyssal[server]
cli-no-client = Die Seiten für den Browser sind nicht gebaut. In einem Checkout baut „make play“ sie und startet den Server; „tools/web.sh“ baut sie vor einem „pip install“. Nur für Programme: mit --no-browser starten.
cli-programs-alone = Die Seiten für den Browser sind nicht gebaut: Programme können hier spielen, Menschen nicht.
cli-port-in-use = Auf Port { $port } lauscht schon ein anderes Programm; beende es, oder wähle mit --port einen anderen Port.
cli-serving = Abyssal ist offen unter { $url }
cli-serving-others = Andere in deinem Netz: { $url }
cli-serving-host = Seite des Betreibers: { $url }, Passwort { $password }
cli-serving-data = Die Tische liegen in { $file }
cli-no-tables = In { $file } gibt es keine Tische.
cli-backed-up = Alle Tische sind nach { $file } kopiert
cli-backup-itself = { $file } ist die Datenbank selbst; nenne eine andere Datei für die Kopie.
cli-backup-exists = { $file } gibt es schon; nenne eine neue Datei, oder überschreibe sie mit --force.

### Web

## Jede Seite

web-title = Abyssal: vier Spiele vom Meer
web-home = Zur Startseite
web-back = Zurück zum Tisch
web-close = Schließen
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-on = An
web-off = Aus
web-loading = Einen Moment …
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code dieses Links
web-you-name = Du
web-sheet-winner = gewinnt
# Whoever gave no name; $letter: A to F
web-default-name = Taucher { $letter }
web-your-name = Dein Name
web-unknown-title = Hier ist nichts
web-closed-title = Dieser Tisch ist geschlossen
web-unknown-page = Diese Seite gibt es nicht. Vielleicht fehlt ein Stück des Links.
web-unknown-game = Dieses Spiel lässt sich hier noch nicht spielen.
web-offline = Der Server ist nicht zu erreichen. Läuft er?
web-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
web-lost = Verbindung verloren. Neuer Versuch …

## Sprache, Aussehen und andere Einstellungen

web-language = Sprache
web-theme = Licht
web-theme-system = Automatisch
web-theme-light = Tag
web-theme-dark = Nacht
web-theme-to-light = Zum hellen Aussehen wechseln
web-theme-to-dark = Zum dunklen Aussehen wechseln
web-speed = Tempo der Animationen
web-sound = Töne
web-vibration = Vibrieren, wenn ich dran bin
# Asked once on each device; $vibrates: true on a phone that can
web-offer =
    { $vibrates ->
        [true] Leise Töne, und ein Vibrieren, wenn du dran bist?
       *[other] Leise Töne für Würfel, Karten und deinen Zug?
    }
web-offer-line = Das lässt sich jederzeit im Menü ändern, unter Einstellungen.
web-notify = Benachrichtigung, wenn ich dran bin

## Startseite

web-headline-1 = Vier Spiele vom Meer.
web-headline-2 = Ein Tisch.
web-subline = Freunde per Link, Bots auf leeren Plätzen, kein Konto.
web-code = Code eines Tisches
web-join = An einen Tisch
web-sit-down = Hinsetzen
web-games = Spiele
web-skip-games = Zu den Spielen springen
web-players = Spieler
web-minutes = { $minutes } min
web-play-now = Sofort spielen
web-play-now-at = Sofort spielen: { $game }
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-no-tables = Noch keine. Ein Tisch, an dem du sitzt, steht hier, auch nach Tagen noch.
web-open = Öffnen
web-leave = Verlassen
web-leave-keep = Behalten
web-leave-forget = Diesen Tisch von deiner Liste nehmen?
    .do = Wegnehmen
web-leave-open = Diesen Tisch verlassen? Hast du ihn geöffnet, wird er für alle gelöscht.
    .do = Verlassen
web-leave-playing = Dieses Spiel verlassen? Ein Bot spielt für dich weiter.
    .do = Verlassen
web-leave-alone = Dieses Spiel löschen? Es lässt sich nicht zurückholen.
    .do = Löschen
web-put-away = Weggeräumt
web-tables-kept = Beendete Tische werden { $finished } Tage lang aufgehoben; Tische, die niemand anrührt, werden nach { $away } Tagen weggeräumt.
web-resume = Weiterspielen
web-status-turn = Du bist dran
web-status-open = Wartet auf Spieler
web-status-playing = Läuft
web-status-over = Zu Ende
web-status-ended = Ohne Ergebnis beendet
web-status-frozen = Steht still
web-status-damaged = Beschädigt
web-network-closed = Diesen Server erreicht zurzeit nur dieser Computer.
web-network-do = Für mein Netz öffnen
web-network-open = Offen für dein Netz: { $url }

web-game-into-the-blue = Into the Blue
web-game-in-too-deep = In Too Deep
web-game-key-largo = Key Largo
web-game-unfathomable = Unfathomable
web-line-into-the-blue = Würfle, halt die Luft an und wag dich noch eine Ebene tiefer.
web-line-in-too-deep = Jede Karte ist Aktie, Tiefe und Geld. Ausgeben kannst du sie nur einmal.
web-line-key-largo = Zehn Tage, eine Insel: plane geheim, tauche, verkaufe vor den anderen.
web-line-unfathomable = Ein Dampfer im Nebel. Etwas darunter. Jemand unter euch.
web-depth-into-the-blue = −10 m
web-depth-in-too-deep = −100 m
web-depth-key-largo = Oberfläche
web-depth-unfathomable = Bodenlos

## Hilfe

web-help = Hilfe
web-help-about = Spiel mit einem Klick gegen Bots, oder öffne einen Tisch und schick deinen Freunden den Link. Niemand braucht ein Konto.
web-help-links = Dein Platz hat einen eigenen Link, im Menü des Tisches: Heb ihn auf, dann kannst du dich auf jedem Gerät wieder hinsetzen.
web-help-away = Wer die Verbindung verliert, wird nach einer Weile von einem Bot vertreten und übernimmt wieder, sobald er zurück ist.
web-keys = Tasten
web-key-primary = ausführen
web-key-undo = zurücknehmen
web-key-rules = Regeln
web-key-search = Regeln durchsuchen
web-key-board = Brett
web-key-log = Protokoll
web-key-chat = Chat
web-key-prompt = was zu tun ist
web-key-space = Leertaste
web-key-skip = überspringen
web-key-help = Tasten
web-key-close = schließen

## Stühle

# $letter: A to F
web-seat = Platz { $letter }
web-seat-open = Frei
web-chair = Stuhl { $letter }
web-chair-who = { $chair }: wer hier sitzt
web-chair-name = { $chair }: Name
web-chair-pick = { $chair } wählen
web-chair-me = Ich
web-chair-open = Frei
web-chair-bot = Bot
web-chair-person = Besetzt
web-chair-host = Gastgeber
web-chair-sits = sitzt
web-chair-waits = wartet
web-chair-none = Kein Stuhl
web-chair-add = Dazustellen
web-chair-remove = Einen Stuhl wegnehmen
web-seats-range = { $least } bis { $most } Spieler
web-bot-level = { $chair }: Stärke des Bots
web-bot-random = Ruhig
web-bot-greedy = Solide
web-bot-crew = Solide
web-bot-level-1 = Pip
web-bot-rung-1 = Pip, Stufe 1
web-bot-level-2 = Coral
web-bot-rung-2 = Coral, Stufe 2
web-bot-level-3 = Finn
web-bot-rung-3 = Finn, Stufe 3
web-bot-level-4 = Ray
web-bot-rung-4 = Ray, Stufe 4
web-bot-level-5 = Nereus
web-bot-rung-5 = Nereus, Stufe 5

# Bots without a name are called by their seat.
web-bot-name-a = Bot Marlin
web-bot-name-b = Bot Kelp
web-bot-name-c = Bot Skate
web-bot-name-d = Bot Perch
web-bot-name-e = Bot Pearl
web-bot-name-f = Bot Gull

## Opponents

web-opponents = Gegner
web-opponents-of = Gegner: { $game }
web-opponents-prompt = Wer taucht gegen dich?
web-opponents-hint = Je tiefer, desto stärker.
web-opponents-legend = Spielweise, Wertung, Zeit je Entscheidung
web-opponents-plain = Wie jeder spielt
web-opponents-chairs = Welcher Stuhl
web-opponents-fill = { $chair }: einen Bot setzen
web-opponents-full = Stühle
web-opponents-less = Weniger
web-opponents-others = Außerdem:
web-opponents-done = Fertig
web-opponents-mixes = Oder eine fertige Runde
web-opponents-mix-gentle = Alle sanft
web-opponents-mix-each = Von jedem einer
web-opponents-mix-strong = Alle stark
web-opponents-mix-last = Wie zuletzt
# $games: of each bot; $seats: at a table; $version: of this program
web-opponents-measured = Gemessen, nicht behauptet: mindestens { $games } Partien je Bot, an Tischen mit { $seats } Plätzen, mit Version { $version }. Wer 100 Punkte mehr hat, gewinnt 64 von 100 Ausgangslagen.
web-opponents-unmeasured = In { $game } noch nicht gemessen. Eine Wertung wird erst gezeigt, wenn sie gemessen ist.
web-opponent-depth = −{ $depth } m
web-opponent-rung = Stufe { $rung } von 5
web-opponent-rating = Wertung
web-opponent-time = { $seconds } s
web-opponent-at-once = sofort
web-opponent-thinks = Denkt, je Entscheidung
web-opponent-against = Du gegen { $name }
web-opponent-won = { $won } von { $games } gewonnen
web-opponent-not-met = noch keine Partie
web-opponent-unknown = hier nicht bekannt
web-opponent-fair = Sieht, was ein Spieler sieht: nie deine Karten, nie, was kommt.
web-opponent-by-game = { $name }, Spiel für Spiel
web-opponent-unmeasured = noch nicht gemessen
web-opponent-line-1 = Übersieht das meiste und bleibt vorsichtig.
web-opponent-line-2 = Übersieht vieles und bleibt oft vorsichtig.
web-opponent-line-3 = Spielt nach Faustregeln und übersieht wenig.
web-opponent-line-4 = Spielt nach Faustregeln und übersieht fast nichts.
web-opponent-line-5 = Probiert seine besten Ideen in gedachten Partien, dann wählt er.
web-opponent-line-greedy = Spielt nach Faustregeln, sofort.
web-opponent-line-crew = Spielt nach Faustregeln, sofort.
web-opponent-line-random = Spielt irgendetwas Erlaubtes.
web-opponent-line-own = Ein Spieler, den dieser Server selbst hat.

## Neuer Tisch

# $open: how many chairs are open
web-new-prompt =
    { $open ->
        [0] Alle Stühle sind besetzt
        [one] Ein Stuhl für Freunde
       *[other] { $open } Stühle für Freunde
    }
web-new-hint =
    { $open ->
        [0] Das Spiel beginnt sofort.
       *[other] Öffne den Tisch, dann verschick den Link.
    }
web-new-open = Tisch öffnen
web-new-after = Dann kommt der Link
web-new-after-line = Ist der Tisch offen, bekommst du eine Einladung als Link, Code und QR-Code. Niemand braucht ein Konto.
web-start = Starten
web-change = Ändern
web-options = Optionen
web-option-set = Eine Wahl für alle fünf; jede lässt sich auch einzeln einstellen.
web-option-mixed = Gemischt: jede einzeln eingestellt.
web-option-each = { $set }: einzeln
web-pace-none = Keine Uhr
web-pace-relaxed = 5 min
web-pace-brisk = 1 min
web-pace-none-line = Alle nehmen sich die Zeit, die sie brauchen, wenn sie mögen auch Tage.
web-pace-relaxed-line = Fünf Minuten je Entscheidung; nach der dritten Verspätung spielt ein Bot weiter.
web-pace-brisk-line = Eine Minute je Entscheidung; nach der dritten Verspätung spielt ein Bot weiter.
web-access = Zugang
web-private = Privat
web-public = Öffentlich
web-private-line = Nur wer den Link hat, findet den Tisch.
web-public-line = Steht auch auf der Startseite, für alle auf diesem Server.
web-spectators = Zuschauer
web-spectators-yes = Willkommen
web-spectators-no = Keine
web-spectators-yes-line = Sie sehen, was öffentlich ist, eine Aktion später.
web-spectators-no-line = Nur die Spieler sehen diesen Tisch.
web-own-data = Deine eigenen Zahlen
web-own-data-line = Eine Datei mit den gedruckten Zahlen deiner Schachtel, falls sie anders sind.
web-own-data-ours = Manche gedruckten Zahlen stehen nicht in der Anleitung: An ihrer Stelle stehen unsere. Mit einer Datei aus deiner Schachtel spielst du mit den echten.
web-own-data-choose = Datei wählen
web-own-data-badge = eigene Zahlen

## Vor dem Start

web-invite = Lade mit diesem Link ein
web-invite-link = Link der Einladung
web-invite-line = Kein Konto. Scannen oder den Code eintippen.
web-invite-here = Dieser Link öffnet sich nur auf diesem Computer
web-invite-here-do = Mit einem Druck öffnet er sich auf jedem Gerät deines Netzes.
web-invite-here-why = Öffne diese Seite unter der Adresse, die deine Freunde benutzen, und lade sie von dort aus ein.
web-invite-none = Kein Netz gefunden: Nur dieser Computer erreicht diesen Server.
web-renew = Neuer Code
web-free-title = Diesen Stuhl frei machen?
web-free-sure = { $name } sitzt dort und müsste neu eingeladen werden.
web-free = Stuhl frei machen
web-invited = Du bist eingeladen
web-watch = Nur zuschauen
web-lobby-prompt =
    { $open ->
        [0] Alle sind da
        [one] Ein Stuhl ist noch frei
       *[other] { $open } Stühle sind noch frei
    }
# $host is the name of the host.
web-lobby-hint = { $host } startet das Spiel.
web-lobby-hint-host =
    { $open ->
        [0] Starte, wann du magst.
        [one] Warte auf Freunde, oder starte: Den freien Stuhl nimmt ein Bot.
       *[other] Warte auf Freunde, oder starte: Die freien Stühle nehmen Bots.
    }
web-start-bots =
    { $open ->
        [one] Mit einem Bot starten
       *[other] Mit { $open } Bots starten
    }
web-luck = Versiegelter Zufall
web-luck-line = Alle Würfel und Karten folgen aus einer Zahl, die schon feststeht. Ihr Siegel steht hier. Sag vor dem Start einen Spruch: Auch er geht in den Zufall ein.
web-luck-phrase = Dein Spruch
web-luck-again = Spruch ändern
web-luck-say = Spruch sagen
web-luck-spoken = { $name } hat einen Spruch gesagt.
    .you = Du hast einen Spruch gesagt.

## Der Tisch

web-table-code = Tisch { $code }
web-tab-turn = Du bist dran: { $title }
web-your-turn = Du bist dran in { $game }.
web-prompt = Was zu tun ist
web-act = Knöpfe
web-board = Brett
web-mine = Mein Bereich
web-others = Spieler
web-rail = Spieler und Protokoll
web-side = Protokoll und Chat
web-log = Protokoll
web-log-all = Alle
web-log-whole = Das ganze Protokoll zeigen
web-log-filter = Protokoll nach Spielern filtern
web-log-since = dein letzter Zug
web-log-covered = Ein Geheimnis von dir: halten, um es zu sehen
web-skip-prompt = Springen zu dem, was zu tun ist
web-skip-board = Zum Brett springen
web-skip-log = Zum Protokoll springen
web-skip = Überspringen
web-stage-slower = Langsamer
web-stage-next = Weiter
web-stage-more = … und { $count ->
        [one] noch etwas
       *[other] noch { $count } weitere
    }
web-undo = Zurücknehmen
web-menu = Menü
web-tag-plays = spielt
web-tag-chooses = wählt …
web-choosing = { $name } wählt gerade …
web-choosing-for = Ein Bot wählt gerade für { $name } …
    .you = Ein Bot wählt gerade für dich …
web-tag-bot = Bot
web-tag-standin = zurzeit Bot
web-tag-away = weg
# After a line of the log: who did it in the player's place.
web-by-bot = das hat ein Bot für { $name } gespielt
web-by-time = für { $name } war die Zeit um
web-time-left = Restzeit: { $time }
web-return = Ich spiele wieder
web-digest = Seit deinem letzten Zug
web-digest-open =
    { $count ->
        [one] { $count } Ereignis seit deinem Zug
       *[other] { $count } Ereignisse seit deinem Zug
    }
web-digest-close = Spielen
web-frozen = Dieser Tisch ist stehen geblieben.
web-frozen-hint = Etwas an ihm ist schiefgegangen. Nichts ist verloren: Der Bericht hilft, es zu beheben.
web-frozen-fault = { web-frozen-hint }
web-frozen-log = Sein Protokoll ist beschädigt. Was noch zu lesen ist, bleibt erhalten; der Bericht sagt, wo es abbricht.
web-frozen-rules = Dieses Spiel wurde mit Version { $begun } seiner Regeln begonnen; dieser Server hat Version { $known }. Nichts ist verloren: Es geht weiter, sobald der Server wieder Version { $begun } hat.
web-frozen-data = Dieses Spiel wurde mit Zahlen begonnen, die dieser Server nicht mehr hat. Nichts ist verloren: Es geht weiter, sobald sie wieder da sind.
web-frozen-seal = Der Startwert dieses Spiels passt nicht zu dem Siegel, das euch vor dem Start gezeigt wurde. Es geht nicht weiter.
web-ended = Der Tisch hat sich geeinigt, ohne Ergebnis aufzuhören.
web-report = Bericht
event-undone = { $player } hat die letzte Aktion zurückgenommen.
    .you = Du hast deine letzte Aktion zurückgenommen.
# A step of a replay of which nothing was heard.
event-unseen = { $player } hat sich im Geheimen entschieden.

## Chat

web-chat = Chat
web-unread = ungelesen
web-chat-hint = Sag etwas …
web-chat-say = Deine Nachricht
web-chat-send = Senden
web-chat-phrases = Sätze in jeder Sprache
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-mute = { $name } stumm schalten
web-chat-unmute = { $name } wieder hören
web-chat-spectators = Die Spieler lesen das erst nach dem Ende.
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Tut mir leid!
web-phrase-oops = Hoppla …
web-phrase-your-turn = Du bist dran!
web-phrase-thinking = Lass mich nachdenken.
web-phrase-moment = Bin gleich zurück.
web-phrase-yes = Ja.
web-phrase-no = Nein.
web-phrase-again = Noch eine Partie?
web-phrase-good-game = Schönes Spiel!
web-phrase-bye = Tschüss!

## Menü und Abstimmungen

web-menu-link = Mein Platz-Link
web-menu-link-line = Damit setzt du dich auf jedem Gerät wieder hierher.
web-link-line = Das ist der Platz von { $name }. Wer den Link hat, hat den Platz: Behalt ihn für dich.
web-menu-renew = Neuer Link
web-renew-sure = Alle früher gezeigten Links zu diesem Platz gelten dann nicht mehr, ebenso seine Token. Andere Geräte verlassen den Platz; dieses bleibt.
web-renew-do = Neuen Link machen
web-renew-keep = Den alten behalten
web-menu-settings = Einstellungen
web-menu-settings-line = Sprache, Licht, Tempo, Töne.
web-menu-undo = Um Zurücknehmen bitten
web-menu-undo-line = Sind alle einverstanden, gilt die letzte öffentliche Aktion nicht mehr.
web-menu-give = Meinen Platz einem Bot geben
web-menu-give-line = Für immer: Danach kannst du nur noch zuschauen.
web-give-sure = Ein Bot spielt an deiner Stelle weiter, für immer. Du kannst zuschauen, aber nicht zurückkommen.
web-menu-standin = Um eine Vertretung bitten
web-menu-standin-line = Ein Bot macht einen Zug für jemanden, auf den du wartest.
web-standin-sure = Alle, die da sind, stimmen ab. Sind alle einverstanden, macht ein Bot einen Zug; danach gehört der Platz wieder seinem Menschen.
web-standin-for = Ein Bot für { $name }
web-menu-end = Das Spiel beenden
web-menu-end-line = Durch Abstimmung aller, ohne Ergebnis.
web-end-sure = Sind alle einverstanden, endet das Spiel jetzt, und niemand gewinnt.
web-menu-token = Token für ein Programm
web-menu-token-line = Ein eigener Bot kann diesen Platz spielen.
web-token-line = Ein Programm mit diesem Token spielt deinen Platz. Es wird nur einmal gezeigt.
web-menu-seat = Den Platz eines Bots nehmen
web-menu-seat-line = Wenn alle einverstanden sind.
web-seat-sure = Die Spieler stimmen darüber ab. Sind alle einverstanden, spielst du von hier an mit.
web-menu-leave = Den Tisch verlassen
web-menu-leave-line = Dein Platz bleibt deiner; solange du weg bist, spielt ein Bot.
web-menu-leave-waits = Dein Platz bleibt deiner; das Spiel wartet auf dich.
web-watching =
    { $count ->
        [one] Ein Zuschauer
       *[other] { $count } Zuschauer
    }
web-vote = Abstimmung
web-vote-call = Abstimmen lassen
web-vote-end = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
web-vote-undo = { $name } möchte die letzte Aktion zurücknehmen.
# $name wants to sit where the bot of $seat sits.
web-vote-admit =
    { $seat ->
        [none] { $name } möchte den Platz eines Bots nehmen.
       *[other] { $name } möchte den Platz von { $seat } nehmen.
    }
# $name asks; $seat is the player who is waited for.
web-vote-stand-in = { $name } möchte, dass ein Bot einen Zug für { $seat } macht.
web-vote-about-you = Es geht um dich. Spiel, und die Abstimmung ist hinfällig.
web-vote-withdraw = Zurückziehen
web-vote-lapsed = Die Abstimmung ist hinfällig.
web-vote-waiting = Die anderen fehlen noch.
web-vote-carried = Angenommen: { $yes } dafür, { $no } dagegen.
web-vote-lost = Abgelehnt: { $yes } dafür, { $no } dagegen.

## Mehrere an einem Bildschirm

web-hand-over = Weitergeben
web-hand-over-to = { $name } ist dran
web-hand-over-who = Wer sitzt am Bildschirm?
web-hand-over-line = Alle anderen schauen weg.
web-hand-over-me = Ich bin { $name }

## Regeln

web-rules = Regeln
web-rules-search = Regeln durchsuchen
web-rules-find = Suchen
web-rules-topics = Themen
web-rules-nothing = Nichts gefunden.
web-rules-behind = Worum es gerade geht
web-rules-next = Weiter

## Tutorials

web-learn = Lernen
web-learn-game = { $game } Schritt für Schritt lernen
web-learn-step = Schritt { $at } von { $last }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-leave = Tutorial verlassen
web-learn-nudge = Das kommt später. { $todo }
web-learn-again = Von vorn
web-learn-play = Jetzt eine erste Partie spielen
web-learn-none = Für dieses Spiel gibt es kein Tutorial.
web-learn-look = Schau hierhin: { $thing }.
web-learn-chapter = Kapitel
web-learn-following = Als Nächstes: { $chapter }
web-coach = Begleitung
web-coach-close = Verstanden
web-coach-off = Keine Erklärungen mehr
web-menu-coach-on = Erklärungen beim Spielen
web-menu-coach-on-line = Jede neue Art von Moment wird einmal erklärt
web-menu-coach-off = Keine Erklärungen mehr
web-menu-coach-off-line = Neue Arten von Momenten werden nicht mehr erklärt

## Nach dem Ende

web-game-over = zu Ende
web-wins = gewonnen
web-loses = verloren
web-ranking = Ergebnis
# $rank: 1 for the first
web-stood-in =
    { $count ->
        [one] Ein Bot hat einen Zug gemacht.
       *[other] Ein Bot hat { $count } Züge gemacht.
    }
web-rank = { $rank }.
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-keep = Dieses Spiel behalten
web-download = Herunterladen
web-download-line = Jeder Zug als Datei.
web-show-board = Das Brett zeigen
web-show-sheet = Die Wertung zeigen
web-seal = Siegel

## Wiederholung

web-replay = Wiederholung
web-replay-meta = Wiederholung · { $date }
web-replay-start = Die erste Stellung
web-replay-end = Mehr ist nicht geschehen
web-replay-over = Das Ende
web-replay-before = Vor dem ersten Zug
web-replay-turn = Zug { $turn }
web-replay-place = { $turn } · Schritt { $step }/{ $steps }
web-replay-move = Dieser Moment
web-replay-line = Zeitleiste
web-replay-legend = Was die Zeichen bedeuten
web-replay-list = Züge und Schritte
web-replay-first = Erster Zug
web-replay-back = Zug zurück
web-replay-on = Zug vor
web-replay-last = Letzter Schritt
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-eyes = Gesehen von
web-replay-all = Alle
web-replay-shared = Der Link zu diesem Moment ist kopiert.
web-replay-hands = Alle Hände offen: Das Spiel ist zu Ende
web-replay-hands-of = Was { $player } wusste
web-replay-hands-public = Was alle wussten
web-replay-hands-tab = Hände
web-replay-no-cards = keine Karten
web-replay-shown = Gezeigt
web-replay-board = Brett
web-replay-scene = Würfel
web-replay-key-turn = Zug
web-replay-key-step = Schritt
web-replay-key-flag = Wegmarke
web-replay-key-eyes = Augen

## A review: a game that is over, judged by what one seat knew. `.you` where that is who reads it.

web-review = Rückblick
web-review-curve = Gewinnchancen, Zug um Zug
web-review-knob = Moment der Partie
web-review-place = { $turn }, { $chance } Gewinnchance
web-review-worst = Schwächste Entscheidung
web-review-moments = Was gezählt hat
web-review-moment = Moment { $number }
web-review-next = Nächster Moment
web-review-key-moment = Moment
web-review-this = Dieser Moment
web-review-making = Die Partie wird durchgegangen
web-review-progress = { $judged } von { $of } Zügen sind beurteilt.
web-review-grade-best = Beste Wahl
web-review-grade-good = Gute Wahl
web-review-grade-slip = Ungenauigkeit
web-review-grade-blunder = Fehler
web-review-count-best =
    { $count ->
       *[other] beste
    }
web-review-count-good =
    { $count ->
       *[other] gute
    }
web-review-count-slip =
    { $count ->
        [one] Ungenauigkeit
       *[other] Ungenauigkeiten
    }
web-review-count-blunder =
    { $count ->
       *[other] Fehler
    }
web-review-graded = { $player } fand in { $best } von { $count } Entscheidungen die beste Wahl.
    .you = Du fandest in { $best } von { $count } Entscheidungen die beste Wahl.
web-review-played = { $player } spielte
    .you = Du spieltest
web-review-better = Besser
web-review-better-was = Besser: { $action }
web-review-from-to = { $from } → { $to }
web-review-of-hundred = Mit dem Wissen von { $player } gewinnt man so { $played } von 100 Partien, auf die bessere Art { $better }.
    .you = Mit deinem Wissen gewinnt man so { $played } von 100 Partien, auf die bessere Art { $better }.
web-review-none-better = Mit dem Wissen von { $player } war nichts Besseres zu finden.
    .you = Mit deinem Wissen war nichts Besseres zu finden.
web-review-change = Chance von { $player }
    .you = Deine Chance
web-review-apart = Glück und Spiel getrennt
web-review-start = Am Anfang
web-review-luck = Glück
    .you = Glück
web-review-mine = Eigene Entscheidungen
    .you = Deine Entscheidungen
web-review-others = Entscheidungen der anderen
    .you = Entscheidungen der anderen
web-review-uncovered = Was aufgedeckt wurde
    .you = Was aufgedeckt wurde
web-review-result = Am Ende
web-review-knew = Jede Entscheidung wird danach beurteilt, was { $player } damals wusste. Keine verdeckte Karte wird dafür umgedreht.
    .you = Jede Entscheidung wird danach beurteilt, was du damals wusstest. Keine verdeckte Karte wird dafür umgedreht.
web-review-won-luck = { $player } hat gewonnen, vor allem durch Glück.
    .you = Du hast gewonnen, vor allem durch Glück.
web-review-won-mine = { $player } hat gewonnen, vor allem durch gute Entscheidungen.
    .you = Du hast gewonnen, vor allem durch deine Entscheidungen.
web-review-won-others = { $player } hat gewonnen, vor allem durch das, was die anderen taten.
    .you = Du hast gewonnen, vor allem durch das, was die anderen taten.
web-review-won-uncovered = { $player } hat gewonnen, vor allem durch das, was aufgedeckt wurde.
    .you = Du hast gewonnen, vor allem durch das, was aufgedeckt wurde.
web-review-shared-luck = { $player } teilt den Sieg, vor allem durch Glück.
    .you = Du teilst den Sieg, vor allem durch Glück.
web-review-shared-mine = { $player } teilt den Sieg, vor allem durch gute Entscheidungen.
    .you = Du teilst den Sieg, vor allem durch deine Entscheidungen.
web-review-shared-others = { $player } teilt den Sieg, vor allem durch das, was die anderen taten.
    .you = Du teilst den Sieg, vor allem durch das, was die anderen taten.
web-review-shared-uncovered = { $player } teilt den Sieg, vor allem durch das, was aufgedeckt wurde.
    .you = Du teilst den Sieg, vor allem durch das, was aufgedeckt wurde.
web-review-lost-luck = { $player } hat verloren, vor allem durch Pech.
    .you = Du hast verloren, vor allem durch Pech.
web-review-lost-mine = { $player } hat verloren, vor allem durch eigene Entscheidungen.
    .you = Du hast verloren, vor allem durch deine Entscheidungen.
web-review-lost-others = { $player } hat verloren, vor allem durch die Entscheidungen der anderen.
    .you = Du hast verloren, vor allem durch die Entscheidungen der anderen.
web-review-lost-uncovered = { $player } hat verloren, vor allem durch das, was aufgedeckt wurde.
    .you = Du hast verloren, vor allem durch das, was aufgedeckt wurde.
web-review-again = Noch einmal

web-why = Warum?
web-why-thinking = Suche …
web-why-knew = Nach dem, was { $player } damals wusste:
web-why-played = gespielt
web-why-forced = Es gab nichts zu wählen.
web-why-done =
    { $count ->
        [one] Eine Antwort ist verglichen.
       *[other] { $count } Antworten sind verglichen.
    }
web-mark-die = Würfel
web-mark-passed = bestanden
web-mark-partial = teilweise bestanden
web-mark-failed = misslungen
web-mark-bought = Kauf
web-mark-item = Fund oder Schatz
web-mark-theft = Diebstahl
web-mark-death = Verlust von Leben
web-mark-damage = Schaden
web-mark-loyalty = Loyalität
web-mark-dividend = Einnahmen
web-mark-flag = Schlüsselmoment

## Das Ende

web-ending-pages = Das Ende des Spiels
web-ending-sheet = Wertung
web-ending-course = Der Verlauf
web-ending-picture = Bild
web-course-picture = Die Punkte von Zug zu Zug
web-course-key = Was alle gehabt hätten, wenn das Spiel mit diesem Zug geendet hätte.
web-course-turn = Zug
web-course-ties = Gleichstände
web-course-no-ties = Kein Gleichstand hat etwas entschieden.
web-course-decisive = Umgekehrt hätten andere gewonnen.

## Das Mischen prüfen

web-verify = Das Mischen prüfen
web-verify-line = Der Zufall wurde vor dem Start versiegelt: Prüf das Siegel.
web-verify-about = Alles hier unten hat diese Seite selbst berechnet, allein aus der Aufzeichnung des Spiels.
web-verify-seed-yes = Der Startwert ist der, der vor dem Start versiegelt wurde.
web-verify-seed-no = Der Startwert oder das vor dem Start Vereinbarte ist nicht, was versiegelt wurde.
web-verify-phrases-yes = Die Sprüche sind die, die vor dem Start gesagt wurden.
web-verify-phrases-no = Ein Spruch wurde nach dem Start geändert.
web-verify-play-yes = Die Züge sind die, die aufgeschrieben wurden.
web-verify-play-no = Ein Zug wurde nach dem Spiel geändert.
web-verify-commitment = Siegel
web-verify-seed = Startwert
web-verify-phrase = Spruch von Spieler { $number }
web-verify-key = Schlüssel allen Zufalls
web-verify-compare = Das Siegel beweist nur etwas, wenn es das ist, das du vor dem Spiel gesehen hast: Vergleich es.
web-verify-more = Diese Seite prüft das Siegel, die Sprüche und die Züge. Der Befehl unten spielt das ganze Spiel nach und zieht jeden Würfel und jede Karte noch einmal.
web-verify-none = In dieser Aufzeichnung ist kein Siegel: Ihr Zufall lässt sich nicht prüfen.
web-verify-record = Die Aufzeichnung als Text

## Was ein Tisch neben den Regeln vereinbart

house-windows = Stille Fenster
house-windows-3 = 3 s: Wer für den Moment eine Karte haben könnte, hat drei Sekunden Zeit; für alle gleich
house-windows-5 = 5 s: Wer für den Moment eine Karte haben könnte, hat fünf Sekunden Zeit; für alle gleich
house-windows-8 = 8 s: Wer für den Moment eine Karte haben könnte, hat acht Sekunden Zeit; für alle gleich
house-windows-untimed = Keine Uhr: Alle antworten, von Hand oder durch Vorgabe
house-talk = Tischgespräch
house-talk-guided = Geleitet: feste Sätze, und freie Worte mit den Leitlinien vor Augen
house-talk-free = Frei: feste Sätze und freie Worte
house-talk-between = Pausen: freie Worte zwischen den Proben, während einer nur feste Sätze
house-talk-strict = Streng: nur feste Sätze
house-viewing = Geheimnisse ansehen
house-viewing-30 = 30 s: Alle sehen neu verteilte geheime Karten dieselbe halbe Minute lang an
house-viewing-20 = 20 s: Alle sehen neu verteilte geheime Karten dieselben zwanzig Sekunden lang an
house-viewing-10 = 10 s: Alle sehen neu verteilte geheime Karten dieselben zehn Sekunden lang an
house-room = Wo ihr sitzt
house-room-apart = Getrennt: jeder am eigenen Bildschirm; die Hand liegt dort offen
house-room-shared = Im selben Raum: Hände sind verdeckt, bis man sie hält
house-history = Verlauf der Proben
house-history-learning = Zum Lernen: nur im Lernspiel aufgehoben
house-history-on = Aufgehoben: wer wie viel zu jeder Probe gab, und was herauskam
house-history-off = Keiner: Jeder merkt sich selbst, was war
house-bots = Bots am Tisch
house-bots-speak = Sie sprechen: in festen Sätzen, aus dem, was alle gesehen haben
house-bots-silent = Sie schweigen

## Stille Fenster, Geheimnisse, eigene Notizen

web-window = Stilles Fenster
web-window-left = noch { $seconds } s
web-window-open = Der Tisch wartet auf alle.
web-window-choosing = Jemand wählt gerade.
web-window-act = Handeln
web-window-acting = Handelt
web-window-answered = Notiert
web-window-how = Wie handelst du?
web-window-nothing = Nichts von dir passt zu diesem Moment.
web-looking = Sieh deine geheimen Karten an
web-looking-line = Alle schauen gleich lange. Niemand sieht, ob du schaust oder was.
web-looking-left =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
web-looking-none = Du hast keine geheime Karte.
web-looking-alone = Nur du siehst das. Du bist mit Bots allein: keine Uhr, lass dir Zeit.
web-looking-own = Nur du siehst das. Niemand wartet derweil auf dich.
web-looking-deal = Geben
web-looking-look = Ansehen
web-looking-on = Weiter
web-looking-steps = Schritte
web-looking-cover = Verdecken
web-looking-show = Zeigen
web-looking-known = Ich weiß, wer ich bin
web-cover = Alles verdecken
web-uncover = Aufdecken
web-covered = Deine Karten sind verdeckt
web-covered-line = Halten, um sie zu sehen, oder aufdecken.
web-covered-hold = Halten zum Sehen
web-key-act = in einem stillen Fenster handeln
web-key-cover = alles verdecken
web-desk = Notizen und Vorgaben
web-suspicions = Verdacht
web-suspicions-line = Zahlen sind öffentlich, Markierungen gehören nur dir.
web-sheet-line = { $name }: was du wissen darfst.
web-about = { $name }: Bogen
web-to-board = Zurück zum Brett
web-orders = Wann ich gefragt werde
web-orders-line = Sonst passt du: Niemand sieht es, und es dauert gleich lange.
web-orders-own = Frag mich bei meinen eigenen Würfen und Proben und bei Angriffen auf mich.
web-orders-tests = Frag mich bei den Proben anderer.
web-orders-always = Frag mich bei den Würfen anderer.
web-notes = Meine eigenen Worte
web-notes-hint = Wer was gab, wer wo war …
web-notes-line = Nur für deine Augen, auf jedem deiner Geräte.
web-talk-guide = Bleib bei zwei Polen: viel oder wenig, hoch oder niedrig. Nenn keine Karte, keine Art, keinen Wert. Niemand muss wahr antworten.
web-talk-strict-line = An diesem Tisch sprechen alle nur in festen Sätzen.
web-talk-test-line = Während einer Probe: nur feste Sätze.
web-talk-statement = Ich sage
web-talk-about = Über jemanden
web-talk-question = Ich frage jemanden
web-talk-answer = Ich antworte
web-talk-to = An wen
web-talk-asked = { $name } fragt dich
web-phrase-help-much = Ich kann viel helfen.
web-phrase-help-little = Ich kann ein wenig helfen.
web-phrase-help-none = Ich kann gar nicht helfen.
web-phrase-cannot-say = Das kann ich nicht sagen.
web-phrase-who-helps = Wer kann helfen?
web-phrase-added-high = Was ich gebe, ist hoch.
web-phrase-added-low = Was ich gebe, ist niedrig.
web-phrase-not-my-skill = Diese Fähigkeit kann ich nicht ziehen.
web-phrase-top-good = Was obenauf liegt, ist gut.
web-phrase-top-bad = Was obenauf liegt, ist schlecht.
web-phrase-can-roll = Ich kann diesen Wurf ändern.
web-phrase-cannot-roll = Ich kann diesen Wurf nicht ändern.
web-phrase-can-total = Ich kann diese Summe ändern.
web-phrase-cannot-total = Ich kann diese Summe nicht ändern.
web-phrase-can-prevent = Ich kann diese Niederlage verhindern.
web-phrase-cannot-prevent = Ich kann diese Niederlage nicht verhindern.
web-phrase-suspect = Ich verdächtige { $name }.
web-phrase-trust = Ich vertraue { $name }.
web-phrase-accuse = Ich beschuldige { $name }!
web-phrase-clear = Ich entlaste { $name }.
web-phrase-deny = { $name } irrt sich in mir.
web-phrase-threat = Das Meer holt euch alle!
web-phrase-ask-help = { $name }, kannst du viel helfen?
web-phrase-ask-high = { $name }, ist hoch, was du gibst?
web-phrase-ask-top = { $name }, war es gut, was du gesehen hast?
web-phrase-ask-roll = { $name }, kannst du diesen Wurf ändern?
web-phrase-ask-prevent = { $name }, kannst du das verhindern?
web-phrase-say-yes = { $name }: ja.
web-phrase-say-no = { $name }: nein.
web-phrase-say-nothing = { $name }: keine Antwort.
web-menu-declare = Mich zu erkennen geben
web-menu-declare-line = Diesen Eintrag haben alle, jederzeit.
web-declare-sure = Deine geheime Karte wird aufgedeckt, und alle sehen sie. Das lässt sich nicht zurücknehmen.
web-declare-no = Nicht möglich: Es braucht eine eigene Aktion und die Karte dafür.
web-play-learning = Erste Fahrt
web-play-learning-line = Das Lernspiel mit drei Bots

### Über Tage, Freunde, Bescheid, die Seite des Betreibers

error-absence = Ohne Uhr kommt kein Bot von selbst; möglich ist: { $allowed }.
error-away =
    { $days ->
        [0] Deine Uhr stand schon so lange still, wie sie in diesem Spiel darf.
        [one] Du kannst ab jetzt weg sein, höchstens einen Tag.
       *[other] Du kannst ab jetzt weg sein, höchstens { $days } Tage.
    }
error-denied =
    { $minutes ->
        [one] Der Tisch war nicht einverstanden. Frag in einer Minute noch einmal.
       *[other] Der Tisch war nicht einverstanden. Frag in { $minutes } Minuten noch einmal.
    }
error-patience-hours =
    { $hours ->
        [one] Die Zeit für diesen Zug ist noch nicht um: Warte noch eine Stunde.
       *[other] Die Zeit für diesen Zug ist noch nicht um: Warte noch { $hours } Stunden.
    }
error-which-vote = Mehrere Abstimmungen laufen: Sag, welche von { $allowed }.
error-same-pace = Der Tisch spielt schon in diesem Tempo.
error-is-here = Wer diesen Platz hat, ist am Tisch.
error-own-seat-safe = Deinen Platz vergibt niemand.
error-not-given = Der Tisch hat nicht zugestimmt, diesen Platz jemand anderem zu geben.
error-not-given-yet =
    { $hours ->
        [one] Wem der Platz gehört, kann das noch eine Stunde lang verhindern.
       *[other] Wem der Platz gehört, kann das noch { $hours } Stunden lang verhindern.
    }
error-two-seats = Du hast an diesem Tisch einen anderen Platz: Dieser ist für jemand anders.
house-waits = Über Tage: was wartet
house-waits-tests = Proben: Fenster in einer Probe bleiben stundenlang offen; in allen anderen antworten die Vorgaben
house-waits-none = Nichts: In jedem Fenster antworten die Vorgaben
house-waits-attacks = Auch Angriffe: Fenster in Proben und bei Würfen bleiben stundenlang offen
house-hours = Über Tage: wie lange
house-hours-24 = 24 h: Ein solches Fenster bleibt genau einen Tag offen, wer auch immer schon geantwortet hat
house-hours-12 = 12 h: Ein solches Fenster bleibt genau einen halben Tag offen, wer auch immer schon geantwortet hat
web-pace-how = Wie wir spielen
web-pace-live = Am Tisch
web-pace-live-line = Alle sind da, mit Uhr oder ohne.
web-pace-slow = Über Tage
web-pace-slow-line = Jeder, wann es passt; die Uhr läuft, auch wenn niemand da ist.
web-pace-day = 1 Tag
web-pace-three-days = 3 Tage
web-pace-week = 7 Tage
web-absence = Wenn jemand fehlt
web-absence-wait = Warten
web-absence-wait-line = so lange es dauert
web-absence-bot = Ein Bot vertritt
web-absence-bot-line = bis zur Rückkehr
web-absence-bot-move = nur für diesen Zug
web-absence-vote = Der Tisch entscheidet
web-absence-vote-line = die anderen stimmen ab, ohne den, der fehlt
web-move-line = Ein Zug, wie gewählt
web-move-now = du bist dran, { $when }
web-move-now-live = du bist dran
web-move-then-wait = { $when }: die Zeit ist um, und der Tisch wartet weiter
web-move-then-bot = { $when }, dann macht ein Bot diesen Zug
web-move-then-vote = { $when }, dann stimmen die anderen ab
web-move-live-wait =
    { $minutes ->
        [one] nach 1 min gilt die erste Antwort; wer nicht da ist, auf den wird gewartet
       *[other] nach { $minutes } min gilt die erste Antwort; wer nicht da ist, auf den wird gewartet
    }
web-move-live-bot =
    { $minutes ->
        [one] nach 1 min gilt die erste Antwort; wer nicht da ist, für den spielt ein Bot
       *[other] nach { $minutes } min gilt die erste Antwort; wer nicht da ist, für den spielt ein Bot
    }
web-move-live-vote =
    { $minutes ->
        [one] nach 1 min gilt die erste Antwort; fehlt jemand, stimmen die anderen darüber ab
       *[other] nach { $minutes } min gilt die erste Antwort; fehlt jemand, stimmen die anderen darüber ab
    }
web-move-open-wait = kein Ende: Der Tisch wartet
web-move-open-vote = kein Ende; nach 5 Minuten können die anderen für einen Zug durch einen Bot stimmen
web-until = bis { $when }
web-tag-until = weg bis { $day }
web-tag-lost = kein Netz
web-vote-late = Die Zeit von { $seat } ist um. Soll ein Bot vertreten, bis zur Rückkehr?
web-vote-late-sealed = Die Zeit ist um, und nicht alle haben geantwortet. Soll ein Bot für alle antworten, die noch fehlen?
web-vote-reseat = { $name } möchte den Platz von { $seat } mit einem neuen Link jemand anderem geben. { $seat } kann das einen Tag lang verhindern.
web-vote-pace = { $name } schlägt ein anderes Tempo vor: { $pace }.
web-vote-lapses = Bis { $when }; wer schweigt, sagt Nein.
web-vote-a-bot = Ein Bot
web-given-away = Die anderen haben zugestimmt, deinen Platz mit einem neuen Link jemand anderem zu geben. Das geht ab { $when }, es sei denn, du behältst ihn.
web-keep-seat = Meinen Platz behalten
web-menu-away = Weg bis …
web-menu-away-line = Deine Uhr steht still, und alle lesen, bis wann.
web-away-line = Deine Uhr steht bis zu diesem Tag still; alle am Tisch lesen den Tag und sonst nichts. Sobald du spielst, bist du zurück. Höchstens 30 Tage in einem Spiel.
web-away-now = Du bist weg bis { $day }.
web-away-back = Ich bin zurück
web-away-until = Weg bis
web-away-say = Ansagen
web-menu-pace = Das Tempo ändern
web-menu-pace-line = Durch Abstimmung aller.
web-pace-sure = Alle stimmen ab. Sind alle einverstanden, hat, wer dran ist, von da an die ganze Zeit.
web-menu-reseat = Ein Platz für jemand anders
web-menu-reseat-line = Ein verlorener Link, oder ein Freund, der nicht wiederkommt.
web-reseat-sure = Alle anderen stimmen ab. Sind sie einverstanden, kann der Mensch auf diesem Platz es noch einen Tag lang verhindern. Danach kannst du einen neuen Link verschicken: Er gilt einmal, für niemanden, der schon hier sitzt, und der alte gilt nicht mehr. Alle lesen davon.
web-reseat-for = Ein neuer Link zum Platz von { $name }
web-reseat-soon = { $name } kann den Platz noch behalten, bis { $when }.
web-reseat-link = Den neuen Link zum Platz von { $name } zeigen
web-reseat-here = { $name } ist da.
web-returned = Willkommen zurück: Der Platz gehört dir
web-returned-line =
    { $moves ->
        [one] Ein Zug wurde für dich gemacht. Alle lesen es so, und es steht in der Aufzeichnung.
       *[other] { $moves } Züge wurden für dich gemacht. Alle lesen es so, und es steht in der Aufzeichnung.
    }
web-returned-go = Weiterspielen
web-former = vorher: { $names }
web-own-decisions =
    { $count ->
        [one] ein Bot oder die Zeit: 1 Zug, selbst: { $own }
       *[other] ein Bot oder die Zeit: { $count } Züge, selbst: { $own }
    }
web-tag-left = Seite zu
web-vote-late-you = Deine Zeit ist um. Die anderen werden gefragt, ob ein Bot dich vertritt: Spiel, und die Abstimmung ist hinfällig.
error-closed = Ein Betreiber dieses Servers hat diesen Tisch geschlossen. Nichts ist verloren; es geht weiter, sobald er ihn wieder öffnet.
error-binned = Ein Betreiber dieses Servers hat diesen Tisch in den Papierkorb gelegt. Frag ihn: Eine Weile lang kann er ihn zurückholen.
error-invite-only = Auf diesem Server öffnet man Tische auf Einladung. Frag einen Betreiber nach dem Code, und gib ihn auf der Startseite ein.
error-not-invited = Das ist nicht oder nicht mehr der Code der Betreiber, mit dem man Tische öffnet.
error-filter = Es gibt keinen Filter „{ $filter }“. Es gibt: { $allowed }.
error-not-aside = Dieser Tisch ist weder geschlossen noch im Papierkorb.
error-not-binned = Nur ein Tisch im Papierkorb lässt sich löschen.
error-no-person = Dort sitzt kein Mensch.
error-last-person = Dann wäre niemand mehr da, um hier zu spielen oder das Spiel zu starten. Schließ den Tisch, oder leg ihn in den Papierkorb.
error-days = { $days } Tage sind nicht möglich: 1 bis { $most }.
error-new-password = Ein Passwort hat { $least } bis { $most } Zeichen.
cli-help-restore = Alle Tische durch eine Sicherung ersetzen, während kein Server läuft.
cli-help-restore-file = Die Sicherung.
cli-help-password = Das Passwort für die Seite des Betreibers setzen; es bleibt, wenn der Server neu gestartet wird.
cli-password-new = Neues Passwort (mindestens 12 Zeichen, wird nicht angezeigt):{ " " }
cli-password-again = Noch einmal dasselbe:{ " " }
cli-password-differs = Die beiden sind nicht gleich; nichts wurde geändert.
cli-password-set = Das Passwort für die Seite des Betreibers ist gesetzt. Wer angemeldet war, muss es eingeben.
cli-restored = Alle Tische sind jetzt die der Sicherung: { $file }
cli-restored-old = Was vorher da war, liegt in { $file }
cli-serving-host-set = Seite des Betreibers: { $url }, mit dem Passwort, das du gesetzt hast
web-status-closed = Von einem Betreiber geschlossen
web-status-bin = Im Papierkorb der Betreiber
web-notice = Ein Wort von den Betreibern dieses Servers
web-notice-read = Diese Nachricht wegräumen
web-open-by-code = Tische öffnet man hier auf Einladung. Der Code der Betreiber:
web-open-keep = Merken
web-hosting = Seite des Betreibers
web-hosting-ask-set = Das Passwort ist das, das die Betreiber gesetzt haben.
web-hosting-ask-printed = Das Passwort wurde beim Start des Servers ausgegeben.
web-hosting-name = Dein Name, für die Aufzeichnung der Betreiber
web-hosting-password = Passwort
web-hosting-enter = Eintreten
web-hosting-leave = Abmelden
web-hosting-up-hours =
    { $hours ->
        [0] Läuft seit weniger als einer Stunde.
        [one] Läuft seit einer Stunde.
       *[other] Läuft seit { $hours } Stunden.
    }
web-hosting-up-days = Läuft seit { $days } Tagen.
web-hosting-closed-to-you = Hände, Rollen, Notizen und Chat bleiben verschlossen, auch für dich.
web-hosting-health = Wie es dem Server geht
web-hosting-tables = Tische
web-hosting-tables-now = { $count } im Spiel
web-hosting-tables-all =
    { $frozen ->
        [one] { $count } insgesamt, { $frozen } steht still
       *[other] { $count } insgesamt, { $frozen } stehen still
    }
web-hosting-people = Menschen
web-hosting-people-now = { $count } hier
web-hosting-connections =
    { $count ->
        [one] eine Verbindung
       *[other] { $count } Verbindungen
    }
web-hosting-backup-last = Letzte Sicherung
web-hosting-backup-none = noch keine
web-hosting-backup-none-line = Von hier wurde noch nichts kopiert.
web-hosting-backup-kept = { $size }, gegengelesen, { $count } aufgehoben
web-hosting-disk = Platte
web-hosting-disk-line = { $size } Tische, { $free } frei
web-hosting-disk-bad = nicht beschreibbar
web-hosting-disk-bad-line = Zurzeit wird nichts gespeichert: Schaff Platz ({ $free } frei), oder sieh nach der Platte. Die Tische brauchen { $size }.
web-hosting-version = Version { $version }
web-hosting-bots =
    { $count ->
        [one] 1 Bot-Prozess
       *[other] { $count } Bot-Prozesse
    }
web-hosting-bots-waiting =
    { $count ->
        [0] niemand wartet auf einen Bot
        [one] ein Gedanke wartet
       *[other] { $count } Gedanken warten
    }
web-hosting-find = ein Code, ein Spiel oder ein Name
web-hosting-filter = Welche Tische
web-hosting-filter-all = Alle { $count }
web-hosting-filter-live = Im Spiel { $count }
web-hosting-filter-stopped = Angehalten { $count }

web-hosting-filter-over = Zu Ende { $count }
web-hosting-filter-bin = Papierkorb { $count }
web-hosting-none = So einen Tisch gibt es nicht.
web-hosting-older = Ältere Tische
web-hosting-here = { $name }, da
web-hosting-not-here = { $name }, nicht da
web-hosting-until = bis { $moment }
web-hosting-more = Was sich mit Tisch { $table } tun lässt
web-hosting-look = Zuschauen
web-hosting-free = Einen Platz frei machen
web-hosting-free-ask = Wessen Platz? Der Link dazu gilt dann nicht mehr. In einem laufenden Spiel spielt ein Bot weiter, und jemand anders kann um den Platz bitten.
web-hosting-close = Schließen
web-hosting-open = Wieder öffnen
web-hosting-export = Aufzeichnung exportieren
web-hosting-report = Warum er stillsteht
web-hosting-whole =
    { $entry ->
        [0] Nichts aus seinem Protokoll ließ sich ausführen.
       *[other] Das Protokoll ist heil bis zum Eintrag { $entry }, dem letzten guten.
    }
web-hosting-bin = In den Papierkorb
web-hosting-back = Zurückholen
web-hosting-binned = Tisch { $table } liegt { $days } Tage lang im Papierkorb.
web-hosting-delete = Löschen
web-hosting-delete-ask = Diesen Tisch jetzt für alle löschen? Er lässt sich nicht zurückholen.
web-hosting-word = Ein Wort an alle
web-hosting-word-line =
    { $count ->
        [one] erscheint an einem Tisch und auf der Startseite
       *[other] erscheint an { $count } Tischen und auf der Startseite
    }
web-hosting-word-stands =
    { $count ->
        [one] steht an einem Tisch und auf der Startseite
       *[other] steht an { $count } Tischen und auf der Startseite
    }
web-hosting-say = Senden
web-hosting-unsay = Zurücknehmen
web-hosting-said = Jetzt sehen es alle.
web-hosting-unsaid = Niemand sieht es mehr.
web-hosting-rules = Hausregeln
web-hosting-invite = Nur auf Einladung
web-hosting-invite-line = nur wer den Link hat, öffnet Tische
web-hosting-invitation = Der Link für alle, die Tische öffnen dürfen
web-hosting-renew = Neuen Link machen; der alte gilt dann nicht mehr
web-hosting-finished = Beendete Spiele
web-hosting-finished-line = so lange aufgehoben, dann gelöscht
web-hosting-days =
    { $count ->
        [30] 1 Monat
        [90] 3 Monate
        [180] 6 Monate
        [365] 1 Jahr
        [730] 2 Jahre
        [3650] 10 Jahre
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-hosting-password-set = festgelegt, gilt auch nach einem Neustart
web-hosting-password-printed = wird bei jedem Start ausgegeben
web-hosting-change = Ändern
web-hosting-change-password = Passwort ändern
web-hosting-password-line = Alle anderen Betreiber müssen dann mit dem neuen eintreten.
web-hosting-password-current = Jetziges Passwort
web-hosting-password-new = Neues Passwort, mindestens 12 Zeichen
web-hosting-password-changed = Das Passwort ist geändert.
web-hosting-backup = Sicherung
web-hosting-backup-running = wird geschrieben …
web-hosting-backup-failed = fehlgeschlagen: { $reason }
web-hosting-backup-done = geschrieben und gegengelesen, { $moment }
web-hosting-back-up = Jetzt sichern
web-hosting-restore = Wiederherstellen
web-hosting-restore-line = Eine Sicherung tritt an die Stelle aller Tische; deshalb geht das nicht, während gespielt wird. Beende den Server, führ das hier auf seinem Rechner mit demselben --data aus, und starte ihn wieder. Was jetzt dort liegt, bleibt daneben erhalten.
web-hosting-acts = Was Betreiber getan haben
web-hosting-acts-older = Früher
web-hosting-a-host = Ein Betreiber
web-hosting-act-entered = { $host } ist eingetreten.
web-hosting-act-left = { $host } hat sich abgemeldet.
web-hosting-act-password = { $host } hat das Passwort geändert.
web-hosting-act-password-here = Das Passwort wurde auf dem Rechner des Servers festgelegt.
web-hosting-act-freed = { $host } hat den Platz von { $detail } an Tisch { $table } frei gemacht.
web-hosting-act-closed = { $host } hat Tisch { $table } geschlossen.
web-hosting-act-opened = { $host } hat Tisch { $table } wieder geöffnet.
web-hosting-act-binned = { $host } hat Tisch { $table } in den Papierkorb gelegt.
web-hosting-act-unbinned = { $host } hat Tisch { $table } aus dem Papierkorb geholt.
web-hosting-act-deleted = { $host } hat Tisch { $table } gelöscht.
web-hosting-act-exported = { $host } hat die Aufzeichnung von Tisch { $table } exportiert.
web-hosting-act-said = { $host } hat allen gesagt: „{ $detail }“
web-hosting-act-unsaid = { $host } hat das Wort an alle zurückgenommen.
web-hosting-act-invite-only = { $host } lässt Tische nur noch auf Einladung öffnen.
web-hosting-act-open-to-all = { $host } hat das Öffnen von Tischen für alle freigegeben.
web-hosting-act-renewed = { $host } hat einen neuen Link zum Öffnen von Tischen gemacht.
web-hosting-act-kept = { $host } hat für beendete Spiele { $detail } Tage festgelegt.
web-hosting-act-backed-up = { $host } hat eine Sicherung gemacht, gegengelesen: { $detail }
web-hosting-act-backup-failed = { $host } wollte eine Sicherung machen, sie ist fehlgeschlagen: { $detail }
web-hosting-status-open = wartet
web-hosting-status-playing = läuft
web-hosting-status-over = zu Ende
web-hosting-status-ended = früh beendet
web-hosting-status-frozen = steht still
web-hosting-status-closed = geschlossen
web-hosting-status-bin = Papierkorb
web-hosting-status-damaged = beschädigt
web-hosting-link = Link
web-hosting-link-line = für alle, die Tische öffnen dürfen
web-hosting-show = Zeigen
error-circle = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu.
error-circle-link = Dieser Link führt zu keinem Kreis oder nicht mehr.
error-circle-key = Dieser Schlüssel öffnet keinen Kreis oder nicht mehr.
error-circles = Du bist schon in { $most } Kreisen: Verlass erst einen.
error-members = Dieser Kreis hat schon { $most } Mitglieder.
error-deleted = Die Züge dieses Spiels sind gelöscht; sein Ergebnis bleibt erhalten.
web-friends = Freunde
web-friends-about = Ein Kreis merkt sich die beendeten Spiele von Freunden, die ihm eigens beigetreten sind. Fremde sehen nichts, und wer einen Tisch teilt, zeigt nur diesen Tisch.
web-friends-none = Du bist noch in keinem Kreis.
web-friends-mine = Meine Kreise
web-circle-new = Einen Kreis gründen
web-circle-name = Name des Kreises
web-circle-me = Mein Name darin
web-circle-make = Gründen
web-circle-join-title = „{ $name }“ beitreten?
web-circle-join-line = Die Mitglieder sehen dann deinen Namen und wie es dir in Spielen ergangen ist, die dort zählen. Du kannst jederzeit gehen.
web-circle-join = Beitreten
web-circle-invite = Freunde einladen
web-circle-invite-line = Wer diesen Link öffnet, darf beitreten. Er ist ein Schlüssel: Schick ihn nur denen, die du hier haben willst.
web-circle-link = Link zum Kreis
web-circle-renew = Neuer Link anstelle aller anderen
web-circle-renewed = Nur dieser Link gilt jetzt noch.
web-circle-count =
    { $people ->
        [one] ein Freund
       *[other] { $people } Freunde
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
web-circle-leave = Den Kreis verlassen
web-circle-leave-line = Du siehst dann nichts mehr von ihm. Beendete Spiele bleiben für die anderen lesbar.
web-circle-forget = Dort auch meinen Namen vergessen
web-circle-leave-do = Verlassen
web-circle-gone = jemand, der gegangen ist
web-circle-guest = ein Gast
web-circle-you = Du
web-circle-of = Zählt für
web-circle-of-none = keinen Kreis
web-circle-of-line = Vor dem Start gewählt, wird das Spiel gewertet.
web-people-all = Alle
web-people-title = Spiel
web-people-ahead = Wer vorn liegt, soweit wir wissen
web-people-place = Rang
web-people-name = Name
web-people-rating = Wertzahl
web-people-games = Spiele
web-people-last = letzte
web-people-unrated = noch keine Wertzahl
web-people-range = { $rating }, in 19 von 20 Fällen zwischen { $least } und { $most }
web-people-few = wenige Spiele
web-people-bar =
    Im Balken liegt die wahre Stärke, in 19 von 20 Fällen. { $sure ->
        [no] Balken überlappen sich: Niemand liegt sicher vorn.
       *[yes] Der erste Rang ist sicher.
    } Schraffiert: weniger als { $few } gewertete Spiele. Bots und Gäste zählen nicht mit; eine Wertzahl gilt nur unter Mitgliedern.
web-people-nobody = Noch hat niemand eine Wertzahl. Ein Spiel wird gewertet, wenn sein Tisch für den Kreis geöffnet wurde und zwei Mitglieder alles selbst entschieden haben.
web-people-duels = Eins gegen eins
web-people-duels-line = Zeile vor Spalte, in Spielen, die für beide zählen.
web-people-duel = { $one } vor { $other }: { $ahead }, dahinter: { $behind }
web-people-duels-none = Noch sind keine zwei Mitglieder aufeinandergetroffen.
web-people-by-title = Nach Spiel
web-people-by-title-none = Noch keine Partie ist zu Ende.
web-people-won-of = { $won } von { $played } gewonnen
web-people-by-title-line = Wer im Bullauge steht, liegt in diesem Spiel vorn.
web-people-kinds = Nach Optionen und Spielern
web-people-kind = { $seats } Spieler
web-people-our-games = Unsere Spiele
web-people-no-games = Noch kein beendetes Spiel. Öffne einen Tisch und wähle diesen Kreis dafür.

web-people-streak-wins = { $name }: { $wins } Siege in Folge in { $game }
web-people-streak-weeks = { $name }: { $weeks } Wochen ohne Lücke
web-people-record = Meiste Punkte in { $game }, { $seats } Spieler: { $name }, { $score }
web-people-helped = { $stood } mit Vertretung, { $hinted } mit Tipps
web-people-is-rated = gewertet
web-people-not-stood-in = Bot oder Uhr für { $name }, { $moves } von { $all } Zügen: für { $name } nicht gewertet
web-people-not-shared = zwei Menschen auf einem Platz: für { $name } nicht gewertet
web-people-not-several = zwei Plätze: für { $name } nicht gewertet
web-people-why-broken = Aufzeichnung besteht die Prüfung nicht: zählt gar nicht
web-people-why-given-up = abgebrochen: kein Ergebnis
web-people-why-hints = jemand hat um Tipps gebeten: nicht gewertet
web-people-why-own-data = eigene Zahlen: nicht gewertet
web-people-why-late = nach dem Start hinzugefügt: nicht gewertet
web-people-why-few = weniger als zwei Mitglieder: nicht gewertet
web-people-won = gewonnen
web-people-lost = verloren
web-people-replay = Wiederholung
web-people-verify = Prüfen
web-people-kept-not = Züge gelöscht, Ergebnis aufgehoben
web-people-lost-games =
    { $games ->
        [one] Von einer Partie ließ sich nichts aufheben.
       *[other] Von { $games } Partien ließ sich nichts aufheben.
    }
web-people-export = Exportieren
web-people-add = Einen beendeten Tisch hinzufügen
web-people-add-line = Ein Tisch, der nicht für den Kreis geöffnet wurde, steht hier und zählt mit, wird aber nicht gewertet: Niemand sucht sich die Partien aus, die er gewonnen hat.
web-people-add-do = Hinzufügen
web-people-add-none = Alle deine beendeten Tische sind schon hier.
web-deleted = Dieses Spiel ist zu Ende
web-deleted-line = Seine Züge wurden gelöscht: Dieser Server hebt beendete Spiele { $days } Tage lang auf, wenn sein Betreiber sie nicht früher löscht. Geblieben ist:
web-deleted-seat = Platz { $seat }
web-deleted-points = Punkte
web-deleted-place = Rang
web-deleted-own = eigene Entscheidungen
web-deleted-own-of = { $own } von { $all }
web-deleted-digest = Hash der Aufzeichnung
web-deleted-nothing = Mehr ließ sich nicht aufheben.
web-luck-stays = Ein Spruch bleibt für immer in der Aufzeichnung, auch wenn du darum bittest, vergessen zu werden: Das Siegel schließt ihn ein.
error-links = Höchstens { $most } persönliche Links. Mach einen neuen, der die anderen ungültig macht.
error-other-person = Dieser Browser gehört gerade jemand anderem. Melde diese Person hier zuerst ab.
error-no-link = Mach zuerst deinen persönlichen Link.
error-name = Ein Name hat mindestens einen Buchstaben.
web-forgotten-name = Taucher { $letter }
error-way = Auf diesem Weg kann dir dieser Server nicht Bescheid geben. Möglich ist: { $allowed }.
error-ways = Höchstens { $most } Wege, Bescheid zu bekommen.
error-no-way = Auf diesem Weg bekommst du keinen Bescheid.
error-unconfirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der Mail.
error-https-only = Das muss die https-Adresse eines öffentlichen Servers sein.
error-subscription = Dieser Browser hat kein gültiges Push-Abo geliefert.
error-mail-address = Das ist keine Mailadresse.
error-smtp = Ein Mailserver sieht so aus: smtp://benutzer:passwort@host:port oder smtps://….
error-zone = Diese Zeitzone gibt es nicht.
error-minute = Eine Minute des Tages liegt zwischen 0 und 1439.
notice-turn = Du bist dran in { $game }
notice-sealed = { $game }: Alle entscheiden
notice-digest =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
notice-with = Mit { $names }
notice-with-until = Mit { $names }. Bis { $until }
notice-alone = Eine Entscheidung wartet auf dich.
notice-alone-until = Bis { $until }
notice-feed = Abyssal: wann ich dran bin
notice-try = Abyssal kann dich erreichen
notice-try-line = So erfährst du, dass du dran bist.
notice-confirm = Möchtest du Mails von Abyssal?
notice-confirm-line = Jemand hat diese Adresse angegeben, um zu erfahren, wann er an einem Tisch dran ist. Warst du das, dann öffne den Link. Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail.
notice-stop = Keine Mails mehr:
notice-stop-title = Keine Mails mehr
notice-stop-do = Schickt mir keine Mails mehr
notice-stop-done = An diese Adresse wird nichts mehr geschickt.
notice-confirm-title = Eine Mail, wenn du dran bist
notice-confirm-do = Ja, schickt mir Mails
notice-confirm-done = Diese Adresse ist bestätigt.
cli-help-push = Spielern per Web Push Bescheid geben, wenn sie dran sind.
cli-help-webhooks = Spielern über Webhooks von Chatprogrammen Bescheid geben, an öffentlichen https-Adressen.
cli-help-smtp = Spielern per Mail Bescheid geben, über diesen Server: smtp://benutzer:passwort@host:port oder smtps://….
cli-help-mail-from = Die Adresse, von der die Mails kommen.
cli-smtp = --smtp ist smtp://benutzer:passwort@host:port oder smtps://…, mit der Adresse des Absenders in --mail-from.
cli-needs-url = Mails und Webhooks enthalten Links: Sag mit --public-url, unter welcher Adresse man diesen Server erreicht.
web-status-turn-until = Du bist dran, bis { $until }
web-status-sealed =
    { $count ->
        [one] ein Spieler entscheidet noch
       *[other] { $count } Spieler entscheiden noch
    }
web-status-thinks =
    { $count ->
        [one] { $names } denkt nach
       *[other] { $names } denken nach
    }
web-waiting =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-waiting-line = Der dringendste steht zuerst.
web-me = Meine Sachen
web-me-line = Kein Konto: Dieser Browser merkt sich dich, und dein Link bringt dich überallhin.
web-me-name = Mein Name
web-me-save = Speichern
web-me-saved = Gespeichert
web-me-name-line =
    { $seats ->
        [0] Du sitzt noch an keinem Tisch.
        [one] Steht sofort an deinem Tisch.
       *[other] Steht sofort an allen deinen { $seats } Tischen.
    }
web-me-link = Mein Link
web-me-link-line =
    { $seats ->
        [0] Ein einziger Link bringt alle deine Plätze, deinen Namen und deine Einstellungen auf ein anderes Gerät.
        [one] Ein einziger Link bringt deinen Platz, deinen Namen und deine Einstellungen auf ein anderes Gerät.
       *[other] Ein einziger Link bringt alle { $seats } Plätze, deinen Namen und deine Einstellungen auf ein anderes Gerät.
    }
web-me-link-make = Meinen Link machen
web-me-link-show = Meinen Link zeigen
web-me-link-key = Er ist dein Schlüssel: Zeig ihn niemandem.
web-me-devices = Meine Geräte
web-me-device = Ein Browser
web-me-here = dieser hier
web-me-renew = Neuer Link
web-me-renew-line = Der alte gilt sofort nicht mehr, auf keinem Gerät.
web-me-renew-sure = Alle älteren Links gelten dann nicht mehr, und jedes andere Gerät verliert deine Plätze, bis es den neuen öffnet.
web-me-leave = Hier abmelden
web-me-tell = Sag mir, wenn ich dran bin
web-me-try = Ausprobieren
web-me-tried = Gesendet
web-me-push = Dieser Browser
web-me-push-line = Eine Push-Nachricht, wenn du dran bist.
web-me-push-off = Vom Betreiber dieses Servers nicht eingeschaltet.
web-me-push-insecure = Browser erlauben das nur mit https.
web-me-push-unsupported = Dieser Browser kann das nicht; auf einem iPhone leg die Seite zuerst auf den Home-Bildschirm.
web-me-push-denied = In den Einstellungen dieses Browsers abgelehnt.
web-me-mail = E-Mail
web-me-mail-line = Sobald die Adresse bestätigt ist.
web-me-webhook = Chatprogramm
web-me-webhook-line = Die https-Adresse eines eingehenden Webhooks.
web-me-feed = Feed und Kalender
web-me-feed-line = Geht auch ohne https. Wer den Link hat, sieht, wann du dran bist.
web-me-calendar = Kalender meiner Fristen
web-me-way-on = Dort bekommst du Bescheid.
web-me-way-waits = Wartet darauf, dass du den Link in der Mail öffnest.
web-me-add = Hinzufügen
web-me-stop = Abstellen
web-me-when = Wann ich Bescheid bekomme
web-me-quiet = Ruhezeit
web-me-quiet-from = Ruhe ab
web-me-quiet-to = Ruhe bis
web-me-daily = Einmal am Tag
web-me-daily-at = Jeden Tag um
web-me-data = Meine Daten
web-me-export = Exportieren
web-me-forget = Mich vergessen
web-me-data-line = Exportieren: Name, Plätze, Notizen und Einstellungen in einer Datei. Vergessen: Dein Name verschwindet von deinen Tischen, deine Links gelten nicht mehr, beendete Spiele bleiben für deine Freunde lesbar.
web-me-forget-sure = Du verlässt alle deine Tische; wo andere weiterspielen, nimmt ein Bot deinen Platz. Dein Name, deine Links, Geräte und Einstellungen werden gelöscht. Beendete Spiele bleiben, ohne deinen Namen. Auch deine Freundeskreise verlässt du. Sprüche, die du für den Zufall gesagt hast, bleiben, weil das Siegel sie einschließt, und Zeilen aus dem Gespräch am Tisch ebenso; deine Kommentare zu beendeten Spielen werden gelöscht. Das lässt sich nicht zurücknehmen.
web-me-arrive = Ein persönlicher Link
web-me-arrive-line =
    { $seats ->
        [one] Er gehört { $name } und bringt einen Platz mit. Öffne ihn nur, wenn du das bist.
       *[other] Er gehört { $name } und bringt { $seats } Plätze mit. Öffne ihn nur, wenn du das bist.
    }
web-me-arrive-seats =
    { $seats ->
        [one] Dieser Browser hat selbst einen Platz.
       *[other] Dieser Browser hat selbst { $seats } Plätze.
    }
web-me-arrive-do = Das bin ich
web-me-arrive-bring = Das bin ich, und alles hier kommt mit
web-install = Leg Abyssal auf deinen Home-Bildschirm
web-install-line = Es ist diese Seite, mit eigenem Symbol.
web-install-tells = Sie sagt dir, wenn du dran bist.
web-install-offline = Tutorials und Regeln auch ohne Netz.
web-install-by-hand = Auf einem iPhone: Teilen, dann „Zum Home-Bildschirm“.
web-install-later = Nicht jetzt
web-install-add = Hinzufügen

### Mehrere Tische zugleich: der nächste, vorab gegebene Aufträge, Bemerkungen nach dem Spiel

web-key-next = nächster Tisch
web-next-table =
    { $count ->
        [one] Nächster Tisch: { $title }
       *[other] Nächster Tisch: { $title }, { $count } warten
    }

error-premove = Im Moment lässt sich nichts vorab festlegen.
error-premove-part = Dieser Antwort fehlt etwas, das gleich danach gefragt würde.

web-notes-tab = Notizen
web-notes-any = Was du beim nächsten Mal noch wissen willst …
web-key-ahead = vorab festlegen
web-ahead-other = Etwas anderes festlegen
web-ahead-close = Zurück an den Tisch
web-ahead-hint = So würde jetzt gefragt. Du kannst es jederzeit zurücknehmen; sonst erfährt niemand davon.
web-laid-mine = Was du vorab festgelegt hast
web-laid = Festgelegt: { $action }.
web-laid-due = Wird gespielt, sobald auf sonst niemanden mehr gewartet wird: { $action }.
web-laid-rests = Es gilt, solange { $rests }.
web-laid-take-back = Zurücknehmen
web-laid-played = Gespielt, wie du es festgelegt hast: { $action }.
web-laid-dropped = Nicht gespielt: { $action }.
web-laid-changed = Das stimmt nicht mehr: { $rests }.
web-laid-illegal = Als die Frage kam, war es nicht mehr erlaubt.
web-laid-stand-in = Ein Bot oder die Zeit hat inzwischen für dich geantwortet.
web-laid-over = Das Spiel war vorher zu Ende.
web-laid-read = Verstanden
### Rechtzeitig gesagt

notice-last = { $game }: Deine Zeit ist bald um
notice-seat = { $game }: Dein Platz soll an jemand anderen gehen
notice-seat-line = Die anderen haben sich darauf geeinigt. Öffne den Tisch vor { $until } und behalte deinen Platz, oder spiele: Dann bleibt er deiner.
notice-ends = { $game }: Dieser Tisch wird gelöscht
notice-ends-line = Er bleibt bis { $until }. Sein Ergebnis bleibt; Wiederholung und Aufzeichnung gehen. Speichere die Aufzeichnung, wenn du sie behalten willst.
web-me-remind = 2 Stunden vor Ablauf der Zeit erinnern
web-table-ends = Wird am { $when } gelöscht
### Spiele auf diesem Gerät, ohne Server

web-solo-chip = auf diesem Gerät · ungewertet, unversiegelt
web-solo-line = Nur auf diesem Gerät gespielt: ungewertet und unversiegelt.
web-solo-starting = Deine Spiele auf diesem Gerät gehen auf. Das dauert einige Sekunden …
web-solo-keep = Spiele ohne Netz
web-solo-keep-line = Spiele gegen Bots gehen weiter, wenn der Server nicht zu erreichen ist. Was sie brauchen, sind { $size } MB, die in diesem Browser bleiben.
web-solo-keep-do = Hier behalten ({ $size } MB)
web-solo-coming = { $come } von { $size } MB
web-solo-kept = Alles da: Du kannst ohne Netz gegen Bots spielen.
web-solo-remove = Entfernen
web-solo-remove-line = Deine Tische auf diesem Gerät bleiben; spielen kannst du sie wieder, sobald du die Spiele wieder hier behältst.
web-solo-keep-full = In diesem Browser ist kein Platz mehr. Schaff welchen und versuch es noch einmal.
web-solo-keep-failed = Es ist nicht alles angekommen. Versuch es noch einmal, wenn der Server zu erreichen ist.
web-solo-none = Für Spiele gegen Bots musst du sie erst in diesem Browser behalten: unter „Meine Sachen“, wenn der Server wieder da ist.
web-solo-alone = Ohne den Server können nur Bots bei dir sitzen. Gib ihnen die freien Plätze.
web-solo-elsewhere = Deine Spiele auf diesem Gerät sind in einem anderen Tab offen. Schließ ihn und versuch es noch einmal.
web-solo-full = In diesem Browser ist kein Platz mehr: Dein letzter Zug wurde nicht behalten. Schaff Platz und öffne den Tisch neu.
web-solo-failed = Spiele auf diesem Gerät ließen sich nicht starten. Versuch es noch einmal, oder hol sie unter „Meine Sachen“ neu.
web-install-bots = Tutorials, Regeln und Spiele gegen Bots auch ohne Netz; diese sind { $size } MB groß.
web-sea = Kein Netz, das Meer geht weiter
web-sea-line = Deine Tische sind sicher. Hier und jetzt kannst du:
web-sea-bots = Gegen Bots spielen
web-sea-tutorials = Tutorials
web-sea-rules = Regeln von { $game }
web-sea-tables = Tische auf diesem Gerät
web-sea-waiting =
    { $count ->
        [0] Kein Tisch des Servers wartete auf dich
        [one] Ein Tisch des Servers wartet auf dich
       *[other] { $count } Tische des Servers warten auf dich
    }
web-sea-seen = Stand { $moment }
web-sea-trying = Neuer Versuch von selbst
web-sea-try = Jetzt versuchen

error-comments = Höchstens { $most } Bemerkungen einer Person zu einem Spiel.
error-no-comment = Diese Bemerkung hast du nicht geschrieben.

web-comments = Bemerkungen
web-comments-open =
    { $count ->
        [0] Bemerkungen
        [one] Bemerkungen: eine
       *[other] Bemerkungen: { $count }
    }
web-comments-here = Zu diesem Moment
web-comments-none = Dazu hat niemand etwas gesagt.
web-comments-elsewhere = Zu anderen Momenten
web-comments-go = Dorthin
web-comments-say = Was sagst du dazu?
web-comments-send = Sagen
web-comments-delete = Meine Bemerkung löschen
web-comments-line = Alle, die dieses Spiel sehen dürfen, lesen sie. Du kannst sie löschen; die Aufzeichnung bleibt, wie sie ist.
web-hosting-nightly = Jede Nacht eine Sicherung
web-hosting-nightly-line = Um vier, nach der Uhr des Servers; ältere gehen.
web-hosting-nights =
    { $count ->
        [0] Aus
        [one] Eine behalten
       *[other] { $count } behalten
    }
web-hosting-act-nightly = { $host } hat nächtliche Sicherungen eingeschaltet und behält { $detail }.
web-hosting-act-nightly-off = { $host } hat nächtliche Sicherungen ausgeschaltet.
error-backups = So viele Sicherungen sind nicht möglich: 0 bis { $most }.

### PostgreSQL, und Befehle für alle Tische zusammen

cli-help-database = Eine PostgreSQL-Datenbank statt einer Datei: postgresql://benutzer:passwort@rechner/name.
cli-help-move = Alle Tische zwischen einer SQLite-Datei und einer PostgreSQL-Datenbank umziehen.
cli-help-move-from = Wo sie sind: ein Ordner, eine Datei oder die URL einer Datenbank. Dort ändert sich nichts.
cli-help-move-to = Wohin sie ziehen: ebenso, und leer.
cli-help-check = Alle Tische mit dieser Version nachspielen und sagen, welche nicht weitergingen.
cli-moving = { $table }: { $done } von { $total }
cli-moved =
    { $tables ->
        [one] Ein Tisch ({ $rows } Zeilen) ist jetzt in { $file }, und dort ebenso.
       *[other] { $tables } Tische ({ $rows } Zeilen) sind jetzt in { $file }, und dort ebenso.
    }
cli-moved-digest = Summe der Protokolle: { $digest }
cli-checking = { $done } von { $total }
cli-would-freeze = { $code } ({ $game }) ginge nicht weiter. { $reason }
cli-checked-frozen =
    { $count ->
        [one] Ein Tisch steht schon still.
       *[other] { $count } Tische stehen schon still.
    }
cli-checked =
    { $lost ->
        [0] { $count } Tische wurden nachgespielt; alle gehen mit dieser Version weiter.
       *[other] { $count } Tische wurden nachgespielt; { $lost } davon gingen mit dieser Version nicht weiter.
    }
cli-other-store = { $file } ist die Sicherung einer SQLite-Datei. Stelle sie ohne --database wieder her, oder bringe ihre Tische mit „abyssal move“ in eine leere Datenbank.
    .dump = { $file } ist die Sicherung einer PostgreSQL-Datenbank. Nenne diese mit --database.
error-database-url = Eine Datenbank heißt so: postgresql://benutzer:passwort@rechner/name.
error-database-in-use = Ein anderer Server benutzt { $file } schon; beende ihn zuerst.
error-unreachable = { $file } lässt sich nicht benutzen (auf Englisch: { $reason }).
error-old-database = { $file } liegt auf PostgreSQL { $version }; nötig ist Version { $oldest } oder neuer.
error-no-psycopg = Für PostgreSQL fehlt das Extra „postgresql“: pip install abyssal[postgresql]
error-no-program = Das Programm { $program } von PostgreSQL fehlt hier. Installiere die Client-Programme von PostgreSQL (in Debian und Ubuntu: postgresql-client), in der Version der Datenbank oder einer neueren.
error-program-failed = { $program } ist gescheitert (auf Englisch: { $reason })
error-older = { $file } ist von einer älteren Version von Abyssal (Schema { $found }; diese hat { $known }). Starte diese Version einmal damit; das bringt es auf den Stand.
error-not-empty = { $file } ist nicht leer. Nichts wurde geändert.
error-not-alike = Die Kopie in { $file } gleicht dem Original nicht; sie wurde nicht behalten.
### Running a server: settings

cli-default = { $text } [{ $default }]
cli-help-config = Eine TOML-Datei mit Einstellungen, benannt wie diese Optionen ohne ihre Striche. In der Umgebung heißt jede wie ABYSSAL_PORT. Die Befehlszeile zählt vor der Umgebung, und die vor der Datei.
cli-help-trusted-proxies = Proxys an diesen Adressen und in diesen Netzen glauben, wer fragt, etwa 10.0.0.0/8,127.0.0.1.
cli-help-drain = Wie lange der Server höchstens braucht, um Verbindungen abzugeben und Anfragen zu beantworten, wenn er angehalten wird.
cli-help-log-format = Wie die Zeilen des Protokolls geschrieben werden: text oder json.
cli-help-log-level = Ab welcher Stufe sie geschrieben werden: error, warning oder info; info hat eine Zeile für jede Anfrage.
cli-help-metrics-token = Wer dies als Bearer-Token schickt, darf /metrics von überall lesen; sonst darf es nur dieser Rechner.
cli-help-grace = Wie lange nach dem Schließen einer Seite an einem Tisch mit Uhr ein Bot für den Menschen spielt.
cli-help-grace-network = Dasselbe nach einer verlorenen Verbindung.
cli-help-keep-unstarted = Wie lange Tische aufgehoben werden, die niemand begonnen hat.
cli-help-keep-sessions = Wie lange die Sitzung eines Browsers aufgehoben wird, der nichts tut.
cli-help-tables-a-person = Wie viele nicht beendete Tische eine Person haben darf.
cli-help-tables-an-hour = Wie viele Tische von einer Adresse in einer Stunde eröffnet werden dürfen.
cli-help-tries-a-minute = Wie viele Einladungen und Links von einer Adresse in einer Minute probiert werden dürfen.
cli-help-requests-a-second = Wie viele Anfragen auf Dauer in einer Sekunde von einer Adresse kommen dürfen; viermal so viele auf einmal.
cli-help-connections-an-address = Wie viele Verbindungen eine Adresse haben darf.
cli-help-streams-an-address = Wie vielen Tischen von einer Adresse zugleich gefolgt werden darf.
cli-help-streams-a-person = Wie vielen Tischen eine Person zugleich folgen darf.
cli-setting-wrong = { $setting } kann nicht „{ $value }“ sein ({ $where }). Erlaubt: { $allowed }.
cli-setting-secret = { $setting } hat einen Wert, den es nicht haben kann ({ $where }). Erlaubt: { $allowed }.
cli-source-line = { $where } auf der Befehlszeile
cli-source-environment = { $where } in der Umgebung
cli-source-file = { $where }
cli-allowed-text = ein Text
cli-allowed-flag = yes oder no
cli-allowed-number = eine ganze Zahl von { $least } bis { $most }
cli-allowed-days = Tage von { $least } bis { $most }, etwa 90d
cli-allowed-seconds = Sekunden von { $least } bis { $most }, etwa 30s
cli-allowed-names = { $names }
cli-allowed-url = http:// oder https://, ein Name, vielleicht ein Port, und vielleicht ein Pfad aus einfachen Buchstaben und Ziffern, der keiner von unseren ist, etwa https://example.org/spiele
cli-allowed-networks = Adressen und Netze mit Kommas dazwischen, etwa 10.0.0.0/8,127.0.0.1
cli-config-not-toml = { $file } ist keine TOML-Datei (auf Englisch: { $reason }).
cli-config-unknown = { $file }: Es gibt keine Einstellung „{ $name }“; siehe „abyssal serve --help“.
    .close = { $file }: Es gibt keine Einstellung „{ $name }“. Meintest du „{ $close }“?
cli-environment-unknown = In der Umgebung steht { $name }; das ist keine Einstellung. Meintest du { $close }?
### Passkeys

web-me-passkeys = Meine Passkeys
web-me-passkey-add = An einen Passkey binden
web-me-passkey-another = Noch ein Passkey
web-me-passkey-line = Der Link allein öffnet dann auf einem neuen Gerät nichts mehr: Dein Passkey bestätigt, dass du es bist. Und er öffnet alle deine Plätze ohne den Link.
web-me-passkey-bound = Ein neues Gerät braucht einen davon. Verlierst du sie alle, entferne sie hier, auf einem Gerät, das noch deins ist.
web-me-passkey-remove = Den Passkey von { $name } entfernen
web-me-passkey-remove-do = Entfernen
web-me-passkey-sure =
    { $count ->
        [one] Er öffnet nichts mehr, und dein Link allein öffnet wieder alle deine Plätze.
       *[other] Er öffnet nichts mehr; deine anderen Passkeys bleiben.
    }
web-me-passkey-added = Passkey behalten
web-me-passkey-removed = Passkey entfernt
web-me-passkey-none = Es kam kein Passkey. Nichts hat sich geändert.
web-me-passkey-insecure = Ein Passkey könnte deinen Link an deine Geräte binden; Browser erlauben es nur unter https und einem Namen.
web-me-passkey-unsupported = Ein Passkey könnte deinen Link an deine Geräte binden; dieser Browser kann es nicht.
web-me-passkey-have = Ich habe einen Passkey
web-me-arrive-bound = Dieser Link ist an einen Passkey gebunden. Dein Gerät bittet dich zu bestätigen, dass du es bist.
web-me-arrive-passkey = Dein Passkey öffnet alle deine Plätze in diesem Browser. Dein Gerät bittet dich zu bestätigen, dass du es bist.

error-passkey = Das ist keine gültige Antwort eines Passkeys.
error-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
error-passkey-needed = Dieser Link ist an einen Passkey gebunden, der ihn bestätigen muss.
error-passkey-other = Dieser Passkey gehört jemand anderem als der Link.
error-passkey-unknown = Dieser Passkey ist hier nicht bekannt oder wurde entfernt.
error-passkey-address = Ein Passkey braucht eine Seite mit einem Namen; diese hat eine Adresse aus Zahlen.
error-passkeys = Höchstens { $most } Passkeys, und jeder nur einmal.

### Mehrere Prozesse

cli-help-workers = In N Prozessen bedienen; sie brauchen eine gemeinsame PostgreSQL-Datenbank.
cli-help-inner = Die Adresse, unter der Prozesse anderer Maschinen mit derselben Datenbank diese erreichen.
cli-workers-database = Mehrere Prozesse brauchen eine gemeinsame Datenbank: Nenne sie mit --database postgresql://….

### Bots, die anderswo denken

cli-help-think = Bots hier denken lassen, für alle Server einer PostgreSQL-Datenbank.
cli-help-think-processes = In wie vielen Prozessen sie denken; sonst in einem je Kern.
cli-bots-thinking =
    { $processes ->
        [one] Bots denken hier in einem Prozess für die Tische in { $file }
       *[other] Bots denken hier in { $processes } Prozessen für die Tische in { $file }
    }
cli-bots-database = Bots denken für die Server einer Datenbank: Nenne sie mit --database postgresql://….
cli-bots-schema = { $file } ist von einer älteren Version, oder leer: Starte zuerst ihren Server mit dieser Version.
cli-bots-elsewhere = Mit --bot-processes 0 denken alle Bots anderswo: Dazu braucht es --database postgresql://… und dort abyssal bots.
### Was ich von mir sage

error-face = Ein Bullauge ist ein Zeichen und ein Farbton: eines von { $signs } und einer von { $tints }.
error-away-ahead = Du kannst höchstens { $days } Tage vorher sagen, dass du weg bist.
web-tag-from = weg ab { $day }
web-me-face = Mein Bullauge
web-me-tint = Seine Farbe
web-me-seat = Lieblingsplatz, wenn er frei ist
web-me-away = Abwesend
web-me-away-none = Drück den ersten und den letzten Tag, höchstens { $most } Tage. Deine Uhr steht in Spielen über Tage still, und alle lesen, wann du zurück bist.
web-me-away-line = Weg von { $from } bis { $to }. Spiele über Tage halten deine Uhr an; alle lesen „weg bis { $back }“.
web-me-away-set = Ansagen
web-me-away-end = Nicht mehr weg
web-me-away-refused =
    { $count ->
        [one] Gespeichert. An einem Tisch zählt es nicht: Deine Tage dort sind verbraucht.
       *[other] Gespeichert. An { $count } Tischen zählt es nicht: Deine Tage dort sind verbraucht.
    }
web-me-month-before = Monat davor
web-me-month-after = Nächster Monat
web-sign-lighthouse = Leuchtturm
web-sign-whale = Wal
web-sign-octopus = Krake
web-sign-anchor = Anker
web-sign-ammonite = Ammonit
web-sign-jellyfish = Qualle
web-sign-gull = Möwe
web-sign-starfish = Seestern
web-tint-mist = Nebel
web-tint-sand = Sand
web-tint-moss = Moos
web-tint-lilac = Flieder
web-tint-rose = Rosa
web-tint-slate = Schiefer
web-tint-foam = Schaum
web-tint-kelp = Tang
web-tables-think = Die anderen denken nach
web-tables-over = Vorbei: noch einmal ansehen
web-start-another = Noch einen anfangen
web-waiting-first = Erste Frist: { $when }.
web-waiting-away = Eine Weile weg? Sag, bis wann
web-pages = Seiten
web-page-tables = Tische

### Tipps

# $than: the place of the answer that this one is compared with.
hint-only = Was du auch wählst, es kommt auf dasselbe hinaus.
hint-even = Etwa so gut wie Antwort { $than }.
hint-chance-more = Das gewinnt von hundert Partien etwa { $number } mehr als Antwort { $than }.
hint-chance-less = Das gewinnt von hundert Partien etwa { $number } weniger als Antwort { $than }.

error-hints-title = Unter mehreren Menschen gibt es in diesem Spiel keine Tipps.
error-hints-none = Dieses Spiel hat keine Tipps.
error-hints-company = Tipps gibt es für eine Person unter Bots, oder wenn alle ihnen vor dem Start zugestimmt haben.
error-hints-unproposed = An diesem Tisch hat niemand Tipps vorgeschlagen.
error-hints-disagreed = Nicht alle haben Tipps zugestimmt. Das Spiel beginnt, wenn alle es getan haben, oder ohne sie.
error-hints-late = Es wurde nicht rechtzeitig ein Tipp gefunden. Frag noch einmal.

web-hints-open = Tipp
web-hints-close = Tipp ausblenden
web-hints-ask = Die Begleitung fragen
web-hints-title =
    { $count ->
        [one] Die beste Antwort
       *[other] Die besten { $count } Antworten
    }
web-hints-thinking = Überlegung …
web-hints-lit =
    { $count ->
        [one] Eine Antwort leuchtet.
       *[other] { $count } Antworten leuchten.
    }
web-hints-assisted = Ein Tipp macht die Partie zu einer mit Hilfe: Sie zählt nicht für deine Wertung.
web-hints-learning = Frag so oft du willst: Diese Partie ist zum Lernen und wird nicht gewertet.
web-hints-what = Deine Gewinnchancen, soweit du es sehen kannst. Tippe eine an, um sie vorzubereiten.
web-percent = { $value } %
web-hints-said = { $place }: { $action }, { $chance }. { $why }
web-assisted = mit Hilfe
web-assisted-long = Jemand hat in dieser Partie nach einem Tipp gefragt: Sie wird nicht gewertet.
web-key-hint = Tipp
web-hints-among = Tipps
web-hints-among-text = Alle dürfen, wenn sie am Zug sind, nach den besten Antworten fragen. Die Partie wird dann nicht gewertet. Sie beginnt, sobald alle zugestimmt haben.
web-hints-among-no = Nur allein
web-hints-among-yes = Wenn alle zustimmen
web-hints-alone-text = Wer allein unter Bots spielt, darf nach Tipps fragen; mehrere Menschen bekommen keine.
web-hints-agree = Ich stimme Tipps zu
web-hints-agreed = stimmt Tipps zu
web-hints-undecided = hat Tipps noch nicht zugestimmt
