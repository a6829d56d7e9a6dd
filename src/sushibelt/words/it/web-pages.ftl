# Joining, my games, settings, fair deals, the gallery.

join-title = Unisciti a un tavolo
join-text = Chiedi il codice a chi è al tavolo e scrivilo qui.
join-code = Codice del tavolo
join-look = Cerca
join-who = Al tavolo: { $names }
join-nobody = Non c’è ancora nessuno.
join-late = Hanno già cominciato. Puoi guardare, e alla prossima partita giochi anche tu.
join-sit = Siediti
join-wait = Gioca la prossima
join-watch = Guarda soltanto
join-back = Torna al tuo posto, { $name }
mine-text = Tutto quello che si è giocato qui, dal più recente. Se lo ricorda solo questo dispositivo.
mine-none = Ancora niente. Siediti a un tavolo e lo ritroverai qui.
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
mine-look = Apri
mine-replay = Replay
mine-forget = Rimuovi
mine-forget-table = Rimuovi { $game }
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Automatico
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-contrast = Contrasto
settings-contrast-auto = Automatico
settings-contrast-more = Alto
settings-motion = Animazioni
settings-motion-auto = Automatiche
settings-motion-full = Complete
settings-motion-less = Ridotte
settings-table = Al tavolo
settings-confirm = Conferma ogni scelta
settings-left-handed = Comandi per la mano sinistra
settings-sound = Suoni
settings-vibration = Vibra quando si scoprono le carte
settings-kept = Tutto resta su questo dispositivo: non si invia niente a nessuno.
fair-title = Come controllare le carte
fair-text = Qui carte e dadi li dà un computer, e quel computer è di qualcuno. Non devi fidarti sulla parola: dopo ogni partita il tuo browser può rifare i conti da sé.
fair-how = Come funziona
fair-step-promise = Quando si apre un tavolo, il server estrae un numero segreto e ne mostra subito l’impronta. Chi ha l’impronta può capire, dopo, se il numero è stato cambiato.
fair-step-shares = Ogni browser che prende posto estrae un numero suo, ne mostra solo l’impronta e lo apre quando comincia la partita. Chi non lo apre in tempo resta fuori, ma non può fermare la partita.
fair-step-deal = Tutto quello che il caso decide nella partita viene dal segreto, da tutti questi numeri e dalle regole, e da nient’altro.
fair-step-open = A partita finita il server apre il suo segreto. Il tuo browser rifà allora ogni distribuzione e ogni lancio, e confronta.
fair-proved = Che cosa dimostra
fair-proves-before = Il server ha fissato il suo segreto prima di conoscere il tuo numero, e non l’ha cambiato.
fair-proves-mixed = Il tuo numero è entrato nella distribuzione: nessuno poteva scegliere le carte senza conoscerlo.
fair-proves-rules = Ogni scelta era ammessa, ogni carta è uscita come doveva, e il risultato viene da lì.
fair-proves-record = La registrazione che conservi è la partita giocata; cambia una lettera, e il controllo fallisce.
fair-left = Che cosa non dimostra
fair-leaves-knows = Mentre giochi, il server sa che cosa ha distribuito. Se gioca anche chi lo gestisce, potrebbe sbirciare.
fair-leaves-withhold = Chi gestisce il server e gioca può non aprire il proprio numero, o interrompere una partita prima che cominci, e scegliere così tra poche distribuzioni; mai una su misura.
fair-leaves-bots = I bot e chi guarda soltanto non aggiungono numeri.
fair-leaves-people = Che due al tavolo non si parlino all’orecchio.
fair-check = Il controllo è nella pagina di ogni risultato. Lo stesso controllo funziona anche fuori dal browser, con la registrazione e «sushibelt verify».
gallery-text = Disegnati tutti dalla stessa mano. Si distinguono anche senza colori, e ciò che si conta è disegnato tante volte quanto vale.
gallery-size = Dimensione
gallery-way = Supporto
gallery-way-plate = Piatto
gallery-way-die = Dado
gallery-way-token = Gettone
gallery-way-tile = Tessera
gallery-way-bare = Senza
gallery-grey = Senza colori
gallery-dishes = Piatti
gallery-desserts = Dolci
gallery-tiles = Tessere e lische
gallery-counter = Il bancone
gallery-chefs = La cucina
gallery-signs = Icone

