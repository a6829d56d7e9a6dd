# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-free-seat = wolne miejsce
table-you = (ty)
table-name-you = { $name } (ty)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }

## Getting there

table-home = Strona główna
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
lobby-code-new = Nowy kod
lobby-code-new-sure = Tak, nowy kod
lobby-code-new-why = Stary kod i linki do oglądania przestaną działać.
lobby-close = Nie wpuszczaj nikogo więcej
lobby-closed = Stolik jest zamknięty: nikt nowy nie może dołączyć ani oglądać.
lobby-reopen = Znów wpuszczaj
lobby-who-plays = Kto gra na miejscu { $seat }?
lobby-for-a-person = dla gościa
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
lobby-kick = Wyproś: { $name }
lobby-kick-sure = Tak, wyproś: { $name }
lobby-host-away = { $seconds ->
    [0] Gospodarza nie ma. Możesz już zaczynać.
   *[other] Gospodarza nie ma. Za { $seconds } s grę może zacząć każdy przy stoliku.
}
lobby-host-gone = Gospodarza nie ma, więc zacząć może każdy przy stoliku.
lobby-alone = Na razie link działa tylko na tym komputerze. Żeby dołączyły telefony z tej samej sieci, uruchom serwer poleceniem „sushibelt serve --lan”.
lobby-screen = Pokaż na dużym ekranie
lobby-screen-why = Telewizor pokazuje wszystkim stolik, a karty każdy ma w telefonie.
lobby-screen-join = Dołącz: zeskanuj kod albo wpisz go na { $address }
lobby-start = Zaczynamy
lobby-start-why = Na miejscach wolnych w chwili startu zagrają boty.
lobby-host-starts = Grę zaczyna gospodarz.
lobby-name-first = Jak mówią do ciebie znajomi?
lobby-ready = Możemy zaczynać
lobby-is-ready = czeka na start
lobby-unready = Jeszcze się szykują: { $names }. Możesz zacząć mimo to.
lobby-all-ready = Wszyscy są gotowi.
lobby-your-name = Twoje imię
lobby-sit-down = Siadam
lobby-same-device = Jeszcze ktoś przy tym urządzeniu
lobby-add-person = Dodaj

## The table

table-stools = Gracze
table-more = Więcej
more-table = Ten stolik
more-help = Pomoc
sound-offer = Włącz dźwięki
table-close = Zamknij
table-round = Runda { $round } z { $rounds }
table-round-turn = Runda { $round } z { $rounds }, tura { $turn }
table-seconds-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[other] zostało { $seconds } sekund
}
table-has-chosen = gotowe
table-chooses = wybiera
table-on-turn = ma ruch
table-away = offline
table-away-grace = offline, bot za { $seconds } s
table-bot-stands-in = gra bot
table-one-moment = Chwileczkę, proszę
table-go-on = Dalej
table-asks-for-a-moment = chwileczkę
table-let-bot-play = Niech bot zagra za mnie
table-back = Wracam na miejsce
table-abandon = Przerwij partię
table-abandon-sure = Tak, przerwij dla wszystkich
table-leave = Odejdź od stolika
table-leave-sure = Tak, odchodzę na dobre
table-say-something = Powiedz coś
table-your-turn = Twój ruch.
table-log = Co się działo
table-log-empty = Jeszcze nic.
table-bar = Twój wybór
table-your-tray = Twoja tacka
table-tray-of = Tacka: { $who }
table-trays = Wszystkie tacki
table-tray-empty = Jeszcze nic tu nie ma.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; razem { $sum }
table-confirm-this = Bierzesz: { $what }?
table-confirm = Biorę
table-confirm-both = Biorę obie
table-cancel = Anuluj
table-waiting = Wybór przyjęty.
table-waiting-for = Czekamy na: { $names }.
table-undo = Zmień
table-watching = Oglądasz.
table-watching-until-rematch = Oglądasz. Przy rewanżu będzie dla ciebie miejsce.
table-turn-of = Ruch: { $who }.
table-hand-over = Urządzenie bierze { $who }
table-hand-over-why = Nikt inny niech teraz nie patrzy.
table-hand-over-look = To ja, { $who }

## Bills

