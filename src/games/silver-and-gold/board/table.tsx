import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hasSeat, type Seat, seatsOf } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { BoardProps } from '../../../ui/board/game-board.ts'
import { LogPanel } from '../../../ui/components/seats/log-panel.tsx'
import { useFocusHeir } from '../../../ui/hooks/focus.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { listed } from '../../../ui/text/texts.tsx'
import { type Card, deckOf, NO_PATTERN, patternId } from '../rules/deck.ts'
import { TURNS_PER_ROUND } from '../rules/state.ts'
import { pileSize } from '../rules/turn.ts'
import { Sprite } from './art/sprite.tsx'
import { DisplayCards, Harbour, LOOKING_ONLY } from './parts/harbour.tsx'
import { type Closer, CloserLook } from './parts/inspect.tsx'
import { Islands } from './parts/islands.tsx'
import { Keeping } from './parts/keeping.tsx'
import { Chips, Opponents } from './parts/opponents.tsx'
import { Pencil } from './parts/pencil-pointer.tsx'
import { pointedOut } from './parts/pointed.ts'
import { Purse } from './parts/purse.tsx'
import { RoundCard } from './parts/round-card.tsx'
import { ScoreSheet } from './parts/score-sheet.tsx'
import { GainWords, Tray } from './parts/tray.tsx'
import { showMovement } from './story/movement.ts'
import { sg } from './texts.ts'
import { gainOf } from './turn/draft.ts'
import { held } from './turn/placing.ts'
import { useTurn } from './turn/turn.ts'
import { asSg, type SgView } from './view.ts'
import { markWords, patternWords } from './words.ts'
import './table.css'

/** The Silver & Gold table. */
export function Table(props: BoardProps) {
  const view = asSg(props.view)
  const { open } = view
  const upright = useMedia('oneColumn')
  const phone = useMedia('landscapePhone') || upright
  const [watched, watch] = useState(0)
  const [closer, look] = useState<Closer | undefined>(undefined)
  const seat = view.seat ?? watched
  const turn = useTurn(view, props)
  const pointed = useMemo(() => pointedOut(props.shown), [props.shown])
  const root = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLElement>(null)
  useFocusHeir(middle)
  useMovement(root, props, seat)

  // What stays the same while somebody moves the pencil is not drawn again.
  const others = useMemo(
    () => open.players.map((_, i) => (seat + 1 + i) % open.players.length).slice(0, -1),
    [seat, open.players.length],
  )
  const gain = turn.marking ? gainOf(view, turn.previewMarks) : undefined
  const shownGain = gain && gain.marks > 0 ? gain : undefined
  const inspect = useCallback(
    (other: number): void => {
      if (view.seat === undefined) watch(other)
      look({ kind: 'player', seat: other })
    },
    [view.seat],
  )
  const lookAtCard = useCallback((card: Card): void => look({ kind: 'card', card }), [])
  const picking = turn.choosing
    ? { active: turn.picking, taken: turn.taken, take: turn.take, draw: turn.draw }
    : LOOKING_ONLY
  const deck = deckOf(open.options)
  /** Whose move is made here: nobody's where one looks on, or back. */
  const mover = props.past ? undefined : view.seat
  const picked = props.past && open.phase === 'pick' && hasSeat(props.waiting, seat)

  return (
    <div class="sg" ref={root} data-phase={open.phase}>
      <Sprite />
      <Chips open={open} seats={others} inspect={inspect} />
      <div class="left">
        <RoundCard open={open} />
        <div class="sheetwrap">
          <ScoreSheet open={open} seat={seat} gain={turn.complete ? shownGain : undefined} own />
        </div>
      </div>
      <main class="mid" ref={middle} tabIndex={-1}>
        {open.phase === 'keep' ? (
          <Keeping
            view={view}
            chosen={turn.chosen}
            active={turn.keeping}
            choose={turn.choose}
            pointed={pointed}
          />
        ) : (
          <>
            <Harbour open={open} picking={picking} pointed={pointed} look={lookAtCard} />
            <Islands
              view={turn.shown}
              seat={seat}
              layout={upright ? 'landscape' : 'portrait'}
              marks={view.own ? turn.marks : [0, 0]}
              pointed={pointed}
              hints={turn.hints}
              ghost={turn.ghost}
              extra={turn.owed > 0}
              seated={mover !== undefined && open.phase !== 'over'}
              active={turn.marking}
              focus={turn.focus}
              hover={turn.hover}
              put={turn.put}
              tap={turn.tap}
              rotate={turn.rotate}
              empty={() =>
                phone && (turn.picking || picked) ? (
                  <div class={picked ? 'empty-place choose past' : 'empty-place choose'}>
                    <DisplayCards open={open} picking={picking} pointed={pointed} look={lookAtCard} />
                  </div>
                ) : (
                  <div class="empty-place">
                    <p>{turn.picking ? sg.t('empty.choose') : open.phase === 'over' ? '' : sg.t('empty')}</p>
                  </div>
                )
              }
            />
          </>
        )}
        <Purse open={open} seat={seat} look={look} />
        <Tray
          ask={<Ask open={open} seat={mover} turn={turn} waiting={props.waiting} />}
          bonus={turn.owed > 0 && turn.moves.length > 0}
          badge={
            open.phase === 'keep' || open.phase === 'over'
              ? ''
              : sg.t('expedition', { turn: (open.turn % TURNS_PER_ROUND) + 1, of: TURNS_PER_ROUND })
          }
          squares={
            open.expedition === NO_PATTERN
              ? undefined
              : held(deck.file.expeditions[open.expedition].cells, turn.hold)
          }
          patternName={open.expedition === NO_PATTERN ? '' : patternWords(patternId(deck, open.expedition))}
          pile={pileSize(open)}
          holding={turn.marking}
          single={turn.single}
          says={
            turn.problem === '' ? (
              shownGain ? (
                <GainWords gain={shownGain} trophy={open.trophy} cells={markWords(view, turn.previewMarks)} />
              ) : (
                <Hint turn={turn} />
              )
            ) : (
              <span class="problem">{turn.problem}</span>
            )
          }
          ready={turn.complete && !turn.sending}
          lookAtRounds={() => look({ kind: 'rounds' })}
          rotate={turn.rotate}
          flip={turn.flip}
          toggleSingle={turn.toggleSingle}
          confirm={turn.confirm}
          undo={turn.undo}
          watching={mover === undefined || open.phase === 'over'}
        />
      </main>
      <div class="right">
        <Opponents open={open} seats={others} inspect={inspect} />
        <LogPanel />
      </div>
      {turn.marking && !phone ? <Pencil root={root} at={turn.pointer} /> : undefined}
      {closer ? <CloserLook open={open} at={closer} close={() => look(undefined)} look={look} /> : undefined}
    </div>
  )
}

