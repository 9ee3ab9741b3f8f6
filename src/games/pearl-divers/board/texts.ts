import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from '../texts/en.ts'
import { BOARD_TEXTS } from '../texts/index.ts'

/** The texts of this board, in the language on screen. */
export const gameTexts = textsOf<typeof english>(BOARD_TEXTS)
