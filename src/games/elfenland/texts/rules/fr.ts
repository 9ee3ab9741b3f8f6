import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'goal.title': 'But du jeu',
  'goal.elfenland':
    'Votre botte d’elfe est à Elvenhold. Dans chacune des vingt autres villes se trouve un *marqueur* de votre couleur. Voyagez et ramassez-en le plus possible en quatre manches.',
  'goal.elfengold':
    'Comme dans *Elfenland*, vous voyagez et ramassez des marqueurs, mais en six manches et avec de l’*or* : les villes rapportent, les jetons sont mis aux enchères, des sortilèges changent les routes. L’or ne fait pas gagner, mais il ouvre la voie.',
  'map.caption':
    'Le tracé de chaque route indique son terrain : plaine, forêt, désert, montagne, rivière, ligne de ferry.',
  'travel.title': 'Voyager',
  'travel.land':
    'Une *route terrestre* est praticable tant qu’un *jeton Transport* s’y trouve. Payez autant de cartes de cette sorte que l’indique le tableau. Tout le monde peut utiliser tous les jetons.',
  'travel.caravan':
    '*Caravane :* sur une route terrestre qui a un jeton, vous pouvez toujours payer trois cartes au choix à la place.',
  'travel.water':
    'Les *rivières et lignes de ferry* n’ont pas besoin de jeton : un radeau avec le courant, deux à contre-courant ou pour traverser un lac.',
  'travel.obstacle':
    'Un *obstacle* coûte une carte de plus de la sorte payée ; une caravane en coûte alors quatre.',
  'travel.piece':
    'En entrant dans une ville, au passage ou à l’arrivée, vous prenez votre marqueur. Une route peut servir autant de fois que vous la payez.',
  'travel.caption': 'De Lapphalia à Feodor avec une bicyclette elfe, puis à Throtmanni avec un dragon.',
  'round.title': 'Une manche',
  'land.deal':
    '*Cartes.* Chacun commence avec huit cartes Voyage ; à partir de la deuxième manche, les mains sont complétées à huit.',
  'land.hidden': '*Jeton caché.* Chacun pioche un jeton qu’il est seul à voir.',
  'land.three':
    '*Trois jetons.* Trois fois autour de la table, chacun prend un jeton visible ou en pioche un à l’aveugle. Ces jetons restent visibles.',
  'land.plan':
    '*Planification.* À tour de rôle : posez un jeton sur une route terrestre libre qui lui convient, ou votre unique arbre abattu à côté d’un jeton, ou passez. Après avoir passé, vous pouvez rejouer ; la phase s’arrête quand tous passent à la suite.',
  'land.move':
    '*Voyage.* À tour de rôle, chacun voyage aussi loin qu’il veut, puis ne garde que quatre cartes.',
  'land.end':
    '*Fin de manche.* Le plateau est vidé, chacun garde un jeton, le joueur suivant commence. Les obstacles utilisés sont perdus.',
  'end.title': 'La fin',
  'land.finish':
    'La partie s’arrête après la dernière manche, ou après une manche où quelqu’un a les vingt marqueurs. Qui a le plus de marqueurs l’emporte ; à égalité, qui a le plus de cartes en main.',
  'variants.title': 'Variantes',
  'variant.rounds': '*Trois manches.* Une partie plus courte, qui s’arrête après la troisième manche.',
  'variant.townCards':
    '*Cartes Ville.* Chacun a une ville secrète. À la fin, la distance en routes entre votre botte et cette ville est retirée de vos marqueurs.',
  'gold.setup':
    'Chacun commence avec cinq cartes Voyage et 12 pièces d’or. Trois cartes sont visibles à côté de la pioche.',
  'gold.draw':
    '*Cartes* (dès la 2ᵉ manche). Trois fois autour de la table : une carte visible, le dessus de la pioche ou toute la pile d’or. Une carte Or révélée rejoint la pile d’or, et vous piochez à nouveau ; la pile rapporte 3 pièces par carte.',
  'gold.income': '*Revenu* (dès la 2ᵉ manche). Chacun reçoit 2 pièces d’or.',
  'gold.tokens': '*Jetons.* Chacun tire deux jetons à l’aveugle, en montre un et cache l’autre.',
  'gold.auction':
    '*Enchères.* Deux jetons par joueur sont vendus un à un. Surenchérissez du montant de votre choix, ou passez et quittez la vente de ce jeton. Le dernier en lice paie. Qui ne peut pas payer perd tout son or, et le jeton est remis en vente sans lui.',
  'gold.plan':
    '*Planification.* Comme dans Elfenland, une action ou passer, mais avec davantage de sortes de jetons :',
  'gold.counter': 'sur une route terrestre libre qui lui convient',
  'gold.tree': 'à côté d’un jeton sur une route terrestre : elle coûte une carte de plus',
  'gold.monster': 'sur une rivière ou une ligne de ferry : elle coûte un radeau de plus',
  'gold.piece': 'à côté d’un jeton, jamais avec un obstacle : la ville où l’on arrive rapporte le double',
  'gold.double': 'ajoute un second jeton à vous, différent, sur une route qui en a un ; les deux servent',
  'gold.exchange': 'deux jetons différents échangent leurs places, si les deux conviennent',
  'gold.move':
    '*Voyage et récompense.* Après le voyage, gardez quatre cartes au plus, puis choisissez : l’or de toutes les villes traversées, ou deux cartes de la pioche. Qui ne bouge pas reçoit deux cartes.',
  'gold.end': '*Fin de manche.* Le plateau est vidé, chacun garde deux jetons, le joueur suivant commence.',
  'gold.finish':
    'La partie s’arrête après la sixième manche, ou après une manche où quelqu’un a les vingt marqueurs. Qui a le plus de marqueurs l’emporte ; à égalité, qui a le plus d’or.',
  'variant.freeValues': '*Valeurs aléatoires.* Les valeurs en or sont redistribuées entre les villes.',
  'variant.wizards':
    '*Sorciers elfes.* La pioche contient six sorciers. En voyage, un sorcier franchit un obstacle pour 1 pièce d’or, ou emmène votre botte en volant dans n’importe quelle ville pour 3 ; vous prenez le marqueur, mais la ville ne rapporte rien.',
  'plan.caption': 'Un dragon peut être posé sur toute route terrestre ; celles-ci sont libres.',
}
