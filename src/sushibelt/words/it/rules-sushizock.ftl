# Rules at hand: Sushizock. A "portion" is what one turn brings: one tile.

rules-sushizock-goal = Si lanciano i dadi per sushi e lische. Il sushi conta a tuo favore, le lische contro, ma un sushi conta solo se ha una lisca accanto. Quando le due file sono vuote vince il totale più alto.
rules-sushizock-turn-roll = Lancia tutti e { $dice } i dadi. Hai al massimo { $rolls } lanci.
rules-sushizock-turn-choose = Dopo ogni lancio o prendi una tessera, e il turno finisce, o metti da parte almeno uno dei dadi appena lanciati e rilanci tutti gli altri.
rules-sushizock-turn-aside = I dadi messi da parte non si rilanciano in questo turno, ma contano tutti e { $dice }. Un dado lanciato da solo non si rilancia.
rules-sushizock-turn-must = Finché puoi lanciare e non c’è niente da prendere, rilancia. Dopo l’ultimo lancio devi prendere qualcosa, se puoi, anche se fa male.

rules-sushizock-sushi = I tuoi dadi con il sushi indicano una tessera della fila di sushi, contando da sinistra: tre dadi, proprio la terza. Se la fila è più corta, non prendono niente. Poi la fila si richiude.
rules-sushizock-bones = I tuoi dadi con le lische indicano una tessera della fila di lische, contando da sinistra: tre dadi, proprio la terza. Se la fila è più corta, non prendono niente. Poi la fila si richiude.
rules-sushizock-blue = Con { $top_theft } rubi la tessera in cima alla pila di sushi di qualcuno. Con { $free_theft } o più ne rubi una qualsiasi: di’ la sua posizione dalla cima, senza guardare. Va in cima al tuo sushi.
rules-sushizock-red = Con { $top_theft } rubi la tessera in cima alla pila di lische di qualcuno. Con { $free_theft } o più ne rubi una qualsiasi: di’ la sua posizione dalla cima, senza guardare. Va in cima alle tue lische.
rules-sushizock-nothing-name = Niente da prendere
rules-sushizock-nothing = Lanci finiti, e i tuoi dadi non prendono niente? Allora ti tocca la lisca che costa di più. Se di lische non ce ne sono più, ti tocca il sushi più piccolo.
rules-sushizock-tiles = Ogni tessera va in cima alla tua pila del suo tipo. Alla fine metti le due pile una accanto all’altra: il sushi più in alto delle tue lische non conta, ed è quello preso per ultimo. Le lische contano tutte.
rules-sushizock-memory-name = Guardare
rules-sushizock-memory = Tutti vedono la tessera in cima e l’altezza di ogni pila. Nessuno può sfogliare una pila, nemmeno la propria: tienila a mente.

rules-sushizock-matching = Tutti i dadi messi da parte in un turno mostrano lo stesso simbolo; lo decidono i primi. Non serve mettere da parte tutti quelli adatti. Se un lancio non ne mostra nessuno, era l’ultimo.

rules-sushizock-end = La partita finisce quando le due file sono vuote. Sushi meno lische è il tuo totale, che può scendere sotto lo zero. Vince il totale più alto.
rules-sushizock-tie = A pari punti si divide il posto, e il successivo salta.

rules-sushizock-sides = Facce di ogni dado
rules-sushizock-box-tiles = Tessere nella scatola

rules-ruling-sz-9 = Niente da prendere, e più tessere ugualmente brutte? Ti tocca quella più a sinistra.
rules-ruling-sz-15 = Nessuno è sopra lo zero: qualcuno vince? Sì, il totale più alto, qualunque sia.
rules-ruling-sz-16 = Parità per la vittoria? Si divide.
rules-ruling-starter = Chi comincia? Decide il caso.
rules-ruling-matching = Si possono mettere da parte simboli diversi insieme? Le regole russe dicono di no, quelle tedesche non conoscono questa regola. Perciò qui è una variante.
rules-ruling-worst-bone = Quale lisca ti tocca se non puoi prendere niente? Quella che costa di più, come dicono le regole tedesche; quelle russe si possono leggere diversamente.
rules-ruling-both-rows = Una fila è vuota: la partita è finita? No, non prima che lo siano tutt’e due.
