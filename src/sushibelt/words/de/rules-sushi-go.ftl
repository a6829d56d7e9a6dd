# Rules at hand: Sushi Go!, all editions. Facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Nimm eine Karte, gib den Rest weiter und sammle Gerichte, die zusammen etwas wert sind. Nach { $rounds } Runden und dem Nachtisch gewinnt, wer die meisten Punkte hat.
rules-sushi-go-turn-choose = Wähl eine Karte aus deiner Hand und leg sie verdeckt hin.
rules-sushi-go-turn-reveal = Haben alle gewählt, deckt ihr gemeinsam auf. Deine Karte liegt jetzt offen vor dir.
rules-sushi-go-turn-pass = Gib den Rest verdeckt nach links weiter.
rules-sushi-go-turn-last = Die letzte Karte einer Hand legst du ohne Wahl. Dann wird die Runde gewertet, alles außer dem Nachtisch kommt weg, und neue Karten werden ausgeteilt.
# Above a little table: players and cards.
rules-sushi-go-hands = Handkarten, je nach Personenzahl

## Dishes

# Tempura and sashimi.
rules-sushi-go-sets = Je { $size } davon bringen { $points }. Was übrig bleibt, bringt nichts.
rules-sushi-go-dumpling = Jede Karte bringt mehr als die davor. Über { $ladder_top } hinaus kommt nichts dazu.
rules-sushi-go-wasabi = { $must ->
    [0] Ein Nigiri, das du in einem späteren Zug legst, darf darauf; das sagst du gleich beim Wählen.
   *[other] Das nächste Nigiri, das du legst, muss darauf.
} Dort zählt es { $factor }-fach. Auf jeden Wasabi passt nur ein Nigiri, und da bleibt es. Ohne Nigiri bringt er nichts.
rules-sushi-go-wasabi-same-turn = Nimmst du mit Stäbchen Wasabi und Nigiri in einem Zug, { $ordered ->
    [0] gehören sie nicht zusammen: Der Wasabi muss schon aus einem früheren Zug daliegen.
   *[other] werden sie so gelegt, wie du sie wählst. Wasabi zuerst, dann kommt das Nigiri darauf.
}
rules-sushi-go-chopsticks = Mit ihnen nimmst du in einem späteren Zug zwei Karten auf einmal. Wähl beide vor dem Aufdecken; danach kommen die Stäbchen zu den Karten, die du weitergibst.
rules-sushi-go-chopsticks-limits = Pro Zug geht das nur einmal, und du brauchst zwei Karten auf der Hand. Eine davon dürfen wieder Stäbchen sein. Punkte bringen sie keine.

## Desserts

rules-sushi-go-dessert-stays = Nachtisch bleibt das ganze Spiel über vor dir liegen.
rules-sushi-go-pudding = Wer am Ende die meisten Puddings hat, gewinnt { $most }; wer die wenigsten hat, verliert { $fewest }. Wer keinen hat, hat am wenigsten.
rules-sushi-go-strawberry = Die Karten zeigen { $lowest } bis { $highest } Erdbeeren. Zähl sie über alle Runden: Wer am Ende die wenigsten hat, verliert { $fewest }. Für die meisten gibt es am Ende nichts, dafür unterwegs das Squishy.
rules-sushi-go-squishy = Schaut nach jedem Zug nach, in dem Erdbeeren gelegt wurden: Hat von denen, die gerade welche gelegt haben, genau eine Person jetzt die höchste Zahl am Tisch? Dann holt sie sich das Squishy und bekommt sofort { $squishy }. Wer es schon hat, bekommt nichts dazu.
rules-sushi-go-squishy-stays = Ein Gleichstand mit jemandem, der diesmal keine gelegt hat, stört nicht. Liegen von denen mit neuen Erdbeeren mehrere gemeinsam vorn oder niemand, bleibt das Squishy, wo es ist. Es kann noch oft weiterwandern.
rules-sushi-go-yogurt = Seinen Wert siehst du erst beim Aufdecken: { $lowest } bis { $highest }. Am Ende zählst du deine Werte zusammen: Die höchste Summe gewinnt { $most }, die niedrigste verliert { $fewest }.
rules-sushi-go-tea = Am Ende teilst du deine Tees in Folgen auf, Zahlen direkt hintereinander, jede Karte in einer Folge. Es zählt die Aufteilung, die am meisten bringt; nach { $highest } kommt nichts mehr. Was die anderen haben, ist egal.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punkte für eine Folge, je nach Länge
rules-sushi-go-mochi = Alle haben einen Würfel, der anfangs 1 zeigt. Legst du ein Mochi, musst du ihn werfen, und so bleibt er bis zu deinem nächsten Mochi, auch in der nächsten Runde. Am Ende gewinnt der höchste Würfel { $most }, der niedrigste verliert { $fewest }. Die Karten selbst bringen nichts.
## Variants

