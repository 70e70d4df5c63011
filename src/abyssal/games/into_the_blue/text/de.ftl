### Into the Blue.

title = Into the Blue
blurb = Wirf die Würfel, tauche von Ebene zu Ebene und lass dort mehr Muscheln als die anderen, wo der Schatz liegt.

## Wörter für Schlüssel

# A die shows 1 to 5 or a chest.
dice-6 = Truhe
dice-separator = { " · " }

# What put a player before the next one on a level.
by-shells = mehr Muscheln
by-level-1 = mehr Muscheln auf Ebene 1
by-level-2 = mehr Muscheln auf Ebene 2
by-level-3 = mehr Muscheln auf Ebene 3
by-level-4 = mehr Muscheln auf Ebene 4
by-unused = mehr Muscheln übrig
by-last-turn = früherer letzter Zug

## Begriffe

term-level = Ebene
term-run = Reihe
term-dice = Würfel
term-roll = Wurf
term-shells = Muscheln
term-unused = Muscheln im Vorrat
term-main = Hauptschatz
term-secondary = Nebenschatz
term-chest = Truhe
term-chests = Truhen
term-first-player = Wer beginnt
term-last-turns = Letzte Züge

## Optionen

option-treasures = Wert der Schätze
option-treasures-steep = steil: Das tiefste Plättchen ist fünfmal so viel wert wie das oberste
option-treasures-gentle = sanft: Das tiefste Plättchen ist dreimal so viel wert wie das oberste

## Was zu tun ist

prompt-rolling =
    { $rolls ->
        [1] { $player } wirft { $dice } und darf Würfel noch einmal werfen oder aufhören.
       *[other] { $player } hat { $dice } und darf Würfel ein letztes Mal werfen oder aufhören.
    }
    .you =
        { $rolls ->
            [1] Du darfst beliebige Würfel noch bis zu zweimal werfen oder aufhören.
           *[other] Du darfst beliebige Würfel ein letztes Mal werfen oder aufhören.
        }
prompt-placing = { $player } wählt eine Ebene für { $dice }.
    .you = Wähle eine Ebene von 1 bis { $run }: eine Muschel für jeden Würfel, der sie zeigt.
prompt-taking = Ein perfekter Tauchgang: { $player } wählt eine Truhe.
    .you = Ein perfekter Tauchgang! Wähle eine Truhe: Nur du erfährst ihren Wert.
prompt-over =
    { $winners-count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg.
    }
    .winner =
        { $winners-count ->
            [one] Das Spiel ist zu Ende: Du gewinnst.
           *[other] Das Spiel ist zu Ende: Du teilst dir den Sieg mit { $others }.
        }

## Aktionen

action-stop =
    { $run ->
        [0] Aufhören: keine 1, der Tauchgang misslingt
        [1] Aufhören mit der Reihe 1
       *[other] Aufhören mit der Reihe 1 bis { $run }
    }
action-reroll =
    { $places-count ->
        [one] Noch einmal werfen: { $dice } (Würfel { $places })
       *[other] Noch einmal werfen: { $dice } (Würfel { $places })
    }
action-place =
    { $shells ->
        [one] { $shells } Muschel auf Ebene { $level } legen
       *[other] { $shells } Muscheln auf Ebene { $level } legen
    }
action-chest = Truhe { $place } nehmen

## Das Protokoll

event-turn = Zug { $turn }: { $player } taucht.
    .you = Zug { $turn }: Du tauchst.
event-rolled =
    { $roll ->
        [1] { $player } hat { $dice } geworfen.
       *[other]
            { $thrown-count ->
                [one] { $player } hat einen Würfel noch einmal geworfen: { $dice }.
                [6] { $player } hat alle sechs Würfel noch einmal geworfen: { $dice }.
               *[other] { $player } hat { $thrown-count } Würfel noch einmal geworfen: { $dice }.
            }
    }
    .you =
        { $roll ->
            [1] Du hast { $dice } geworfen.
           *[other]
                { $thrown-count ->
                    [one] Du hast einen Würfel noch einmal geworfen: { $dice }.
                    [6] Du hast alle sechs Würfel noch einmal geworfen: { $dice }.
                   *[other] Du hast { $thrown-count } Würfel noch einmal geworfen: { $dice }.
                }
        }
