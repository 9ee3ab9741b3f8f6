import { useEffect, useRef, useState } from 'preact/hooks'
import type { SharedItem } from '../../../protocol/index.ts'
import {
  type Anchor,
  anchorsById,
  anchorsOnBoard,
  arrowEnds,
  boardArea,
  colourOf,
  nearest,
} from './anchors.ts'
import './arrows.css'

interface ArrowLayerProps {
  /** What was added to the step on screen; notes are left out. */
  readonly marks: readonly SharedItem[]
  readonly drawing: boolean
  readonly you: string | undefined
  draw(from: string, to: string): void
}

interface Drawn {
  readonly key: string
  readonly from: Anchor
  readonly to: Anchor
  readonly colour: string
}

/** Arrows over the board. While the viewer draws, the board below gets no presses, but everything around it does. */
export function ArrowLayer({ marks, drawing, you, draw }: ArrowLayerProps) {
  const { arrows, area } = useArrows(marks, drawing)
  const pen = usePen(drawing, draw)
  const own = pen.drawn && you !== undefined ? [{ ...pen.drawn, key: 'pen', colour: colourOf(you) }] : []
  const all = [...arrows, ...own]
  if (!drawing && all.length === 0) return undefined
  return (
    <svg
      class={drawing ? 'arrow-layer is-drawing' : 'arrow-layer'}
      style={{ clipPath: area ? within(area) : undefined }}
      aria-hidden="true"
      {...pen.handlers}
    >
      {all.map(({ key, ...arrow }) => (
        <Arrow key={key} {...arrow} />
      ))}
    </svg>
  )
}

/** Only the board takes part: what is cut off shows no arrows and lets presses through, for example to the bar. */
const within = ({ left, top, right, bottom }: DOMRect): string =>
  `inset(${top}px calc(100% - ${right}px) calc(100% - ${bottom}px) ${left}px)`

/** The length of an arrowhead and half its width, in pixels. */
const HEAD = { length: 17, half: 9 }

function Arrow({ from, to, colour }: Omit<Drawn, 'key'>) {
  const props = { class: 'arrow', style: { '--by': colour }, 'data-arrow': `${from.id} ${to.id}` }
  if (from.id === to.id)
    return (
      <g {...props}>
        <circle class="arrow-edge" cx={from.x} cy={from.y} r={from.radius + 3} />
        <circle class="arrow-line" cx={from.x} cy={from.y} r={from.radius + 3} />
      </g>
    )
  const [start, end] = arrowEnds(from, to)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const head = Math.min(HEAD.length, length * 0.7)
  const turn = (180 / Math.PI) * Math.atan2(end.y - start.y, end.x - start.x)
  const path = `M0 0H${length - head}`
  const tip = `M${length - head} ${-HEAD.half}L${length} 0L${length - head} ${HEAD.half}z`
  return (
    <g {...props} transform={`translate(${start.x} ${start.y}) rotate(${turn})`}>
      <path class="arrow-edge" d={path} />
      <path class="arrow-edge" d={tip} />
      <path class="arrow-line" d={path} />
      <path class="arrow-tip" d={tip} />
    </g>
  )
}

/** Where the board and the arrows of this step are now. Boards move things without telling anybody, so they are followed. */
function useArrows(marks: readonly SharedItem[], drawing: boolean) {
  const [state, set] = useState<{ readonly arrows: readonly Drawn[]; readonly area?: DOMRect | undefined }>({
    arrows: [],
  })
  useEffect(() => {
    const wanted = marks.flatMap(({ item, visitor, from, to }) =>
      from === undefined || to === undefined ? [] : [{ item, visitor, from, to }],
    )
    const ids = new Set(wanted.flatMap(({ from, to }) => [from, to]))
    let frame = 0
    let last = ''
    const follow = (): void => {
      const places = anchorsById(ids)
      const area = boardArea()
      const arrows = wanted.flatMap(({ item, visitor, ...mark }) => {
        const [from, to] = [places.get(mark.from), places.get(mark.to)]
        return from && to ? [{ key: String(item), from, to, colour: colourOf(visitor) }] : []
      })
      const text = JSON.stringify([arrows, area])
      if (text !== last) set({ arrows, area })
      last = text
      if (drawing || wanted.length > 0) frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [marks, drawing])
  return state
}

interface Pen {
  readonly from: Anchor
  readonly to: Anchor
}

/** Drawing with a mouse, a pen or a finger: from where it goes down to where it is lifted. */
function usePen(active: boolean, draw: (from: string, to: string) => void) {
  const [drawn, set] = useState<Pen | undefined>(undefined)
  const anchors = useRef<readonly Anchor[]>([])
  useEffect(() => set(undefined), [active])
  const end = (event: PointerEvent): Anchor => {
    const point = { x: event.clientX, y: event.clientY }
    return nearest(anchors.current, point) ?? { ...point, id: '', name: '', radius: 0 }
  }
  const handlers = {
    onPointerDown(event: PointerEvent & { readonly currentTarget: Element }): void {
      anchors.current = anchorsOnBoard()
      const from = end(event)
      if (from.id === '') return
      event.currentTarget.setPointerCapture(event.pointerId)
      set({ from, to: from })
    },
    onPointerMove(event: PointerEvent): void {
      if (drawn) set({ from: drawn.from, to: end(event) })
    },
    onPointerUp(event: PointerEvent): void {
      const to = end(event)
      if (drawn && to.id !== '') draw(drawn.from.id, to.id)
      set(undefined)
    },
    onPointerCancel: () => set(undefined),
  }
  return { drawn, handlers: active ? handlers : {} }
}
