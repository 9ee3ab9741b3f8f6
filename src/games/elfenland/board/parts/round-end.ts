import { useMemo } from 'preact/hooks'
import * as v from 'valibot'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { type RoundSummary, roundSummary } from '../history/round-summary.ts'

/** The page that closes a round, as long as it is open. */
export interface RoundEnd {
  readonly summary: RoundSummary | undefined
  close(): void
}

/**
 * The end of the last round, until it is no longer news or the player closes the page. A review that points something
 * out on the map does not show it.
 */
export function useRoundEnd(
  open: Open,
  view: SeatView | undefined,
  { past, pointing }: { past: boolean; pointing: boolean },
): RoundEnd {
  const { entries } = useFrame()
  const reader = past ? undefined : view?.seat
  const news = useMemo(() => roundSummary(entries, open, reader), [entries, open, reader])
  const [closed, setClosed] = useDraft('roundEnd', v.boolean(), `${news?.round} ${reader}`, false)
  const summary = closed || (past && pointing) ? undefined : news
  const close = (): void => {
    if (summary) setClosed(true)
  }
  useShortcuts(summary !== undefined, { Escape: close })
  return { summary, close }
}
