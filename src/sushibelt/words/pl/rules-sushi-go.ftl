# Rules at hand: Sushi Go!, all editions. Facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Weź jedną kartę, resztę podaj dalej i zbieraj dania, które razem są coś warte. Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} i po deserze wygrywa najwyższy wynik.
rules-sushi-go-turn-choose = Wybierz jedną kartę z ręki i połóż ją zakrytą.
rules-sushi-go-turn-reveal = Gdy wszyscy wybiorą, odkryjcie karty razem. Twoja leży teraz przed tobą.
rules-sushi-go-turn-pass = Resztę podaj, bez pokazywania, osobie po lewej.
rules-sushi-go-turn-last = Ostatnią kartę z ręki wykłada się bez wybierania. Potem liczy się punkty, sprząta wszystko oprócz deserów i rozdaje nowe karty.
# Above a little table: players and cards.
rules-sushi-go-hands = Kart na rękę, zależnie od liczby graczy

## Dishes

# Tempura and sashimi.
rules-sushi-go-sets = Za każde { $size } dostajesz { $points } pkt. Reszta nic nie daje.
rules-sushi-go-dumpling = Każda kolejna sztuka daje więcej niż poprzednia. Powyżej { $ladder_top } nic już nie przybywa.
rules-sushi-go-wasabi = { $must ->
    [0] Nigiri, które wyłożysz w jednej z kolejnych tur, może na nie trafić; mówisz o tym, gdy je wybierasz.
   *[other] Następne nigiri, które wyłożysz, musi na nie trafić.
} Liczy się wtedy ×{ $factor }. Na jednym wasabi mieści się jedno nigiri i już się stamtąd nie rusza. Wasabi bez nigiri nic nie daje.
rules-sushi-go-wasabi-same-turn = Jeśli dzięki pałeczkom wykładasz wasabi i nigiri w jednej turze, { $ordered ->
    [0] nie łączą się: wasabi musi leżeć już od wcześniejszej tury.
   *[other] kolejność zależy od ciebie. Gdy wasabi jest pierwsze, łączą się.
}
rules-sushi-go-chopsticks = Dzięki nim w jednej z kolejnych tur bierzesz dwie karty. Wybierz obie przed odkryciem, a potem dołóż pałeczki do kart, które podajesz dalej.
rules-sushi-go-chopsticks-limits = W jednej turze działają tylko jedne pałeczki, a na ręce trzeba mieć co najmniej dwie karty. Jedną z wybranych mogą być inne pałeczki. Punktów nie dają.

## Desserts

rules-sushi-go-dessert-stays = Deser leży przed tobą przez całą grę.
rules-sushi-go-pudding = Na koniec: kto ma najwięcej puddingów, dostaje { $most } pkt, a kto najmniej, traci { $fewest } pkt. Kto nie ma żadnego, ma najmniej.
rules-sushi-go-strawberry = Na karcie jest od { $lowest } do { $highest } truskawek. Liczą się te ze wszystkich rund: kto na koniec ma najmniej, traci { $fewest } pkt. Za najwięcej nie ma nagrody, ale jest gniotek.
rules-sushi-go-squishy = Patrzcie po każdej turze, w której ktoś wykłada truskawki. Czy dokładnie jedna z osób, które je właśnie wyłożyły, ma teraz najwięcej ze wszystkich? To ona bierze gniotka i od razu { $squishy } pkt. Kto już go ma, nic więcej nie dostaje.
rules-sushi-go-squishy-stays = Remis z kimś, kto w tej turze truskawek nie wykłada, nie przeszkadza. Jeśli z tych, którzy je wyłożyli, prowadzi kilku naraz albo nikt, gniotek zostaje na miejscu. Może wędrować wiele razy.
rules-sushi-go-yogurt = Wartość, od { $lowest } do { $highest }, widać dopiero po wyłożeniu. Na koniec dodaj swoje wartości: kto ma najwięcej, dostaje { $most } pkt, kto najmniej, traci { $fewest } pkt.
rules-sushi-go-tea = Na koniec podziel swoje bubble tea na ciągi kolejnych liczb; każda karta należy do jednego ciągu. Liczy się podział, który daje najwięcej; po { $highest } ciąg się kończy. Z nikim się nie porównujesz.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punkty za ciąg, według długości
rules-sushi-go-mochi = Każdy ma kość, która na początku pokazuje 1. Gdy wykładasz mochi, musisz nią rzucić, i tak już zostaje do twojego następnego mochi, także w kolejnych rundach. Na koniec najwyższa kość daje { $most } pkt, najniższa zabiera { $fewest } pkt. Karty nic nie dają.
## Variants

