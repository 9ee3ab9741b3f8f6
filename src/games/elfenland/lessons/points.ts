import type { CardName } from '../rules/components/cards.ts'
import { roadNamed, type TownId, townNamed } from '../rules/components/map.ts'
import type { TokenName } from '../rules/components/tokens.ts'
import { token } from '../rules/table-setting.ts'

/** Things on the board that a lesson points at. */
export type Point =
  | { readonly town: TownId }
  /** By its id. */
  | { readonly road: string }
  /** A kind of card in the own hand. */
  | { readonly card: CardName }
  /** One of the own tokens. */
  | { readonly token: TokenName; readonly hidden?: true }
  /** The open counter at this place. */
  | { readonly counter: number }
  /** A button, by the name of what it does. */
  | { readonly button: string }
  | 'rival'
  | 'gold'
  | 'pieces'

const THINGS = {
  rival: '.ef-rival[data-place="1"]',
  gold: '.ef-me .ef-purse:not(.ef-gemp)',
  pieces: '.ef-me .ef-gemp',
} as const

/** Where a thing is on the screen. */
export const selectorsOf = (point: Point): readonly string[] => [selectorOf(point)]

function selectorOf(point: Point): string {
  if (typeof point === 'string') return THINGS[point]
  if ('town' in point) return `.ef [data-town="${townNamed(point.town)}"]`
  if ('road' in point) return `.ef [data-road="${roadNamed(point.road)}"]`
  if ('card' in point) return `.ef-rack .kind-${point.card}`
  if ('counter' in point) return `.ef [data-counter="${point.counter}"]`
  if ('button' in point) return `.ef [data-do="${point.button}"]`
  return `.ef-tray [data-held="${token(point.token)}"]${point.hidden ? '[data-hidden]' : ':not([data-hidden])'}`
}
