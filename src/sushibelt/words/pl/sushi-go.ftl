# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, edycja na 10‑lecie
edition-sushi-go-original-2013 = Sushi Go!, oryginalne zasady (2013)
front-about-sushi-go = Weź jedno danie, resztę podaj dalej i zerkaj, co zbierają sąsiedzi.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = deser
group-variant = wariant
group-wasabi = wasabi
group-maki = futomaki
option-two-way = w drugiej rundzie karty wędrują w prawo
option-forced-wasabi = nigiri musi trafić na wolne wasabi
option-strawberry = prowadzisz w truskawkach: bierzesz gniotka
option-frozen-yogurt = wartość widać dopiero po wyłożeniu
option-bubble-tea = ciągi kolejnych liczb
option-pudding = kto ma najwięcej, zyskuje; kto najmniej, traci
option-mochi = każde mochi to rzut twoją kością
option-golf = wygrywa najniższy wynik
option-personal-piles = połowa kart pochodzi z twojego stosu
option-battle = karty leżą w piramidzie, bierzecie na zmianę
option-puppet = trzeci talerz, dla którego gracie na zmianę
option-must-have-maki = bez futomaki nie ma punktów za futomaki
setup-group-dessert = Deser
setup-group-variant = Wariant
setup-group-wasabi = Wasabi
setup-group-maki = Futomaki
setup-option-strawberry = Pudding truskawkowy
setup-option-frozen-yogurt = Mrożony jogurt
setup-option-bubble-tea = Bubble tea
setup-option-pudding = Stary, dobry pudding
setup-option-mochi = Mochi
setup-option-two-way = Dwukierunkowo
setup-option-golf = Golf
setup-option-personal-piles = Osobiste stosy
setup-option-battle = Bitwa
setup-option-puppet = Marionetka
setup-option-forced-wasabi = Obowiązkowe wasabi
setup-option-must-have-maki = Musisz mieć futomaki
setup-none-variant = Zwyczajnie
setup-none-wasabi = Jak wolisz
setup-none-maki = Jak w instrukcji

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = mochi
component-strawberry = pudding truskawkowy
component-strawberry1 = truskawki 1
component-strawberry2 = truskawki 2
component-strawberry3 = truskawki 3
component-strawberry4 = truskawki 4
component-yogurt = mrożony jogurt
component-yogurt1 = mrożony jogurt 1
component-yogurt2 = mrożony jogurt 2
component-yogurt3 = mrożony jogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Lines of the score sheet

