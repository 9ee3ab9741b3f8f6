import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle': 'Doux',
  'level.steady': 'Solide',
  'level.sharp': 'Futé',
  'level.master': 'Maître',
  'mark.inaccuracy': 'imprécision',
  'mark.mistake': 'erreur',
  'mark.blunder': 'grosse erreur',
  'when.turn': 'Tour {turn}',
  'when.round': 'Manche {round}',
  'turningPoint.strong':
    '{when} : {seat} trouve un coup fort et gagne {percent} points de pourcentage de chances de gagner.',
  'turningPoint.others.good':
    '{when} : ce que fait {by} arrange {seat} : {percent} points de pourcentage de chances en plus.',
  'turningPoint.others.bad':
    '{when} : ce que fait {by} gêne {seat} : {percent} points de pourcentage de chances en moins.',
  'turningPoint.decision':
    '{when} : {seat} décide, et ses chances de gagner baissent de {percent} points de pourcentage.',
  'turningPoint.inaccuracy':
    '{when} : {seat} avait un peu mieux et perd {percent} points de pourcentage de chances de gagner.',
  'turningPoint.mistake':
    '{when} : {seat} commet une erreur qui coûte {percent} points de pourcentage de chances de gagner.',
  'turningPoint.blunder':
    '{when} : {seat} commet une grosse erreur : {percent} points de pourcentage de chances de gagner s’envolent.',
}
