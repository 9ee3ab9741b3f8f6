import { at } from '../../../../kernel/index.ts'
import type { HelpTopic } from '../../../../ui/board/game-help.ts'
import { type Cells, NO_CELLS } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { toCells, toCorner } from '../../rules/components/patterns.ts'
import type { Move } from '../../rules/moves.ts'
import { COINS_PER_ROW, type Pair, PLACES } from '../../rules/state.ts'
import { draftMarks } from '../turn/drafted-marks.ts'
import { gainOf } from '../turn/gain.ts'
import { shapeOf, UPRIGHT } from '../turn/placing.ts'
import { fitsSomewhere, markableCells, patternSquares } from '../turn/targets.ts'
import { turned } from '../turn/turning.ts'
import { type SgView, viewedPlayer } from '../view.ts'

type TopicId =
  | 'keep'
  | 'mark'
  | 'pick'
  | 'rotate'
  | 'single'
  | 'cross'
  | 'coin'
  | 'palm'
  | 'trophy'
  | 'seal'
  | 'stock'

interface Topic extends HelpTopic {
  readonly id: TopicId
}

const hasSeal = (deck: Deck, card: Card): boolean => card !== NO_CARD && at(deck.sealColour, card) >= 0

const cardOfMove = (move: Move): Card => (move.type === 'keep' || move.type === 'take' ? move.card : NO_CARD)

/** The symbols under some cells of the viewer's islands. */
function symbolsUnder(view: SgView, cells: Pair): TopicId[] {
  const deck = deckOf(view.open.options)
  const { cards } = viewedPlayer(view)
  const some = (symbols: readonly Cells[]): boolean =>
    PLACES.some(
      (place) => cards[place] !== NO_CARD && (cells[place] & at(symbols, cards[place])) !== NO_CELLS,
    )
  return [
    ...(some(deck.crosses) ? (['cross'] as const) : []),
    ...(some(deck.coins) ? (['coin'] as const) : []),
    ...(some(deck.palms) ? (['palm'] as const) : []),
  ]
}

/** What matters while somebody has to act. */
export function topicsOf(view: SgView, drafted: readonly Move[]): Topic[] {
  const { open } = view
  const deck = deckOf(open.options)
  const of = (kind: Topic['kind'], ids: readonly TopicId[]): Topic[] => ids.map((id) => ({ id, kind }))
  const sealed = drafted.some((move) => hasSeal(deck, cardOfMove(move))) ? of('drafted', ['seal']) : []
  switch (open.phase) {
    case 'keep':
      return [...of('phase', ['keep']), ...sealed]
    case 'mark':
      return [
        ...of('drafted', practisedMarks(view, drafted).filter(isSymbol)),
        ...of('phase', fitsSomewhere(view) ? ['mark'] : ['single', 'mark']),
        ...of('symbol', symbolsInReach(view)),
      ]
    case 'pick':
      return [
        ...of('phase', ['pick']),
        ...sealed,
        ...of('symbol', open.display.some((card) => hasSeal(deck, card)) ? ['seal'] : []),
        ...of('symbol', open.stock > 0 ? ['stock'] : []),
      ]
    case 'over':
      return []
  }
}

const isSymbol = (id: TopicId): boolean => id !== 'mark' && id !== 'rotate' && id !== 'single'

function symbolsInReach(view: SgView): TopicId[] {
  const inReach = symbolsUnder(view, markableCells(view, draftMarks(view, []), false))
  const { coins } = viewedPlayer(view)
  const lastOfRow = coins % COINS_PER_ROW === COINS_PER_ROW - 1 && view.open.trophy > 0
  return [
    ...(lastOfRow && inReach.includes('coin') ? (['trophy'] as const) : []),
    ...inReach,
    ...(turned(patternSquares(view.open), UPRIGHT, 1, undefined) ? (['rotate'] as const) : []),
    'single',
  ]
}

/** The topics that a marking puts into practice. */
function practisedMarks(view: SgView, moves: readonly Move[]): TopicId[] {
  const [base] = moves
  if (base?.type !== 'pattern' && base?.type !== 'single') return []
  const { marks } = draftMarks(view, moves)
  const upright = toCells(toCorner(patternSquares(view.open)))
  return [
    ...(gainOf(view, marks).row && view.open.trophy > 0 ? (['trophy'] as const) : []),
    ...symbolsUnder(view, marks),
    'mark',
    ...(base.type === 'single' ? (['single'] as const) : []),
    ...(base.type === 'pattern' && shapeOf(base.cells) !== upright ? (['rotate'] as const) : []),
  ]
}

/** The topics that a turn puts into practice. */
export function topicsDone(view: SgView, moves: readonly Move[]): TopicId[] {
  const deck = deckOf(view.open.options)
  const some = (...types: Move['type'][]): boolean => moves.some(({ type }) => types.includes(type))
  return [
    ...practisedMarks(view, moves),
    ...(some('keep') ? (['keep'] as const) : []),
    ...(some('take', 'draw') ? (['pick'] as const) : []),
    ...(some('draw') ? (['stock'] as const) : []),
    ...(moves.some((move) => hasSeal(deck, cardOfMove(move))) ? (['seal'] as const) : []),
  ]
}
