import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  show: 'Mostramela',
  skip: 'Salta',
  next: 'Avanti',
  solved: 'Ben trovata!',
  'solved.also': 'Altrettanto buona',

  'mistakes.count': 'Esercizio {n} di {of}',
  'mistakes.youPlayed': 'La tua mossa: *{moves}*',
  'mistakes.theyPlayed': 'Mossa di {name}: *{moves}*',
  'mistakes.find': 'Riesci a trovare di meglio?',
  'mistakes.better': 'Meglio che nella partita, ma si può fare ancora meglio.',
  'mistakes.worse': 'Non ancora: non è meglio della mossa giocata. Guarda di nuovo.',
  'mistakes.same': 'È la mossa della partita. Guarda di nuovo.',
  'mistakes.whose': 'Di chi guardiamo gli errori?',
  'mistakes.exercises': { one: '{n} esercizio', other: '{n} esercizi' },
  'mistakes.none': 'Niente da correggere!',
  'mistakes.noneWords': 'L’analisi non ha trovato errori in questa partita. Ben giocato!',
  'mistakes.end': 'Finito!',
  'mistakes.score': '{n} su {of} al primo tentativo.',
  'mistakes.all': 'Tutte le mosse migliori al primo tentativo. Ottimo!',
  'mistakes.rest': 'Risolvi gli altri',
  'mistakes.toReview': 'All’analisi',
  'mistakes.outcome.first': 'trovata al primo tentativo',
  'mistakes.outcome.later': 'trovata',
  'mistakes.outcome.shown': 'soluzione mostrata',
  'mistakes.outcome.missed': 'non ancora trovata',
  'mistakes.outcome.open': 'saltato',
}
