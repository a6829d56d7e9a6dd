# `sushibelt arena`

cli-arena-epilogue =
    Przykłady:
      sushibelt arena sushi-go/original-2013 --bots cook,apprentice,novice
      sushibelt arena sushizock/2008 --bots chef,cook --out duel.json
      sushibelt arena sushi-roll/2019 --bots greedy,random --picture duel.svg
      sushibelt arena sushi-go/zoch-2014 --bots "greedy,process:python3 my_bot.py"

    Każde rozdanie jest grane z każdego miejsca. Para kończy grę, gdy przedział
    ufności 95% dla udziału wygranych nie obejmuje połowy, albo gdy rozegra tyle
    rozdań, ile podano w --deals.
    To samo polecenie z tym samym --out wznawia grę od miejsca przerwania.
cli-arena-game = Identyfikator gry z listy „sushibelt games”.
cli-arena-bots = Co najmniej dwa boty, po przecinku; process:POLECENIE uruchamia program jako bota. Do wyboru: { $known }.
cli-arena-seats = Ilu graczy; oba boty z pary siedzą na zmianę. Domyślnie: 4, a jeśli się nie da, najbliższa możliwa liczba.
cli-arena-neighbours = Każdy bot gra tylko z następnym na liście, a nie z każdym.
cli-arena-solo = Pierwszy bot z pary ma jedno miejsce, drugi wszystkie pozostałe.
cli-arena-mirrored = Dwie partie na rozdanie: jeden układ miejsc i jego lustrzane odbicie, za każdym razem inny. Oszczędza czas przy trzech i pięciu miejscach.
cli-arena-seconds = Ile sekund bot może myśleć nad jednym wyborem. Domyślnie bot wykonuje stałą liczbę iteracji, żeby wyniki dało się powtórzyć.
cli-arena-iterations = Ile iteracji na jeden wybór może najwyżej wykonać bot, który przeszukuje. Żaden poziom nie myśli dłużej niż zwykle.
cli-arena-deals = Największa liczba rozdań na parę.
cli-arena-exact = Zagraj dokładnie --deals rozdań na parę, bez wcześniejszego kończenia, i pokaż punkty oraz błędy standardowe.
cli-arena-seed = Dowolny tekst. Ten sam tekst daje te same rozdania.
cli-arena-threads = Ile procesów gra jednocześnie. Wynik od tego nie zależy. Domyślnie 1, a na klastrze wszystkie rdzenie.
cli-arena-out = Zapisz wyniki i wszystkie rozdania do tego pliku JSON; jeśli już istnieje, dopisuj do niego.
cli-arena-picture = Narysuj wynik w tym pliku SVG.
cli-arena-json = Wynik jako JSON.
arena-progress = trwają rozdania
arena-title = { $game }, graczy: { $seats }, rozdań na parę: do { $limit }, ziarno { $seed }
arena-title-exact = { $game }, graczy: { $seats }, rozdań na parę: dokładnie { $limit }, ziarno { $seed }
arena-bot = bot
arena-rating = ranking
arena-won = wygrane
arena-even = remisy
arena-lost = przegrane
arena-pairing = para
arena-share = udział rozdań
arena-games = udział partii
arena-points = punkty
arena-lead = przewaga
arena-open = { $first } – { $second }
arena-ahead = { $first } > { $second }
arena-behind = { $first } < { $second }
arena-interval = { $share } [{ $low }, { $high }]
arena-percent = { $share }%
arena-how = Wygrane, remisy i przegrane liczą rozdania, każde grane z każdego miejsca; rozdanie wygrywa ten, kto wygrał w nim więcej partii. Udział pomija remisy i podany jest z dokładnym przedziałem ufności 95% (Cloppera–Pearsona); znaki > i < mówią, że przedział nie obejmuje połowy. Partia wygrana wspólnie liczy się ułamkowo.
arena-how-exact = Każda para rozegrała wszystkie swoje rozdania, każde z każdego miejsca. Udział partii, punkty na miejsce i przewaga w punktach dotyczą pierwszego bota, ± jeden błąd standardowy po rozdaniach; partia wygrana wspólnie liczy się ułamkowo. Znaki > i < mówią, że dokładny przedział ufności 95% dla jego udziału w rozstrzygniętych rozdaniach (Cloppera–Pearsona) nie obejmuje połowy.
arena-how-solo = Jeden na wszystkich: pierwszy bot z pary siedział raz na każdym miejscu, drugi na pozostałych ({ $others }). Sprawiedliwy udział partii to { $fair }; rozdanie wygrywa ten, kto ma więcej zwycięstw na miejsce.
arena-how-mirrored = W lustrze: każde rozdanie rozegrano dwa razy, w jednym układzie miejsc i w jego lustrzanym odbiciu; układy się zmieniały.
arena-forfeits = { $bot }, stracone wybory: { $crash } przez awarię, { $timeout } przez zbyt długie myślenie, { $illegal } przez niedozwoloną odpowiedź.
arena-unfinished = { $games ->
    [one] Jedna partia została przerwana, bo nie chciała się skończyć; nikt jej nie wygrał.
    [few] { $games } partie zostały przerwane, bo nie chciały się skończyć; nikt ich nie wygrał.
   *[other] { $games } partii zostało przerwanych, bo nie chciały się skończyć; nikt ich nie wygrał.
}
arena-stopped = Przerwane przed końcem. Z --out można by to później wznowić tym samym poleceniem.
arena-paused = Przerwane przed końcem. To samo polecenie wznowi pracę od tego miejsca.
arena-picture-ratings = Rankingi i ich przedziały ufności 95%
arena-picture-pairings = Udział rozstrzygniętych rozdań wygranych przez pierwszego bota i jego dokładny przedział ufności 95%; linia to połowa
refusal-arena-deals = Nie da się zagrać z --deals { $given }. Podaj liczbę od 1 do { $most }.
refusal-arena-seconds = --seconds { $given } to za mało albo za dużo na myślenie. Podaj liczbę większą od 0, najwyżej { $most }.
refusal-arena-iterations = Nie da się grać z --iterations { $given }. Podaj liczbę od 1 do { $most }.
refusal-arena-bots-too-few = Arena potrzebuje co najmniej dwóch botów. Wymień je po przecinku: --bots greedy,random.
refusal-arena-bot-twice = „{ $bot }” jest na liście dwa razy. Podaj każdego bota raz.
refusal-arena-same-file = „{ $path }” ma być naraz na wyniki i na obrazek. Podaj dwa różne pliki.
refusal-arena-solo-mirrored = --solo i --mirrored nie działają razem: samotny bot nie ma lustrzanego odbicia. Użyj jednej z tych opcji.
refusal-arena-ratings-missing = Do rankingów potrzebny jest openskill. Zainstaluj go: pip install "sushibelt[arena]".
refusal-arena-file-not-one = „{ $path }” już istnieje i nie zawiera wyników areny. Podaj nowy plik.
refusal-arena-file-other = „{ $path }” zawiera inną arenę: nie zgadza się „{ $key }”. Powtórz tamto polecenie albo podaj nowy plik.
refusal-arena-file-damaged = Wyników areny w „{ $path }” nie da się odczytać. Podaj nowy plik.
refusal-bot-command-unreadable = Polecenia „{ $command }” nie da się odczytać. Sprawdź cudzysłowy.
refusal-bot-command-missing = Brak programu dla bota „process:{ $command }”. Napisz process: i polecenie, na przykład process:python3 my_bot.py.
