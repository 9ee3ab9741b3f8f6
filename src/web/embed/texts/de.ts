import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  board: '{game}: so steht es gerade',
  turn: 'am Zug',
  gone: 'An diesem Tisch kann man nicht mehr zuschauen.',
  open: 'Bei Vermeil zuschauen',
}
