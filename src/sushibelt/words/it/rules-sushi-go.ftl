# Rules at hand: Sushi Go!, all editions. Facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Prendi una carta, passa le altre e raccogli piatti che insieme valgono qualcosa. Dopo { $rounds } giri e il dolce vince il totale più alto.
rules-sushi-go-turn-choose = Scegli una carta fra quelle che hai in mano e mettila giù coperta.
rules-sushi-go-turn-reveal = Quando tutti hanno scelto, si scoprono le carte insieme. La tua ora resta davanti a te.
rules-sushi-go-turn-pass = Passa le altre, coperte, a chi siede alla tua sinistra.
rules-sushi-go-turn-last = L’ultima carta si gioca senza scegliere. Poi si contano i punti del giro, si sparecchia tutto tranne il dolce e si danno nuove carte.
# Above a little table: players and cards.
rules-sushi-go-hands = Carte in mano, secondo quanti siete

## Dishes

# Tempura and sashimi.
rules-sushi-go-sets = Ogni { $size } valgono { $points }. Quello che avanza non vale niente.
rules-sushi-go-dumpling = Ognuno aggiunge più di quello prima. Oltre { $ladder_top } non aggiungono niente.
rules-sushi-go-wasabi = { $must ->
    [0] Un nigiri giocato in un turno successivo può andarci sopra; lo dici quando lo scegli.
   *[other] Il prossimo nigiri che giochi deve andarci sopra.
} Così vale ×{ $factor }. Ogni wasabi prende un solo nigiri, che poi non si sposta più. Senza nigiri non vale niente.
rules-sushi-go-wasabi-same-turn = Wasabi e nigiri nello stesso turno, grazie alle bacchette? { $ordered ->
    [0] Non si combinano: il wasabi deve essere lì da un turno precedente.
   *[other] Si giocano nell’ordine scelto. Prima il wasabi, e si combinano.
}
rules-sushi-go-chopsticks = In uno dei tuoi turni successivi ti fanno prendere due carte. Scegli tutt’e due prima che si scoprano le carte; poi metti le bacchette fra quelle che passi.
rules-sushi-go-chopsticks-limits = Per turno si usa un solo paio di bacchette, e in mano servono due carte. Una delle due può essere un altro paio di bacchette. Non valgono niente.

## Desserts

rules-sushi-go-dessert-stays = Il dolce resta davanti a te per tutta la partita.
rules-sushi-go-pudding = Alla fine chi ha più budini vince { $most }, e chi ne ha di meno perde { $fewest }. Non averne è averne meno di tutti.
rules-sushi-go-strawberry = Le carte mostrano da { $lowest } a { $highest } fragole. Si contano su tutti i giri: alla fine chi ne ha di meno perde { $fewest }. Per chi ne ha di più non c’è un premio, ma c’è lo squishy.
rules-sushi-go-squishy = Si guarda dopo ogni turno in cui qualcuno gioca fragole. Fra chi ne ha appena giocate, uno solo arriva al totale più alto del tavolo? Allora prende lo squishy e fa subito { $squishy }. Chi ce l’ha già non fa altri punti.
rules-sushi-go-squishy-stays = La parità con chi in questo turno non ne gioca non conta. Se fra chi ne ha appena giocate in testa sono in più d’uno, o non c’è nessuno, lo squishy resta dov’è. Può cambiare padrone tante volte.
rules-sushi-go-yogurt = Il suo valore si scopre solo giocandolo: da { $lowest } a { $highest }. Alla fine somma i tuoi valori: chi ha di più vince { $most }, chi ha di meno perde { $fewest }.
rules-sushi-go-tea = Alla fine dividi i tuoi tè in scale di numeri consecutivi, ogni carta in una scala sola. Vale la divisione che rende di più; dopo { $highest } non viene niente. Con gli altri non ci si confronta.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punti di una scala, secondo la lunghezza
rules-sushi-go-mochi = Tutti hanno un dado, all’inizio sull’1. A ogni mochi che giochi devi lanciarlo, e resta così fino al tuo prossimo mochi, anche da un giro all’altro. Alla fine il dado più alto vince { $most }, il più basso perde { $fewest }. Le carte non valgono niente.
## Variants

