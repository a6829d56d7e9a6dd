# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Skompilowane zasady wymagają numby, a tu jej nie ma albo nie działa. Zainstaluj ją: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, wiersz { $line }: „{ $what }” wykracza poza tę część Pythona, w której pisze się zasady.
refusal-playout-seed = { $seed } nie może być ziarnem. Podaj liczbę całkowitą od 0 do 18446744073709551615.
refusal-playout-numbers = Losowe partie mają numery od 0 do 4294967295; zamówione ({ $count }, od numeru { $first }) wychodzą poza ten zakres.
refusal-javascript-folder = Podaj jeden folder na moduły JavaScript; podano ich { $given }.
refusal-javascript-unwritable = Nie da się zapisać modułów JavaScript w { $folder } ({ $problem }). Podaj folder, w którym wolno ci zapisywać.
