# Rules at hand: Sushi Roll.

rules-sushi-roll-goal = Kości z daniami przyjeżdżają na taśmach, a ty co turę bierzesz jedną. Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} dolicza się puddingi i pozostałe żetony. Wygrywa najwyższy wynik.
rules-sushi-roll-turn-fill = Na początku rundy połóżcie na każdej taśmie kości z woreczka i rzućcie wszystkimi. Zaczyna osoba z czerwoną taśmą, dalej kolejno w lewo.
rules-sushi-roll-turn-tokens = W swojej turze najpierw użyj tylu menu i pałeczek, ile chcesz, po kolei.
rules-sushi-roll-turn-take = Potem weź jedną kość ze swojej taśmy na tackę, tak jak leży. To obowiązek.
rules-sushi-roll-turn-slide = Gdy każdy weźmie po jednej, wszystkie taśmy jadą w lewo i leżącymi na nich kośćmi rzuca się od nowa. Zaczyna ten, komu przypadła czerwona taśma.
rules-sushi-roll-turn-score = Gdy taśmy są puste, liczy się rundę. Wszystkie kości wracają do woreczka, żetony zostają u graczy.
# Above a little table: players and dice.
rules-sushi-roll-belts = Kości na taśmie, zależnie od liczby graczy
rules-sushi-roll-red-name = Czerwona taśma
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Pokazuje tylko, kto zaczyna. Po ostatnich kościach rundy taśmy zostają na miejscu; gdy graczy jest { $seats }, przesuwają się jeszcze raz.

# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Takie same łączą się w zestawy: najwyżej { $set_size } w jednym, kolejne zaczynają nowy. Najpierw liczy się pełne zestawy.
rules-sushi-roll-wasabi = Następne nigiri, które weźmiesz, musi na nie trafić i liczy się ×{ $factor }. Na jednym wasabi mieści się jedno nigiri i już się stamtąd nie rusza. Nigiri wzięte wcześniej zostaje, jak było, a wasabi bez nigiri nic nie daje.
rules-sushi-roll-menu = Za tę kość dostajesz tyle menu, ile pokazuje. Użyj menu w swojej turze, żeby przerzucić naraz jedną lub więcej kości ze swojej taśmy.
rules-sushi-roll-chopsticks = Za tę kość dostajesz tyle pałeczek, ile pokazuje. Użyj pałeczek w swojej turze, żeby zamienić kość ze swojej taśmy na kość z cudzej. Żadnej się nie obraca; tacek ruszać nie wolno.
rules-sushi-roll-tokens = Na początku gry każdy dostaje { $menus }× menu i { $chopsticks }× pałeczki. Zdobyte żetony bierzesz z puli, dopóki w niej są, i używasz ich od następnej tury. Zużyte wracają do puli.
rules-sushi-roll-tokens-end = Na koniec gry niezużyte menu i pałeczki liczy się razem: 1 pkt za każde { $per_point }.
rules-sushi-roll-pudding = Za tę kość dostajesz tyle puddingów, ile pokazuje, i już ich nie oddajesz. Na koniec najwięcej puddingów daje { $most } pkt, najmniej zabiera { $fewest } pkt. Kto nie ma żadnego, ma najmniej.

rules-sushi-roll-end = Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} liczy się puddingi i niezużyte żetony. Wygrywa najwyższy wynik. Wynik może spaść poniżej zera.
rules-sushi-roll-tie = Przy równych wynikach wygrywa więcej puddingów. Jeśli i tu jest równo, miejsce jest wspólne, a następne się pomija.

# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Żetony w pudełku
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] kość przystawek
    [maki] kość futomaki
    [nigiri] kość nigiri
    [specials] kość specjalna
   *[pudding] kość puddingów
}

rules-ruling-sr-1 = Czy można użyć żetonu w tej samej turze, w której się go bierze? Nie: wzięcie kości kończy turę.
rules-ruling-sr-6 = Czy liczy się sztuki żetonów puddingu, czy to, ile są warte? To, ile są warte; duże żetony są tylko od rozmieniania.
rules-ruling-red-start = U kogo zaczyna czerwona taśma? U osoby, którą wskaże los; strony, która o tym mówi, nie mamy.
rules-ruling-menu-dice = Ile kości przerzuca jedno menu? Ile chcesz ze swojej taśmy, ale co najmniej jedną.
rules-ruling-maki-none = Czy ktoś bez futomaki może być drugi? Nie. Mówi tak tylko jedno źródło; instrukcja milczy.
rules-ruling-puddings-equal = Wszyscy mają tyle samo puddingów? Od trzech graczy wzwyż zysk i strata się znoszą; przy dwóch zyskują oboje, bo nikt nie traci.
