import { useEffect, useState } from 'preact/hooks'
import type { SeatInfo } from './session.ts'
import { shell } from './texts/index.ts'
import { language } from './texts.tsx'

/** How long until then, in the words of the language: minutes and seconds, later hours, later days. */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.round((until - now) / 1000))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const [value, unit] =
    seconds < 2 * 86_400 ? [Math.round(seconds / 3600), 'hour'] : [Math.round(seconds / 86_400), 'day']
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

/** The clock of a seat, running or standing; nothing where it has none. */
export function SeatClock({ deadline, bank }: Pick<SeatInfo, 'deadline' | 'bank'>) {
  if (deadline !== undefined) return <Clock until={deadline} />
  return bank === undefined ? undefined : <Face class="clock still" left={timeLeft(bank, 0)} />
}

function Clock({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return <Face class={until - now < 15_000 ? 'clock short' : 'clock'} left={timeLeft(until, now)} />
}

function Face({ left, class: name }: { left: string; class: string }) {
  const words = shell.t('clock.left', { time: left })
  return (
    <span role="timer" class={name} aria-label={words} data-explain={words}>
      {left}
    </span>
  )
}
