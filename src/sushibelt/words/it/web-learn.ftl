# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Impara un gioco
learn-lead = Un breve giro con lo chef: giochi tu, arriva un’idea alla volta, e smetti quando vuoi.
learn-begin = Comincia la lezione
learn-begin-at = Comincia la lezione: { $game }
learn-invite = Prima volta con { $game }? Gioca un giro con lo chef
learn-lesson = Lezione: { $game }
learn-loading = Lo chef apparecchia…
learn-coach = Che cosa dice lo chef
learn-next = Avanti
learn-skip = Salta la lezione
learn-tip = Consiglio: { $what }
learn-tip-menu = Consiglio: rilancia { $what }
learn-tip-swap = Consiglio: dai { $given }, prendi { $what }
learn-tip-keep = Consiglio: metti da parte { $what }
learn-tip-steal = Consiglio: ruba { $what }
learn-done = Ora sai come si gioca!
learn-done-text = Il resto s’impara giocando: ogni piatto, se lo tocchi, dice che cosa fa. In una partita vera si mescola, e chiunque può controllare che tutto sia stato onesto.
learn-skipped = Basta per ora?
learn-go-on = Continua a giocare
learn-again = Di nuovo dall’inizio
learn-back = Torna alla lezione
learn-others = Altri giochi
learn-front = Alla pagina iniziale

refusal-lesson-unknown = Per questo gioco non c’è una lezione.
refusal-lesson-over = Questa lezione è già finita.

## What the chef says in every lesson

learn-welcome = Ti do il benvenuto al mio banco! Giochiamo un breve giro, e ti spiego una cosa alla volta. Qui le carte e i dadi sono preparati, sempre uguali; nelle partite vere decide il caso.
learn-own-way = { $what }? A modo tuo, perché no!
learn-own-way-again = { $what }: va bene anche così.

## Sushi Go!

learn-sushi-go-choose = Queste sono le tue carte. Ognuno ne sceglie una di nascosto, poi si scoprono tutte insieme. Il nigiri dà punti subito: { $what } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
learn-sushi-go-passed = Ora le carte viaggiano! Le tue sono andate a { $who }, e queste arrivano dall’altro lato. Quello che ci lasci può prenderlo qualcun altro.
learn-sushi-go-came-back = Queste carte le conosci: sono le tue prime, con { $gone ->
    [one] { $gone } carta
   *[other] { $gone } carte
} in meno. Ricordare che cosa gira è metà del gioco.
learn-sushi-go-pair-made = Guarda il tuo vassoio: { $size } tempura insieme, e { $points } punti sono tuoi.
learn-sushi-go-dumplings = I ravioli amano la compagnia. Più ne hai, più rendono: { $p1 }, { $p2 }, { $p3 }, { $p4 }, al massimo { $p5 } punti.
learn-sushi-go-sashimi = Il sashimi è per chi osa: { $size } insieme valgono { $points } punti, di meno non valgono proprio niente.
learn-sushi-go-on-wasabi = Il tuo wasabi aspettava proprio questo: { $what } ci va sopra e vale { $points } punti.
learn-sushi-go-two = È l’ora delle bacchette! Premi «{ $button }» e scegli due carte in un colpo. Poi le bacchette passano con le altre carte.
learn-sushi-go-second-tempura = Ecco compagnia per la tua tempura: il set è completo, e fanno { $points } punti.
learn-sushi-go-wasabi = Da solo il wasabi non vale niente. Ma il tuo prossimo nigiri ci va sopra e vale ×{ $factor }.
learn-sushi-go-tempura = La tempura vuole compagnia: { $size } insieme valgono { $points } punti, una da sola niente.
learn-sushi-go-chopsticks = Le bacchette non valgono niente. Ma in un turno successivo ti fanno prendere due carte in un colpo.
learn-sushi-go-maki = I maki sono una gara: chi ha più rotolini nel giro fa { $first } punti, chi viene dopo { $second }. Conta i rotolini: { $what } ne ha { $icons }.
learn-sushi-go-pudding = Il dolce! I budini restano sul tuo vassoio fino alla fine della partita, dopo { $rounds } giri. Lì chi ne ha di più vince { $most } punti, e chi ne ha di meno ne perde { $fewest }.
learn-sushi-go-few-left = Qui restano solo { $cards } carte, e l’ultimissima si gioca da sé. Prendi quello che vale ancora qualcosa.
learn-sushi-go-anything = Tocca a te: che cosa ti va? Tocca un piatto, e ti dice che cosa fa.
learn-sushi-go-bill = Ecco un giro! Il conto mostra che cosa ti ha reso ogni piatto, e perché: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto. Dopo { $rounds } giri vince il totale più alto; sul vassoio restano solo i dolci.

## Sushi Roll

