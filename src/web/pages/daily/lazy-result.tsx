import type { DailyMark } from '../../../ui/board/session.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { withTexts } from '../../lazy.tsx'

export interface DailyResultProps {
  readonly game: string
  readonly score: number
  readonly daily: DailyMark
}

const loadDailyResult = () =>
  withTexts(
    import('./daily-result.tsx').then(({ DailyResult }) => DailyResult),
    import('./texts.ts').then(({ words }) => words),
  )

/** The part of a result that only a daily challenge has. The result itself is on screen even if this does not load. */
export function LazyDailyResult(props: DailyResultProps) {
  return <LazyPart load={loadDailyResult} failure={null} {...props} />
}
