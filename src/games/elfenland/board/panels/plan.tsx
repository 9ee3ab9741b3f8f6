import { useMemo } from 'preact/hooks'
import { at, type Seat } from '../../../../kernel/index.ts'
import { countTowns, ROAD_FROM, ROADS } from '../../rules/components/map.ts'
import { bareCost, countersOn, hasObstacle, price } from '../../rules/components/roads.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, isCounter, TOKENS } from '../../rules/components/tokens.ts'
import { TERRAINS } from '../../rules/components/transport.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { Cushion, Glyph, MiniCard, Swatch, TokenDisc } from '../art/pieces.tsx'
import { cardName, tokenName } from '../names.ts'
import { usePointed } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import type { BestJourney } from '../turn/best-journey.ts'
import type { Planning } from '../turn/planning.ts'
import { playerAt } from '../view.ts'
import { kindWords, townName } from '../words.ts'
import { BestJourneyNote } from './best-journey.tsx'
import { TokenNote } from './note.tsx'
import { OnTheMap } from './on-the-map.tsx'
import { GoldButton, Panel, SilverButton } from './panel.tsx'
import { SpellPreview } from './spell.tsx'

/** Planning: a token, a road, and what it would bring into reach; a spell takes two steps. */
export function PlanPanel({
  view,
  planning,
  best,
  laidBy,
  send,
}: {
  view: SeatView
  planning: Planning
  best: BestJourney | undefined
  laidBy: ReadonlyMap<number, Seat>
  send(move: Move): void
}) {
  const { held, ready, roads } = planning
  const pointed = usePointed()
  const spell = held?.token === DOUBLE_TRANSPORT || held?.token === EXCHANGE
  const fits = useMemo(() => anyUse(view, planning), [view])
  return (
    <Panel
      kind="planning"
      title={spell ? kindWords(tokenName(held.token)) : el.t('plan.title')}
      foot={
        <div class="ef-acts">
          <GoldButton ready={ready !== undefined} press={() => ready && send(ready)}>
            {el.t(spell ? 'plan.cast' : 'plan.lay')}
          </GoldButton>
          {planning.clear && held ? (
            <SilverButton press={planning.clear} name="back">
              <Glyph of="undo" /> {el.t('back')}
            </SilverButton>
          ) : (
            <SilverButton press={() => send(PASS)} name="pass" shown={pointed(({ type }) => type === 'pass')}>
              {el.t('pass')}
            </SilverButton>
          )}
        </div>
      }
    >
      {held && !(spell && roads.length > 0) ? (
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
      ) : undefined}
      <p class="ef-hint ef-ask" role="status">
        {fits ? el.t(askKey(planning)) : el.t('plan.nothing')}
      </p>
      {spell ? (
        <SpellPreview view={view} planning={planning} />
      ) : (
        roads.map((road) => <Target key={road} view={view} planning={planning} road={road} />)
      )}
      {ready ? (
        <p class="ef-gain">
          {countTowns(planning.gained) > 0
            ? el.t('plan.gain', { n: countTowns(planning.gained) })
            : el.t('plan.noGain')}
        </p>
      ) : (
        <BestJourneyNote best={best} />
      )}
      {held && ready ? undefined : <OnTheMap open={view.open} laidBy={laidBy} />}
    </Panel>
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

/** The chosen road, and what it would cost. */
function Target({ view, planning, road }: { view: SeatView; planning: Planning; road: number }) {
  const { from, to, terrain } = at(ROADS, road)
  const load = at(view.open.roads, road)
  const token = planning.held?.token ?? 0
  const kinds = isCounter(token) ? [token] : countersOn(load)
  return (
    <div class="ef-target">
      <span>{townName(from)}</span>
      <Swatch of={at(TERRAINS, terrain)} />
      <span>{townName(to)}</span>
      <em>
        {el.t(`terrain.${at(TERRAINS, terrain)}`)}
        {kinds.map((kind) => {
          const cards =
            price(load, road, at(ROAD_FROM, road), kind) ??
            (bareCost(road, at(ROAD_FROM, road), kind) ?? 0) + (hasObstacle(load) ? 1 : 0)
          return (
            <span
              key={kind}
              role="img"
              aria-label={el.t('times', { n: cards, kind: kindWords(cardName(kind)) })}
            >
              <MiniCard of={cardName(kind)} n={cards} />
            </span>
          )
        })}
      </em>
    </div>
  )
}
