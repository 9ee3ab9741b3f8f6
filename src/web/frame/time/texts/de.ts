import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'due.you': 'Wenn du bis {when} nicht gezogen hast, spielt ein Bot für dich.',
  'due.other': '{name} hat Zeit bis {when}, dann übernimmt ein Bot.',
  alone: 'Alle warten auf dich.',
  'rest.sleep': 'Die Uhr steht von {from} bis {until}: Schlafenszeit.',
  'rest.weekend': 'Die Uhr steht von {from} bis {until}: Wochenende.',
  'rest.holiday': 'Die Uhr steht von {from} bis {until}: Urlaub.',
  'rest.pause': 'Die Uhr steht bis {until}: Pause.',
  holiday: '{name} hat vom {from} bis {until} Urlaub.',
  'pause.on': 'Alle Uhren stehen bis {when}, wenn nicht jemand die Pause vorher beendet.',
  'pause.offered': 'Pause vorgeschlagen. Einverstanden bisher: {names}.',
  'pause.offer': 'Pause vorschlagen',
  'pause.agree': 'Pause annehmen',
  'pause.decline': 'Keine Pause',
  'pause.withdraw': 'Zurückziehen',
  'pause.end': 'Pause beenden',
  'pause.ending':
    'Du willst weiterspielen; die Uhren laufen, sobald alle das wollen, sonst zur genannten Zeit.',
  'pause.hint': 'Eine Pause beginnt, wenn alle am Tisch einverstanden sind.',
  still: 'Gerade läuft keine Uhr.',
}
