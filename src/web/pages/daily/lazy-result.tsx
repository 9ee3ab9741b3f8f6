import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { DailyMark } from '../../../ui/board/session.ts'

export interface DailyResultProps {
  readonly game: string
  readonly score: number
  readonly daily: DailyMark
}

/** The part of a result that only a daily challenge has, loaded when such a match is over. */
export function LazyDailyResult(props: DailyResultProps) {
  const [loaded, set] = useState<{ readonly Result?: ComponentType<DailyResultProps> }>({})
  useEffect(() => {
    let gone = false
    const load = async (): Promise<void> => {
      const [{ DailyResult }, { words }] = await Promise.all([
        import('./daily-result.tsx'),
        import('./texts.ts'),
      ])
      await words.ready()
      if (!gone) set({ Result: DailyResult })
    }
    // The result itself is on screen without it.
    load().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return loaded.Result ? <loaded.Result {...props} /> : undefined
}
