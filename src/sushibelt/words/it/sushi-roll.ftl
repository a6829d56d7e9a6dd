# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Dadi sui nastri: prendine uno, rilancia con i menù, scambia con le bacchette.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = bacchette 1
component-chopsticks2 = bacchette 2
component-menu = menù
component-menu1 = menù 1
component-menu2 = menù 2
component-pudding1 = budino 1
component-pudding2 = budino 2
component-pudding3 = budino 3

## Lines of the score sheet

line-tokens = gettoni

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-red-belt = Mostra chi comincia, e scorre con i dadi.
explain-sets = I set da 1, 2, 3 valgono { $ladder }.
explain-pudding-face = Dà tanti budini quanti ne mostra; alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-menu-face = Dà tanti menù quanti ne mostra: ognuno rilancia dadi del tuo nastro.
explain-chopsticks-face = Dà tante bacchette quante ne mostra: servono a scambiare un dado con un altro nastro.
explain-tokens = Alla fine ogni { $per_point } menù o bacchette non usati valgono 1.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-roll-red-belt = { $you ->
    [yes] Hai il nastro rosso e cominci
   *[no] { $who } ha il nastro rosso e comincia
}
event-sushi-roll-round-opened = Giro { $round }: dal sacchetto escono i dadi
event-sushi-roll-rolled = { $you ->
    [yes] Lanci i dadi: { $what }
   *[no] { $who } lancia i dadi: { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Spendi un gettone: { $what }
   *[no] { $who } spende un gettone: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Rilanci { $what }
   *[no] { $who } rilancia { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Scambi con { $other }: { $gave } per { $got }
   *[no] { $who } scambia con { $other }: { $gave } per { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Prendi { $what }
   *[no] { $who } prende { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Non ricevi niente: gettoni finiti ({ $what })
       *[no] { $who } non riceve niente: gettoni finiti ({ $what })
    }
   *[other] { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }: { $what }
}
event-sushi-roll-slid = I nastri scorrono a sinistra; il rosso arriva a { $red }
event-sushi-roll-round-scored = Si contano i punti del giro { $round }
event-sushi-roll-ended = L’ultimo dado è preso

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = niente
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] solo 1
       *[other] { $rest } insieme
    }
   *[other] { $count }: { $full ->
        [1] un set da { $size } → { $full_points }
       *[other] { $full } set da { $size } → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }un pezzo solo → { $rest_points }
       *[other] { " + " }{ $rest } insieme → { $rest_points }
    }
}
reason-sushi-roll-nigiri-none = niente
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] uno semplice → { $plain_points }
   *[other] { $plain } semplici → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] uno su wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } su wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = nessuna icona
reason-sushi-roll-maki-first = più icone: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = secondo posto per icone: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] una sola icona: troppo poco
   *[other] { $icons } icone: troppo poche
} per un premio
reason-sushi-roll-dessert-most = più budini: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = meno budini: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [1] un budino
   *[other] { $puddings } budini
} come tutti: premio e penalità insieme
reason-sushi-roll-dessert-spared = meno budini: { $puddings }, ma in due non si perde niente
reason-sushi-roll-dessert-between = { $puddings ->
    [1] un budino
   *[other] { $puddings } budini
}: né il massimo né il minimo
reason-sushi-roll-tokens = menù { $menu }, bacchette { $chopsticks }: un punto ogni { $per_point }{ $left_over ->
    [0] { "" }
    [1] , ne avanza 1
   *[other] , ne avanzano { $left_over }
}

## The table in the browser

table-nothing = niente
table-belts = Gli altri nastri
table-belt-of = Nastro di { $who }
table-belt-empty = dadi finiti
table-your-belt = Il tuo nastro
component-red-belt = nastro rosso
table-die-of = { $what } di { $who }
table-tokens = Gettoni
table-roll-take = Prendi un dado, o prima usa un gettone.
table-roll-take-this = Prendi { $what }?
table-roll-take-button = Prendi
table-roll-menu = Menù ({ $count })
table-roll-swap = Scambio ({ $count })
table-roll-choose-marks = Quali dadi rilanci?
table-roll-mark = Da rilanciare: { $what }. Un altro dado, o lanci?
table-roll-roll = Lancia
table-roll-give = Quale dei tuoi dadi dai via?
table-roll-get = E quale vuoi in cambio?
table-roll-swap-button = Scambia
table-roll-on-its-way = Un momento…

## The table in the terminal

page-belts = nastri a sinistra: { $chain }
page-red-belt = nastro rosso
page-belt = nastro
page-tray = vassoio
page-tokens = ({ $what })
page-supply = Scorta: { $what }
page-marked = Da rilanciare: { $what }
ask-die = Prendi un dado
ask-marks = Quali dadi rilanci? Per esempio «1 3»
ask-mark = Un altro dado, o lancia
ask-give = Quale dado dai via?
ask-get = In cambio di quale?
offer-roll = lancia
offer-menu = menù: rilancia dei dadi (restano: { $left })
offer-swap = bacchette: scambia un dado (restano: { $left })
offer-die-of = { $what } di { $who }

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = Consiglio: rilancia { $what }
learn-tip-swap = Consiglio: dai { $given }, prendi { $what }
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
learn-sushi-roll-pudding = Il dolce! I budini diventano gettoni e aspettano la fine della partita, dopo { $rounds } giri. A quel punto chi ne ha di più guadagna { $most } punti.
learn-sushi-roll-gift = Un regalino: questo dado ti dà subito { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}, per rilanciare o per scambiare.
learn-sushi-roll-nigiri = Il nigiri dà punti subito: { $what } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
learn-sushi-roll-anything = Tocca a te: che cosa ti va? Tocca un dado, e ti dice che cosa fa.
learn-sushi-roll-bill = Ed ecco finito il primo giro! Il conto mostra che cosa ti ha reso ogni piatto, e perché: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto. I giri sono { $rounds }, e alla fine ogni { $each } gettoni non usati fanno un punto.

