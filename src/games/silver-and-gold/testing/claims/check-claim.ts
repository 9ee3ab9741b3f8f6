import { at, type Phrase, type Seat, viewOf } from '../../../../kernel/index.ts'
import type { ClaimKey } from '../../bot/explanations/claim.ts'
import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { scoreParts } from '../../rules/scoring.ts'
import {
  COIN_BOXES,
  COINS_PER_ROW,
  PALM_BOXES,
  PLACES,
  type SilverAndGoldState,
  TURNS,
  TURNS_PER_ROUND,
} from '../../rules/state.ts'
import { averageTurns, canFinish, luckiestTurns } from './luck.ts'
import { allWays, cellsMarked, certainPoints, playMarking } from './replay.ts'

/** A decision that was advised, and everything that a claim about it depends on. */
export interface Advised {
  readonly state: SilverAndGoldState
  readonly seat: Seat
  /** By pattern: how often it was shown in this round. */
  readonly shown: readonly number[]
  readonly moves: readonly Move[]
  readonly plan: readonly Move[]
}

/** What is claimed and what is true; the claim holds if the pairs are equal. */
type Compared = readonly (readonly [claimed: unknown, truth: unknown])[]
type Check = (advised: Advised, claim: Phrase) => Compared

/** How far the expected turns of a card may lie from what a naive average gives: the texts say "about". */
const ABOUT = 0.35

const isAbout = (claimed: unknown, truth: number, cards: number): boolean =>
  Math.abs(Number(claimed) - truth) <= ABOUT * cards

/** The cards named by moves that keep or take one. */
const cardsIn = (moves: readonly Move[]): Card[] =>
  moves.flatMap((move) => ('card' in move ? [move.card] : []))

function checkWorth(deck: Deck, cards: readonly Card[], { points, turns }: Phrase): Compared {
  const sum = (of: (card: Card) => number): number => cards.reduce((total, card) => total + of(card), 0)
  const average = sum((card) => averageTurns(deck, card, at(deck.land, card)))
  return [
    [points, sum((card) => at(deck.points, card))],
    [isAbout(turns, average, cards.length) ? average : turns, average],
  ]
}

/** The share of the expedition cards that can come next for which something holds, in percent. */
function percentOf({ state: { open }, shown }: Advised, holds: (pattern: number) => boolean): number {
  const isNewRound = (open.turn + 1) % TURNS_PER_ROUND === 0
  const cards = deckOf(open.options).patternCounts.flatMap((count, pattern) =>
    Array.from({ length: isNewRound ? count : count - at(shown, pattern) }, () => pattern),
  )
  return Math.round((100 * cards.filter(holds).length) / cards.length)
}

/** The seat's cards once the advised cells are marked. */
function cardsAfter({ state, seat, moves }: Advised) {
  const { cards, free } = at(state.open.players, seat)
  const marked = cellsMarked(moves)
  const own = at(state.own, seat)
  return PLACES.map((place) => ({
    card: cards[place],
    free: free[place] & ~marked[place] & ~own.marks[place],
  }))
}

const turnsLeft = ({ state }: Advised): number => TURNS - 1 - state.open.turn

/** A card is taken to be finished: its worth, and that the luckiest patterns can finish it in time. */
const checkTaking: Check = (advised, claim) => {
  const deck = deckOf(advised.state.open.options)
  const cards = cardsIn(advised.moves)
  const fewest = Math.max(...cards.map((card) => luckiestTurns(deck, card, at(deck.land, card))))
  return [...checkWorth(deck, cards, claim), [fewest <= turnsLeft(advised), true]]
}

/** A card is taken that will hardly be finished. */
const checkLate: Check = (advised, claim) => {
  const deck = deckOf(advised.state.open.options)
  const left = turnsLeft(advised)
  return [
    ...checkWorth(deck, cardsIn(advised.moves), claim),
    [claim.left, left],
    [Number(claim.turns) > left && left > 0, true],
  ]
}

function symbolsOf({ state, moves }: Advised): { coins: number; palms: number } {
  const deck = deckOf(state.open.options)
  const [card = NO_CARD] = cardsIn(moves)
  return { coins: countCells(at(deck.coins, card)), palms: countCells(at(deck.palms, card)) }
}

const checkSymbols: Check = (advised, { coins = 0, palms = 0 }) => {
  const symbols = symbolsOf(advised)
  return [
    [coins, symbols.coins],
    [palms, symbols.palms],
  ]
}

const brought = ({ state, seat, moves }: Advised) => playMarking(state, seat, moves)

const checkFinish: Check = (advised, { key, points }) => {
  const { cards, seals } = brought(advised)
  const finished = cardsAfter(advised).filter(({ card, free }) => card !== NO_CARD && free === 0)
  return [
    [points, cards + seals],
    [key === 'reason.finishBoth' ? 2 : 1, finished.length],
  ]
}

/** The share of the next expedition cards that fit after a marking, in percent. */
function percentThatFits(advised: Advised): number {
  const { state, seat, moves } = advised
  const marked = cellsMarked(moves)
  const next = silverAndGold.copy(state)
  const own = at(next.own, seat)
  for (const place of PLACES) at(next.open.players, seat).free[place] &= ~(marked[place] | own.marks[place])
  own.marks.fill(0)
  own.owed = 0
  return percentOf(advised, (pattern) => {
    next.open.expedition = pattern
    return silverAndGold.legal(viewOf(next, seat)).some(({ type }) => type === 'pattern')
  })
}