receipt-round = Runda { $round }
receipt-end = Koniec gry
receipt-end-short = koniec
receipt-sum = w tej rundzie
receipt-total = razem
receipt-place = poz.
receipt-name = imię
receipt-nothing-for = bez punktów: { $lines }
receipt-line = { $name }: { $gained }, razem { $total }
receipt-line-gained = { $name }: { $gained }
receipt-waits = Spokojnie, stolik poczeka.
receipt-skip = Pokaż wszystko
receipt-go-on = Dalej
receipt-of = Rachunek: { $name }
stage-next-round = Dalej: runda { $round }
stage-to-ending = Do końcowego podliczenia
stage-to-podium = Zobacz, kto wygrał

## The end

over-title = Koniec gry
over-suspense = A wygrywa…
over-you-won = Wygrywasz!
over-somebody-won = Brawo, { $who }!
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Drugie miejsce o włos: punktów macie tyle samo!
        [one] Drugie miejsce, tylko { $behind } punkt od zwycięstwa!
        [few] Drugie miejsce, { $behind } punkty od zwycięstwa.
       *[other] Drugie miejsce, { $behind } punktów od zwycięstwa.
    }
    [3] Trzecie miejsce: stoisz na podium!
   *[other] Tym razem miejsce { $place }. Taśma jedzie dalej!
}
over-rematch = Jeszcze raz
over-change = Najpierw zmień ustawienia
over-waiting = Następna partia już z tobą.
over-waiting-too = W następnej partii także: { $names }.
over-wants-again = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
over-start-without = Zacznij bez czekania
over-set-up = Trwa przygotowanie następnej partii.
over-to-table = Do stolika
over-began-without = Partia zaczęła się bez ciebie. W kolejnej już grasz.
over-look-on = Oglądaj
over-wins = wygrane
over-replay = Obejrzyj powtórkę
over-share = Udostępnij
over-link-copied = Skopiowano link do powtórki.
over-decided = O wyniku zdecydowało: { $line }. { $you ->
    [yes] Masz tu
   *[no] { $who } ma tu
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} przewagi.
over-check = Było uczciwie?
over-record = Pobierz zapis
over-other-game = Inna gra

## Replay

replay-heading = Powtórka
replay-loading = Szukam partii…
replay-missing = Nie ma tu skończonej partii.
replay-eyes = Widok
replay-open = wszystko
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
check-commitment = Sekret jest tym, który zapowiedziano przed startem.
check-shares = Każda liczba do losowania jest tą, którą zapowiedziano.
check-kept = Liczba, którą to urządzenie zapowiedziało i zachowało, jest w rozdaniu.
check-kept-none = To urządzenie nie dołożyło własnej liczby do tej partii.
check-key = Klucz wynika z sekretu, dołożonych liczb i składu graczy.
check-moves = { $moves ->
    [one] { $moves } ruch: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
    [few] { $moves } ruchy: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
   *[other] { $moves } ruchów: każdy wybór był dozwolony, każde losowanie zgodne z kluczem.
}
check-result = Wynik zgadza się z ruchami.
check-wrong-at = Pierwsza różnica: ruch { $move }.
check-passed = zgodne
check-failed = niezgodne
check-terms = Skład graczy, gra i zapowiedzi są takie, jakie to urządzenie znało, zanim odkryło swoją liczbę.
check-dropped = Serwer potwierdził liczbę tego urządzenia, a potem pominął ją w rozdaniu.
check-withheld =
    { $shares ->
        [one] Jednej liczby nie odkryto. Kto ją zatrzymał, mógł wybierać spośród dwóch rozdań.
        [few] { $shares } liczb nie odkryto. Kto je zatrzymał, mógł wybierać spośród najwyżej { $deals } rozdań.
       *[other] { $shares } liczb nie odkryto. Kto je zatrzymał, mógł wybierać spośród najwyżej { $deals } rozdań.
    }
check-own-withheld = Liczba tego urządzenia nie dotarła na czas i nie ma jej w rozdaniu.
check-proof = Pobierz mój dowód
refusal-share-terms-changed = Uwaga: serwer zmienił warunki rozdania, gdy twoje urządzenie już je poznało. Urządzenie zachowało swoją liczbę dla siebie.
check-more = Czego to dowodzi, a czego nie
