import { at } from '../../../../../kernel/index.ts'
import type { Route } from '../../../journey/route-finder.ts'
import { Coin, Swatch } from '../../art/pieces.tsx'
import { useGhostRoute } from '../../map/ghost-route.ts'
import { terrainOf } from '../../names.ts'
import { el } from '../../texts.ts'
import { legsOf } from '../../turn/best-journey.ts'
import type { JourneyDraft } from '../../turn/journey.ts'
import { townName } from '../../words.ts'
import { PaidCards } from './paid-cards.tsx'

/** The route finder's proposals for the last town chosen, with the roads and cards in which they differ. */
export function Ways({ journey, gold }: { journey: JourneyDraft; gold: boolean }) {
  const ghost = useGhostRoute()
  const { ways, way: taken, legs } = journey
  const start = legs[legs.length - at(ways, taken).steps.length]
  const shared = roadsOfAll(ways)
  return (
    <div class="ef-ways" role="group" aria-label={el.t('move.ways')}>
      <h3>{el.t('move.ways')}</h3>
      {ways.map((way, i) => (
        <button
          key={i}
          type="button"
          class={i === taken ? 'ef-chip on' : 'ef-chip'}
          aria-pressed={i === taken}
          onClick={() => journey.takeWay(i)}
          data-do="way"
          {...ghost(i === taken || !start ? [] : legsOf(start.from, way))}
        >
          <WayTowns way={way} shared={shared} />
          <span class="ef-cost">
            {start ? (
              <PaidCards paid={start.before.own.hand.map((held, kind) => held - at(way.hand, kind))} />
            ) : undefined}
          </span>
          {gold && way.gold > 0 ? <Coin>−{way.gold}</Coin> : undefined}
        </button>
      ))}
    </div>
  )
}

const roadOf = (step: Route['steps'][number]): number | undefined =>
  step.type === 'magicFlight' ? undefined : step.road

/** The roads that every way takes. */
const roadsOfAll = ([first, ...others]: readonly Route[]): ReadonlySet<number | undefined> =>
  new Set(
    first?.steps
      .map(roadOf)
      .filter((road) => others.every(({ steps }) => steps.some((step) => roadOf(step) === road))),
  )

/** The towns of a way, in bold with their terrain where the road to them is not the same for all ways. */
function WayTowns({ way, shared }: { way: Route; shared: ReadonlySet<number | undefined> }) {
  return (
    <span class="ef-waytowns">
      {way.steps.map((step, i) => {
        const road = roadOf(step)
        const town = townName(at(way.towns, i))
        return shared.has(road) ? (
          <span key={i}>{town}</span>
        ) : (
          <b key={i}>
            {road === undefined ? undefined : <Swatch of={terrainOf(road)} />}
            {town}
          </b>
        )
      })}
    </span>
  )
}
