# Rules at hand: Sushi Go!, all editions. Facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Prends une carte, passe les autres, et réunis des plats qui vont bien ensemble. Après { $rounds } manches et le dessert, le plus gros total gagne.
rules-sushi-go-turn-choose = Choisis une carte de ta main et pose-la face cachée.
rules-sushi-go-turn-reveal = Quand tout le monde a choisi, on retourne les cartes ensemble. La tienne reste devant toi.
rules-sushi-go-turn-pass = Passe le reste à gauche, sans le montrer.
rules-sushi-go-turn-last = La dernière carte d’une main se pose d’office. Puis on compte la manche, on débarrasse tout sauf le dessert, et on redistribue.
# Above a little table: players and cards.
rules-sushi-go-hands = Cartes en main, selon le nombre de convives

## Dishes

# Tempura and sashimi.
rules-sushi-go-sets = Chaque série de { $size } rapporte { $points }. Le reste ne rapporte rien.
rules-sushi-go-dumpling = Chacun rapporte plus que le précédent. Au-delà de { $ladder_top }, rien de plus.
rules-sushi-go-wasabi = { $must ->
    [0] Un nigiri que tu poses à un tour suivant peut aller dessus ; tu le dis en le choisissant.
   *[other] Le prochain nigiri que tu poses va forcément dessus.
} Il compte alors ×{ $factor }. Chaque wasabi prend un seul nigiri, qui n’en bouge plus. Sans nigiri, il ne rapporte rien.
rules-sushi-go-wasabi-same-turn = Wasabi et nigiri au même tour, grâce aux baguettes ? { $ordered ->
    [0] Ils ne se combinent pas : le wasabi doit être là depuis un tour précédent.
   *[other] On les pose dans l’ordre choisi. Le wasabi d’abord, et ils se combinent.
}
rules-sushi-go-chopsticks = À l’un de tes tours suivants, elles te laissent prendre deux cartes. Choisis les deux avant qu’on retourne les cartes ; glisse ensuite les baguettes dans la main que tu passes.
rules-sushi-go-chopsticks-limits = Une seule paire de baguettes par tour, et il faut deux cartes en main. L’une des deux peut être une autre paire de baguettes. Elles ne rapportent rien.

## Desserts

rules-sushi-go-dessert-stays = Le dessert reste devant toi toute la partie.
rules-sushi-go-pudding = À la fin, qui a le plus de puddings gagne { $most }, et qui en a le moins perd { $fewest }. Ne pas en avoir, c’est en avoir le moins.
rules-sushi-go-strawberry = Les cartes montrent de { $lowest } à { $highest } fraises. Compte-les sur toutes les manches : à la fin, qui en a le moins perd { $fewest }. Pas de prix pour qui en a le plus, mais il y a le squishy.
rules-sushi-go-squishy = À vérifier après chaque tour où l’on pose des fraises. Parmi les personnes qui viennent d’en poser, une seule atteint le plus gros total de la table ? Elle prend le squishy et marque { $squishy } tout de suite. Si elle l’a déjà, elle ne marque rien de plus.
rules-sushi-go-squishy-stays = Une égalité avec quelqu’un qui n’en pose pas ce tour-ci ne compte pas. Si plusieurs personnes qui viennent d’en poser sont en tête ensemble, ou si aucune ne l’est, le squishy ne bouge pas. Il peut changer de mains bien des fois.
rules-sushi-go-yogurt = Sa valeur n’apparaît qu’une fois posé : de { $lowest } à { $highest }. À la fin, additionne tes valeurs : le plus gagne { $most }, le moins perd { $fewest }.
rules-sushi-go-tea = À la fin, découpe tes thés en suites de numéros consécutifs, chaque carte dans une seule suite. On garde le découpage qui rapporte le plus ; après { $highest }, plus rien ne suit. On ne se compare à personne.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Points d’une suite, selon sa longueur
rules-sushi-go-mochi = Tout le monde a un dé, posé sur 1 au départ. Chaque mochi que tu poses t’oblige à le lancer ; il reste ainsi jusqu’à ton prochain mochi, d’une manche à l’autre. À la fin, le dé le plus haut gagne { $most }, le plus bas perd { $fewest }. Les cartes ne rapportent rien.
## Variants

