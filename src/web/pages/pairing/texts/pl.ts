import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  running: 'Dołącz też do partii, która dopiero się zaczęła',
  'running.hint': 'Przejmujesz miejsce bota, najpóźniej w pierwszej połowie partii.',
  facts:
    'Kto szuka tej samej gry, usiądzie z tobą. Po pół minuty wolne miejsca zajmą boty, a oddadzą je ludziom, którzy przyjdą później.',
  clock: 'Partia nierankingowa, z zegarem na kilka minut.',
  find: 'Znajdź graczy',
  finding: 'Szukanie graczy…',
  title: 'Szukamy graczy',
  starts: {
    one: 'Początek za {n} sekundę',
    few: 'Początek za {n} sekundy',
    many: 'Początek za {n} sekund',
    other: 'Początek za {n} sekundy',
  },
  starting: 'Partia się zaczyna…',
  alone:
    'Na razie nikogo więcej nie ma. Gdy czas minie, wolne miejsca zajmą boty, a kto przyjdzie później, może je zastąpić.',
  some: {
    one: 'Zostało {n} wolne miejsce. Gdy czas minie, zajmie je bot.',
    few: 'Zostały {n} wolne miejsca. Gdy czas minie, zajmą je boty.',
    many: 'Zostało {n} wolnych miejsc. Gdy czas minie, zajmą je boty.',
    other: 'Zostało {n} wolnego miejsca. Gdy czas minie, zajmą je boty.',
  },
  now: 'Zacznij teraz z botami',
  cancel: 'Przestań szukać',
  newcomer: '{name} zastępuje bota.',
}
