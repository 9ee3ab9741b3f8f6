import { type Seat, sum } from '../../../kernel/index.ts'
import type { StatsCollector } from '../../../search/stats.ts'
import { countTowns, type Road } from '../rules/components/map.ts'
import { hasObstacle } from '../rules/components/roads.ts'
import { SEA_MONSTER, TREE_OBSTACLE } from '../rules/components/tokens.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import type { Open, Own, PhaseName, Player, Secret } from '../rules/state.ts'

/** What is counted for a seat over the whole game. */
interface Tally {
  bids: number
  overbids: number
  bought: number
  paid: number
  /** Tokens that were bought and not laid in the same round. */
  idle: number
  laid: number
  /** Passes in the planning phase that were followed by laying something in the same round. */
  waited: number
  obstacles: number
  /** Obstacles that only the player who laid them passed. */
  ownGoals: number
  roads: number
}

/** What is counted for a seat within a round. */
interface RoundTally {
  bought: number
  laid: number
  passes: number
}

interface Obstacle {
  readonly layer: Seat
  passedByLayer: boolean
  passedByOthers: boolean
}

/** Everything counted so far, and what is needed to see the effect of the last move. */
interface GameRecord {
  readonly tallies: readonly Tally[]
  readonly rounds: RoundTally[]
  readonly obstacles: Map<Road, Obstacle>
  /** By seat, as of the last move. */
  readonly gold: number[]
  readonly tokens: number[]
  phase: PhaseName
  round: number
}

/** Looks at each part of a game separately: who pays too much, stalls, wastes tokens or obstructs themselves. */
export function elfenlandStats(seats: number): StatsCollector<Open, Own, Secret, Move> {
  const record: GameRecord = {
    tallies: Array.from({ length: seats }, newTally),
    rounds: Array.from({ length: seats }, newRoundTally),
    obstacles: new Map(),
    gold: Array.from({ length: seats }, () => 0),
    tokens: Array.from({ length: seats }, () => 0),
    phase: 'over',
    round: 0,
  }
  return {
    recordMove({ open }, seat, move) {
      recordEffects(record, open)
      recordMove(record, open, seat, move)
    },
    totals({ open }) {
      recordEffects(record, open)
      return record.tallies.map((tally, seat) => totalsOf(tally, open, open.players[seat]))
    },
  }
}

/** Records what the last move has led to. */
function recordEffects(record: GameRecord, { players, phase, round }: Open): void {
  const { tallies, rounds, gold, tokens } = record
  for (const [seat, player] of players.entries()) {
    const held = sum(player.tokens)
    if (record.phase === 'auction') {
      tallies[seat].paid += gold[seat] - player.gold
      tallies[seat].bought += held - tokens[seat]
      rounds[seat].bought += held - tokens[seat]
    }
    gold[seat] = player.gold
    tokens[seat] = held
  }
  if (round !== record.round || phase === 'over') endRound(record)
  record.phase = phase
  record.round = round
}

function endRound({ tallies, rounds, obstacles }: GameRecord): void {
  for (const { layer, passedByLayer, passedByOthers } of obstacles.values())
    if (passedByLayer && !passedByOthers) tallies[layer].ownGoals++
  obstacles.clear()
  for (const [seat, { bought, laid }] of rounds.entries()) {
    tallies[seat].idle += Math.max(0, bought - laid)
    rounds[seat] = newRoundTally()
  }
}

function recordMove(record: GameRecord, open: Open, seat: Seat, move: Move): void {
  const tally = record.tallies[seat]
  switch (move.type) {
    case 'bid':
      tally.bids++
      if (move.gold > open.players[seat].gold) tally.overbids++
      break
    case 'pass':
      if (open.phase === 'planning') record.rounds[seat].passes++
      break
    case 'lay':
    case 'doubleTransport':
    case 'exchange':
      recordLaying(record, seat, move)
      break
    case 'travel':
    case 'caravan':
      tally.roads++
      if (hasObstacle(open.roads[move.road])) recordPassing(record, seat, move.road)
      break
    default:
      break
  }
}

function recordLaying(
  { tallies, rounds, obstacles }: GameRecord,
  seat: Seat,
  move: MoveOf<'lay'> | MoveOf<'doubleTransport'> | MoveOf<'exchange'>,
): void {
  const tally = tallies[seat]
  const round = rounds[seat]
  tally.laid++
  round.laid++
  tally.waited += round.passes
  round.passes = 0
  if (move.type !== 'lay' || (move.token !== TREE_OBSTACLE && move.token !== SEA_MONSTER)) return
  tally.obstacles++
  obstacles.set(move.road, { layer: seat, passedByLayer: false, passedByOthers: false })
}

function recordPassing({ obstacles }: GameRecord, seat: Seat, road: Road): void {
  const obstacle = obstacles.get(road)
  if (obstacle?.layer === seat) obstacle.passedByLayer = true
  else if (obstacle) obstacle.passedByOthers = true
}

/** The figures of a seat; those about auctions exist in Elfengold only. */
function totalsOf(tally: Tally, { variant }: Open, player: Player): Record<string, number> {
  const { bids, overbids, bought, paid, idle, laid, waited, obstacles, ownGoals, roads } = tally
  const { pieces, tokens, hiddenTokens, cards, gold } = player
  const elfengold = variant.game === 'elfengold'
  return {
    ...(elfengold ? { bids, overbids, bought, paid, idle } : {}),
    laid,
    waited,
    obstacles,
    ownGoals,
    roads,
    pieces: countTowns(pieces),
    tokensLeft: tokens.reduce((sum, count) => sum + count, hiddenTokens),
    cardsLeft: cards,
    ...(elfengold ? { goldLeft: gold } : {}),
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
})

const newRoundTally = (): RoundTally => ({ bought: 0, laid: 0, passes: 0 })
