import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import type { LatestMarks } from '../history/latest-marks.ts'
import { type RevealedMarks, symbolGains } from '../history/log.ts'
import { markCount } from '../history/view-changes.ts'
import { sg } from '../texts.ts'

/** What the others were seen to mark last. */
export const newsOf = (latest: LatestMarks, seat: Seat | undefined): RevealedMarks[] =>
  [...latest.values()].filter((one) => one.seat !== seat)

/** What the others did, in one line that opens the whole story. */
export function News({ of }: { of: readonly RevealedMarks[] }) {
  const { name, open } = useFrame()
  return (
    <button type="button" class="news" onClick={() => open('catchUp')}>
      {of.map((one) => (
        <span key={one.seat}>
          <b>{name(one.seat)}</b> {gainWords(one)}
        </span>
      ))}
    </button>
  )
}

const gainWords = (one: RevealedMarks): string =>
  [
    sg.t('news.cells', { n: markCount(one) }),
    ...symbolGains(one),
    ...(one.finished.length > 0 ? [sg.t('news.finished', { n: one.finished.length })] : []),
  ].join(', ')
