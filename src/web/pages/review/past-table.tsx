import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import { FrameContext, LONE_FRAME } from '../../../ui/board/frame-context.ts'
import type { BoardProps, GameBoard, LogLine } from '../../../ui/board/game-board.ts'
import { usePointedPlaceEnd } from '../../../ui/board/pointed-place.ts'
import type { SeatStatus } from '../../../ui/board/session.ts'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { SeatToken } from '../../../ui/components/pictures/token.tsx'
import { Brand } from '../../brand.tsx'
import '../../frame/frame.css'
import '../../frame/bar.css'
import '../../frame/dock/dock.css'

interface PastTableProps extends Pick<BoardProps, 'view' | 'before' | 'waiting' | 'shown'> {
  readonly class: string
  readonly game: GameBoard
  readonly names: readonly string[]
  readonly entries: readonly LogLine[]
  /** What the bar shows beside the link to the home page. */
  readonly bar: ComponentChildren
  /** Tries moves in the position; without it nothing can be played. */
  readonly send?: BoardProps['send'] | undefined
  /** Whether arrows can be drawn between the places of the board. */
  readonly anchors?: boolean
  /** Whether the reader looks for the best move. */
  readonly exercise?: boolean
  /** What stands between the bar and the board. */
  readonly children?: ComponentChildren
}

/** A board that shows a past position. Nothing can be played there, unless the player tries something. */
export function PastTable(props: PastTableProps) {
  const { game, names, entries, view, before, waiting, shown } = props
  const seats: SeatStatus[] = useMemo(() => names.map((name) => ({ name })), [names])
  usePointedPlaceEnd(entries.length)
  const frame = {
    ...LONE_FRAME,
    seats,
    entries,
    ...(props.anchors ? { anchors: true } : {}),
    ...(props.exercise ? { exercise: true } : {}),
    ...((props.send || props.exercise) && view.seat !== undefined ? { me: view.seat } : {}),
    Sign: game.Sign ?? SeatToken,
    name: (seat: Seat) => names[seat] ?? '',
  }
  return (
    <FrameContext.Provider value={frame}>
      <div class="table-area">
        <div class={`chart frame ${props.class}`}>
          <SeaChart roses={[[452, 122, 58]]} />
          <header class="bar">
            <Brand />
            {props.bar}
          </header>
          {props.children}
          <game.Board
            key={String(view.seat)}
            view={view}
            before={before}
            seats={seats}
            waiting={waiting}
            active={props.send !== undefined}
            past={props.send === undefined}
            mayTakeBack={false}
            {...(shown && { shown })}
            send={props.send ?? (() => Promise.resolve({ code: 'notNow' }))}
            takeBack={() => undefined}
          />
        </div>
      </div>
    </FrameContext.Provider>
  )
}
