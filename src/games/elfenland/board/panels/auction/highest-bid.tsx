import type { Seat } from '../../../../../kernel/index.ts'
import { NO_SEAT, type Open } from '../../../rules/state.ts'
import { Coin, Gem, Picture } from '../../art/pieces.tsx'
import { el } from '../../texts.ts'

/** The highest bid, and the gold that the player has, if they take part. */
export function HighestBid({
  open,
  me,
  name,
  gold,
}: {
  open: Open
  me: Seat | undefined
  name(seat: Seat): string
  gold?: number
}) {
  return (
    <p class="ef-lead" role="status">
      {open.bidder === NO_SEAT ? (
        <span>{el.t('auction.none')}</span>
      ) : (
        <span>
          <Gem seat={open.bidder} />
          {open.bidder === me ? el.t('auction.youLead') : el.t('auction.leads', { name: name(open.bidder) })}
          <Coin>{open.bid}</Coin>
        </span>
      )}
      {gold === undefined ? undefined : (
        <span>
          {el.t('auction.have', { n: gold })}
          <Picture of="coin" />
        </span>
      )}
    </p>
  )
}