## The front page

front-tagline = I giochi del sushi allo stesso bancone, con gli amici o contro la cucina.
front-go-on = Il tuo tavolo ti aspetta: { $game }
front-counter = Una partita in corso
front-counter-caption = Quattro dei nostri bot in una partita vera.
front-counter-pause = Pausa
front-counter-play = Riprendi
front-sit-down = Siediti
front-sit-down-at = Siediti e gioca a { $game }
front-friends = Con gli amici
front-friends-at = Gioca a { $game } con gli amici
front-choose = { $game } a modo tuo
front-more = Altri modi di giocare
front-invite = Invita gli amici
front-join = Entra con un codice
front-score = Segna i punti di una partita vera
front-promise = Niente account, niente pubblicità, niente da accettare. Le tue partite le ricorda solo questo dispositivo.

## Privacy

privacy-title = Privacy
privacy-text = Niente account, niente cookie, niente pubblicità, niente tracciamento. Ecco che cosa conserva questo server, e per quanto tempo.
privacy-keeps = Che cosa conserva il server
privacy-keeps-names = I nomi scritti ai tavoli e sui segnapunti condivisi. Basta un soprannome.
privacy-keeps-matches = Ogni partita: il gioco, le smazzate, le scelte e il risultato.
privacy-keeps-links = Le impronte dei link ai tuoi tavoli, non i link stessi.
privacy-long = Per quanto tempo
privacy-long-tables =
    { $days ->
        [one] Tavoli, segnapunti condivisi e partite non finite: { $days } giorno dopo l’ultima visita.
       *[other] Tavoli, segnapunti condivisi e partite non finite: { $days } giorni dopo l’ultima visita.
    }
privacy-long-matches =
    { $days ->
        [one] Partite finite: { $days } giorno dopo la fine, o più a lungo se il loro tavolo c’è ancora.
       *[other] Partite finite: { $days } giorni dopo la fine, o più a lungo se il loro tavolo c’è ancora.
    }
privacy-long-off = Si contano i giorni in cui il server è acceso. Se resta spento più a lungo, conta al massimo come una settimana.
privacy-long-backups = Chi gestisce il server può conservare i backup più a lungo.
privacy-not = Che cosa non conserva
privacy-not-addresses = Il tuo indirizzo di rete. Resta solo in memoria, per difendersi dalle valanghe di richieste. Se chi gestisce il server blocca un indirizzo, lo conserva fino alla fine del blocco.
privacy-not-log = Nel suo registro non ci sono nomi, indirizzi, link o scelte. Un server web posto davanti può tenerne uno proprio.
privacy-not-others = Non si carica nulla da altri siti e nulla viene trasmesso ad altri.
privacy-device = Sul tuo dispositivo
privacy-device-text = Le tue impostazioni, i link ai tuoi tavoli e i tuoi segnapunti restano in questo browser. Se cancelli i dati del sito, spariscono.
privacy-seen = Chi vede che cosa
privacy-seen-table = Tutti al tavolo, anche chi guarda, vedono i nomi e ciò che viene giocato.
privacy-seen-match = Chi ha il link di una partita finita può leggerla, nomi compresi.
privacy-rights = I tuoi diritti
privacy-rights-text = Puoi chiedere una copia di tutto ciò che porta il tuo nome, o farlo cancellare. In quel caso tavoli e partite spariscono per tutti quelli che c’erano.
privacy-contact = Contatti:
privacy-contact-none = Rivolgiti a chi gestisce questo server: di solito è chi ti ha dato il link.
privacy-days-unknown = In questo momento il server non può dire per quanti giorni. Torna quando risponde.
