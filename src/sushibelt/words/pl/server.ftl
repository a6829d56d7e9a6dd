# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Uruchom stronę: graj w przeglądarce w pojedynkę, ze znajomymi albo w całej sieci.
cli-serve-epilogue =
    Przykłady:
      sushibelt serve                      ten komputer, http://127.0.0.1:8000
      sushibelt serve --lan                telefony w tej samej sieci, kod QR
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    To samo ustawiają SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA i inne;
    lista jest w docs/operations.md.
cli-serve-port = Port; 0 oznacza dowolny wolny.
cli-serve-host = Adres, na którym serwer nasłuchuje.
cli-serve-data = Plik ze wszystkimi stolikami i partiami; jeśli go nie ma, powstanie. Albo adres bazy Postgres.
cli-serve-lan = Wpuść wszystkich z tej sieci i pokaż kod QR, który otwiera stronę.
serve-address = Sushibelt działa pod adresem { $address }
serve-data = Stoliki i partie są zapisywane w { $path }
serve-stop = Ctrl-C kończy.
serve-proxy-unknown = UWAGA: goście przychodzą przez serwer proxy, którego SUSHIBELT_PROXIES nie wymienia. Dopóki tak jest, wszyscy liczą się jako jeden adres i dzielą jego limity. Wpisz do SUSHIBELT_PROXIES adres serwera proxy, na przykład 127.0.0.1, i uruchom ponownie.
serve-no-pages = W tej instalacji brakuje strony: programy mogą się łączyć, ale nie ma czego otworzyć. Zbuduj ją poleceniem „make site” albo zainstaluj pakiet zbudowany przez „make wheel”.
refusal-server-not-installed = Serwer potrzebuje „{ $module }”, a tego tu nie zainstalowano. Wszystko, co potrzebne, zainstaluje: { $command }
refusal-port-impossible = Nie ma portu { $port }. Użyj liczby od 0 do { $most }.
refusal-port-taken = Nie da się użyć portu { $port } na { $host } ({ $problem }). Zatrzymaj to, co go zajmuje, albo wybierz inny opcją --port.
refusal-variable-wrong = { $variable } ma wartość „{ $given }”, a musi to być liczba całkowita od { $least } do { $most }.
refusal-metrics-port-taken = Nie można udostępnić metryk na porcie { $port } adresu { $host } ({ $problem }). Zatrzymaj program, który go zajmuje, albo zmień SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = SUSHIBELT_PROXIES zawiera „{ $given }”, a to nie jest adres serwera proxy. Zapisz go jak 127.0.0.1 lub 10.0.0.0/24; kilka oddziel przecinkami.
refusal-token-weak = { $variable } zbyt łatwo odgadnąć. Użyj co najmniej { $least } liter i cyfr bez spacji, na przykład tego, co wypisze „openssl rand -hex 16”.
refusal-origin-wrong = W SUSHIBELT_ORIGINS jest „{ $given }”, a to nie adres strony. Ma wyglądać tak: https://sushi.example; kilka oddziel przecinkami.
refusal-host-wrong = W SUSHIBELT_HOSTS jest „{ $given }”, a to nie nazwa hosta. Ma wyglądać tak: sushi.example; kilka oddziel przecinkami.
refusal-files-too-few = Limit plików otwartych naraz przez ten serwer to { $allowed }, a przy limicie połączeń { $connections } potrzeba { $needed }. Podnieś limit („ulimit -n” albo LimitNOFILE= w jednostce systemd) lub zmniejsz SUSHIBELT_CONNECTIONS.
refusal-data-newer = „{ $path }” pochodzi z nowszej wersji programu. Użyj tamtej wersji albo innego pliku.
refusal-data-unusable = „{ $path }” nie nadaje się na plik z danymi ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] „{ $path }” jest już w użyciu: proces { $pid } na { $host } od { $since }. Najpierw go zatrzymaj albo wskaż inny plik opcją --data.
       *[other] „{ $path }” jest już w użyciu: proces { $pid } na { $host } od { $since }. Jego strona: { $address }. Najpierw go zatrzymaj albo wskaż inny plik opcją --data.
    }
