# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Для скомпилированных правил нужен numba, а он не установлен или не работает. Поставь его: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, строка { $line }: «{ $what }» не входит в ту часть Python, на которой написаны правила.
refusal-playout-seed = { $seed } не годится в зёрна. Нужно целое число от 0 до 18446744073709551615.
refusal-playout-numbers = Случайные партии нумеруются от 0 до 4294967295; если взять { $count }, начиная с { $first }, номеров не хватит.
refusal-javascript-folder = Назови одну папку для модулей JavaScript; названо: { $given }.
refusal-javascript-unwritable = Модули JavaScript не записать в { $folder } ({ $problem }). Назови папку, куда тебе можно писать.
