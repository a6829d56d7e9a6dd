# Joining, my games, settings, fair deals, the gallery.

join-title = Dołącz do stolika
join-text = Zapytaj kogoś przy stoliku o kod i wpisz go tutaj.
join-code = Kod stolika
join-look = Znajdź
join-who = Przy stoliku: { $names }
join-nobody = Jeszcze nikt tam nie siedzi.
join-late = Już grają. Możesz popatrzeć, a do następnej partii usiądziesz z nimi.
join-sit = Siadam
join-wait = Zagram w następnej partii
join-watch = Tylko patrzę
join-back = Wróć na miejsce, { $name }
mine-text = Wszystko, w co tu grano, od najnowszych. Pamięta o tym tylko to urządzenie.
mine-none = Jeszcze nic. Usiądź przy stoliku, a znajdziesz go tutaj.
mine-some-table = Stolik
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Wygrana!
   *[other] Twoje miejsce: { $place }.
}
mine-stage-lobby = przed startem
mine-stage-opening = zaraz start
mine-stage-playing = trwa
mine-stage-finished = koniec
mine-stage-abandoned = przerwana
mine-go-on = Dalej
mine-look = Zobacz
mine-replay = Powtórka
mine-forget = Usuń
mine-forget-table = Usuń: { $game }
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-contrast = Kontrast
settings-contrast-auto = Jak w systemie
settings-contrast-more = Wysoki
settings-motion = Animacje
settings-motion-auto = Jak w systemie
settings-motion-full = Pełne
settings-motion-less = Ograniczone
settings-table = Przy stoliku
settings-confirm = Potwierdzaj każdy wybór
settings-left-handed = Przyciski dla leworęcznych
settings-sound = Dźwięki
settings-vibration = Wibracje przy odsłonięciu
settings-kept = Zapisane tylko na tym urządzeniu; nic nie jest nigdzie wysyłane.
fair-title = Jak sprawdzić rozdanie
fair-text = Karty i kości pochodzą tu z komputera, który do kogoś należy. Nie musisz wierzyć na słowo, że są uczciwe: po każdej partii twoja przeglądarka może to sama przeliczyć.
fair-how = Jak to działa
fair-step-promise = Gdy otwiera się stolik, serwer losuje tajną liczbę i od razu pokazuje jej skrót, czyli „odcisk palca”. Kto ma odcisk, może później poznać, czy liczby nie podmieniono.
fair-step-shares = Każda przeglądarka, która zajmuje miejsce, losuje własną liczbę, pokazuje tylko jej odcisk, a odkrywa ją na początku partii. Jeśli nie odkryje jej na czas, jest pomijana; partii zatrzymać nie może.
fair-step-deal = Wszystko, o czym w partii decyduje los, wynika z sekretu serwera, z tych wszystkich liczb i z zasad. Z niczego więcej.
fair-step-open = Po partii serwer odkrywa swój sekret. Twoja przeglądarka powtarza wtedy każde rozdanie i każdy rzut i porównuje.
fair-proved = Czego dowodzi sprawdzenie
fair-proves-before = Serwer ustalił swój sekret, zanim poznał twoją liczbę, i potem go nie zmienił.
fair-proves-mixed = Twoja liczba trafiła do rozdania: nikt nie mógł dobrać kart, nie znając jej.
fair-proves-rules = Każdy wybór był dozwolony, każda karta wylosowana jak należy, a wynik się zgadza.
fair-proves-record = Zapis, który masz, to partia, którą rozegrano; zmień jedną literę, a sprawdzenie to wykryje.
fair-left = Czego nie dowodzi
fair-leaves-knows = W trakcie gry serwer wie, co rozdał. Jeśli gra też jego właściciel, mógłby podejrzeć.
fair-leaves-withhold = Właściciel, który gra, może zataić własną liczbę albo odwołać partię, zanim się zacznie, i w ten sposób wybrać spośród kilku rozdań; nigdy nie ułoży rozdania, jakie mu się podoba.
fair-leaves-bots = Boty i widzowie nie dokładają własnych liczb.
fair-leaves-people = Tego, że gracze sobie nie podpowiadają.
fair-check = Sprawdzenie jest na stronie każdego wyniku. To samo działa poza przeglądarką: wystarczy zapis i „sushibelt verify”.
gallery-text = Wszystkie dania narysowała jedna ręka. Najpierw różni je kształt, dopiero potem kolor, a symbole do liczenia są narysowane co do jednego.
gallery-size = Rozmiar
gallery-way = Podkład
gallery-way-plate = Talerz
gallery-way-die = Kość
gallery-way-token = Żeton
gallery-way-tile = Kafelek
gallery-way-bare = Brak
gallery-grey = Bez kolorów
gallery-dishes = Dania
gallery-desserts = Desery
gallery-tiles = Kafelki i ości
gallery-counter = Lada
gallery-chefs = Kuchnia
gallery-signs = Ikony

