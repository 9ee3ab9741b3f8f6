import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful': 'Verspielt',
  'level.carefree': 'Unbekümmert',
  'level.gentle': 'Sanft',
  'level.curious': 'Neugierig',
  'level.eager': 'Eifrig',
  'level.steady': 'Solide',
  'level.attentive': 'Aufmerksam',
  'level.clever': 'Schlau',
  'level.sharp': 'Gewitzt',
  'level.seasoned': 'Erfahren',
  'level.expert': 'Versiert',
  'level.master': 'Meister',
  'mark.inaccuracy': 'Ungenauigkeit',
  'mark.mistake': 'Fehler',
  'mark.blunder': 'grober Fehler',
  'when.turn': 'Zug {turn}',
  'when.round': 'Runde {round}',
  'turningPoint.strong':
    '{when}: {seat} findet einen starken Zug und gewinnt {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'turningPoint.others.good':
    '{when}: Der Zug von {by} bringt {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} mehr Siegchance.',
  'turningPoint.others.bad':
    '{when}: Der Zug von {by} kostet {seat} {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'turningPoint.inaccuracy':
    '{when}: {seat} übersieht etwas Besseres und verliert {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
  'turningPoint.mistake':
    '{when}: {seat} macht einen Fehler, der {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance kostet.',
  'turningPoint.blunder':
    '{when}: {seat} macht einen groben Fehler und verliert {percent} {percent:Prozentpunkt|Prozentpunkte} Siegchance.',
}
