# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# What stands here is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers stand without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Zasady pod ręką
rules-intro = Krótkie odpowiedzi, gdy przy stole pada pytanie, własnymi słowami. Każda liczba i każdy przykład pochodzą wprost z zasad, według których gra ta strona.
rules-of = Zasady: { $game }
rules-seats = Dla { $fewest }–{ $most } graczy
rules-other-editions = Inne edycje
rules-all = Wszystkie gry
rules-contents = Na tej stronie
rules-find = Znajdź słowo
rules-found = { $count ->
    [0] Tego słowa nie ma w żadnym akapicie.
    [one] { $count } akapit z tym słowem.
    [few] { $count } akapity z tym słowem.
   *[other] { $count } akapitów z tym słowem.
}
rules-example = Na przykład
rules-more-examples = Więcej przykładów
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Ile
rules-points = Punkty
rules-seat = Gracz { $letter }
rules-nothing = nic
# What somebody lays in this turn; $what names a card.
rules-now = teraz: { $what }
rules-play = Zagraj
rules-keep-score = Licz punkty
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (w nowej karcie)
rules-link-game = Zasady tej gry
# Behind what a card does, in the bar below the hand: as short as can be.
rules-link-card = Zasada
rules-section-short = W skrócie
rules-section-dishes = Co robią dania
rules-section-dice = Co robią kości
rules-section-desserts = { $count ->
    [one] Deser
   *[other] Desery: wybierzcie jeden
}
rules-section-options = Warianty
rules-section-end = Koniec
rules-section-box = Co jest w pudełku
rules-section-editions = Porównanie edycji
rules-section-rulings = Kwestie sporne i nasze decyzje
rules-goal = Cel gry
rules-turn = Tura
rules-ending = Koniec gry
rules-tie = Remis
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] Mamy całą instrukcję tej edycji, w czterech językach.
    [sushi-go-anniversary] Mamy polską instrukcję tej edycji, ale bez listy kart i bez rysunku stołu do Bitwy.
    [sushi-go-original-2013] Nie mamy instrukcji tej edycji. To zasady, co do których publiczne opisy są zgodne.
    [sushi-roll-2019] Mamy polską instrukcję tej gry, ale bez strony o przygotowaniu rozgrywki.
   *[sushizock-2008] Mamy rosyjskie zasady i niemiecki skrót zasad tej gry, ale bez listy kafelków.
}
rules-rulings-intro = Gdy instrukcja milczy albo dwie sobie przeczą, ktoś musi zdecydować. Przy swoim stole możecie zrobić inaczej; umówcie się przed startem.
rules-ruling = Nasza decyzja { $id }
rules-ruling-unnamed = Nasza decyzja
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = Liczb ze znaczkiem nie ma w instrukcjach, które znamy. Jeśli w twoim pudełku jest inaczej, wierz pudełku.
rules-sure-one = wiemy z jednego źródła
rules-sure-inferred = wynika z innych faktów
rules-sure-assumed = przypuszczenie, z którym dobrze się gra
rules-cards-in-all = { $count ->
    [one] razem { $count } karta
    [few] razem { $count } karty
   *[other] razem { $count } kart
}
