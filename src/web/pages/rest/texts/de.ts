import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  title: 'Wenn du nicht da bist',
  lead: 'In Fernpartien steht deine Uhr still, während du schläfst oder Urlaub hast.',
  sleep: 'Schlafenszeit',
  'sleep.hint': 'an allen deinen Tischen, Zeit in {zone}; Änderungen gelten ab morgen',
  'sleep.from': 'Schlaf ab',
  'sleep.to': 'wach ab',
  'sleep.zone': 'Zeitzone dieses Geräts verwenden ({zone})',
  saved: 'Gespeichert.',
  holidays: 'Urlaub',
  'holidays.left': {
    one: 'noch {n} von {all} Tagen im Jahr; an allen deinen Tischen zu sehen',
    other: 'noch {n} von {all} Tagen im Jahr; an allen deinen Tischen zu sehen',
  },
  'holidays.from': 'erster Tag',
  'holidays.days': 'Tage',
  'holidays.plan': 'Ankündigen',
  'holidays.end': 'Urlaub ab {day} absagen',
  'holidays.cancel': 'Absagen',
}
