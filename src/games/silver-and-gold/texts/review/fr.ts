import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Croit terminer chaque île, ne voit pas ce que déclenchent les croix et commet souvent de petites erreurs.',
  'level.steady.how':
    'Coche raisonnablement tour après tour, mais ne retient pas les expéditions déjà passées.',
  'level.sharp.how':
    'Voit les chaînes de croix, retient les expéditions et ne perd guère de tour, mais ne regarde pas plus loin.',
  'level.master.how':
    'Prévoit un tour avec les expéditions encore possibles et rejoue de nombreuses fois les choix serrés avant de décider.',
  'reason.keep': 'Une île de {points} points qui prend environ {turns} tours.',
  'reason.keepBoth': 'Ensemble, elles rapportent {points} points en {turns} tours environ.',
  'reason.take':
    'Elle rapporte {points} points en {turns} tours environ : le plus de points par tour au marché.',
  'reason.takeOne': 'Elle rapporte {points} points en {turns} tours environ.',
  'reason.takeSeal':
    'Elle rapporte {points} points et {seals} de plus par les sceaux, en {turns} tours environ.',
  'reason.takeParts':
    'Elle prend environ {turns} tours et il n’en reste que {left}, mais même une partie rapporte.',
  'reason.takeLate':
    'Elle prend environ {turns} tours et il n’en reste que {left}. Aucun autre choix ne vaut plus.',
  'reason.draw': 'Rien au marché ne vaut ses tours : une carte de la pioche est meilleure en moyenne.',
  'reason.finishBoth': 'Les deux îles sont terminées d’un coup, pour {points} points.',
  'reason.finish': 'Une île est terminée, pour {points} points.',
  'reason.row': 'Une rangée de pièces est remplie et remporte le trophée de {trophy} points.',
  'reason.rowMaybe':
    'Une rangée de pièces est remplie. Le trophée de {trophy} points suit, sauf si quelqu’un avant vous le prend à ce tour.',
  'reason.palms': 'Les palmiers rapportent {points} {points:point|points}.',
  'reason.extras': 'La croix donne {n} {n:case|cases} de plus, là où {n:elle aide|elles aident} le plus.',
  'reason.coins': 'Cela ramasse {n} {n:pièce|pièces}.',
  'reason.fits': '{percent} % des expéditions qui peuvent suivre rentreront encore.',
  'reason.lastTurn': 'C’est le dernier tour et il n’y a plus rien à gagner.',
  'more.nearly':
    'La prochaine expédition termine alors une île de {points} points avec {percent} % de chances.',
  'more.givesUp': 'Cocher autrement rapporterait tout de suite {points} {points:point|points} de plus.',
  'more.keepOthers': 'Les deux autres rapporteraient {points} points en {turns} tours environ.',
  'more.symbols': 'Elle a {coins} {coins:pièce|pièces} et {palms} {palms:palmier|palmiers}.',
  'more.coins': 'Elle a {coins} {coins:pièce|pièces}.',
  'more.palms': 'Elle a {palms} {palms:palmier|palmiers}.',
  'happened.dealt.good':
    '{when} : {seat} commence avec de meilleures îles : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.dealt.bad':
    '{when} : {seat} commence avec de moins bonnes îles : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.pattern.good':
    '{when} : l’expédition suivante ({pattern}) tombe à pic pour {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.pattern.bad':
    '{when} : l’expédition suivante ({pattern}) ne convient pas à {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.finished.good':
    '{when} : {seat} termine une île et prend de l’avance : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.finished.bad':
    '{when} : {seat} termine une île, mais d’autres gagnent davantage : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.cards.good':
    '{when} : le jeu des autres et les nouvelles cartes aident {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'happened.cards.bad':
    '{when} : le jeu des autres et les nouvelles cartes gênent {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'happened.end.good':
    'Le dernier tour décide : {seat} gagne {percent} {percent:point|points} de pourcentage.',
  'happened.end.bad': 'Le dernier tour décide : {seat} perd {percent} {percent:point|points} de pourcentage.',
}
