import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from '../texts/en.ts'
import { BOARD_TEXTS } from '../texts/index.ts'

/** The texts of both boards, in the language on screen. */
export const el = textsOf<typeof english>(BOARD_TEXTS)
