import { useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import type { JourneyStep } from '../../journey/traveller.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { countTowns, ROADS } from '../../rules/components/map.ts'
import { price } from '../../rules/components/roads.ts'
import { TERRAINS } from '../../rules/components/transport.ts'
import type { Move } from '../../rules/moves.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../../rules/phases/wizards.ts'
import type { SeatView } from '../../rules/state.ts'
import { Coin, Gem, Glyph, MiniCard, Picture, Swatch } from '../art/pieces.tsx'
import { usePointed } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import type { DraftedLeg } from '../turn/draft.ts'
import { type JourneyDraft, newPieces, swapIntoCaravan } from '../turn/journey.ts'
import { goldWords, handWords, kindWords, secretWords, townName } from '../words.ts'
import { OnTheMap } from './on-the-map.tsx'
import { GoldButton, Panel, SilverButton } from './panel.tsx'

/** The journey: each stop with what it takes and brings, other ways to pay, and one button to set out. */
export function MovePanel({
  view,
  journey,
  laidBy,
  send,
}: {
  view: SeatView
  journey: JourneyDraft
  laidBy: ReadonlyMap<number, Seat>
  send(moves: readonly Move[]): void
}) {
  const [opened, open] = useState<number | undefined>(undefined)
  const pointed = usePointed()
  const { legs, after, undo } = journey
  const { boot } = view.open.players[view.seat]
  const gold = view.open.variant.game === 'elfengold'
  const leave = (): void => send([...legs.map(({ step }) => step), { type: 'stop' }])
  const stuck = journey.reached === 0 && !journey.flight
  const secret = secretWords(view, after.open.players[view.seat].boot)
  return (
    <Panel
      kind="moving"
      title={el.t('move.title')}
      small={el.t('move.from', { town: townName(boot) })}
      foot={
        <>
          {legs.length > 0 ? (
            <Sum
              view={view}
              journey={journey}
              gold={gold}
              handLimit={view.open.variant.handLimit}
              cards={after.open.players[after.seat].cards}
            />
          ) : undefined}
          <div class="ef-acts">
            {legs.length > 0 ? (
              <>
                <GoldButton press={leave}>{el.t('move.go')}</GoldButton>
                <SilverButton press={undo} name="undo">
                  <Glyph of="undo" /> {el.t('move.undo')}
                </SilverButton>
              </>
            ) : (
              <SilverButton
                press={leave}
                name="stay"
                shown={pointed(({ type }, index) => type === 'stop' && index === 0)}
              >
                {el.t('move.stay')}
              </SilverButton>
            )}
          </div>
        </>
      }
    >
      <p class="vh" role="status">
        {journeyWords(journey, gold)}
      </p>
      <ol class="ef-legs">
        {legs.map((leg, i) => (
          <LegRow
            key={i}
            nth={i}
            leg={leg}
            view={view}
            gold={gold}
            journey={journey}
            open={opened === i}
            toggle={() => open(opened === i ? undefined : i)}
          />
        ))}
      </ol>
      {journey.ways.length > 1 ? <Ways journey={journey} gold={gold} /> : undefined}
      {legs.length === 0 && journey.reached > 0 ? (
        <>
          <p class="ef-hint ef-ask">{el.t('move.hint')}</p>
          <p class="ef-gain">{el.t('plan.reach', { n: countTowns(journey.reached) })}</p>
        </>
      ) : undefined}
      {legs.length === 0 && stuck ? <p class="ef-hint ef-ask">{el.t('move.none')}</p> : undefined}
      {journey.flight ? <p class="ef-hint">{el.t('move.fly', { n: FLIGHT_GOLD })}</p> : undefined}
      {secret === '' ? undefined : <p class="ef-gain">{secret}</p>}
      {legs.length === 0 ? <OnTheMap open={view.open} laidBy={laidBy} /> : undefined}
    </Panel>
  )
}

interface LegRowProps {
  nth: number
  leg: DraftedLeg
  view: SeatView
  gold: boolean
  journey: JourneyDraft
  open: boolean
  toggle(): void
}

function LegRow({ nth, leg, view, gold, journey, open, toggle }: LegRowProps) {
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
          <Swatch of={TERRAINS[ROADS[leg.road].terrain]} />
        )}
      </span>
      <Paid paid={leg.paid} />
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

function Paid({ paid }: { paid: readonly number[] }) {
  return (
    <span class="ef-paid" role="img" aria-label={handWords(paid)}>
      {paid.map((n, kind) => (n > 0 ? <MiniCard key={kind} of={CARDS[kind]} n={n} /> : undefined))}
    </span>
  )
}

