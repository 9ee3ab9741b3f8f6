import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  show: 'Zeig es mir',
  skip: 'Überspringen',
  next: 'Weiter',
  solved: 'Gut gefunden!',
  'solved.also': 'Genauso gut',

  'mistakes.count': 'Aufgabe {n} von {of}',
  'mistakes.youPlayed': 'Du hast gespielt: *{moves}*',
  'mistakes.theyPlayed': '{name} hat gespielt: *{moves}*',
  'mistakes.find': 'Findest du etwas Besseres?',
  'mistakes.better': 'Besser als in der Partie, aber es geht noch besser.',
  'mistakes.worse': 'Noch nicht: Das ist nicht besser als der gespielte Zug. Schau noch einmal hin.',
  'mistakes.same': 'Das ist der Zug aus der Partie. Schau noch einmal hin.',
  'mistakes.whose': 'Wessen Fehler sehen wir uns an?',
  'mistakes.exercises': { one: '{n} Aufgabe', other: '{n} Aufgaben' },
  'mistakes.none': 'Nichts zu verbessern!',
  'mistakes.noneWords': 'Die Analyse hat in dieser Partie keine Fehler gefunden. Gut gespielt!',
  'mistakes.end': 'Geschafft!',
  'mistakes.score': '{n} von {of} im ersten Versuch gefunden.',
  'mistakes.all': 'Alle besseren Züge im ersten Versuch gefunden. Großartig!',
  'mistakes.rest': 'Den Rest lösen',
  'mistakes.toReview': 'Zur Analyse',
  'mistakes.outcome.first': 'im ersten Versuch gefunden',
  'mistakes.outcome.later': 'gefunden',
  'mistakes.outcome.shown': 'Lösung angesehen',
  'mistakes.outcome.missed': 'noch nicht gefunden',
  'mistakes.outcome.open': 'übersprungen',
}
