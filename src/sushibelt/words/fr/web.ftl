# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Convive
guest-numbered = Convive { $number }
level-novice = Plon{ "\u00AD" }geur
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
shell-offline = Pas de réseau. Ce que tu vois n’est peut-être plus à jour ; la partie reprend dès que le réseau revient.
shell-offline-works = Pas de réseau. Aucun souci : le bloc de scores marche aussi sans.
shell-no-affiliation = Un projet indépendant : ni fait, ni approuvé, ni soutenu par les éditeurs ou les auteurs des jeux dont il suit les règles. Dessins, textes et code sont de nous.
lost-title = Rien que des arêtes
lost-text = Il n’y a pas de page à cette adresse.
lost-home = Retour au comptoir
lost-unreachable = La cuisine ne répond pas
lost-unreachable-text = Impossible de charger cette page. Le serveur redémarre peut-être, ou le réseau est coupé.
lost-again = Réessayer
lost-full = C’est complet
lost-full-text = Il n’y a pas de place pour cette table en ce moment. Cette page continue de demander et te fera entrer dès que possible.
refusal-unreachable = Le serveur ne répond pas. Vérifie le réseau et réessaie.
refusal-page-broken = Un souci sur cette page. Recharge-la.
refusal-other = Le serveur a dit non ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll et Sushizock dans ton navigateur, entre amis ou contre des bots. Sans compte ni publicité.
head-invitation = Invitation à une partie de sushis
head-invitation-about = Une place t’attend au comptoir. Ouvre le lien, donne un nom et joue : sans compte ni application.
head-picture = Un comptoir à sushis : trois cuisiniers derrière un tapis roulant et six petits plats
