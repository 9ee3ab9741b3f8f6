import type { Shown } from './game-board.ts'
import type { Advice } from './session.ts'

/** Advice as the board points it out, with the plan behind it. */
export const shownAdvice = ({ moves, plan }: Advice): Shown => ({
  as: 'advice',
  moves,
  ...(plan ? { plan } : {}),
})
