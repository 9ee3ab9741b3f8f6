import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'due.you': 'Jeśli nie zagrasz do {when}, zagra za ciebie bot.',
  'due.other': '{name} ma czas do {when}, potem gra bot.',
  alone: 'Wszyscy czekają na ciebie.',
  'rest.sleep': 'Zegar stoi od {from} do {until}: godziny snu.',
  'rest.weekend': 'Zegar stoi od {from} do {until}: weekend.',
  'rest.holiday': 'Zegar stoi od {from} do {until}: urlop.',
  'rest.pause': 'Zegar stoi do {until}: przerwa.',
  holiday: '{name} ma urlop od {from} do {until}.',
  'pause.on': 'Wszystkie zegary stoją do {when}, chyba że ktoś zakończy przerwę wcześniej.',
  'pause.offered': 'Zaproponowano przerwę. Zgodzili się: {names}.',
  'pause.offer': 'Zaproponuj przerwę',
  'pause.agree': 'Zgódź się na przerwę',
  'pause.decline': 'Bez przerwy',
  'pause.withdraw': 'Wycofaj',
  'pause.end': 'Zakończ przerwę',
  'pause.ending': 'Chcesz grać dalej; zegary ruszą, gdy zechcą tego wszyscy, a najpóźniej o podanej porze.',
  'pause.hint': 'Przerwa zaczyna się, gdy zgodzą się wszyscy przy stole.',
  still: 'W tej chwili nie chodzi żaden zegar.',
}
