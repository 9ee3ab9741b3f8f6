import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'À chaque tour, une carte montre une forme que tout le monde trace en même temps sur ses cartes au trésor. En quatre manches, il s’agit de terminer les meilleures îles. De 1 à 4 joueurs, une vingtaine de minutes.',
  'island.title': 'Les îles',
  'island.card':
    'Une carte au trésor montre une île de 8, 10, 12 ou 14 cases. Quand *toutes* ses cases sont cochées, elle est terminée et vaut autant de points qu’elle a de cases. En haut à gauche, la couleur, la silhouette et le nombre disent toujours la même chose.',
  'island.caption': 'Violet 14, orange 12, vert 10, gris 8. La cire, sur certaines cartes, est un sceau.',
  'island.start':
    'Au départ, chacun reçoit quatre cartes et en *garde deux* en secret ; les deux autres sont mélangées à la pioche. On travaille toujours sur deux îles à la fois. On révèle ensuite quatre cartes de la pioche : c’est le *marché*.',
  'turn.title': 'Un tour',
  'turn.reveal':
    'On révèle la première carte Expédition. Il y en a huit, avec six formes ; sept sont jouées à chaque manche, la huitième reste cachée. Pour la manche suivante, on mélange de nouveau les huit.',
  'turn.patterns': 'Les six formes. La ligne de trois et le coin existent en double.',
  'turn.mark':
    'Tout le monde coche en même temps : la *forme entière* sur *une seule* de ses deux îles, tournée et retournée à volonté, uniquement sur des cases libres. Personne ne voit ce que cochent les autres avant que tous aient validé.',
  'turn.caption': 'Le L rentre ici : quatre cases, dont une avec une croix.',
  'turn.single':
    'Ou bien on coche *une seule case* à la place. C’est toujours permis, même si la forme pouvait rentrer. Ne rien cocher ne l’est pas.',
  'symbols.title': 'Ce que rapportent les symboles',
  'symbols.cross':
    '*Croix :* une fois la forme tracée, vous cochez pour chacune de ses croix une case de plus, où vous voulez, sur l’une de vos deux îles. Si cette case porte aussi une croix, on continue. S’il ne reste aucune case libre, la croix est perdue.',
  'symbols.coin':
    '*Pièce :* elle remplit l’emplacement suivant de votre feuille de score. Chacune des douze vaut 1 point ; les pièces suivantes sont perdues.',
  'symbols.trophy':
    '*Trophée :* quatre pièces remplissent une rangée. Chaque rangée complète rapporte le plus haut trophée restant : 6, 5, 4, 3, 2, 1. Une fois les six attribués, une rangée ne rapporte plus rien.',
  'symbols.palm':
    '*Palmier :* il compte tout de suite : 1 point, plus 1 par palmier *au marché*. Vous avez de la place pour quatre ; les palmiers suivants sont perdus.',
  'symbols.caption': 'Deux palmiers dans ce marché : un palmier coché maintenant vaut 1 + 2 = 3.',
  'full.title': 'Une île est terminée',
  'full.aside':
    'Quand tout le monde a coché, on résout le tour joueur par joueur, dans le sens horaire, à partir du premier joueur : vous recevez d’abord votre trophée, puis vous mettez de côté vos îles terminées.',
  'full.replace':
    'Pour chaque île mise de côté, vous prenez une nouvelle carte : *une du marché*, ou *la première de la pioche*, à l’aveugle. Si vos deux îles sont terminées, vous prenez une carte après l’autre. Le marché n’est complété à quatre qu’après votre dernière carte.',
  'full.stock':
    'Quand la pioche est épuisée, le marché n’est plus complété et vous ne pouvez prendre que ce qu’il contient encore. S’il est vide lui aussi, votre emplacement reste vide. Sans aucune case libre, on ne coche rien.',
  'full.order':
    'Le premier joueur est tiré au sort, puis le rôle passe au suivant à chaque tour, dans le sens horaire. Plus votre tour est résolu tôt, plus vous avez de choix.',
  'end.title': 'Fin de la partie',
  'end.when':
    'La partie se termine après quatre manches de sept tours ; au tout dernier tour, personne ne prend de nouvelle carte. On additionne :',
  'end.coins': 'ses *pièces* et ses *trophées*',
  'end.palms': 'les nombres inscrits dans les emplacements des *palmiers*',
  'end.islands':
    'les points de toutes les îles *terminées* ; les autres ne valent rien, mais les pièces et palmiers qu’on y a cochés comptent',
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
    'En solitaire, on joue pour le score avec les mêmes règles. Le jeu en solitaire est un ajout de notre part.',
  note: 'Vermeil est une adaptation indépendante et non officielle, avec ses propres cartes.',
}