## The front page

front-tagline = Gry o sushi przy jednej ladzie: ze znajomymi albo z naszą kuchnią.
front-go-on = Twój stolik czeka: { $game }
front-counter = Partia na żywo
front-counter-caption = Cztery nasze boty w prawdziwej partii.
front-counter-pause = Pauza
front-counter-play = Wznów
front-sit-down = Siadam
front-sit-down-at = Siadam do gry: { $game }
front-friends = Ze znajomymi
front-friends-at = Zagraj w { $game } ze znajomymi
front-choose = { $game } po twojemu
front-more = Inne sposoby gry
front-invite = Zaproś znajomych
front-join = Dołącz z kodem
front-score = Policz punkty przy stole
front-promise = Bez konta, bez reklam, bez zgód. Twoje gry pamięta tylko to urządzenie.

## Privacy

privacy-title = Prywatność
privacy-text = Bez konta, bez ciasteczek, bez reklam, bez śledzenia. Oto co ten serwer przechowuje i jak długo.
privacy-keeps = Co przechowuje serwer
privacy-keeps-names = Imiona wpisane przy stolikach i na udostępnionych kartkach z punktami. Wystarczy pseudonim.
privacy-keeps-matches = Każdą partię: grę, rozdania, wybory i wynik.
privacy-keeps-links = Odciski linków do twoich stolików, nie same linki.
privacy-long = Jak długo
privacy-long-tables =
    { $days ->
        [one] Stoliki, udostępnione kartki i niedokończone partie: { $days } dzień od ostatniej wizyty.
        [few] Stoliki, udostępnione kartki i niedokończone partie: { $days } dni od ostatniej wizyty.
        [many] Stoliki, udostępnione kartki i niedokończone partie: { $days } dni od ostatniej wizyty.
       *[other] Stoliki, udostępnione kartki i niedokończone partie: { $days } dnia od ostatniej wizyty.
    }
privacy-long-matches =
    { $days ->
        [one] Skończone partie: { $days } dzień od końca gry albo dłużej, dopóki istnieje ich stolik.
        [few] Skończone partie: { $days } dni od końca gry albo dłużej, dopóki istnieje ich stolik.
        [many] Skończone partie: { $days } dni od końca gry albo dłużej, dopóki istnieje ich stolik.
       *[other] Skończone partie: { $days } dnia od końca gry albo dłużej, dopóki istnieje ich stolik.
    }
privacy-long-off = Liczą się dni, w których serwer działa. Dłuższa przerwa liczy się najwyżej jak tydzień.
privacy-long-backups = Osoby prowadzące serwer mogą przechowywać kopie zapasowe dłużej.
privacy-not = Czego nie przechowuje
privacy-not-addresses = Twojego adresu sieciowego. Jest trzymany tylko w pamięci, dla ochrony przed zalewem zapytań. Jeśli osoby prowadzące serwer zablokują adres, zostaje on zapisany do końca blokady.
privacy-not-log = W jego dzienniku nie ma imion, adresów, linków ani wyborów. Serwer WWW, za którym działa, może prowadzić własny dziennik.
privacy-not-others = Nic nie jest wczytywane z innych stron i nic nie jest nikomu przekazywane.
privacy-device = Na twoim urządzeniu
privacy-device-text = Twoje ustawienia, linki do stolików i własne kartki z punktami zostają w tej przeglądarce. Gdy usuniesz z niej dane tej strony, znikną.
privacy-seen = Kto co widzi
privacy-seen-table = Wszyscy przy stoliku, także widzowie, widzą imiona i to, co zagrano.
privacy-seen-match = Kto ma link do skończonej partii, może ją przeczytać, razem z imionami.
privacy-rights = Twoje prawa
privacy-rights-text = Możesz poprosić o kopię wszystkiego, na czym jest twoje imię, albo o usunięcie tych danych. Te stoliki i partie znikną wtedy dla wszystkich, którzy brali w nich udział.
privacy-contact = Kontakt:
privacy-contact-none = Zwróć się do osoby, która prowadzi ten serwer; zwykle to ta, od której masz link.
privacy-days-unknown = Ile to dni, tego serwer nie może teraz powiedzieć. Zajrzyj, gdy znów będzie dostępny.
