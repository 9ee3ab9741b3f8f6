import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful': 'Espiègle',
  'level.carefree': 'Insouciant',
  'level.gentle': 'Doux',
  'level.curious': 'Curieux',
  'level.eager': 'Appliqué',
  'level.steady': 'Solide',
  'level.attentive': 'Attentif',
  'level.clever': 'Malin',
  'level.sharp': 'Futé',
  'level.seasoned': 'Aguerri',
  'level.expert': 'Expert',
  'level.master': 'Maître',
  'mark.inaccuracy': 'imprécision',
  'mark.mistake': 'erreur',
  'mark.blunder': 'grosse erreur',
  'when.turn': 'Tour {turn}',
  'when.round': 'Manche {round}',
  'turningPoint.strong':
    '{when} : {seat} trouve un coup fort. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'turningPoint.others.good':
    '{when} : le coup de {by} arrange {seat}. Ses chances de gagner augmentent de {percent} {percent:point|points} de pourcentage.',
  'turningPoint.others.bad':
    '{when} : le coup de {by} gêne {seat}. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'turningPoint.inaccuracy':
    '{when} : {seat} manque un coup un peu meilleur. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'turningPoint.mistake':
    '{when} : {seat} commet une erreur. Ses chances de gagner baissent de {percent} {percent:point|points} de pourcentage.',
  'turningPoint.blunder':
    '{when} : {seat} commet une grosse erreur. Ses chances de gagner chutent de {percent} {percent:point|points} de pourcentage.',
}
