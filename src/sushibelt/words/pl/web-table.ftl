# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
table-puppet = Marionetka
table-free-seat = wolne miejsce
table-you = (ty)
table-name-you = { $name } (ty)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }
table-nothing = nic

## Getting there

table-home = Start
table-connecting = Szukam twojego stołka…
table-opening = Tasujemy karty, każdy dorzuca coś od siebie…
table-abandoned = Ta partia została przerwana.
table-reconnecting = Połączenie zerwane. Łączę ponownie…
table-understood = Jasne

## Lobby

lobby-title = Zajmijcie miejsca
lobby-invite = Zaproś znajomych
lobby-qr = Kod QR zaproszenia
lobby-code = Podaj ten kod albo wyślij link:
lobby-share = Wyślij link
lobby-copied = Skopiowane
lobby-who-plays = Kto gra na miejscu { $seat }
lobby-for-a-person = wolne dla człowieka
lobby-sit-here = Usiądź tu
lobby-waiting = Na miejsce czekają: { $names }
lobby-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}
lobby-pace = Czas na wybór: { $timer }. Pamięć: { $memory }.
lobby-change = Zmień grę
lobby-rename = Zmień imię
lobby-rename-save = Zapisz
lobby-stand = Wstaję
lobby-host-away = { $seconds ->
    [0] Gospodarza nie ma. Możesz już zaczynać.
   *[other] Gospodarza nie ma. Za { $seconds } s grę może zacząć każdy przy stole.
}
lobby-host-gone = Gospodarza nie ma, więc zacząć może każdy przy stole.
lobby-alone = Na razie link działa tylko na tym komputerze. Żeby dołączyły telefony z tej samej sieci, uruchom serwer poleceniem „sushibelt serve --lan”.
lobby-screen = Pokaż na dużym ekranie
lobby-screen-why = Telewizor pokazuje wszystkim stół, a karty każdy ma w telefonie.
lobby-start = Zaczynamy
lobby-start-why = Na miejscach wolnych w chwili startu zagrają boty.
lobby-host-starts = Grę zaczyna gospodarz.
lobby-your-name = Twoje imię
lobby-sit-down = Siadam
lobby-same-device = Jeszcze ktoś przy tym urządzeniu
lobby-add-person = Dodaj

## The table

table-stools = Gracze
table-more = Więcej
table-close = Zamknij
table-round = Runda { $round } z { $rounds }
table-round-turn = Runda { $round } z { $rounds }, tura { $turn }
table-tiles-left = { $count ->
    [one] został { $count } kafelek
    [few] zostały { $count } kafelki
   *[other] zostało { $count } kafelków
}
table-seconds-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[other] zostało { $seconds } sekund
}
table-has-chosen = gotowe
table-chooses = wybiera
table-on-turn = ma ruch
table-away = nie ma
table-away-grace = nie ma, bot za { $seconds } s
table-bot-stands-in = gra bot
table-one-moment = Chwileczkę, proszę
table-go-on = Dalej
table-asks-for-a-moment = chwileczkę
table-let-bot-play = Niech bot zagra za mnie
table-back = Wracam na miejsce
table-abandon = Przerwij partię
table-abandon-sure = Tak, przerwij dla wszystkich
table-say-something = Powiedz coś
table-your-turn = Twój ruch.
table-log = Co się działo
table-log-empty = Jeszcze nic.
table-bar = Twój wybór
table-hand = Twoje karty
table-hands = Karty wszystkich
table-hand-empty = Nie masz kart na ręce.
table-your-tray = Twoja tacka
table-tray-of = Tacka: { $who }
table-trays = Wszystkie tacki
table-tray-empty = Jeszcze nic tu nie ma.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; razem { $sum }
table-belt = Taśma
table-belt-starts = Wybierz pierwszą kartę.
table-passing-left = Karty wędrują w lewo
table-passing-right = Karty wędrują w prawo
table-chopsticks-used = pałeczki użyte
table-squishy = gniotek
table-boat = łódeczka za prowadzenie
table-leads-puppet = prowadzi marionetkę
table-die = kość mochi: { $face }

