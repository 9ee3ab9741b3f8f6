import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import * as v from 'valibot'
import type { TableSession } from '../../../ui/board/session.ts'
import { SPEEDS, settings, type WatchSpeed } from '../../../ui/device/settings.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

/** How quickly the steps of a match follow each other on screen. */
export interface ShowingPace {
  /** Whether only bots play, and the viewer watches them. */
  readonly watching: ReadonlySignal<boolean>
  /** Whether the next step waits until it is asked for. */
  readonly paused: ReadonlySignal<boolean>
  /** How much longer than usual a step stays on screen. */
  readonly factor: ReadonlySignal<number>
  /** The first step to show; undefined for the last one that has arrived. */
  readonly start: number | undefined
  /** Remembers the step on screen, so that a reload does not show the end. */
  remember(at: number): void
}

export interface WatchControls extends ShowingPace {
  pause(on: boolean): void
  /** Goes to the next speed, and from the fastest to the slowest. */
  changeSpeed(): void
}

const FACTORS: Readonly<Record<WatchSpeed, number>> = { slow: 2, normal: 1, fast: 1 / 3 }

const botsOnly = ({ seats, eyes }: TableSession): boolean =>
  eyes.value === undefined &&
  seats.value.length > 0 &&
  seats.value.every(({ bot, standIn }) => bot !== undefined || standIn)

const PlaceSchema = v.object({ table: v.string(), at: v.number(), paused: v.boolean() })
type WatchedPlace = v.InferOutput<typeof PlaceSchema>

/** Where the viewer was before a reload. On the device bots are soon done, whatever is on screen. */
function placeBefore({ id, place, begins }: TableSession): WatchedPlace | undefined {
  if (place !== 'here') return undefined
  const stored = readStored('watch', PlaceSchema, 'tab')
  if (stored?.table === id) return stored
  return begins ? { table: id, at: 0, paused: false } : undefined
}

/** What somebody who watches bots can do about the pace; for everybody else the settings decide. */
export function useWatchControls(session: TableSession): WatchControls {
  const watching = useComputed(() => botsOnly(session))
  const [before] = useState(() => (watching.value ? placeBefore(session) : undefined))
  const paused = useSignal(before?.paused ?? false)
  const shown = useRef(before?.at ?? 0)
  const factor = useComputed(() =>
    watching.value ? FACTORS[settings.watchSpeed.value] : settings.pace.value === 'quick' ? 0 : 1,
  )
  // Nobody may be kept waiting once a person has taken their seat back.
  useEffect(() => {
    if (!watching.value) paused.value = false
  }, [watching.value])
  const store = (): void => {
    const place: WatchedPlace = { table: session.id, at: shown.current, paused: paused.peek() }
    if (watching.peek()) writeStored('watch', place, 'tab')
  }
  return {
    watching,
    paused,
    factor,
    start: before?.at,
    remember: (at) => {
      shown.current = at
      store()
    },
    pause: (on) => {
      paused.value = on
      store()
    },
    changeSpeed: () => {
      const next = (SPEEDS.indexOf(settings.watchSpeed.value) + 1) % SPEEDS.length
      settings.watchSpeed.value = SPEEDS[next] ?? 'normal'
    },
  }
}
