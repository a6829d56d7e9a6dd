# The command line's own texts: what --help says, and what every command may have to say.

cli-about = Sushi Go!, Sushi Roll i Sushizock przy jednej taśmie: graj, licz, analizuj.
cli-epilogue =
    Przykłady:
      sushibelt play                                     wybierz grę i graj
      sushibelt play sushi-go/anniversary+mochi --seats 3
      sushibelt play sushizock/2008 --people Ana,Bo      we dwoje, jedna klawiatura
      sushibelt score evening.json                       kto u was wygrał?
      sushibelt replay game.txt
cli-help-usage = Użycie: { $call }
cli-help-command-here = POLECENIE
cli-help-options-here = OPCJE
cli-help-arguments-here = ARGUMENTY
cli-help-game-here = GRA
cli-help-file-here = PLIK
cli-help-action-here = CZYNNOŚĆ
cli-help-target-here = CEL
cli-help-source-here = ŹRÓDŁO
cli-help-destination-here = CEL
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-default = domyślnie: { $value }
cli-help-required = wymagane
cli-help-number = N
cli-help-text = TEKST
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-help-language = --language albo SUSHIBELT_LANGUAGE wybiera język: { $known }.
cli-games = Pokaż wszystkie gry, liczbę graczy i opcje.
cli-games-json = Po jednym wpisie na identyfikator, jako JSON.
cli-play = Zagraj w terminalu z botami albo ze znajomymi przy jednej klawiaturze.
cli-play-epilogue =
    Przykłady:
      sushibelt play
      sushibelt play sushi-go/anniversary+puppet
      sushibelt play sushi-roll/2019 --seats 4 --bots greedy,random,greedy
      sushibelt play sushi-go/zoch-2014 --people Ana,Bo,Cleo --record evening.txt
      sushibelt play --resume evening.txt

    W trakcie gry: liczba to wybór, ? pomoc, s dotychczasowe punkty,
    u cofnięcie wyboru, dopóki inni jeszcze wybierają, q koniec.
cli-play-game = Identyfikator gry z listy „sushibelt games”. Bez niego padnie pytanie.
cli-play-seats = Ilu graczy, razem z botami.
cli-play-bots = Kto gra na pozostałych miejscach: jeden bot za wszystkich albo po jednym na miejsce, po przecinku. Do wyboru: { $known }.
cli-play-people = Imiona osób przy tej klawiaturze, po przecinku.
cli-play-seed = Dowolny tekst. Ten sam tekst daje tę samą partię.
cli-play-record = Zapisuj partię, ruch po ruchu, do tego nowego pliku.
cli-play-resume = Kontynuuj zapisaną, niedokończoną partię.
cli-replay = Odtwórz zapisaną partię ruch po ruchu, z punktami i ich uzasadnieniem.
cli-replay-epilogue =
    Przykłady:
      sushibelt replay evening.txt
      sushibelt replay evening.txt --upto 12
      sushibelt replay evening.txt --json
cli-replay-file = Plik z zapisem; - czyta ze standardowego wejścia.
cli-replay-json = Wszystko jako JSON.
cli-replay-upto = Zatrzymaj się po tylu ruchach.
replay-title = { $game }, grają: { $names }
replay-unfinished = { $moves ->
    [one] Po { $moves } ruchu partia jeszcze się nie skończyła.
   *[other] Po { $moves } ruchach partia jeszcze się nie skończyła.
}
cli-score = Policz punkty partii z prawdziwego stołu i zobacz, skąd się wzięły.
cli-simulate = Niech boty rozegrają wiele partii, a potem zobacz, jak poszło.
cli-arena = Niech boty zmierzą się na tych samych rozdaniach; zobacz, kto jest silniejszy.
cli-bench = Zmierz, jak szybko działają zasady na tym komputerze.
refusal-command-unknown = Nie ma polecenia „{ $command }”. Do wyboru: { $known }.
command-line-too-much = Nie wiadomo, co zrobić z: { $words }.
command-line-option-unknown = Nie ma opcji { $option }.
command-line-twice = { $option } podano dwa razy.
command-line-missing = Brak argumentu { $name } albo jego wartości.
command-line-value = { $name } nie może mieć wartości „{ $given }”.
command-line-unreadable = Nie da się odczytać tego polecenia.
refusal-command-line = { $problem } Zobacz „{ $help }”.
refusal-language-unknown = Nie ma tu języka „{ $given }”. Do wyboru: { $known }.
refusal-language-missing = Po --language brakuje języka. Do wyboru: { $known }.
refusal-number-not-whole = { $option } wymaga liczby całkowitej, a nie „{ $given }”.
refusal-output-unwritable = Nie da się zapisać wyniku ({ $problem }).

## Files

refusal-file-missing = Nie ma pliku „{ $path }”.
refusal-folder-missing = Nie da się utworzyć „{ $path }”: nie ma takiego folderu.
refusal-file-is-directory = „{ $path }” to folder. Podaj plik.
refusal-file-unreadable = Nie da się odczytać „{ $path }” ({ $problem }).
refusal-file-not-text = „{ $path }” nie jest plikiem tekstowym w UTF-8.
refusal-file-too-large = „{ $path }” ma ponad { $limit } MB. To nie może być zapis partii.
refusal-file-unwritable = Nie da się zapisać „{ $path }” ({ $problem }).
refusal-record-exists = „{ $path }” już istnieje. Podaj nowy plik albo kontynuuj zapisaną w nim partię opcją --resume.
refusal-record-changed-meanwhile = Ktoś zmienił „{ $path }” w trakcie partii. Nic więcej tam nie zapiszemy.
refusal-record-finished = Partia w „{ $path }” jest skończona. „sushibelt replay” ją odtworzy.
refusal-record-rewritten = „{ $path }” opisuje partię inaczej, niż zrobiłby to ten program, więc nie da się jej kontynuować. „sushibelt replay” potrafi ją odczytać.
refusal-upto-negative = --upto { $upto } to nie jest liczba ruchów. Podaj 0 albo więcej.

## Compiled and translated rules

refusal-fast-missing = Skompilowane zasady wymagają pakietu numba, a tu go nie ma albo nie działa. Zainstaluj go: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, wiersz { $line }: „{ $what }” nie należy do tej części Pythona, w której pisze się zasady.
refusal-playout-seed = { $seed } nie może być ziarnem. Podaj liczbę całkowitą od 0 do 18446744073709551615.
refusal-playout-numbers = Losowe partie mają numery od 0 do 4294967295; zamówione ({ $count }, od numeru { $first }) wychodzą poza ten zakres.
refusal-javascript-folder = Podaj jeden folder na moduły JavaScript; podano ich { $given }.
refusal-javascript-unwritable = Nie da się zapisać modułów JavaScript w { $folder } ({ $problem }). Podaj folder, w którym wolno ci zapisywać.

## The list of games

games-column-id = gra
games-column-seats = gracze
games-column-options = opcje
games-source = { $edition ->
    [sushi-go-original-2013] zasady: z 2013 roku, jak w większości programów
    [sushizock-2008] zasady: S4 i opublikowane opisy
   *[other] zasady: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, jeden do wyboru
}
games-option-default = {" "}(domyślnie)
games-option-seats = {" "}(graczy: { $seats })
games-no-options = brak
games-how = Identyfikator to gra+opcja+opcja, w dowolnej kolejności. S0–S4 to instrukcje, z których pochodzą zasady.
games-count = Wszystkich identyfikatorów: { $ids }; „sushibelt games --json” pokazuje każdy z nich.
games-example = Spróbuj: sushibelt play { $game } --seats { $seats }
