# One sentence or two for each reason why something cannot be: what is wrong, and what to do.

## Ids

refusal-family-unknown = Nie ma gry „{ $game }”. Identyfikator to rodzina/edycja+opcja; rodziny: { $known }. „sushibelt games” pokazuje wszystkie.
refusal-edition-unknown = Nie ma edycji „{ $game }”. Do wyboru: { $known }.
refusal-option-unknown = „{ $game }” nie ma opcji „{ $option }”. Do wyboru: { $known }.
refusal-option-twice = „{ $game }” ma opcję „{ $option }” dwa razy. Jedną skreśl.
refusal-options-contradict = „{ $game }”: opcje „{ $option }” i „{ $other }” wykluczają się. Wybierz jedną.
refusal-seats-impossible = { $game }: liczba graczy nie może wynosić { $seats }. Dozwolone: { $allowed }.

## Moves

refusal-action-unknown = W tej grze nie ma wyboru „{ $action }”.
refusal-action-illegal = Na miejscu { $seat } nie można teraz wybrać „{ $action }”.
refusal-choices-not-owed = Wybierać mają miejsca { $owed }, a wybory podano dla { $given }.
refusal-turn-stale = To był wybór na turę { $number }, a partia jest już w turze { $now }. Spójrz jeszcze raz i wybierz od nowa.
refusal-seat-owes-nothing = Miejsce { $seat } nie ma teraz nic do wyboru.
refusal-names-wrong-number = Podane imiona: { $names }, miejsca: { $seats }. Podaj po jednym imieniu na miejsce.
refusal-outcome-too-long = { $wanted ->
    [one] Los rozstrzyga tu { $wanted } raz, a zapisano więcej.
   *[other] Los rozstrzyga tu { $wanted } razy, a zapisano więcej.
}
refusal-outcome-too-short = Zapisane tu losowania: { $given }, a los ma jeszcze coś do rozstrzygnięcia.
refusal-outcome-impossible = „{ $value }” nie może tu wypaść.
refusal-outcome-label = Tutaj losuje się „{ $expected }”, a zapisano „{ $given }”.

## Records

refusal-record-not-one = To nie jest zapis partii: w pierwszym wierszu powinno być „{ $wanted }”.
refusal-record-header-incomplete = Wiersz { $line }: nagłówek urywa się przed „{ $field }”. Tak uciętej partii nie da się kontynuować.
refusal-record-header-unreadable = Nagłówka tego zapisu nie da się odczytać: coś jest nie tak z miejscami, kluczem albo imionami.
refusal-record-other-rules = Ten zapis powstał według zasad w wersji { $given }, a ten program gra według wersji { $now }.
refusal-record-other-book = Ten zapis powstał z innym zestawem elementów gry { $game }, niż ma ten program. Użyj wersji, w której powstał.
refusal-record-line-changed = Wiersz { $line }: suma kontrolna się nie zgadza. Ten wiersz albo któryś przed nim jest zmieniony lub uszkodzony.
refusal-record-line-refused = Wiersz { $line }: { $problem }
refusal-record-number-wrong = Ruch powinien mieć numer { $wanted }, a ma { $given }.
refusal-record-chance-wrong = Klucz tego zapisu losuje tu coś innego.
refusal-record-move-unreadable = „{ $text }” nie da się odczytać jako ruchu.
refusal-record-result-wrong = Zapisany wynik nie jest tym, do którego prowadzą ruchy.
refusal-record-seal-broken = Wiersz { $line }: pieczęć się nie zgadza. Coś w tym zapisie zmieniono.
refusal-record-goes-on = Wiersz { $line }: zapis ciągnie się dalej za pieczęcią.

## Bots

refusal-bot-unknown = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
