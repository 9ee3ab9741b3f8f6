import { useEffect, useMemo, useState } from 'preact/hooks'
import { sound } from '../../../../ui/device/sound.ts'
import { useStableCallback } from '../../../../ui/hooks/stable-callback.ts'
import type { Square } from '../../rules/components/patterns.ts'
import type { Pair } from '../../rules/state.ts'
import { type Spot, sameSpot } from '../islands/spot.ts'
import type { SgView } from '../view.ts'
import { draftMarks } from './drafted-marks.ts'
import { type MarkingGestures, markingGestures } from './marking-gestures.ts'
import { type Orientation, oriented, UPRIGHT } from './placing.ts'
import {
  fitsSomewhere,
  ghostFor,
  type IslandGhost,
  markableCells,
  patternSquares,
  withGhost,
} from './targets.ts'
import type { TurnDraft } from './use-turn-draft.ts'

const SINGLE_SQUARE: readonly Square[] = [[0, 0]]

/** A marking in progress: how the pattern is held, where the pointer is, and what has been marked. */
export interface Marking extends Omit<MarkingGestures, 'whyNotTurn'> {
  readonly orientation: Orientation
  /** Whether a single cell is marked instead of the pattern. */
  readonly single: boolean
  /** Whether the pattern fits on neither island, so that a single cell is the only choice. */
  readonly fitsNowhere: boolean
  readonly pointer: Spot | undefined
  /** The cell that the keyboard returns to. */
  readonly focus: Spot | undefined
  readonly marks: Pair
  /** How many extra marks are still owed. */
  readonly owed: number
  readonly complete: boolean
  readonly ghost: IslandGhost | undefined
  readonly markable: Pair
  /** The marks so far together with the ghost. */
  readonly previewMarks: Pair
  /** Why rotating or flipping the pattern would change nothing now; undefined if it would. */
  readonly whyNotRotate: string | undefined
  readonly whyNotFlip: string | undefined
  hover(spot: Spot | undefined): void
  toggleSingle(): void
}

export function useMarking(view: SgView, draft: TurnDraft, active: boolean): Marking {
  const { open } = view
  const [orientation, setOrientation] = useState<Orientation>(UPRIGHT)
  const [singleChosen, chooseSingle] = useState(false)
  const [pointer, setPointer] = useState<Spot | undefined>(undefined)
  const [focus, setFocus] = useState<Spot | undefined>(undefined)
  useEffect(() => setPointer(undefined), [draft.decision])
  useEffect(() => {
    setOrientation(UPRIGHT)
    chooseSingle(false)
  }, [open.turn])

  const { moves } = draft
  const drafted = useMemo(() => draftMarks(view, active ? moves : []), [view, moves, active])
  const pattern = patternSquares(open)
  const fitsNowhere = useMemo(() => active && !fitsSomewhere(view), [active, view])
  const single = singleChosen || fitsNowhere
  const squares = useMemo(
    () => (single ? SINGLE_SQUARE : oriented(pattern, orientation)),
    [pattern, orientation, single],
  )
  const ghost = useMemo(
    () => (active ? ghostFor(view, pointer, drafted, squares, single) : undefined),
    [active, view, pointer, drafted, squares, single],
  )
  const markable = useMemo(
    (): Pair => (active ? markableCells(view, drafted, single) : [0, 0]),
    [active, drafted, single, view],
  )
  const previewMarks = useMemo(() => withGhost(drafted.marks, ghost), [drafted, ghost])
  const gestures = markingGestures({
    view,
    draft,
    drafted,
    active,
    single,
    pattern,
    orientation,
    squares,
    focus,
    setFocus,
    setOrientation,
  })
  return {
    orientation,
    single,
    fitsNowhere,
    pointer,
    focus,
    marks: active ? drafted.marks : (view.own?.marks ?? [0, 0]),
    owed: active ? drafted.owed : 0,
    complete: drafted.complete,
    ghost,
    markable,
    previewMarks,
    whyNotRotate: gestures.whyNotTurn(1),
    whyNotFlip: gestures.whyNotTurn('flip'),
    hover(spot) {
      if (!sameSpot(spot, pointer)) setPointer(spot)
    },
    put: gestures.put,
    tap: gestures.tap,
    rotate: useStableCallback(gestures.rotate),
    flip: useStableCallback(gestures.flip),
    toggleSingle: useStableCallback(() => {
      sound('tap')
      chooseSingle(!singleChosen)
      draft.replace([])
    }),
  }
}
