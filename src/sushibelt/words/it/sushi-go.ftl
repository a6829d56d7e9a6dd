# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, edizione del decennale
edition-sushi-go-original-2013 = Sushi Go!, regole originali (2013)
front-about-sushi-go = Prendi un piatto, passa le altre carte e tieni d’occhio i vicini.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = dolce
group-variant = variante
group-wasabi = wasabi
group-maki = maki
option-two-way = nel secondo giro le carte vanno a destra
option-forced-wasabi = il nigiri va per forza sul wasabi libero
option-strawberry = più fragole di tutti, e lo squishy è tuo
option-frozen-yogurt = il valore si scopre solo giocandolo
option-bubble-tea = scale di numeri consecutivi
option-pudding = premio a chi ne ha di più, penalità a chi ne ha di meno
option-mochi = a ogni mochi lanci il tuo dado
option-golf = vince il totale più basso
option-personal-piles = metà delle carte viene dal tuo mazzetto
option-battle = carte a piramide, si prende a turno
option-puppet = un terzo piatto che servite a turno voi due
option-must-have-maki = senza maki, niente punti maki
setup-group-dessert = Dolce
setup-group-variant = Variante
setup-group-wasabi = Wasabi
setup-group-maki = Maki
setup-option-strawberry = Fragole
setup-option-frozen-yogurt = Frozen yogurt
setup-option-bubble-tea = Bubble tea
setup-option-pudding = Budino
setup-option-mochi = Mochi
setup-option-two-way = Doppio senso
setup-option-golf = Golf
setup-option-personal-piles = Mazzetti personali
setup-option-battle = Battaglia
setup-option-puppet = Burattino
setup-option-forced-wasabi = Wasabi d’obbligo
setup-option-must-have-maki = Maki d’obbligo
setup-none-variant = Normale
setup-none-wasabi = A piacere
setup-none-maki = Da regolamento

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = mochi
component-strawberry = fragole
component-strawberry1 = fragola 1
component-strawberry2 = fragola 2
component-strawberry3 = fragola 3
component-strawberry4 = fragola 4
component-yogurt = frozen yogurt
component-yogurt1 = frozen yogurt 1
component-yogurt2 = frozen yogurt 2
component-yogurt3 = frozen yogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Lines of the score sheet

