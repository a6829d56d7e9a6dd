# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Kości na taśmach: jedną weź, z menu przerzucaj, pałeczkami zamieniaj.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = pałeczki 1
component-chopsticks2 = pałeczki 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Lines of the score sheet

line-tokens = żetony

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-red-belt = Pokazuje, kto zaczyna, i jedzie dalej razem z kośćmi.
explain-sets = Zestawy po 1, 2, 3 dają { $ladder } pkt.
explain-pudding-face = Daje tyle puddingów, ile pokazuje; na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-menu-face = Daje tyle żetonów menu, ile pokazuje; za jeden przerzucasz kości ze swojej taśmy.
explain-chopsticks-face = Daje tyle pałeczek, ile pokazuje: za jedne zamieniasz kość z inną taśmą.
explain-tokens = Na koniec za każde { $per_point } niezużyte żetony menu lub pałeczek 1 pkt.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-roll-red-belt = { $you ->
    [yes] Masz czerwoną taśmę i zaczynasz
   *[no] { $who } ma czerwoną taśmę i zaczyna
}
event-sushi-roll-round-opened = Runda { $round }: kości wychodzą z woreczka
event-sushi-roll-rolled = { $you ->
    [yes] Rzucasz: { $what }
   *[no] { $who } rzuca: { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Używasz żetonu: { $what }
   *[no] { $who } używa żetonu: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Przerzucasz: { $what }
   *[no] { $who } przerzuca: { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Zamieniasz: { $gave } → { $got } (kość gracza { $other })
   *[no] { $who } zamienia: { $gave } → { $got } (kość gracza { $other })
}
event-sushi-roll-took = { $you ->
    [yes] Bierzesz: { $what }
   *[no] { $who } bierze: { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Nic nie dostajesz: nie ma już żetonów ({ $what })
       *[no] { $who } nic nie dostaje: nie ma już żetonów ({ $what })
    }
   *[other] { $you ->
        [yes] Dostajesz
       *[no] { $who } dostaje
    } { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }: { $what }
}
event-sushi-roll-slid = Taśmy jadą w lewo; czerwoną ma teraz { $red }
event-sushi-roll-round-scored = Runda { $round } podliczona
event-sushi-roll-ended = Ostatnia kość wzięta

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = brak
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] tylko 1
       *[other] { $rest } razem
    }
   *[other] { $count }: { $full ->
        [1] zestaw { $size } sztuk → { $full_points }
        [few] { $full } zestawy po { $size } → { $full_points }
       *[other] { $full } zestawów po { $size } → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }1 osobno → { $rest_points }
       *[other] { " + " }{ $rest } razem → { $rest_points }
    }
}
reason-sushi-roll-nigiri-none = brak
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] 1 zwykłe → { $plain_points }
    [few] { $plain } zwykłe → { $plain_points }
   *[other] { $plain } zwykłych → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet } na wasabi (×{ $factor }) → { $wet_points }
}
reason-sushi-roll-maki-none = bez symboli
reason-sushi-roll-maki-first = najwięcej symboli: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = drugi wynik, symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [one] { $icons } symbol
    [few] { $icons } symbole
   *[other] { $icons } symboli
}: za mało na nagrodę
reason-sushi-roll-dessert-most = najwięcej puddingów: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = najmniej puddingów: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [one] { $puddings } pudding
    [few] { $puddings } puddingi
   *[other] { $puddings } puddingów
}, jak u wszystkich: i najwięcej, i najmniej
reason-sushi-roll-dessert-spared = najmniej puddingów: { $puddings }, ale przy dwóch graczach nikt nie traci
reason-sushi-roll-dessert-between = { $puddings ->
    [one] { $puddings } pudding
    [few] { $puddings } puddingi
   *[other] { $puddings } puddingów
}: ani najwięcej, ani najmniej
reason-sushi-roll-tokens = menu: { $menu }, pałeczki: { $chopsticks }; punkt za każde { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , reszta { $left_over }
}

## The table in the browser

