import type { TableSession, TableTiming } from '../../../ui/board/session.ts'

/** The pause that is on, or the offer of one. */
export function pauseNow({ timing }: Pick<TableSession, 'timing'>): TableTiming['pause'] {
  const pause = timing?.value?.pause
  return pause && (pause.until ?? pause.lapses ?? 0) > Date.now() ? pause : undefined
}