table-choose-card = Wybierz kartę.
table-choose-two = Wybierz dwie karty: pałeczki wrócą do kart na ręce.
table-choose-own-first = Wybierz kartę dla siebie, potem dla marionetki.
table-choose-puppet = Teraz karta dla marionetki.
table-choose-place = Gdzie ją położyć?
table-confirm-this = Bierzesz: { $what }?
table-confirm = Biorę
table-cancel = Anuluj
table-chopsticks-on = Użyj pałeczek
table-chopsticks-off = Jedna karta
table-for-puppet = dla marionetki
table-for-you = dla ciebie
table-own-and-puppet = { $own } dla ciebie, { $puppet } dla marionetki
table-waiting = Wybór przyjęty.
table-waiting-for = Czekamy na: { $names }.
table-undo = Zmień
table-watching = Oglądasz.
table-watching-until-rematch = Oglądasz. Przy rewanżu będzie dla ciebie miejsce.
table-turn-of = Ruch: { $who }.

table-pyramid = Piramida
table-face-down = zakryta
table-spot = { $what }, rząd { $row }, pozycja { $place }
table-choose-spot = Weź wolną kartę.
table-choose-second-spot = Weź drugą kartę za pałeczki albo skończ.
table-stop = Koniec

table-belts = Pozostałe taśmy
table-belt-of = Taśma: { $who }
table-belt-empty = nie ma już kości
table-your-belt = Twoja taśma
table-red-belt = czerwona taśma
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
table-zock-keep-or-take = Odłóż kości i rzucaj dalej albo weź podświetlony kafelek.
table-zock-must-take = Weź podświetlony kafelek.
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

table-hand-over = Podaj urządzenie: { $who }
table-hand-over-why = Nikt inny niech teraz nie patrzy.
table-hand-over-look = To ja, { $who }

## Bills

receipt-round = Runda { $round }
receipt-end = Koniec gry
receipt-end-short = koniec
receipt-sum = w tej rundzie
receipt-total = razem
receipt-place = miejsce
receipt-name = imię
receipt-nothing-for = bez punktów: { $lines }
receipt-line = { $name }: { $gained }, razem { $total }
receipt-waits = Stół czeka na ciebie.
receipt-skip = Całość od razu
receipt-go-on = Dalej

## The end

over-title = Koniec gry
over-you-won = Wygrywasz!
over-rematch = Jeszcze raz
over-change = Najpierw zmień stolik
over-waiting = Następna partia już z tobą.
over-waiting-too = W następnej partii także: { $names }.
over-replay = Obejrzyj powtórkę
over-check = Było uczciwie?
over-record = Pobierz zapis
over-other-game = Inna gra

## Replay

replay-heading = Powtórka
replay-loading = Szukam partii…
replay-missing = Nie ma tu skończonej partii.
replay-eyes = Czyimi oczami
replay-open = wszystko widać
replay-back = Wstecz
replay-forth = Naprzód
replay-play = Odtwórz
replay-pause = Pauza
replay-step = Krok { $step } z { $steps }
replay-scrub = Krok

## The fair check

check-title = Było uczciwie?
check-running = Sprawdzam każde rozdanie…
check-good = Wszystko się zgadza: po starcie nic w rozdaniu nie zmieniono.
check-bad = Coś się nie zgadza.
check-commitment = Sekret to ten, który był zapowiedziany przed startem.
check-shares = Każda liczba do losowania to ta, która była zapowiedziana.
check-kept = Liczba z tego urządzenia jest w rozdaniu, jak zapowiedziano.
check-kept-none = To urządzenie nie zachowało liczby z tej partii.
check-key = Klucz wynika z sekretu, dołożonych liczb i składu graczy.
check-moves = { $moves ->
    [one] { $moves } ruch: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
    [few] { $moves } ruchy: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
   *[other] { $moves } ruchów: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
}
check-result = Wynik zgadza się z ruchami.
check-wrong-at = Pierwsza różnica przy ruchu { $move }.
check-passed = zgodne
check-failed = niezgodne
check-more = Czego to dowodzi, a czego nie
