import { FLIGHT_GOLD } from '../../../rules/phases/wizards.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Coin, Gem, Picture, Swatch } from '../../art/pieces.tsx'
import { terrainOf } from '../../names.ts'
import { el } from '../../texts.ts'
import type { DraftedLeg } from '../../turn/draft.ts'
import type { JourneyDraft } from '../../turn/journey.ts'
import { townName } from '../../words.ts'
import { PaidCards } from './paid-cards.tsx'
import { Payments } from './payments.tsx'

interface LegRowProps {
  nth: number
  leg: DraftedLeg
  view: SeatView
  gold: boolean
  journey: JourneyDraft
  open: boolean
  toggle(): void
}

/** One stop of the journey: the town, what it costs, what it earns, and other ways to pay. */
export function LegRow({ nth, leg, view, gold, journey, open, toggle }: LegRowProps) {
  const payments = leg.road === undefined ? [] : journey.payments(nth)
  return (
    <li>
      <span class={`ef-num seat-${view.seat}`}>{nth + 1}</span>
      <span class="ef-to">
        <b>
          {townName(leg.to)}
          {leg.piece ? <Gem seat={view.seat} /> : undefined}
        </b>
        {leg.road === undefined ? (
          <small>{el.t('move.flight', { n: FLIGHT_GOLD })}</small>
        ) : (
          <Swatch of={terrainOf(leg.road)} />
        )}
      </span>
      <PaidCards paid={leg.paid} />
      {gold ? (
        <span class="ef-earn">
          {leg.doubled ? <Picture of="goldPiece" /> : undefined}
          <Coin class={leg.doubled ? 'dbl' : ''}>+{leg.earned}</Coin>
        </span>
      ) : undefined}
      {payments.length > 1 || leg.step.type === 'caravan' ? (
        <button
          type="button"
          class="ef-alt"
          aria-expanded={open}
          aria-label={el.t('move.otherwise', { town: townName(leg.to) })}
          data-explain={el.t('move.otherwise', { town: townName(leg.to) })}
          onClick={toggle}
        >
          <Picture of="caravan" />
        </button>
      ) : (
        <span class="ef-alt-room" />
      )}
      {open ? <Payments nth={nth} leg={leg} payments={payments} journey={journey} /> : undefined}
    </li>
  )
}
