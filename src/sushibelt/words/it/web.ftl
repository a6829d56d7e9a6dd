# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Ospite
guest-numbered = Ospite { $number }
level-novice = Lava{ "\u00AD" }piatti
level-apprentice = Appren{ "\u00AD" }dista
level-cook = Cuoco
level-chef = Chef
level-master = Maestro
shell-skip = Vai al contenuto
shell-nav = Navigazione
shell-mine = Le mie partite
shell-settings = Impostazioni
shell-fair = Gioco pulito
shell-gallery = Tutti i piatti
shell-offline = Non c’è rete. Quello che vedi può non essere aggiornato; si riprende appena torna la rete.
shell-offline-works = Non c’è rete. Nessun problema: il segnapunti funziona lo stesso.
shell-no-affiliation = Un progetto indipendente: non è fatto, approvato o sostenuto dagli editori o dagli autori dei giochi di cui usa le regole. Disegni, testi e codice sono nostri.
lost-title = Qui solo lische
lost-text = A questo indirizzo non c’è nessuna pagina.
lost-home = Torna al bancone
lost-unreachable = La cucina non risponde
lost-unreachable-text = Non è stato possibile caricare la pagina. Forse il server si sta riavviando, o manca la rete.
lost-again = Riprova
lost-full = Il locale è pieno
lost-full-text = Al momento non c’è posto per questo tavolo. Questa pagina continua a chiedere e ti fa entrare appena se ne libera uno.
refusal-unreachable = Il server non risponde. Controlla la rete e riprova.
refusal-page-broken = Qualcosa è andato storto in questa pagina. Ricaricala.
refusal-other = Il server ha detto di no ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll e Sushizock nel browser, con gli amici o contro i bot. Senza account né pubblicità.
head-invitation = Un invito a una partita di sushi
head-invitation-about = Al bancone c’è un posto per te. Apri il link, scrivi un nome e gioca: senza account e senza app.
head-picture = Un bancone di sushi: tre cuochi dietro un nastro con sei piattini
