import { candidatesFor, HEURISTIC_ONLY } from '../../src/games/silver-and-gold/bot/candidates.ts'
import { netOf } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { readPlayerPosition } from '../../src/games/silver-and-gold/bot/evaluation/player-position.ts'
import { TUNED_WEIGHTS } from '../../src/games/silver-and-gold/bot/evaluation/weights.ts'
import { MAX_MARKINGS, rankMarkings } from '../../src/games/silver-and-gold/bot/lookahead/expectimax.ts'
import { allMarkings } from '../../src/games/silver-and-gold/bot/lookahead/generate-markings.ts'
import { patternsShownIn } from '../../src/games/silver-and-gold/bot/lookahead/lead.ts'
import { movesTo } from '../../src/games/silver-and-gold/bot/lookahead/marking-moves.ts'
import { newMarkings } from '../../src/games/silver-and-gold/bot/lookahead/markings.ts'
import { playPacked, silverAndGold } from '../../src/games/silver-and-gold/rules/game.ts'
import { packMove } from '../../src/games/silver-and-gold/rules/packed-move.ts'
import type { SilverAndGoldState } from '../../src/games/silver-and-gold/rules/state.ts'
import { at, fastChance, fastSeed, firstSeat, type PackedMove, type Seat } from '../../src/kernel/index.ts'
import { newPlayer, type Player, picks } from './player.ts'

/** Two nets that play pairs of games: each deal twice, with the seats exchanged. */
export interface MatchOrder {
  readonly weights: Float64Array
  readonly rival: Float64Array
  readonly seed: number
  /** The first deal, and the one after the last. */
  readonly from: number
  readonly to: number
  /** The number of the best markings that are evaluated one turn further ahead; 0 for players at a glance. */
  readonly lookahead: number
}

/** The share of the wins and the mean points of both sides in a pair of games. */
export interface PairOutcome {
  readonly won: number
  readonly score: number
  readonly rivalScore: number
}

const SEATS = 2

export function playPairs({ weights, rival, seed, from, to, lookahead }: MatchOrder): PairOutcome[] {
  const players = [newPlayer(netOf(weights)), newPlayer(netOf(rival))]
  return Array.from({ length: to - from }, (_, index) => {
    const games = [0, 1].map((own) => {
      const seated = own === 0 ? players : players.toReversed()
      const { winners, seats } = playGame(seated, fastSeed(seed, from + index), lookahead)
      const won = winners.includes(own) ? 1 / winners.length : 0
      return { won, score: at(seats, own).score, rivalScore: at(seats, 1 - own).score }
    })
    const half = (name: keyof PairOutcome): number => (at(games, 0)[name] + at(games, 1)[name]) / 2
    return { won: half('won'), score: half('score'), rivalScore: half('rivalScore') }
  })
}

function playGame(players: readonly Player[], seed: string, lookahead: number) {
  const chance = fastChance(seed)
  const state = silverAndGold.setup({ memoryAid: false }, SEATS, chance)
  const { open } = state
  while (open.waiting !== 0) {
    const seat = firstSeat(open.waiting)
    for (const move of choose(at(players, seat), state, seat, lookahead))
      playPacked(state, seat, move, chance)
  }
  const result = silverAndGold.result(open)
  if (!result) throw new Error('the game has not ended')
  return result
}

function choose(player: Player, state: SilverAndGoldState, seat: Seat, lookahead: number): PackedMove[] {
  const { open, own } = state
  const view = { seat, open, own: at(own, seat) }
  const shown = patternsShownIn(state)
  if (open.phase === 'keep') return at(candidatesFor(view, shown, HEURISTIC_ONLY), 0).moves.map(packMove)
  if (open.phase === 'pick') {
    const options = picks(player, state, seat)
    return [options.reduce((best, option) => (option.value > best.value ? option : best)).move]
  }
  const { workspace } = player
  const { context, summary } = readPlayerPosition(open, seat, shown, workspace.root)
  const list = newMarkings(MAX_MARKINGS)
  allMarkings(context, summary, open.expedition, TUNED_WEIGHTS, list)
  rankMarkings(workspace, context, summary, list, lookahead)
  return movesTo(view, list, 0)
}
