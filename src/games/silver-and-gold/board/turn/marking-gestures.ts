import { hasSeat } from '../../../../kernel/index.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { type Cells, countCells, firstCell, hasCell } from '../../rules/components/cells.ts'
import type { Square } from '../../rules/components/patterns.ts'
import type { Move } from '../../rules/moves.ts'
import type { Spot } from '../islands/spot.ts'
import { sg } from '../texts.ts'
import { type IslandPlace, type SgView, viewedPlayer } from '../view.ts'
import type { DraftedMarks } from './drafted-marks.ts'
import { nextInCycle, type Orientation, orientationOf, placementsOver } from './placing.ts'
import { patternGhost, placementsOn } from './targets.ts'
import { type Drawn, type Turning, turned } from './turning.ts'
import type { TurnDraft } from './use-turn-draft.ts'

/** What gestures read and change. */
interface MarkingContext {
  readonly view: SgView
  readonly draft: TurnDraft
  readonly drafted: DraftedMarks
  readonly active: boolean
  readonly single: boolean
  readonly pattern: readonly Square[]
  readonly orientation: Orientation
  /** The pattern as it is held, or one square. */
  readonly squares: readonly Square[]
  /** The spot of the latest mark. */
  readonly focus: Spot | undefined
  setFocus(spot: Spot): void
  setOrientation(orientation: Orientation): void
}

export interface MarkingGestures {
  /** Places the pattern at a spot, as it is held if it fits so, marks one cell there, or erases a mark of this turn. */
  put(spot: Spot): void
  /** Like `put`, but for a finger, which cannot hover: taps cycle through the placements that cover the cell. */
  tap(spot: Spot): void
  rotate(by: 1 | -1): void
  flip(): void
  /** Why turning the pattern would change nothing now; undefined if it would. */
  whyNotTurn(how: Turning): string | undefined
}

export function markingGestures(context: MarkingContext): MarkingGestures {
  const { draft, active } = context
  const mayMark = active && !draft.sending
  const after = (how: Turning) => (mayMark ? turnedBy(context, how) : undefined)

  function turn(how: Turning): void {
    const next = after(how)
    if (!next) return
    sound('tap')
    context.setOrientation(next.orientation)
    const base = baseOf(draft.moves)
    if (base) draft.replace([{ type: 'pattern', place: base.place, cells: next.cells }])
  }

  return {
    put: (spot) => (mayMark ? put(context, spot) : explainWaiting(context)),
    tap: (spot) => (mayMark ? tap(context, spot) : explainWaiting(context)),
    rotate: turn,
    flip: () => turn('flip'),
    whyNotTurn: (how) => (after(how) ? undefined : reasonNotToTurn(context)),
  }
}

/** Extra marks hold the pattern in its place. */
const hasExtras = ({ draft: { moves }, drafted }: MarkingContext): boolean =>
  moves.length > 1 || (drafted.owed > 0 && !baseOf(moves))

/** What turning leads to. A single cell has no orientation. */
function turnedBy(context: MarkingContext, how: Turning) {
  const { draft, single, pattern, orientation } = context
  if (single || hasExtras(context)) return undefined
  const base = baseOf(draft.moves)
  return turned(pattern, orientation, how, base && drawnBase(context, base))
}

function reasonNotToTurn(context: MarkingContext): string {
  if (context.single) return sg.t('why.single')
  if (hasExtras(context)) return sg.t('why.extras')
  return sg.t(baseOf(context.draft.moves) ? 'why.noOtherWay' : 'why.sameShape')
}

/** Says why nothing can be marked now. Moves that are on their way need no words. */
function explainWaiting({ view, draft, active }: MarkingContext): void {
  const picks = view.open.phase === 'pick' && view.seat !== undefined && hasSeat(view.open.waiting, view.seat)
  if (!active) draft.explain(sg.t(picks ? 'why.pickFirst' : 'why.waiting'))
}

function drawnBase(context: MarkingContext, { place, cells }: Base): Drawn {
  const { focus } = context
  const anchor = focus?.place === place && hasCell(cells, focus.cell) ? focus.cell : firstCell(cells)
  return { cells, anchor, free: freeBefore(context, place) }
}

function put(context: MarkingContext, spot: Spot): void {
  const { view, draft, drafted, squares, single, setFocus } = context
  const { place, cell } = spot
  setFocus(spot)
  if (hasCell(drafted.marks[place], cell)) {
    erase(draft, spot)
    return
  }
  if (drafted.owed > 0) {
    if (hasCell(drafted.free[place], cell)) markExtra(draft, spot)
    else draft.explain(sg.t('why.marked'))
    return
  }
  const target = patternGhost(view, spot, freeBefore(context, place), squares, single)
  if (target.fits) markBase(context, place, target.cells)
  else draft.explain(reasonAgainst(context, spot))
}

function tap(context: MarkingContext, spot: Spot): void {
  const { view, draft, drafted, squares, single } = context
  const { place, cell } = spot
  context.setFocus(spot)
  const base = baseOf(draft.moves)
  const onBase = base?.place === place && hasCell(base.cells, cell)
  const extra = !onBase && (drafted.owed > 0 || hasCell(drafted.marks[place], cell))
  if (single || extra) {
    put(context, spot)
    return
  }
  const card = viewedPlayer(view).cards[place]
  const placements = placementsOver(placementsOn(view.open, card), cell, freeBefore(context, place), squares)
  const next = onBase
    ? nextInCycle(
        [...placements].sort((a, b) => a - b),
        base.cells,
      )
    : placements[0]
  if (next === undefined) {
    draft.explain(reasonAgainst(context, spot))
    return
  }
  markBase(context, place, next)
}

interface Base {
  readonly place: IslandPlace
  readonly cells: Cells
}

/** The pattern or the single cell that the turn starts with. */
function baseOf([first]: readonly Move[]): Base | undefined {
  if (first?.type === 'pattern') return first
  return first?.type === 'single' ? { place: first.place, cells: 1 << first.cell } : undefined
}

function markBase(context: MarkingContext, place: IslandPlace, cells: Cells): void {
  const { draft, single, pattern, orientation } = context
  sound('scratch')
  if (!single) context.setOrientation(orientationOf(pattern, cells, orientation))
  draft.replace([
    single ? { type: 'single', place, cell: firstCell(cells) } : { type: 'pattern', place, cells },
  ])
}

function markExtra({ moves, replace }: TurnDraft, { place, cell }: Spot): void {
  sound('scratch')
  replace([...moves, { type: 'extra', place, cell }])
}

/** Erasing an extra mark also erases those after it; erasing the base erases everything. */
function erase({ moves, replace }: TurnDraft, { place, cell }: Spot): void {
  sound('rub')
  const extra = moves.findIndex((move) => move.type === 'extra' && move.place === place && move.cell === cell)
  replace(extra > 0 ? moves.slice(0, extra) : [])
}

/** The free cells of an island before anything was marked in this turn. */
const freeBefore = ({ view }: MarkingContext, place: IslandPlace): Cells =>
  view.seat === undefined ? 0 : viewedPlayer(view).free[place]

/** Why the pattern cannot be placed at a spot. */
function reasonAgainst(context: MarkingContext, { place, cell }: Spot): string {
  const { drafted, pattern } = context
  if (!hasCell(freeBefore(context, place), cell)) return sg.t('why.marked')
  return sg.t(countCells(drafted.free[place]) < pattern.length ? 'why.tooSmall' : 'why.noFit')
}
