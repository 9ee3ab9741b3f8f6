import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { useFocusHeir } from '../../../../ui/hooks/focus.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { el } from '../texts.ts'

const STOPS = ['peek', 'half', 'full'] as const
type SheetStop = (typeof STOPS)[number]

/** A parchment scroll: beside the map at a desk, a sheet from below with three stops on a phone. */
export function Panel(props: {
  kind: string
  title: ComponentChildren
  small?: ComponentChildren
  children: ComponentChildren
  foot?: ComponentChildren
  start?: SheetStop
  /** At another moment the sheet is where it starts again. */
  moment?: string
}) {
  const [stop, set] = useKeyedState<SheetStop>(props.moment ?? '', props.start ?? 'half')
  const title = useRef<HTMLHeadingElement>(null)
  useFocusHeir(title)
  const grip = useRef<number | undefined>(undefined)
  const shift = (by: number): void =>
    set(STOPS[Math.max(0, Math.min(STOPS.length - 1, STOPS.indexOf(stop) + by))])
  return (
    <section class={`ef-scroll ef-${props.kind} at-${stop}`} aria-labelledby="ef-panel-title" data-over-map>
      <button
        type="button"
        class="ef-grip"
        aria-label={el.t('sheet')}
        aria-expanded={stop !== 'peek'}
        onClick={() => set(stop === 'peek' ? 'half' : 'peek')}
        onPointerDown={(event) => {
          grip.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={(event) => {
          const dragged = (grip.current ?? event.clientY) - event.clientY
          if (Math.abs(dragged) > 24) {
            event.currentTarget.addEventListener('click', (click) => click.stopImmediatePropagation(), {
              once: true,
              capture: true,
            })
            shift(dragged > 0 ? 1 : -1)
          }
        }}
      />
      <h2 id="ef-panel-title" ref={title} tabIndex={-1}>
        <span>{props.title}</span>
        {props.small ? <small>{props.small}</small> : undefined}
      </h2>
      <div class="ef-body">{props.children}</div>
      {props.foot ? <div class="ef-foot">{props.foot}</div> : undefined}
    </section>
  )
}

/** Gold does it; there is one of these at most. */
export function GoldButton({
  ready = true,
  press,
  children,
  name,
  shown,
}: {
  ready?: boolean
  press(): void
  children: ComponentChildren
  name?: string
  shown?: Shown['as'] | undefined
}) {
  return (
    <button
      type="button"
      class={ready ? 'ef-btn gold' : 'ef-btn silver'}
      aria-disabled={!ready}
      onClick={() => ready && press()}
      data-do={name ?? 'confirm'}
      data-shown={shown}
    >
      {children}
    </button>
  )
}

/** Milliseconds in which a finger that taps to step back may tap once too often. */
const HASTE = 600
let lastStepBack = 0

/** Silver steps back, or passes; after the last step back it passes under the same finger, but not at once. */
export function SilverButton({
  press,
  children,
  name,
  shown,
}: {
  press: (() => void) | undefined
  children: ComponentChildren
  name: string
  shown?: Shown['as'] | undefined
}) {
  return (
    <button
      type="button"
      class="ef-btn silver"
      aria-disabled={press === undefined}
      onClick={() => {
        const now = performance.now()
        if (name === 'back' || name === 'undo') lastStepBack = now
        else if (now - lastStepBack < HASTE) return
        press?.()
      }}
      data-do={name}
      data-shown={shown}
    >
      {children}
    </button>
  )
}