line-squishy = gniotek

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = gyoza
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = jajko
short-salmon = łosoś
short-squid = kalmar
short-wasabi = wasabi
short-chopsticks = pałeczki
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = trusk. 1
short-strawberry2 = trusk. 2
short-strawberry3 = trusk. 3
short-strawberry4 = trusk. 4
short-yogurt = jogurt
short-tea1 = tea 1
short-tea2 = tea 2
short-tea3 = tea 3
short-tea4 = tea 4
short-tea5 = tea 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-boat = Po każdej rundzie dostaje ją osoba, która prowadzi samodzielnie. Punktów nie daje.
explain-puppet = Kto ją prowadzi, dobiera o kartę więcej i zagrywa jedną za nią; potem marionetka przechodzi dalej. Nie może wygrać.
explain-sets-of = Każde { $size } dają { $points } pkt, mniej nie daje nic.
explain-ladder = Za 1, 2, 3… sztuki: { $ladder } pkt.
explain-chopsticks = { $where ->
    [table] W którejś z kolejnych tur weź drugą kartę, a pałeczki połóż na jej miejscu.
   *[hand] W którejś z kolejnych tur wyłóż dwie karty, a pałeczki dołóż do kart na ręce.
}
explain-pudding = Na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-mochi = Każde mochi to rzut twoją kością (ścianki: { $faces }); na koniec: najwyższa +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najniższa −{ $fewest }{ explain-duo }
}.
explain-strawberry = Wyłóż truskawki i obejmij w nich prowadzenie: bierzesz gniotka, od razu +{ $squishy }; na koniec: najmniej −{ $fewest }{ explain-duo }.
explain-yogurt = Jogurt pokazuje liczbę dopiero po wyłożeniu; na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-tea = Na koniec ciągi 1, 2, 3… kolejnych liczb dają { $ladder } pkt.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Marionetkę najpierw prowadzisz ty
       *[no] Marionetkę najpierw prowadzi { $who }
    }
   *[other] { $you ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    }
}
event-sushi-go-dealt = Runda { $round }: karty rozdane
event-sushi-go-hand = { $you ->
    [yes] Masz na ręce: { $what }
   *[no] { $who } ma na ręce: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Wykładasz: { $what }
   *[no] { $who } wykłada: { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Używasz pałeczek: leżą teraz w rzędzie { $row }, pozycja { $place }
       *[no] { $who } używa pałeczek: leżą teraz w rzędzie { $row }, pozycja { $place }
    }
   *[hand] { $you ->
        [yes] Używasz pałeczek: idą dalej z kartami z ręki
       *[no] { $who } używa pałeczek: idą dalej z kartami z ręki
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Rzucasz kością mochi: { $face }
   *[no] { $who } rzuca kością mochi: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Odkrywasz: { $what }
   *[no] { $who } odkrywa: { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Masz najwięcej truskawek i bierzesz gniotka: +{ $points }
   *[no] { $who } ma najwięcej truskawek i bierze gniotka: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Karty wędrują w lewo
   *[right] Karty wędrują w prawo
}
event-sushi-go-drew = { $you ->
    [yes] Dobierasz kartę ze stosu
   *[no] { $who } dobiera kartę ze stosu
}
event-sushi-go-drew-card = { $you ->
    [yes] Dobierasz: { $what }
   *[no] { $who } dobiera: { $what }
}
event-sushi-go-took = { $you ->
    [yes] Bierzesz: { $what } (rząd { $row }, pozycja { $place })
   *[no] { $who } bierze: { $what } (rząd { $row }, pozycja { $place })
}
event-sushi-go-flipped = Odkryte w rzędzie { $row }, pozycja { $place }: { $what }
event-sushi-go-scored = Punkty za rundę { $round }: { $points }
event-sushi-go-boat = { $you ->
    [yes] Wychodzisz na prowadzenie i dostajesz łódeczkę
   *[no] { $who } wychodzi na prowadzenie i dostaje łódeczkę
}
event-sushi-go-over = Ostatnia karta leży na stole

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-go-sets = { $count ->
    [0] brak
   *[other] { $count }: { $sets ->
        [0] na zestaw trzeba { $size }
       *[other] { $sets ->
            [1] zestaw { $size } sztuk
            [few] { $sets } zestawy po { $size }, każdy za { $each }
           *[other] { $sets } zestawów po { $size }, każdy za { $each }
        }{ $left ->
            [0] { "" }
           *[other] , reszta { $left }
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] brak
    [1] tylko 1
   *[other] razem { $count }{ $over ->
        [0] { "" }
       *[other] ; powyżej { $top } już nic nie przybywa
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] brak
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] wasabi bez nigiri
   *[other] { $count }× wasabi bez nigiri
}
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
reason-sushi-go-squishy = { $times ->
    [0] ani razu
    [1] zdobyty raz
   *[other] zdobyty { $times } razy
}
reason-sushi-go-maki-first = najwięcej symboli: { $count }{ reason-tie }
reason-sushi-go-maki-second = drugi wynik, symbole: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] bez symboli
    [one] { $count } symbol
    [few] { $count } symbole
   *[other] { $count } symboli
}: miejsce { $place } nic nie daje
reason-sushi-go-maki-left-out = bez futomaki, więc poza punktacją
reason-sushi-go-strawberry-none = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[other] { $count } symboli
}: ktoś ma mniej
reason-sushi-go-strawberry-fewest = najmniej symboli: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [one] po { $count } symbolu
    [few] po { $count } symbole
   *[other] po { $count } symboli
}: nikt nie traci
reason-sushi-go-yogurt-first = najwięcej jogurtu: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = najmniej jogurtu: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = jogurt { $count }: bez zysku i straty
reason-sushi-go-yogurt-level = jogurt { $count }, jak u wszystkich: bez zysku i straty
reason-sushi-go-pudding-first = najwięcej puddingów: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = najmniej puddingów: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}: bez zysku i straty
reason-sushi-go-pudding-level = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}, jak u wszystkich: bez zysku i straty
reason-sushi-go-pudding-both = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
   *[other] { $count } puddingów
}, jak u wszystkich: i najwięcej, i najmniej
reason-sushi-go-mochi-first = najwięcej na kości: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = najmniej na kości: { $count }{ reason-tie }
reason-sushi-go-mochi-none = kość pokazuje { $count }: bez zysku i straty
reason-sushi-go-mochi-level = wszystkie kości pokazują { $count }: bez zysku i straty
reason-sushi-go-tea-runs = { $kinds ->
    [0] brak
   *[other] najlepszy podział: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] ciąg długości { $length }
    [few] { $count } ciągi długości { $length }
   *[other] { $count } ciągów długości { $length }
}

