import { hasSeat, type Seat } from '../../../../../kernel/index.ts'
import { NO_TOKEN } from '../../../rules/components/tokens.ts'
import type { Move } from '../../../rules/moves.ts'
import type { Open, SeatView } from '../../../rules/state.ts'
import { Boot } from '../../art/pieces.tsx'
import { turnOrder } from '../../parts/rivals.tsx'
import { el } from '../../texts.ts'
import type { BestJourney } from '../../turn/best-journey.ts'
import type { Bidding } from '../../turn/bidding.ts'
import { goldWords } from '../../words.ts'
import { BestJourneyNote } from '../best-journey.tsx'
import { Panel } from '../panel.tsx'
import { BidControls } from './bid-controls.tsx'
import { HighestBid } from './highest-bid.tsx'
import { Lot, LotRow } from './lots.tsx'

/** The auction: what is up, what everybody bids, and the own bid. */
export function AuctionPanel(props: {
  open: Open
  own: SeatView | undefined
  bidding: Bidding | undefined
  best: BestJourney | undefined
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { open, own, bidding, best, name, send } = props
  const me = own?.seat
  const token = open.row[open.lot] ?? NO_TOKEN
  return (
    <Panel
      kind="auction"
      moment={String(bidding?.asked)}
      title={el.t('auction.title', { n: open.lot + 1, of: open.row.length })}
      foot={
        bidding ? (
          <BidControls open={open} me={me} bidding={bidding} name={name} send={send} />
        ) : (
          <HighestBid open={open} me={me} name={name} />
        )
      }
    >
      <LotRow open={open} />
      {token === NO_TOKEN ? undefined : <Lot open={open} own={own} token={token} />}
      <ol class="ef-bidders" aria-label={el.t('auction.bids')}>
        {turnOrder(open).map((seat) => (
          <Bidder key={seat} open={open} seat={seat} me={me} name={name} />
        ))}
      </ol>
      <BestJourneyNote best={best} />
    </Panel>
  )
}

function Bidder(props: { open: Open; seat: Seat; me: Seat | undefined; name(seat: Seat): string }) {
  const { open, seat, me, name } = props
  const out = !hasSeat(open.bidding, seat)
  const high = open.bidder === seat
  return (
    <li
      class={`seat-${seat}${out ? ' out' : ''}${high ? ' high' : ''}${seat === me ? ' is-me' : ''}${open.turn === seat ? ' is-turn' : ''}`}
    >
      <Boot seat={seat} />
      <span class="ef-bidflag" aria-hidden="true">
        {out ? '✕' : high ? open.bid : '…'}
      </span>
      <small>{name(seat)}</small>
      <span class="vh">{bidWords(open, seat)}</span>
    </li>
  )
}

function bidWords(open: Open, seat: Seat): string {
  if (hasSeat(open.barred, seat)) return el.t('auction.barred')
  if (!hasSeat(open.bidding, seat)) return el.t('auction.passed')
  return open.bidder === seat ? goldWords(open.bid) : el.t('auction.in')
}
