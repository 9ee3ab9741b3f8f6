export const texts = {
  drawCards: '*Piochez des cartes* pour votre voyage : elles paient les routes, chacune sur son terrain.',
  threeCounters: '*Prenez des jetons* : une route terrestre n’est praticable que si l’un d’eux y est posé.',
  tokens: '*Montrez un jeton et cachez l’autre* : vous poserez les deux, et personne ne connaît le second.',
  auction:
    '*Enchérissez sur les jetons* qui ouvrent des routes à vos cartes : le plus offrant paie et l’emporte.',
  planning:
    '*Posez des jetons sur les routes* que vos cartes peuvent payer : tout le monde pourra les prendre.',
  moving:
    '*Voyagez* de ville en ville en payant avec vos cartes : chaque nouvelle ville donne son marqueur, et le plus grand nombre gagne.',
  handLimit: '*Gardez quatre cartes* et défaussez les autres.',
  reward:
    '*Choisissez votre récompense* : l’or achète des jetons aux enchères, les cartes vous mènent plus loin.',
  roundEnd:
    '*Choisissez ce que vous gardez* pour la manche suivante : tous les autres jetons retournent à la réserve.',
  costs:
    'Les symboles d’une carte montrent les terrains qu’elle traverse et *combien de ces cartes* il faut.',
  raft: 'Rivières et lignes de ferry n’ont pas besoin de jeton, seulement de *radeaux* : un avec le courant, deux à contre-courant ou sur un lac.',
  caravan:
    'Trois cartes quelconques forment une *caravane*, qui passe sur une route terrestre munie d’un jeton quand les bonnes cartes manquent.',
  piece:
    'Les *marqueurs de votre couleur* attendent dans les villes que vous n’avez pas encore visitées : suivez-les.',
  townGold: 'Le *nombre près d’une ville* est l’or qu’elle verse à chacune de vos arrivées.',
  treeObstacle:
    'Un *arbre abattu* fait payer une carte de plus sur une route terrestre munie d’un jeton, à tout le monde.',
  seaMonster:
    'Un *monstre marin* fait payer un radeau de plus sur une rivière ou une ligne de ferry, à tout le monde.',
  goldPiece: 'Si vous passez par un *jeton Or*, la ville où vous arrivez paie le double.',
  doubleTransport:
    '*Double transport* ajoute un second jeton sur une route, que l’une ou l’autre carte peut alors payer.',
  exchange: '*Échange* intervertit deux jetons du plateau, si chacun convient à la route de l’autre.',
  wizard:
    'Un *sorcier elfe* vous fait passer un obstacle pour 1 pièce d’or, ou voler vers n’importe quelle ville pour 3.',
  secretTown:
    'Le fanion marque votre *ville secrète* : chaque route qui vous en sépare à la fin coûte un point.',
  goldPile: 'La *pile d’or* compte pour une pioche et donne 3 pièces d’or par carte.',
}
