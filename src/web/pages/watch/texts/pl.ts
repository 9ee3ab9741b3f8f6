import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Te partie może oglądać każdy.',
  none: 'Teraz nie ma czego oglądać. Stoły otwarte dla wszystkich pojawią się tutaj, gdy tylko zacznie się gra.',
  top: 'Warto obejrzeć',
  picture: '{game}: stan gry w tej chwili',
  round: 'Runda {now} z {of}',
  watching: {
    one: '{n} osoba ogląda',
    few: '{n} osoby oglądają',
    many: '{n} osób ogląda',
    other: '{n} osoby ogląda',
  },
  turn: 'Ruch: {name}',
  'turn.many': 'Ruch ma kilku graczy',
  watch: 'Oglądaj',
  open: 'Oglądaj {game}: {names}',
  bots: 'Niech zagrają boty, a ty popatrz:',
  botTable: 'Grają same boty, a ty patrzysz. Grają dalej, dopóki ktoś patrzy.',
}
