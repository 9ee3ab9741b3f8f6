import type { Translation } from '../../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  board: '{game} : le plateau en ce moment',
  turn: 'doit jouer',
  gone: 'Cette table ne peut plus être suivie.',
  open: 'Regarder sur Vermeil',
}
