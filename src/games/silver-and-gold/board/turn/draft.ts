import { type Chance, withSeat } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/cells.ts'
import { type Deck, deckOf, NO_CARD } from '../../rules/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import { fillCoins, fillPalms } from '../../rules/marking.ts'
import type { Move } from '../../rules/moves.ts'
import { scoreParts } from '../../rules/scoring.ts'
import {
  COINS_PER_ROW,
  copyState,
  emptyState,
  type Pair,
  type SilverAndGoldState,
} from '../../rules/state.ts'
import type { SgView } from '../view.ts'

/** A turn tried out: what the moves so far have marked, and whether it could be confirmed. */
export interface Drafted {
  readonly marks: Pair
  readonly free: Pair
  readonly owed: number
  readonly complete: boolean
}

/** A draft shows nothing hidden, so it never needs luck. */
const NO_CHANCE: Chance = { below: () => 0, draw: () => 0 }

/** A chair on which nobody sits: while it is waited for, a draft is never shown to all and resolved. */
const NOBODY = 30

function stateOf(view: SgView): SilverAndGoldState | undefined {
  const { open, own, seat } = view
  if (own === undefined || seat === undefined) return undefined
  const empty = emptyState(open.options, open.players.length)
  const state = copyState({ ...empty, open, own: empty.own.map((other, i) => (i === seat ? own : other)) })
  state.open.waiting = withSeat(state.open.waiting, NOBODY)
  return state
}

/** Plays the moves of a marking on a copy of what the seat sees, by the same rules as the server. */
export function draftMarks(view: SgView, moves: readonly Move[]): Drafted {
  const state = stateOf(view)
  const { seat } = view
  if (!state || seat === undefined) return { marks: [0, 0], free: [0, 0], owed: 0, complete: false }
  for (const move of moves) silverAndGold.play(state, seat, move, NO_CHANCE)
  const own = state.own[seat]
  const { free } = state.open.players[seat]
  return {
    marks: own.marks,
    free: [free[0] & ~own.marks[0], free[1] & ~own.marks[1]],
    owed: own.owed,
    complete: moves.length > 0 && own.owed === 0,
  }
}

/** What marks would bring their player. */
export interface Gain {
  readonly marks: number
  readonly crosses: number
  readonly coins: number
  readonly palms: number
  /** The points written into palm boxes. */
  readonly palmPoints: number
  /** A coin row becomes full. */
  readonly row: boolean
  /** The points of islands that become complete, and of seals that then pay. */
  readonly cards: number
  readonly seals: number
  /** All of it together, without a trophy, which others may take first. */
  readonly points: number
}

export function gainOf(view: SgView, marks: Pair): Gain {
  const { open, seat } = view
  const deck = deckOf(open.options)
  const player = open.players[seat ?? 0]
  const count = (symbols: readonly number[]): number =>
    player.cards.reduce(
      (sum, card, place) => sum + (card === NO_CARD ? 0 : countCells(marks[place] & symbols[card])),
      0,
    )
  const [crosses, coins, palms] = [count(deck.crosses), count(deck.coins), count(deck.palms)]
  const after = structuredClone(player)
  fillCoins(after, coins)
  fillPalms(after, palms, open.palmValue)
  for (const [place, card] of player.cards.entries()) {
    if (card !== NO_CARD && player.free[place] !== 0 && (player.free[place] & ~marks[place]) === 0)
      after.finished.push(card)
  }
  const [old, now] = [scoreParts(deck, player), scoreParts(deck, after)]
  return {
    marks: countCells(marks[0]) + countCells(marks[1]),
    crosses,
    coins: now.coins - old.coins,
    palms,
    palmPoints: now.palms - old.palms,
    row: Math.floor(after.coins / COINS_PER_ROW) > Math.floor(player.coins / COINS_PER_ROW),
    cards: now.cards - old.cards,
    seals: now.seals - old.seals,
    points: total(now) - total(old),
  }
}

const total = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

export const scoreOf = (deck: Deck, player: SgView['open']['players'][number]): number =>
  total(scoreParts(deck, player))
