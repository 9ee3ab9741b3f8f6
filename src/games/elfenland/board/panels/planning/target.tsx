import { at, type Seat } from '../../../../../kernel/index.ts'
import { countTowns, ROADS } from '../../../rules/components/map.ts'
import { countersOn, IS_LAND, type Load, price } from '../../../rules/components/roads.ts'
import { RAFT, TERRAINS, type Terrain } from '../../../rules/components/transport.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Gem, MiniCard, Swatch } from '../../art/pieces.tsx'
import { cardName, transportName } from '../../names.ts'
import { el } from '../../texts.ts'
import { hindersSomebody, type LayEffect, type LayEffects } from '../../turn/lay-effects/lay-effects.ts'
import type { Planning } from '../../turn/planning/planning.ts'
import { hinderedWords, kindWords, layEffectWords, townName } from '../../words.ts'

const terrainName = (terrain: Terrain) => at(TERRAINS, terrain)

/** The chosen road, and what it would cost. */
export function TargetRoad({ view, planning, road }: { view: SeatView; planning: Planning; road: number }) {
  const { from, to, terrain } = at(ROADS, road)
  const load = at((planning.after ?? view).open.roads, road)
  return (
    <div class="ef-target">
      <span>{townName(from)}</span>
      <Swatch of={terrainName(terrain)} />
      <span>{townName(to)}</span>
      <em>
        {el.t(`terrain.${terrainName(terrain)}`)}
        {pricesOf(load, road).map(({ kind, cards, words = '' }) => (
          <span key={words + kind}>
            {words} <CardPrice kind={kind} n={cards} />
          </span>
        ))}
      </em>
    </div>
  )
}

/** The cards of one kind that a road costs. */
export const CardPrice = ({ kind, n }: { kind: number; n: number }) => (
  <span class="ef-price">
    {el.t('plan.pay', { n })} <MiniCard of={cardName(kind)} />
    <span class="vh">{kindWords(transportName(kind))}</span>
  </span>
)

interface Price {
  readonly kind: number
  readonly cards: number
  /** On a river: the direction. */
  readonly words?: string
}

/** What the road costs with each of its counters; on water what a raft costs, on a river both ways. */
function pricesOf(load: Load, road: number): Price[] {
  const { from, to } = at(ROADS, road)
  const cardsFrom = (town: number, kind: number): number => price(load, road, town, kind) ?? 0
  if (IS_LAND[road]) return countersOn(load).map((kind) => ({ kind, cards: cardsFrom(from, kind) }))
  const [down, up] = [cardsFrom(from, RAFT), cardsFrom(to, RAFT)]
  if (down === up) return [{ kind: RAFT, cards: down }]
  return [
    { kind: RAFT, cards: down, words: el.t('costs.down') },
    { kind: RAFT, cards: up, words: el.t('costs.up') },
  ]
}

/** What the drafted action does: towns or gold for the player, or whom the obstacle hinders by how much. */
export function Outcome(props: {
  planning: Planning
  layEffects: LayEffects | undefined
  me: Seat
  name(seat: Seat): string
}) {
  const { planning, layEffects, me, name } = props
  const effect = layEffects?.get(at(planning.roads, 0))
  if (effect?.kind === 'hinders') return <Hinders effect={effect} me={me} name={name} />
  const obstacle = planning.held && hindersSomebody(planning.held.token)
  // The draft is known at once; the effects on all roads follow a moment later.
  const towns = countTowns(planning.gained)
  const words =
    effect?.kind === 'gold'
      ? layEffectWords(effect, name, me)
      : obstacle
        ? el.t('hinder.nobody')
        : towns > 0
          ? el.t('plan.gain', { n: towns })
          : el.t('plan.noGain')
  return <p class="ef-gain">{words}</p>
}

function Hinders(props: {
  effect: LayEffect & { readonly kind: 'hinders' }
  me: Seat
  name(seat: Seat): string
}) {
  const { effect, me, name } = props
  return (
    <>
      <ul class="ef-hinders" aria-label={el.t('hinder.title')}>
        {effect.whom.map((hindered) => (
          <li key={hindered.seat} class={hindered.seat === me ? 'is-me' : ''}>
            <Gem seat={hindered.seat} />
            <span>{hinderedWords(hindered, name, me)}</span>
          </li>
        ))}
      </ul>
      <p class="ef-hint">{el.t('hinder.known')}</p>
    </>
  )
}