/** A word of advice where nothing is tried out yet. */
function Hint({ turn }: { turn: ReturnType<typeof useTurn> }) {
  if (turn.keeping) return <span>{sg.t('says.keep')}</span>
  return turn.marking ? <span>{sg.t('says.try')}</span> : undefined
}

/** The one sentence that says what is asked now. */
function Ask({
  open,
  seat,
  turn,
  waiting,
}: Pick<SgView, 'open'> & { seat: Seat | undefined; turn: ReturnType<typeof useTurn>; waiting: number }) {
  const { name, live } = useFrame()
  const names = seatsOf(waiting).filter((other) => other !== seat)
  if (open.phase === 'over') return <>{sg.t('ask.over')}</>
  if (turn.sending && !live) return <>{shell.rich('table.unsent')}</>
  if (turn.keeping)
    return (
      <>{turn.complete ? sg.rich('ask.keepReady') : sg.rich('ask.keep', { n: 2 - turn.chosen.length })}</>
    )
  if (turn.choosing) return <>{turn.complete ? sg.rich('ask.pickReady') : sg.rich('ask.pick')}</>
  if (turn.marking) {
    if (turn.complete) return <>{sg.rich('ask.ready')}</>
    if (turn.owed > 0) return <>{sg.rich('ask.extra', { n: turn.owed })}</>
    if (turn.single) return <>{sg.rich('ask.single')}</>
    const pattern = patternId(deckOf(open.options), open.expedition)
    return <>{sg.rich('ask.pattern', { pattern: patternWords(pattern, true) })}</>
  }
  const list = listed(names.map(name))
  if (open.phase === 'pick' && names.length > 0) return <>{sg.rich('ask.othersPick', { name: list })}</>
  if (seat === undefined) return <>{sg.rich('ask.watch', { names: list })}</>
  return (
    <>
      {hasSeat(waiting, seat)
        ? ''
        : names.length === 1
          ? sg.rich('ask.waitLast', { name: list })
          : sg.rich('ask.wait', { names: list })}
    </>
  )
}

/** Lets what changed since the last look fly or slide, once. */
function useMovement(
  root: { current: HTMLElement | null },
  { view, before }: BoardProps,
  seat: number,
): void {
  const shown = useRef<unknown>(undefined)
  const pair = useMemo(() => [before, view] as const, [before, view])
  useLayoutEffect(() => {
    if (shown.current === pair || !pair[0] || !root.current) return
    shown.current = pair
    showMovement(root.current, asSg(pair[0]), asSg(pair[1]), seat)
  }, [pair])
}
