import type { Seat } from '../../../../../kernel/index.ts'
import { useFrame } from '../../../../../ui/board/frame-context.ts'
import type { Open } from '../../../rules/state.ts'
import { Gem, Glyph, TokenDisc } from '../../art/pieces.tsx'
import { everybodyBroke, type HammerEvent, hammerFalls } from '../../history/auction-history.ts'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import { theKind } from '../../words.ts'

/** The fall of the hammer: who got the last token, or why nobody did. It stays until somebody acts again. */
export function Hammer({ open, me }: { open: Open; me: Seat | undefined }) {
  const { entries, name } = useFrame()
  const events = hammerFalls(entries)
  if (events.length === 0 || (open.phase !== 'auction' && open.phase !== 'planning')) return undefined
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
