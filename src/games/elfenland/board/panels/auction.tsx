import { useEffect, useRef } from 'preact/hooks'
import { hasSeat, type Seat } from '../../../../kernel/index.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import { isCounter, NO_TOKEN, TOKENS, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import { PASS } from '../../rules/moves.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import { NO_SEAT, type Open, type SeatView } from '../../rules/state.ts'
import { Boot, Coin, Cushion, Gem, Glyph, Picture, TokenBack, TokenDisc } from '../art/pieces.tsx'
import { usePointed } from '../parts/pointed.tsx'
import { turnOrder } from '../parts/rivals.tsx'
import { el } from '../texts.ts'
import type { Bidding } from '../turn/bidding.ts'
import { useGains } from '../turn/gains.ts'
import { goldWords, kindWords } from '../words.ts'
import { TokenNote } from './note.tsx'
import { GoldButton, Panel, SilverButton } from './panel.tsx'

/** The auction: what is up, who bids what, and my own bid, by hand or standing. */
export function AuctionPanel(props: {
  open: Open
  own: SeatView | undefined
  bidding: Bidding | undefined
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { open, own, bidding } = props
  const me = own?.seat
  const token = open.row[open.lot] ?? NO_TOKEN
  const most = Math.max(0, ...useGains(props.own, token === NO_TOKEN ? undefined : token).values())
  const row = useRef<HTMLOListElement>(null)
  // On a phone the row is longer than the screen: what is up stays in sight.
  useEffect(() => {
    const lot = row.current?.children[open.lot]
    if (lot instanceof HTMLElement) row.current?.scrollTo({ left: lot.offsetLeft - 3 * lot.offsetWidth })
  }, [open.lot])
  return (
    <Panel
      kind="auction"
      moment={String(bidding?.asked)}
      title={el.t('auction.title', { n: open.lot + 1, of: open.row.length })}
      foot={
        bidding ? (
          <BidFoot {...props} me={me} bidding={bidding} />
        ) : (
          <Leading open={open} me={me} name={props.name} />
        )
      }
    >
      <ol class="ef-lots" ref={row} tabIndex={0} aria-label={el.t('auction.row')}>
        {open.row.map((lot, i) => (
          <li key={i} class={i < open.lot ? 'gone' : i === open.lot ? 'now' : ''}>
            {lot === NO_TOKEN ? <TokenBack class="sm" /> : <TokenDisc of={TOKENS[lot]} class="sm" />}
            <span class="vh">
              {lot === NO_TOKEN ? '' : kindWords(TOKENS[lot])}{' '}
              {el.t(i < open.lot ? 'auction.gone' : i === open.lot ? 'auction.now' : 'auction.later')}
            </span>
          </li>
        ))}
      </ol>
      {token === NO_TOKEN ? undefined : (
        <div class="ef-cushion">
          <Cushion>
            <TokenDisc of={TOKENS[token]} class="xl" />
          </Cushion>
          <div class="ef-lot">
            <b>{kindWords(TOKENS[token])}</b>
            <TokenNote of={TOKENS[token]} />
            {isCounter(token) ? (
              <small>
                {listed([
                  el.t('auction.fits', { n: freeRoads(open, token) }),
                  ...(most > 0 ? [el.t('auction.opens', { n: most })] : []),
                ])}
              </small>
            ) : undefined}
          </div>
        </div>
      )}
      <ol class="ef-bidders" aria-label={el.t('auction.bids')}>
        {turnOrder(open).map((seat) => {
          const out = !hasSeat(open.bidding, seat)
          const high = open.bidder === seat
          return (
            <li
              key={seat}
              class={`seat-${seat}${out ? ' out' : ''}${high ? ' high' : ''}${seat === me ? ' is-me' : ''}${open.turn === seat ? ' is-turn' : ''}`}
            >
              <Boot seat={seat} />
              <span class="ef-bidflag" aria-hidden="true">
                {out ? '✕' : high ? open.bid : '…'}
              </span>
              <small>{props.name(seat)}</small>
              <span class="vh">
                {hasSeat(open.barred, seat)
                  ? el.t('auction.barred')
                  : out
                    ? el.t('auction.passed')
                    : high
                      ? goldWords(open.bid)
                      : el.t('auction.in')}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

const freeRoads = ({ roads }: Open, token: Token): number =>
  roads.filter((load, road) => whyNotLay(token, road, load) === undefined).length

function Leading({
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

function BidFoot({
  open,
  me,
  bidding,
  name,
  send,
}: {
  open: Open
  me: Seat | undefined
  bidding: Bidding
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { bid, least, most, gold, over, asked, inside } = bidding
  const [sure, setSure] = useKeyedState(`${open.round} ${open.lot} ${open.bid} ${bid}`, false)
  const pointed = usePointed()
  const possible = asked && least <= most
  const place = (): void => {
    if (over && !sure) setSure(true)
    else send({ type: 'bid', gold: bid })
  }
  return (
    <>
      <Leading open={open} me={me} name={name} gold={gold} />
      {sure ? (
        <p class="ef-warning" role="alert">
          {el.t('auction.over', { gold: goldWords(gold) })}
        </p>
      ) : undefined}
      {asked && most === 1 && open.bid === 0 ? <p class="ef-hint">{el.t('auction.last')}</p> : undefined}
      <div class="ef-bidrow">
        <div class="ef-stepper">
          <button
            type="button"
            class="ef-stud lg"
            aria-label={el.t('auction.less')}
            onClick={() => bidding.set(bid - 1)}
            aria-disabled={bid <= least}
            data-do="less"
          >
            <Glyph of="minus" />
          </button>
          <label>
            <span class="vh">{el.t('auction.bid', { n: bid })}</span>
            <input
              class={`ef-coin huge${over ? ' over' : ''}`}
              type="text"
              inputMode="numeric"
              value={bid}
              onChange={(event) => bidding.set(Number(event.currentTarget.value) || least)}
              data-do="amount"
            />
          </label>
          <button
            type="button"
            class="ef-stud lg"
            aria-label={el.t('auction.more')}
            onClick={() => bidding.set(bid + 1)}
            aria-disabled={bid >= most}
            data-do="more"
          >
            <Glyph of="plus" />
          </button>
        </div>
        <div class="ef-acts">
          <GoldButton ready={possible} press={place} name="bid" shown={pointed(({ type }) => type === 'bid')}>
            {el.t(sure ? 'auction.sure' : 'auction.bid', { n: bid })}
          </GoldButton>
          <SilverButton
            press={asked ? () => send(PASS) : undefined}
            name="pass"
            shown={pointed(({ type }) => type === 'pass')}
          >
            {el.t('pass')}
          </SilverButton>
        </div>
      </div>
      <Standing bidding={bidding} inside={inside} />
    </>
  )
}

/** What is done without asking: a maximum for this token, or passing on all of them. */
function Standing({ bidding, inside }: { bidding: Bidding; inside: boolean }) {
  const { standing, passing, bid, gold } = bidding
  const most = Math.min(bid, gold)
  return (
    <div class="ef-standing">
      {standing > 0 ? (
        <button
          type="button"
          class="ef-chip on"
          aria-pressed="true"
          onClick={() => bidding.stand(0)}
          data-do="standing"
        >
          <Glyph of="check" />
          {el.t('auction.standingNow', { n: standing })}
        </button>
      ) : (
        <button
          type="button"
          class="ef-chip"
          aria-pressed="false"
          disabled={!inside || passing || most < bidding.least}
          onClick={() => bidding.stand(most)}
          data-do="standing"
        >
          {el.t('auction.standing', { n: most })}
        </button>
      )}
      <button
        type="button"
        class={passing ? 'ef-chip on' : 'ef-chip'}
        aria-pressed={passing}
        onClick={() => bidding.passAll(!passing)}
        data-do="passAll"
      >
        {passing ? <Glyph of="check" /> : undefined}
        {el.t('auction.passAll')}
      </button>
    </div>
  )
}
