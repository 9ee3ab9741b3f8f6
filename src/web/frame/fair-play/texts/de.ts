import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  end: 'Partie vorzeitig beenden',
  'end.words': 'Wenn alle zustimmen, endet die Partie jetzt, ohne Ergebnis.',
  'end.offered': 'Bisher dafür: {names}. Der Vorschlag verfällt um {when}.',
  'end.offer': 'Ende vorschlagen',
  'end.agree': 'Dem Ende zustimmen',
  'end.decline': 'Weiterspielen',
  'end.withdraw': 'Zurückziehen',
  'end.alone': 'Partie beenden',
  'remove.title': '{name} vom Tisch entfernen?',
  'remove.words': 'Der Platz wird frei. Zurück an diesen Tisch geht es nur, wenn du es wieder erlaubst.',
  reason: 'Grund',
  'reason.hint': 'freiwillig, alle am Tisch können ihn lesen',
  remove: 'Entfernen',
  removed: 'Von diesem Tisch entfernt',
  readmit: '{name} wieder zulassen',
  'ousted.host': 'Du wurdest von diesem Tisch entfernt.',
  'ousted.admin': 'Die Verwaltung hat dich von diesem Tisch entfernt.',
  'ousted.reason': 'Grund: {reason}',
}
