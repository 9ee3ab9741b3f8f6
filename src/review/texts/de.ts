import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.gentle': 'Sanft',
  'level.steady': 'Solide',
  'level.sharp': 'Gewitzt',
  'level.master': 'Meister',
  'mark.inaccuracy': 'Ungenauigkeit',
  'mark.mistake': 'Fehler',
  'mark.blunder': 'grober Fehler',
  'when.turn': 'Zug {turn}',
  'when.round': 'Runde {round}',
  'turningPoint.strong':
    '{when}: {seat} findet einen starken Zug und gewinnt {percent} Prozentpunkte Siegchance.',
  'turningPoint.others.good':
    '{when}: Was {by} tut, kommt {seat} gelegen: {percent} Prozentpunkte mehr Siegchance.',
  'turningPoint.others.bad':
    '{when}: Was {by} tut, schadet {seat}: {percent} Prozentpunkte weniger Siegchance.',
  'turningPoint.decision':
    '{when}: {seat} entscheidet sich, und die Siegchance sinkt um {percent} Prozentpunkte.',
  'turningPoint.inaccuracy':
    '{when}: {seat} hätte etwas Besseres und verliert {percent} Prozentpunkte Siegchance.',
  'turningPoint.mistake': '{when}: {seat} macht einen Fehler, der {percent} Prozentpunkte Siegchance kostet.',
  'turningPoint.blunder':
    '{when}: {seat} macht einen groben Fehler: {percent} Prozentpunkte Siegchance sind dahin.',
}