/** Everything that could be paid for this road instead. */
function Payments({
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
    <div class="ef-payments">
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
      {step.type === 'caravan' ? (
        <>
          <p class="ef-hint">{el.t('move.caravan')}</p>
          <div class="ef-picks">
            {before.own.hand.slice(0, step.cards.length).map((held, kind) => {
              const swapped = swapIntoCaravan(leg, kind)
              return held > 0 ? (
                <button
                  key={kind}
                  type="button"
                  class="ef-pickcard"
                  aria-disabled={swapped === undefined}
                  aria-label={el.t('times', { n: step.cards[kind], kind: kindWords(CARDS[kind]) })}
                  onClick={() => swapped && journey.pay(nth, swapped)}
                >
                  <MiniCard of={CARDS[kind]} n={step.cards[kind] > 0 ? step.cards[kind] : 1} />
                  {step.cards[kind] > 0 ? <Glyph of="check" /> : undefined}
                </button>
              ) : undefined
            })}
          </div>
        </>
      ) : undefined}
    </div>
  )
}

const caravanSize = (cards: readonly number[]): number => cards.reduce((sum, n) => sum + n, 0)

function paymentWords({ open, seat }: SeatView, step: JourneyStep): string {
  if (step.type === 'magicFlight') return ''
  const wizard = step.wizard === true
  const cards =
    step.type === 'caravan'
      ? `${el.t('road.caravan', { n: caravanSize(step.cards) })}: ${handWords(step.cards)}`
      : el.t('times', {
          n: price(open.roads[step.road], step.road, open.players[seat].boot, step.by, wizard),
          kind: kindWords(CARDS[step.by]),
        })
  return wizard ? `${cards}, ${el.t('move.wizard', { n: PASSING_GOLD })}` : cards
}

function PaymentFace({ view, step }: { view: SeatView; step: JourneyStep }) {
  if (step.type === 'magicFlight') return undefined
  const { boot } = view.open.players[view.seat]
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
          of={CARDS[step.by]}
          n={price(view.open.roads[step.road], step.road, boot, step.by, wizard)}
        />
      )}
      {wizard ? <MiniCard of="elvenWizard" /> : undefined}
    </>
  )
}

/** The route finder's proposals for the town chosen last. */
function Ways({ journey, gold }: { journey: JourneyDraft; gold: boolean }) {
  return (
    <div class="ef-ways" role="group" aria-label={el.t('move.ways')}>
      <h3>{el.t('move.ways')}</h3>
      {journey.ways.map((way, i) => (
        <button
          key={i}
          type="button"
          class={i === journey.way ? 'ef-chip on' : 'ef-chip'}
          aria-pressed={i === journey.way}
          onClick={() => journey.takeWay(i)}
          data-do="way"
        >
          <span>{way.towns.map(townName).join(' · ')}</span>
          <span class="ef-cost">
            <Picture of="cardBack" />
            {way.cards}
            <span class="vh"> {el.t('cards.n', { n: way.cards })}</span>
          </span>
          {gold && way.gold > 0 ? <Coin>−{way.gold}</Coin> : undefined}
        </button>
      ))}
    </div>
  )
}

const paidFor = ({ legs }: JourneyDraft): number[] =>
  legs.reduce<number[]>((sum, leg) => leg.paid.map((n, kind) => n + (sum[kind] ?? 0)), [])

/** The journey so far, for who cannot see it on the map. */
function journeyWords(journey: JourneyDraft, gold: boolean): string {
  const { legs, after } = journey
  if (legs.length === 0) return ''
  return [
    el.t('tell.travel', { towns: legs.map(({ to }) => townName(to)).join(', ') }),
    `${el.t('move.pay')}: ${handWords(paidFor(journey))}`,
    el.t('move.left', { n: after.open.players[after.seat].cards }),
    ...(gold ? [`${el.t('move.earn')}: ${goldWords(after.open.earned)}`] : []),
    el.t('move.new', { n: newPieces(journey) }),
  ].join('. ')
}

function Sum({
  journey,
  gold,
  handLimit,
  cards,
  view,
}: {
  view: SeatView
  journey: JourneyDraft
  gold: boolean
  handLimit: boolean
  cards: number
}) {
  const { legs } = journey
  const paid = paidFor(journey)
  const fee = legs.reduce((sum, leg) => sum + leg.fee, 0)
  const over = handLimit ? cards - HAND_LIMIT : 0
  return (
    <dl class="ef-sum">
      <div>
        <dt>{el.t('move.pay')}</dt>
        <dd>
          <Paid paid={paid} />
          {fee > 0 ? <Coin>−{fee}</Coin> : undefined}
          <small>{el.t('move.left', { n: cards })}</small>
        </dd>
      </div>
      <div>
        <dt>{el.t('move.earn')}</dt>
        <dd>
          {gold ? (
            <>
              <Coin class="big">{journey.after.open.earned}</Coin>
              <em>{el.t('move.or')}</em>
              <span class="ef-twocards">
                <Picture of="cardBack" />
                <Picture of="cardBack" />
              </span>
            </>
          ) : undefined}
          <small class="ef-newpieces">
            <Gem seat={view.seat} />
            {el.t('move.new', { n: newPieces(journey) })}
          </small>
        </dd>
      </div>
      {over > 0 ? <p class="ef-hint">{el.t('move.discard', { n: over })}</p> : undefined}
    </dl>
  )
}
