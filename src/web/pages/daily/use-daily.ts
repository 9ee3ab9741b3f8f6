import { useEffect, useRef, useState } from 'preact/hooks'
import { beginningOf, dayAfter, dayAt } from '../../../daily/day.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { lookWhileVisible } from '../../../ui/hooks/polling.ts'
import { fetchDaily } from '../../session/api/daily.ts'
import { type DailyState, dailyStateAfter } from '../../session/daily/daily-state.ts'
import { rememberDaily } from '../../session/daily/remember-daily.ts'
import { words } from './texts.ts'

/** How often the others' results are asked for while the page is visible, in milliseconds. */
const INTERVAL = 60_000
/** The shortest time before the server is asked for the next day again, in milliseconds. */
const RETRY = 5_000

/** The day's challenges, kept up to date: after a match in another tab, and when a new day begins. */
export function useDaily(): { readonly state: DailyState; readonly now: number; refresh(): void } {
  const [now, setNow] = useState(Date.now)
  const [state, set] = useState<DailyState>(() => ({ kind: 'loading', day: dayAt(Date.now()) }))
  /** The day on screen; undefined until the first answer. */
  const day = useRef<string | undefined>(undefined)
  const refresh = async (): Promise<void> => {
    if (document.hidden) return
    const answer = await fetchDaily()
    if (answer.ok) rememberDaily(answer.value)
    const next = dailyStateAfter(answer, dayAt(Date.now()))
    setNow(Date.now())
    set(next)
    if (day.current !== undefined && next.day > day.current) announce(words.t('next.new'))
    day.current = next.day
  }
  useEffect(() => lookWhileVisible(refresh, INTERVAL), [])
  useEffect(() => {
    // The clock of the server may be a little behind the one of this device, so it may have to be asked again.
    const wait = beginningOf(dayAfter(state.day)) - Date.now()
    const timer = setTimeout(() => void refresh(), Math.max(wait, RETRY))
    return () => clearTimeout(timer)
  }, [state])
  return { state, now, refresh: () => void refresh() }
}
