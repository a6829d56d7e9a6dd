# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Convive
guest-numbered = Convive { $number }
level-novice = Plongeur
level-apprentice = Apprenti
level-cook = Cuistot
level-chef = Chef
level-master = Maître
shell-skip = Aller au contenu
shell-nav = Navigation
shell-mine = Mes parties
shell-settings = Réglages
shell-fair = Sans triche
shell-gallery = Tous nos plats
shell-offline = Pas de réseau. Ce que tu vois est peut-être périmé ; la partie reprend dès que le réseau revient.
shell-no-affiliation = Un projet indépendant : ni fait, ni approuvé, ni soutenu par les éditeurs ou les auteurs des jeux dont il suit les règles. Dessins, textes et code sont de nous.
lost-title = Rien que des arêtes
lost-text = Il n’y a pas de page à cette adresse.
lost-home = Retour au comptoir
lost-unreachable = La cuisine ne répond pas
lost-unreachable-text = Impossible de charger cette page. Le serveur redémarre peut-être, ou le réseau est coupé.
lost-again = Réessayer
refusal-unreachable = Le serveur ne répond pas. Vérifie le réseau et réessaie.
refusal-page-broken = Un souci sur cette page. Recharge-la.
refusal-other = Le serveur a dit non ({ $reason }).
