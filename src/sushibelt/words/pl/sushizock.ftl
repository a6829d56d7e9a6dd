# Sushizock: every text that is about this game alone. A "portion" is what one turn brings: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Pięć kości, kuszące sushi, gorzkie ości: zatrzymaj się w porę albo kradnij.
family-sushizock = Sushizock

## Options

# As the list of games tells them, and as the site calls them.

group-dice = kości
option-matching = odkładasz tylko jednakowe kości
setup-group-dice = Kości
setup-option-matching = Jednakowe kości
setup-none-dice = Jak w instrukcji

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = sushi
component-bones = ości
component-blue = niebieskie pałeczki
component-red = czerwone pałeczki
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = ość −1
component-bone2 = ość −2
component-bone3 = ość −3
component-bone4 = ość −4

## Lines of the score sheet

line-tiles = kafelki

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-dice-sushi = Masz N takich: weź N-te sushi od lewej.
explain-dice-bones = Masz N takich: weź N-tą ość od lewej.
explain-dice-blue = { $top }: kradniesz sushi z wierzchu; { $free } lub więcej: dowolne sushi ze stosu.
explain-dice-red = { $top }: kradniesz ość z wierzchu; { $free } lub więcej: dowolną ość ze stosu.
explain-stacks = Na koniec odpadają sushi wystające ponad twój stos ości; ości liczą się wszystkie.
explain-sushi-tile = Liczy się tyle, ile na nim napisano, jeśli twój stos ości sięga tak wysoko.
explain-bone-tile = Liczy się na minus, ale ratuje sushi leżące na tej samej wysokości.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = Rząd ({ $what }): { $tiles }
event-sushizock-starter = { $you ->
    [yes] Zaczynasz
   *[no] { $who } zaczyna
}
event-sushizock-rolled = { $you ->
    [yes] Rzucasz: { $dice } (rzut { $roll })
   *[no] { $who } rzuca: { $dice } (rzut { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Nie masz innego wyjścia
   *[no] { $who } nie ma innego wyjścia
}
event-sushizock-kept = { $you ->
    [yes] Odkładasz: { $dice }
   *[no] { $who } odkłada: { $dice }
}
event-sushizock-took = { $you ->
    [yes] Bierzesz: { $tile } (pozycja { $place } w rzędzie)
   *[no] { $who } bierze: { $tile } (pozycja { $place } w rzędzie)
}
event-sushizock-fell-back = { $you ->
    [yes] Kości nic ci nie dają, musisz wziąć: { $tile }
   *[no] { $who } nie ma nic na kościach i musi wziąć: { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Kradniesz
   *[no] { $who } kradnie
}: { $tile }, { $place ->
    [1] z wierzchu
   *[other] { $place }. od góry
} (stos gracza { $victim })
event-sushizock-over = Oba rzędy są puste

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushizock-no-tiles = bez kafelków
reason-sushizock-stacks-counted = sushi { $sushi_sum } − ości { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − ości { $bones_sum }; { $dropped ->
    [1] górne sushi ({ $dropped_sum }) wystaje
    [few] { $dropped } górne sushi (razem { $dropped_sum }) wystają
   *[other] { $dropped } górnych sushi (razem { $dropped_sum }) wystaje
} ponad { $bones ->
    [0] pusty stos ości
    [one] { $bones } ość
   *[other] { $bones } ości
} i { $dropped ->
    [few] odpadają
   *[other] odpada
}

## The table in the browser

table-tiles-left = { $count ->
    [one] został { $count } kafelek
    [few] zostały { $count } kafelki
   *[other] zostało { $count } kafelków
}
table-zock-row = Rząd: { $what }
table-zock-row-empty = Ten rząd jest pusty.
table-zock-take = weź { $tile }, pozycja { $place } w rzędzie
table-zock-stacks = Stosy
table-zock-no-stack = { $what }: brak
table-zock-stack = na wierzchu { $top }, { $height ->
    [one] { $height } kafelek
    [few] { $height } kafelki
   *[other] { $height } kafelków
}
table-zock-steal-from = ukradnij ({ $who }): { $what }
table-zock-dice = Kości
table-zock-aside = Odłożone
table-zock-roll = Rzut { $roll } z { $rolls }
table-zock-keep = Wybierz kości do odłożenia; resztą rzucasz jeszcze raz.
table-zock-keep-or-take = Odłóż kości i rzucaj dalej albo { $offer ->
    [take] weź: { $tiles }
    [steal] okradnij gracza { $who }
   *[both] weź: { $tiles }, albo okradnij gracza { $who }
}.
table-zock-must-take = { $offer ->
    [take] Weź: { $tiles }
    [steal] Okradnij gracza { $who }
   *[both] Weź: { $tiles }, albo okradnij gracza { $who }
}.
table-zock-tile = { $tile } (pozycja { $place })
table-zock-keep-these = Odłożyć te i rzucić resztą?
table-zock-keep-not = Tych kości nie można tak odłożyć.
table-zock-keep-button = Rzuć resztą
table-zock-take-button = Biorę
table-zock-steal = Kradnę
table-zock-steal-this = Kradniesz ten kafelek ({ $who })?
table-zock-which-place = { $who }: który kafelek, licząc od góry?
table-zock-place = { $place ->
    [1] wierzch
   *[other] { $place }
}

## The table in the terminal

page-roll = Rzut { $roll } z { $rolls }
page-row = Rząd: { $what }
page-aside = Odłożone
page-dice = Kości
page-stack-empty = { $what }: brak
page-stack = { $under ->
    [0] { $top }
   *[other] { $top }, pod spodem { $under }
}
ask-portion = Wybierz
ask-keep = Odłóż kości, np. „1 3”, i rzuć resztą
ask-keep-or-portion = Odłóż kości, np. „1 3”, albo coś weź
offer-take = weź { $tile }
offer-steal = ukradnij ({ $who }): { $place ->
    [1] { $tile } (z wierzchu)
   *[other] { $what }, { $place }. od góry
}
refusal-input-die-twice = Kość { $number } jest wymieniona dwa razy.
refusal-input-keep-impossible = Tych kości nie da się odłożyć: { $dice }. Do rzutu musi zostać co najmniej jedna; w wariancie „Jednakowe kości” odłożone muszą pokazywać ten sam symbol.
refusal-input-mixed = Odłóż kości albo coś weź: jedno z dwojga.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = Moja rada – odłóż: { $what }
learn-tip-steal = Moja rada – kradnij: { $what }
learn-sushizock-roll = Kości masz { $dice }, a rzutów najwyżej { $rolls }. Kości z sushi odliczają miejsca od lewej: masz ich { $count }, więc podświetlone jest sushi na miejscu { $count }. Odłóż sushi, rzuć resztą i sięgnij dalej!
learn-sushizock-once-more = Co odłożysz, zostaje i się liczy. Odłóż jeszcze co najmniej jedną kość i rzuć resztą.
learn-sushizock-stop = Podświetlone: { $what }. Niezły kąsek! Możesz rzucać dalej, ale kości bywają kapryśne. Zatrzymaj się w porę.
learn-sushizock-stacked = { $what } leży już na twoim stosie sushi. Ale liczy się tylko wtedy, gdy obok, na tej samej wysokości stosu ości, jest ość.
learn-sushizock-need-bone = Więc teraz szukaj ości. Kości z ośćmi działają tak samo: masz ich { $count }, więc wskazują ość numer { $count } od lewej.
learn-sushizock-small-bone = { $what } kosztuje cię tylko { $minus }, a dzięki niej liczy się jedno sushi. Tanio, więc bierz.
learn-sushizock-paired = Twój stos ości jest co najmniej tak wysoki jak stos sushi: teraz liczą się wszystkie twoje sushi.
learn-sushizock-chopsticks = Pałeczki są dla złodziei: za { $top } niebieskie kradniesz sushi z wierzchu cudzego stosu, za { $top } czerwone ość z wierzchu. Przy { $any } lub więcej możesz nawet wybrać, który kafelek.
learn-sushizock-thief = Niebieskich pałeczek masz już { $count }! Przy { $top } możesz ukraść: { $what } ({ $who }). Odważymy się?
learn-sushizock-steal = Teraz możesz kraść! Podświetlony jest stos gracza { $who }: dotknij go i bierz: { $what }.
learn-sushizock-last-roll = To był ostatni rzut: teraz musisz wziąć coś podświetlonego, nawet jeśli boli. Gdyby nic nie było podświetlone, przypadłaby ci najgorsza ość.
learn-sushizock-would-take = Podświetlone: { $what }. Bierzesz czy rzucasz dalej?
learn-sushizock-would-keep = Nic jeszcze nie kusi? Odłóż kości i rzuć resztą.
learn-sushizock-end = Tak to się gra! Sushi na twoim stosie: { $sushi }. Z ością obok, więc się liczą: { $counted }. Gra kończy się, gdy oba rzędy są puste; wygrywa wtedy najwyższy wynik.

## The score pad

refusal-score-tiles-exceeded = { $where }: { $kind } – kafelków z tym stosem: { $given }, a w pudełku jest tylko { $limit }.
refusal-score-tile-unknown = { $where }: { $kind } – nie ma kafelka { $given }. Są od 1 do { $limit }.
refusal-score-tile-values-exceeded = { $where }: { $kind } – kafelków o wartości { $value } byłoby z tym stosem { $given }, a w pudełku jest tylko { $limit }.
warning-tiles-left = { $count ->
    [one] W rzędach został jeszcze { $count } kafelek,
    [few] W rzędach zostały jeszcze { $count } kafelki,
   *[other] W rzędach zostało jeszcze { $count } kafelków,
} więc gra się nie skończyła.
score-ask-stack = { $seat }, { $kind } od spodu do góry, np. „5 1 2 3”
pad-stage-stacks = Stosy
pad-stack = { $kind }: { $count ->
    [0] bez kafelków
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}
pad-stack-order = Od spodu do góry
pad-tiles-box = Połóż na wierzchu: { $kind }
pad-tile-on = { $tile }: połóż na wierzchu
pad-tile-off = { $tile }, { $place }. od spodu: zdejmij

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushizock-goal = Rzucaj kośćmi i zbieraj sushi oraz ości. Sushi są na plus, ości na minus, ale sushi liczą się tylko tak wysoko, jak sięgają leżące obok ości. Gdy oba rzędy są puste, wygrywa najwyższy wynik.
rules-sushizock-turn-roll = Rzuć wszystkimi { $dice } kośćmi. Masz najwyżej { $rolls } { $rolls ->
    [one] rzut
    [few] rzuty
   *[other] rzutów
}.
rules-sushizock-turn-choose = Po każdym rzucie albo weź jeden kafelek i skończ turę, albo odłóż co najmniej jedną z właśnie rzuconych kości i rzuć wszystkimi pozostałymi.
rules-sushizock-turn-aside = Odłożonymi kośćmi już w tej turze nie rzucasz, ale zawsze liczą się wszystkie ({ $dice }). Jeśli rzucasz już tylko jedną kością, to twój ostatni rzut.
rules-sushizock-turn-must = Dopóki możesz rzucać, a nie masz co wziąć, rzucaj dalej. Po ostatnim rzucie musisz coś wziąć, jeśli się da, nawet gdy to boli.
rules-sushizock-sushi = Policz kości z sushi: bierzesz dokładnie ten kafelek z rzędu sushi, licząc od lewej. Trzy kości to trzeci kafelek. Jeśli rząd jest krótszy, nic z tego. Potem rząd się zsuwa.
rules-sushizock-bones = Policz kości z ośćmi: bierzesz dokładnie ten kafelek z rzędu ości, licząc od lewej. Jeśli rząd jest krótszy, nic z tego. Potem rząd się zsuwa.
rules-sushizock-blue = Za { $top_theft } kradniesz komuś kafelek z wierzchu stosu sushi. Za { $free_theft } lub więcej dowolny z tego stosu: podaj, który od góry, bez zaglądania. Kładziesz go na wierzch swoich sushi.
rules-sushizock-red = Za { $top_theft } kradniesz komuś kafelek z wierzchu stosu ości. Za { $free_theft } lub więcej dowolny z tego stosu: podaj, który od góry, bez zaglądania. Kładziesz go na wierzch swoich ości.
rules-sushizock-nothing-name = Nie ma co wziąć
rules-sushizock-nothing = Nie masz już rzutów, a kości nic nie dają? Dostajesz ość z największym minusem. Jeśli ości już nie ma, dostajesz najmniejsze sushi.
rules-sushizock-tiles = Każdy kafelek kładziesz na wierzch swojego stosu danego rodzaju. Na koniec postaw oba stosy obok siebie: sushi wystające ponad ości odpadają, a są to te wzięte ostatnio. Ości liczą się wszystkie.
rules-sushizock-memory-name = Podglądanie
rules-sushizock-memory = Wszyscy widzą wierzch i wysokość każdego stosu. Do środka nie wolno zaglądać, nawet do własnego: pamiętaj, co w nim jest.
rules-sushizock-matching = Wszystkie kości odłożone w jednej turze pokazują ten sam symbol; o tym, jaki, decydują pierwsze. Nie musisz odkładać każdej pasującej. Jeśli w rzucie nie ma ani jednej pasującej, był to twój ostatni.
rules-sushizock-end = Gra kończy się, gdy oba rzędy są puste. Twój wynik to sushi minus ości i może spaść poniżej zera. Wygrywa najwyższy.
rules-sushizock-tie = Przy równych wynikach miejsce jest wspólne, a następne się pomija.
rules-sushizock-sides = Ścianki każdej kości
rules-sushizock-box-tiles = Kafelki w pudełku

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Nie ma co wziąć, a kilka kafelków jest równie złych? Dostajesz ten, który leży najdalej w lewo.
rules-ruling-sz-15 = Nikt nie ma więcej niż zero: czy ktoś wygrywa? Tak, osoba z najwyższym wynikiem, choćby ujemnym.
rules-ruling-sz-16 = Remis na pierwszym miejscu? Zwycięstwo jest wspólne.
rules-ruling-starter = Kto zaczyna? Decyduje los.
rules-ruling-matching = Czy można odkładać naraz różne symbole? Rosyjskie zasady mówią, że nie, niemieckie takiej reguły nie znają. Dlatego tutaj to wariant.
rules-ruling-worst-bone = Którą ość dostajesz, gdy nie ma co wziąć? Tę z największym minusem, jak mówią niemieckie zasady; rosyjskie można czytać inaczej.
rules-ruling-both-rows = Jeden rząd jest pusty: czy to koniec gry? Nie, dopiero gdy puste są oba.
