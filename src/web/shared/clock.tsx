import { useEffect, useState } from 'preact/hooks'
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

/** A running clock. */
export function Clock({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  const left = timeLeft(until, now)
  return (
    <span
      role="timer"
      class={until - now < 15_000 ? 'clock short' : 'clock'}
      aria-label={shell.t('clock.left', { time: left })}
      data-explain={shell.t('clock.left', { time: left })}
    >
      {left}
    </span>
  )
}
