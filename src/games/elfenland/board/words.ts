import { at, type Seat, sum } from '../../../kernel/index.ts'
import { listed } from '../../../ui/text/texts.tsx'
import type { Reach } from '../journey/route-finder.ts'
import {
  DISTANCE,
  hasTown,
  NO_TOWN,
  otherEnd,
  ROADS,
  ROADS_AT,
  TOWNS,
  type Town,
} from '../rules/components/map.ts'
import {
  caravanPrice,
  countersOn,
  FITTING,
  hasGoldPiece,
  hasObstacle,
  IS_LAND,
  type Load,
  price,
} from '../rules/components/roads.ts'
import { GOLD_PIECE_TOKEN, SEA_MONSTER, type Token, TREE_OBSTACLE } from '../rules/components/tokens.ts'
import { RAFT, TRANSPORTS } from '../rules/components/transport.ts'
import type { Open, SeatView } from '../rules/state.ts'
import type { Kind } from './art/pieces.tsx'
import type { Described } from './map/marks.ts'
import { cardName, terrainOf, tokenName, transportName } from './names.ts'
import { el } from './texts.ts'
import type { Hindered } from './turn/lay-effects/hindrance.ts'
import type { LayEffect } from './turn/lay-effects/lay-effects.ts'
import { playerAt } from './view.ts'

export const kindWords = (kind: Kind): string => el.t(`kind.${kind}`)
/** A card or token with its article, as the object of a sentence, such as "a dragon" or "einen Drachen". */
export const aKind = (kind: Kind): string => el.t(`kind.a.${kind}`)
/** The same with the definite article, such as "the dragon" or "den Drachen". */
export const theKind = (kind: Kind): string => el.t(`kind.the.${kind}`)
export const aToken = (token: Token): string => aKind(tokenName(token))
export const theToken = (token: Token): string => theKind(tokenName(token))
/** The name of an own token, and whether it lies face down. */
export const tokenWords = (token: Token, hidden: boolean): string =>
  hidden ? `${kindWords(tokenName(token))}, ${el.t('hidden')}` : kindWords(tokenName(token))
export const townName = (town: Town): string => TOWNS[town]?.name.replace("'", '’') ?? ''
export const roadName = (road: number): string =>
  el.t('road', { from: townName(at(ROADS, road).from), to: townName(at(ROADS, road).to) })
export const goldWords = (n: number): string => el.t('gold.n', { n })
export const pieceWords = (n: number): string => el.t('pieces.n', { n })
export const cardWords = (n: number): string => el.t('cards.n', { n })

/** Cards by kind, such as "2 × Dragon, 1 × Raft". */
export function handWords(cards: readonly number[]): string {
  const words = cards.flatMap((n, kind) =>
    n > 0 ? [el.t('times', { n, kind: kindWords(cardName(kind)) })] : [],
  )
  return words.length === 0 ? '0' : words.join(', ')
}

/** Cards that are paid or discarded, as the object of a sentence, such as "a raft and 2 × Dragon". */
export const paidWords = (cards: readonly number[]): string =>
  listed(
    cards.flatMap((n, kind) => {
      if (n === 0) return []
      const name = cardName(kind)
      return [n === 1 ? aKind(name) : el.t('times', { n, kind: kindWords(name) })]
    }),
  )

const transportWords = (n: number, kind: number): string =>
  el.t('times', { n, kind: kindWords(transportName(kind)) })

export const tokensOn = (load: Load, road: number): Token[] => [
  ...countersOn(load),
  ...(hasObstacle(load) ? [IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER] : []),
  ...(hasGoldPiece(load) ? [GOLD_PIECE_TOKEN] : []),
]

/** A token that lies on a road. */
export function thingWords(token: Token): string {
  const kind = kindWords(tokenName(token))
  return token === GOLD_PIECE_TOKEN ? `${kind} (${el.t('road.double')})` : kind
}

/** What lies on a road. */
const thingsOn = (load: Load, road: number): string[] => tokensOn(load, road).map(thingWords)

/** What a road is, what lies on it, what it costs, and whether the own hand can pay for it. */
export function describeRoad(open: Open, view: SeatView | undefined, road: number): Described {
  const { from, to } = at(ROADS, road)
  const load = at(open.roads, road)
  const things = thingsOn(load, road)
  const water = !IS_LAND[road]
  const lies = things.length > 0 ? things.join(', ') : water ? handlessPrice(open, road) : el.t('road.empty')
  const label = el.t('road.words', {
    road: roadName(road),
    terrain: el.t(`terrain.${terrainOf(road)}`),
    lies,
  })
  const parts = [label]
  if (things.length > 0) parts.push(el.t('road.price', { list: handlessPrice(open, road) }))
  else if (!water)
    parts.push(
      el.t('road.fits', {
        list: countersOn(at(FITTING, road))
          .map((kind) => kindWords(transportName(kind)))
          .join(', '),
      }),
    )
  if (view && (water || countersOn(load).length > 0)) parts.push(handPrice(view, road, from, to))
  return { label, explain: parts.join(' ') }
}

