import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'À chaque tour, une carte montre une forme que tout le monde trace en même temps sur ses cartes au trésor. En quatre manches, il s’agit de terminer les meilleures îles. De 2 à 4 joueurs, une vingtaine de minutes.',
  'island.title': 'Les îles',
  'island.card':
    'Une carte au trésor montre une île de 8, 10, 12 ou 14 cases. Quand *toutes* ses cases sont cochées, elle est terminée et vaut autant de points qu’elle a de cases. En haut à gauche, la couleur, la silhouette et le nombre disent toujours la même chose.',
  'island.caption': 'Violet 14, orange 12, vert 10, gris 8. La cire, sur certaines cartes, est un sceau.',
  'island.start':
    'Au départ, chacun reçoit quatre cartes et en *garde deux* en secret. On travaille toujours sur deux îles à la fois. Quatre autres cartes sont posées face visible : c’est le *marché*. Le reste forme la pioche.',
  'turn.title': 'Un tour',
  'turn.reveal':
    'On révèle la première carte Expédition. Il y en a huit, avec six formes ; sept sont jouées à chaque manche, la huitième reste cachée.',
  'turn.patterns': 'Les six formes. La ligne de trois et le coin existent en double.',
  'turn.mark':
    'Tout le monde coche en même temps : la *forme entière* sur *une seule* de ses deux îles, tournée et retournée à volonté, uniquement sur des cases libres.',
  'turn.caption': 'Le L rentre ici : quatre cases, dont une avec une croix.',
  'turn.single':
    'Ou bien on coche *une seule case* à la place. C’est toujours permis, même si la forme pouvait rentrer. Ne rien cocher ne l’est pas.',
  'symbols.title': 'Ce que rapportent les symboles',
  'symbols.cross':
    '*Croix :* vous cochez aussitôt une case de plus, où vous voulez, sur l’une de vos deux îles. Si c’est encore une croix, on continue.',
  'symbols.coin':
    '*Pièce :* elle remplit l’emplacement suivant de votre feuille de score. Chacune des douze vaut 1 point.',
  'symbols.trophy':
    '*Trophée :* quatre pièces remplissent une rangée. Chaque rangée complète rapporte le plus haut trophée restant : 6, 5, 4, 3, 2, 1.',
  'symbols.palm':
    '*Palmier :* il compte tout de suite : 1 point, plus 1 par palmier *au marché*. Vous avez de la place pour quatre.',
  'symbols.caption': 'Deux palmiers dans ce marché : un palmier coché maintenant vaut 1 + 2 = 3.',
  'full.title': 'Une île est terminée',
  'full.aside':
    'Quand tout le monde a coché, on résout le tour à partir du premier joueur, dans le sens horaire. On prend les trophées, on met de côté les îles terminées.',
  'full.replace':
    'Pour chaque île mise de côté, vous prenez une nouvelle carte : *une du marché*, ou *la première de la pioche*, à l’aveugle. Ensuite, le marché est complété à quatre.',
  'full.order': 'Le premier joueur change à chaque tour. Plus on passe tôt, plus on a de choix.',
  'end.title': 'Fin de la partie',
  'end.when': 'La partie se termine après quatre manches de sept tours. On additionne :',
  'end.coins': 'ses *pièces* et ses *trophées*',
  'end.palms': 'les nombres inscrits dans les emplacements des *palmiers*',
  'end.islands': 'les points de toutes les îles *terminées* ; les autres ne valent rien',
  'end.seals': 'ses *sceaux* : chacun rapporte 1 ou 2 points par île terminée de sa couleur',
  'end.caption': 'Le sceau de l’île violette rapporte 2 par île orange : 4 points.',
  'end.tie':
    'Égalité ? On compare les îles grises, puis vertes, orange et violettes. Si tout est égal, la victoire est partagée.',
  'small.title': 'En petits caractères',
  'small.once':
    'Les palmiers du marché se comptent une fois, avant que quiconque ne coche. Ceux des autres cartes ne comptent jamais.',
  'small.chain':
    'La case bonus est obligatoire. Elle peut terminer une île ; on continue alors sur l’autre, mais jamais sur une nouvelle carte pendant le même tour.',
  'small.look':
    'On peut se souvenir des cartes Expédition déjà sorties, mais pas les consulter. L’option *aide-mémoire* les barre.',
  'small.undo': 'Tant que vous n’avez pas validé, tout peut être annulé, sauf une carte piochée à l’aveugle.',
  'small.solo':
    'En solitaire, on joue pour le score avec les mêmes règles. Ce mode est un ajout de notre part.',
  note: 'Vermeil est une adaptation indépendante et non officielle, avec ses propres cartes.',
}