# Not every edition can be played by two.
rules-sushi-go-two-way = Nel secondo giro le carte vanno a destra.{ $fewest_seats ->
    [2] {" "}In due non cambia niente.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Un nigiri deve andare su un wasabi rimasto libero da un turno precedente. Di due nigiri nello stesso turno ci va il primo scelto.
rules-sushi-go-golf = Vince il totale più basso. I punti si contano come sempre, e perdere al dolce diventa un affare.
rules-sushi-go-personal-piles = In due. A ogni giro ciascuno riceve { $cards } carte in mano e { $pile } in un mazzetto suo, coperto. Gioca una carta, scambiatevi le carte, poi pesca una carta dal tuo mazzetto finché ce n’è. La vedi solo tu.
rules-sushi-go-battle = In due. A ogni giro { $spots } carte stanno sul tavolo in file sovrapposte, alcune coperte. A turno si prende una carta scoperta senza niente sopra e la si gioca subito. Poi si scoprono le carte coperte che non hanno più niente sopra.
rules-sushi-go-battle-chopsticks = Se all’inizio del turno avevi bacchette davanti a te, poi puoi prendere una seconda carta, anche una appena scoperta. Le bacchette vanno al suo posto, scoperte.
rules-sushi-go-battle-start = Chi comincia lo decide il caso. I giri dopo li comincia chi ha meno punti fin lì; in parità, chi non ha cominciato l’ultimo.
rules-sushi-go-puppet = In due. Ciascuno riceve { $cards } carte, e altrettante fanno un mazzetto coperto. Chi ha il burattino pesca la prima carta del mazzetto, poi sceglie una carta per sé e una per il burattino, mentre l’altra persona ne sceglie una. Si scopre tutto insieme; poi vi scambiate le carte, e il burattino cambia parte.
rules-sushi-go-puppet-score = Il piatto del burattino si conta come quello di una terza persona, ma il burattino non può vincere. Le bacchette sono solo per voi due.
rules-sushi-go-must-have-maki = In due. Senza maki si resta fuori dal conto dei maki. Se ne ha una persona sola, sono { $maki_first } per lei e niente per l’altra.
rules-sushi-go-boat-name = La barca
rules-sushi-go-boat = Dopo ogni giro va a chi è in testa da solo; la parità la lascia dov’è. Non vale niente: mostra a tutti chi conduce.

## The end

rules-sushi-go-end = Dopo { $rounds } giri si contano i dolci. Vince il totale più alto. Un totale può scendere sotto lo zero.
rules-sushi-go-tie = { $tie_break ->
    [0] A pari punti si divide il posto.
   *[other] A pari punti vince chi ha più carte budino. Se anche queste sono pari, si divide il posto.
} Dopo un posto diviso, il successivo salta.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Persone
rules-differ-dessert = Dolce
rules-differ-dessert-is = { $desserts ->
    [1] budino
   *[other] uno su { $desserts }
}
rules-differ-wasabi = Un nigiri, con un wasabi libero
rules-differ-wasabi-is = { $must ->
    [0] può andarci sopra
   *[other] deve andarci sopra
}
rules-differ-same-turn = Wasabi e nigiri nello stesso turno di bacchette
rules-differ-same-turn-is = { $ordered ->
    [0] non si combinano mai
   *[other] si combinano, prima il wasabi
}
rules-differ-two-nigiri = Due nigiri in un turno, un solo wasabi libero
rules-differ-two-nigiri-is = { $must ->
    [0] dici tu quale ci va, o nessuno
   *[other] ci va il primo scelto
}
rules-differ-maki-most = Parità in testa ai maki
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } a testa, e c’è un secondo
   *[other] { $maki_first } da dividere, e nessun secondo
}
rules-differ-maki-second = Parità al secondo posto dei maki
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } a testa
   *[other] { $maki_second } da dividere
}
rules-differ-maki-none = Nessun maki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] un totale come un altro
   *[other] niente premio
}
rules-differ-pudding = Parità nei budini
rules-differ-pudding-is = { $share ->
    [0] ciascuno vince o perde tutto
   *[other] si divide
}
rules-differ-pudding-two = Meno budini, in due
rules-differ-pudding-two-is = { $two_fewest ->
    [0] non si perde niente
   *[other] si perde { $two_fewest }
}
rules-differ-tie = Parità per la vittoria
rules-differ-tie-is = { $tie_break ->
    [0] si divide
   *[other] più budini, poi si divide
}
rules-differ-boat = Barca
rules-differ-boat-is = { $boat ->
    [0] no
   *[other] sì
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Gli stessi piatti in ogni edizione: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi e nigiri nello stesso turno di bacchette: si combinano? Sì, se giochi prima il wasabi. Il regolamento parla solo di un wasabi già scoperto.
rules-ruling-sa-3 = Due nigiri in un turno, ma un solo wasabi libero: quale ci va? Quello che hai scelto per primo.
rules-ruling-sa-4 = Le bacchette si annunciano prima di usarle? A un tavolo vero sì. Qui fanno parte della tua scelta coperta e si scoprono con lei, così nessuno può reagire.
rules-ruling-sa-11 = Tutti hanno le stesse poche fragole: chi perde? In tre o più la perdita si divide fra tutti, in due non perde nessuno.
rules-ruling-sa-21 = Parità per la vittoria nell’edizione del decennale, anche nel golf? Si divide; il regolamento non lo dice.
rules-ruling-sa-24 = Chi ha per primo il burattino? Decide il caso; poi cambia parte a ogni turno, anche da un giro all’altro.
rules-ruling-sa-25 = Con il burattino, chi può usare le bacchette? Voi due. Chi ha il burattino gioca allora due carte sue e quella del burattino, quindi in mano ne servono tre. Il burattino non le usa mai.
rules-ruling-sa-26 = Con che cosa si confronta il piatto del burattino? Conta come una terza persona per maki, squishy e dolce, ma non prende né un posto né la barca.
rules-ruling-sa-30 = Nella Battaglia comincia il giro dopo chi ha «meno punti»: del giro o della partita? Della partita fin lì, squishy compreso.
rules-ruling-zg-1 = Un nigiri deve andare su un wasabi libero? Nell’edizione del 2014 può: lo dicono tutt’e quattro le lingue del regolamento.
rules-ruling-zg-3 = Parità in testa ai maki nell’edizione del 2014: c’è un secondo premio? Sì, per chi viene subito dopo.
rules-ruling-zg-6 = Con le bacchette, quando si sceglie la seconda carta? Prima che si scoprano le carte. Solo il testo italiano del regolamento dice altro.
rules-ruling-last-nigiri = L’ultima carta in mano è un nigiri, e c’è un wasabi libero? Va sul wasabi, in ogni edizione.
rules-ruling-strawberry-symbols = Meno carte fragola, o meno fragole? Fragole, come le conta l’esempio del regolamento.
rules-ruling-squishy-often = Lo squishy vale una volta per giro? No: subito, ogni volta che lo si prende.
rules-ruling-battle-second = Battaglia con le bacchette: la seconda carta va annunciata? No. Decidi dopo la prima, visto che cosa si è scoperto.