table-nothing = nic
table-belts = Pozostałe taśmy
table-belt-of = Taśma: { $who }
table-belt-empty = nie ma już kości
table-your-belt = Twoja taśma
component-red-belt = czerwona taśma
table-die-of = { $what } ({ $who })
table-tokens = Żetony
table-roll-take = Weź kość albo najpierw użyj żetonu.
table-roll-take-this = Bierzesz: { $what }?
table-roll-take-button = Biorę
table-roll-menu = Menu ({ $count })
table-roll-swap = Zamień ({ $count })
table-roll-choose-marks = Które kości przerzucasz?
table-roll-mark = Do przerzutu: { $what }. Jeszcze jedna czy rzucasz?
table-roll-roll = Rzuć
table-roll-give = Którą swoją kość oddajesz?
table-roll-get = A którą chcesz w zamian?
table-roll-swap-button = Zamień
table-roll-on-its-way = Chwileczkę…

## The table in the terminal

page-belts = taśmy jadą w lewo: { $chain }
page-red-belt = czerwona taśma
page-belt = taśma
page-tray = tacka
page-tokens = ({ $what })
page-supply = Pula: { $what }
page-marked = Do przerzutu: { $what }
ask-die = Weź kość
ask-marks = Które kości przerzucasz? Np. „1 3”
ask-mark = Dołóż kolejną kość albo rzuć
ask-give = Którą kość oddajesz?
ask-get = A którą bierzesz?
offer-roll = rzut
offer-menu = menu: przerzuć kości (masz { $left })
offer-swap = pałeczki: zamień kość (masz { $left })
offer-die-of = { $what } ({ $who })

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = Moja rada – przerzuć: { $what }
learn-tip-swap = Moja rada – zamień: { $given } → { $what }
learn-sushi-roll-take = Wybierasz z kości na tej taśmie: co turę bierzesz jedną na tackę. Takie same dania trzymają się razem: za jedno, dwa lub trzy tego rodzaju jest { $p1 }, { $p2 } lub { $p3 } pkt.
learn-sushi-roll-slid = Każdy ma już po jednej. Teraz taśmy jadą dalej i wszystkimi kośćmi rzucamy od nowa. Czerwoną taśmę ma teraz { $who }: kto ją ma, ten zaczyna.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] dostajesz { $count } żeton.
    [few] dostajesz { $count } żetony.
   *[other] dostajesz { $count } żetonów.
} Żetony leżą poniżej tacki i zostają u ciebie.
learn-sushi-roll-sashimi = Sashimi jest dla odważnych: za jedno jest { $p1 }, za dwa { $p2 }, za trzy { $p3 } pkt.
learn-sushi-roll-rolled = Przerzuciliśmy tylko wybrane kości, reszta leży jak przedtem. Teraz weź jedną.
learn-sushi-roll-swapped = Zamienione! Na twojej taśmie jest teraz: { $what }. Ale jeszcze nie na tacce, więc bierz!
learn-sushi-roll-on-wasabi = Na to czekało twoje wasabi: { $what } ląduje na nim i liczy się ×{ $factor }.
learn-sushi-roll-menu = Kości ci się nie podobają? Menu przerzuca ich tyle, ile chcesz. Naciśnij „{ $button }”, dotknij kości i rzuć.
learn-sushi-roll-swap = Na innej taśmie coś smaczniejszego? Pałeczki zamieniają jedną kość na drugą. Naciśnij „{ $button }”, wybierz jedną ze swoich, a potem tę, na którą masz chrapkę ({ $who }).
learn-sushi-roll-wasabi = Samo wasabi nic nie daje. Ale twoje następne nigiri ląduje na nim i liczy się ×{ $factor }.
learn-sushi-roll-maki = Futomaki to wyścig: najwięcej symboli na tacce daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugi wynik { $second }.
learn-sushi-roll-pudding = Deser! Puddingi to żetony, które czekają na koniec gry, przez { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}. Potem najwięcej puddingów daje { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[other] { $most } punktów
}.
learn-sushi-roll-gift = Mały prezent: ta kość od razu daje { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
} na przerzut albo zamianę.
learn-sushi-roll-nigiri = Nigiri to punkty od ręki: { $what } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-roll-anything = Twój ruch: na co masz ochotę? Dotknij kości, a powie, co robi.
learn-sushi-roll-bill = I po rundzie! Rachunek pokazuje, ile dało ci każde danie i dlaczego: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Gramy { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}, a na sam koniec każde { $each } niezużyte żetony to jeden punkt.