## The score pad

refusal-score-tray-overfull = { $where }: lì ci sono { $given } dadi, ma in un giro se ne prendono al massimo { $limit } (un nigiri su wasabi sono due dadi).
refusal-score-dice-exceeded = { $where }: dadi { $kind } su tutti i vassoi: { $given }, ma ce ne sono solo { $limit }.
refusal-score-tokens-exceeded = { $where }: gettoni { $kind } in tutto: { $given }, ma ce ne sono solo { $limit }.
refusal-score-tokens-unearned = { $where }: gettoni { $kind }: { $given }, ma i vassoi ne spiegano al massimo { $limit }.
refusal-score-puddings-missing = { $where }: gettoni { $kind } in tutto: { $given }, ma dai vassoi ne sono arrivati { $limit }, e nessuno li dà via.
warning-tokens-missing = Manca «tokens». Budini e gettoni non usati non si contano ancora.
score-ask-tokens = Gettoni di { $seat }, per esempio «2 pudding, 3 menu, chopsticks»
pad-tokens-hint = Gettoni rimasti a fine partita
pad-warning-tokens-missing = Scrivi in «Fine» quali gettoni restano. Fino ad allora budini e gettoni non usati non si contano.
pad-dice-appetizer = antipasto
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = speciale

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Sui nastri passano dadi con i piatti, e a ogni turno ne prendi uno. Dopo { $rounds } giri si contano i budini e i gettoni rimasti, e vince il totale più alto.
rules-sushi-roll-turn-fill = All’inizio di un giro si riempie ogni nastro con dadi del sacchetto e si lanciano tutti. Comincia chi ha il nastro rosso; poi si va verso sinistra.
rules-sushi-roll-turn-tokens = Nel tuo turno usa prima tutti i menù e le bacchette che vuoi, uno dopo l’altro.
rules-sushi-roll-turn-take = Poi prendi un dado dal tuo nastro, così com’è, e mettilo sul vassoio. È d’obbligo.
rules-sushi-roll-turn-slide = Quando tutti ne hanno preso uno, i nastri scorrono a sinistra e i loro dadi si rilanciano. Comincia chi ora ha il nastro rosso.
rules-sushi-roll-turn-score = Quando i nastri sono vuoti si contano i punti del giro. Tutti i dadi tornano nel sacchetto; i gettoni te li tieni.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dadi su ogni nastro, in base al numero di giocatori
rules-sushi-roll-red-name = Il nastro rosso
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Mostra soltanto chi comincia. Dopo gli ultimi dadi di un giro i nastri restano dove sono; in { $seats } scorrono ancora una volta.
# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Fino a { $set_size } uguali fanno un set; oltre ne comincia un altro. Si contano prima i set completi.
rules-sushi-roll-wasabi = Il prossimo nigiri che prendi deve andarci sopra e vale ×{ $factor }. Ogni wasabi prende un solo nigiri, che poi non si sposta più. Un nigiri preso prima resta com’è, e un wasabi senza nigiri non vale niente.
rules-sushi-roll-menu = Se prendi questo dado ricevi tanti menù quanti ne mostra. Nel tuo turno un menù ti fa rilanciare insieme uno o più dadi del tuo nastro.
rules-sushi-roll-chopsticks = Se prendi questo dado ricevi tante bacchette quante ne mostra. Nel tuo turno ti servono per scambiare un dado del tuo nastro con uno di un altro nastro. Tutt’e due restano come sono; i vassoi non si toccano.
rules-sushi-roll-tokens = Si comincia la partita con { $menus } menù e { $chopsticks ->
    [one] { $chopsticks } paio di bacchette
   *[other] { $chopsticks } paia di bacchette
}. I gettoni che vinci vengono dalla scorta, finché ce n’è, e servono dal tuo turno successivo. Quelli usati tornano lì.
rules-sushi-roll-tokens-end = A fine partita menù e bacchette non usati si contano insieme: 1 punto ogni { $per_point }.
rules-sushi-roll-pudding = Se prendi questo dado ricevi tanti budini quanti ne mostra, e te li tieni. Alla fine chi ne ha di più guadagna { $most }, chi ne ha di meno perde { $fewest }. Chi non ne ha è tra chi ne ha di meno.
rules-sushi-roll-end = Dopo { $rounds } giri si contano i budini e i gettoni non usati. Vince il totale più alto. Un totale può scendere sotto lo zero.
rules-sushi-roll-tie = A pari punti vince chi ha più budini. Se anche questi sono pari, si divide il posto, e il successivo salta.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Gettoni nella scatola
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] dado antipasto
    [maki] dado maki
    [nigiri] dado nigiri
    [specials] dado speciale
   *[pudding] dado budino
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Un gettone si può usare nel turno in cui lo si prende? No: prendere un dado chiude il turno.
rules-ruling-sr-6 = I budini si contano a gettoni o a valore? A valore; i gettoni grandi sono solo un modo di cambiare i piccoli.
rules-ruling-red-start = Dove comincia il nastro rosso? Da qualcuno scelto dal caso; la pagina che lo dice ci manca.
rules-ruling-menu-dice = Quanti dadi rilancia un menù? Quanti ne vuoi del tuo nastro, ma almeno uno.
rules-ruling-maki-none = Senza neanche un maki si può arrivare secondi? No. Lo dice una sola fonte; il regolamento tace.
rules-ruling-puddings-equal = Tutti hanno lo stesso numero di budini? In tre o più premio e perdita si annullano; in due vincete il premio entrambi, perché non perde nessuno.
