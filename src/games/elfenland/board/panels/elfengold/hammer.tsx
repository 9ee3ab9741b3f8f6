import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../../../kernel/index.ts'
import { useFrame } from '../../../../../ui/board/frame-context.ts'
import type { Open } from '../../../rules/state.ts'
import { Gem, Glyph, TokenDisc } from '../../art/pieces.tsx'
import { everybodyBroke, type HammerEvent, hammerFalls } from '../../history/auction-history.ts'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import { theKind } from '../../words.ts'

/** How long the last sale stays above the map on which everybody plans now, in milliseconds. */
const LAST_SALE_STAYS = 6000

/**
 * The fall of the hammer: who got the last token, or why nobody did. It stays until somebody acts again; after the last
 * sale it also makes way by itself, because it covers the map.
 */
export function Hammer({ open, me }: { open: Open; me: Seat | undefined }) {
  const { entries, name } = useFrame()
  const events = hammerFalls(entries)
  const isLast = open.phase === 'planning'
  const hasStayed = useHasStayed(isLast ? entries.length : undefined, LAST_SALE_STAYS)
  if (events.length === 0 || hasStayed || (open.phase !== 'auction' && !isLast)) return undefined
  return (
    // The log announces the same, so screen readers do not hear it twice.
    <div class="ef-hammer" key={entries.length} aria-hidden="true">
      <Glyph of="ph-auction" />
      {events.map((event) => (
        <p key={event.kind}>
          {'seat' in event ? <Gem seat={event.seat} /> : undefined}
          {'token' in event ? <TokenDisc of={tokenName(event.token)} class="xs" /> : undefined}
          <b>{hammerWords(event, me, name)}</b>
        </p>
      ))}
      {everybodyBroke(open) ? <p>{el.t('hammer.allBroke')}</p> : undefined}
    </div>
  )
}

/** Whether a value, if there is one, has been the same for some milliseconds. */
function useHasStayed(value: number | undefined, milliseconds: number): boolean {
  const [stayed, setStayed] = useState<number | undefined>(undefined)
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => setStayed(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value !== undefined && stayed === value
}

function hammerWords(event: HammerEvent, me: Seat | undefined, name: (seat: Seat) => string): string {
  switch (event.kind) {
    case 'won':
      return event.seat === me
        ? el.t('hammer.soldYou', { n: event.gold })
        : el.t('hammer.sold', { name: name(event.seat), n: event.gold })
    case 'broke':
      return event.seat === me ? el.t('hammer.brokeYou') : el.t('hammer.broke', { name: name(event.seat) })
    case 'noBid':
      return el.t('hammer.noBid', { the: theKind(tokenName(event.token)) })
  }
}
