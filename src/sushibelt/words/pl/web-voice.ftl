# Co słyszą ci, którzy słuchają, i klawisze dla grających bez myszy.

shell-voice = Komunikaty
table-skip = Przejdź do wyboru
table-log-earlier = Wcześniej
event-time-up = Czas minął
receipt-told-line = { $line } { $points }: { $why }
over-told-place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
settings-keys = Skróty jednym klawiszem
settings-keys-note = 1–9 i 0 wybierają, C używa pałeczek, U zmienia wybór, R powtarza ostatni komunikat.
settings-bots = Ruchy pozostałych
settings-bots-quick = Szybko
settings-bots-slow = Powoli
settings-bots-wait = Czekaj na mnie
settings-bots-note = W grach, w których gra się po kolei, bez limitu czasu. „Czekaj na mnie” zatrzymuje się po każdym ruchu, aż przejdziesz dalej.