## The table in the browser

table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
component-puppet = Marionetka
table-hand = Twoje karty
table-hands = Karty wszystkich
table-hand-empty = Nie masz kart na ręce.
table-belt = Taśma
table-belt-starts = Wybierz pierwszą kartę.
table-passing-left = Karty wędrują w lewo
table-passing-right = Karty wędrują w prawo
table-chopsticks-used = pałeczki użyte
table-squishy = gniotek
component-boat = łódeczka za prowadzenie
table-leads-puppet = prowadzi marionetkę
table-die = kość mochi: { $face }
table-choose-card = Wybierz kartę.
table-choose-two = Wybierz dwie karty: pałeczki wrócą do kart na ręce.
table-choose-second = Teraz druga karta.
table-choose-own-first = Wybierz kartę dla siebie, potem dla marionetki.
table-choose-puppet = Teraz karta dla marionetki.
table-choose-place = Gdzie ją położyć?
table-chopsticks-on = Użyj pałeczek
table-chopsticks-off = Jedna karta
table-only-this = Tylko ta
table-for-puppet = dla marionetki
table-for-you = dla ciebie
table-own-and-puppet = { $own } dla ciebie, { $puppet } dla marionetki
table-pyramid = Piramida
table-face-down = zakryta
table-spot = { $what }, rząd { $row }, pozycja { $place }
table-choose-spot = Weź wolną kartę.
table-choose-second-spot = Weź drugą kartę za pałeczki albo skończ.
table-stop = Koniec

## The table in the terminal

page-belt-left = karty wędrują w lewo: { $chain }
page-belt-right = karty wędrują w prawo: { $chain }
page-piles = w stosach zostało: { $count }
page-puppet-pile = w stosie zostało: { $count }
page-puppet = Marionetka
page-leads-puppet = prowadzi marionetkę
page-squishy = gniotek
page-boat = łódeczka
page-die = kość { $face }
page-strawberry = truskawki { $sum } ({ $cards })
page-yogurt = mrożony jogurt { $sum } ({ $cards })
page-tea = bubble tea { $cards }
ask-card = Twoja karta
ask-card-or-two = Twoja karta; z pałeczkami dwie, np. „1 3”
ask-puppet = A dla marionetki?
ask-spot = Twoja karta
ask-second-spot = Druga karta za pałeczki albo stop
offer-only-pair = tylko razem z inną kartą
offer-stop = stop
refusal-input-slot-only-pair = Tylko razem z inną kartą: { $what }.
refusal-input-pair-impossible = Tego nie da się teraz wyłożyć razem: { $first } i { $second }.
refusal-input-two-cards = Można wyłożyć najwyżej dwie karty.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-sushi-go-choose = To twoje karty. Każdy po kryjomu wybiera jedną, potem odkrywamy wszystkie razem. Nigiri to punkty od ręki: { $what } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-passed = A teraz karty wędrują! Twoje ma już { $who }, a te przyszły z drugiej strony. Co w nich zostawisz, może wziąć ktoś inny.
learn-sushi-go-came-back = Znasz te karty: to te z samego początku, tylko { $gone ->
    [one] { $gone } ubyła
    [few] { $gone } ubyły
   *[other] { $gone } ubyło
}. Pamiętać, co krąży, to pół gry.
learn-sushi-go-pair-made = Spójrz na swoją tackę: { $size }× tempura i masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-dumplings = Gyoza uwielbia tłok. Im więcej sztuk, tym więcej punktów: { $p1 }, { $p2 }, { $p3 }, { $p4 }, najwyżej { $p5 }.
learn-sushi-go-sashimi = Sashimi jest dla odważnych: { $size } razem dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, mniej nie daje nic.
learn-sushi-go-on-wasabi = Na to czekało twoje wasabi: { $what } ląduje na nim i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-two = Czas na pałeczki! Naciśnij „{ $button }” i wybierz dwie karty naraz. Pałeczki powędrują potem dalej z resztą kart.
learn-sushi-go-second-tempura = Jest towarzystwo dla twojej tempury: zestaw gotowy, a to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-wasabi = Samo wasabi nic nie daje. Ale twoje następne nigiri ląduje na nim i liczy się ×{ $factor }.
learn-sushi-go-tempura = Tempura lubi towarzystwo: { $size } razem dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, jedna sama nic.
learn-sushi-go-chopsticks = Pałeczki nie dają punktów. Ale w którejś z kolejnych tur weźmiesz dzięki nim dwie karty naraz.
learn-sushi-go-maki = Futomaki to wyścig: najwięcej symboli w rundzie daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugi wynik { $second }. Policz rolki na karcie: { $what } ma ich { $icons }.
learn-sushi-go-pudding = Deser! Puddingi leżą na tacce do końca gry, przez { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}. Potem najwięcej puddingów daje { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[other] { $most } punktów
}, a najmniej kosztuje { $fewest }.
learn-sushi-go-few-left = Kart masz tu już tylko { $cards }, a tę ostatnią wykłada się bez pytania. Bierz, co jeszcze da punkty.
learn-sushi-go-anything = Twój ruch: na co masz ochotę? Dotknij dania, a powie, co robi.
learn-sushi-go-bill = I po rundzie! Rachunek pokazuje, ile dało ci każde danie i dlaczego: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} wygrywa najwyższy wynik; na tacce zostają tylko desery.

