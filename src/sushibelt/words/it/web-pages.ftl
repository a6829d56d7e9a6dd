# Joining, my games, settings, fair deals, the gallery.

join-title = Entra a un tavolo
join-text = Chi è al tavolo vede un codice: fattelo dire e scrivilo qui.
join-code = Codice del tavolo
join-look = Guarda
join-who = Al tavolo: { $names }
join-nobody = Non c’è ancora nessuno.
join-late = Hanno già cominciato. Puoi guardare, e alla prossima partita giochi anche tu.
join-sit = Siediti
join-wait = Gioca la prossima
join-watch = Solo guardare
join-back = Torna al tuo posto, { $name }

mine-text = Tutto quello che si è giocato qui, dal più recente. Se lo ricorda solo questo dispositivo.
mine-none = Ancora niente. Siediti da qualche parte e il tavolo resterà qui.
mine-some-table = Un tavolo
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Hai vinto!
   *[other] { $place }º posto.
}
mine-stage-lobby = da iniziare
mine-stage-opening = sta per iniziare
mine-stage-playing = in corso
mine-stage-finished = finita
mine-stage-abandoned = interrotta
mine-go-on = Riprendi
mine-look = Riguarda
mine-replay = Replay
mine-forget = Togli
mine-forget-table = Togli { $game }

settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Automatica
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-contrast = Contrasto
settings-contrast-auto = Automatico
settings-contrast-more = Alto
settings-motion = Animazioni
settings-motion-auto = Automatiche
settings-motion-full = Vivaci
settings-motion-less = Ferme
settings-table = Al tavolo
settings-confirm = Conferma ogni scelta
settings-left-handed = Comandi per la mano sinistra
settings-sound = Suoni
settings-kept = Resta su questo dispositivo; non si invia niente a nessuno.

fair-title = Perché puoi controllare le carte
fair-text = Qui carte e dadi li dà un computer, e quel computer è di qualcuno. Non devi fidarti sulla parola: dopo ogni partita il tuo browser può rifare i conti da sé.
fair-how = Come funziona
fair-step-promise = Quando si apre un tavolo, il server estrae un numero segreto e ne mostra subito l’impronta. Chi ha l’impronta può capire, dopo, se il numero è stato cambiato.
fair-step-shares = Ogni browser che prende posto estrae un numero suo, ne mostra solo l’impronta e lo apre quando comincia la partita. Chi non lo apre in tempo resta fuori, ma non può fermare la partita.
fair-step-deal = Tutto quello che il caso decide nella partita viene dal segreto, da tutti questi numeri e dalle regole, e da nient’altro.
fair-step-open = A partita finita il server apre il suo segreto. Il tuo browser rifà allora ogni distribuzione e ogni lancio, e confronta.
fair-proved = Che cosa dimostra
fair-proves-before = Il server ha fissato il suo segreto prima di conoscere il tuo numero, e non l’ha cambiato.
fair-proves-mixed = Il tuo numero è entrato nella distribuzione: nessuno poteva scegliere le carte senza conoscerlo.
fair-proves-rules = Ogni scelta era ammessa, ogni carta è uscita come doveva, e il risultato ne segue.
fair-proves-record = La registrazione che conservi è la partita giocata; cambia una lettera, e il controllo fallisce.
fair-left = Che cosa non dimostra
fair-leaves-knows = Mentre giochi, il server sa che cosa ha distribuito. Se gioca anche chi lo gestisce, potrebbe sbirciare.
fair-leaves-withhold = Chi gestisce il server e gioca può non aprire il proprio numero, o interrompere una partita prima che cominci, e scegliere così tra poche distribuzioni; mai una su misura.
fair-leaves-bots = I bot e chi guarda soltanto non aggiungono numeri.
fair-leaves-people = Che due al tavolo non si parlino all’orecchio.
fair-check = Il controllo è nella pagina di ogni risultato. Lo stesso controllo funziona anche fuori dal browser, con la registrazione e «sushibelt verify».

gallery-text = Una sola mano li ha disegnati tutti. Prima dei colori cambiano le forme, e ciò che si conta è disegnato tante volte quanto vale.
gallery-size = Misura
gallery-way = Fondo
gallery-way-plate = Piatto
gallery-way-die = Dado
gallery-way-token = Gettone
gallery-way-tile = Tessera
gallery-way-bare = Senza
gallery-grey = Senza colori
gallery-dishes = Piatti
gallery-desserts = Dolci
gallery-tiles = Tessere e lische
gallery-counter = Il banco
gallery-chefs = La cucina
gallery-signs = Segni