# Not every edition can be played by two.
rules-sushi-go-two-way = In der zweiten Runde gehen die Karten nach rechts.{ $fewest_seats ->
    [2] {" "}Zu zweit ändert das nichts.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Ein Nigiri muss auf einen Wasabi, der seit einem früheren Zug frei daliegt. Von zwei Nigiri in einem Zug kommt das zuerst gewählte darauf.
rules-sushi-go-golf = Wer am wenigsten hat, gewinnt. Gewertet wird wie immer; ein Verlust beim Nachtisch ist hier also ein Glücksfall.
rules-sushi-go-personal-piles = Für zwei. In jeder Runde bekommt ihr je { $cards } Karten auf die Hand und { $pile } als eigenen verdeckten Stapel. Leg eine Karte, tauscht die Handkarten, dann zieh eine Karte von deinem Stapel, solange er reicht. Nur du siehst sie.
rules-sushi-go-battle = Für zwei. In jeder Runde liegen { $spots } Karten auf dem Tisch, in Reihen, die sich überlappen, manche verdeckt. Abwechselnd nehmt ihr eine offene Karte, auf der nichts liegt, und legt sie gleich vor euch hin. Dann dreht ihr verdeckte Karten um, auf denen nichts mehr liegt.
rules-sushi-go-battle-chopsticks = Lagen schon zu Beginn deines Zuges Stäbchen vor dir, darfst du danach eine zweite Karte nehmen, auch eine gerade umgedrehte. Die Stäbchen kommen offen an ihre Stelle.
rules-sushi-go-battle-start = Wer anfängt, entscheidet der Zufall. Spätere Runden beginnt, wer bisher weniger Punkte hat; bei Gleichstand, wer die letzte Runde nicht begonnen hat.
rules-sushi-go-puppet = Für zwei. Ihr bekommt je { $cards } Karten, und genauso viele liegen als verdeckter Stapel bereit. Wer die Puppe führt, zieht die oberste Karte vom Stapel und wählt dann eine Karte für sich und eine für die Puppe; die Gegenseite wählt eine. Alles wird gemeinsam aufgedeckt; dann tauscht ihr die Handkarten, und die Puppe wechselt die Seite.
rules-sushi-go-puppet-score = Der Teller der Puppe wird gewertet, als säße da noch jemand, aber gewinnen kann sie nicht. Stäbchen sind nur für euch zwei.
rules-sushi-go-must-have-maki = Für zwei. Wer kein Maki hat, ist bei der Maki-Wertung nicht dabei. Hast nur du welche, bekommst du { $maki_first } und die andere Seite nichts.
rules-sushi-go-boat-name = Das Boot
rules-sushi-go-boat = Nach jeder Runde bekommt es, wer allein die meisten Punkte hat; bei Gleichstand bleibt es, wo es ist. Es bringt nichts und zeigt nur allen, wer führt.

## The end

rules-sushi-go-end = Nach { $rounds } Runden wird der Nachtisch gewertet. Wer die meisten Punkte hat, gewinnt. Man kann auch unter null landen.
rules-sushi-go-tie = { $tie_break ->
    [0] Bei gleichen Punkten wird der Platz geteilt.
   *[other] Bei gleichen Punkten liegt vorn, wer mehr Puddingkarten hat. Sind auch die gleich, wird der Platz geteilt.
} Nach einem geteilten Platz fällt der nächste aus.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Personen
rules-differ-dessert = Nachtisch
rules-differ-dessert-is = { $desserts ->
    [1] Pudding
   *[other] einer von { $desserts }
}
rules-differ-wasabi = Ein Nigiri, wenn ein Wasabi frei ist
rules-differ-wasabi-is = { $must ->
    [0] darf darauf
   *[other] muss darauf
}
rules-differ-same-turn = Wasabi und Nigiri in einem Zug mit Stäbchen
rules-differ-same-turn-is = { $ordered ->
    [0] nie zusammen
   *[other] zusammen, Wasabi zuerst
}
rules-differ-two-nigiri = Zwei Nigiri in einem Zug, ein freier Wasabi
rules-differ-two-nigiri-is = { $must ->
    [0] du sagst, welches daraufkommt, oder keins
   *[other] das zuerst gewählte kommt darauf
}
rules-differ-maki-most = Gleichstand: meiste Maki
rules-differ-maki-most-is = { $maki_share ->
    [0] je { $maki_first }, die zweitmeisten zählen auch noch
   *[other] { $maki_first } geteilt, für die zweitmeisten nichts
}
rules-differ-maki-second = Gleichstand: zweitmeiste Maki
rules-differ-maki-second-is = { $maki_share ->
    [0] je { $maki_second }
   *[other] { $maki_second } geteilt
}
rules-differ-maki-none = Gar kein Maki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] eine Anzahl wie jede andere
   *[other] bringt nichts
}
rules-differ-pudding = Gleichstand: Pudding
rules-differ-pudding-is = { $share ->
    [0] alle gewinnen oder verlieren voll
   *[other] wird geteilt
}
rules-differ-pudding-two = Wenigste Puddings zu zweit
rules-differ-pudding-two-is = { $two_fewest ->
    [0] kostet nichts
   *[other] kostet { $two_fewest }
}
rules-differ-tie = Gleichstand: Sieg
rules-differ-tie-is = { $tie_break ->
    [0] geteilt
   *[other] mehr Puddings, sonst geteilt
}
rules-differ-boat = Boot
rules-differ-boat-is = { $boat ->
    [0] nein
   *[other] ja
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "Maki".
rules-differ-same-plates = Dieselben Teller in jeder Ausgabe: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi und Nigiri in einem Zug mit Stäbchen: Gehören sie zusammen? Ja, wenn du den Wasabi zuerst legst. Die Anleitung spricht nur von einem Wasabi, der schon offen daliegt.
rules-ruling-sa-3 = Zwei Nigiri in einem Zug, aber nur ein freier Wasabi: Welches kommt darauf? Das, das du zuerst gewählt hast.
rules-ruling-sa-4 = Muss man Stäbchen vorher ansagen? Am echten Tisch ja. Hier gehört das zu deiner verdeckten Wahl und wird mit ihr aufgedeckt, damit niemand darauf reagieren kann.
rules-ruling-sa-11 = Alle haben gleich wenige Erdbeeren: Wer verliert? Ab drei Personen teilen sich alle den Verlust, zu zweit verliert niemand.
rules-ruling-sa-21 = Gleichstand an der Spitze in der Jubiläumsausgabe, auch beim Golf? Der Sieg wird geteilt; die Anleitung sagt nichts dazu.
rules-ruling-sa-24 = Wer führt die Puppe zuerst? Das entscheidet der Zufall; danach wechselt sie in jedem Zug die Seite, auch über Runden hinweg.
rules-ruling-sa-25 = Wer darf mit der Puppe Stäbchen benutzen? Ihr beide. Wer gerade die Puppe führt, legt dann zwei eigene Karten und die der Puppe, braucht also drei auf der Hand. Die Puppe selbst benutzt nie welche.
rules-ruling-sa-26 = Womit wird der Teller der Puppe verglichen? Bei Maki, Squishy und Nachtisch zählt sie als dritte Person, bekommt aber weder einen Platz noch das Boot.
rules-ruling-sa-30 = Wer „weniger Punkte“ hat, beginnt im Duell die nächste Runde: Punkte der Runde oder des Spiels? Des ganzen Spiels bis dahin, das Squishy mitgezählt.
rules-ruling-zg-1 = Muss ein Nigiri auf einen freien Wasabi? In der Ausgabe von 2014 darf es: So steht es in allen vier Sprachen der Anleitung.
rules-ruling-zg-3 = Gleichstand bei den meisten Maki in der Ausgabe von 2014: Gibt es noch etwas für die zweitmeisten? Ja, für die nächstkleinere Anzahl.
rules-ruling-zg-6 = Wann wählt man mit Stäbchen die zweite Karte? Vor dem Aufdecken. Nur der italienische Text der Anleitung hält es anders.
rules-ruling-last-nigiri = Die letzte Karte einer Hand ist ein Nigiri, und ein Wasabi ist frei? Dann kommt es darauf, in jeder Ausgabe.
rules-ruling-strawberry-symbols = Wenigste Erdbeerkarten oder wenigste Erdbeeren? Erdbeeren; so rechnet auch das Beispiel der Anleitung.
rules-ruling-squishy-often = Zählt das Squishy einmal pro Runde? Nein: sofort, und jedes Mal, wenn es geholt wird.
rules-ruling-battle-second = Duell mit Stäbchen: Muss man die zweite Karte ansagen? Nein. Du entscheidest nach der ersten, wenn du siehst, was umgedreht wurde.
