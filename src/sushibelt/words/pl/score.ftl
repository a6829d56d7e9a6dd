# The score pad: what it asks, prints, warns of and refuses.

## Places in a document

refusal-score-at-top = Dokument
refusal-score-at-round = Runda { $round }
refusal-score-at-plate = Runda { $round }, { $seat }
refusal-score-at-seat = { $seat }

## Documents that cannot be read

refusal-score-not-json = To nie jest poprawny JSON (błąd: wiersz { $line }, kolumna { $column }). docs/score.md pokazuje, jak wygląda taki dokument.
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
refusal-score-number-senseless = { $where }: { $what } – ta liczba jest o wiele za duża; nic tu nie przekracza { $limit }.
refusal-score-number-too-low = { $where }: { $what } nie może wynosić { $given }; najmniej to { $lowest }.
refusal-score-slot-unknown = { $where }: w tej grze nie ma { $slot }. Do wyboru: { $known }.
refusal-score-game-not-text = „game” musi być identyfikatorem gry, np. „sushi-go/zoch-2014”, a nie { $given }. „sushibelt games” pokazuje wszystkie.
refusal-score-name-impossible = { $name } to nie imię. Imię to tekst, który da się przeczytać na głos.
refusal-score-name-twice = Dwa miejsca mają to samo imię: { $name }. Wynik podajemy po imieniu, więc niech każde ma własne.

## Warnings

warning-limit-unsure = { $problem } Tego limitu nie jesteśmy pewni, więc liczymy tak, jak jest.
warning-limit-doubtful = { $problem } Liczymy tak, jak jest.
warning-plates-short = Runda { $round }: na talerzu jest mniej niż { $limit } ({ $seats }). Liczymy, jakby reszta była nic niewarta.
warning-round-under-way = Runda { $round } jeszcze trwa (wyłożone { $given } z { $limit }): to punkty, jakie by dała, gdyby skończyła się teraz.

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
score-hello = Co leży na stole? Odpowiadaj wiersz po wierszu, z nazwami po angielsku, np. „2 tempura, wasabi+egg”. Pusty wiersz znaczy: nic; Ctrl-D kończy wcześniej.
score-ask-game = Która gra? Identyfikator albo Enter: { $game }
score-ask-names = Kto gra? Imiona po przecinku
score-ask-plate = Runda { $round }, { $seat }
score-so-far = Do tej pory: { $totals }
score-ask-save = Zapisać jako JSON? Podaj nową nazwę pliku albo Enter, żeby nie zapisywać
score-saved = Zapisano w { $path }
refusal-score-typed-one-number = „{ $text }” to więcej niż jedna liczba. Kość pokazuje jedną.
