import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'But du jeu',
  'goal.elfenland':
    'Votre botte d’elfe est à Elvenhold. Dans chacune des vingt autres villes se trouve un *marqueur* de votre couleur. Voyagez et ramassez-en le plus possible en {rounds}.',
  'goal.rounds': 'quatre manches (trois dans la partie courte)',
  'goal.rounds.3': 'trois manches',
  'goal.rounds.4': 'quatre manches',
  'goal.elfengold':
    'Comme dans *Elfenland*, vous voyagez et ramassez des marqueurs, mais en six manches et avec de l’*or* : les villes rapportent, les jetons sont mis aux enchères, des sortilèges changent les routes. L’or ne fait pas gagner, mais il ouvre la voie.',
  'map.caption':
    'Le tracé de chaque route indique son terrain : plaine, forêt, désert, montagne, rivière, ligne de ferry.',
  'travel.title': 'Voyager',
  'travel.land':
    'Une *route terrestre* est praticable tant qu’un *jeton Transport* s’y trouve. Payez autant de cartes de cette sorte que l’indique le tableau. Tout le monde peut utiliser tous les jetons.',
  'travel.caravan':
    '*Caravane :* sur une route terrestre qui a un jeton, vous pouvez toujours payer à la place trois cartes Voyage au choix, radeaux compris. Pas de caravane sur l’eau.',
  'travel.water':
    'Les *rivières et lignes de ferry* n’ont pas besoin de jeton : un radeau avec le courant, deux à contre-courant ou pour traverser un lac. Chaque ligne de ferry est une route à part entière.',
  'travel.obstacle':
    'Un *obstacle* coûte une carte de plus de la sorte payée ; une caravane en coûte alors quatre.',
  'travel.piece':
    'En entrant dans une ville, au passage ou à l’arrivée, vous prenez votre marqueur. Une route peut servir autant de fois que vous la payez.',
  'travel.caption': 'De Lapphalia à Feodor avec une bicyclette elfe, puis à Throtmanni avec un dragon.',
  'round.title': 'Une manche',
  'land.deal':
    '*Cartes.* Chacun commence avec huit cartes Voyage. À partir de la deuxième manche, on mélange toutes les cartes que personne n’a en main et on complète chaque main à huit.',
  'land.hidden': '*Jeton caché.* Chacun pioche un jeton qu’il est seul à voir.',
  'land.three':
    '*Trois jetons.* Trois fois autour de la table, chacun prend l’un des cinq jetons visibles, aussitôt remplacé, ou en pioche un à l’aveugle. Dans les deux cas, le jeton reste visible devant son propriétaire.',
  'land.plan':
    '*Planification.* À tour de rôle : posez un jeton sur une route terrestre libre qui lui convient, ou votre arbre abattu sur une route terrestre qui a un jeton mais pas d’obstacle, ou passez. Vous n’avez qu’un obstacle pour toute la partie. Après avoir passé, vous pouvez rejouer ; la phase s’arrête quand tous passent à la suite.',
  'land.move':
    '*Voyage.* À tour de rôle, chacun voyage aussi loin qu’il veut, puis ne garde que quatre cartes.',
  'land.end':
    '*Fin de manche.* Le plateau est vidé, les obstacles utilisés sont perdus. Chacun garde un jeton de son choix et rend les autres ; un jeton caché le reste. Le joueur suivant, dans le sens horaire, devient premier joueur.',
  'end.title': 'La fin',
  'land.finish':
    'La partie s’arrête après la dernière manche, ou après une manche où quelqu’un a les vingt marqueurs. Le joueur qui a le plus de marqueurs l’emporte ; en cas d’égalité, celui qui a le plus de cartes en main. Si tout est égal, la victoire est partagée.',
  'variants.title': 'Variantes',
  'variant.rounds': '*Trois manches.* Une partie plus courte, qui s’arrête après la troisième manche.',
  'variant.townCards':
    '*Cartes Ville.* Chacun a une ville secrète. À la fin, la plus courte distance entre votre botte et cette ville, en routes de toute sorte, est retirée de vos marqueurs. En cas d’égalité, le joueur le plus près de sa ville l’emporte ; le départage habituel ne vient qu’ensuite.',
  'gold.setup':
    'Chacun commence avec cinq cartes Voyage et 12 pièces d’or. Trois cartes sont visibles à côté de la pioche. Ce n’est qu’ensuite que les sept cartes Or sont mélangées à la pioche.',
  'gold.draw':
    '*Cartes* (dès la 2ᵉ manche). Trois fois autour de la table : prenez l’une des trois cartes visibles, aussitôt remplacée, le dessus de la pioche ou toute la pile d’or. Une carte Or révélée rejoint la pile d’or ; si c’est vous qui l’avez piochée, vous choisissez à nouveau. La pile rapporte 3 pièces d’or par carte. Quand la pioche est épuisée, on mélange la défausse ; si elle est vide, il ne reste que les cartes visibles et la pile d’or.',
  'gold.income': '*Revenu* (dès la 2ᵉ manche). Chacun reçoit 2 pièces d’or.',
  'gold.tokens': '*Jetons.* Chacun pioche deux jetons à l’aveugle, en montre un et cache l’autre.',
  'gold.auction':
    '*Enchères.* Deux jetons par joueur sont vendus un à un. Le premier joueur ouvre, puis, dans le sens horaire : surenchérissez d’un montant entier de votre choix, ou passez et quittez la vente de ce jeton. Le dernier en lice paie et pose le jeton devant lui, face visible.',
  'gold.unsold':
    'Si tous les autres passent sans offre, le dernier joueur peut prendre le jeton pour exactement 1 pièce d’or. Un jeton sans offre retourne à la réserve.',
  'gold.broke':
    'Un joueur qui remporte une vente sans pouvoir payer perd tout son or, et le jeton est remis en vente sans lui ; tous les autres peuvent enchérir de nouveau, même après avoir passé.',
  'gold.plan':
    '*Planification.* À tour de rôle, jouez un jeton ou passez. Après avoir passé, vous pouvez rejouer ; la phase s’arrête quand tous passent à la suite. Où vont les jetons :',
  'gold.counter': 'et tout autre jeton Transport : sur une route terrestre libre qui lui convient',
  'gold.tree':
    'sur une route terrestre qui a un jeton, mais ni obstacle ni jeton Or : elle coûte une carte de plus',
  'gold.monster': 'sur une rivière ou une ligne de ferry sans monstre marin : elle coûte un radeau de plus',
  'gold.piece':
    'sur une route terrestre qui a un jeton, mais ni obstacle ni jeton Or : la ville où l’on arrive rapporte le double',
  'gold.double':
    'ajoute un second jeton à vous, différent, sur une route terrestre qui en a un ; les deux servent, et un obstacle ou un jeton Or compte pour les deux',
  'gold.exchange':
    'deux jetons différents, quel que soit leur propriétaire, échangent leurs places si les deux conviennent ; rien d’autre ne bouge',
  'gold.move':
    '*Voyage et récompense.* Après le voyage, gardez quatre cartes au plus, puis choisissez : l’or de toutes les villes visitées, ou deux cartes de la pioche, en plus des quatre. Un joueur qui ne bouge pas reçoit deux cartes.',
  'gold.reward':
    'Une ville rapporte à chaque fois que vous y entrez. Celle d’où vous partez ne rapporte que si vous y revenez.',
  'gold.end':
    '*Fin de manche.* Le plateau est vidé. Chacun garde deux jetons de son choix et rend les autres à la réserve ; les jetons cachés le restent. Le joueur suivant, dans le sens horaire, devient premier joueur.',
  'gold.finish':
    'La partie s’arrête après la sixième manche, ou après une manche où quelqu’un a les vingt marqueurs. On prend encore la dernière récompense. Le joueur qui a le plus de marqueurs l’emporte ; en cas d’égalité, celui qui a le plus d’or. Si tout est égal, la victoire est partagée.',
  'variant.freeValues': '*Valeurs aléatoires.* Les valeurs en or sont redistribuées entre les villes.',
  'variant.wizards':
    '*Sorciers elfes.* Six sorciers sont mélangés aux cartes Voyage et se piochent comme elles. En voyage, un sorcier franchit un obstacle pour 1 pièce d’or, sans la carte supplémentaire, ou emmène votre botte en volant dans n’importe quelle autre ville pour 3 ; vous prenez le marqueur, mais la ville ne rapporte rien. Vous pouvez en utiliser plusieurs, avec l’or que vous avez déjà. Un sorcier ne peut pas faire partie d’une caravane.',
  'variant.table':
    '*Options de la table.* On peut jouer sans la limite de quatre cartes en main, et interdire les offres à découvert.',
  'plan.caption': 'Un dragon peut être posé sur toute route terrestre ; celles-ci sont libres.',
}
