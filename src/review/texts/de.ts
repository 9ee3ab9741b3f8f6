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
  'turningPoint.strong': '{when}: {seat} findet einen starken Zug und gewinnt {percent} % Siegchance.',
  'turningPoint.others.good': '{when}: Was {by} tut, kommt {seat} gelegen: {percent} % mehr Siegchance.',
  'turningPoint.others.bad': '{when}: Was {by} tut, schadet {seat}: {percent} % weniger Siegchance.',
  'turningPoint.decision': '{when}: {seat} entscheidet sich, und die Siegchance sinkt um {percent} %.',
  'turningPoint.inaccuracy': '{when}: {seat} hätte etwas Besseres und verliert {percent} % der Siegchance.',
  'turningPoint.mistake': '{when}: {seat} macht einen Fehler, der {percent} % der Siegchance kostet.',
  'turningPoint.blunder': '{when}: {seat} macht einen groben Fehler: {percent} % der Siegchance sind dahin.',
}
