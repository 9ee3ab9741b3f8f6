import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  board: '{game}: la partita in questo momento',
  turn: 'è di turno',
  gone: 'Questo tavolo non si può più guardare.',
  open: 'Guarda su Vermeil',
}
