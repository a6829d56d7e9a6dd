# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Kompilierte Regeln brauchen numba; das ist hier nicht installiert oder läuft nicht. Installieren mit: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, Zeile { $line }: „{ $what }“ gehört nicht zu dem Teil von Python, in dem die Regeln geschrieben sind.
refusal-playout-seed = { $seed } taugt nicht als Startwert. Nimm eine ganze Zahl von 0 bis 18446744073709551615.
refusal-playout-numbers = Zufallspartien haben Nummern von 0 bis 4294967295; mit { $count } Partien ab Nummer { $first } geht es darüber hinaus.
refusal-javascript-folder = Nenne genau einen Ordner für die JavaScript-Module; genannt: { $given }.
refusal-javascript-unwritable = Die JavaScript-Module lassen sich nicht nach { $folder } schreiben ({ $problem }). Nimm einen Ordner, in den du schreiben darfst.
