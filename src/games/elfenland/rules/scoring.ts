import { NO_SEATS, type Result, rank } from '../../../kernel/index.ts'
import { countTowns, DISTANCE, NO_TOWN } from './components/map.ts'
import { automatic } from './phases/phase.ts'
import type { Open, Player } from './state.ts'

export const SCORE_PARTS = ['pieces', 'distance'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/**
 * The game is over: the town cards go from the hidden places to the open one. So the kernel sees that something hidden
 * was shown, and nobody takes back the last turn once he knows them.
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

/** Most town pieces; tie: most cards in hand (Elfenland) or most gold (Elfengold); then shared. */
function scorePieces(player: Player, tieBreak: TieBreak) {
  const pieces = countTowns(player.pieces)
  return { score: pieces, parts: { pieces }, tieBreak }
}

/** Town cards: subtract the shortest distance from the boot to that town; tie: nearer to the own town. */
function scoreNearTown(player: Player, tieBreak: TieBreak) {
  const pieces = countTowns(player.pieces)
  const distance = 0 - DISTANCE[player.boot][player.townCard]
  return { score: pieces + distance, parts: { pieces, distance }, tieBreak: { distance, ...tieBreak } }
}
