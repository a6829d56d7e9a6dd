# The terminal game: pages, questions, answers.

## Before the game

play-which-game = W co gramy?
play-which-game-default = Numer albo identyfikator z opcjami, np. { $game }+battle; Enter: { $game }
play-how-many = Ilu graczy ({ $seats })? Enter: { $usual }
play-resumed = { $moves ->
    [one] Gramy dalej, za nami { $moves } ruch.
    [few] Gramy dalej, za nami { $moves } ruchy.
   *[other] Gramy dalej, za nami { $moves } ruchów.
}
play-resumed-cut = Ostatni wiersz zapisu był niepełny, więc go pomijamy.

## The page

page-round = Runda { $round } z { $rounds }
page-turn = tura { $turn } z { $turns }
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-you = ty
page-on-turn = ma ruch
page-open-wasabi = { $what } czeka na nigiri (×{ $factor })
page-maki = futomaki { $icons } ({ $cards })
page-more-news = … (n pokazuje wszystko, co się działo)
page-no-news = Od twojego ostatniego wyboru nic się nie działo.

## Questions

ask-keys = ? pomoc, q koniec
ask-keys-undo = ? pomoc, u cofnij ({ $who }), q koniec
ask-back = Enter: wstecz
ask-more = Enter: reszta
ask-go-on = Enter: dalej
ask-save = Zapisać partię? Podaj nową nazwę pliku albo Enter, żeby nie zapisywać

## Several people at one keyboard

hand-over = Do klawiatury siada { $who }.
hand-over-enter = { $who }: naciśnij Enter, gdy nikt inny nie patrzy
hand-over-undo = albo u: { $who } wybiera jeszcze raz
all-chosen = Wszyscy już wybrali.
all-chosen-enter = Enter odkrywa karty; u: { $who } wybiera jeszcze raz

## Explanations

explain-title = Co jest co
explain-keys = Wpisz liczbę, żeby wybrać. n pokazuje, co się działo od twojego ostatniego wyboru, s dotychczasowe punkty, q kończy grę.
explain-keys-undo = u cofa wybór, dopóki inni jeszcze wybierają.

## The bill and the end

bill-round = Runda { $round }
bill-end = Koniec gry
bill-so-far = Punkty do tej pory
bill-nothing-yet = Na razie nic nie podliczono.
bill-secret = Stosy liczymy na koniec.
bill-total = razem
bill-place = miejsce
bill-nothing-for = bez punktów: { $lines }
bill-round-points = { $points } → { $total }
result-title = Wynik

## Leaving

leave-recorded = Partia zapisana. Graj dalej: sushibelt play --resume { $path }
leave-unrecorded = Partia nie została zapisana. Następnym razem zachowa ją --record PLIK.
leave-finished = Zapis jest kompletny. Odtwórz go: sushibelt replay { $path }
leave-again = To samo rozdanie jeszcze raz: { $command }
refusal-input-nothing = Wpisz liczbę od 1 do { $highest } albo ?, żeby zobaczyć pomoc.
refusal-input-not-understood = „{ $given }” tu nie pasuje. Wpisz liczbę od 1 do { $highest } albo ?, żeby zobaczyć pomoc.
refusal-input-one-number = Tutaj można wybrać tylko jedno.
refusal-input-game-number = Na liście nie ma numeru { $number }. Wpisz liczbę od 1 do { $highest } albo identyfikator.

## Setting up

refusal-people-too-many = Osób jest { $people }, a miejsc tylko { $seats }. Dla każdej osoby musi być miejsce.
refusal-name-empty = Jedno z imion jest puste. Napisz imiona po przecinku: Ana,Bo.
refusal-name-twice = Dwie osoby mają imię „{ $name }”. Każda potrzebuje własnego.
refusal-name-looks-like = „{ $name }” wygląda prawie tak samo jak „{ $other }” przy tym stoliku. Wybierz inne imię.
refusal-name-too-long = Imię „{ $name }…” jest za długie. Limit znaków: { $limit }.
refusal-name-unprintable = W imieniu są znaki, których nie da się wyświetlić. Użyj liter, cyfr i zwykłych znaków.
refusal-name-invisible = W imieniu są niewidoczne znaki. Wpisz je jeszcze raz bez nich.
refusal-name-marks = Na jednej literze imienia jest za dużo znaków. Użyj mniej.
refusal-name-is-a-bot = „{ $name }” to już nazwa bota. Wybierz inne imię.
refusal-bots-wrong-number = Podane boty: { $bots }, wolne miejsca: { $free }. Podaj jednego dla wszystkich albo po jednym na miejsce.
refusal-seed-unprintable = W ziarnie są znaki, których nie da się wyświetlić. Użyj liter, cyfr i zwykłych znaków.
refusal-resume-keeps = Wznowiona partia ma już swoją grę, miejsca, osoby, boty i ziarno. Pomiń: { $given }.
refusal-resume-or-record = Wznowiona partia zapisuje się we własnym pliku. Pomiń --record.
