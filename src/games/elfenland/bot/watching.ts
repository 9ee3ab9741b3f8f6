import type { Seat } from '../../../kernel/index.ts'
import type { StatsCollector } from '../../../search/stats.ts'
import { countTowns, type Road } from '../rules/components/map.ts'
import { hasObstacle } from '../rules/components/roads.ts'
import { SEA_MONSTER, TREE_OBSTACLE } from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own, PhaseName, Secret } from '../rules/state.ts'

/** What is counted for a seat. */
interface Tally {
  bids: number
  overbids: number
  bought: number
  paid: number
  /** Bought and not laid in the same round. */
  idle: number
  laid: number
  /** Passed in the planning, and laid something afterwards in the same round. */
  waited: number
  obstacles: number
  /** Obstacles that nobody passed but the one who laid them. */
  ownGoals: number
  roads: number
  /** Within the round. */
  boughtNow: number
  laidNow: number
  passesNow: number
}

interface Obstacle {
  readonly layer: Seat
  passedByLayer: boolean
  passedByOthers: boolean
}

/** Looks at auctions, planning and moving by themselves: who pays too much, stalls, wastes tokens or hurts himself. */
export function elfenlandStats(seats: number): StatsCollector<Open, Own, Secret, Move> {
  const tallies: Tally[] = Array.from({ length: seats }, newTally)
  const obstacles = new Map<Road, Obstacle>()
  const gold = tallies.map(() => 0)
  const held = tallies.map(() => 0)
  let phase: PhaseName = 'over'
  let round = 0

  /** What the last move has brought. */
  function see({ open }: ElfenlandState): void {
    for (const [seat, player] of open.players.entries()) {
      const tokens = player.tokens.reduce((sum, count) => sum + count, 0)
      if (phase === 'auction') {
        tallies[seat].paid += gold[seat] - player.gold
        tallies[seat].bought += tokens - held[seat]
        tallies[seat].boughtNow += tokens - held[seat]
      }
      gold[seat] = player.gold
      held[seat] = tokens
    }
    if (open.round !== round || open.phase === 'over') endRound()
    phase = open.phase
    round = open.round
  }

  function endRound(): void {
    for (const { layer, passedByLayer, passedByOthers } of obstacles.values())
      if (passedByLayer && !passedByOthers) tallies[layer].ownGoals++
    obstacles.clear()
    for (const tally of tallies) {
      tally.idle += Math.max(0, tally.boughtNow - tally.laidNow)
      tally.boughtNow = 0
      tally.laidNow = 0
      tally.passesNow = 0
    }
  }

  function lay(seat: Seat, move: Move): void {
    const tally = tallies[seat]
    tally.laid++
    tally.laidNow++
    tally.waited += tally.passesNow
    tally.passesNow = 0
    if (move.type !== 'lay' || (move.token !== TREE_OBSTACLE && move.token !== SEA_MONSTER)) return
    tally.obstacles++
    obstacles.set(move.road, { layer: seat, passedByLayer: false, passedByOthers: false })
  }

  return {
    recordMove(state, seat, move) {
      see(state)
      const { open } = state
      const tally = tallies[seat]
      switch (move.type) {
        case 'bid':
          tally.bids++
          if (move.gold > open.players[seat].gold) tally.overbids++
          break
        case 'pass':
          if (open.phase === 'planning') tally.passesNow++
          break
        case 'lay':
        case 'doubleTransport':
        case 'exchange':
          lay(seat, move)
          break
        case 'travel':
        case 'caravan': {
          tally.roads++
          const obstacle = hasObstacle(open.roads[move.road]) ? obstacles.get(move.road) : undefined
          if (obstacle?.layer === seat) obstacle.passedByLayer = true
          else if (obstacle) obstacle.passedByOthers = true
          break
        }
        default:
          break
      }
    },
    totals(state) {
      see(state)
      const elfengold = state.open.variant.game === 'elfengold'
      return tallies.map(({ bids, overbids, bought, paid, idle, ...rest }, seat) => {
        const { pieces, tokens, hiddenTokens, cards } = state.open.players[seat]
        const { laid, waited, obstacles: hindered, ownGoals, roads } = rest
        return {
          ...(elfengold ? { bids, overbids, bought, paid, idle } : {}),
          laid,
          waited,
          obstacles: hindered,
          ownGoals,
          roads,
          pieces: countTowns(pieces),
          tokensLeft: tokens.reduce((sum, count) => sum + count, hiddenTokens),
          cardsLeft: cards,
          ...(elfengold ? { goldLeft: state.open.players[seat].gold } : {}),
        }
      })
    },
  }
}

const newTally = (): Tally => ({
  bids: 0,
  overbids: 0,
  bought: 0,
  paid: 0,
  idle: 0,
  laid: 0,
  waited: 0,
  obstacles: 0,
  ownGoals: 0,
  roads: 0,
  boughtNow: 0,
  laidNow: 0,
  passesNow: 0,
})
