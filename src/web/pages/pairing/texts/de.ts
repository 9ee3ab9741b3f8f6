import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  running: 'Auch in eine Partie einsteigen, die eben begonnen hat',
  'running.hint': 'Du übernimmst den Platz eines Bots, spätestens in der ersten Hälfte der Partie.',
  facts:
    'Wer dasselbe sucht, setzt sich zu dir. Nach einer halben Minute nehmen Bots die freien Plätze ein und überlassen sie Leuten, die später kommen.',
  clock: 'Ohne Wertung und mit einer Uhr von einigen Minuten.',
  find: 'Mitspielende suchen',
  finding: 'Mitspielende werden gesucht …',
  title: 'Mitspielende gesucht',
  starts: { one: 'Beginnt in {n} Sekunde', other: 'Beginnt in {n} Sekunden' },
  starting: 'Die Partie beginnt …',
  alone:
    'Noch ist niemand sonst da. Dann nehmen Bots die freien Plätze ein, und wer später kommt, kann von ihnen übernehmen.',
  some: {
    one: 'Noch {n} Platz ist frei. Den nimmt dann ein Bot.',
    other: 'Noch {n} Plätze sind frei. Die nehmen dann Bots.',
  },
  now: 'Jetzt mit Bots beginnen',
  cancel: 'Nicht mehr suchen',
  newcomer: '{name} übernimmt den Platz eines Bots.',
}