line-squishy = squishy

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = raviolo
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = uovo
short-salmon = salmone
short-squid = calamaro
short-wasabi = wasabi
short-chopsticks = bacchette
short-pudding = budino
short-mochi = mochi
short-strawberry1 = fragola 1
short-strawberry2 = fragola 2
short-strawberry3 = fragola 3
short-strawberry4 = fragola 4
short-yogurt = yogurt
short-tea1 = tè 1
short-tea2 = tè 2
short-tea3 = tè 3
short-tea4 = tè 4
short-tea5 = tè 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-boat = Dopo ogni giro va a chi è in testa da solo. Non vale punti.
explain-puppet = Chi ce l’ha pesca una carta in più e ne gioca una per lui; poi passa di mano. Non può vincere.
explain-sets-of = Ogni { $size } insieme valgono { $points }; il resto non vale niente.
explain-ladder = 1, 2, 3… valgono { $ladder }.
explain-chopsticks = { $where ->
    [table] In un turno successivo: prendi una seconda carta, le bacchette vanno al suo posto.
   *[hand] In un turno successivo: gioca due carte, le bacchette passano con le altre.
}
explain-pudding = Alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-mochi = A ogni mochi lanci il tuo dado ({ $faces } facce); alla fine: il più alto +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , il più basso −{ $fewest }{ explain-duo }
}.
explain-strawberry = Passi in testa con le fragole? Prendi lo squishy, subito +{ $squishy }. Alla fine: chi ne ha di meno −{ $fewest }{ explain-duo }.
explain-yogurt = Uno yogurt mostra il suo numero quando lo giochi; alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-tea = Alla fine le scale di 1, 2, 3… numeri consecutivi valgono { $ladder }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Il burattino tocca prima a te
       *[no] Il burattino tocca prima a { $who }
    }
   *[other] { $you ->
        [yes] Cominci tu
       *[no] Comincia { $who }
    }
}
event-sushi-go-dealt = Giro { $round }: si danno le carte
event-sushi-go-hand = { $you ->
    [yes] Hai in mano: { $what }
   *[no] { $who } ha in mano: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Giochi { $what }
   *[no] { $who } gioca { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Usi le bacchette: ora sono nella fila { $row }, posizione { $place }
       *[no] { $who } usa le bacchette: ora sono nella fila { $row }, posizione { $place }
    }
   *[hand] { $you ->
        [yes] Usi le bacchette: passano con le altre carte
       *[no] { $who } usa le bacchette: passano con le altre carte
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Lanci il dado mochi: { $face }
   *[no] { $who } lancia il dado mochi: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Scopri { $what }
   *[no] { $who } scopre { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Hai più fragole di tutti e prendi lo squishy: +{ $points }
   *[no] { $who } ha più fragole di tutti e prende lo squishy: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Le carte passano a sinistra
   *[right] Le carte passano a destra
}
event-sushi-go-drew = { $you ->
    [yes] Peschi una carta dal mazzetto
   *[no] { $who } pesca una carta dal mazzetto
}
event-sushi-go-drew-card = { $you ->
    [yes] Peschi { $what }
   *[no] { $who } pesca { $what }
}
event-sushi-go-took = { $you ->
    [yes] Prendi { $what } (fila { $row }, posizione { $place })
   *[no] { $who } prende { $what } (fila { $row }, posizione { $place })
}
event-sushi-go-flipped = Si scopre nella fila { $row }, posizione { $place }: { $what }
event-sushi-go-scored = Punti del giro { $round }: { $points }
event-sushi-go-boat = { $you ->
    [yes] Passi in testa e prendi la barca
   *[no] { $who } passa in testa e prende la barca
}
event-sushi-go-over = L’ultima carta è sul tavolo

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-go-sets = { $count ->
    [0] niente
   *[other] { $count }: { $sets ->
        [0] ne servono { $size }
       *[other] { $sets ->
            [1] { $size ->
                [2] una coppia
                [3] una tripletta
               *[other] una serie da { $size }
            }
           *[other] { $sets } { $size ->
                [2] coppie
                [3] triplette
               *[other] serie da { $size }
            }, { $each } punti ciascuna
        }{ $left ->
            [0] { "" }
            [1] , ne avanza 1
           *[other] , ne avanzano { $left }
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] niente
    [1] solo 1
   *[other] { $count } insieme{ $over ->
        [0] { "" }
       *[other] ; oltre { $top } non aggiungono niente
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] niente
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] un wasabi non usato
   *[other] { $count } wasabi non usati
}
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
reason-sushi-go-squishy = { $times ->
    [0] mai preso
    [1] preso una volta
   *[other] preso { $times } volte
}
reason-sushi-go-maki-first = più icone: { $count }{ reason-tie }
reason-sushi-go-maki-second = secondo posto per icone: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] nessuna icona
    [1] una sola icona
   *[other] { $count } icone
}: il { $place }º posto non vale niente
reason-sushi-go-maki-left-out = niente maki, quindi fuori dal conto
reason-sushi-go-strawberry-none = { $count ->
    [1] una fragola
   *[other] { $count } fragole
}: c’è chi ne ha meno
reason-sushi-go-strawberry-fewest = meno fragole: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] una fragola
   *[other] { $count } fragole
} a testa: non perde nessuno
reason-sushi-go-yogurt-first = più yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = meno yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = yogurt { $count }: né premio né penalità
reason-sushi-go-yogurt-level = yogurt { $count } come tutti: né premio né penalità
reason-sushi-go-pudding-first = più budini: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = meno budini: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] un budino
   *[other] { $count } budini
}: né premio né penalità
reason-sushi-go-pudding-level = { $count ->
    [1] un budino
   *[other] { $count } budini
} come tutti: né premio né penalità
reason-sushi-go-pudding-both = { $count ->
    [1] un budino
   *[other] { $count } budini
} come tutti: premio e penalità insieme
reason-sushi-go-mochi-first = dado più alto: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = dado più basso: { $count }{ reason-tie }
reason-sushi-go-mochi-none = il dado mostra { $count }: né premio né penalità
reason-sushi-go-mochi-level = tutti i dadi mostrano { $count }: né premio né penalità
reason-sushi-go-tea-runs = { $kinds ->
    [0] niente
   *[other] divisione migliore: { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] una scala da { $length }
   *[other] { $count } scale da { $length }
}

