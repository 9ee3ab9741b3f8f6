import { useEffect, useState } from 'preact/hooks'
import type { TimeSpan } from '../../../kernel/time-units.ts'
import type { SeatStatus } from '../../board/session.ts'
import { shell } from '../../text/shell/index.ts'
import { announce } from '../overlays/announce.tsx'
import { clockTime, isOn, timeWords } from './clock-time.ts'
import './clock.css'

/** When the clock warns, in milliseconds before the end. */
const SHORT = 15_000

/** The clock of a seat, running or stopped; nothing if it has none. The viewer's own clock announces that time is short. */
export function SeatTimer({
  deadline,
  pause,
  bank,
  own = false,
}: Pick<SeatStatus, 'deadline' | 'pause' | 'bank'> & { own?: boolean }) {
  if (deadline !== undefined) return <Clock until={deadline} pause={pause} own={own} />
  return bank === undefined ? undefined : <Face class="clock still" left={timeWords(bank)} />
}

function Clock({ until, pause, own }: { until: number; pause: TimeSpan | undefined; own: boolean }) {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [until])
  // Not the time of the last tick: a pause that has just begun began after it.
  const now = Date.now()
  const left = clockTime(until, pause, now)
  const still = isOn(pause, now)
  const short = !still && left < SHORT
  useEffect(() => {
    if (own && short) announce(leftWords(timeWords(left)))
  }, [short, until])
  return <Face class={still ? 'clock still' : short ? 'clock short' : 'clock'} left={timeWords(left)} />
}

const leftWords = (time: string): string => shell.t('clock.left', { time })

function Face({ left, class: name }: { left: string; class: string }) {
  const words = leftWords(left)
  return (
    <span role="timer" class={name} aria-label={words} data-explain={words}>
      {left}
    </span>
  )
}
