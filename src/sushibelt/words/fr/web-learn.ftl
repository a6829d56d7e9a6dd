# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Apprendre un jeu
learn-lead = Une petite manche avec le chef : tu joues, une idée à la fois, et tu arrêtes quand tu veux.
learn-begin = Commencer la leçon
learn-begin-at = Commencer la leçon : { $game }
learn-invite = Tu découvres { $game } ? Joue une manche avec le chef
learn-lesson = Leçon : { $game }
learn-loading = Le chef met la table…
learn-coach = Le chef dit
learn-to-finish = Terminer la leçon
learn-next = Suite
learn-skip = Passer la leçon
learn-tip = Conseil : { $what }
learn-done = Maintenant, tu sais jouer !
learn-done-text = Le reste s’apprend en jouant : touche un plat, et il dit ce qu’il fait. Dans une vraie partie, tout est mélangé, et chacun peut vérifier que le tirage était honnête.
learn-skipped = Assez pour l’instant ?
learn-go-on = Jouer pour de vrai
learn-again = Reprendre du début
learn-back = Retour à la leçon
learn-others = Autres jeux
learn-front = Accueil
refusal-lesson-unknown = Il n’y a pas de leçon pour ce jeu.
refusal-lesson-over = Cette leçon est déjà finie.

## What the chef says in every lesson

learn-welcome = Bienvenue à mon comptoir ! On joue une petite manche, et je t’explique une chose à la fois. Ici, la donne est préparée, toujours la même ; dans les vraies parties, on mélange.
learn-own-way = { $what } ? Bien sûr, pourquoi pas !
learn-own-way-again = { $what } : ça marche aussi.
