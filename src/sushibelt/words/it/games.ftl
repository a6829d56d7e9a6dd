# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, edizione del decennale
edition-sushi-go-original-2013 = Sushi Go! come nella maggior parte dei programmi
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = dolce
group-variant = variante
group-wasabi = wasabi
group-maki = maki
group-dice = dadi

option-two-way = nel secondo giro le carte vanno a destra
option-forced-wasabi = il nigiri va per forza sul wasabi libero
option-strawberry = più fragole di tutti, e lo squishy è tuo
option-frozen-yogurt = il valore si scopre solo giocandolo
option-bubble-tea = scale di numeri consecutivi
option-pudding = premio a chi ne ha di più, penalità a chi ne ha di meno
option-mochi = ogni mochi fa lanciare il tuo dado
option-golf = vince il totale più basso
option-personal-piles = metà delle carte viene dal tuo mazzetto
option-battle = carte a piramide, si prende a turno
option-puppet = un terzo piatto che servite a turno voi due
option-must-have-maki = senza maki, niente punti maki
option-matching = i dadi messi da parte devono essere uguali

games-column-id = gioco
games-column-seats = posti
games-column-options = opzioni
games-source = { $edition ->
    [sushi-go-original-2013] regole: del 2013, come nella maggior parte dei programmi
    [sushizock-2008] regole: S4 e quanto pubblicato
   *[other] regole: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, a scelta
}
games-option-default = {" "}(di base)
games-option-seats = {" "}({ $seats } posti)
games-no-options = nessuna
games-how = Un id si scrive gioco+opzione+opzione, in qualsiasi ordine. Da S0 a S4 sono i regolamenti da cui vengono le regole.
games-count = { $ids } id in tutto; «sushibelt games --json» li elenca uno per uno.
games-example = Prova: sushibelt play { $game } --seats { $seats }