# Not every edition can be played by two.
rules-sushi-go-two-way = À la deuxième manche, les mains passent à droite.{ $fewest_seats ->
    [2] {" "}À deux, cela ne change rien.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Un nigiri va forcément sur un wasabi libre depuis un tour précédent. De deux nigiris au même tour, c’est le premier choisi qui y va.
rules-sushi-go-golf = Le plus petit total gagne. On compte comme d’habitude : perdre au dessert devient une bonne affaire.
rules-sushi-go-personal-piles = À deux. À chaque manche, chacun reçoit { $cards } cartes en main et { $pile } dans sa propre pioche, face cachée. Pose une carte, échangez vos mains, puis prends une carte de ta pioche tant qu’il y en a. Personne d’autre ne voit cette carte.
rules-sushi-go-battle = À deux. À chaque manche, { $spots } cartes forment des rangées qui se chevauchent, en partie face cachée. À ton tour, prends une carte visible sans rien dessus et pose-la aussitôt. Puis on retourne les cartes cachées que plus rien ne couvre.
rules-sushi-go-battle-chopsticks = Si tu avais des baguettes devant toi au début de ton tour, tu peux ensuite prendre une deuxième carte, même à peine retournée. Les baguettes vont à sa place, face visible.
rules-sushi-go-battle-start = Le hasard dit qui commence. Les manches suivantes, c’est à qui a le moins de points jusque-là ; à égalité, à qui n’a pas commencé la dernière manche.
rules-sushi-go-puppet = À deux. Chacun reçoit { $cards } cartes, et autant forment une pioche face cachée. Qui a la marionnette pioche la carte du dessus, puis choisit une carte à poser et une pour la marionnette ; en face, on en choisit une. On retourne tout ensemble, on échange les mains, et la marionnette change de camp.
rules-sushi-go-puppet-score = L’assiette de la marionnette compte comme celle d’une troisième personne, mais la marionnette ne peut pas gagner. Les baguettes ne servent qu’à vous deux.
rules-sushi-go-must-have-maki = À deux. Sans maki, on reste hors course pour les makis. Si une seule personne en a, c’est { $maki_first } d’un côté et rien de l’autre.
rules-sushi-go-boat-name = Le bateau
rules-sushi-go-boat = Après chaque manche, il va à la personne seule en tête ; une égalité le laisse où il est. Il ne rapporte rien : il montre à la table qui mène.

## The end

rules-sushi-go-end = Après { $rounds } manches, on compte les desserts. Le plus gros total gagne. Un total peut passer sous zéro.
rules-sushi-go-tie = { $tie_break ->
    [0] À total égal, on partage le rang.
   *[other] À total égal, le plus de cartes pudding l’emporte. Encore égal ? On partage le rang.
} Après un rang partagé, on saute le suivant.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Convives
rules-differ-dessert = Dessert
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] un parmi { $desserts }
}
rules-differ-wasabi = Un nigiri, avec un wasabi libre
rules-differ-wasabi-is = { $must ->
    [0] peut aller dessus
   *[other] va forcément dessus
}
rules-differ-same-turn = Wasabi et nigiri d’un même coup de baguettes
rules-differ-same-turn-is = { $ordered ->
    [0] ne se combinent jamais
   *[other] se combinent, wasabi d’abord
}
rules-differ-two-nigiri = Deux nigiris au même tour, un seul wasabi libre
rules-differ-two-nigiri-is = { $must ->
    [0] tu dis lequel va dessus, ou aucun
   *[other] le premier choisi va dessus
}
rules-differ-maki-most = Égalité en tête des makis
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } chacun, et il y a un deuxième
   *[other] { $maki_first } à partager, et pas de deuxième
}
rules-differ-maki-second = Égalité au deuxième rang des makis
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } chacun
   *[other] { $maki_second } à partager
}
rules-differ-maki-none = Pas un seul maki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] un total comme un autre
   *[other] pas de prix
}
rules-differ-pudding = Égalité aux puddings
rules-differ-pudding-is = { $share ->
    [0] chacun gagne ou perd tout
   *[other] on partage
}
rules-differ-pudding-two = Le moins de puddings, à deux
rules-differ-pudding-two-is = { $two_fewest ->
    [0] on ne perd rien
   *[other] on perd { $two_fewest }
}
rules-differ-tie = Égalité pour la victoire
rules-differ-tie-is = { $tie_break ->
    [0] partagée
   *[other] le plus de puddings, puis partagée
}
rules-differ-boat = Bateau
rules-differ-boat-is = { $boat ->
    [0] non
   *[other] oui
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Les mêmes assiettes dans chaque édition : { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi et nigiri d’un même coup de baguettes se combinent-ils ? Oui, si tu poses le wasabi d’abord. Le livret ne parle que d’un wasabi déjà visible.
rules-ruling-sa-3 = Deux nigiris au même tour, mais un seul wasabi libre : lequel va dessus ? Celui que tu as choisi en premier.
rules-ruling-sa-4 = Faut-il annoncer qu’on utilise ses baguettes ? À une vraie table, oui. Ici, cela fait partie de ton choix caché et se découvre avec lui : personne ne peut réagir.
rules-ruling-sa-11 = Tout le monde a aussi peu de fraises : qui perd ? À trois ou plus, tout le monde partage la perte ; à deux, personne ne perd.
rules-ruling-sa-21 = Égalité pour la victoire dans l’édition des dix ans, golf compris ? On partage ; le livret n’en dit rien.
rules-ruling-sa-24 = Qui a la marionnette en premier ? Le hasard décide ; ensuite elle change de camp à chaque tour, d’une manche à l’autre aussi.
rules-ruling-sa-25 = Avec la marionnette, qui peut utiliser des baguettes ? Vous deux. Qui a la marionnette pose alors deux cartes à soi et celle de la marionnette : il en faut trois en main. La marionnette, elle, n’en utilise jamais.
rules-ruling-sa-26 = À quoi compare-t-on l’assiette de la marionnette ? Elle compte comme une troisième personne pour les makis, le squishy et le dessert, mais ne prend ni rang ni bateau.
rules-ruling-sa-30 = Au Duel, qui a « moins de points » commence la manche suivante : ceux de la manche, ou de la partie ? De la partie jusque-là, squishy compris.
rules-ruling-zg-1 = Un nigiri va-t-il forcément sur un wasabi libre ? Dans l’édition de 2014, il peut y aller : les quatre langues du livret le disent.
rules-ruling-zg-3 = Égalité en tête des makis dans l’édition de 2014 : y a-t-il un deuxième prix ? Oui, pour le total juste en dessous.
rules-ruling-zg-6 = Quand choisit-on la deuxième carte d’un coup de baguettes ? Avant de retourner les cartes. Seul le texte italien du livret dit autre chose.
rules-ruling-last-nigiri = La dernière carte d’une main est un nigiri, et un wasabi est libre ? Il va sur le wasabi, dans toutes les éditions.
rules-ruling-strawberry-symbols = Le moins de cartes fraise, ou le moins de fraises ? De fraises : c’est ainsi que compte l’exemple du livret.
rules-ruling-squishy-often = Le squishy rapporte-t-il une fois par manche ? Non : tout de suite, chaque fois qu’on le prend.
rules-ruling-battle-second = Des baguettes au Duel : faut-il annoncer la deuxième carte ? Non. Tu décides après la première, en voyant ce qui a été retourné.