## The table in the browser

table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
component-puppet = Burattino
table-hand = Le tue carte
table-hands = Carte di tutti
table-hand-empty = Non hai più carte.
table-belt = Il nastro
table-belt-starts = Scegli la tua prima carta.
table-passing-left = Le carte vanno a sinistra
table-passing-right = Le carte vanno a destra
table-chopsticks-used = bacchette usate
table-squishy = lo squishy
component-boat = la barca di chi è in testa
table-leads-puppet = con il burattino
table-die = dado mochi: { $face }
table-choose-card = Scegli una carta.
table-choose-two = Scegli due carte: le bacchette passano con le altre.
table-choose-second = Ora la seconda carta.
table-choose-own-first = Scegli la tua carta, poi quella del burattino.
table-choose-puppet = Ora la carta del burattino.
table-choose-place = Dove la metti?
table-chopsticks-on = Usa le bacchette
table-chopsticks-off = Una carta sola
table-only-this = Solo questa
table-for-puppet = per il burattino
table-for-you = per te
table-own-and-puppet = { $own } per te, { $puppet } per il burattino
table-pyramid = La piramide
table-face-down = coperta
table-spot = { $what }, fila { $row }, posizione { $place }
table-choose-spot = Prendi una carta libera.
table-choose-second-spot = Usa le bacchette per una seconda carta, o fermati.
table-stop = Basta

## The table in the terminal

page-belt-left = carte a sinistra: { $chain }
page-belt-right = carte a destra: { $chain }
page-piles = mazzetti: { $count } { $count ->
    [one] carta
   *[other] carte
}
page-puppet-pile = mazzetto: { $count } { $count ->
    [one] carta
   *[other] carte
}
page-puppet = Burattino
page-leads-puppet = con il burattino
page-squishy = squishy
page-boat = barca
page-die = dado { $face }
page-strawberry = fragole { $sum } ({ $cards })
page-yogurt = frozen yogurt { $sum } ({ $cards })
page-tea = bubble tea { $cards }
ask-card = La tua carta
ask-card-or-two = La tua carta; con le bacchette due, per esempio «1 3»
ask-puppet = E la carta del burattino
ask-spot = La tua carta
ask-second-spot = Una seconda carta con le bacchette, o basta così
offer-only-pair = solo insieme a un’altra carta
offer-stop = basta così
refusal-input-slot-only-pair = { $what } si può giocare solo insieme a un’altra carta.
refusal-input-pair-impossible = { $first } e { $second } non si possono giocare insieme adesso.
refusal-input-two-cards = Si possono giocare al massimo due carte.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

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
learn-sushi-go-second-tempura = Ecco compagnia per la tua tempura: la coppia è completa, e fanno { $points } punti.
learn-sushi-go-wasabi = Da solo il wasabi non vale niente. Ma il tuo prossimo nigiri ci va sopra e vale ×{ $factor }.
learn-sushi-go-tempura = La tempura vuole compagnia: { $size } insieme valgono { $points } punti, una da sola niente.
learn-sushi-go-chopsticks = Le bacchette non valgono niente. Ma in un turno successivo ti fanno prendere due carte in un colpo.
learn-sushi-go-maki = I maki sono una gara: chi ha più rotolini nel giro fa { $first } punti, chi viene dopo { $second }. Conta i rotolini: { $what } ne ha { $icons }.
learn-sushi-go-pudding = Il dolce! I budini restano sul tuo vassoio fino alla fine della partita, dopo { $rounds } giri. A quel punto chi ne ha di più guadagna { $most } punti, e chi ne ha di meno ne perde { $fewest }.
learn-sushi-go-few-left = Qui restano solo { $cards } carte, e l’ultimissima si gioca da sé. Prendi quello che vale ancora qualcosa.
learn-sushi-go-anything = Tocca a te: che cosa ti va? Tocca un piatto, e ti dice che cosa fa.
learn-sushi-go-bill = Ed ecco finito il primo giro! Il conto mostra che cosa ti ha reso ogni piatto, e perché: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto. Dopo { $rounds } giri vince il totale più alto; sul vassoio restano solo i dolci.