/** What a road costs, whatever the hand. */
function handlessPrice({ roads }: Open, road: number): string {
  const { from, to } = at(ROADS, road)
  const load = at(roads, road)
  if (IS_LAND[road]) {
    const kinds = countersOn(load).map((kind) => transportWords(price(load, road, from, kind) ?? 0, kind))
    const caravan = caravanPrice(load)
    return [...kinds, ...(caravan !== undefined ? [el.t('road.caravan', { n: caravan })] : [])].join(', ')
  }
  const [there, back] = [price(load, road, from, RAFT) ?? 0, price(load, road, to, RAFT) ?? 0]
  if (there === back) return transportWords(there, RAFT)
  return [
    el.t('road.to', { town: townName(to), price: transportWords(there, RAFT) }),
    el.t('road.to', { town: townName(from), price: transportWords(back, RAFT) }),
  ].join(', ')
}

function handPrice({ open, own }: SeatView, road: number, from: Town, to: Town): string {
  const load = at(open.roads, road)
  const ways = TRANSPORTS.flatMap((_, kind) => {
    const prices = [price(load, road, from, kind), price(load, road, to, kind)].flatMap((cards) =>
      cards !== undefined && at(own.hand, kind) >= cards ? [cards] : [],
    )
    return prices.length > 0 ? [transportWords(Math.min(...prices), kind)] : []
  })
  const caravan = caravanPrice(load)
  const travelCards = sum(own.hand.slice(0, TRANSPORTS.length))
  if (caravan !== undefined && travelCards >= caravan) ways.push(el.t('road.caravan', { n: caravan }))
  return ways.length > 0 ? el.t('road.can', { list: ways.join(', ') }) : el.t('road.cannot')
}

/** What a token would do on a road, in sentences. */
export function layEffectWords(
  effect: LayEffect,
  name: (seat: Seat) => string,
  me: Seat | undefined,
): string {
  switch (effect.kind) {
    case 'towns':
      return `${el.t('plan.gain', { n: effect.n })}.`
    case 'gold':
      return el.t('plan.goldGain', { n: effect.n })
    case 'hinders':
      return effect.whom.map((hindered) => hinderedWords(hindered, name, me)).join(' ')
  }
}

/** What an obstacle costs a player, as a sentence. */
export function hinderedWords(
  { seat, towns, lost }: Hindered,
  name: (seat: Seat) => string,
  me: Seat | undefined,
): string {
  const words =
    seat === me ? el.t('hinder.you', { n: towns }) : el.t('hinder.rival', { n: towns, name: name(seat) })
  return lost > 0 ? `${words} ${el.t('hinder.lost', { n: lost })}` : words
}

/** What a town is worth, where its roads lead, and who is there. */
export function describeTown(
  open: Open,
  view: SeatView | undefined,
  town: Town,
  reach: Reach | undefined,
  name: (seat: Seat) => string,
): Described {
  const roads = at(ROADS_AT, town).map(
    (road) => `${townName(otherEnd(road, town))} (${el.t(`terrain.${terrainOf(road)}`)})`,
  )
  const value = at(open.values, town)
  const parameters = { town: townName(town), list: listed(roads) }
  const parts = [
    value > 0
      ? el.t('town.words', { ...parameters, gold: goldWords(value) })
      : el.t('town.plain', parameters),
  ]
  const boots = open.players.flatMap(({ boot }, seat) => (boot === town ? [name(seat)] : []))
  if (boots.length > 0) parts.push(el.t('town.boots', { names: listed(boots) }))
  if (view && open.values.length > 0) {
    const { pieces, boot } = playerAt(open, view.seat)
    if (view.own.townCard === town) parts.push(el.t('town.secret'))
    if (at(TOWNS, town).id !== 'elvenhold')
      parts.push(el.t(hasTown(pieces, town) ? 'town.taken' : 'town.piece'))
    const cards = reach?.cards[town]
    if (cards !== undefined && cards > 0 && boot !== town) parts.push(el.t('town.reach', { n: cards }))
  }
  const words = parts.join(' ')
  return { label: words, explain: words }
}

/** How far the own secret town is, in words; empty if there is none. */
export function secretWords(view: SeatView | undefined, boot: Town): string {
  const secret = view?.own.townCard ?? NO_TOWN
  if (secret === NO_TOWN) return ''
  const n = at(at(DISTANCE, boot), secret)
  return n === 0
    ? el.t('secret.here', { town: townName(secret) })
    : el.t('secret.far', { n, town: townName(secret) })
}
