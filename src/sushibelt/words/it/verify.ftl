# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Controlla una registrazione: ogni distribuzione, ogni scelta, il risultato e quello che era stato promesso prima.
cli-verify-epilogue =
    Esempi:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    conservato dalla pagina
      sushibelt verify evening.txt --commitment 3f9a…    visto prima dell’inizio
      sushibelt verify evening.txt --entropy 77c1…       estratto dalla tua pagina
cli-verify-file = La registrazione; - la legge dallo standard input.
cli-verify-commitment = L’impegno che il tavolo mostrava prima della partita.
cli-verify-entropy = Il contributo al caso della tua pagina.
verify-moves =
    { $moves ->
        [one] L’unica mossa è regolare, e ogni distribuzione è quella che dà la chiave della registrazione.
       *[other] Tutte le { $moves } mosse sono regolari, e ogni distribuzione è quella che dà la chiave della registrazione.
    }
verify-sealed = La registrazione è completa e non è cambiata da quando è stata sigillata.
verify-result = Il risultato è quello a cui portano le mosse.
verify-abandoned = La partita è stata interrotta: non ha un risultato.
verify-unsealed = La registrazione non è sigillata: quando è stata scritta, la partita non era finita.
verify-fair =
    { $shares ->
        [0] La chiave viene solo dal segreto promesso: nessuna pagina ci ha aggiunto del suo.
        [1] La chiave viene dal segreto promesso e dal contributo di una persona.
       *[other] La chiave viene dal segreto promesso e dai contributi di { $shares } persone.
    }
verify-absent =
    { $shares ->
        [1] Un contributo è stato promesso e non aperto in tempo.
       *[other] { $shares } contributi sono stati promessi e non aperti in tempo.
    }
verify-plain = La chiave non è legata a niente: questa registrazione non viene da un tavolo a gioco pulito.
verify-commitment-same = L’impegno è quello che avevi conservato.
verify-entropy-same = Il tuo contributo è quello del posto { $seat }.
refusal-fair-commitment-wrong = Il segreto di questa registrazione non è quello dell’impegno.
refusal-fair-shares-missing = Contributi al caso nella registrazione: { $given }; posti in gioco: { $seats }.
refusal-fair-share-wrong = Il contributo del posto { $seat } non è quello promesso.
refusal-fair-key-wrong = La chiave non è quella che danno il segreto, i contributi e l’intestazione. La distribuzione non era quella promessa.
refusal-fair-not-promised = Questa registrazione non promette niente, perciò non si può confrontare con quello che hai conservato.
refusal-fair-commitment-other = L’impegno di questa registrazione è { $given }, non quello che hai conservato.
refusal-fair-entropy-other = Nessun posto di questa registrazione ha il contributo che hai conservato.
refusal-fair-digits-wrong = Per { $option } servono { $digits } cifre esadecimali.
cli-verify-proof = Quello che la tua pagina ha conservato: il file di «Scarica la mia prova».
verify-without-proof = Per escludere che chi gestisce il server abbia truccato la distribuzione, aggiungi --proof con il file conservato dalla tua pagina.
verify-terms-same = Le condizioni della distribuzione sono quelle che la tua pagina conosceva prima di aprire il suo contributo.
verify-proof-opened = Il tuo contributo (posto { $seat }) è nella distribuzione.
verify-proof-withheld = Il tuo contributo (posto { $seat }) non è nella distribuzione: non è arrivato in tempo.
refusal-proof-unreadable = Questa non è una prova scaricata da una pagina Sushibelt. Scaricala di nuovo dalla pagina del risultato.
refusal-proof-other-version = La prova è della versione { $given }; questo programma legge la versione { $known }.
refusal-proof-other-match = La prova riguarda la partita { $kept }, la registrazione la partita { $given }.
refusal-fair-terms-other = Le condizioni sono cambiate dopo che hai aperto il tuo contributo. La tua pagina conosceva «{ $kept }»; la registrazione dice «{ $given }».
refusal-fair-share-dropped = Il server ha confermato il contributo del posto { $seat }, ma secondo la registrazione non è mai arrivato. La distribuzione è stata fatta senza.
