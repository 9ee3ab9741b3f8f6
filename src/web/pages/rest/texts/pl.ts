import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  title: 'Kiedy cię nie ma',
  lead: 'W partiach korespondencyjnych twój zegar stoi, gdy śpisz i gdy masz urlop.',
  sleep: 'Godziny snu',
  'sleep.hint': 'przy wszystkich twoich stołach, czas: {zone}; zmiany obowiązują od jutra',
  'sleep.from': 'sen od',
  'sleep.to': 'pobudka o',
  'sleep.zone': 'Użyj strefy czasowej tego urządzenia ({zone})',
  saved: 'Zapisano.',
  holidays: 'Urlop',
  'holidays.left': {
    one: 'został {n} dzień z {all} w roku; urlop widać przy wszystkich twoich stołach',
    few: 'zostały {n} dni z {all} w roku; urlop widać przy wszystkich twoich stołach',
    many: 'zostało {n} dni z {all} w roku; urlop widać przy wszystkich twoich stołach',
    other: 'zostało {n} dnia z {all} w roku; urlop widać przy wszystkich twoich stołach',
  },
  'holidays.from': 'pierwszy dzień',
  'holidays.days': 'dni',
  'holidays.plan': 'Ogłoś',
  'holidays.end': 'Odwołaj urlop od {day}',
  'holidays.cancel': 'Odwołaj',
}
