# `sushibelt bench`

cli-bench-epilogue =
    Exemples :
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Quelques secondes au lieu de minutes ; moins précis, et rien n’est recompilé.
cli-bench-json = Tous les chiffres en JSON.
cli-bench-markdown = Les tableaux en Markdown.
bench-progress = mesure
bench-title = { $implementation } { $python } sur { $machine }, { $numba ->
    [none] sans numba
   *[other] numba { $numba }
}, { $rounds ->
    [1] un seul essai
   *[other] le meilleur de { $rounds } essais
}
bench-game = jeu
bench-interpreted = interprété
bench-compiled = compilé
bench-ratio = rapport
bench-thread = 1 thread
bench-threads = 2 threads
bench-frozen = sur mesure
bench-simulated = simulé
bench-family = famille
bench-cold = départ à froid, s
bench-cached = départ en cache, s
bench-late = ms de retard, p99
bench-latest = ms de retard, max.
bench-step = µs/coup
bench-view = µs/vue
bench-replay = ms/relecture
bench-read = ms/lecture
bench-how = Parties par seconde, choix au hasard de la donne à la fin : règles interprétées ; compilées sur un thread, et le rapport ; compilées pour ce seul jeu, et le rapport ; puis à l’horloge sur un thread et sur deux ; simulé : sur un thread, comme les joue `sushibelt simulate`, graines et feuilles de score comprises. Quatre places ; deux pour Duel et marionnette. Départ : d’un nouveau processus à sa première partie compilée. Retard : de combien un bot dépasse le dixième de seconde promis pendant que deux autres réfléchissent aussi. Coup : les choix de toutes les places, exécutés. Vue : ce qu’une place peut savoir. Relecture : toute une partie à partir de ses coups ; lecture : à partir du texte de son enregistrement, entièrement vérifié.