refusal-data-in-use-by-someone = „{ $path }” jest już używany przez inny proces. Najpierw go zatrzymaj albo wskaż inny plik opcją --data.
refusal-data-foreign = „{ $path }” nie jest plikiem z danymi Sushibelt. Nic w nim nie zmieniono; może chodziło o inny?
refusal-data-damaged = „{ $path }” jest uszkodzony ({ $problem }). Nic w nim nie zmieniono; kopię zapasową przywraca polecenie sushibelt restore.

## Postgres

refusal-postgres-missing = Baza Postgres wymaga „{ $module }”, a tego tu nie zainstalowano. Zainstaluje to: { $command }
refusal-database-address-wrong = To nie jest adres bazy danych. Zapisz go tak: postgresql://nazwa:hasło@komputer/baza, a znaki specjalne w haśle jako kody, na przykład %40 zamiast @.
refusal-database-unreachable = Nie można połączyć się z { $path } ({ $problem }). Sprawdź adres i hasło oraz to, czy Postgres działa.
refusal-database-unusable = Bazy { $path } nie da się użyć ({ $problem }).
refusal-database-rights = Ten użytkownik nie może tworzyć tabel w { $path } ({ $problem }). Pozwolić na to może właściciel bazy: GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = Baza { $path } pochodzi z nowszej wersji programu. Użyj tamtej wersji albo innej bazy.
refusal-database-older = Baza { $path } pochodzi ze starszej wersji programu. Uruchom z nią raz serwer, a zostanie zaktualizowana.
refusal-database-foreign = W bazie { $path } są tabele innego programu. Nic w niej nie zmieniono; daj Sushibelt osobną bazę.
refusal-database-empty = Baza { $path } jest pusta. Najpierw uruchom z nią serwer albo napełnij ją poleceniem sushibelt move.
refusal-database-in-use =
    { $address ->
        [none] Baza { $path } jest już w użyciu: proces { $pid } na { $host } od { $since }. Najpierw go zatrzymaj albo wskaż inną bazę.
       *[other] Baza { $path } jest już w użyciu: proces { $pid } na { $host } od { $since }; jego strona to { $address }. Najpierw go zatrzymaj albo wskaż inną bazę.
    }
refusal-database-in-use-by-someone = Bazy { $path } używa już inny serwer. Najpierw go zatrzymaj albo wskaż inną bazę.
refusal-store-away = Baza danych chwilowo nie odpowiada. Nic się nie zmieniło; spróbuj jeszcze raz za moment.
refusal-store-taken = Bazę danych przejął inny serwer, ten nie może już niczego zapisać. Otwórz stronę ponownie za moment.

## Several nodes

refusal-node-wrong = „{ $given }” nie jest adresem, pod którym inne serwery mogą połączyć się z tym. Podaj SUSHIBELT_NODE w postaci http://10.0.0.5:8000.
refusal-node-needs-database = Kilka serwerów nie może korzystać z jednego pliku „{ $path }”. Podaj w SUSHIBELT_DATA adres bazy Postgres albo pomiń SUSHIBELT_NODE.
refusal-node-in-use = Pod adresem { $node } działa już inny serwer. Nadaj każdemu własny adres w SUSHIBELT_NODE.
refusal-nodes-older = Bazę { $path } założyła starsza wersja tego programu, a serwer tej wersji wciąż działa: proces { $pid } na { $host }, od { $since }. Zatrzymaj wszystkie serwery starej wersji, a potem uruchom ten ponownie.
refusal-place-elsewhere = Właśnie przejmuje to inny serwer tej strony. Nic się nie zmieniło; spróbuj jeszcze raz za moment.
refusal-tables-elsewhere =
    { $node ->
        [none] Inny serwer tej strony właśnie przejmuje ten stół lub kartkę. Spróbuj jeszcze raz za moment.
       *[other] Ten stół lub kartka jest na innym serwerze tej strony, { $node }. Uruchom polecenie tam.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] To, co było na tym serwerze, zostało usunięte. Resztę właśnie przejmuje inny serwer tej strony; powtórz polecenie za moment.
       *[other] To, co było na tym serwerze, zostało usunięte. Reszta jest na innym serwerze tej strony, { $node }: uruchom polecenie także tam.
    }

