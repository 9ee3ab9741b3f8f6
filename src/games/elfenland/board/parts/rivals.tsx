import { hasSeat, type Seat } from '../../../../kernel/index.ts'
import type { SeatStatus } from '../../../../ui/board/session.ts'
import { SeatTimer } from '../../../../ui/components/seats/clock.tsx'
import { Absence } from '../../../../ui/components/seats/seat-name.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { countTowns } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Gem, Notches, Picture, TokenBack, TokenDisc } from '../art/pieces.tsx'
import { tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { playerAt } from '../view.ts'
import { cardWords, goldWords, kindWords, pieceWords } from '../words.ts'

/** The seats in the order of this round, the start player first. */
export const turnOrder = ({ players, start }: Open): Seat[] =>
  players.map((_, i) => (start + i) % players.length)

/** The opponents: everything open about each at a glance; pressing one shows the rest. */
export function Rivals(props: {
  open: Open
  me: Seat | undefined
  waiting: number
  seats: readonly SeatStatus[]
  inspect(seat: Seat): void
}) {
  const { open, me, waiting, seats, inspect } = props
  return (
    <ol class="ef-rivals" data-over-map aria-label={el.t('opponents')}>
      {turnOrder(open).map((seat, i) =>
        seat === me ? undefined : (
          <Rival
            key={seat}
            seat={seat}
            nth={i + 1}
            open={open}
            waited={hasSeat(waiting, seat)}
            info={seats[seat]}
            inspect={inspect}
          />
        ),
      )}
    </ol>
  )
}

function Rival({
  seat,
  nth,
  open,
  waited,
  info,
  inspect,
}: {
  seat: Seat
  nth: number
  open: Open
  waited: boolean
  info: SeatStatus | undefined
  inspect(seat: Seat): void
}) {
  const player = playerAt(open, seat)
  const gold = open.variant.game === 'elfengold'
  const out = open.phase === 'auction' && !hasSeat(open.bidding, seat)
  const pieces = countTowns(player.pieces)
  const held = player.tokens.reduce((sum, n) => sum + n, player.hiddenTokens)
  return (
    <li data-place={seat} class={`ef-rival seat-${seat}${waited ? ' is-turn' : ''}${out ? ' is-out' : ''}`}>
      <button
        type="button"
        onClick={() => inspect(seat)}
        // A long name may not fit.
        data-explain={shell.t('labelled', { label: info?.name ?? '', text: summaryOf(open, seat, nth) })}
        data-about={`player ${seat}`}
      >
        <span class="ef-ord">{nth}</span>
        <Boot seat={seat} />
        <span class="ef-who">
          <span class="ef-name">
            <b>{info?.name}</b>
            {info?.bot === undefined ? undefined : <i>{el.t('bot')}</i>}
            <Absence {...info} />
            {open.start === seat ? <Picture of="lantern" class="ef-lamp" /> : undefined}
          </span>
          <span class="ef-stats">
            {gold ? (
              <span data-purse>
                <Picture of="coin" />
                <span aria-hidden="true">{player.gold}</span>
                <span class="vh">{goldWords(player.gold)}, </span>
              </span>
            ) : undefined}
            <span>
              <Gem seat={seat} />
              <span aria-hidden="true">
                {pieces}
                <small>/20</small>
              </span>
              <span class="vh">{pieceWords(pieces)}, </span>
            </span>
            <span>
              <Picture of="cardBack" />
              <span aria-hidden="true">{player.cards}</span>
              <span class="vh">{cardWords(player.cards)}</span>
            </span>
          </span>
        </span>
        <span class="ef-toks" style={{ '--tokens': held }}>
          {player.tokens.flatMap((n, token) =>
            Array.from({ length: n }, (_, i) => (
              <TokenDisc key={`${token} ${i}`} of={tokenName(token)} class="xs" />
            )),
          )}
          {Array.from({ length: player.hiddenTokens }, (_, i) => (
            <TokenBack key={i} class="xs" />
          ))}
        </span>
        <Notches n={pieces} />
      </button>
      <SeatTimer {...info} />
    </li>
  )
}

/** Everything open about a player, in words. */
function summaryOf(open: Open, seat: Seat, nth: number): string {
  const player = playerAt(open, seat)
  return [
    el.t('order', { nth }),
    ...(open.start === seat ? [el.t('start')] : []),
    ...(open.variant.game === 'elfengold' ? [goldWords(player.gold)] : []),
    pieceWords(countTowns(player.pieces)),
    cardWords(player.cards),
    ...player.tokens.flatMap((n, token) =>
      n > 0 ? [el.t('times', { n, kind: kindWords(tokenName(token)) })] : [],
    ),
    ...(player.hiddenTokens > 0 ? [el.t('hidden.n', { n: player.hiddenTokens })] : []),
  ].join(', ')
}
