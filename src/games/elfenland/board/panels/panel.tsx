import { useSignalEffect } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useRef } from 'preact/hooks'
import { at } from '../../../../kernel/index.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { useFocusFallback } from '../../../../ui/hooks/focus.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { letter, useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { pressedPlace } from '../history/log-place.ts'
import { PanelAdvice } from '../parts/advice.tsx'
import { LiveLog } from '../parts/live-log.tsx'
import { el } from '../texts.ts'

const STOPS = ['peek', 'half', 'full'] as const
type SheetStop = (typeof STOPS)[number]

/** The panels of turns that are made on the map. */
const MAP_PANELS: readonly string[] = ['planning', 'moving']

/** What stands at the foot of the panel in place of its own buttons. */
export const FootContext = createContext<ComponentChildren>(undefined)

/** Beside the map on a desk, a bottom sheet with three stops on a phone. */
export function Panel(props: {
  kind: string
  title: ComponentChildren
  small?: ComponentChildren
  children: ComponentChildren
  foot?: ComponentChildren
  /** Shown above the rest while the sheet is low. */
  news?: ComponentChildren
  start?: SheetStop
  /** When this changes, the sheet returns to where it starts. */
  moment?: string
}) {
  const [stop, set] = useKeyedState<SheetStop>(props.moment ?? '', props.start ?? 'half')
  // On a short phone the sheet would cover what the player wants to see on the map, or what a lesson points at.
  const short = useMedia('shortSheet')
  useSignalEffect(() => {
    if (short && MAP_PANELS.includes(props.kind) && pressedPlace()) set('peek')
  })
  const title = useRef<HTMLHeadingElement>(null)
  useFocusFallback(title)
  const foot = useContext(FootContext) ?? props.foot
  const grip = useRef<number | undefined>(undefined)
  const shift = (by: number): void =>
    set(at(STOPS, Math.max(0, Math.min(STOPS.length - 1, STOPS.indexOf(stop) + by))))
  return (
    <section class={`ef-panel ef-${props.kind} at-${stop}`} aria-labelledby="ef-panel-title" data-over-map>
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
      {props.news}
      <PanelAdvice />
      <div class="ef-body fading">{props.children}</div>
      <LiveLog pressed={() => set('peek')} />
      {foot ? <div class="ef-foot">{foot}</div> : undefined}
    </section>
  )
}

/** The button that confirms, with the letter c unless it stands outside the panel; a panel has at most one. */
export function GoldButton({
  ready = true,
  why,
  press,
  children,
  name = 'confirm',
  shown,
  outside = false,
}: {
  ready?: boolean
  /** Why it cannot be pressed yet. */
  why?: string | undefined
  press(): void
  children: ComponentChildren
  name?: string
  shown?: Shown['as'] | undefined
  outside?: boolean
}) {
  useShortcuts(ready && !outside, { c: press })
  return (
    <button
      type="button"
      class={ready ? 'ef-btn gold' : 'ef-btn silver'}
      aria-disabled={!ready}
      data-why={ready ? undefined : why}
      onClick={() => ready && press()}
      data-do={name}
      data-ready={ready || undefined}
      data-shown={shown}
      {...(outside ? {} : letter('c'))}
    >
      {children}
    </button>
  )
}

/** After a step back, taps within this time, in milliseconds, are ignored. */
const GUARD_TIME = 600
let lastStepBack = 0

/**
 * Whether a tap comes so soon after a step back that it was meant for that. It counts when the tap was made: a busy
 * page may hear it long after the first one.
 */
export const isTapTooMany = ({ timeStamp }: Event): boolean => timeStamp - lastStepBack < GUARD_TIME

/**
 * The button that steps back or passes. After the last step back the same button passes, so a tap that comes too soon
 * is ignored.
 */
export function SilverButton({
  press,
  why,
  explain,
  children,
  name,
  shown,
}: {
  press: (() => void) | undefined
  /** Why it cannot be pressed. */
  why?: string | undefined
  /** What it is called, if only its sign is shown. */
  explain?: string
  children: ComponentChildren
  name: string
  shown?: Shown['as'] | undefined
}) {
  return (
    <button
      type="button"
      class="ef-btn silver"
      aria-disabled={press === undefined}
      data-why={press ? undefined : why}
      aria-label={explain}
      data-explain={explain}
      onClick={(event) => {
        if (name === 'back' || name === 'undo') lastStepBack = event.timeStamp
        else if (isTapTooMany(event)) return
        press?.()
      }}
      data-do={name}
      data-shown={shown}
    >
      {children}
    </button>
  )
}