event-stopped =
    { $roll ->
        [1] { $player } war mit dem ersten Wurf zufrieden.
       *[other] { $player } hat dort aufgehört.
    }
    .you =
        { $roll ->
            [1] Du warst mit dem ersten Wurf zufrieden.
           *[other] Du hast dort aufgehört.
        }
event-failed = Keine einzige 1: { $player } ist mit leeren Händen aufgetaucht.
    .you = Keine einzige 1: Du bist mit leeren Händen aufgetaucht.
event-placed =
    { $shells ->
        [one] { $player } hat eine Muschel auf Ebene { $level } gelassen.
       *[other] { $player } hat { $shells } Muscheln auf Ebene { $level } gelassen.
    }
    .you =
        { $shells ->
            [one] Du hast eine Muschel auf Ebene { $level } gelassen.
           *[other] Du hast { $shells } Muscheln auf Ebene { $level } gelassen.
        }
event-last-turns = { $player } hat keine Muschel mehr: Alle anderen tauchen ein letztes Mal.
    .you = Du hast keine Muschel mehr: Alle anderen tauchen ein letztes Mal.
event-chest = Ein perfekter Tauchgang! { $player } hat Truhe { $place } genommen und hineingeschaut.
event-chest-own = Ein perfekter Tauchgang! { $player } hat Truhe { $place } genommen: Sie ist { $value } wert.
    .you = Ein perfekter Tauchgang! Du hast Truhe { $place } genommen: Sie ist { $value } wert.
    .standin = Ein perfekter Tauchgang! Der Bot hat Truhe { $place } für dich genommen: Sie ist { $value } wert.
event-extra-turn = { $player } ist noch im Wasser und taucht gleich wieder.
    .you = Du bist noch im Wasser und tauchst gleich wieder.
event-over = Alle sind wieder an Bord. Die Schätze wurden verteilt, von Ebene 5 hinauf bis Ebene 1.
event-treasure =
    { $rank ->
        [1] Ebene { $level }: Der Hauptschatz im Wert von { $value } ging an { $player }.
       *[other] Ebene { $level }: Ein Nebenschatz im Wert von { $value } ging an { $player }.
    }
    .you =
        { $rank ->
            [1] Ebene { $level }: Der Hauptschatz im Wert von { $value } ging an dich.
           *[other] Ebene { $level }: Ein Nebenschatz im Wert von { $value } ging an dich.
        }
event-chests-shown =
    { $values-count ->
        [one] { $player } hat eine Truhe geöffnet: { $values }.
       *[other] { $player } hat { $values-count } Truhen geöffnet: { $values }.
    }
    .you =
        { $values-count ->
            [one] Du hast deine Truhe geöffnet: { $values }.
           *[other] Du hast deine { $values-count } Truhen geöffnet: { $values }.
        }
event-score =
    { $points ->
        [one] { $player } hat { $points } Punkt nach Hause gebracht.
       *[other] { $player } hat { $points } Punkte nach Hause gebracht.
    }
    .you =
        { $points ->
            [one] Du hast { $points } Punkt nach Hause gebracht.
           *[other] Du hast { $points } Punkte nach Hause gebracht.
        }
event-won = { $player } hat gewonnen!
    .you = Du hast gewonnen!

## Das Brett im Browser

