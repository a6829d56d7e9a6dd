# Joining, my games, settings, fair deals, the gallery.

join-title = Dołącz do stolika
join-text = Ktoś przy stoliku widzi kod: poproś o niego i wpisz go tutaj.
join-code = Kod stolika
join-look = Zobacz
join-who = Przy stoliku: { $names }
join-nobody = Jeszcze nikt tam nie siedzi.
join-late = Już grają. Możesz popatrzeć, a do następnej partii usiądziesz z nimi.
join-sit = Siadam
join-wait = Zagram w następnej partii
join-watch = Tylko patrzę
join-back = Wróć na miejsce, { $name }

mine-text = Wszystko, w co tu grano, od najnowszych. Pamięta o tym tylko to urządzenie.
mine-none = Jeszcze nic. Usiądź gdzieś, a stolik zostanie tu zapamiętany.
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
settings-theme-auto = Jak urządzenie
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-contrast = Kontrast
settings-contrast-auto = Jak urządzenie
settings-contrast-more = Wysoki
settings-motion = Ruch
settings-motion-auto = Jak urządzenie
settings-motion-full = Żywy
settings-motion-less = Spokojny
settings-table = Przy stoliku
settings-confirm = Potwierdzaj każdy wybór
settings-left-handed = Przyciski dla leworęcznych
settings-sound = Dźwięki
settings-kept = Zapisane na tym urządzeniu; nic nie jest nigdzie wysyłane.

fair-title = Dlaczego możesz sprawdzić rozdanie
fair-text = Karty i kości pochodzą tu z komputera, który do kogoś należy. Nie musisz wierzyć na słowo, że są uczciwe: po każdej partii twoja przeglądarka może to sama przeliczyć.
fair-how = Jak to działa
fair-step-promise = Gdy otwiera się stolik, serwer losuje tajną liczbę i od razu pokazuje jej odcisk palca. Kto ma odcisk, może później poznać, czy liczby nie podmieniono.
fair-step-shares = Każda przeglądarka, która zajmuje miejsce, losuje własną liczbę, pokazuje tylko jej odcisk, a odkrywa ją na początku partii. Jeśli nie odkryje jej na czas, jest pomijana; partii zatrzymać nie może.
fair-step-deal = Wszystko, o czym w partii decyduje los, wynika z sekretu serwera, z tych wszystkich liczb i z zasad. Z niczego więcej.
fair-step-open = Po partii serwer odkrywa swój sekret. Twoja przeglądarka powtarza wtedy każde rozdanie i każdy rzut i porównuje.
fair-proved = Czego dowodzi sprawdzenie
fair-proves-before = Serwer ustalił swój sekret, zanim poznał twoją liczbę, i potem go nie zmienił.
fair-proves-mixed = Twoja liczba trafiła do rozdania: nikt nie mógł dobrać kart, nie znając jej.
fair-proves-rules = Każdy wybór był dozwolony, każda karta wylosowana jak należy, a wynik z nich wynika.
fair-proves-record = Zapis, który masz, to partia, którą rozegrano; zmień jedną literę, a sprawdzenie się nie uda.
fair-left = Czego nie dowodzi
fair-leaves-knows = W trakcie gry serwer wie, co rozdał. Jeśli gra też jego właściciel, mógłby podejrzeć.
fair-leaves-withhold = Właściciel, który gra, może zataić własną liczbę albo przerwać partię przed początkiem i w ten sposób wybrać spośród kilku rozdań; nigdy nie ułoży rozdania, jakie mu się podoba.
fair-leaves-bots = Boty i widzowie nie dokładają własnych liczb.
fair-leaves-people = Że dwoje graczy sobie nie podpowiada.
fair-check = Sprawdzenie jest na stronie każdego wyniku. To samo działa poza przeglądarką: wystarczy zapis i „sushibelt verify”.

gallery-text = Wszystko jedną ręką. Najpierw różni je kształt, potem kolor, a co się liczy, jest narysowane tyle razy.
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
gallery-signs = Znaki
