import type { Translation } from '../../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  lead: 'Queste partite può guardarle chiunque.',
  none: 'Al momento non c’è nessuna partita da guardare. I tavoli aperti a tutti compaiono qui appena si comincia.',
  top: 'Il tavolo da seguire',
  picture: '{game}: la partita in questo momento',
  round: 'Round {now} di {of}',
  watching: { one: '{n} persona guarda', other: '{n} persone guardano' },
  turn: 'Tocca a {name}',
  'turn.many': 'Tocca a più giocatori',
  watch: 'Guarda',
  open: 'Guarda {game}: {names}',
  bots: 'Fai giocare i bot e guardali:',
  botTable: 'Giocano solo i bot e tu guardi. Continuano finché qualcuno guarda.',
}
