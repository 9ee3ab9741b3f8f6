import { at } from '../../../../kernel/index.ts'
import { PRINTED_VALUES, roadNamed, townNamed } from '../../rules/components/map.ts'
import { countersOn, emptyRoads, LAND_ROADS, ROADS_FOR } from '../../rules/components/roads.ts'
import { TOKENS } from '../../rules/components/tokens.ts'
import { TRANSPORTS, type TransportName } from '../../rules/components/transport.ts'
import { usualVariant } from '../../rules/options.ts'
import { emptyState, type Open } from '../../rules/state.ts'
import { MapPicture } from '../map/picture.tsx'
import { playerAt } from '../view.ts'
import { book } from './texts.ts'

type Picture = Pick<Open, 'players' | 'roads' | 'values'>

/** A table for a picture, drawn from the same state as a real one. */
function table(gold: boolean, counters: Readonly<Record<string, TransportName>>): Picture {
  const { open } = emptyState(
    usualVariant(gold ? 'elfengold' : 'elfenland'),
    3,
    gold ? PRINTED_VALUES : undefined,
  )
  const roads = emptyRoads()
  for (const [id, kind] of Object.entries(counters)) roads[roadNamed(id)] = 1 << TRANSPORTS.indexOf(kind)
  playerAt(open, 0).boot = townNamed('lapphalia')
  return { players: open.players, roads, values: open.values }
}

/** The whole map, before anything has happened. */
export function WholeMap({ gold }: { gold: boolean }) {
  return (
    <figure class="ef-figure">
      <MapPicture open={table(gold, {})} label={book.t('map.caption')} />
      <figcaption>{book.t('map.caption')}</figcaption>
    </figure>
  )
}

/** A short journey over two counters. */
export function ExampleJourney({ gold }: { gold: boolean }) {
  const [start, over, end] = [townNamed('lapphalia'), townNamed('feodor'), townNamed('throtmanni')]
  const [first, second] = [roadNamed('feodor-lapphalia-wood'), roadNamed('feodor-throtmanni-desert')]
  return (
    <figure class="ef-figure small">
      <MapPicture
        open={table(gold, {
          'feodor-lapphalia-wood': 'elfcycle',
          'feodor-throtmanni-desert': 'dragon',
          'rivinia-throtmanni-wood': 'giantPig',
        })}
        window={[640, 240, 560, 640]}
        seat={0}
        legs={[
          { from: start, to: over, road: first },
          { from: over, to: end, road: second },
        ]}
        label={book.t('travel.caption')}
      />
      <figcaption>{book.t('travel.caption')}</figcaption>
    </figure>
  )
}

const DRAGON = TOKENS.indexOf('dragon')

/** Where a counter may be laid. */
export function ExamplePlan({ gold }: { gold: boolean }) {
  const open = table(gold, { 'albaran-feodor-desert': 'trollWagon', 'dagamura-lapphalia-wood': 'unicorn' })
  const free = LAND_ROADS.filter(
    (road) => at(ROADS_FOR, DRAGON).includes(road) && countersOn(at(open.roads, road)).length === 0,
  )
  return (
    <figure class="ef-figure small">
      <MapPicture open={open} window={[420, 380, 640, 520]} legal={free} label={book.t('plan.caption')} />
      <figcaption>{book.t('plan.caption')}</figcaption>
    </figure>
  )
}
