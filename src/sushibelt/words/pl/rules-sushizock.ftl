# Rules at hand: Sushizock. A "portion" is what one turn brings: one tile.

rules-sushizock-goal = Rzucaj kośćmi i zbieraj sushi oraz ości. Sushi są na plus, ości na minus, ale sushi liczą się tylko tak wysoko, jak sięgają leżące obok ości. Gdy oba rzędy są puste, wygrywa najwyższy wynik.
rules-sushizock-turn-roll = Rzuć wszystkimi { $dice } kośćmi. Masz najwyżej { $rolls } { $rolls ->
    [one] rzut
    [few] rzuty
   *[other] rzutów
}.
rules-sushizock-turn-choose = Po każdym rzucie albo weź jeden kafelek i skończ turę, albo odłóż co najmniej jedną z właśnie rzuconych kości i rzuć wszystkimi pozostałymi.
rules-sushizock-turn-aside = Odłożonymi kośćmi już w tej turze nie rzucasz, ale liczy się zawsze całe { $dice }. Jeśli rzucasz już tylko jedną kością, to twój ostatni rzut.
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

rules-ruling-sz-9 = Nie ma co wziąć, a kilka kafelków jest równie złych? Dostajesz ten, który leży najdalej w lewo.
rules-ruling-sz-15 = Nikt nie ma więcej niż zero: czy ktoś wygrywa? Tak, osoba z najwyższym wynikiem, choćby ujemnym.
rules-ruling-sz-16 = Remis o zwycięstwo? Jest wspólne.
rules-ruling-starter = Kto zaczyna? Decyduje los.
rules-ruling-matching = Czy można odkładać naraz różne symbole? Rosyjskie zasady mówią, że nie, niemieckie takiej reguły nie znają. Dlatego tutaj to wariant.
rules-ruling-worst-bone = Którą ość dostajesz, gdy nie ma co wziąć? Tę z największym minusem, jak mówią niemieckie zasady; rosyjskie można czytać inaczej.
rules-ruling-both-rows = Jeden rząd jest pusty: czy to koniec gry? Nie, dopiero gdy puste są oba.
