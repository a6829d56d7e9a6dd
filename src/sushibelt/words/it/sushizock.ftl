# Sushizock: every text that is about this game alone. A "portion" is what one turn brings: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Cinque dadi, sushi invitante, lische amare: fermati in tempo o ruba.
family-sushizock = Sushizock

## Options

# As the list of games tells them, and as the site calls them.

group-dice = dadi
option-matching = i dadi messi da parte devono essere uguali
setup-group-dice = Dadi
setup-option-matching = Dadi uguali
setup-none-dice = Da regolamento

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = sushi
component-bones = lische
component-blue = bacchette blu
component-red = bacchette rosse
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = lisca −1
component-bone2 = lisca −2
component-bone3 = lisca −3
component-bone4 = lisca −4

## Lines of the score sheet

line-tiles = tessere

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-dice-sushi = Con N prendi l’N-esimo sushi da sinistra.
explain-dice-bones = Con N prendi l’N-esima lisca da sinistra.
explain-dice-blue = { $top }: rubi il sushi in cima a una pila; { $free } o più: un sushi qualsiasi della pila.
explain-dice-red = { $top }: rubi la lisca in cima a una pila; { $free } o più: una lisca qualsiasi della pila.
explain-stacks = Alla fine il sushi più in alto delle tue lische non conta; le lische contano tutte.
explain-sushi-tile = Vale il suo numero se c’è una lisca alla stessa altezza.
explain-bone-tile = Conta contro di te, ma fa contare un sushi alla stessa altezza.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = Fila di { $what }: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $who }
}
event-sushizock-rolled = { $you ->
    [yes] Lanci i dadi: { $dice } (lancio { $roll })
   *[no] { $who } lancia i dadi: { $dice } (lancio { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Non hai altra scelta
   *[no] { $who } non ha altra scelta
}
event-sushizock-kept = { $you ->
    [yes] Metti da parte { $dice }
   *[no] { $who } mette da parte { $dice }
}
event-sushizock-took = { $you ->
    [yes] Prendi { $tile } (posizione { $place } della fila)
   *[no] { $who } prende { $tile } (posizione { $place } della fila)
}
event-sushizock-fell-back = { $you ->
    [yes] I dadi non ti danno niente: devi prendere { $tile }
   *[no] { $who } non ricava niente dai dadi e deve prendere { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Rubi
   *[no] { $who } ruba
} { $tile } a { $victim }, { $place ->
    [1] dalla cima
   *[other] posizione { $place } dalla cima
}
event-sushizock-over = Le due file sono vuote

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushizock-no-tiles = nessuna tessera
reason-sushizock-stacks-counted = sushi { $sushi_sum } − lische { $bones_sum }
reason-sushizock-sushi-above-bones = sushi { $sushi_sum } − lische { $bones_sum }; { $dropped ->
    [1] il sushi in cima ({ $dropped_sum }) sta
   *[other] { $dropped } sushi in cima ({ $dropped_sum }) stanno
} più in alto { $bones ->
    [0] delle lische (nessuna)
    [1] dell’unica lisca
   *[other] delle { $bones } lische
}, quindi fuori dal conto

## The table in the browser

table-tiles-left = { $count ->
    [one] { $count } tessera rimasta
   *[other] { $count } tessere rimaste
}
table-zock-row = Fila di { $what }
table-zock-row-empty = Questa fila è vuota.
table-zock-take = prendi { $tile }, posizione { $place } della fila
table-zock-stacks = Pile
table-zock-no-stack = niente { $what }
table-zock-stack = { $top } in cima, { $height ->
    [one] { $height } tessera
   *[other] { $height } tessere
}
table-zock-steal-from = ruba a { $who }: { $what }
table-zock-dice = Dadi
table-zock-aside = Da parte
table-zock-roll = Lancio { $roll } di { $rolls }
table-zock-keep = Scegli i dadi da mettere da parte; gli altri si rilanciano.
table-zock-keep-or-take = Metti da parte dei dadi e rilancia, oppure { $offer ->
    [take] prendi { $tiles }
    [steal] ruba a { $who }
   *[both] prendi { $tiles } o ruba a { $who }
}.
table-zock-must-take = { $offer ->
    [take] Prendi { $tiles }
    [steal] Ruba a { $who }
   *[both] Prendi { $tiles } oppure ruba a { $who }
}.
table-zock-tile = { $tile } (posizione { $place })
table-zock-keep-these = Metti questi da parte e rilanci gli altri?
table-zock-keep-not = Questi dadi non si possono mettere da parte così.
table-zock-keep-button = Rilancia gli altri
table-zock-take-button = Prendi
table-zock-steal = Ruba
table-zock-steal-this = Rubi questa tessera a { $who }?
table-zock-which-place = Quale tessera di { $who }, contando dalla cima?
table-zock-place = { $place ->
    [1] cima
   *[other] { $place }
}

## The table in the terminal

page-roll = Lancio { $roll } di { $rolls }
page-row = Fila di { $what }
page-aside = Da parte
page-dice = Dadi
page-stack-empty = niente { $what }
page-stack = { $under ->
    [0] { $top }
    [1] { $top } sopra un’altra
   *[other] { $top } sopra altre { $under }
}
ask-portion = Scegli
ask-keep = Metti da parte dei dadi, per esempio «1 3», e lancia gli altri
ask-keep-or-portion = Metti da parte dei dadi, per esempio «1 3», o prendi una tessera
offer-take = prendi { $tile }
offer-steal = ruba a { $who }: { $place ->
    [1] { $tile } (in cima)
   *[other] { $what }, posizione { $place } dalla cima
}
refusal-input-die-twice = Il dado { $number } compare due volte.
refusal-input-keep-impossible = Questi dadi non si possono mettere da parte: { $dice }. Almeno uno deve restare da lanciare; con «Dadi uguali», quelli da parte devono mostrare lo stesso simbolo.
refusal-input-mixed = O metti da parte dei dadi, o prendi qualcosa: non tutt’e due.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = Consiglio: metti da parte { $what }
learn-tip-steal = Consiglio: ruba { $what }
learn-sushizock-roll = Hai { $dice } dadi e fino a { $rolls } lanci. I dadi con il sushi contano le posizioni: con { $count } arrivi al sushi numero { $count } da sinistra, quello illuminato. Metti da parte il sushi, rilancia gli altri e vai più lontano!
learn-sushizock-once-more = Quello che metti da parte resta lì e conta. Metti da parte almeno un altro dado, e il resto si rilancia.
learn-sushizock-stop = Si illumina { $what }, ed è una bella presa! Potresti rilanciare, ma la fortuna gira in fretta. Fermati in tempo.
learn-sushizock-stacked = { $what } ora sta sulla tua pila di sushi. Ma un sushi conta solo se ha una lisca accanto, alla stessa altezza della tua pila di lische.
learn-sushizock-need-bone = Perciò stavolta cerca una lisca. I dadi con le lische funzionano allo stesso modo: con { $count } arrivi alla lisca numero { $count } da sinistra.
learn-sushizock-small-bone = { $what } ti costa solo { $minus }, e in cambio conta un sushi. È un affare: vai!
learn-sushizock-paired = La tua pila di lische è alta almeno quanto quella di sushi: ora tutto il tuo sushi conta.
learn-sushizock-chopsticks = Le bacchette servono a rubare: { $top } blu rubano il sushi in cima a una pila, { $top } rosse la lisca in cima. Con { $any } o più puoi persino scegliere quale.
learn-sushizock-thief = Già { $count } bacchette blu! Con { $top } puoi rubare { $what } a { $who }. Ci proviamo?
learn-sushizock-steal = Ora puoi rubare! La pila di { $who } è illuminata: toccala, e { $what } passa a te.
learn-sushizock-last-roll = Era l’ultimo lancio: ora devi prendere qualcosa di illuminato, anche se fa male. Se non ci fosse niente di illuminato, ti toccherebbe la lisca peggiore.
learn-sushizock-would-take = Si illumina { $what }. Prendi, o rischi un altro lancio?
learn-sushizock-would-keep = Ancora niente che ti tenti? Metti da parte dei dadi e rilancia gli altri.
learn-sushizock-end = Si gioca così! Sushi sulla tua pila: { $sushi }. Con una lisca accanto, che quindi contano: { $counted }. La partita finisce quando le due file sono vuote; allora vince il totale più alto.

## The score pad

refusal-score-tiles-exceeded = { $where }: con questa pila le tessere { $kind } sono { $given }, ma nella scatola sono solo { $limit }.
refusal-score-tile-unknown = { $where }: tra le tessere { $kind } non c’è il valore { $given }. Vanno da 1 a { $limit }.
refusal-score-tile-values-exceeded = { $where }: con questa pila le tessere { $kind } da { $value } sono { $given }, ma la scatola ne ha solo { $limit }.
warning-tiles-left = { $count ->
    [1] C’è ancora una tessera
   *[other] Ci sono ancora { $count } tessere
} nelle file, quindi la partita non è finita.
score-ask-stack = { $seat }, { $kind } dal basso in alto, per esempio «5 1 2 3»
pad-stage-stacks = Pile
pad-stack = { $kind }: { $count ->
    [0] nessuna tessera
    [1] una tessera
   *[other] { $count } tessere
}
pad-stack-order = Dal basso in alto
pad-tiles-box = Metti in cima: { $kind }
pad-tile-on = { $tile }: metti in cima
pad-tile-off = { $tile }, numero { $place } dal basso: togli

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

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

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Niente da prendere, e più tessere ugualmente brutte? Ti tocca quella più a sinistra.
rules-ruling-sz-15 = Nessuno è sopra lo zero: qualcuno vince? Sì, il totale più alto, qualunque sia.
rules-ruling-sz-16 = Parità per la vittoria? Si divide.
rules-ruling-starter = Chi comincia? Decide il caso.
rules-ruling-matching = Si possono mettere da parte simboli diversi insieme? Le regole russe dicono di no, quelle tedesche non conoscono questa regola. Perciò qui è una variante.
rules-ruling-worst-bone = Quale lisca ti tocca se non puoi prendere niente? Quella che costa di più, come dicono le regole tedesche; quelle russe si possono leggere diversamente.
rules-ruling-both-rows = Una fila è vuota: la partita è finita? No, non prima che lo siano tutt’e due.
