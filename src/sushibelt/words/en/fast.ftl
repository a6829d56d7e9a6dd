# Why rules cannot be run compiled or translated, and what to do.

refusal-fast-missing = Compiled rules need numba, which is not installed here or does not work. Install it with: pip install "sushibelt[fast]".
refusal-not-translatable = { $file }, line { $line }: "{ $what }" is outside the part of Python that rules are written in.
refusal-playout-seed = { $seed } cannot be a seed. Give a whole number from 0 up to 18446744073709551615.
refusal-playout-numbers = Random games are numbered from 0 to 4294967295; { $count } of them from number { $first } on go beyond that.
refusal-javascript-folder = Name one folder to write the JavaScript modules into; { $given } were named.
refusal-javascript-unwritable = The JavaScript modules cannot be written to { $folder } ({ $problem }). Name a folder that you may write to.
