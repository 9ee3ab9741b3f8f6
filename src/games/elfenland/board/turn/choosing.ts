import * as v from 'valibot'
import { at, sum } from '../../../../kernel/index.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import type { Card } from '../../rules/components/cards.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { SeatView } from '../../rules/state.ts'
import { playerAt } from '../view.ts'
import { type Held, HeldSchema, sameHeld } from './planning/planning.ts'

/** Cards to discard, chosen one by one and sent together. */
export interface Discarding {
  /** The number of chosen cards, by kind. */
  readonly chosen: readonly number[]
  /** The number of cards that are still to be chosen. */
  readonly owed: number
  readonly moves: readonly Move[] | undefined
  toggle(kind: number, chosen: number): void
  /** Replaces the draft. */
  propose(cards: readonly Card[]): void
}

export function useDiscarding(view: SeatView | undefined, active: boolean): Discarding | undefined {
  const asked =
    view !== undefined && view.open.phase === 'handLimit' && view.open.turn === view.seat && active
  const key = asked ? `${view.open.round} ${view.open.turn} ${playerAt(view.open, view.seat).cards}` : ''
  const [chosen, choose] = useDraft<readonly number[]>(
    'discarding',
    v.array(v.number()),
    key,
    view?.own.hand.map(() => 0) ?? [],
  )
  if (!asked) return undefined
  const count = sum(chosen)
  const owed = playerAt(view.open, view.seat).cards - HAND_LIMIT - count
  return {
    chosen,
    owed,
    moves:
      owed === 0
        ? chosen.flatMap((n, card) => Array.from({ length: n }, (): Move => ({ type: 'discard', card })))
        : undefined,
    toggle(kind, n) {
      if (n > at(chosen, kind) && owed === 0) return
      choose(chosen.map((old, i) => (i === kind ? n : old)))
    },
    propose: (cards) => choose(chosen.map((_, kind) => cards.filter((card) => card === kind).length)),
  }
}

/** One of the player's tokens, told apart from others of its kind. */
export interface HeldPiece extends Held {
  readonly nth: number
}

/** The player's tokens one by one: the open ones first, then the hidden ones. */
export function piecesOf(tokens: readonly number[], hiddenTokens: readonly number[]): HeldPiece[] {
  const list = (counts: readonly number[], hidden: boolean): HeldPiece[] =>
    counts.flatMap((n, token) => Array.from({ length: n }, (_, nth) => ({ token, hidden, nth })))
  return [...list(tokens, false), ...list(hiddenTokens, true)]
}

/** In Elfenland an obstacle always stays with its owner. */
const mayBeKept = (view: SeatView, token: Token): boolean =>
  view.open.variant.game === 'elfengold' || isCounter(token)

export interface Keeping {
  readonly chosen: readonly HeldPiece[]
  readonly wanted: number
  readonly moves: readonly Move[] | undefined
  may(piece: HeldPiece): boolean
  has(piece: HeldPiece): boolean
  toggle(piece: HeldPiece): void
  /** Replaces the draft. */
  propose(kept: readonly Held[]): void
}

const KeepingSchema = v.array(v.object({ ...HeldSchema.entries, nth: v.number() }))

/** The tokens that the player keeps at the end of a round. */
export function useKeeping(view: SeatView | undefined, active: boolean): Keeping | undefined {
  const asked = view !== undefined && view.open.phase === 'roundEnd' && active
  const key = asked ? `${view.open.round} ${view.seat}` : ''
  const [chosen, choose] = useDraft<readonly HeldPiece[]>('keeping', KeepingSchema, key, [])
  if (!asked) return undefined
  const wanted = view.open.variant.kept
  const same = (a: HeldPiece, b: HeldPiece): boolean =>
    a.token === b.token && a.hidden === b.hidden && a.nth === b.nth
  const has = (piece: HeldPiece): boolean => chosen.some((other) => same(other, piece))
  return {
    chosen,
    wanted,
    has,
    may: ({ token }) => mayBeKept(view, token),
    moves:
      chosen.length === wanted
        ? chosen.map(({ token, hidden }): Move => ({ type: 'keep', token, hidden }))
        : undefined,
    toggle(piece) {
      if (has(piece)) choose(chosen.filter((other) => !same(other, piece)))
      else choose([...chosen.slice(chosen.length >= wanted ? 1 : 0), piece])
    },
    propose: (kept) =>
      choose(
        kept.map(({ token, hidden }, i) => ({
          token,
          hidden,
          nth: kept.slice(0, i).filter((other) => sameHeld(other, { token, hidden })).length,
        })),
      ),
  }
}

/** Which of the two drawn tokens the player shows. */
export interface Showing {
  readonly chosen: number | undefined
  readonly moves: readonly Move[] | undefined
  choose(index: number): void
  /** Replaces the draft. */
  propose(token: Token): void
}

export function useTokenToShow(view: SeatView | undefined): Showing | undefined {
  const asked = view?.open.phase === 'tokens'
  const [first, second] = view?.own.drawn ?? []
  const [chosen, choose] = useDraft<number | undefined>(
    'showing',
    v.optional(v.number()),
    asked ? `${view.open.round} ${view.seat} ${first} ${second}` : '',
    first === second ? 0 : undefined,
  )
  if (!asked) return undefined
  return {
    chosen,
    moves: chosen === undefined ? undefined : [{ type: 'show', token: at(view.own.drawn, chosen) }],
    choose,
    propose: (token) => choose(view.own.drawn.indexOf(token)),
  }
}
