# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Les règles compilées demandent numba, qui n’est pas installé ici ou ne marche pas. Pour l’installer : pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, ligne { $line } : « { $what } » sort de la partie de Python dans laquelle les règles sont écrites.
refusal-playout-seed = { $seed } ne peut pas servir de graine. Donne un nombre entier de 0 à 18446744073709551615.
refusal-playout-numbers = Les parties au hasard sont numérotées de 0 à 4294967295 ; en jouer { $count } à partir du numéro { $first } dépasse cette limite.
refusal-javascript-folder = Donne un seul dossier où écrire les modules JavaScript ; nombre reçu : { $given }.
refusal-javascript-unwritable = Impossible d’écrire les modules JavaScript dans { $folder } ({ $problem }). Donne un dossier où tu as le droit d’écrire.
