# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Uruchom stronę: graj w przeglądarce, samemu, ze znajomymi albo w całej sieci.
cli-serve-epilogue =
    Przykłady:
      sushibelt serve                      ten komputer, http://127.0.0.1:8000
      sushibelt serve --lan                telefony w tej samej sieci, kod QR
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    To samo ustawiają SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA i inne;
    lista jest w docs/operations.md.
cli-serve-port = Port; 0 bierze dowolny wolny.
cli-serve-host = Adres, na którym serwer nasłuchuje.
cli-serve-data = Plik ze wszystkimi stolikami i partiami; jeśli go nie ma, powstanie.
cli-serve-lan = Wpuść wszystkich z tej sieci i pokaż kod QR, który otwiera stronę.
serve-address = Sushibelt działa pod adresem { $address }
serve-data = Stoliki i partie są zapisywane w { $path }
serve-stop = Ctrl-C kończy.
refusal-server-not-installed = Serwer potrzebuje „{ $module }”, a tego tu nie zainstalowano. Zainstaluj sushibelt z dodatkiem „server”.
refusal-port-impossible = Nie ma portu { $port }. Użyj liczby od 0 do { $most }.
refusal-port-taken = Nie da się użyć portu { $port } na { $host } ({ $problem }). Zatrzymaj to, co go zajmuje, albo wybierz inny z --port.
refusal-variable-wrong = { $variable } ma wartość „{ $given }”, a musi to być liczba całkowita od { $least } do { $most }.
refusal-origin-wrong = W SUSHIBELT_ORIGINS jest „{ $given }”, a to nie adres strony. Ma wyglądać tak: https://sushi.example; kilka oddziel przecinkami.
refusal-data-newer = „{ $path }” pochodzi z nowszej wersji programu. Użyj tamtej wersji albo innego pliku.
refusal-data-unusable = „{ $path }” nie nadaje się na plik z danymi ({ $problem }).

## Tables

refusal-table-unknown = Nie ma takiego stolika. Może został sprzątnięty, bo długo nikt tu nie zaglądał.
refusal-code-unknown = Żaden stolik ani żadna kartka z punktami nie ma takiego kodu. Sprawdź go albo poproś o link.
refusal-secret-unknown = Ten link nie otwiera tego stolika. Poproś o nowy osobę, która cię zaprosiła.
refusal-secret-left = Nie ma cię już przy tym stoliku; ten link go nie otwiera.
refusal-secret-removed = Gospodarz usunął cię od tego stolika; ten link go już nie otwiera.
refusal-secret-renewed = Odkąd kogoś usunięto od stolika, linki do oglądania nie działają. Poproś o nowy kod.
refusal-table-full = Przy tym stoliku nie ma już miejsc.
refusal-seat-taken = Miejsce { $seat } jest zajęte.
refusal-seat-none = Nie masz miejsca przy tym stoliku.
refusal-seat-unknown = W tej partii nie ma miejsca { $seat }.
refusal-host-only = To może zrobić tylko gospodarz stolika.
refusal-member-unknown = Przy tym stoliku nikt nie nazywa się { $name }.
refusal-kick-yourself = Nie możesz usunąć siebie. Zamiast tego odejdź od stolika.
refusal-stage-wrong =
    { $stage ->
        [lobby] Partia jeszcze się nie zaczęła.
        [opening] Właśnie trwa rozdawanie.
        [playing] Partia już trwa.
       *[other] Partia jest skończona.
    }
refusal-people-none = Przy tym stoliku jeszcze nikt nie siedzi.
refusal-bots-too-many = Miejsca dla botów: { $bots }, a wszystkich jest { $seats }. Zostaw jedno dla siebie.
refusal-level-unknown = Nie ma bota „{ $level }”. Do wyboru: { $known }.

## Matches

refusal-match-not-running = Przy tym stoliku nie trwa żadna partia.
refusal-match-not-over = Nie ma takiej partii albo jeszcze się nie skończyła.
refusal-match-other = To był wybór do wcześniejszej partii przy tym stoliku.
refusal-actions-too-many =
    { $allowed ->
        [1] Wysłane naraz wybory: { $given }, a tu można wybrać tylko jedno.
       *[other] Wysłane naraz wybory: { $given }, a tu można najwyżej { $allowed }.
    }
refusal-undo-nothing = Nie masz wyboru, który można cofnąć.

## Fair deals

refusal-share-too-late = Trwa rozdawanie; za późno na nowe liczby do losowania.
refusal-share-for-other-terms = Warunki tego rozdania to nie te, które poznała twoja strona.
refusal-share-too-early = Liczby do losowania odkrywa się dopiero wtedy, gdy wszystkie są zapowiedziane.
refusal-share-not-promised = To nie ta liczba do losowania, która była zapowiedziana.

## Messages and requests

refusal-hello-first = Pierwsza wiadomość musi powiedzieć, kto przyszedł.
refusal-message-unreadable = Tej wiadomości nie da się odczytać.
refusal-message-out-of-place = Ta wiadomość tu nie pasuje.
refusal-messages-too-many = Za dużo wiadomości w krótkim czasie.
refusal-too-many-requests = Za dużo zapytań w krótkim czasie. Poczekaj chwilę.
refusal-request-unreadable = Tego zapytania nie da się odczytać.
refusal-request-too-large = To zapytanie jest za duże.
refusal-origin-foreign = To żądanie przyszło z innej witryny.
refusal-not-found = Pod tym adresem nic nie ma.
refusal-server-fault = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.

## Phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dzięki!
phrase-oh-no = O nie!
phrase-yum = Mniam!
phrase-mine = To miało być moje!
phrase-thinking = Niech pomyślę…
phrase-hurry = Spokojnie, czekamy…
phrase-one-more = Jeszcze partyjka?
phrase-sorry = Przepraszam!
phrase-bye = Do zobaczenia!
