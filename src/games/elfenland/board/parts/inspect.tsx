import { at, type Seat } from '../../../../kernel/index.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { hasTown, PIECE_TOWNS, TOWNS } from '../../rules/components/map.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Coin, Gem, MiniCard, Picture, TokenBack, TokenDisc } from '../art/pieces.tsx'
import { cardName, tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { playerAt } from '../view.ts'
import { cardWords, goldWords, kindWords, secretWords, townName } from '../words.ts'

/** Everything that may be known about a player. */
export function Inspect({
  open,
  seat,
  name,
  own,
  close,
}: {
  open: Open
  seat: Seat
  name: string
  own: SeatView | undefined
  close(): void
}) {
  const player = playerAt(open, seat)
  const towns = TOWNS.map((_, town) => town).filter((town) => hasTown(PIECE_TOWNS, town))
  const missing = towns.filter((town) => !hasTown(player.pieces, town))
  const secret = own ? secretWords(own, player.boot) : ''
  return (
    <Dialog title={name} close={close} class="ef-dialog narrow">
      <div class={`ef-inspect seat-${seat}`}>
        <p class="ef-inspect-head">
          <Boot seat={seat} />
          {open.variant.game === 'elfengold' ? (
            <span>
              <Picture of="coin" /> {goldWords(player.gold)}
            </span>
          ) : undefined}
          <span>
            <Picture of="cardBack" /> {cardWords(player.cards)}
          </span>
        </p>
        <p>
          {el.t('inspect.boot', { town: townName(player.boot) })} {secret}
        </p>
        <h3>
          {el.t('missing')} ({missing.length})
        </h3>
        <TownList towns={missing} open={open} seat={seat} />
        <h3>
          {el.t('inspect.visited')} ({towns.length - missing.length})
        </h3>
        <TownList towns={towns.filter((town) => hasTown(player.pieces, town))} open={open} seat={undefined} />
        <h3>{el.t('inspect.tokens')}</h3>
        <p class="ef-picks">
          {player.tokens.flatMap((n, token) =>
            Array.from({ length: n }, (_, i) => (
              <span key={`${token} ${i}`} class="ef-named">
                <TokenDisc of={tokenName(token)} class="sm" />
                {kindWords(tokenName(token))}
              </span>
            )),
          )}
          {player.hiddenTokens > 0 ? (
            <span class="ef-named">
              <TokenBack class="sm" />
              {el.t('hidden.n', { n: player.hiddenTokens })}
            </span>
          ) : undefined}
        </p>
        <h3>{el.t('inspect.seen')}</h3>
        <p class="ef-picks">
          {player.seenCards.every((n) => n === 0) ? el.t('inspect.none') : undefined}
          {player.seenCards.map((n, kind) =>
            n > 0 ? (
              <span key={kind} class="ef-named">
                <MiniCard of={cardName(kind)} n={n} />
                {kindWords(cardName(kind))}
              </span>
            ) : undefined,
          )}
        </p>
      </div>
    </Dialog>
  )
}

function TownList({ towns, open, seat }: { towns: readonly number[]; open: Open; seat: Seat | undefined }) {
  if (towns.length === 0) return <p>{el.t('inspect.none')}</p>
  return (
    <ul class="ef-towns">
      {towns.map((town) => (
        <li key={town}>
          {seat === undefined ? undefined : <Gem seat={seat} />}
          {townName(town)}
          {at(open.values, town) > 0 ? <Coin>{at(open.values, town)}</Coin> : undefined}
        </li>
      ))}
    </ul>
  )
}
