import { candidatesFor, HEURISTIC_ONLY } from '../../src/games/silver-and-gold/bot/candidates.ts'
import { FEATURES } from '../../src/games/silver-and-gold/bot/evaluation/features.ts'
import { type Net, POINTS } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { scoreOf } from '../../src/games/silver-and-gold/bot/evaluation/summary.ts'
import { patternsShownIn } from '../../src/games/silver-and-gold/bot/lookahead/lead.ts'
import { movesTo } from '../../src/games/silver-and-gold/bot/lookahead/marking-moves.ts'
import type { Card } from '../../src/games/silver-and-gold/rules/components/deck.ts'
import { playPacked, silverAndGold } from '../../src/games/silver-and-gold/rules/game.ts'
import { packMove } from '../../src/games/silver-and-gold/rules/packed-move.ts'
import type { SilverAndGoldState } from '../../src/games/silver-and-gold/rules/state.ts'
import { at, type Chance, fastChance, fastSeed, firstSeat, type Seat } from '../../src/kernel/index.ts'
import { numberAt } from './numbers.ts'
import {
  bestOf,
  newPlayer,
  type Pick,
  type Player,
  picks,
  readBefore,
  replyWithAll,
  scoreOfMarking,
  scoreWithCard,
  valueBefore,
} from './player.ts'

/** One in this many markings, picks and kept cards is chosen at random, for variety; such markings from all there are. */
const EXPLORED_MARKINGS = 6
const EXPLORED_PICKS = 6
const EXPLORED_KEEPS = 6
/** How many points worse than the best such a choice may look. */
const CLOSE_MARKINGS = 2
const CLOSE_PICKS = 4
/** Seats of the games by index; a third of the games have two and the others three or four. */
const TABLES = [2, 3, 4]

/** Positions after a marking or a pick, and what they turned out to be worth. */
export interface Samples {
  /** The inputs of the net, `FEATURES` numbers for each sample. */
  readonly features: Float32Array
  /** Points won after the position, in the unit of the net. */
  readonly targets: Float32Array
}

/** What a batch of games gave. */
export interface Batch extends Samples {
  /** The sum of the final scores of all players, and their number. */
  readonly score: number
  readonly players: number
}

/** A position that is evaluated, and its score so far. */
interface Position {
  readonly score: number
  readonly features: Float64Array
}

/** A marking of a player, and the picks after it. */
interface Step {
  /** The value before the pattern was known, and that of the chosen marking. */
  readonly expected: number
  readonly value: number
  readonly turnsLeft: number
  readonly after: Position
  readonly picks: PickStep[]
}

interface PickStep {
  /** What was lost because the pick was made for variety. */
  readonly lost: number
  /** Not known before a card is drawn blind. */
  readonly after: Position | undefined
}

/** Games `from` to `to` of a series. `trace` is λ: how far targets reach beyond the next turn; 1 is to the end. */
export interface BatchOrder {
  readonly net: Net | undefined
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly trace: number
}

export function playBatch({ net, seed, from, to, trace }: BatchOrder): Batch {
  const player = newPlayer(net)
  const features: number[] = []
  const targets: number[] = []
  let score = 0
  let players = 0
  for (let index = from; index < to; index++) {
    const { steps, scores } = playGame(player, seed, index)
    for (const [seat, list] of steps.entries()) {
      addSamples(list, at(scores, seat), trace, features, targets)
      score += at(scores, seat)
      players++
    }
  }
  return { features: Float32Array.from(features), targets: Float32Array.from(targets), score, players }
}

/**
 * Goes from the last marking to the first and adds what each, and every pick after it, turned out to be worth. The luck of
 * the pattern (the value of the best reply to it, less the mean over all patterns) and what was lost for variety are left
 * out. What remains of later surprises counts by λ for every turn in between.
 */
function addSamples(
  steps: readonly Step[],
  final: number,
  trace: number,
  features: number[],
  targets: number[],
): void {
  let result = final
  const add = ({ score, features: values }: Position): void => {
    for (const value of values) features.push(value)
    targets.push((result - score) / POINTS)
  }
  for (const { expected, value, turnsLeft, after, picks: picked } of steps.toReversed()) {
    for (const pick of picked.toReversed()) {
      if (pick.after && turnsLeft > 0) add(pick.after)
      result += pick.lost
    }
    if (turnsLeft > 0) add(after)
    // Without a net λ is 1, and the heuristic's values appear only in a difference.
    result = (1 - trace) * expected + trace * (result - value + expected)
  }
}

