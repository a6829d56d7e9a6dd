# Setting a table up.

setup-title = Apparecchia
setup-loading = Arriva il menù…
setup-game = Gioco
setup-game-unknown = «{ $game }» non c’è. Scegli qualcosa dal menu.
setup-edition = Edizione
setup-seats = Posti
setup-only-seats = solo in { $seats }
setup-not-with = non con «{ $what }»
setup-edition-seats = { $edition }: si gioca in { $seats }
setup-people-sit = { $people ->
    [one] { $people } persona è già seduta qui
   *[other] { $people } persone sono già sedute qui
}
setup-guests = Chi siede dove?
setup-your-name = Il tuo nome
setup-name-first = Scrivi prima un nome, così gli amici sanno di chi è questo tavolo.
setup-their-name = Nome
setup-seat = Posto { $seat }
setup-friend = Un amico con il link
setup-here = Qualcuno su questo dispositivo
setup-bots = Dalla nostra cucina
setup-bot = Bot: { $level }
setup-timer = Tempo per scelta
setup-timer-none = Senza limite
setup-timer-relaxed = Con calma
setup-timer-brisk = Di corsa
setup-timer-seconds = { $seconds ->
    [one] { $seconds } secondo per scelta
   *[other] { $seconds } secondi per scelta
}
setup-memory = Memoria
setup-memory-usual = Come al tavolo
setup-memory-usual-note = vedi quello che è scoperto; il resto lo ricordi tu
setup-memory-open = Aperta
setup-memory-open-note = la pagina mostra tutto quello che hai già visto
setup-open = Apri il tavolo
setup-play = Siediti