learn-sushi-roll-take = I dadi di questo nastro sono lì per te: a ogni turno ne prendi uno, e va sul tuo vassoio. I piatti uguali stanno insieme: uno, due o tre di questo tipo valgono { $p1 }, { $p2 } o { $p3 } punti.
learn-sushi-roll-slid = Tutti ne hanno preso uno. Ora i nastri scorrono, e tutti i dadi si rilanciano. Il nastro rosso è arrivato a { $who }: chi ce l’ha comincia.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] { $count } gettone è tuo.
   *[other] { $count } gettoni sono tuoi.
} I gettoni stanno sotto il tuo vassoio e restano a te.
learn-sushi-roll-sashimi = Il sashimi è per chi osa: uno solo vale { $p1 }, due { $p2 }, tre { $p3 } punti.
learn-sushi-roll-rolled = Si sono rilanciati solo i dadi scelti, gli altri sono rimasti com’erano. Ora prendine uno.
learn-sushi-roll-swapped = Scambio fatto: { $what } ora è sul tuo nastro, ma non ancora sul tuo vassoio. Serviti!
learn-sushi-roll-on-wasabi = Il tuo wasabi aspettava proprio questo: { $what } ci va sopra e vale ×{ $factor }.
learn-sushi-roll-menu = Dadi che non ti piacciono? Un menù ne rilancia quanti vuoi. Premi «{ $button }», tocca i dadi e lancia.
learn-sushi-roll-swap = Un altro nastro sembra più buono? Le bacchette scambiano un dado con un altro. Premi «{ $button }», scegli uno dei tuoi, poi quello che vuoi da { $who }.
learn-sushi-roll-wasabi = Da solo il wasabi non vale niente. Ma il tuo prossimo nigiri ci va sopra e vale ×{ $factor }.
learn-sushi-roll-maki = I maki sono una gara: chi ha più rotolini sul vassoio fa { $first } punti, chi viene dopo { $second }.
learn-sushi-roll-pudding = Il dolce! I budini diventano gettoni e aspettano la fine della partita, dopo { $rounds } giri. Lì chi ne ha di più vince { $most } punti.
learn-sushi-roll-gift = Un regalino: questo dado ti dà subito { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}, per rilanciare o per scambiare.
learn-sushi-roll-nigiri = Il nigiri dà punti subito: { $what } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
learn-sushi-roll-anything = Tocca a te: che cosa ti va? Tocca un dado, e ti dice che cosa fa.
learn-sushi-roll-bill = Ecco un giro! Il conto mostra che cosa ti ha reso ogni piatto, e perché: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto. I giri sono { $rounds }, e proprio alla fine { $each } gettoni non usati fanno un punto.

## Sushizock

learn-sushizock-roll = Hai { $dice } dadi e fino a { $rolls } lanci. I dadi con il sushi contano le posizioni: con { $count } arrivi al sushi numero { $count } da sinistra, quello acceso. Metti da parte il sushi, rilancia gli altri e vai più lontano!
learn-sushizock-once-more = Quello che metti da parte resta lì e conta. Metti da parte almeno un altro dado, e il resto si rilancia.
learn-sushizock-stop = Si accende { $what }, ed è una bella presa! Potresti rilanciare, ma i dadi girano in fretta. Fermati in tempo.
learn-sushizock-stacked = { $what } ora sta sulla tua pila di sushi. Ma un sushi conta solo se ha una lisca accanto, alla stessa altezza della tua pila di lische.
learn-sushizock-need-bone = Perciò stavolta cerca una lisca. I dadi con le lische funzionano allo stesso modo: con { $count } arrivi alla lisca numero { $count } da sinistra.
learn-sushizock-small-bone = { $what } ti costa solo { $minus }, e in cambio conta un sushi. È un affare: vai!
learn-sushizock-paired = La tua pila di lische è alta quanto quella di sushi: ora tutto il tuo sushi conta.
learn-sushizock-chopsticks = Le bacchette servono a rubare: { $top } blu rubano il sushi in cima a una pila, { $top } rosse la lisca in cima. Con { $any } puoi persino scegliere quale.
learn-sushizock-thief = Già { $count } bacchette blu! Con { $top } puoi rubare { $what } a { $who }. Ci proviamo?
learn-sushizock-steal = Ora puoi rubare! La pila di { $who } è accesa: toccala, e { $what } passa a te.
learn-sushizock-last-roll = Era l’ultimo lancio: ora devi prendere qualcosa di acceso, anche se fa male. Se non ci fosse niente di acceso, ti toccherebbe la lisca peggiore.
learn-sushizock-would-take = Si accende { $what }. Prendi, o rischi un altro lancio?
learn-sushizock-would-keep = Ancora niente che ti tenti? Metti da parte dei dadi e rilancia gli altri.
learn-sushizock-end = Si gioca così! Sushi sulla tua pila: { $sushi }. Con una lisca accanto, che quindi contano: { $counted }. La partita finisce quando le due file sono vuote; allora vince il totale più alto.
