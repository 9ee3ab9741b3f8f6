import { useMemo } from 'preact/hooks'
import { at, type Seat } from '../../../../../kernel/index.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, isCounter, TOKENS } from '../../../rules/components/tokens.ts'
import { type Move, PASS } from '../../../rules/moves.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Cushion, Glyph, TokenDisc } from '../../art/pieces.tsx'
import type { LaidBy } from '../../history/recently.ts'
import { cardName, tokenName } from '../../names.ts'
import { LazySpell } from '../../on-demand.tsx'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import type { BestJourney } from '../../turn/best-journey.ts'
import { hindersSomebody, type LayEffects } from '../../turn/lay-effects/lay-effects.ts'
import type { OrderControls } from '../../turn/orders/order-controls.ts'
import type { Planning } from '../../turn/planning/planning.ts'
import { playerAt } from '../../view.ts'
import { kindWords } from '../../words.ts'
import { BestJourneyNote } from '../best-journey.tsx'
import { TokenNote } from '../note.tsx'
import { OnTheMap } from '../on-the-map.tsx'
import { GoldButton, Panel, SilverButton } from '../panel.tsx'
import { PassOrder } from './pass-order.tsx'
import { Outcome, TargetRoad } from './target.tsx'

/** Planning: a token, a road, and what it would bring into reach; a spell takes two steps. */
export function PlanPanel({
  view,
  planning,
  best,
  layEffects,
  laidBy,
  orderControls,
  name,
  send,
}: {
  view: SeatView
  planning: Planning
  best: BestJourney | undefined
  layEffects: LayEffects | undefined
  laidBy: LaidBy
  orderControls: OrderControls | undefined
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { held, ready, roads } = planning
  const pointed = usePointed()
  const spell = held?.token === DOUBLE_TRANSPORT || held?.token === EXCHANGE
  const fits = useMemo(() => anyUse(view, planning), [view])
  const asked = fits ? el.t(askKey(planning)) : el.t('plan.nothing')
  return (
    <Panel
      kind="planning"
      title={spell ? kindWords(tokenName(held.token)) : el.t('plan.title')}
      foot={
        <>
          <div class="ef-acts">
            <GoldButton ready={ready !== undefined} why={asked} press={() => ready && send(ready)}>
              {el.t(spell ? 'plan.cast' : 'plan.lay')}
            </GoldButton>
            {planning.clear && held ? (
              <SilverButton press={planning.clear} name="back">
                <Glyph of="undo" /> {el.t('back')}
              </SilverButton>
            ) : (
              <SilverButton
                press={() => send(PASS)}
                name="pass"
                shown={pointed(({ type }) => type === 'pass')}
              >
                {el.t('pass')}
              </SilverButton>
            )}
          </div>
          {orderControls && !held ? <PassOrder view={view} orderControls={orderControls} /> : undefined}
        </>
      }
    >
      {held && !(spell && roads.length > 0) ? <HeldToken view={view} held={held} /> : undefined}
      <p class="ef-hint ef-ask" role="status">
        {asked}
      </p>
      {spell ? (
        <LazySpell view={view} planning={planning} />
      ) : (
        roads.map((road) => <TargetRoad key={road} view={view} planning={planning} road={road} />)
      )}
      {ready ? (
        <Outcome planning={planning} layEffects={layEffects} me={view.seat} name={name} />
      ) : held && layEffects?.size === 0 ? (
        <p class="ef-gain">{el.t(hindersSomebody(held.token) ? 'hinder.nobody' : 'plan.nowhere')}</p>
      ) : (
        <BestJourneyNote best={best} />
      )}
      {held && ready ? undefined : <OnTheMap open={view.open} laidBy={laidBy} />}
    </Panel>
  )
}

/** The token in hand, and how many cards for it the player has. */
function HeldToken({ view, held }: { view: SeatView; held: NonNullable<Planning['held']> }) {
  return (
    <div class="ef-cushion">
      <Cushion>
        <TokenDisc of={tokenName(held.token)} hidden={held.hidden} class="xl" />
      </Cushion>
      <div class="ef-lot">
        <b>{kindWords(tokenName(held.token))}</b>
        <TokenNote of={tokenName(held.token)} />
        {isCounter(held.token) ? (
          <small>
            {el.t('plan.hold', {
              n: at(view.own.hand, held.token),
              kind: kindWords(cardName(held.token)),
            })}
          </small>
        ) : undefined}
      </div>
    </div>
  )
}

function anyUse({ open, own, seat }: SeatView, planning: Planning): boolean {
  const { tokens } = playerAt(open, seat)
  return TOKENS.some(
    (_, token) =>
      (at(tokens, token) > 0 && planning.usable({ token, hidden: false })) ||
      (at(own.hiddenTokens, token) > 0 && planning.usable({ token, hidden: true })),
  )
}

function askKey({ held, step }: Planning) {
  const double = held?.token === DOUBLE_TRANSPORT
  switch (step) {
    case 'token':
      return 'plan.pick'
    case 'road':
      return double ? 'plan.double1' : held?.token === EXCHANGE ? 'plan.exchange1' : 'plan.road'
    case 'second':
      return 'plan.double2'
    case 'otherRoad':
      return 'plan.exchange2'
    case 'ready':
      return double || held?.token === EXCHANGE ? 'plan.readySpell' : 'plan.ready'
  }
}
