/** The moves as written in a file, with the numbers of docs/match-file.md. */
export type ReferenceMove =
  | DrawMove
  | BidMove
  | PlanMove
  | TravelMove
  | { type: 'takeCounter'; place: number }
  | { type: 'drawCounter' }
  | { type: 'show'; token: number }
  | { type: 'discard'; card: number }
  | { type: 'reward'; take: 'gold' | 'cards' }
  | { type: 'keep'; token: number; hidden: boolean }

export type DrawMove = { type: 'drawCard' } | { type: 'takeCard'; place: number } | { type: 'takeGoldPile' }

export type BidMove = { type: 'bid'; gold: number } | { type: 'pass' }

export type PlanMove =
  | { type: 'lay'; token: number; road: number; hidden: boolean }
  | { type: 'doubleTransport'; hidden: boolean; road: number; counter: number; counterHidden: boolean }
  | ExchangeMove
  | { type: 'pass' }

export interface ExchangeMove {
  type: 'exchange'
  hidden: boolean
  road: number
  counter: number
  otherRoad: number
  otherCounter: number
}

export type TravelMove =
  | { type: 'travel'; road: number; by: number; wizard?: true }
  | { type: 'caravan'; road: number; cards: number[]; wizard?: true }
  | { type: 'magicFlight'; town: number }
  | { type: 'stop' }

/** A text that is the same for equal moves. */
export function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null) return String(move)
  let text = ''
  for (const [name, value] of Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    text += `${name} ${typeof value === 'number' ? value : JSON.stringify(value)}, `
  }
  return text
}
