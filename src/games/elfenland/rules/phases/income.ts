import { NO_SEATS } from '../../../../kernel/index.ts'
import { automatic } from './phase.ts'

export const INCOME = 2

/** From round 2 on, each player gets 2 gold. */
export const income = automatic(({ open }) => {
  open.waiting = NO_SEATS
  if (open.round === 1) return
  for (const player of open.players) player.gold += INCOME
})
