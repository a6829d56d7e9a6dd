# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Le regole compilate richiedono numba, che qui non è installato o non funziona. Installalo con: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, riga { $line }: «{ $what }» esce dalla parte di Python in cui si scrivono le regole.
refusal-playout-seed = { $seed } non può fare da seme. Scrivi un numero intero da 0 a 18446744073709551615.
refusal-playout-numbers = Le partite casuali sono numerate da 0 a 4294967295; { $count } a partire dal numero { $first } vanno oltre.
refusal-javascript-folder = Indica una sola cartella in cui scrivere i moduli JavaScript; ne sono state indicate { $given }.
refusal-javascript-unwritable = I moduli JavaScript non si possono scrivere in { $folder } ({ $problem }). Indica una cartella in cui puoi scrivere.
