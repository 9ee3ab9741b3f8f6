import type { Translation } from '../../../../text/format.ts'
import { texts as levels } from '../levels/fr.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  ...levels,
  'reason.keep':
    'Cette île rapporte {points} points en {turns} tours environ. Beaucoup de points en peu de tours, c’est ce qu’il vous faut.',
  'reason.keepBoth':
    'Ensemble, ces îles rapportent {points} points en {turns} tours environ. Moins une île prend de tours, plus vous en terminerez.',
  'reason.take':
    'Cette île rapporte {points} points en {turns} tours environ : plus de points par tour que toute autre au marché.',
  'reason.takeOne':
    'Cette île rapporte {points} points en {turns} tours environ : vous avez le temps de la terminer.',
  'reason.takeSeal':
    'Cette île rapporte {points} points en {turns} tours environ, et les sceaux y ajoutent {seals}.',
  'reason.takeParts':
    'Cette île prend environ {turns} tours et il n’en reste que {left}. Mais pièces et palmiers comptent tout de suite : même inachevée, elle rapporte.',
  'reason.takeLate':
    'Cette île prend environ {turns} tours et il n’en reste que {left} : elle ne sera sans doute pas terminée. Mais aucun autre choix ne vaut plus.',
  'reason.draw':
    'Rien au marché ne vaut les tours que cela coûte. En moyenne, une carte de la pioche est meilleure.',
  'reason.finishBoth':
    'Les deux îles sont terminées d’un coup, pour {points} points. Seules les îles terminées comptent.',
  'reason.finish': 'Une île est terminée, pour {points} points. Seules les îles terminées comptent.',
  'reason.row':
    'Une rangée de pièces est remplie et remporte le plus haut trophée restant : {trophy} {trophy:point|points}.',
  'reason.rowMaybe':
    'Une rangée de pièces est remplie, ce qui donne un trophée. Le prochain vaut {trophy} {trophy:point|points}, sauf si quelqu’un avant vous le prend à ce tour.',
  'reason.palms':
    'Les palmiers rapportent {points} {points:point|points}. Un palmier compte tout de suite, même si l’île n’est jamais terminée.',
  'reason.extras':
    'Une croix permet de cocher une case de plus sur vos îles. Ici, cela en donne {n}, là où {n:elle aide|elles aident} le plus.',
  'reason.coins':
    'Vous ramassez {n} {n:pièce|pièces}. Chacune vaut un point, et quatre dans une rangée donnent un trophée.',
  'reason.fits':
    '{percent} % des expéditions qui peuvent suivre rentreront encore. Si l’une ne rentre pas, vous ne cochez qu’une seule case.',
  'reason.fitsAll':
    'Toutes les expéditions qui peuvent suivre rentreront encore. Si l’une ne rentrait pas, vous ne cocheriez qu’une seule case.',
  'reason.cells': 'Vous cochez {n} {n:case|cases}. Chaque case vous rapproche d’une île terminée.',
  'reason.lastTurn': 'C’est le dernier tour et il n’y a plus rien à gagner.',
  'more.nearly':
    'La prochaine expédition a alors {percent} % de chances de terminer une île de {points} points.',
  'more.surely': 'La prochaine expédition termine alors à coup sûr une île de {points} points.',
  'more.givesUp': 'Cocher autrement rapporterait tout de suite {points} {points:point|points} de plus.',
  'more.keepOthers': 'Les deux autres rapporteraient {points} points en {turns} tours environ.',
  'more.symbols': 'Elle a {coins} {coins:pièce|pièces} et {palms} {palms:palmier|palmiers}.',
  'more.coins': 'Elle a {coins} {coins:pièce|pièces}.',
  'more.palms': 'Elle a {palms} {palms:palmier|palmiers}.',
  'short.reason.keep': '{points} points, {turns} tours environ',
  'short.reason.keepBoth': '{points} points, {turns} tours environ',
  'short.reason.take': 'le plus de points par tour ({points} en {turns} environ)',
  'short.reason.takeOne': '{points} points, {turns} tours environ',
  'short.reason.takeSeal': '{points} points et {seals} par les sceaux',
  'short.reason.takeParts': 'rapporte même inachevée',
  'short.reason.takeLate': 'aucun autre choix ne vaut plus',
  'short.reason.draw': 'mieux que le marché en moyenne',
  'short.reason.finishBoth': 'termine les deux îles ({points} points)',
  'short.reason.finish': 'termine une île ({points} points)',
  'short.reason.row': 'un trophée de {trophy} {trophy:point|points}',
  'short.reason.rowMaybe': 'peut-être le trophée de {trophy} {trophy:point|points}',
  'short.reason.palms': '{points} {points:point|points} pour les palmiers',
  'short.reason.extras': '{n} {n:case|cases} en plus',
  'short.reason.coins': '{n} {n:pièce|pièces}',
  'short.reason.fits': '{percent} % des prochaines expéditions rentrent',
  'short.reason.fitsAll': 'toutes les prochaines expéditions rentrent',
  'short.reason.cells': '{n} {n:case cochée|cases cochées}',
  'short.reason.lastTurn': 'plus rien à gagner',
  'short.more.nearly': '{percent} % de chances de {points} points au prochain tour',
  'short.more.surely': '{points} points assurés au prochain tour',
  'short.more.givesUp': '{points} de moins tout de suite',
  'short.more.keepOthers': 'les autres : {points} en {turns} tours environ',
  'short.more.symbols': '{coins} {coins:pièce|pièces}, {palms} {palms:palmier|palmiers}',
  'short.more.coins': '{coins} {coins:pièce|pièces}',
  'short.more.palms': '{palms} {palms:palmier|palmiers}',
  'happened.dealt.good':
    '{when} : {seat} commence avec de meilleures îles. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.dealt.bad':
    '{when} : {seat} commence avec de moins bonnes îles. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.pattern.good':
    '{when} : l’expédition suivante ({pattern}) tombe à pic pour {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.pattern.bad':
    '{when} : l’expédition suivante ({pattern}) ne convient pas à {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.finished.good':
    '{when} : {seat} termine une île. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.finished.bad':
    '{when} : {seat} termine une île, mais d’autres gagnent davantage. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.cards.good':
    '{when} : le jeu des autres et les nouvelles cartes aident {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'happened.cards.bad':
    '{when} : le jeu des autres et les nouvelles cartes gênent {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'happened.end.good':
    'Le dernier tour décide : {seat} gagne {percent} {percent:point|points} de pourcentage.',
  'happened.end.bad': 'Le dernier tour décide : {seat} perd {percent} {percent:point|points} de pourcentage.',
}
