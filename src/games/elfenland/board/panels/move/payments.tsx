import { at, sum } from '../../../../../kernel/index.ts'
import { shell } from '../../../../../ui/text/shell/index.ts'
import type { JourneyStep } from '../../../journey/traveller.ts'
import { price } from '../../../rules/components/roads.ts'
import { PASSING_GOLD } from '../../../rules/phases/wizards.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Glyph, MiniCard, Picture } from '../../art/pieces.tsx'
import { cardName } from '../../names.ts'
import { el } from '../../texts.ts'
import type { DraftedLeg } from '../../turn/draft.ts'
import { type JourneyDraft, swapIntoCaravan } from '../../turn/journey.ts'
import { playerAt } from '../../view.ts'
import { handWords, kindWords, townName } from '../../words.ts'

/** Everything that could be paid for this road instead. */
export function Payments({
  nth,
  leg,
  payments,
  journey,
}: {
  nth: number
  leg: DraftedLeg
  payments: readonly JourneyStep[]
  journey: JourneyDraft
}) {
  const { step, before } = leg
  return (
    <div class="ef-payments" role="group" aria-label={el.t('move.otherwise', { town: townName(leg.to) })}>
      {payments.map((other) => {
        const same =
          other.type === step.type &&
          'wizard' in other === 'wizard' in step &&
          (other.type !== 'travel' || step.type !== 'travel' || other.by === step.by)
        return (
          <button
            key={JSON.stringify(other)}
            type="button"
            class={same ? 'ef-chip on' : 'ef-chip'}
            aria-pressed={same}
            aria-label={paymentWords(before, other)}
            onClick={() => journey.pay(nth, other)}
          >
            <PaymentFace view={before} step={other} />
          </button>
        )
      })}
      {step.type === 'caravan' ? <CaravanCards nth={nth} leg={leg} journey={journey} /> : undefined}
    </div>
  )
}

const caravanSize = (cards: readonly number[]): number => sum(cards)

function paymentWords({ open, seat }: SeatView, step: JourneyStep): string {
  if (step.type === 'magicFlight') return ''
  const wizard = step.wizard === true
  const cards =
    step.type === 'caravan'
      ? shell.t('labelled', {
          label: el.t('road.caravan', { n: caravanSize(step.cards) }),
          text: handWords(step.cards),
        })
      : el.t('times', {
          n: price(at(open.roads, step.road), step.road, playerAt(open, seat).boot, step.by, wizard) ?? 0,
          kind: kindWords(cardName(step.by)),
        })
  return wizard ? `${cards}, ${el.t('move.wizard', { n: PASSING_GOLD })}` : cards
}

function PaymentFace({ view, step }: { view: SeatView; step: JourneyStep }) {
  if (step.type === 'magicFlight') return undefined
  const { boot } = playerAt(view.open, view.seat)
  const wizard = step.wizard === true
  return (
    <>
      {step.type === 'caravan' ? (
        <>
          <Picture of="caravan" />
          {caravanSize(step.cards)}
        </>
      ) : (
        <MiniCard
          of={cardName(step.by)}
          n={price(at(view.open.roads, step.road), step.road, boot, step.by, wizard) ?? 0}
        />
      )}
      {wizard ? <MiniCard of="elvenWizard" /> : undefined}
    </>
  )
}

/** Chooses the cards of a caravan one by one. */
function CaravanCards({ nth, leg, journey }: { nth: number; leg: DraftedLeg; journey: JourneyDraft }) {
  const { step, before } = leg
  if (step.type !== 'caravan') return undefined
  return (
    <>
      <p class="ef-hint">{el.t('move.caravan')}</p>
      <div class="ef-picks">
        {step.cards.map((count, kind) => {
          const swapped = swapIntoCaravan(leg, kind)
          return at(before.own.hand, kind) > 0 ? (
            <button
              key={kind}
              type="button"
              class="ef-pickcard"
              aria-disabled={swapped === undefined}
              data-why={swapped ? undefined : el.t('why.caravanFull')}
              aria-label={el.t('times', { n: count, kind: kindWords(cardName(kind)) })}
              onClick={() => swapped && journey.pay(nth, swapped)}
            >
              <MiniCard of={cardName(kind)} n={count > 0 ? count : 1} />
              {count > 0 ? <Glyph of="check" /> : undefined}
            </button>
          ) : undefined
        })}
      </div>
    </>
  )
}
