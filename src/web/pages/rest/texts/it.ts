import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  title: 'Quando non ci sei',
  lead: 'Nelle partite per corrispondenza il tuo orologio si ferma mentre dormi e quando sei in ferie.',
  sleep: 'Ore di sonno',
  'sleep.hint': 'a tutti i tuoi tavoli, ora di {zone}; le modifiche valgono da domani',
  'sleep.from': 'sonno dalle',
  'sleep.to': 'risveglio alle',
  'sleep.zone': 'Usa il fuso orario di questo dispositivo ({zone})',
  saved: 'Salvato.',
  holidays: 'Ferie',
  'holidays.left': {
    one: 'resta {n} giorno su {all} all’anno; le ferie si vedono a tutti i tuoi tavoli',
    other: 'restano {n} giorni su {all} all’anno; le ferie si vedono a tutti i tuoi tavoli',
  },
  'holidays.from': 'primo giorno',
  'holidays.days': 'giorni',
  'holidays.plan': 'Annuncia',
  'holidays.end': 'Annulla le ferie dal {day}',
  'holidays.cancel': 'Annulla',
}
