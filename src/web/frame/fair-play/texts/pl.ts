import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  end: 'Zakończ partię wcześniej',
  'end.words': 'Jeśli wszyscy się zgodzą, partia skończy się teraz, bez wyniku.',
  'end.offered': 'Na razie za: {names}. Propozycja wygasa o {when}.',
  'end.offer': 'Zaproponuj koniec',
  'end.agree': 'Zgódź się na koniec',
  'end.decline': 'Grajmy dalej',
  'end.withdraw': 'Wycofaj',
  'end.alone': 'Zakończ partię',
  'remove.title': 'Usunąć gracza {name}?',
  'remove.words': 'Miejsce się zwolni. Powrót do tego stołu będzie możliwy tylko za twoją zgodą.',
  reason: 'Powód',
  'reason.hint': 'nieobowiązkowy, widoczny dla całego stołu',
  remove: 'Usuń',
  removed: 'Usunięci od tego stołu',
  readmit: 'Wpuść z powrotem: {name}',
  'ousted.host': 'Gospodarz usunął cię od tego stołu.',
  'ousted.admin': 'Administrator usunął cię od tego stołu.',
  'ousted.reason': 'Powód: {reason}',
}
