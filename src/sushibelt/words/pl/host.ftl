# For whoever runs a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Zrób kopię zapasową pliku z danymi, także gdy serwer działa.
cli-backup-epilogue =
    Przykłady:
      sushibelt backup /backups/                         nazwa z daty
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      pyta o hasło
      sushibelt backup /backups/ --recipient age1…       dla klucza publicznego

    Zaszyfrowane kopie mają format age; otwiera je także program age.
cli-backup-file = Nowy plik albo folder, w którym ma powstać.
cli-host-data = Plik z danymi serwera albo adres jego bazy Postgres.
cli-backup-encrypt = Zaszyfruj hasłem, które wpiszesz.
cli-backup-passphrase-file = Zaszyfruj hasłem z pierwszego wiersza tego pliku.
cli-backup-recipient = Zaszyfruj dla tego klucza publicznego age lub SSH; można powtórzyć.
backup-copying = Kopiowanie
backup-plain = Kopia jest w { $path } ({ $size } MB). Nie jest zaszyfrowana, więc dobrze jej pilnuj.
backup-sealed = Zaszyfrowana kopia jest w { $path } ({ $size } MB).
passphrase-ask = Hasło:{" "}
passphrase-again = Jeszcze raz:{" "}
refusal-passphrase-untyped = Nie ma terminala, w którym można wpisać hasło. Użyj --passphrase-file albo --recipient.
refusal-passphrase-differs = Hasła się różnią. Nic nie zapisano.
refusal-passphrase-short = Hasło jest za krótkie. Minimalna długość: { $least }.
refusal-database-backup = { $path } to baza Postgres. Kopię zrobi pg_dump, a przywróci ją pg_restore; jak, opisuje docs/operations.md.
refusal-backup-two-ways = Wybierz jedno: hasło albo --recipient.
refusal-backup-recipient-wrong = „{ $given }” nie jest kluczem publicznym age ani SSH.
refusal-file-exists = „{ $path }” już istnieje, a niczego nie nadpisujemy. Przenieś go albo wybierz inną nazwę.
cli-restore = Przywróć kopię zapasową do nowego pliku z danymi.
cli-restore-epilogue =
    Przykłady:
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    Kopia jest najpierw sprawdzana i nic nie jest nadpisywane.
cli-restore-file = Kopia zapasowa.
cli-restore-data = Plik z danymi, który powstanie; nie może jeszcze istnieć.
cli-restore-passphrase-file = Hasło jest w pierwszym wierszu tego pliku. Bez tej opcji padnie pytanie.
cli-restore-identity = Plik z twoim tajnym kluczem age.
restore-copying = Przywracanie
restore-done = Przywrócono do { $path }. Serwer uruchomisz poleceniem: sushibelt serve --data { $path }
refusal-backup-passphrase-missing = „{ $path }” jest zaszyfrowany hasłem. Wpisz je albo wskaż plik opcją --passphrase-file.
refusal-backup-passphrase-wrong = „{ $path }” nie otwiera się tym hasłem albo jest uszkodzony.
refusal-backup-identity-missing = „{ $path }” jest zaszyfrowany dla klucza. Wskaż plik z tajnym kluczem opcją --identity.
refusal-backup-identity-wrong = „{ $path }” nie otwiera się tym kluczem albo jest uszkodzony.
refusal-backup-identity-unreadable = W tym pliku nie ma tajnego klucza age (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Sprawdź plik z danymi lub kopię, aż po każde rozdanie każdej partii.
cli-check-epilogue =
    Przykłady:
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            tylko strony pliku

    Serwer może działać. Kod wyjścia: 0, gdy wszystko gra, w przeciwnym razie 1.
cli-check-file = Plik z danymi, niezaszyfrowana kopia albo adres bazy Postgres.
cli-check-quick = Nie odtwarzaj partii.
data-check-looking = Sprawdzanie
data-check-where =
    { $kind ->
        [tables] Stolik { $id }
        [matches] Partia { $id }
       *[other] Kartka { $id }
    }
data-check-at = { $where }: { $text }
data-check-counts = Stoliki: { $tables }. Partie: { $matches }. Kartki: { $pads }.
data-check-whole = { $path } jest w porządku: strony pliku i każdy stolik, każda partia, każda kartka.
data-check-quick = Strony pliku { $path } są w porządku. Partii nie odtwarzano.
database-check-whole = Baza { $path } jest w porządku: każdy stolik, każda partia, każda kartka.
database-check-quick = Bazę { $path } da się odczytać. Partii nie odtwarzano.
data-check-damaged = W { $path } są błędy: { $count }.
refusal-data-older = „{ $path }” pochodzi ze starszej wersji programu. Uruchom z nim raz serwer, a zostanie zaktualizowany.
refusal-check-page = Uszkodzona strona: { $problem }
refusal-check-row = Nie da się tego odczytać ({ $problem }).
refusal-check-match-missing = Brakuje partii { $match }.
refusal-check-moves-missing = Brakuje ruchów. Znaleziono: { $moves }.

## Moving to Postgres and back

cli-move = Przenieś wszystko z pliku z danymi do bazy Postgres albo z powrotem.
cli-move-epilogue =
    Przykłady:
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Najpierw zatrzymaj serwer. Źródło zostaje, jakie było; cel musi być pusty.
    Przerwane przenosiny ruszą dalej, gdy uruchomisz polecenie ponownie.
cli-move-source = Plik z danymi albo baza, z której przenieść.
cli-move-target = Nowy plik albo pusta baza, do której przenieść.
move-copying = Przenoszenie
move-done = Wszystko z { $source } jest teraz także w { $target }, porównane wiersz po wierszu. Wiersze: { $rows }.
refusal-move-onto-itself = „{ $path }” nie można przenieść na to samo miejsce.
refusal-move-target-full = „{ $path }” nie jest puste, a niczego nie nadpiszemy. Wskaż nowy plik albo pustą bazę.
refusal-move-differs = { $source } i { $target } się różnią („{ $table }”): źródło zmieniło się od początku przenosin albo było inne. Opróżnij cel i zacznij od nowa.
refusal-data-unfinished = Przenosiny do „{ $path }” nie są skończone. Dokończy je polecenie sushibelt move.
refusal-database-unfinished = Przenosiny do { $path } nie są skończone. Dokończy je polecenie sushibelt move.

## The tables of a server

cli-tables = Stoliki na twoim serwerze: lista, zamykanie, usuwanie, eksport, blokady.
cli-tables-epilogue =
    Przykłady:
      sushibelt tables                                wszystkie
      sushibelt tables show 4K7MPX                    po kodzie lub id
      sushibelt tables close 4K7MPX                   wszyscy wychodzą
      sushibelt tables delete 4K7MPX                  na zawsze
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              na prośbę tej osoby
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    Działa przy włączonym i przy wyłączonym serwerze.
cli-tables-action = Co zrobić: { $known }.
cli-tables-target = Kod lub id stolika albo kartki, id partii albo adres.
cli-tables-name = Wyeksportuj lub usuń wszystko, na czym jest to imię.
cli-tables-hours = Na ile godzin zablokować adres.
cli-tables-out = Nowy plik na eksport; bez tej opcji trafi na ekran.
cli-tables-yes = Usuń bez pytania.
cli-tables-json = Wypisz JSON.
tables-column-id = stolik
tables-column-code = kod
tables-column-game = gra
tables-column-stage = etap
tables-column-people = osoby
tables-column-here = obecni
tables-column-visited = ostatnia wizyta
tables-stage =
    { $stage ->
        [lobby] oczekiwanie
        [opening] rozdawanie
        [playing] gra trwa
        [finished] koniec
        [abandoned] przerwana
       *[pad] kartka
    }
tables-none = Nie ma żadnych stolików.
tables-closed = Stolik { $id } jest zamknięty. Nikt już tam nie wejdzie; skończone partie zostają.
tables-will-delete = To zostanie usunięte na zawsze, dla wszystkich, którzy brali udział:
tables-sure = Wpisz „{ $yes }”, żeby usunąć:{" "}
tables-yes = tak
tables-deleted = Usunięto. Stoliki: { $tables }. Partie: { $matches }. Kartki: { $pads }. Mogą jeszcze być w starszych kopiach zapasowych.
tables-exported = Wyeksportowano do { $path }.
tables-blocked = { $network }: blokada do { $until }.
tables-unblocked = { $network }: blokada zdjęta.
tables-none-blocked = Żaden adres nie jest zablokowany.
refusal-tables-action-unknown = Nie ma czynności „{ $given }”. Do wyboru: { $known }.
refusal-tables-target-missing = Co dokładnie? Po „{ $action }” podaj kod lub id albo imię opcją --name.
refusal-tables-too-much = Podaj kod lub id albo --name, nie jedno i drugie.
refusal-tables-unknown = Żaden stolik, żadna kartka ani żadna partia nie ma kodu ani id „{ $given }”.
refusal-tables-name-unknown = Nigdzie tu nie ma imienia „{ $name }”.
refusal-tables-only-tables = Zamykać można tylko stoliki. „{ $given }” można usunąć.
refusal-tables-match-running = Partia { $match } jeszcze trwa. Zamknij albo usuń jej stolik.
refusal-tables-unconfirmed = Nic nie usunięto.
refusal-tables-confirm = Nic nie usunięto: nie ma terminala, żeby potwierdzić. Dodaj --yes.
refusal-block-address = „{ $given }” to nie adres ani sieć. Przykłady: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
refusal-block-wide = { $given } to zbyt duża sieć, żeby ją zablokować. Największa to /{ $prefix }.
refusal-block-hours = Adres można zablokować na czas od 1 do { $most } godzin, nie na { $given }.
refusal-block-unknown = { $given } nie jest zablokowany.
refusal-channel-closed = Serwer, który używa „{ $path }”, nie odpowiada ({ $problem }). Uruchom to jako ten sam użytkownik na tym samym komputerze albo najpierw zatrzymaj serwer.

## What visitors are told

refusal-secret-closed = Ten stolik zamknęły osoby prowadzące tę stronę.
refusal-address-blocked = Twoja sieć jest na razie zablokowana na tej stronie.
refusal-contact-long = SUSHIBELT_CONTACT jest za długi. Limit znaków: { $most }.
refusal-contact-unprintable = SUSHIBELT_CONTACT zawiera znaki, których nie da się wyświetlić. Wpisz jeden wiersz w UTF-8.
