# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# What stands here is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers stand without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Regole in breve
rules-intro = Risposte brevi per quando sorge un dubbio, con parole nostre. Ogni numero e ogni esempio viene dalle stesse regole con cui si gioca qui.
rules-of = Regole: { $game }
rules-seats = Da { $fewest } a { $most } giocatori
rules-other-editions = Altre edizioni
rules-all = Tutti i giochi
rules-contents = In questa pagina
rules-find = Cerca una parola
rules-found = { $count ->
    [0] Questa parola non c’è.
    [one] È in { $count } paragrafo.
   *[other] È in { $count } paragrafi.
}
rules-example = Per esempio
rules-more-examples = Altri esempi
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Numero
rules-points = Punti
rules-seat = Giocatore { $letter }
rules-nothing = niente
# What somebody lays in this turn; $what names a card.
rules-now = ora: { $what }
rules-play = Gioca
rules-keep-score = Segna i punti
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (in una nuova scheda)
rules-link-game = Regole di questo gioco
# Behind what a card does, in the bar below the hand: as short as can be.
rules-link-card = La regola
rules-section-short = In breve
rules-section-dishes = Che cosa fanno i piatti
rules-section-dice = Che cosa fanno i dadi
rules-section-desserts = { $count ->
    [one] Dolce
   *[other] Dolci: se ne sceglie uno
}
rules-section-options = Varianti
rules-section-end = La fine
rules-section-box = Nella scatola
rules-section-editions = Edizioni a confronto
rules-section-rulings = Domande aperte, e come abbiamo deciso
rules-goal = Lo scopo
rules-turn = Un turno
rules-ending = La fine della partita
rules-tie = Parità
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] Di questa edizione abbiamo il regolamento intero, in quattro lingue.
    [sushi-go-anniversary] Di questa edizione abbiamo il regolamento polacco, ma non l’elenco delle carte né la figura del tavolo della Battaglia.
    [sushi-go-original-2013] Di questa edizione non abbiamo il regolamento. Queste sono le regole su cui concordano le descrizioni pubbliche.
    [sushi-roll-2019] Di questo gioco abbiamo il regolamento polacco, ma non la pagina sulla preparazione.
   *[sushizock-2008] Di questo gioco abbiamo le regole russe e quelle brevi tedesche, ma nessun elenco delle tessere.
}
rules-rulings-intro = Dove un regolamento tace o ne contraddice un altro, qualcuno deve pur decidere. Al vostro tavolo potete fare diversamente: mettetevi d’accordo prima di cominciare.
rules-ruling = La nostra scelta { $id }
rules-ruling-unnamed = La nostra scelta
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = I numeri con un segno non stanno nei regolamenti che abbiamo. Se la tua scatola dice altro, credi alla scatola.
rules-sure-one = lo dice una sola fonte
rules-sure-inferred = si ricava da altri dati
rules-sure-assumed = un’ipotesi che funziona
rules-cards-in-all = { $count ->
    [one] { $count } carta in tutto
   *[other] { $count } carte in tutto
}
