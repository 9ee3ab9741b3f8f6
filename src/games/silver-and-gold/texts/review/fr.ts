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
  'reason.keep':
    'Une île de {points} points qui prend environ {turns} tours : un bon rapport pour sa taille.',
  'reason.take': 'Elle rapporte {points} points en {turns} tours environ : le meilleur choix du marché.',
  'reason.takeSeal': 'Elle rapporte {points} points et {seals} de plus par les sceaux.',
  'reason.takeInTime': 'Il reste peu de tours : cette île de {points} points peut encore être terminée.',
  'reason.draw': 'Rien au marché ne vaut ses tours : une carte de la pioche est meilleure en moyenne.',
  'reason.finishBoth': 'Les deux îles sont terminées d’un coup, pour {points} points.',
  'reason.finish': 'Une île est terminée, pour {points} points.',
  'reason.row': 'Une rangée de pièces est remplie à temps pour le trophée de {trophy} points.',
  'reason.palms': 'Les palmiers rapportent {points} {points:point|points}.',
  'reason.extras': 'La croix donne {n} {n:case|cases} de plus, là où {n:elle aide|elles aident} le plus.',
  'reason.coins': 'On ramasse {n} {n:pièce|pièces} sans perdre de temps.',
  'reason.nearly': 'La prochaine expédition termine alors une île avec {percent} % de chances.',
  'reason.fits': '{percent} % des expéditions qui peuvent suivre rentreront encore.',
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
