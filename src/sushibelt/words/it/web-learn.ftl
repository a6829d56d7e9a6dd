# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Impara un gioco
learn-lead = Un breve giro con lo chef: giochi tu, un’idea alla volta, e smetti quando vuoi.
learn-begin = Comincia la lezione
learn-begin-at = Comincia la lezione: { $game }
learn-invite = Prima volta con { $game }? Gioca un giro con lo chef
learn-lesson = Lezione: { $game }
learn-loading = Lo chef apparecchia…
learn-coach = Lo chef dice
learn-to-finish = Finisci la lezione
learn-next = Avanti
learn-skip = Salta la lezione
learn-tip = Consiglio: { $what }
learn-done = Ora sai come si gioca!
learn-done-text = Il resto s’impara giocando: tocca un piatto e ti dice che cosa fa. In una partita vera si mescola, e chiunque può controllare che sia stato tutto regolare.
learn-skipped = Basta per ora?
learn-go-on = Gioca sul serio
learn-again = Ricomincia
learn-back = Torna alla lezione
learn-others = Altri giochi
learn-front = Pagina iniziale
refusal-lesson-unknown = Per questo gioco non c’è una lezione.
refusal-lesson-over = Questa lezione è già finita.

## What the chef says in every lesson

learn-welcome = Ti do il benvenuto al mio bancone! Giochiamo un breve giro, e ti spiego una cosa alla volta. Qui le carte e i dadi sono preparati, sempre uguali; nelle partite vere decide il caso.
learn-own-way = { $what }? Certo, perché no!
learn-own-way-again = { $what }: va bene anche così.