/** How likely the next expedition is to finish the island of the plan. */
function checkNextFinish(advised: Advised, percent: unknown, points: unknown): Compared {
  const { state, plan } = advised
  const deck = deckOf(state.open.options)
  const [planned] = plan
  if (planned?.type !== 'pattern') return [['no plan', undefined]]
  const after = cardsAfter(advised)
  const target = at(after, planned.place)
  const other = at(after, 1 - planned.place)
  const beside = other.card === NO_CARD ? undefined : other
  return [
    [percent, percentOf(advised, (pattern) => canFinish(deck, target, beside, pattern))],
    [points, at(deck.points, target.card)],
    [planned.cells, target.free],
    [turnsLeft(advised) > 0, true],
  ]
}

/** For every kind of claim, how to find out by the rules alone whether it is true. */
const CHECKS: Readonly<Record<ClaimKey, Check>> = {
  'reason.keep': ({ state, moves }, claim) => checkWorth(deckOf(state.open.options), cardsIn(moves), claim),
  'reason.keepBoth': ({ state, moves }, claim) => [
    ...checkWorth(deckOf(state.open.options), cardsIn(moves), claim),
    [cardsIn(moves).length, 2],
  ],
  'more.keepOthers': ({ state, seat, moves }, claim) => {
    const others = at(state.own, seat).dealt.filter((card) => !cardsIn(moves).includes(card))
    return checkWorth(deckOf(state.open.options), others, claim)
  },
  'reason.take': (advised, claim) => {
    const { open } = advised.state
    const deck = deckOf(open.options)
    const perTurn = (card: Card): number =>
      at(deck.points, card) / averageTurns(deck, card, at(deck.land, card))
    const [taken = NO_CARD] = cardsIn(advised.moves)
    const better = open.display.filter((card) => card !== NO_CARD && perTurn(card) > 1.05 * perTurn(taken))
    return [...checkTaking(advised, claim), [better, []]]
  },
  'reason.takeOne': checkTaking,
  'reason.takeSeal': (advised, claim) => {
    const { state, seat, moves } = advised
    const deck = deckOf(state.open.options)
    const player = at(state.open.players, seat)
    const finished = [...player.finished, ...cardsIn(moves)]
    const seals = scoreParts(deck, { ...player, finished }).seals - scoreParts(deck, player).seals
    return [...checkTaking(advised, claim), [claim.seals, seals]]
  },
  'reason.takeParts': (advised, claim) => {
    const { coins, palms } = symbolsOf(advised)
    const player = at(advised.state.open.players, advised.seat)
    const pays = (coins > 0 && player.coins < COIN_BOXES) || (palms > 0 && player.palms < PALM_BOXES)
    return [...checkLate(advised, claim), [pays, true]]
  },
  'reason.takeLate': checkLate,
  // An opinion about averages: sampled games are the judge, see `refutationOf`.
  'reason.draw': ({ state }) => [[state.open.stock > 0, true]],
  'reason.finish': checkFinish,
  'reason.finishBoth': checkFinish,
  'reason.row': (advised, { trophy }) => [
    [Number(trophy) > 0 && brought(advised).trophies >= Number(trophy), true],
    [trophy, advised.state.open.trophy],
  ],
  'reason.rowMaybe': (advised, { trophy }) => {
    const { state, seat } = advised
    const { coins } = at(state.open.players, seat)
    return [
      [trophy, state.open.trophy],
      [state.open.start === seat, false],
      [(coins % COINS_PER_ROW) + brought(advised).coins >= COINS_PER_ROW, true],
    ]
  },
  'reason.palms': (advised, { points }) => [[points, brought(advised).palms]],
  'reason.coins': (advised, { n }) => [[n, brought(advised).coins]],
  'reason.extras': ({ moves }, { n }) => [[n, moves.filter(({ type }) => type === 'extra').length]],
  'reason.cells': ({ moves }, { n }) => [
    [n, cellsMarked(moves).reduce((sum, cells) => sum + countCells(cells), 0)],
  ],
  'reason.fits': (advised, { percent }) => [[percent, percentThatFits(advised)]],
  'reason.fitsAll': (advised) => [[100, percentThatFits(advised)]],
  'reason.lastTurn': ({ state, seat }) => [
    [state.open.turn, TURNS - 1],
    [Math.max(...allWays(state, seat).map((way) => certainPoints(state, seat, way))), 0],
  ],
  'more.nearly': (advised, { percent, points }) => checkNextFinish(advised, percent, points),
  'more.surely': (advised, { points }) => checkNextFinish(advised, 100, points),
  'more.givesUp': ({ state, seat, moves }, { points }) => {
    const most = Math.max(...allWays(state, seat).map((way) => certainPoints(state, seat, way)))
    return [[points, most - certainPoints(state, seat, moves)]]
  },
  'more.coins': checkSymbols,
  'more.palms': checkSymbols,
  'more.symbols': checkSymbols,
}

/** What is wrong with a claim, in words; undefined if it is true. */
export function complaintAbout(advised: Advised, claim: Phrase): string | undefined {
  const check = Object.hasOwn(CHECKS, claim.key) ? CHECKS[claim.key as ClaimKey] : undefined
  const about = `turn ${advised.state.open.turn}, ${JSON.stringify(claim)}`
  if (!check) return `${about}: nobody can check this`
  const zero = Object.entries(claim).find(([, value]) => value === 0)
  if (zero) return `${about}: ${zero[0]} is 0`
  const wrong = check(advised, claim).filter(
    ([claimed, truth]) => JSON.stringify(claimed) !== JSON.stringify(truth),
  )
  return wrong.length === 0 ? undefined : `${about}: ${JSON.stringify(wrong)}`
}
