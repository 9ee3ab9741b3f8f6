import { useEffect, useState } from 'preact/hooks'
import type { SeatStatus } from '../../board/session.ts'
import { shell } from '../../text/shell/index.ts'
import { language } from '../../text/texts.tsx'
import { announce } from '../overlays/announce.tsx'
import './clock.css'

/** The remaining time: minutes and seconds, or hours, or days. */
function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.round((until - now) / 1000))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const [value, unit] =
    seconds < 2 * 86_400 ? [Math.round(seconds / 3600), 'hour'] : [Math.round(seconds / 86_400), 'day']
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

/** When the clock warns, in milliseconds before the end. */
const SHORT = 15_000

/** The clock of a seat, running or stopped; nothing if it has none. The viewer's own clock announces that time is short. */
export function SeatTimer({
  deadline,
  bank,
  own = false,
}: Pick<SeatStatus, 'deadline' | 'bank'> & { own?: boolean }) {
  if (deadline !== undefined) return <Clock until={deadline} own={own} />
  return bank === undefined ? undefined : <Face class="clock still" left={timeLeft(bank, 0)} />
}

function Clock({ until, own }: { until: number; own: boolean }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  const short = until - now < SHORT
  useEffect(() => {
    if (own && short) announce(leftWords(timeLeft(until, Date.now())))
  }, [short, until])
  return <Face class={short ? 'clock short' : 'clock'} left={timeLeft(until, now)} />
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
