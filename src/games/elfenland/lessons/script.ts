import type { Answer, Seat } from '../../../kernel/index.ts'
import type { Lesson, ScriptedTurn } from '../../../lesson/lesson.ts'
import { caravansFrom } from '../rules/components/caravans.ts'
import { CARDS, type CardName } from '../rules/components/cards.ts'
import { roadNamed } from '../rules/components/map.ts'
import { TOKENS, type TokenName } from '../rules/components/tokens.ts'
import { CARAVAN_CARDS, TRANSPORT_KINDS } from '../rules/components/transport.ts'
import type { Move } from '../rules/moves.ts'
import { type Cards, counts } from '../rules/table-setting.ts'
import { stop } from './moves.ts'
import type { Point } from './points.ts'

export type ElfLesson = Lesson<Move, Point>

/** The only opponent. */
const RIVAL: Seat = 1

export const rival = (moves: readonly Move[], chance: readonly Answer[] = []): ScriptedTurn<Move> => ({
  seat: RIVAL,
  moves,
  chance,
})

const drawn = (names: readonly string[], size: number, things: readonly string[]): Answer[] =>
  things.map((name, i) => [size - i, names.indexOf(name)])

/** The cards that are drawn from a pile of this size. */
export const fromPile = (size: number, ...cards: CardName[]): Answer[] => drawn(CARDS, size, cards)

/** The tokens that are drawn from a pool of this size. */
export const fromPool = (size: number, ...tokens: TokenName[]): Answer[] => drawn(TOKENS, size, tokens)

/** Every way to travel a road with a caravan of these cards. */
export const anyCaravan = (road: string, cards: Cards): Move[][] =>
  caravansFrom(counts(CARDS, cards).slice(0, TRANSPORT_KINDS), CARAVAN_CARDS).map((paid) => [
    { type: 'caravan', road: roadNamed(road), cards: [...paid] },
    stop,
  ])
