# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, Jubiläumsausgabe
edition-sushi-go-original-2013 = Sushi Go! wie in den meisten Programmen
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = Nachtisch
group-variant = Variante
group-wasabi = Wasabi
group-maki = Maki
group-dice = Würfel

option-two-way = in Runde 2 gehen die Karten nach rechts
option-forced-wasabi = ein Nigiri muss auf einen freien Wasabi
option-strawberry = führ bei den Erdbeeren und hol das Squishy
option-frozen-yogurt = die Zahl zeigt sich erst beim Ausspielen
option-bubble-tea = Zahlen in Folge sammeln
option-pudding = am meisten bringt Plus, am wenigsten Minus
option-mochi = jedes Mochi wirft deinen Würfel
option-golf = wer am wenigsten hat, gewinnt
option-personal-piles = die Hälfte der Karten kommt vom eigenen Stapel
option-battle = Karten in einer Pyramide, genommen wird abwechselnd
option-puppet = ein dritter Teller, den ihr abwechselnd füllt
option-must-have-maki = ohne Maki keine Maki-Punkte
option-matching = nur gleiche Würfel beiseitelegen

games-column-id = Spiel
games-column-seats = Plätze
games-column-options = Optionen
games-source = { $edition ->
    [sushi-go-original-2013] Regeln: von 2013, wie die meisten Programme sie haben
    [sushizock-2008] Regeln: S4 und was veröffentlicht ist
   *[other] Regeln: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, eins davon
}
games-option-default = {" "}(Standard)
games-option-seats = {" "}({ $seats } Plätze)
games-no-options = keine
games-how = Eine Kennung lautet Spiel+Option+Option, Reihenfolge egal. S0 bis S4 sind die Anleitungen hinter den Regeln.
games-count = Insgesamt { $ids } Kennungen; „sushibelt games --json“ zählt sie alle auf.
games-example = Gleich spielen: sushibelt play { $game } --seats { $seats }