## The score pad

refusal-score-tray-overfull = { $where }: kości na tacce: { $given }, a w rundzie bierze się najwyżej { $limit } (nigiri na wasabi to dwie kości).
refusal-score-dice-exceeded = { $where }: { $kind } – kości na tackach razem: { $given }, a jest ich tylko { $limit }.
refusal-score-tokens-exceeded = { $where }: żetony „{ $kind }” – razem { $given }, a jest ich tylko { $limit }.
refusal-score-tokens-unearned = { $where }: żetony „{ $kind }” – { $given }, a z tacek wynika najwyżej { $limit }.
refusal-score-puddings-missing = { $where }: żetony „{ $kind }” – razem { $given }, a tacki dały { $limit } i nikt ich nie oddaje.
warning-tokens-missing = Brakuje „tokens”. Puddingi i niezużyte żetony czekają na podliczenie.
score-ask-tokens = Żetony: { $seat }, np. „2 pudding, 3 menu, chopsticks”
pad-tokens-hint = Żetony, które zostały na koniec gry
pad-warning-tokens-missing = W części „Koniec” podaj, które żetony zostały. Do tego czasu puddingi i niezużyte żetony czekają na podliczenie.
pad-dice-appetizer = przystawki
pad-dice-maki = futomaki
pad-dice-nigiri = nigiri
pad-dice-specials = specjalne

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Kości z daniami przyjeżdżają na taśmach, a ty co turę bierzesz jedną. Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} dolicza się puddingi i pozostałe żetony. Wygrywa najwyższy wynik.
rules-sushi-roll-turn-fill = Na początku rundy połóżcie na każdej taśmie kości z woreczka i rzućcie wszystkimi. Zaczyna osoba z czerwoną taśmą, dalej kolejno w lewo.
rules-sushi-roll-turn-tokens = W swojej turze najpierw użyj tylu menu i pałeczek, ile chcesz, po kolei.
rules-sushi-roll-turn-take = Potem weź jedną kość ze swojej taśmy na tackę, tak jak leży. To obowiązek.
rules-sushi-roll-turn-slide = Gdy każdy weźmie po jednej, wszystkie taśmy jadą w lewo i leżącymi na nich kośćmi rzuca się od nowa. Zaczyna ten, komu przypadła czerwona taśma.
rules-sushi-roll-turn-score = Gdy taśmy są puste, podlicza się rundę. Wszystkie kości wracają do woreczka, żetony zostają u graczy.
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
rules-sushi-roll-tie = Przy równych wynikach wygrywa ten, kto ma więcej puddingów. Jeśli i tu jest równo, miejsce jest wspólne, a następne się pomija.
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

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Czy można użyć żetonu w tej samej turze, w której się go bierze? Nie: wzięcie kości kończy turę.
rules-ruling-sr-6 = Czy liczy się sztuki żetonów puddingu, czy to, ile są warte? To, ile są warte; duże żetony są tylko od rozmieniania.
rules-ruling-red-start = U kogo na początku jest czerwona taśma? U osoby, którą wskaże los; strony, która o tym mówi, nie mamy.
rules-ruling-menu-dice = Ile kości przerzuca jedno menu? Ile chcesz ze swojej taśmy, ale co najmniej jedną.
rules-ruling-maki-none = Czy ktoś bez futomaki może być drugi? Nie. Mówi tak tylko jedno źródło; instrukcja milczy.
rules-ruling-puddings-equal = Wszyscy mają tyle samo puddingów? Od trzech graczy wzwyż zysk i strata się znoszą; przy dwóch zyskują oboje, bo nikt nie traci.
