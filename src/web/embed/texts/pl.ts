import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  board: '{game}: stan gry w tej chwili',
  turn: 'ma ruch',
  gone: 'Tego stołu nie można już oglądać.',
  open: 'Oglądaj w Vermeil',
}
