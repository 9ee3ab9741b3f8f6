import { useEffect, useState } from 'preact/hooks'

/** How often a list is asked for again, in milliseconds. */
const INTERVAL = 10_000

/**
 * Looks now, whenever the page comes into view, and again and again while it is visible. Returns a function that stops
 * it.
 */
export function lookWhileVisible(look: () => unknown, interval = INTERVAL): () => void {
  const lookNow = (): void => {
    if (!document.hidden) look()
  }
  lookNow()
  const timer = setInterval(lookNow, interval)
  document.addEventListener('visibilitychange', lookNow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookNow)
  }
}

/** The answer to a question that is asked again and again while the page is visible. */
export function usePolled<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, set] = useState<Answer | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const stop = lookWhileVisible(async () => {
      const next = await ask()
      if (!gone) set(next)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return answer
}
