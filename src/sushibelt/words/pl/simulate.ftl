# `sushibelt simulate`

cli-simulate-epilogue =
    Przykłady:
      sushibelt simulate sushi-go/original-2013 --games 2000
      sushibelt simulate sushi-go/zoch-2014 --seats 3 --bots greedy,random,random
      sushibelt simulate sushizock/2008 --games 500 --turn-limit 200 --threads 2
      sushibelt simulate sushi-roll/2019 --json > figures.json
      sushibelt simulate sushi-go/original-2013 --games 1000000 --out games.parquet

    To samo ziarno daje te same liczby, bez względu na liczbę wątków.
    Ctrl-C przerywa i podsumowuje partie rozegrane do tej pory.
cli-simulate-game = Identyfikator gry z listy „sushibelt games”.
cli-simulate-seats = Ilu graczy. Domyślnie: 4, a jeśli się nie da, najbliższa możliwa liczba.
cli-simulate-games = Ile partii rozegrać.
cli-simulate-bots = Jeden bot na wszystkie miejsca albo po jednym na miejsce, po przecinku. Do wyboru: { $known }.
cli-simulate-seed = Dowolny tekst. Partia 0 z ziarnem 7 ma takie rozdanie jak partia z ziarnem 7/0.
cli-simulate-threads = Ile partii grać jednocześnie. Domyślnie: po jednej na rdzeń.
cli-simulate-on = Gdzie grać: na tym komputerze czy na klastrze Ray. ray bierze klaster z RAY_ADDRESS, a bez niego wszystkie rdzenie tego komputera; ray://HOST:PORT klaster gdzie indziej. Wynik jest ten sam.
cli-simulate-turn-limit = Przerywaj partię po tylu turach; każdy wybór to jedna tura. Domyślnie każda partia jest grana do końca.
cli-simulate-json = Wszystkie liczby jako JSON.
cli-simulate-out = Zapisz też każde miejsce z każdej partii do tego nowego pliku Parquet.
cli-simulate-force = Pozwól --out zastąpić istniejący plik.
simulate-title = { $game }, graczy: { $seats }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }
simulate-preparing = przygotowanie
simulate-progress = trwają partie
simulate-rate = partii/s: { $games }
simulate-seat = miejsce
simulate-bot = bot
simulate-points = punkty
simulate-spread = odch. std.
simulate-won = wygrane
simulate-alone = w pojedynkę
simulate-shared = wspólnie
simulate-lines = Punkty według rubryk: średnia (odchylenie standardowe)
simulate-line = rubryka
simulate-seat-number = miejsce { $seat }
simulate-percent = { $share }%
simulate-how = Średnia ± błąd standardowy; odch. std. to odchylenie standardowe między partiami. Wygrana wspólna liczy się ułamkowo.
simulate-ties = { $ties ->
    [0] Żadna partia nie skończyła się remisem.
    [one] Remisem skończyła się { $ties } partia.
    [few] Remisem skończyły się { $ties } partie.
   *[other] Remisem skończyło się { $ties } partii.
}
simulate-unfinished = { $unfinished ->
    [one] Limit tur ({ $limit }) osiągnęła { $unfinished } partia; nie wliczamy jej.
    [few] Limit tur ({ $limit }) osiągnęły { $unfinished } partie; nie wliczamy ich.
   *[other] Limit tur ({ $limit }) osiągnęło { $unfinished } partii; nie wliczamy ich.
}
simulate-stopped = Przerwane. Rozegrane partie: { $done } z { $games }.
simulate-nothing = Żadna partia nie dobiegła końca, więc nie ma czego podsumować.
refusal-simulate-games = Nie da się zagrać z --games { $given }. Podaj liczbę od 1 do { $most }.
refusal-simulate-threads = Nie da się użyć --threads { $given }. Podaj liczbę od 1 do { $most }.
refusal-simulate-turn-limit = --turn-limit { $given } kończy partię, zanim się zacznie. Podaj 1 albo więcej.
refusal-simulate-seed = Tego ziarna nie da się odczytać jako tekstu. Użyj liter i cyfr.
refusal-simulate-bots-wrong-number = Podane boty: { $bots }, miejsca: { $seats }. Podaj jednego dla wszystkich albo po jednym na miejsce.
refusal-simulation-broke-down = Coś z zewnątrz zakończyło proces, który grał, może z braku pamięci. Spróbuj z --threads mniejszym niż { $processes }.
refusal-simulate-out-exists = „{ $path }” już istnieje. Podaj nowy plik albo dodaj --force, żeby go zastąpić.
refusal-parquet-missing = Plik Parquet wymaga pyarrow, a tu go nie ma. Zainstaluj go: pip install "sushibelt[research]".
refusal-cluster-unknown = --on nie może mieć wartości „{ $given }”. Podaj ray albo ray://HOST:PORT, jeśli klaster jest gdzie indziej.
refusal-cluster-missing = --on wymaga Ray, a tu go nie ma. Zainstaluj go: pip install "sushibelt[cluster]".
refusal-cluster-unreachable = Nie można połączyć się z klastrem Ray „{ $on }” ({ $why }). Sprawdź adres i czy klaster działa.
refusal-cluster-lacks-package = Na jednym z komputerów klastra Ray nie ma Sushibelt. Zainstaluj go na każdym: pip install "sushibelt[cluster,fast]".
refusal-cluster-other-code = Komputer { $node } w klastrze ma inną wersję Sushibelt, więc jego wyniki mogłyby się różnić. Zainstaluj wszędzie tę samą wersję.
refusal-cluster-broke-down = Klaster Ray „{ $on }” przestał działać ({ $why }). Uruchom go ponownie i powtórz polecenie.
