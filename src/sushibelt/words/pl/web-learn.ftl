# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Naucz się gry
learn-lead = Jedna krótka runda z szefem kuchni: ty grasz, on podpowiada po jednej rzeczy naraz. Przerwać możesz w każdej chwili.
learn-begin = Zacznij lekcję
learn-begin-at = Zacznij lekcję: { $game }
learn-invite = { $game } pierwszy raz? Zagraj rundę z szefem kuchni
learn-lesson = Lekcja: { $game }
learn-loading = Szef kuchni nakrywa do stołu…
learn-coach = Szef kuchni mówi
learn-to-finish = Zakończ lekcję
learn-next = Dalej
learn-skip = Pomiń lekcję
learn-tip = Moja rada: { $what }
learn-done = Już umiesz!
learn-done-text = Reszta przyjdzie w grze: dotknij dania, a powie, co robi. W prawdziwej partii decyduje los i każdy może sprawdzić, czy było uczciwie.
learn-skipped = Wystarczy na razie?
learn-go-on = Zagraj naprawdę
learn-again = Jeszcze raz od początku
learn-back = Wróć do lekcji
learn-others = Inne gry
learn-front = Strona główna
refusal-lesson-unknown = Dla tej gry nie ma lekcji.
refusal-lesson-over = Ta lekcja już się skończyła.

## What the chef says in every lesson

learn-welcome = Witaj przy mojej ladzie! Gramy jedną krótką rundę, a ja mówię po jednej rzeczy naraz. To rozdanie jest przygotowane i zawsze takie samo; w prawdziwych grach decyduje los.
learn-own-way = { $what }? Jasne, czemu nie!
learn-own-way-again = { $what }: też dobrze.
