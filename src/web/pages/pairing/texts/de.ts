import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  running: 'Auch in eine Partie einsteigen, die eben begonnen hat',
  'running.hint':
    'Du übernimmst den Platz eines Bots in einer Partie, die noch nicht zur Hälfte gespielt ist.',
  facts:
    'Wer dasselbe sucht, setzt sich zu dir. Nach einer halben Minute nehmen Bots die freien Plätze ein und überlassen sie Leuten, die später kommen.',
  clock: 'Ohne Wertung und mit einigen Minuten Bedenkzeit.',
  find: 'Mitspielende suchen',
  finding: 'Mitspielende werden gesucht …',
  title: 'Mitspielende gesucht',
  starts: { one: 'Beginnt in {n} Sekunde', other: 'Beginnt in {n} Sekunden' },
  starting: 'Die Partie beginnt …',
  alone:
    'Noch ist niemand sonst da. Ist die Zeit um, nehmen Bots die freien Plätze ein, und wer später kommt, kann sie ablösen.',
  some: {
    one: 'Noch {n} Platz ist frei. Ist die Zeit um, nimmt ihn ein Bot.',
    other: 'Noch {n} Plätze sind frei. Ist die Zeit um, nehmen Bots sie ein.',
  },
  now: 'Jetzt mit Bots beginnen',
  cancel: 'Nicht mehr suchen',
  newcomer: '{name} übernimmt den Platz eines Bots.',
}
