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
    '{when} : {seat} trouve un coup fort : {percent} {percent:point|points} de pourcentage de chances de gagner en plus.',
  'turningPoint.others.good':
    '{when} : le coup de {by} arrange {seat} : {percent} {percent:point|points} de pourcentage de chances en plus.',
  'turningPoint.others.bad':
    '{when} : le coup de {by} gêne {seat} : {percent} {percent:point|points} de pourcentage de chances en moins.',
  'turningPoint.inaccuracy':
    '{when} : {seat} avait un peu mieux : {percent} {percent:point|points} de pourcentage de chances de gagner en moins.',
  'turningPoint.mistake':
    '{when} : {seat} commet une erreur qui coûte {percent} {percent:point|points} de pourcentage de chances de gagner.',
  'turningPoint.blunder':
    '{when} : {seat} commet une grosse erreur : {percent} {percent:point|points} de pourcentage de chances de gagner {percent:s’envole|s’envolent}.',
}
