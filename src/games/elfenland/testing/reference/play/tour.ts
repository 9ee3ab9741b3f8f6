import { at } from '../../../../../kernel/index.ts'
import { HOME, isLand, leads, ROADS, type Road } from '../rules/map.ts'
import type { ReferenceMove } from '../rules/moves.ts'
import { type Table, takeOne, turnOrder } from '../rules/table.ts'
import { CARDS, TOKENS } from '../rules/transport.ts'
import type { Player } from './players.ts'

/** The shortest journey over land that enters every town. Each road costs one card. */
const TOUR = [
  ...['ergeren', 'tichih', 'jaccaranda', 'throtmanni', 'rivinia', 'lapphalia', 'feodor', 'albaran'],
  ...['wylhien', 'parundia', 'usselen', 'yttar', 'grangor', 'mahdavikia', 'dagamura', 'kihromah'],
  ...['dagamura', 'ixara', 'virst', 'strykhaven', 'beata'],
]

/** By terrain: the transport that costs one card. */
const BEST: Record<string, string> = {
  plain: 'elfcycle',
  wood: 'giant pig',
  desert: 'dragon',
  mountain: 'magic cloud',
}

/** The cards dealt to the other seats, which the tour does not need. */
const USELESS = ['troll wagon', 'unicorn', 'raft']

interface Step {
  road: Road
  card: string
}

const STEPS: Step[] = TOUR.map((town, i) => {
  const before = TOUR[i - 1] ?? HOME
  const road = ROADS.find((land) => isLand(land) && leads(land, town) && leads(land, before))
  if (!road) throw new Error(`no road leads from ${before} to ${town}`)
  const card = BEST[road.terrain]
  if (card === undefined) throw new Error(`nothing crosses ${road.terrain} for one card`)
  return { road, card }
})

/** The steps of the tour that seat 0 still has to take. */
function stepsLeft(table: Table | undefined): Step[] {
  if (!table) return STEPS
  const { town, pieces } = at(table.players, 0)
  const taken = [0, ...STEPS.map((_, i) => i + 1)].find(
    (steps) => (TOUR[steps - 1] ?? HOME) === town && new Set(TOUR.slice(0, steps)).size === pieces.length,
  )
  return STEPS.slice(taken)
}

/** The steps that seat 0 can pay for in one round. */
const leg = (table: Table): Step[] => stepsLeft(table).slice(0, table.elfengold ? 5 : 8)

/** Deals seat 0 the cards for its tour, and the players the counters for it. Seat 0 starts. */
export function tourRig(elfengold: boolean): {
  table: Table | undefined
  wanted(pile: readonly string[], kinds: readonly string[]): string | undefined
} {
  /** What was dealt during setup, before there is a table. */
  const first: Record<'cards' | 'tokens', string[]> = { cards: [], tokens: [] }
  const rig = {
    table: undefined as Table | undefined,
    wanted(pile: readonly string[], kinds: readonly string[]): string | undefined {
      const { table } = rig
      const steps = table ? leg(table) : STEPS.slice(0, elfengold ? 5 : 8)
      const needs = steps.map(({ card }) => card)
      if (kinds === TOKENS) {
        const isOpenCounter = !table && !elfengold && pile.length > 43
        if (isOpenCounter) return 'troll wagon'
        const owned = table ? table.players.flatMap(({ open, hidden }) => [...open, ...hidden]) : first.tokens
        const token = missing(needs, owned).find((needed) => pile.includes(needed))
        if (!table && token !== undefined) first.tokens.push(token)
        return token
      }
      if (kinds !== CARDS) return undefined
      if (!isDealtToFirstSeat(table, first.cards.length < needs.length)) {
        return pile.find((card) => USELESS.includes(card))
      }
      const hand = table ? at(table.players, 0).hand : first.cards
      const card = missing(needs, hand).find((needed) => pile.includes(needed))
      if (!table && card !== undefined) first.cards.push(card)
      return card
    },
  }
  return rig
}

function missing(needs: readonly string[], has: readonly string[]): string[] {
  const rest = [...needs]
  for (const thing of has) if (rest.includes(thing)) takeOne(rest, thing)
  return rest
}

function isDealtToFirstSeat(table: Table | undefined, isFirstHand: boolean): boolean {
  if (!table) return isFirstHand
  if (table.elfengold) return table.asked === 0
  return turnOrder(table).find((seat) => at(table.players, seat).hand.length < 8) === 0
}

/** All players lay counters for the tour, and seat 0 travels it. */
export const tourist: Player = (table, moves, random, seat) => {
  const steps = leg(table)
  const serves = (move: ReferenceMove): boolean => {
    if (move.type === 'lay') {
      return steps.some(({ road, card }) => ROADS[move.road] === road && TOKENS[move.token] === card)
    }
    if (move.type === 'travel') {
      return seat === 0 && steps.length > 0 && ROADS[move.road] === steps[0]?.road
    }
    return move.type === 'drawCounter' || move.type === 'drawCard' || (move.type === 'reward' && seat === 0)
  }
  const serving = moves.filter(serves)
  const cards = serving.find((move) => move.type === 'reward' && move.take === 'cards')
  const idle = moves.find(({ type }) => type === 'pass' || type === 'stop')
  return cards ?? serving[0] ?? idle ?? at(moves, random.below(moves.length))
}