## The score pad

refusal-score-yogurt-without-value = { $where }: jogurt na talerzu pokazuje wartość. Zapisz go jako jedno z: { $known }.
refusal-score-hand-exceeded = { $where }: kart leży tam { $given }, a w rundzie wykłada się najwyżej { $limit } (nigiri na wasabi to dwie karty).
refusal-score-deck-exceeded = { $where }: { $kind } – w całej grze byłoby { $given }, a jest tylko { $limit }.
refusal-score-teas-uncountable = { $where }: za dużo bubble tea, żeby podzielić je na ciągi (kombinacje: { $given }; sprawdzamy najwyżej { $limit }).
refusal-score-no-squishy = { $where }: w tej grze nie ma gniotka. Pomiń „squishy”.
refusal-score-squishy-unearned = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, a można go zdobyć tylko w turze z kartą truskawek; takich kart wyłożono { $limit }.
refusal-score-squishy-kept = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, ale nikt nie zabiera go sobie; przy tym, co zdobyli inni, możliwe jest najwyżej { $limit }.
refusal-score-squishy-behind = { $where }: gniotek zdobyty przy liczbie symboli { $given }, a ktoś miał już { $limit }.
refusal-score-squishy-forgotten = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, a trzeba go było zdobyć { $limit ->
    [one] { $limit } raz
   *[other] { $limit } razy
}, bo nikt inny nie ma truskawek.
refusal-score-no-dice = { $where }: w tej grze nie ma kości mochi. Pomiń „mochi_dice”.
refusal-score-die-exceeded = { $where }: kość mochi pokazuje { $given }, a najwyższa ścianka to { $limit }.
refusal-score-die-unrolled = { $where }: kość mochi pokazuje { $given }, a bez karty mochi wciąż pokazuje { $limit }.
warning-squishy-missing = Runda { $round }: są truskawki, ale „squishy” nie mówi, kto zdobył gniotka. Liczymy, jakby nikt.
warning-puppet-left-out = { $where }: „{ $entry }” nic nie mówi o marionetce. Liczymy, jakby nie zdobyła gniotka ani nie rzucała kością.
warning-dice-missing = Są karty mochi, ale „mochi_dice” nie mówi, co pokazują kości. Desery czekają na podliczenie.
score-ask-squishy = Runda { $round }: kto zdobył gniotka, w dowolnej kolejności? Np. „Ana, 2 Bo”
score-ask-die = Kość mochi: { $seat }
pad-die-hint = Co pokazuje kość mochi?
pad-warning-squishy-missing = Runda { $round }: są truskawki, ale nikt nie zdobył gniotka. Jeśli jednak tak, wpisz ile razy.
pad-warning-dice-missing = Są karty mochi: w części „Koniec” podaj, co pokazują kości. Do tego czasu desery czekają na podliczenie.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

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
# Tempura and sashimi.
rules-sushi-go-sets = Za każde { $size } dostajesz { $points } pkt. Reszta nic nie daje.
rules-sushi-go-dumpling = Każda kolejna sztuka daje więcej niż poprzednia. Powyżej { $ladder_top } nic już nie przybywa.
rules-sushi-go-wasabi = { $must ->
    [0] Nigiri, które wyłożysz w jednej z kolejnych tur, może na nie trafić; decydujesz, gdy wybierasz kartę.
   *[other] Następne nigiri, które wyłożysz, musi na nie trafić.
} Liczy się wtedy ×{ $factor }. Na jednym wasabi mieści się jedno nigiri i już się stamtąd nie rusza. Wasabi bez nigiri nic nie daje.
rules-sushi-go-wasabi-same-turn = Jeśli dzięki pałeczkom wykładasz wasabi i nigiri w jednej turze, { $ordered ->
    [0] nie łączą się: wasabi musi leżeć już od wcześniejszej tury.
   *[other] kolejność zależy od ciebie. Gdy wasabi jest pierwsze, łączą się.
}
rules-sushi-go-chopsticks = Dzięki nim w jednej z kolejnych tur bierzesz dwie karty. Wybierz obie przed odkryciem, a potem dołóż pałeczki do kart, które podajesz dalej.
rules-sushi-go-chopsticks-limits = W jednej turze działają tylko jedne pałeczki, a na ręce trzeba mieć co najmniej dwie karty. Jedną z wybranych mogą być inne pałeczki. Punktów nie dają.
rules-sushi-go-dessert-stays = Deser leży przed tobą przez całą grę.
rules-sushi-go-pudding = Na koniec: kto ma najwięcej puddingów, dostaje { $most } pkt, a kto najmniej, traci { $fewest } pkt. Kto nie ma żadnego, ma najmniej.
rules-sushi-go-strawberry = Na karcie jest od { $lowest } do { $highest } truskawek. Liczą się te ze wszystkich rund: kto na koniec ma najmniej, traci { $fewest } pkt. Za najwięcej nie ma nagrody, ale jest gniotek.
rules-sushi-go-squishy = Patrzcie po każdej turze, w której ktoś wykłada truskawki. Czy dokładnie jedna z osób, które je właśnie wyłożyły, ma teraz najwięcej ze wszystkich? To ona bierze gniotka i od razu dostaje { $squishy } pkt. Kto już go ma, nic więcej nie dostaje.
rules-sushi-go-squishy-stays = Remis z kimś, kto w tej turze truskawek nie wykłada, nie przeszkadza. Jeśli z tych, którzy je wyłożyli, prowadzi kilku naraz albo nikt, gniotek zostaje na miejscu. Może wędrować wiele razy.
rules-sushi-go-yogurt = Wartość, od { $lowest } do { $highest }, widać dopiero po wyłożeniu. Na koniec dodaj swoje wartości: kto ma najwięcej, dostaje { $most } pkt, kto najmniej, traci { $fewest } pkt.
rules-sushi-go-tea = Na koniec podziel swoje bubble tea na ciągi kolejnych liczb; każda karta należy do jednego ciągu. Liczy się podział, który daje najwięcej; po { $highest } ciąg się kończy. To, co mają inni, nie gra roli.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punkty za ciąg, według długości
rules-sushi-go-mochi = Każdy ma kość, która na początku pokazuje 1. Gdy wykładasz mochi, musisz nią rzucić, a wynik zostaje do twojego następnego mochi, także w kolejnych rundach. Na koniec najwyższa kość daje { $most } pkt, najniższa zabiera { $fewest } pkt. Karty nic nie dają.
# Not every edition can be played by two.
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
rules-sushi-go-battle-start = O tym, kto zaczyna, decyduje los. Kolejne rundy zaczyna osoba, która ma dotąd mniej punktów; przy remisie ta, która nie zaczynała poprzedniej.
rules-sushi-go-puppet = Dla dwojga. Dostajecie po { $cards } { $cards ->
    [one] karcie
    [few] karty
   *[other] kart
}, a tyle samo leży w zakrytym stosie. Kto prowadzi marionetkę, dobiera wierzchnią kartę ze stosu, a potem wybiera jedną kartę dla siebie i jedną dla marionetki; druga osoba wybiera jedną. Odkrywacie wszystkie razem, zamieniacie się kartami z ręki, a marionetka przechodzi na drugą stronę.
rules-sushi-go-puppet-score = Talerz marionetki liczy się jak u trzeciego gracza, ale marionetka nie może wygrać. Pałeczki są tylko dla was dwojga.
rules-sushi-go-must-have-maki = Dla dwojga. Bez futomaki nie bierzesz udziału w wyścigu o futomaki. Jeśli ma je tylko jedno z was, dostaje { $maki_first } pkt, a drugie nic.
rules-sushi-go-boat-name = Łódeczka
rules-sushi-go-boat = Po każdej rundzie dostaje ją osoba, która jako jedyna ma najwięcej punktów; przy remisie łódeczka się nie rusza. Punktów nie daje, ale wszyscy widzą, kto prowadzi.
rules-sushi-go-end = Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} liczy się desery. Wygrywa najwyższy wynik. Wynik może spaść poniżej zera.
rules-sushi-go-tie = { $tie_break ->
    [0] Przy równych wynikach miejsce jest wspólne.
   *[other] Przy równych wynikach wygrywa ten, kto ma więcej kart puddingu. Jeśli i tu jest równo, miejsce jest wspólne.
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
    [0] wybierasz, które na nie trafia, jeśli w ogóle
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
rules-differ-tie = Remis na pierwszym miejscu
rules-differ-tie-is = { $tie_break ->
    [0] wspólne zwycięstwo
   *[other] więcej puddingów, potem wspólne zwycięstwo
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
rules-ruling-sa-4 = Czy trzeba zapowiadać użycie pałeczek? Przy prawdziwym stole tak. Tutaj to część ukrytego wyboru i widać to razem z nim, więc nikt nie zdąży zareagować.
rules-ruling-sa-11 = Wszyscy mają równie mało truskawek: kto traci? Od trzech graczy wzwyż wszyscy dzielą się stratą, przy dwóch nikt nie traci.
rules-ruling-sa-21 = Remis na pierwszym miejscu w edycji na 10‑lecie, także w golfie? Zwycięstwo jest wspólne; instrukcja o tym milczy.
rules-ruling-sa-24 = Kto pierwszy prowadzi marionetkę? Decyduje los; potem zmieniacie się co turę, także z rundy na rundę.
rules-ruling-sa-25 = Kto może używać pałeczek w grze z marionetką? Obie osoby. Kto prowadzi marionetkę, wykłada wtedy dwie karty swoje i jedną jej, więc na ręce muszą być trzy. Marionetka nie używa ich nigdy.
rules-ruling-sa-26 = Z czym porównuje się talerz marionetki? Przy futomaki, gniotku i deserze liczy się jak trzeci gracz, ale nie zajmuje miejsca i nie dostaje łódeczki.
rules-ruling-sa-30 = W Bitwie następną rundę zaczyna osoba, która ma „mniej punktów”: w rundzie czy w całej grze? W całej dotychczasowej grze, razem z gniotkiem.
rules-ruling-zg-1 = Czy nigiri musi trafić na wolne wasabi? W edycji z 2014 roku może, ale nie musi: tak mówią wszystkie cztery wersje językowe instrukcji.
rules-ruling-zg-3 = Remis na pierwszym miejscu w futomaki w edycji z 2014 roku: czy jest druga nagroda? Tak, dla następnego niższego wyniku.
rules-ruling-zg-6 = Kiedy wybiera się drugą kartę w turze z pałeczkami? Przed odkryciem kart. Tylko włoski tekst instrukcji mówi co innego.
rules-ruling-last-nigiri = Ostatnia karta z ręki to nigiri, a leży wolne wasabi? Trafia na wasabi, w każdej edycji.
rules-ruling-strawberry-symbols = Najmniej kart z truskawkami czy najmniej truskawek? Truskawek: tak liczy przykład w samej instrukcji.
rules-ruling-squishy-often = Czy gniotek daje punkty raz na rundę? Nie: od razu, za każdym razem, gdy ktoś go bierze.
rules-ruling-battle-second = Bitwa z pałeczkami: czy drugą kartę trzeba zapowiedzieć? Nie. Decydujesz po pierwszej, gdy widać już, co zostało odkryte.
