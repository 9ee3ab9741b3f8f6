import { NO_SEATS, type Result, rank } from '../../../kernel/index.ts'
import { countTowns, DISTANCE } from './map.ts'
import { automatic } from './phase.ts'
import type { Open, Player } from './state.ts'

export const SCORE_PARTS = ['pieces', 'distance'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/** The game is over: the town cards are shown. */
export const over = automatic(({ open, own }) => {
  open.waiting = NO_SEATS
  for (let seat = 0; seat < own.length; seat++) open.players[seat].townCard = own[seat].townCard
})

/** Most town pieces; tie: most cards in hand (Elfenland) or most gold (Elfengold); then shared. */
export function result(open: Open): Result | undefined {
  if (open.phase !== 'over') return undefined
  return rank(
    open.players.map((player) => (open.variant.townCards ? scoreNear(open, player) : score(open, player))),
  )
}

function score(open: Open, player: Player) {
  const pieces = countTowns(player.pieces)
  return { score: pieces, parts: { pieces }, tieBreak: lastTieBreak(open, player) }
}

/** Town cards: subtract the shortest distance from the boot to the town; tie: nearer to the own town. */
function scoreNear(open: Open, player: Player) {
  const pieces = countTowns(player.pieces)
  const distance = 0 - DISTANCE[player.boot][player.townCard]
  return {
    score: pieces + distance,
    parts: { pieces, distance },
    tieBreak: { distance, ...lastTieBreak(open, player) },
  }
}

const lastTieBreak = ({ variant }: Open, { cards, gold }: Player): Record<string, number> =>
  variant.game === 'elfengold' ? { gold } : { cards }
