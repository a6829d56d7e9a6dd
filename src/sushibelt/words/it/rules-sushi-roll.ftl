# Rules at hand: Sushi Roll.

rules-sushi-roll-goal = Sui nastri passano dadi con piatti, e a ogni turno ne prendi uno. Dopo { $rounds } giri, i budini e i gettoni che ti restano, vince il totale più alto.
rules-sushi-roll-turn-fill = All’inizio di un giro si riempie ogni nastro con dadi del sacchetto e si lanciano tutti. Comincia chi ha il nastro rosso; poi si va verso sinistra.
rules-sushi-roll-turn-tokens = Nel tuo turno usa prima tutti i menù e le bacchette che vuoi, uno dopo l’altro.
rules-sushi-roll-turn-take = Poi prendi un dado dal tuo nastro, così com’è, e mettilo sul vassoio. È d’obbligo.
rules-sushi-roll-turn-slide = Quando tutti ne hanno preso uno, i nastri scorrono a sinistra e i loro dadi si rilanciano. Comincia chi ora ha il nastro rosso.
rules-sushi-roll-turn-score = Quando i nastri sono vuoti si contano i punti del giro. Tutti i dadi tornano nel sacchetto; i gettoni te li tieni.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dadi su ogni nastro, secondo quanti siete
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
rules-sushi-roll-pudding = Se prendi questo dado ricevi tanti budini quanti ne mostra, e te li tieni. Alla fine chi ne ha di più vince { $most }, chi ne ha di meno perde { $fewest }. Non averne è averne meno di tutti.

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

rules-ruling-sr-1 = Un gettone si può usare nel turno in cui lo si prende? No: prendere un dado chiude il turno.
rules-ruling-sr-6 = I budini si contano a gettoni o a valore? A valore; i gettoni grandi sono solo un modo di cambiare i piccoli.
rules-ruling-red-start = Dove comincia il nastro rosso? Da qualcuno scelto dal caso; la pagina che lo dice ci manca.
rules-ruling-menu-dice = Quanti dadi rilancia un menù? Quanti ne vuoi del tuo nastro, ma almeno uno.
rules-ruling-maki-none = Senza neanche un maki si può arrivare secondi? No. Lo dice una sola fonte; il regolamento tace.
rules-ruling-puddings-equal = Tutti hanno gli stessi budini? In tre o più premio e perdita si annullano; in due vincete il premio entrambi, perché non perde nessuno.
