import type { Translation } from '../../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'roads.title': 'Le premier voyage',
  'roads.boot': 'Voici votre botte. Le joueur qui visite le plus de villes gagne.',
  'roads.pig':
    'Un cochon géant attend dans la plaine vers Lapphalia. Touchez la ville, puis *En route* : cela coûte une carte cochon.',
  'roads.pig.other': 'Bonne idée pour plus tard. Allez d’abord jusqu’à Lapphalia seulement.',
  'roads.stay': 'Vous pouvez rester, mais chaque nouvelle ville rapporte un marqueur. Continuez !',
  'roads.dragon': 'En forêt, le dragon est lent : aller jusqu’à Rivinia coûte deux cartes dragon.',
  'roads.dragon.caravan':
    'Trois cartes quelconques iraient aussi, mais deux dragons coûtent moins. Allez à Rivinia.',
  'roads.dragon.other': 'C’est pour tout de suite après. Allez d’abord jusqu’à Rivinia seulement.',
  'roads.raft':
    'Rivières et lacs se passent de jeton : une carte radeau vous emmène avec le courant à Tichih.',
  'roads.raft.other': 'Vous avez déjà le marqueur de Lapphalia. Descendez jusqu’à Tichih.',
  'roads.pieces': 'Trois villes, trois marqueurs. Chacune des vingt villes en garde un pour vous.',

  'counters.title': 'Cartes et jetons',
  'counters.dragon':
    'Sur terre, il faut un jeton assorti à vos cartes. Vous avez trois dragons : prenez le dragon.',
  'counters.dragon.other': 'Il ne va avec aucune de vos cartes. Prenez le dragon.',
  'counters.gamble': 'À l’aveugle, c’est un pari, alors que le bon jeton est ici, face visible.',
  'counters.pig': 'Un cochon géant le remplace. Vous avez deux cochons : prenez aussi ce jeton.',
  'counters.pig.other': 'Il ne va avec aucune de vos cartes. Prenez le cochon géant.',
  'counters.blind': 'Plus rien ne convient ici : piochez le troisième jeton à l’aveugle.',
  'counters.blind.other': 'Aucun ne va avec vos cartes. Tentez votre chance à l’aveugle.',
  'counters.hidden':
    'Chaque manche vous donne aussi un jeton caché. Personne d’autre ne sait que c’est un cochon.',

  'planning.title': 'La planification',
  'planning.pig':
    'Préparez votre chemin : choisissez le cochon, touchez la plaine vers Lapphalia, puis *Poser ici*.',
  'planning.pig.other':
    'Commencez près de votre botte : un cochon dans la plaine entre Elvenhold et Lapphalia.',
  'planning.tooEarly': 'Après avoir passé, on peut encore poser. Mais votre chemin n’est pas terminé.',
  'planning.shared':
    'Les jetons servent à tout le monde : le cochon de votre rival vous portera jusqu’à Feodor.',
  'planning.dragon': 'Un dragon traverse le désert pour une carte : posez-le sur la route d’Al’Baran.',
  'planning.dragon.other': 'Ce n’est pas sur votre chemin. Posez le dragon entre Feodor et Al’Baran.',
  'planning.pass':
    'Votre chemin est prêt : choisissez *Passer*. La phase finit quand tous passent l’un après l’autre.',
  'planning.pass.other': 'Vous n’avez besoin de rien d’autre cette manche. Gardez-le et passez.',
  'planning.go': 'Touchez Al’Baran : le plateau trouve tout le chemin. Puis *En route*.',
  'planning.go.other': 'Vos cartes mènent plus loin : touchez Al’Baran.',
  'planning.limit': 'Après le voyage, on garde quatre cartes. Choisissez la moins utile, puis *Défausser*.',

  'obstacles.title': 'Arbres et caravanes',
  'obstacles.lay':
    'Votre rival va vers Throtmanni. Posez votre arbre sur cette route : elle coûte à tous une carte de plus.',
  'obstacles.tooEarly': 'Ne passez pas encore : votre arbre peut ralentir votre rival.',
  'obstacles.lay.other': 'Posez l’arbre là où va votre rival : entre Rivinia et Throtmanni.',
  'obstacles.pass':
    'En retour, votre rival pose un arbre sur votre route. Choisissez *Passer* pour que les voyages commencent.',
  'obstacles.pass.other': 'Vous n’en aurez pas besoin cette manche. Passez.',
  'obstacles.caravan':
    'Pas de carte chariot troll ? Trois cartes quelconques font une caravane : allez ainsi à Parundia.',
  'obstacles.caravan.all': 'D’abord Parundia seulement, et gardez les deux cochons pour la suite.',
  'obstacles.caravan.other': 'Essayez la caravane : touchez Parundia.',
  'obstacles.tree': 'L’arbre rend la route plus chère : deux cartes cochon au lieu d’une. Allez à Wylhién.',
  'obstacles.tree.other': 'Belle promenade, mais essayez la route de l’arbre : allez à Wylhién.',
  'obstacles.keep': 'La manche est finie, le plateau est vidé. Choisissez un jeton, puis *Garder*.',
  'obstacles.round': 'Les mains sont complétées à huit cartes. Une partie compte quatre manches.',

  'end.title': 'La dernière manche',
  'end.score': 'Dernière manche : votre rival a fini avec 13 marqueurs. Vous en avez 10.',
  'end.go':
    'Trois radeaux avec le courant, puis un nuage magique : touchez Yttar et visitez quatre villes d’un coup.',
  'end.stay': 'Alors votre rival gagne. Quatre villes vous attendent en aval !',
  'end.go.other': 'Cela ne suffit pas encore. Touchez Yttar pour visiter les quatre.',
  'end.won': '14 à 13 : vous gagnez ! À égalité, celui qui garde le plus de cartes gagne.',
}
