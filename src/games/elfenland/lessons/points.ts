import type { CardName } from '../rules/components/cards.ts'
import { type Road, roadNamed, type Town, type TownId, townNamed } from '../rules/components/map.ts'
import type { TokenName } from '../rules/components/tokens.ts'
import { card, token } from '../rules/table-setting.ts'

/** Things on the board that a lesson points at. Where a turn takes several presses, it points at each in its order. */
export type Point =
  | { readonly town: TownId }
  /** By its id. */
  | { readonly road: string }
  /** A kind of card in the own hand. */
  | { readonly card: CardName }
  /** One of the own tokens, and the roads that it is meant for. */
  | { readonly token: TokenName; readonly hidden?: true; readonly roads?: readonly string[] }
  /** The open counter at this place. */
  | { readonly counter: number }
  /** A button, by the name of what it does. */
  | { readonly button: string }
  /** The two tokens of which one is shown. */
  | 'drawn'
  | 'rival'
  | 'gold'
  | 'pieces'

const THINGS = {
  rival: '.ef [data-place="1"]',
  gold: '.ef [data-point="gold"]',
  pieces: '.ef [data-point="pieces"]',
} as const

/** Once a draft is complete, what remains is to confirm it. */
const CONFIRM = '.ef [data-ready]'

/** Where a thing is on the screen. */
export function selectorsOf(point: Point): readonly string[] {
  if (point === 'drawn') return [CONFIRM, '.ef [data-do="choose"]']
  if (typeof point === 'string') return [THINGS[point]]
  if ('counter' in point) return [`.ef [data-counter="${point.counter}"]`]
  if ('town' in point) return [CONFIRM, withLabel(townNamed(point.town))]
  if ('road' in point) return [`.ef ${placeOn(point.road)}`]
  if ('card' in point) return [CONFIRM, `.ef [data-card="${card(point.card)}"]`]
  if ('button' in point) return [`.ef [data-do="${point.button}"]`]
  const held = `[data-held="${token(point.token)}"]${point.hidden ? '[data-hidden]' : ':not([data-hidden])'}`
  return [CONFIRM, ...laterRoads(point.roads ?? []), `.ef ${held}`]
}

/** A town and its name, which a ring around the town alone would cross. */
const withLabel = (town: Town): string => `.ef :is([data-town="${town}"], [data-label="${town}"])`

/** The place for the counter of a road. */
const placeOn = (road: string): string => `:has(> [data-spot="${roadNamed(road)}"])`

/** The last road comes once the one before it is chosen, and the first one once a token is picked. */
const laterRoads = (roads: readonly string[]): string[] =>
  roads
    .map((road, i) => {
      const before = roads[i - 1]
      const chosen =
        before === undefined
          ? '[data-held][aria-pressed="true"]'
          : `[data-road="${roadNamed(before)}"][aria-pressed="true"]`
      return `.ef:has(${chosen}) ${placeOn(road)}`
    })
    .toReversed()

/** What the map lights and brings into sight, in the shape in which the log names its places. */
export function placeOfPoint(point: Point): { roads: readonly Road[]; towns: readonly Town[] } | undefined {
  if (typeof point === 'string') return undefined
  if ('town' in point) return { roads: [], towns: [townNamed(point.town)] }
  if ('road' in point) return { roads: [roadNamed(point.road)], towns: [] }
  if ('token' in point && point.roads) return { roads: point.roads.map(roadNamed), towns: [] }
  return undefined
}