function playGame(player: Player, seed: number, index: number): { steps: Step[][]; scores: number[] } {
  const seats = at(TABLES, index % TABLES.length)
  const chance = fastChance(fastSeed(seed, index))
  const choices = fastChance(fastSeed(seed ^ 0x7ea1, index))
  const state = silverAndGold.setup({ memoryAid: false }, seats, chance)
  const { open } = state
  const steps: Step[][] = open.players.map(() => [])
  while (open.waiting !== 0) {
    const seat = firstSeat(open.waiting)
    if (open.phase === 'keep') keep(state, seat, choices, chance)
    else if (open.phase === 'mark') at(steps, seat).push(mark(player, state, seat, choices, chance))
    else {
      const options = picks(player, state, seat)
      const best = Math.max(...options.map(({ value }) => value))
      const { move, value, card } = choosePick(options, best, choices)
      const after = card === undefined ? undefined : positionWith(player, card)
      at(steps, seat)
        .at(-1)
        ?.picks.push({ lost: best - value, after })
      playPacked(state, seat, move, chance)
    }
  }
  const result = silverAndGold.result(open)
  if (!result) throw new Error('the game has not ended')
  return { steps, scores: result.seats.map(({ score }) => score) }
}

function keep(state: SilverAndGoldState, seat: Seat, choices: Chance, chance: Chance): void {
  const { open, own } = state
  const view = { seat, open, own: at(own, seat) }
  const candidates = candidatesFor(view, patternsShownIn(state), HEURISTIC_ONLY)
  const index = choices.below(EXPLORED_KEEPS) === 0 ? choices.below(candidates.length) : 0
  for (const move of at(candidates, index).moves) playPacked(state, seat, packMove(move), chance)
}

function mark(player: Player, state: SilverAndGoldState, seat: Seat, choices: Chance, chance: Chance): Step {
  const { workspace } = player
  const { open, own } = state
  readBefore(player, state, seat)
  const expected = valueBefore(player, open.expedition)
  const { replies, net, afterReply, replyContext } = workspace
  let markings = replies
  let index = bestOf(replies)
  if (choices.below(EXPLORED_MARKINGS) === 0) {
    markings = player.markings
    const best = replyWithAll(player, open.expedition)
    const close = [...markings.value.subarray(0, markings.size).keys()].filter(
      (i) => numberAt(markings.value, i) >= best - CLOSE_MARKINGS,
    )
    index = at(close, choices.below(close.length))
  }
  // Writes the features and the position after the marking, also where the heuristic chose.
  scoreOfMarking(workspace, markings, index)
  const step = {
    expected,
    value: numberAt(markings.value, index),
    turnsLeft: replyContext.turnsLeft,
    after: { score: scoreOf(afterReply.summary), features: net.features.slice() },
    picks: [],
  }
  for (const move of movesTo({ seat, open, own: at(own, seat) }, markings, index))
    playPacked(state, seat, move, chance)
  return step
}

/** The position with a card of the display, as the net evaluates it, after `picks`. */
function positionWith({ workspace }: Player, card: Card): Position {
  scoreWithCard(workspace, card)
  return { score: scoreOf(workspace.after.summary), features: workspace.net.features.slice() }
}

function choosePick(options: readonly Pick[], best: number, choices: Chance): Pick {
  const explored = choices.below(EXPLORED_PICKS) === 0
  const close = options.filter(({ value }) => (explored ? value >= best - CLOSE_PICKS : value === best))
  return at(close, explored ? choices.below(close.length) : 0)
}

/** Puts samples one after the other. */
export function joinSamples(parts: readonly Samples[]): Samples {
  const count = parts.reduce((sum, { targets }) => sum + targets.length, 0)
  const joined = { features: new Float32Array(count * FEATURES), targets: new Float32Array(count) }
  let at = 0
  for (const { features, targets } of parts) {
    joined.features.set(features, at * FEATURES)
    joined.targets.set(targets, at)
    at += targets.length
  }
  return joined
}
