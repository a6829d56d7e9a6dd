# The score pad at a real table. Sentences about impossible plates stand in score.ftl, reasons in reasons.ftl.

pad-title = Notes na punkty
pad-what = Karty, kości i kafelki leżą na waszym stole? Wstukaj, co kto ma: notes liczy, wyjaśnia każdą rubrykę i rozstrzyga remisy. Działa bez sieci, a zapiski zostają na tym urządzeniu.
pad-new = Nowa kartka
pad-shelf = Na tym urządzeniu
pad-shelf-seat = { $name } { $total }
pad-name = Nazwa kartki
pad-name-keep = Zapisz nazwę
pad-rename = Nazwij
pad-drop = Wyrzuć: { $pad }
pad-dropped = Kartka wyrzucona.
pad-undo = Przywróć
pad-not-kept = To urządzenie nic nie zapisuje: zanotuj wynik, zanim zamkniesz stronę.
pad-gone = Nie ma takiej kartki
pad-gone-why = Została wyrzucona albo powstała na innym urządzeniu.
pad-own = Moje kartki

pad-people = Kto gra
pad-player = Gracz { $seat }
pad-begin = Start

pad-stages = Części gry
pad-stage-round = Runda { $round }
pad-stage-stacks = Stosy
pad-stage-end = Koniec
pad-stage-bill = Rachunek
pad-plates = Czyj talerz
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

pad-die-hint = Co pokazuje kość mochi?
pad-tokens-hint = Żetony, które zostały na koniec gry
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

pad-bill = Rachunek
pad-receipt = { $name }, { $part }
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

pad-warning-squishy-missing = Runda { $round }: są truskawki, ale nikt nie zdobył gniotka. Jeśli jednak tak, wpisz ile razy.
pad-warning-dice-missing = Są karty mochi: w części „Koniec” podaj, co pokazują kości. Do tego czasu desery czekają na podliczenie.
pad-warning-tokens-missing = W części „Koniec” podaj, które żetony zostały. Do tego czasu puddingi i niezużyte żetony czekają na podliczenie.

pad-dice-appetizer = przystawki
pad-dice-maki = futomaki
pad-dice-nigiri = nigiri
pad-dice-specials = specjalne
