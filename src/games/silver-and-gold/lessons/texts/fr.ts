import type { texts as english } from './en.ts'

export const texts: Record<keyof typeof english, string> = {
  'mark.title': 'Cocher une forme',
  'mark.first': 'Voici votre île. Cochez la forme sur les *cases en surbrillance*, puis validez.',
  'mark.first.otherwise': 'Ce serait permis. Pour l’instant, cochez les trois cases en surbrillance.',
  'mark.next': 'Chaque tour montre une nouvelle forme, *la même pour tous*. Cochez-la sur votre autre île.',
  'mark.next.otherwise': 'Pas mal, mais ici ce sont les cases en surbrillance qu’il faut cocher.',
  'mark.anywhere': 'Maintenant un coin. *Cochez-le là où il rentre.*',
  'mark.anywhere.otherwise': 'Une seule case est permise, mais le coin entier rentre. Essayez encore.',
  'mark.rounds': 'Une manche compte *sept formes*, et la partie se termine après *quatre manches*.',

  'rotate.title': 'Tourner et retourner',
  'rotate.rotate':
    'Elle ne rentre pas dans ce sens. *Tournez la forme*, puis cochez les cases en surbrillance.',
  'rotate.flip': 'Tourner ne suffit pas. *Retournez la forme*, puis cochez les cases en surbrillance.',
  'rotate.otherwise': 'Elle rentre là aussi. Cette fois, prenez les cases en surbrillance.',

  'single.title': 'Une seule case',
  'single.nowhere': 'Le carré ne rentre nulle part. *Une seule case* suffit alors : cochez la pièce.',
  'single.nowhere.otherwise': 'Toute case est permise. Prenez celle de la pièce.',
  'single.choice':
    'Une case au lieu de la forme, c’est toujours permis. *Choisissez « Une case »* et prenez cette pièce.',
  'single.choice.pattern': 'La forme rentre, mais laisse la pièce. Choisissez une seule case.',
  'single.choice.otherwise': 'Presque : prenez la case de la pièce.',

  'cross.title': 'Croix en chaîne',
  'cross.one': 'Couvrez la *croix* : elle vous offre *une case bonus*, avec laquelle vous prenez la pièce.',
  'cross.one.otherwise': 'Couvrez la croix avec la forme, puis prenez la pièce comme case bonus.',
  'cross.chain': 'Une croix mène à la suivante : cochez la forme, *la deuxième croix*, puis la pièce.',
  'cross.chain.otherwise': 'De croix en croix : la deuxième vous offre encore une case.',

  'coins.title': 'Pièces et trophées',
  'coins.mark': 'Vous avez trois *pièces*, 1 point chacune. Cochez la forme sur la quatrième.',
  'coins.mark.otherwise': 'Pas de pièce là. Prenez celle en surbrillance.',
  'coins.row':
    'Quatre pièces remplissent une rangée et gagnent le *plus haut trophée* : 6 points pour vous !',
  'coins.again': 'Une nouvelle rangée commence. *Cochez une autre pièce.*',
  'coins.again.otherwise': 'C’est permis. Mais prenez d’abord la pièce en surbrillance.',
  'coins.race': 'La prochaine rangée pleine à la table ne rapporte que 5, puis 4. *C’est une course.*',

  'palms.title': 'Les palmiers',
  'palms.mark': 'Trois *palmiers* sont au marché : un palmier rapporte *1 + 3 = 4 points*. Cochez-le !',
  'palms.mark.otherwise': 'Le palmier vaudrait 4 points maintenant. Couvrez-le avec la forme.',
  'palms.box': 'Vos *4 points* sont acquis dans le premier emplacement.',
  'palms.gone':
    'Nereus a pris un palmier au marché : *un palmier ne vaut plus que 3*. Cochez où vous voulez.',
  'palms.gone.otherwise': 'La forme rentre. Cochez-la sur l’une de vos îles.',

  'finish.title': 'Terminer une île',
  'finish.last': 'Plus que deux cases. *Terminez votre île !*',
  'finish.last.otherwise': 'Terminez d’abord l’île : ses deux dernières cases sont en surbrillance.',
  'finish.pick': 'Elle compte *8 points*, le nombre sur sa plaque. *Prenez une nouvelle île* au marché.',
  'finish.pick.otherwise': 'Piocher à l’aveugle est permis aussi. Aujourd’hui, prenez une île visible.',
  'finish.on': 'Les petites îles vont vite, les grandes comptent plus. *Cochez le coin là où il rentre.*',
  'finish.on.otherwise': 'Le coin rentre. Cochez-le en entier.',

  'score.title': 'Sceaux et score final',
  'score.seal': 'Le dernier tour ! Ce *sceau* rapporte 2 points par île orange terminée. Terminez l’île.',
  'score.seal.otherwise': 'Seules les îles terminées comptent. Cochez les deux dernières cases.',
  'score.pays': 'Vous avez terminé *deux îles orange* : le sceau rapporte *4 points*.',
  'score.total': 'Pièces, trophées, palmiers, îles et sceaux s’additionnent. *Le plus grand total gagne.*',
  'score.start': 'Une partie commence avec quatre îles : vous en *gardez deux*. Vous connaissez le jeu !',
}