web-turn = Zug { $turn }
web-starts = beginnt
web-stop = Aufhören
web-stop-anyway = Trotzdem aufhören
web-dive-on = Weiter tauchen
web-prompt-unsure = Ohne 1 aufhören?
web-hint-unsure = Der Tauchgang misslingt: Du legst keine Muschel, und dein Zug ist vorbei.
web-reroll =
    { $count ->
        [0] Würfel markieren
        [one] { $count } Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
web-reroll-why = Markiere die Würfel, die du noch einmal werfen willst.
web-kept = bleibt
web-again = neu
web-die =
    { $state ->
        [kept] Würfel { $place }: { $dice }, bleibt liegen
        [again] Würfel { $place }: { $dice }, wird noch einmal geworfen
       *[shown] Würfel { $place }: { $dice }
    }
web-roll = Wurf { $rolls } von 3
# The run is 6 long when a chest completes the perfect dive.
web-hint-rolling =
    { $run ->
        [0] Wurf { $rolls } von 3. Noch keine 1: Ohne sie misslingt der Tauchgang.
        [5] Wurf { $rolls } von 3. Deine Reihe ist { $dice }: Mit einer Truhe wäre der Tauchgang perfekt.
        [6] Wurf { $rolls } von 3. Ein perfekter Tauchgang: Hör jetzt auf und nimm eine Truhe.
       *[other] Wurf { $rolls } von 3. Deine Reihe ist { $dice }: Eine { $next } würde Ebene { $next } öffnen.
    }
web-run =
    { $perfect ->
        [true] 1 bis 5 und eine Truhe: ein perfekter Tauchgang
       *[other]
            { $run ->
                [0] keine 1, keine Reihe
                [1] 1
               *[other] 1 bis { $run }
            }
    }
web-my-shells = Meine Muscheln
web-shells-of = Muscheln von { $player }
web-my-chests = Meine Truhen: { $values }
web-shells-left =
    { $count ->
        [one] { $count } Muschel übrig
       *[other] { $count } Muscheln übrig
    }
web-shells-on =
    { $count ->
        [one] { $count } Muschel auf Ebene { $level }
       *[other] { $count } Muscheln auf Ebene { $level }
    }
web-no-shells = Auf keiner Ebene eine Muschel
web-standing = Wenn es jetzt zu Ende wäre
web-standing-player = Spieler
web-standing-tokens = Schätze
web-standing-chests = Truhen
web-standing-points = Punkte
web-standing-closed =
    { $count ->
        [one] { $count } geschlossen
       *[other] { $count } geschlossen
    }
web-standing-more = { $points }+
web-standing-line = Schätze nach den Muscheln, wie sie jetzt liegen. Was in den Truhen der anderen ist, wissen nur sie.
web-chests-taken =
    { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
web-chests-worth = Truhen: { $values }
web-flag-last-turns = letzte Züge
web-flag-perfect = perfekter Tauchgang
web-level = Ebene { $level }: Hauptschatz { $main }, Nebenschatz { $secondary }
web-shells-here =
    { $count ->
        [one] { $player }: { $count } Muschel
       *[other] { $player }: { $count } Muscheln
    }{ $lead ->
        [true] , in Führung
       *[other] { "" }
    }
web-would-place =
    { $count ->
        [one] bekäme { $count } Muschel
       *[other] bekäme { $count } Muscheln
    }
web-gain-lead = führt
    .you = du führst
web-gain-tie = gleich
    .you = gleich
why-level = Ebene { $level } ist außer Reichweite: Die Reihe endet bei { $run }.
web-chest =
    { $by ->
        [nobody] Truhe { $place }, geschlossen
        [you] Truhe { $place }, deine: { $value } wert
       *[other]
            { $value ->
                [0] Truhe { $place }, genommen von { $player }
               *[other] Truhe { $place }, genommen von { $player }: { $value } wert
            }
    }
web-perfect = Perfekter Tauchgang 1 2 3 4 5 + Truhe: Nimm eine, tauche wieder
web-last-turns =
    { $you ->
        [true] Du hast keine Muschel mehr.
       *[other] { $player } hat keine Muschel mehr.
    } { $count ->
        [one] Das ist der letzte Zug.
       *[other] Letzte Züge: noch { $count }.
    }
web-key-dice = Würfel markieren oder Markierung aufheben

web-sheet-levels = Ebene und Plättchen
web-sheet-chests = Truhen, aufgedeckt
web-sheet-none = keine
web-sheet-total = Summe
web-sheet-cell =
    { $count ->
        [0] keine Muschel
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }{ $tied ->
        [true] , Gleichstand
       *[other] { "" }
    }{ $value ->
        [0] { "" }
       *[other] , Plättchen im Wert von { $value }
    }
web-sheet-closed =
    { $count ->
        [one] Eine Truhe hat niemand genommen: Sie bleibt geschlossen und zählt für niemanden.
       *[other] { $count } Truhen hat niemand genommen: Sie bleiben geschlossen und zählen für niemanden.
    }
web-ties = Gleichstände
web-ties-rule =
    Gleich viele auf einer Ebene: Vergleicht die Ebene darüber und so weiter bis Ebene 1; dann die
    Muscheln im Vorrat, dann den früheren letzten Zug.
web-ties-none = Kein Gleichstand hat über ein Plättchen entschieden.
tie = { $on }: { $one } vor { $other }, { $by }. { $mine } Punkte gegen { $theirs }.
on-level-1 = Ebene 1
on-level-2 = Ebene 2
on-level-3 = Ebene 3
on-level-4 = Ebene 4
on-level-5 = Ebene 5
web-tie-on = Ebene { $level }:
web-tie = { $player } { $count }, { $other } { $count }. { $steps }, also { $player }.
    .you = { $player } { $count }, { $other } { $count }. { $steps }, also du.
web-tie-level = Ebene { $level }: { $one } und { $other }
web-tie-unused = Muscheln im Vorrat: { $one } und { $other }
web-tie-separator = { ". " }

## Das Tutorial. $a, $b …: the players’ names by seat.

coach-welcome =
    Das ist das Meer, mit fünf Ebenen von der Oberfläche abwärts. Am Ende bekommt den goldenen Schatz
    einer Ebene, wer dort die meisten Muscheln hat, und wer danach kommt, den silbernen. Je tiefer,
    desto wertvoller.
    .look = die fünf Ebenen des Meeres
coach-dice =
    Du tauchst mit sechs Würfeln, die 1 bis 5 oder eine Truhe zeigen. Es zählt eine Reihe ohne Lücke,
    die mit 1 beginnt: Sie sagt, wie tief du darfst. In einem Zug wirfst du bis zu dreimal.
    .look = deine sechs Würfel
coach-first-throw =
    Dein erster Wurf hat eine 1 und eine 2 gebracht: eine Reihe von zwei. Die 4 nützt nichts, solange die
    3 fehlt, und Truhen füllen keine Lücken. Was du behältst, bleibt liegen, der Rest fliegt noch einmal.
    .look = deine Reihe
    .todo = Markiere die 4 und die drei Truhen, dann wirf diese vier Würfel noch einmal.
coach-second-throw =
    Zwei 3en sind gekommen: Die Reihe ist jetzt 1, 2, 3. Je mehr Würfel eine Ebene zeigen, desto mehr
    Muscheln darfst du dort legen; eine dritte 3 wäre also willkommen. Ein Wurf bleibt dir.
    .look = deine Reihe
    .todo = Markiere die 5 und die Truhe, dann wirf beide noch einmal.
coach-level =
    Vier 3en! Nach dem dritten Wurf steht der Tauchgang fest. Du wählst eine Ebene deiner Reihe und legst
    eine Muschel für jeden Würfel, der sie zeigt: eine auf Ebene 1 oder 2, aber vier auf Ebene 3.
    .look = Ebene 3
    .todo = Wähle Ebene 3 auf dem Brett.
coach-others =
    Auch die anderen sind getaucht. { $b } konnte nur eine 1 brauchen und hat eine Muschel gelegt. Bei
    { $c } kam keine 1, was immer die Würfel sonst zeigten: Ohne sie misslingt ein Tauchgang, und
    nichts wird gelegt.
    .look = die anderen
coach-chest-near =
    Dein zweiter Zug, und was für ein Wurf: 1, 3, 4, 5 und eine Truhe. Mit einer 2 statt der zweiten 3
    wäre es ein perfekter Tauchgang. Zwei Würfe bleiben dir dafür.
    .look = der fünfte Würfel
    .todo = Markiere die 3 an fünfter Stelle und wirf sie noch einmal.
coach-perfect =
    1, 2, 3, 4, 5 und eine Truhe: ein perfekter Tauchgang! Du könntest noch einmal werfen, aber besser
    wird es nicht. Hör auf, dann zählt es.
    .look = deine Reihe, vollständig mit ihrer Truhe
    .todo = Hör auf.
coach-chest =
    Ein perfekter Tauchgang bringt eine der fünf Truhen herauf, statt Muscheln zu legen. Niemand weiß,
    was in ihnen ist: jeweils 5 bis 8 Punkte.
    .look = die Truhen auf dem Meeresgrund
    .todo = Nimm die Truhe in der Mitte.
coach-again =
    In deine Truhe darfst nur du schauen; die anderen sehen bloß, dass du sie hast. Und das Beste: Nach
    einem perfekten Tauchgang tauchst du gleich noch einmal. Deine neuen Würfel liegen schon da.
    .look = deine Truhe und deine neuen Würfel
coach-end =
    Mehr brauchst du nicht. Hat jemand die letzte Muschel gelegt, tauchen die anderen noch einmal; die
    fünfte Truhe beendet das Spiel sofort. Dann zählen die Schätze aller Ebenen und die Truhen.
    .look = die Muscheln, die du noch hast, und die Truhen

## Wie es endet

ending-shells = Jemand hatte keine Muscheln mehr, und die anderen hatten ihren letzten Zug.
ending-chests = Die letzte Truhe wurde genommen, und das Spiel war auf der Stelle vorbei.

## Regeln

rule-of-rolling = rolling
rule-of-placing = placing
rule-of-taking = perfect
rule-of-over = score

# ITB-01, ITB-73
rule-goal-title = Ziel
rule-goal =
    Zwei bis fünf Spieler tauchen nach versunkenen Schätzen. Jede der fünf Ebenen gibt ihre Schätze denen,
    die dort die meisten Muscheln gelassen haben, und ein perfekter Tauchgang bringt eine Truhe herauf.
    Wer am Ende die meisten Punkte hat, gewinnt.

# ITB-02 … ITB-11
rule-setup-title = Aufbau
rule-setup =
    Das Brett hat fünf Ebenen: 1 ist die seichteste, 5 die tiefste, und „darüber“ heißt näher an der
    Oberfläche. Auf jeder Ebene liegen ein Plättchen Hauptschatz und, zu viert oder zu fünft, zwei
    Plättchen Nebenschatz; zu zweit oder zu dritt nur eines. Alle Werte sind offen.

    Die fünf Truhen, 5, 6, 6, 7 und 8 wert, werden gemischt und verdeckt unter Ebene 5 gelegt.

    Alle haben zwölf Muscheln. Die sechs Würfel gehören allen. Wer beginnt, wird ausgelost.

# ITB-12, ITB-13, ITB-25, ITB-33
rule-turn-title = Ein Zug
rule-turn =
    Gespielt wird reihum im Uhrzeigersinn. In deinem Zug wirfst du alle sechs Würfel, darfst noch zweimal
    werfen und liest dann das Endergebnis ab: ein misslungener, ein gelungener oder ein perfekter
    Tauchgang. Danach ist der nächste Spieler an der Reihe.

# ITB-14 … ITB-20
rule-rolling-title = Würfeln
rule-rolling =
    Jeder Würfel zeigt 1, 2, 3, 4, 5 oder eine Truhe, alles gleich wahrscheinlich.

    Nach dem ersten Wurf darfst du aufhören oder dir ein bis sechs Würfel aussuchen und nur diese noch
    einmal werfen. Nach dem zweiten Wurf darfst du das noch einmal. Der dritte Wurf ist immer der letzte.

    Einen Würfel zu behalten, bindet dich an nichts: Im nächsten Wurf darfst du ihn werfen. Das Ergebnis
    gilt, sobald du aufhörst oder nach dem dritten Wurf.

# ITB-21 … ITB-24
rule-run-title = Die Reihe
rule-run =
    Deine Reihe ist 1, 2, 3 und so weiter, ohne Lücke, so weit die Würfel jede Zahl zeigen. Mehrere
    Würfel mit derselben Zahl zählen alle. Zahlen jenseits der Reihe sind verloren.

    Eine Truhe ist keine Zahl: Sie füllt keine Lücke und legt keine Muschel.

    Beispiel: 1, 1, 2, 3, 3, 5 ist die Reihe 1 bis 3; die 5 ist verloren.

# ITB-26 … ITB-32
rule-placing-title = Ein gelungener Tauchgang
rule-placing =
    Mit mindestens einer 1 wählst du irgendeine Zahl der Reihe. Auf der Ebene dieser Zahl lässt du eine
    Muschel aus deinem Vorrat für jeden Würfel, der sie zeigt. Alle kommen auf diese eine Ebene, und
    verzichten kannst du nicht.

    Hast du weniger Muscheln, so legst du alle, die du hast.

    Muscheln bleiben bis zum Ende, wo sie sind. Auf einer Ebene ist Platz für beliebig viele.

# ITB-34
rule-failed-title = Ein misslungener Tauchgang
rule-failed =
    Zeigt im Endergebnis kein Würfel eine 1, so legst und nimmst du nichts. Was du vorher gewonnen hast,
    bleibt dir.

# ITB-35 … ITB-39, ITB-41 … ITB-43
rule-perfect-title = Ein perfekter Tauchgang
rule-perfect =
    Ein Endergebnis von 1, 2, 3, 4, 5 und einer Truhe ist ein perfekter Tauchgang. Du legst keine
    Muschel. Stattdessen musst du eine der übrigen Truhen nehmen, ohne zu wissen, was in ihr ist.

    Danach tauchst du sofort wieder mit allen sechs Würfeln, nach denselben Regeln und so oft es perfekt
    wird. Anschließend geht es mit dem Spieler zu deiner Linken weiter.

    Solange das Ergebnis nicht feststeht, darfst du auch Würfel eines perfekten Musters neu werfen.

# ITB-40
rule-secrets-title = Was geheim ist
rule-secrets =
    Nur du kennst den Wert einer Truhe, die du genommen hast, und darfst ihn jederzeit ansehen. Alles
    andere ist offen: Würfel, Muscheln, Schätze und wie viele Truhen jeder hat.

# ITB-44 … ITB-49
rule-shell-end-title = Das Ende: keine Muschel mehr
rule-shell-end =
    Sobald jemand die letzte eigene Muschel legt, haben alle anderen noch einen letzten Zug, im
    Uhrzeigersinn. Wer das ausgelöst hat, hatte seinen schon.

    In letzten Zügen gelten alle Regeln, auch das zweite Tauchen nach einer Truhe. Gehen dabei noch
    jemandem die Muscheln aus, geschieht weiter nichts.

# ITB-50, ITB-51
rule-chest-end-title = Das Ende: keine Truhe mehr
rule-chest-end =
    Wird die fünfte Truhe genommen, ist das Spiel auf der Stelle vorbei: kein weiterer Tauchgang und kein
    letzter Zug für die, die noch einen gehabt hätten.

# ITB-52 … ITB-60
rule-treasures-title = Wer die Schätze bekommt
rule-treasures =
    Gewertet wird von Ebene 5 hinauf bis Ebene 1. Auf jeder nimmt, wer die meisten Muscheln hat, das
    Plättchen Hauptschatz, und wer die zweitmeisten hat, ein Plättchen Nebenschatz. Zu viert oder zu
    fünft bekommt das andere, wer die drittmeisten hat.

    Ohne Muschel auf einer Ebene bekommst du dort nichts, und niemand bekommt zwei Plättchen einer
    Ebene. Übrige Plättchen zählen für niemanden.

# ITB-61 … ITB-69
rule-ties-title = Gleichstand auf einer Ebene
rule-ties =
    Wer auf einer Ebene gleich viele Muscheln hat, vergleicht die Muscheln auf der Ebene gleich darüber,
    dann auf der nächsten, bis hinauf zu Ebene 1. Herrscht immer noch Gleichstand, gewinnen mehr Muscheln
    im Vorrat. Entscheidet auch das nicht, gewinnt, wessen letzter Zug früher kam.

    Wer einen solchen Vergleich verliert, ist für das folgende Plättchen als Nächstes an der Reihe, vor
    allen mit weniger Muscheln. Kein Plättchen wird je geteilt.

# ITB-70 … ITB-72, ITB-74
rule-score-title = Wertung
rule-score =
    Alle genommenen Truhen werden geöffnet. Deine Punkte sind die Summe deiner Schatzplättchen und deiner
    Truhen. Muscheln zählen nichts, ebenso Truhen, die niemand genommen hat.

    Wer sich die höchste Punktzahl teilt, teilt sich den Sieg.

# ITB-75, ITB-76
rule-players-title = Zu zweit, zu dritt, zu viert oder zu fünft
rule-players =
    Zu zweit oder zu dritt hat jede Ebene zwei Plättchen, für den ersten und den zweiten Platz. Zu viert
    oder zu fünft hat sie drei, für den ersten, zweiten und dritten. Sonst ändert sich nichts.
first-rolling = Du brauchst eine 1, dann eine 2 und so weiter. Markiere die Würfel, die nichts nützen, und wirf sie noch einmal, höchstens zweimal.
first-placing = Wähle eine Ebene deiner Reihe. Jeder Würfel, der ihre Zahl zeigt, bringt eine deiner Muscheln dorthin.
first-taking = Ein perfekter Tauchgang! Nimm irgendeine Truhe: Nur du erfährst, was in ihr ist. Dann tauchst du noch einmal.
first-failed = Ohne eine 1 misslingt ein Tauchgang, und nichts wird gelegt. Der nächste Spieler ist an der Reihe.
first-chest = Jemand ist perfekt getaucht und hat eine Truhe genommen. Mit der fünften ist das Spiel sofort zu Ende.
first-last-turns = Jemandes letzte Muschel liegt im Meer: Alle anderen tauchen noch einmal, dann werden die Schätze verteilt.

## Warum eine Antwort gut ist, oder weniger gut als die beste

hint-shells-more =
    { $number ->
        [1] Etwa { $number } Muschel mehr auf Ebene { $level } als mit Antwort { $than }.
       *[other] Etwa { $number } Muscheln mehr auf Ebene { $level } als mit Antwort { $than }.
    }
hint-shells-less =
    { $number ->
        [1] Etwa { $number } Muschel weniger auf Ebene { $level } als mit Antwort { $than }.
       *[other] Etwa { $number } Muscheln weniger auf Ebene { $level } als mit Antwort { $than }.
    }
hint-chests-more =
    { $number ->
        [1] Etwa { $number } Truhe mehr als mit Antwort { $than }.
       *[other] Etwa { $number } Truhen mehr als mit Antwort { $than }.
    }
hint-chests-less =
    { $number ->
        [1] Etwa { $number } Truhe weniger als mit Antwort { $than }.
       *[other] Etwa { $number } Truhen weniger als mit Antwort { $than }.
    }
hint-lead-more =
    { $number ->
        [1] Etwa { $number } Punkt mehr gegenüber deinem stärksten Rivalen als mit Antwort { $than }.
       *[other] Etwa { $number } Punkte mehr gegenüber deinem stärksten Rivalen als mit Antwort { $than }.
    }
hint-lead-less =
    { $number ->
        [1] Etwa { $number } Punkt weniger gegenüber deinem stärksten Rivalen als mit Antwort { $than }.
       *[other] Etwa { $number } Punkte weniger gegenüber deinem stärksten Rivalen als mit Antwort { $than }.
    }
## Opponents: how each level plays

opponent-1 = Übersieht fast alles und hört auf, sobald er darf.
opponent-2 = Übersieht die meisten Würfe und hört oft früh auf.
opponent-3 = Übersieht fast die Hälfte der Würfe; manchmal hört er früh auf.
opponent-4 = Wägt Würfe nach Faustregeln ab und übersieht wenige.
opponent-5 = Rechnet mit jedem Ergebnis der Würfel, und wer dann gewinnt.