rules-sushi-go-two-way = W drugiej rundzie karty wędrują w prawo.{ $fewest_seats ->
    [2] {" "}Przy dwóch graczach nic to nie zmienia.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Nigiri musi trafić na wasabi, które leży wolne od wcześniejszej tury. Z dwóch nigiri w jednej turze trafia na nie to wybrane jako pierwsze.
rules-sushi-go-golf = Wygrywa najniższy wynik. Liczy się wszystko jak zawsze, więc strata na deserze to czysta radość.
rules-sushi-go-personal-piles = Dla dwojga. W każdej rundzie dostajecie po { $cards } { $cards ->
    [one] karcie
    [few] karty
   *[other] kart
} na rękę i po { $pile } w zakrytym własnym stosie. Wyłóż kartę, zamieńcie się kartami z ręki, a potem dobierz jedną ze swojego stosu, dopóki coś w nim jest. Widzisz ją tylko ty.
rules-sushi-go-battle = Dla dwojga. W każdej rundzie na stole { $spots ->
    [one] leży { $spots } karta
    [few] leżą { $spots } karty
   *[other] leży { $spots } kart
} w zachodzących na siebie rzędach, część zakryta. Na zmianę bierzecie odkrytą kartę, na której nic nie leży, i od razu ją wykładacie. Potem odkrywa się zakryte karty, na których nic już nie leży.
rules-sushi-go-battle-chopsticks = Jeśli na początku twojej tury leżą przed tobą pałeczki, możesz wziąć jeszcze drugą kartę, nawet dopiero co odkrytą. Pałeczki kładziesz odkryte na jej miejsce.
rules-sushi-go-battle-start = Kto zaczyna, decyduje los. Kolejne rundy zaczyna osoba, która ma dotąd mniej punktów; przy remisie ta, która nie zaczynała poprzedniej.
rules-sushi-go-puppet = Dla dwojga. Dostajecie po { $cards } { $cards ->
    [one] karcie
    [few] karty
   *[other] kart
}, a tyle samo leży w zakrytym stosie. Kto prowadzi marionetkę, dobiera wierzchnią kartę ze stosu, a potem wybiera jedną kartę dla siebie i jedną dla marionetki; druga osoba wybiera jedną. Odkrywacie wszystkie razem, zamieniacie się kartami z ręki, a marionetka przechodzi na drugą stronę.
rules-sushi-go-puppet-score = Talerz marionetki liczy się jak u trzeciego gracza, ale marionetka nie może wygrać. Pałeczki są tylko dla was dwojga.
rules-sushi-go-must-have-maki = Dla dwojga. Bez futomaki nie bierzesz udziału w wyścigu o futomaki. Jeśli ma je tylko jedno z was, dostaje { $maki_first } pkt, a drugie nic.
rules-sushi-go-boat-name = Łódeczka
rules-sushi-go-boat = Po każdej rundzie dostaje ją osoba, która jako jedyna ma najwięcej punktów; przy remisie łódeczka się nie rusza. Punktów nie daje, ale wszyscy widzą, kto prowadzi.

## The end

rules-sushi-go-end = Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} liczy się desery. Wygrywa najwyższy wynik. Wynik może spaść poniżej zera.
rules-sushi-go-tie = { $tie_break ->
    [0] Przy równych wynikach miejsce jest wspólne.
   *[other] Przy równych wynikach wygrywa więcej kart puddingu. Jeśli i tu jest równo, miejsce jest wspólne.
} Po wspólnym miejscu następne się pomija.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Gracze
rules-differ-dessert = Deser
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] jeden z { $desserts }
}
rules-differ-wasabi = Nigiri, gdy leży wolne wasabi
rules-differ-wasabi-is = { $must ->
    [0] może na nie trafić
   *[other] musi na nie trafić
}
rules-differ-same-turn = Wasabi i nigiri w jednej turze z pałeczkami
rules-differ-same-turn-is = { $ordered ->
    [0] nigdy się nie łączą
   *[other] łączą się, gdy wasabi jest pierwsze
}
rules-differ-two-nigiri = Dwa nigiri w jednej turze, jedno wolne wasabi
rules-differ-two-nigiri-is = { $must ->
    [0] mówisz, które na nie trafia, jeśli w ogóle
   *[other] trafia na nie wybrane jako pierwsze
}
rules-differ-maki-most = Remis na pierwszym miejscu w futomaki
rules-differ-maki-most-is = { $maki_share ->
    [0] po { $maki_first } dla każdego, drugie miejsce też się liczy
   *[other] { $maki_first } do podziału, za drugie miejsce nic
}
rules-differ-maki-second = Remis na drugim miejscu w futomaki
rules-differ-maki-second-is = { $maki_share ->
    [0] po { $maki_second } dla każdego
   *[other] { $maki_second } do podziału
}
rules-differ-maki-none = Brak futomaki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] wynik jak każdy inny
   *[other] bez nagrody
}
rules-differ-pudding = Remis w puddingach
rules-differ-pudding-is = { $share ->
    [0] każdy zyskuje lub traci całość
   *[other] do podziału
}
rules-differ-pudding-two = Najmniej puddingów przy dwóch graczach
rules-differ-pudding-two-is = { $two_fewest ->
    [0] nikt nie traci
   *[other] strata { $two_fewest }
}
rules-differ-tie = Remis o zwycięstwo
rules-differ-tie-is = { $tie_break ->
    [0] wspólne
   *[other] więcej puddingów, potem wspólne
}
rules-differ-boat = Łódeczka
rules-differ-boat-is = { $boat ->
    [0] nie
   *[other] tak
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Te same talerze w każdej edycji: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi i nigiri w jednej turze z pałeczkami: łączą się? Tak, jeśli najpierw wyłożysz wasabi. Instrukcja mówi tylko o wasabi, które już leży odkryte.
rules-ruling-sa-3 = Dwa nigiri w jednej turze, a wolne wasabi tylko jedno: które na nie trafia? To wybrane jako pierwsze.
rules-ruling-sa-4 = Czy trzeba coś zawołać, zanim użyje się pałeczek? Przy stole tak. Tutaj to część ukrytego wyboru i widać to razem z nim, więc nikt nie zdąży zareagować.
rules-ruling-sa-11 = Wszyscy mają równie mało truskawek: kto traci? Od trzech graczy wzwyż wszyscy dzielą się stratą, przy dwóch nikt nie traci.
rules-ruling-sa-21 = Remis o zwycięstwo w edycji na dziesięciolecie, także w golfie? Zwycięstwo jest wspólne; instrukcja o tym milczy.
rules-ruling-sa-24 = Kto pierwszy prowadzi marionetkę? Decyduje los; potem zmieniacie się co turę, także z rundy na rundę.
rules-ruling-sa-25 = Kto może używać pałeczek w grze z marionetką? Obie osoby. Kto prowadzi marionetkę, wykłada wtedy dwie karty swoje i jedną jej, więc na ręce muszą być trzy. Marionetka nie używa ich nigdy.
rules-ruling-sa-26 = Z czym porównuje się talerz marionetki? Przy futomaki, gniotku i deserze liczy się jak trzeci gracz, ale nie zajmuje miejsca i nie dostaje łódeczki.
rules-ruling-sa-30 = „Mniej punktów” zaczyna następną rundę Bitwy: w rundzie czy w całej grze? W całej dotychczasowej grze, razem z gniotkiem.
rules-ruling-zg-1 = Czy nigiri musi trafić na wolne wasabi? W edycji z 2014 roku może, ale nie musi: tak mówią wszystkie cztery języki instrukcji.
rules-ruling-zg-3 = Remis na pierwszym miejscu w futomaki w edycji z 2014 roku: czy jest druga nagroda? Tak, dla następnego niższego wyniku.
rules-ruling-zg-6 = Kiedy wybiera się drugą kartę w turze z pałeczkami? Przed odkryciem kart. Tylko włoski tekst instrukcji mówi co innego.
rules-ruling-last-nigiri = Ostatnia karta z ręki to nigiri, a leży wolne wasabi? Trafia na wasabi, w każdej edycji.
rules-ruling-strawberry-symbols = Najmniej kart z truskawkami czy najmniej truskawek? Truskawek: tak liczy przykład w samej instrukcji.
rules-ruling-squishy-often = Czy gniotek daje punkty raz na rundę? Nie: od razu, za każdym razem, gdy ktoś go bierze.
rules-ruling-battle-second = Bitwa z pałeczkami: czy drugą kartę trzeba zapowiedzieć? Nie. Decydujesz po pierwszej, gdy widać już, co zostało odkryte.
