import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Diese Seite siehst nur du. An einem gewerteten Tisch sehen die anderen deine Wertung für dieses Spiel.',
  none: 'Du hast noch keine gewertete Partie beendet. Wähle *Gewertet*, wenn du einen Tisch eröffnest.',
  unknown: 'Spiel zuerst eine gewertete Partie auf diesem Server. Dann stehen deine Wertungen hier.',
  players: { one: '{n} Person', other: '{n} Personen' },
  matches: { one: '{n} gewertete Partie', other: '{n} gewertete Partien' },
  last: 'zuletzt am {date}',
  value: '{points} ± {margin}',
  spoken: '{points}, plus oder minus {margin}',
  below: 'unter dem Bot „{level}“',
  between: 'zwischen den Bots „{below}“ und „{above}“',
  above: 'über dem Bot „{level}“',
  unsure: 'noch sehr unsicher',
  graph: 'Wertung in deinen letzten {n} Partien: von {first} zu {last}',
  here: 'Wertungen an diesem Tisch',
  change: '{before} → {after}',
  'change.spoken': '{name}: von {before} zu {after}',
  'now.spoken': '{name}: {rating}',
  pending: 'Die Partie wird gewertet …',
  mine: 'Alle meine Wertungen',
  'uncounted.repeated':
    'Diese Partie zählt nicht: Dieselben Leute haben an einem Tag schon zehn gewertete Partien gespielt.',
  'uncounted.outclassed': 'Diese Partie zählt nicht: Die Wertung der Bots liegt zu weit unter deiner.',
  'uncounted.abandoned': 'Diese Partie zählt nicht, weil niemand bis zum Ende gespielt hat.',
  terms: 'Was zählt',
  'terms.places':
    'Es zählen nur die Plätze, getrennt nach Spiel und Personenzahl. Die Zahl nach dem ± sagt, wie sicher die Wertung ist: Mit 95 % Wahrscheinlichkeit liegt der wahre Wert darin.',
  'terms.bots': 'Die Bots stehen auf derselben Skala. Ihre Stärke wurde gemessen und ändert sich nie.',
  'terms.standIn':
    'Muss ein Bot auch nur einen Zug für dich machen, weil du gegangen bist oder deine Zeit um ist, landest du auf dem letzten Platz.',
  'terms.repeated':
    'Mit denselben Leuten zählen zehn Partien am Tag, und Partien gegen Bots mit viel niedrigerer Wertung zählen gar nicht.',
}