## Tables

refusal-table-unknown = Nie ma takiego stolika. Może został sprzątnięty, bo długo nikt tu nie zaglądał.
refusal-code-unknown = Żaden stolik ani żadna kartka z punktami nie ma takiego kodu. Sprawdź go albo poproś o link.
refusal-code-closed = Gospodarz zamknął ten stolik dla nowych osób. Poproś, żeby cię wpuścił.
refusal-secret-unknown = Ten link nie otwiera tego stolika. Poproś o nowy osobę, która cię zaprosiła.
refusal-secret-left = Nie siedzisz już przy tym stoliku, więc ten link go nie otwiera.
refusal-secret-removed = Gospodarz wyprosił cię od tego stolika, więc ten link już go nie otwiera.
refusal-secret-renewed = Odkąd ten stolik ma nowy kod, stare linki do oglądania już nie działają. Poproś o ten kod.
refusal-table-full = Przy tym stoliku nie ma już miejsc.
refusal-seat-taken = Miejsce { $seat } jest zajęte.
refusal-seat-none = Nie masz miejsca przy tym stoliku.
refusal-seat-unknown = W tej partii nie ma miejsca { $seat }.
refusal-host-only = To może zrobić tylko gospodarz stolika.
refusal-member-unknown = Przy tym stoliku nikt nie nazywa się { $name }.
refusal-kick-yourself = Siebie nie da się wyprosić. Możesz za to odejść od stolika.
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
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-hold-spent = Twoje pauzy na razie się skończyły.

## Fair deals

refusal-share-too-late = Trwa rozdawanie; za późno na nowe liczby do losowania.
refusal-share-copied = Tę liczbę do losowania zapowiedział już ktoś inny.
refusal-share-for-other-terms = Warunki tego rozdania to nie te, które poznała twoja strona.
refusal-share-too-early = Liczby do losowania odkrywa się dopiero wtedy, gdy wszystkie są zapowiedziane.
refusal-share-not-promised = To nie ta liczba do losowania, która była zapowiedziana.

## Messages and requests

refusal-hello-first = Pierwsza wiadomość musi powiedzieć, kto przyszedł.
refusal-message-unreadable = Tej wiadomości nie da się odczytać.
refusal-message-out-of-place = Ta wiadomość tu nie pasuje.
refusal-messages-too-many = Za dużo wiadomości w krótkim czasie.
refusal-too-many-requests = Za dużo zapytań w krótkim czasie. Poczekaj chwilę.
refusal-codes-too-many =
    { $seconds ->
        [one] Za dużo błędnych kodów. Spróbuj ponownie za { $seconds } sekundę.
        [few] Za dużo błędnych kodów. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Za dużo błędnych kodów. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-request-unreadable = Tego zapytania nie da się odczytać.
refusal-request-too-large = To zapytanie jest za duże.
refusal-origin-foreign = To zapytanie przyszło z innej witryny.
refusal-metrics-token-wrong = Ten token nie daje dostępu do metryk.
refusal-host-unknown = Ten serwer nie odpowiada pod nazwą, której używasz. Jeśli jest twój, dopisz ją do SUSHIBELT_HOSTS.
refusal-not-found = Pod tym adresem nic nie ma.
refusal-store-slow = Zapis trwa teraz za długo.
refusal-store-unwritable = Nie da się nic zapisać. Dysk może być pełny albo tylko do odczytu.
refusal-server-stopping = Ten serwer zaraz się zatrzyma.
refusal-server-fault = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
refusal-house-full = Mamy komplet gości, więc na razie nie da się otworzyć nic nowego. Spróbuj później; to, co już trwa, toczy się dalej.

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
