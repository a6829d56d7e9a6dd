# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, edycja na 10-lecie
edition-sushi-go-original-2013 = Sushi Go! jak w większości programów
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = deser
group-variant = wariant
group-wasabi = wasabi
group-maki = futomaki
group-dice = kości

option-two-way = w drugiej rundzie karty wędrują w prawo
option-forced-wasabi = nigiri musi trafić na wolne wasabi
option-strawberry = prowadzisz w truskawkach – bierzesz gniotka
option-frozen-yogurt = wartość widać dopiero po wyłożeniu
option-bubble-tea = ciągi kolejnych liczb
option-pudding = kto ma najwięcej, zyskuje; kto najmniej, traci
option-mochi = każde mochi to rzut twoją kością
option-golf = wygrywa najniższy wynik
option-personal-piles = połowa kart pochodzi z twojego stosu
option-battle = karty leżą w piramidzie, bierzecie na zmianę
option-puppet = trzeci talerz, który karmicie na zmianę
option-must-have-maki = nie masz futomaki, nie masz za nie punktów
option-matching = odkładasz tylko jednakowe kości

games-column-id = gra
games-column-seats = gracze
games-column-options = opcje
games-source = { $edition ->
    [sushi-go-original-2013] zasady: z 2013 roku, jak w większości programów
    [sushizock-2008] zasady: S4 i to, co opublikowano
   *[other] zasady: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, jedno z
}
games-option-default = {" "}(domyślnie)
games-option-seats = {" "}(graczy: { $seats })
games-no-options = brak
games-how = Identyfikator to gra+opcja+opcja, w dowolnej kolejności. S0–S4 to instrukcje, z których pochodzą zasady.
games-count = Wszystkich identyfikatorów: { $ids }; „sushibelt games --json” pokazuje każdy z nich.
games-example = Zagraj w jedną z nich: sushibelt play { $game } --seats { $seats }