## The score pad

refusal-score-yogurt-without-value = { $where }: sul piatto uno yogurt mostra il suo valore. Scrivilo in uno di questi modi: { $known }.
refusal-score-hand-exceeded = { $where }: lì ci sono { $given } carte, ma in un giro se ne giocano al massimo { $limit } (un nigiri su wasabi sono due carte).
refusal-score-deck-exceeded = { $where }: così in tutta la partita { $kind } arriva a { $given }, ma il massimo è { $limit }.
refusal-score-teas-uncountable = { $where }: troppi bubble tea da dividere in scale (combinazioni: { $given }; se ne provano al massimo { $limit }).
refusal-score-no-squishy = { $where }: in questo gioco lo squishy non c’è. Togli «squishy».
refusal-score-squishy-unearned = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma si prende solo giocando una carta fragola in quel turno, e qui le fragole giocate sono { $limit }.
refusal-score-squishy-kept = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma nessuno lo toglie a sé stesso: con quello che hanno preso gli altri, il massimo è { $limit }.
refusal-score-squishy-behind = { $where }: squishy preso con { $given ->
    [1] una fragola
   *[other] { $given } fragole
}, ma qualcuno ne aveva già { $limit }.
refusal-score-squishy-forgotten = { $where }: squishy preso { $given ->
    [1] una volta
   *[other] { $given } volte
}, ma deve essere stato preso { $limit ->
    [1] una volta
   *[other] { $limit } volte
}, perché nessun altro ha fragole.
refusal-score-no-dice = { $where }: in questo gioco non ci sono dadi mochi. Togli «mochi_dice».
refusal-score-die-exceeded = { $where }: il dado mochi mostra { $given }, ma la sua faccia più alta è { $limit }.
refusal-score-die-unrolled = { $where }: il dado mochi mostra { $given }, ma senza una carta mochi è ancora su { $limit }.
warning-squishy-missing = Giro { $round }: ci sono fragole giocate, ma «squishy» non dice chi l’ha preso. Il conto è fatto come se non l’avesse preso nessuno.
warning-puppet-left-out = { $where }: «{ $entry }» non dice niente del burattino. Il conto è fatto come se non avesse né preso lo squishy né lanciato il dado.
warning-dice-missing = Ci sono mochi giocati, ma «mochi_dice» non dice che cosa mostrano i dadi. I dolci non si contano ancora.
score-ask-squishy = Giro { $round }: chi ha preso lo squishy, in qualsiasi ordine? Per esempio «Ana, 2 Bo»
score-ask-die = Il dado mochi di { $seat }
pad-die-hint = Che cosa mostra il dado mochi?
pad-warning-squishy-missing = Giro { $round }: ci sono fragole giocate, ma lo squishy non l’ha preso nessuno. Se qualcuno l’ha preso, scrivi quante volte.
pad-warning-dice-missing = Ci sono mochi giocati: scrivi in «Fine» che cosa mostrano i dadi. Fino ad allora i dolci non si contano.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Prendi una carta, passa le altre e raccogli piatti che insieme valgono qualcosa. Dopo { $rounds } giri e il dolce vince il totale più alto.
rules-sushi-go-turn-choose = Scegli una carta fra quelle che hai in mano e mettila giù coperta.
rules-sushi-go-turn-reveal = Quando tutti hanno scelto, si scoprono le carte insieme. La tua ora resta davanti a te.
rules-sushi-go-turn-pass = Passa le altre, coperte, a chi siede alla tua sinistra.
rules-sushi-go-turn-last = L’ultima carta si gioca senza scegliere. Poi si contano i punti del giro, si sparecchia tutto tranne il dolce e si danno nuove carte.
# Above a little table: players and cards.
rules-sushi-go-hands = Carte in mano, in base al numero di giocatori
# Tempura and sashimi.
rules-sushi-go-sets = { $size ->
    [2] Ogni coppia vale
    [3] Ogni tripletta vale
   *[other] Ogni { $size } insieme valgono
} { $points }. Quello che avanza non vale niente.
rules-sushi-go-dumpling = Ognuno aggiunge più di quello prima. Oltre { $ladder_top } non aggiungono niente.
rules-sushi-go-wasabi = { $must ->
    [0] Un nigiri giocato in un turno successivo può andarci sopra; lo decidi quando scegli la carta.
   *[other] Il prossimo nigiri che giochi deve andarci sopra.
} Così vale ×{ $factor }. Ogni wasabi prende un solo nigiri, che poi non si sposta più. Senza nigiri non vale niente.
rules-sushi-go-wasabi-same-turn = Wasabi e nigiri nello stesso turno, grazie alle bacchette? { $ordered ->
    [0] Non si combinano: il wasabi deve essere lì da un turno precedente.
   *[other] Si giocano nell’ordine scelto. Prima il wasabi, e si combinano.
}
rules-sushi-go-chopsticks = In uno dei tuoi turni successivi ti fanno prendere due carte. Scegli tutt’e due prima che si scoprano le carte; poi metti le bacchette fra quelle che passi.
rules-sushi-go-chopsticks-limits = Per turno si usa un solo paio di bacchette, e in mano servono almeno due carte. Una delle due può essere un altro paio di bacchette. Non valgono niente.
rules-sushi-go-dessert-stays = Il dolce resta davanti a te per tutta la partita.
rules-sushi-go-pudding = Alla fine chi ha più budini guadagna { $most }, e chi ne ha di meno perde { $fewest }. Chi non ne ha è tra chi ne ha di meno.
rules-sushi-go-strawberry = Le carte mostrano da { $lowest } a { $highest } fragole. Si contano su tutti i giri: alla fine chi ne ha di meno perde { $fewest }. Per chi ne ha di più non c’è un premio, ma c’è lo squishy.
rules-sushi-go-squishy = Si guarda dopo ogni turno in cui qualcuno gioca fragole. Fra chi ne ha appena giocate, uno solo arriva al totale più alto del tavolo? Allora prende lo squishy e fa subito { $squishy }. Chi ce l’ha già non fa altri punti.
rules-sushi-go-squishy-stays = La parità con chi in questo turno non ne gioca non conta. Se fra chi ne ha appena giocate sono in testa più persone, o nessuna, lo squishy resta dov’è. Può cambiare padrone tante volte.
rules-sushi-go-yogurt = Il suo valore si scopre solo giocandolo: da { $lowest } a { $highest }. Alla fine somma i tuoi valori: chi ha di più guadagna { $most }, chi ha di meno perde { $fewest }.
rules-sushi-go-tea = Alla fine dividi i tuoi tè in scale di numeri consecutivi, ogni carta in una scala sola. Vale la divisione che rende di più; dopo { $highest } non viene niente. Quello che hanno gli altri non conta.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punti di una scala, secondo la lunghezza
rules-sushi-go-mochi = Tutti hanno un dado, all’inizio sull’1. A ogni mochi che giochi devi lanciarlo, e resta così fino al tuo prossimo mochi, anche da un giro all’altro. Alla fine il dado più alto guadagna { $most }, il più basso perde { $fewest }. Le carte non valgono niente.
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
rules-sushi-go-battle-start = Chi comincia lo decide il caso. I giri dopo li comincia chi ha meno punti fin lì; in caso di parità, chi non ha cominciato l’ultimo.
rules-sushi-go-puppet = In due. Ciascuno riceve { $cards } carte, e altrettante fanno un mazzetto coperto. Chi ha il burattino pesca la prima carta del mazzetto, poi sceglie una carta per sé e una per il burattino, mentre l’altra persona ne sceglie una. Si scopre tutto insieme; poi vi scambiate le carte, e il burattino passa di mano.
rules-sushi-go-puppet-score = Il piatto del burattino si conta come quello di una terza persona, ma il burattino non può vincere. Le bacchette sono solo per voi due.
rules-sushi-go-must-have-maki = In due. Senza maki si resta fuori dal conto dei maki. Se ne ha una persona sola, prende { $maki_first } e l’altra niente.
rules-sushi-go-boat-name = La barca
rules-sushi-go-boat = Dopo ogni giro va a chi è in testa da solo; in caso di parità resta dov’è. Non vale niente: mostra a tutti chi conduce.
rules-sushi-go-end = Dopo { $rounds } giri si contano i dolci. Vince il totale più alto. Un totale può scendere sotto lo zero.
rules-sushi-go-tie = { $tie_break ->
    [0] A pari punti si divide il posto.
   *[other] A pari punti vince chi ha più carte budino. Se anche queste sono pari, si divide il posto.
} Dopo un posto diviso, il successivo salta.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Giocatori
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
    [0] scegli tu quale ci va, o nessuno
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
    [0] ciascuno guadagna o perde tutto
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
rules-ruling-sa-11 = Tutti hanno lo stesso numero di fragole: chi perde? In tre o più la perdita si divide fra tutti, in due non perde nessuno.
rules-ruling-sa-21 = Parità per la vittoria nell’edizione del decennale, anche nel golf? Si divide; il regolamento non lo dice.
rules-ruling-sa-24 = Chi ha per primo il burattino? Decide il caso; poi passa di mano a ogni turno, anche da un giro all’altro.
rules-ruling-sa-25 = Con il burattino, chi può usare le bacchette? Voi due. Chi ha il burattino gioca allora due carte sue e quella del burattino, quindi in mano ne servono tre. Il burattino non le usa mai.
rules-ruling-sa-26 = Con che cosa si confronta il piatto del burattino? Conta come una terza persona per maki, squishy e dolce, ma non entra in classifica e non prende la barca.
rules-ruling-sa-30 = Nella Battaglia comincia il giro dopo chi ha «meno punti»: del giro o della partita? Della partita fin lì, squishy compreso.
rules-ruling-zg-1 = Un nigiri deve andare su un wasabi libero? Nell’edizione del 2014 può, ma non è obbligato: lo dicono tutt’e quattro le lingue del regolamento.
rules-ruling-zg-3 = Parità in testa ai maki nell’edizione del 2014: c’è un secondo premio? Sì, per chi viene subito dopo.
rules-ruling-zg-6 = Con le bacchette, quando si sceglie la seconda carta? Prima che si scoprano le carte. Solo il testo italiano del regolamento dice altro.
rules-ruling-last-nigiri = L’ultima carta in mano è un nigiri, e c’è un wasabi libero? Va sul wasabi, in ogni edizione.
rules-ruling-strawberry-symbols = Meno carte fragola, o meno fragole? Fragole, come le conta l’esempio del regolamento.
rules-ruling-squishy-often = Lo squishy vale una volta per giro? No: subito, ogni volta che lo si prende.
rules-ruling-battle-second = Battaglia con le bacchette: la seconda carta va annunciata? No. Decidi dopo la prima, quando vedi che cosa si è scoperto.
