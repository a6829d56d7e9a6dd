# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Dokument
refusal-score-at-round = Runda { $round }
refusal-score-at-plate = Runda { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = To nie jest JSON: nie da się odczytać wiersza { $line }, kolumna { $column }. docs/score.md pokazuje, jak wygląda taki dokument.
refusal-score-json-monstrous = W tym JSON-ie jest za długa liczba albo za dużo zagnieżdżonych nawiasów jak na kartkę z punktami.
refusal-score-key-twice = Klucz { $entry } występuje dwa razy w jednym obiekcie. Jeden skreśl.
refusal-score-no-number = { $given } to nie jest liczba, na której da się liczyć.
refusal-score-not-an-object = { $where }: tu ma być obiekt, np. {"{"}"tempura": 2{"}"}, a nie { $given }.
refusal-score-not-a-list = { $where }: „{ $entry }” musi być listą, a nie { $given }.
refusal-score-key-unknown = { $where }: nie ma tu klucza { $entry }. Znane klucze: { $known }.
refusal-score-key-missing = { $where }: brakuje klucza „{ $entry }”.
refusal-score-wrong-length = { $where }: „{ $entry }” ma mieć po jednym wpisie na talerz, czyli { $wanted }, a ma { $given }.
refusal-score-too-many-rounds = Rund na kartce jest { $given }, a gra ma ich { $limit }.
refusal-score-not-whole = { $where }: { $what } musi być liczbą całkowitą, a nie { $given }.
refusal-score-number-senseless = { $where }: liczba przy { $what } jest o wiele za duża; nic tu nie przekracza { $limit }.
refusal-score-number-too-low = { $where }: { $what } nie może wynosić { $given }; najmniej to { $lowest }.
refusal-score-slot-unknown = { $where }: w tej grze nie ma { $slot }. Do wyboru: { $known }.
refusal-score-yogurt-without-value = { $where }: jogurt na talerzu pokazuje wartość. Zapisz go jako jedno z: { $known }.
refusal-score-game-not-text = „game” musi być identyfikatorem gry, np. „sushi-go/zoch-2014”, a nie { $given }. „sushibelt games” pokazuje wszystkie.
refusal-score-name-impossible = { $name } to nie imię. Imię to tekst, który da się przeczytać na głos.
refusal-score-name-twice = Dwa miejsca mają to samo imię: { $name }. Wynik podajemy po imieniu, więc niech każde ma własne.

## Plates that cannot be

refusal-score-hand-exceeded = { $where }: kart leży tam { $given }, a w rundzie wykłada się najwyżej { $limit } (nigiri na wasabi to dwie karty).
refusal-score-deck-exceeded = { $where }: { $kind } – w całej grze byłoby { $given }, a jest tylko { $limit }.
refusal-score-teas-uncountable = { $where }: tylu bubble tea nie da się podzielić na ciągi (sposobów, by mieć część z nich, jest { $given }; sprawdzamy najwyżej { $limit }).
refusal-score-no-squishy = { $where }: w tej grze nie ma gniotka, więc nie można go zdobyć. Pomiń „squishy”.
refusal-score-squishy-unearned = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, a można go zdobyć tylko w turze z kartą truskawek; takich kart wyłożono { $limit }.
refusal-score-squishy-kept = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, ale nikt nie zabiera go sobie; przy tym, co zdobyli inni, możliwe jest najwyżej { $limit }.
refusal-score-squishy-behind = { $where }: gniotek zdobyty przy liczbie symboli { $given }, a ktoś miał już { $limit }.
refusal-score-squishy-forgotten = { $where }: gniotek zdobyty { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}, a trzeba go było zdobyć { $limit ->
    [one] { $limit } raz
   *[other] { $limit } razy
}, bo nikt inny nie ma truskawek.
refusal-score-no-dice = { $where }: w tej grze nie ma kości mochi. Pomiń „mochi_dice”.
refusal-score-die-exceeded = { $where }: kość mochi pokazuje { $given }, a najwyższa ścianka to { $limit }.
refusal-score-die-unrolled = { $where }: kość mochi pokazuje { $given }, a bez karty mochi wciąż pokazuje { $limit }.
refusal-score-tray-overfull = { $where }: na tacce jest { $given } kości, a w rundzie bierze się najwyżej { $limit } (nigiri na wasabi to dwie kości).
refusal-score-dice-exceeded = { $where }: { $kind } – na tackach razem { $given } kości, a jest ich tylko { $limit }.
refusal-score-tokens-exceeded = { $where }: żetony „{ $kind }” – razem { $given }, a jest ich tylko { $limit }.
refusal-score-tokens-unearned = { $where }: żetony „{ $kind }” – { $given }, a z tacek wynika najwyżej { $limit }.
refusal-score-puddings-missing = { $where }: żetony „{ $kind }” – razem { $given }, a tacki dały { $limit } i nikt ich nie oddaje.
refusal-score-tiles-exceeded = { $where }: { $kind } – z tym stosem byłoby { $given } kafelków, a w pudełku jest tylko { $limit }.
refusal-score-tile-unknown = { $where }: { $kind } – nie ma kafelka { $given }. Są od 1 do { $limit }.
refusal-score-tile-values-exceeded = { $where }: { $kind } – kafelków o wartości { $value } byłoby z tym stosem { $given }, a w pudełku jest tylko { $limit }.

## Warnings

warning-limit-unsure = { $problem } Ta liczba nie jest pewna, więc liczymy tak, jak jest.
warning-limit-doubtful = { $problem } Liczymy tak, jak jest.
warning-plates-short = Runda { $round }: na talerzu jest mniej niż { $limit } ({ $seats }). Liczymy, jakby reszta była nic niewarta.
warning-round-under-way = Runda { $round } jeszcze trwa (wyłożone { $given } z { $limit }): to punkty, jakie by dała, gdyby skończyła się teraz.
warning-squishy-missing = Runda { $round }: są truskawki, ale „squishy” nie mówi, kto zdobył gniotka. Liczymy, jakby nikt.
warning-puppet-left-out = { $where }: „{ $entry }” nic nie mówi o marionetce. Liczymy, jakby nie zdobyła gniotka ani nie rzucała kością.
warning-dice-missing = Są karty mochi, ale „mochi_dice” nie mówi, co pokazują kości. Desery czekają na podliczenie.
warning-tokens-missing = Brakuje „tokens”. Puddingi i niezużyte żetony czekają na podliczenie.
warning-tiles-left = { $count ->
    [one] W rzędach został jeszcze { $count } kafelek,
    [few] W rzędach zostały jeszcze { $count } kafelki,
   *[other] W rzędach zostało jeszcze { $count } kafelków,
} więc gra się nie skończyła.

## The bill

score-not-over = To jeszcze nie koniec: punkty do tej pory.
score-warnings = Sprawdź, proszę:

## Help

cli-score-file = Plik JSON opisany w docs/score.md; - czyta ze standardowego wejścia. Bez niego będą pytania, wiersz po wierszu.
cli-score-json = Punkty jako JSON.
cli-score-epilogue =
    Przykłady:
      sushibelt score evening.json
      sushibelt score - --json < evening.json
      sushibelt score                                    wpisz wszystko przy stole

refusal-score-needs-file = Nie ma czego liczyć. Podaj plik albo -, żeby czytać ze standardowego wejścia.

## Typing at the table

refusal-score-typed-unclear = Nie da się odczytać „{ $text }”. Wpisz, co leży na stole, na przykład: 2 tempura, wasabi+egg
refusal-score-typed-number = „{ $text }” to nie ciąg liczb. Wpisz je na przykład tak: 5 1 2 3
refusal-score-seat-unknown = Nikt tu nie ma imienia „{ $name }”. Grają: { $known }.
score-hello = Co leży na stole? Odpowiadaj wiersz po wierszu, np. „2 tempura, wasabi+egg”. Pusty wiersz znaczy: nic; Ctrl-D kończy wcześniej.
score-ask-game = Która gra? Identyfikator albo Enter: { $game }
score-ask-names = Kto gra? Imiona po przecinku
score-ask-plate = Runda { $round }, { $seat }
score-ask-squishy = Runda { $round }: kto zdobył gniotka, w dowolnej kolejności? Np. „Ana, 2 Bo”
score-ask-die = Kość mochi: { $seat }
score-ask-tokens = Żetony: { $seat }, np. „2 pudding, 3 menu, chopsticks”
score-ask-stack = { $seat }, { $kind } od spodu do góry, np. „5 1 2 3”
score-so-far = Do tej pory: { $totals }
score-ask-save = Zapisać jako JSON? Podaj nową nazwę pliku albo Enter, żeby nie zapisywać
score-saved = Zapisano w { $path }
refusal-score-typed-one-number = „{ $text }” to więcej niż jedna liczba. Kość pokazuje jedną.
