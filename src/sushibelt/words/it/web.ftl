# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Ospite
guest-numbered = Ospite { $number }
level-novice = Lavapiatti
level-apprentice = Apprendista
level-cook = Cuoco
level-chef = Chef
level-master = Maestro
shell-skip = Vai al contenuto
shell-nav = Navigazione
shell-mine = Le mie partite
shell-settings = Impostazioni
shell-fair = Gioco pulito
shell-gallery = Tutti i piatti
shell-offline = Non c’è rete. Quello che vedi può non essere aggiornato; si riprende appena torna.
shell-no-affiliation = Un progetto indipendente: non è fatto, approvato o sostenuto dagli editori o dagli autori dei giochi di cui usa le regole. Disegni, testi e codice sono nostri.
lost-title = Qui solo lische
lost-text = A questo indirizzo non c’è nessuna pagina.
lost-home = Torna al banco
lost-unreachable = La cucina non risponde
lost-unreachable-text = La pagina non è arrivata. Forse il server si sta riavviando, o manca la rete.
lost-again = Riprova
refusal-unreachable = Il server non risponde. Controlla la rete e riprova.
refusal-page-broken = Qualcosa è andato storto in questa pagina. Ricaricala.
refusal-other = Il server ha detto di no ({ $reason }).
