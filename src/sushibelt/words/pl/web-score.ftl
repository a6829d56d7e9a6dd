# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Notes na punkty
pad-what = Gracie prawdziwymi kartami, kośćmi albo kafelkami? Wstukaj, co kto ma: notes liczy, wyjaśnia każdą rubrykę i rozstrzyga remisy. Działa bez sieci, a zapiski zostają na tym urządzeniu, chyba że dopuścisz inne telefony.
pad-new = Nowa kartka
pad-join = Dołącz z kodem
pad-shelf = Na tym urządzeniu
pad-shelf-seat = { $name } { $total }
pad-name = Nazwa kartki
pad-name-keep = Zapisz nazwę
pad-rename = Zmień nazwę
pad-drop = Usuń: { $pad }
pad-dropped = Kartka usunięta.
pad-undo = Cofnij
pad-not-kept = To urządzenie nic nie zapisuje: zanotuj wynik, zanim zamkniesz stronę.
pad-gone = Nie ma takiej kartki
pad-gone-why = Została usunięta albo jest na innym urządzeniu.
pad-own = Moje kartki
pad-people = Kto gra?
pad-player = Gracz { $seat }
pad-begin = Start
pad-phones = Kilka telefonów
pad-phones-count = { $count ->
    [1] Jeden telefon
    [few] { $count } telefony
    [many] { $count } telefonów
   *[other] { $count } telefonu
}
pad-phones-lost = Brak sieci
pad-phones-code = Skieruj tu aparat innego telefonu albo wpisz w nim ten kod:
pad-phones-where = Kod wpisuje się tutaj: { $address }
pad-phones-qr = Kod QR, który otwiera tę kartkę
pad-phones-send = Wyślij link
pad-phones-copied = Link skopiowany. Kto go otworzy, może wpisywać razem z wami.
pad-phones-waiting = { $count ->
    [1] Jeden wpis czeka tu na sieć.
    [few] { $count } wpisy czekają tu na sieć.
    [many] { $count } wpisów czeka tu na sieć.
   *[other] { $count } wpisu czeka tu na sieć.
}
pad-phones-shared = pisze na niej kilka telefonów
pad-phones-leave = Dalej tylko na tym telefonie
pad-phones-gone = Ta kartka nie jest już wspólna. Na tym telefonie działa dalej.
pad-claim = Czyj talerz wpisujesz?
pad-claim-all = Wszystkie
pad-claimed = wpisywany na innym telefonie
pad-joining = Otwieram kartkę…
pad-joining-lost = Serwer jeszcze nie odpowiada. Kolejna próba…
pad-joining-shut = Ta kartka nie jest już wspólna albo brakuje kawałka linku. Poproś jeszcze raz o link lub kod.
refusal-pad-unknown = Nie ma takiej kartki. Może została sprzątnięta, bo długo nikt tu nie zaglądał.
refusal-pad-full = Z tej kartki korzysta już za dużo telefonów.
refusal-cell-unknown = Na tej kartce nie ma pola „{ $cell }”.
refusal-plate-unknown = Na tej kartce nie ma talerza numer { $plate }.
pad-stages = Części gry
pad-stage-round = Runda { $round }
pad-stage-end = Koniec
pad-stage-bill = Rachunek
pad-plates = Czyj talerz?
pad-laid = { $family ->
    [sushi-roll] kości: { $laid } z { $full }
   *[other] karty: { $laid } z { $full }
}
pad-seat-name = Imię na tym miejscu
pad-seat-rename = zmień
pad-less = { $what }: o jedno mniej
pad-more = { $what }: o jedno więcej
pad-running = { $name }: { $gained } w tej rundzie, razem { $total }
pad-total = { $name }: na razie { $total }
pad-next = Dalej: { $where }
pad-bill = Rachunek
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Wyślij link
pad-send-picture = Obrazek
pad-print = Drukuj
pad-again = Jeszcze raz
pad-link-copied = Link skopiowany. Jest w nim cała kartka.
pad-link-here = Oto link: { $url }
pad-picture-saved = Zapisano jako { $file }.
pad-keep = Zapisz na tym urządzeniu
pad-link-unreadable = Tego linku nie da się odczytać
pad-link-unreadable-why = Może brakuje w nim kawałka. Poproś, żeby wysłać go jeszcze raz.
