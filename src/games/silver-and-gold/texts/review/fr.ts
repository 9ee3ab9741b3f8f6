import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle.how':
    'Aime les îles pour elles-mêmes, ne voit pas ce qu’une croix peut déclencher et hésite souvent.',
  'level.steady.how':
    'Coche raisonnablement tour après tour, mais oublie les expéditions passées et ne change pas ses habitudes.',
  'level.sharp.how':
    'Voit les chaînes de croix, retient les expéditions et ne perd guère de tour ; ne regarde pas plus loin.',
  'level.master.how':
    'Prévoit un tour avec les expéditions encore possibles et essaie les choix serrés dans de nombreuses parties imaginées.',
  'reason.keep':
    'Une île de {points} points qui prend environ {turns} tours : un bon rapport pour sa taille.',
  'reason.take': 'Elle rapporte {points} points en {turns} tours environ : le meilleur choix du marché.',
  'reason.takeSeal': 'Elle rapporte {points} points et {seals} de plus par les sceaux.',
  'reason.takeInTime': 'Il reste peu de tours : cette île de {points} points peut encore être achevée.',
  'reason.draw': 'Rien au marché ne vaut ses tours : une carte de la pioche est meilleure en moyenne.',
  'reason.finishBoth': 'Les deux îles sont achevées d’un coup, pour {points} points.',
  'reason.finish': 'Une île est achevée, pour {points} points.',
  'reason.row': 'Une rangée de pièces est remplie à temps pour le trophée de {trophy}.',
  'reason.palms': 'Les palmiers rapportent {points} {points:point|points}.',
  'reason.extras': 'La croix paie {n} {n:case|cases} de plus, là où {n:elle aide|elles aident} le plus.',
  'reason.coins': 'On ramasse {n} {n:pièce|pièces} sans perdre de temps.',
  'reason.nearly': 'La prochaine expédition achève alors une île avec {percent} % de chances.',
  'reason.fits': '{percent} % des expéditions qui peuvent suivre tiendront encore.',
  'happened.dealt.good':
    '{when} : {seat} commence avec de meilleures îles : {percent} points de pourcentage de chances en plus.',
  'happened.dealt.bad':
    '{when} : {seat} commence avec de moins bonnes îles : {percent} points de pourcentage de chances en moins.',
  'happened.pattern.good':
    '{when} : l’expédition suivante ({pattern}) tombe à pic pour {seat} : {percent} points de pourcentage de chances en plus.',
  'happened.pattern.bad':
    '{when} : l’expédition suivante ({pattern}) ne convient pas à {seat} : {percent} points de pourcentage de chances en moins.',
  'happened.cards.good':
    '{when} : le jeu des autres et les nouvelles cartes aident {seat} : {percent} points de pourcentage de chances en plus.',
  'happened.cards.bad':
    '{when} : le jeu des autres et les nouvelles cartes gênent {seat} : {percent} points de pourcentage de chances en moins.',
  'happened.end.good': 'Le dernier tour décide : {seat} gagne {percent} points de pourcentage.',
  'happened.end.bad': 'Le dernier tour décide : {seat} perd {percent} points de pourcentage.',
}
