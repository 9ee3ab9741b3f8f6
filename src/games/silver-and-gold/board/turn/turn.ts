import { useEffect, useMemo, useState } from 'preact/hooks'
import * as v from 'valibot'
import type { Rejection } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import { type Cells, cellsOf, countCells, hasCell } from '../../rules/cells.ts'
import { type Card, deckOf, NO_CARD, NO_PATTERN } from '../../rules/deck.ts'
import { type Move, MoveSchema } from '../../rules/moves.ts'
import type { Pair } from '../../rules/state.ts'
import type { Spot } from '../parts/islands.tsx'
import { sameSpot } from '../parts/islands.tsx'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'
import { draftMarks } from './draft.ts'
import {
  after,
  flippedOver,
  ghostAt,
  type Hold,
  held,
  holdOf,
  placementsOver,
  rotated,
  STRAIGHT,
} from './placing.ts'

const NO_MOVES: readonly Move[] = []

/** A turn in the making: what is held, what is drafted, and what each gesture does to it. */
export function useTurn(view: SgView, { active, mayTakeBack, send, takeBack }: BoardProps) {
  const { open, own, seat } = view
  const deck = deckOf(open.options)
  const [hold, setHold] = useState<Hold>(STRAIGHT)
  const [single, setSingle] = useState(false)
  const [pointer, setPointer] = useState<Spot | undefined>(undefined)
  const [focus, setFocus] = useState<Spot | undefined>(undefined)
  const [sending, setSending] = useState(false)

  // A new question begins with an empty draft, at once. What others do meanwhile does not touch it.
  const question = `${open.turn} ${open.phase} ${active} ${seat} ${own?.dealt.join()} ${open.players[seat ?? 0].cards.join()}`
  const [moves, keep] = useDraft<readonly Move[]>('turn', v.array(MoveSchema), question, NO_MOVES)
  /** Why the last thing tried cannot be. */
  const [problem, setProblem] = useKeyedState(question, '')
  const draft = (next: readonly Move[]): void => {
    // What is on its way cannot be changed any more.
    if (sending) return
    keep(next)
    setProblem('')
  }
  useEffect(() => setPointer(undefined), [question])
  useEffect(() => {
    setHold(STRAIGHT)
    setSingle(false)
  }, [open.turn])

  const marking = active && open.phase === 'mark'
  const keeping = active && open.phase === 'keep'
  const picking = active && open.phase === 'pick'
  const drafted = useMemo(() => draftMarks(view, marking ? moves : []), [view, moves, marking])
  const pattern = open.expedition === NO_PATTERN ? [] : deck.file.expeditions[open.expedition].cells
  const squares = useMemo(() => (single ? [[0, 0] as const] : held(pattern, hold)), [pattern, hold, single])

  const chosen = moves.flatMap((move) => (move.type === 'keep' ? [move.card] : []))
  const taken = moves.flatMap((move) => (move.type === 'take' ? [move.card] : []))
  const places = open.players[seat ?? 0].cards.filter((card) => card === NO_CARD).length
  const cards = open.display.filter((card) => card !== NO_CARD).length + open.stock
  const complete = marking
    ? drafted.complete
    : keeping
      ? chosen.length === 2
      : picking && taken.length > 0 && taken.length === Math.min(places, cards)

  const base = moves[0]
  const baseCells: Cells =
    base?.type === 'pattern' ? base.cells : base?.type === 'single' ? 1 << base.cell : 0
  const baseAt = (spot: Spot): boolean =>
    (base?.type === 'pattern' || base?.type === 'single') &&
    base.place === spot.place &&
    hasCell(baseCells, spot.cell)
  /** The free cells as they were before the base was laid. */
  const untouched = (place: 0 | 1): Cells => (seat === undefined ? 0 : open.players[seat].free[place])

  const ghost = useMemo(() => {
    if (!marking || !pointer || drafted.complete) return undefined
    const free = drafted.free[pointer.place]
    if (drafted.owed > 0) {
      const fits = hasCell(free, pointer.cell)
      return fits ? { place: pointer.place, cells: 1 << pointer.cell, fits } : undefined
    }
    return { place: pointer.place, ...ghostAt(squares, pointer.cell, free) }
  }, [marking, pointer, drafted, squares])

  const hints = useMemo((): Pair => {
    if (!marking || drafted.complete) return [0, 0]
    if (drafted.owed > 0 || single) return [drafted.free[0], drafted.free[1]]
    const reach = (place: 0 | 1): Cells => {
      const card = open.players[seat ?? 0].cards[place]
      if (card === NO_CARD) return 0
      return deck.placements[card][open.expedition]
        .filter((cells) => (cells & ~drafted.free[place]) === 0)
        .reduce((all, cells) => all | cells, 0)
    }
    return [reach(0), reach(1)]
  }, [marking, drafted, single, open, seat])

  const previewMarks: Pair =
    ghost?.fits === true
      ? [
          drafted.marks[0] | (ghost.place === 0 ? ghost.cells : 0),
          drafted.marks[1] | (ghost.place === 1 ? ghost.cells : 0),
        ]
      : drafted.marks

  function layBase(place: 0 | 1, cells: Cells): void {
    sound('scratch')
    draft([single ? { type: 'single', place, cell: cellsOf(cells)[0] } : { type: 'pattern', place, cells }])
  }

  function markExtra({ place, cell }: Spot): void {
    sound('scratch')
    draft([...moves, { type: 'extra', place, cell }])
  }

  /** A mark of this turn: an extra is rubbed out, the base is taken up again. */
  function rubOut(spot: Spot): void {
    sound('rub')
    const extra = moves.findIndex(
      (move) => move.type === 'extra' && move.place === spot.place && move.cell === spot.cell,
    )
    draft(extra > 0 ? moves.slice(0, extra) : [])
  }

  function why({ place, cell }: Spot): string {
    if (!hasCell(untouched(place), cell)) return sg.t('why.marked')
    return sg.t(countCells(drafted.free[place]) < pattern.length ? 'why.tooSmall' : 'why.noFit')
  }

  function put(spot: Spot): void {
    if (!marking || sending) return
    setFocus(spot)
    const fresh = hasCell(drafted.marks[spot.place], spot.cell)
    if (fresh) {
      rubOut(spot)
      return
    }
    if (drafted.owed > 0) {
      if (hasCell(drafted.free[spot.place], spot.cell)) markExtra(spot)
      else setProblem(sg.t('why.marked'))
      return
    }
    const there = ghostAt(squares, spot.cell, untouched(spot.place))
    if (there.fits) layBase(spot.place, there.cells)
    else setProblem(why(spot))
  }

  /** A finger cycles through all the ways the pattern can cover the cell. */
  function tap(spot: Spot): void {
    if (!marking || sending) return
    const inBase = baseAt(spot)
    const extra = !inBase && (drafted.owed > 0 || hasCell(drafted.marks[spot.place], spot.cell))
    if (single || extra) {
      put(spot)
      return
    }
    const card = open.players[seat ?? 0].cards[spot.place]
    const ways = placementsOver(
      deck.placements[card][open.expedition],
      spot.cell,
      untouched(spot.place),
      squares,
    )
    const next = inBase
      ? after(
          [...ways].sort((a, b) => a - b),
          baseCells,
        )
      : ways[0]
    if (next === undefined) {
      setProblem(why(spot))
      return
    }
    setHold(holdOf(pattern, next, hold))
    layBase(spot.place, next)
  }

  function rotate(by: 1 | -1): void {
    if (!marking || drafted.owed > 0) return
    sound('tap')
    if (single) setSingle(false)
    setHold((now) => rotated(now, by))
    draft([])
  }

  function flip(): void {
    if (!marking || drafted.owed > 0) return
    sound('tap')
    setHold(flippedOver)
    draft([])
  }

  function choose(card: Card): void {
    sound('paper')
    const rest = moves.filter((move) => move.type !== 'keep' || move.card !== card)
    draft(rest.length < moves.length ? rest : [...moves.slice(-1), { type: 'keep', card }])
  }

  async function submit(list: readonly Move[]): Promise<void> {
    if (sending) return
    setSending(true)
    sound('press')
    const rejection: Rejection | undefined = await send(list)
    setSending(false)
    if (rejection) setProblem(rejectionWords(rejection, sg))
  }

  const undo = sending
    ? undefined
    : moves.length > 0
      ? () => {
          sound('rub')
          draft(moves.slice(0, -1))
        }
      : mayTakeBack && !active
        ? takeBack
        : undefined

  const confirm = (): void => {
    if (complete) void submit(moves)
  }

  useShortcuts(marking, {
    r: () => rotate(1),
    R: () => rotate(-1),
    f: flip,
    Backspace: () => undo?.(),
    c: confirm,
  })

  // A card taken in the draft lies in its place at once, to be looked at.
  const shown = useMemo((): SgView => {
    if (taken.length === 0 || seat === undefined) return view
    const players = [...open.players]
    const player = structuredClone(players[seat])
    for (const card of taken) {
      const place = player.cards[0] === NO_CARD ? 0 : 1
      player.cards[place] = card
      player.free[place] = deck.land[card]
    }
    players[seat] = player
    return { ...view, open: { ...open, players } }
  }, [view, taken.join()])

  return {
    marking,
    keeping,
    choosing: picking,
    picking: picking && !complete,
    moves,
    hold,
    single,
    pointer,
    focus,
    problem,
    sending,
    marks: marking ? drafted.marks : (own?.marks ?? [0, 0]),
    owed: marking ? drafted.owed : 0,
    complete,
    chosen,
    taken,
    ghost,
    hints,
    previewMarks,
    shown,
    hover: (spot: Spot | undefined) => {
      if (!sameSpot(spot, pointer)) setPointer(spot)
    },
    put,
    tap,
    rotate,
    flip,
    toggleSingle: () => {
      sound('tap')
      setSingle(!single)
      draft([])
    },
    choose,
    take: (card: Card) => {
      sound('paper')
      draft([...moves, { type: 'take', card }])
    },
    draw: () => void submit([...moves, { type: 'draw' }]),
    confirm,
    undo,
  }
}
