# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Spiel lernen
learn-lead = Eine kurze Runde mit dem Küchenchef: Du spielst, eins kommt nach dem anderen, und aufhören kannst du jederzeit.
learn-begin = Proberunde starten
learn-begin-at = Proberunde starten: { $game }
learn-invite = Neu bei { $game }? Spiel eine Proberunde mit dem Küchenchef
learn-lesson = Proberunde: { $game }
learn-loading = Der Küchenchef deckt den Tisch …
learn-coach = Der Küchenchef sagt
learn-to-finish = Proberunde beenden
learn-next = Weiter
learn-skip = Überspringen
learn-tip = Mein Tipp: { $what }
learn-done = Jetzt weißt du, wie’s geht!
learn-done-text = Den Rest lernst du beim Spielen: Jedes Gericht sagt dir, was es kann, wenn du es antippst. In echten Partien wird gemischt, und alle können nachprüfen, dass es fair war.
learn-skipped = Genug fürs Erste?
learn-go-on = Richtig spielen
learn-again = Noch mal von vorn
learn-back = Zurück zur Proberunde
learn-others = Andere Spiele
learn-front = Zur Startseite
refusal-lesson-unknown = Für dieses Spiel gibt es keine Proberunde.
refusal-lesson-over = Diese Proberunde ist schon vorbei.

## What the chef says in every lesson

learn-welcome = Willkommen an meiner Theke! Wir spielen eine kurze Runde, und ich erkläre dir eins nach dem anderen. Hier ist alles vorbereitet und jedes Mal gleich; in echten Partien wird gemischt.
learn-own-way = { $what }? Wie du magst, warum nicht!
learn-own-way-again = { $what }: Geht auch.
