import { NO_SEATS, type Result, rank } from '../../../kernel/index.ts'
import { countTowns, DISTANCE, NO_TOWN } from './components/map.ts'
import { automatic } from './phases/phase.ts'
import type { Open, Player } from './state.ts'

export const SCORE_PARTS = ['pieces', 'distance'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/**
 * Reveals the town cards by moving them from the hidden state to the open state. The kernel notices this, so players
 * cannot take back the last turn once they have seen them.
 */
export const over = automatic(({ open, own }) => {
  open.waiting = NO_SEATS
  for (let seat = 0; seat < own.length; seat++) {
    open.players[seat].townCard = own[seat].townCard
    own[seat].townCard = NO_TOWN
  }
})

export function result(open: Open): Result | undefined {
  if (open.phase !== 'over') return undefined
  const { game, townCards } = open.variant
  return rank(
    open.players.map((player) => {
      const tieBreak = game === 'elfengold' ? { gold: player.gold } : { cards: player.cards }
      return townCards ? scoreNearTown(player, tieBreak) : scorePieces(player, tieBreak)
    }),
  )
}

type TieBreak = Record<string, number>

/** Most town pieces win. Tie: most cards in hand (Elfenland) or most gold (Elfengold); then the win is shared. */
function scorePieces(player: Player, tieBreak: TieBreak) {
  const pieces = countTowns(player.pieces)
  return { score: pieces, parts: { pieces }, tieBreak }
}

/** Town cards: subtract the shortest distance from the boot to the secret town. Tie: nearer to the secret town. */
function scoreNearTown(player: Player, tieBreak: TieBreak) {
  const pieces = countTowns(player.pieces)
  const distance = 0 - DISTANCE[player.boot][player.townCard]
  return { score: pieces + distance, parts: { pieces, distance }, tieBreak: { distance, ...tieBreak } }
}
