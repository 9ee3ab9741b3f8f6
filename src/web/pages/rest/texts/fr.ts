import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  title: 'Quand vous n’êtes pas là',
  lead: 'Dans les parties par correspondance, votre pendule s’arrête pendant votre sommeil et vos congés.',
  sleep: 'Heures de sommeil',
  'sleep.hint': 'à toutes vos tables, fuseau horaire {zone} ; les changements valent à partir de demain',
  'sleep.from': 'sommeil à partir de',
  'sleep.to': 'réveil à',
  'sleep.zone': 'Prendre le fuseau de cet appareil ({zone})',
  saved: 'Enregistré.',
  holidays: 'Congés',
  'holidays.left': {
    one: 'encore {n} jour sur {all} par an ; visible à toutes vos tables',
    other: 'encore {n} jours sur {all} par an ; visibles à toutes vos tables',
  },
  'holidays.from': 'premier jour',
  'holidays.days': 'jours',
  'holidays.plan': 'Annoncer',
  'holidays.end': 'Annuler les congés du {day}',
  'holidays.cancel': 'Annuler',
}
