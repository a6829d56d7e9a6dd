# Joining, my games, settings, fair deals, the gallery.

join-title = Rejoindre une table
join-text = Quelqu’un à la table voit un code : demande-le et tape-le ici.
join-code = Code de la table
join-look = Voir
join-who = À la table : { $names }
join-nobody = Il n’y a encore personne.
join-late = La partie a commencé. Tu peux regarder, et tu joueras la prochaine.
join-sit = Prendre place
join-wait = Jouer la prochaine partie
join-watch = Regarder
join-back = Retour à ta place, { $name }

mine-text = Tout ce qui s’est joué ici, du plus récent au plus ancien. Seul cet appareil s’en souvient.
mine-none = Rien encore. Assieds-toi quelque part, et la table restera ici en mémoire.
mine-some-table = Une table
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Tu as gagné !
   *[other] Tu as fini { $place }e.
}
mine-stage-lobby = en attente
mine-stage-opening = va commencer
mine-stage-playing = en cours
mine-stage-finished = finie
mine-stage-abandoned = interrompue
mine-go-on = Reprendre
mine-look = Y retourner
mine-replay = Revoir
mine-forget = Oublier
mine-forget-table = Oublier { $game }

settings-language = Langue
settings-theme = Lumière
settings-theme-auto = Automatique
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-contrast = Contraste
settings-contrast-auto = Automatique
settings-contrast-more = Fort
settings-motion = Animations
settings-motion-auto = Automatique
settings-motion-full = Toutes
settings-motion-less = Aucune
settings-table = À table
settings-confirm = Confirmer chaque choix
settings-left-handed = Commandes à gauche
settings-sound = Sons
settings-kept = Gardé sur cet appareil ; rien n’est envoyé ailleurs.

fair-title = Pourquoi tu peux vérifier le tirage
fair-text = Ici, les cartes et les dés viennent d’un ordinateur qui appartient à quelqu’un. Pas besoin de le croire sur parole : après chaque partie, ton navigateur peut refaire le calcul.
fair-how = Comment ça marche
fair-step-promise = À l’ouverture d’une table, le serveur tire un nombre secret et en montre aussitôt l’empreinte. Avec l’empreinte, on peut voir plus tard si le nombre a changé.
fair-step-shares = Chaque navigateur qui prend place tire aussi son nombre, n’en montre que l’empreinte, et l’ouvre au début de la partie. Qui ne l’ouvre pas à temps est laissé de côté, sans pouvoir bloquer la partie.
fair-step-deal = Tout ce que le hasard décide dans la partie découle du secret, de tous ces nombres et des règles, et de rien d’autre.
fair-step-open = À la fin de la partie, le serveur ouvre son secret. Ton navigateur refait alors chaque tirage et chaque lancer, et compare.
fair-proved = Ce que ça prouve
fair-proves-before = Le serveur a fixé son secret avant de connaître ton nombre, et ne l’a pas changé.
fair-proves-mixed = Ton nombre est dans le tirage : sans le connaître, personne ne pouvait choisir les cartes.
fair-proves-rules = Chaque choix était permis, chaque carte tirée comme il fallait, et le résultat en découle.
fair-proves-record = L’enregistrement que tu gardes est bien la partie jouée ; change une seule lettre, et la vérification échoue.
fair-left = Ce que ça ne prouve pas
fair-leaves-knows = Pendant la partie, le serveur sait ce qu’il a distribué. Qui le possède et joue aussi pourrait regarder.
fair-leaves-withhold = Qui possède le serveur et joue peut retenir son propre nombre ou interrompre une partie avant le début, et choisir ainsi entre quelques tirages ; jamais un tirage à son goût.
fair-leaves-bots = Les bots et les gens qui regardent n’ajoutent pas de nombre.
fair-leaves-people = Que deux personnes ne se soufflent rien à l’oreille.
fair-check = La vérification se trouve sur la page de chaque résultat. La même se fait hors du navigateur, avec l’enregistrement et « sushibelt verify ».

gallery-text = Une seule main a tout dessiné. Les formes diffèrent avant les couleurs, et ce qui se compte est dessiné autant de fois.
gallery-size = Taille
gallery-way = Support
gallery-way-plate = Assiette
gallery-way-die = Dé
gallery-way-token = Jeton
gallery-way-tile = Tuile
gallery-way-bare = Nu
gallery-grey = Sans couleurs
gallery-dishes = Plats
gallery-desserts = Desserts
gallery-tiles = Tuiles et arêtes
gallery-counter = Le comptoir
gallery-chefs = La cuisine
gallery-signs = Signes
