import { afterEach, describe, expect, test } from 'vitest'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import { at, type Chance, fastChance, fastSeed, type Seat, seatsOf, type View } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { seatPeople, until } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const elfengold = requireGame('elfengold')
const { orders } = elfengold
const bot = requireBot('elfengold', 'greedy')

/** Longer than any pause of an order, and how long it takes until a player who is asked comes by. */
const LONG_PAUSE = 30_000
const HOURS = 5 * 3_600_000

interface Open {
  readonly phase: string
  readonly round: number
  readonly row: readonly number[]
  readonly players: readonly { readonly gold: number }[]
}

/** A match that nobody watches: players come by when they are asked, and close the browser again. */
interface Correspondence {
  readonly table: string
  readonly visitors: readonly Visitor[]
  readonly time: ManualTime
  readonly chance: Chance
  /** Sees who is asked, and lets the test know when something has happened. */
  readonly spectator: Socket
  /** By seat: the order that was left last. */
  readonly orders: unknown[]
  readonly visits: { readonly seat: Seat; readonly phase: string; readonly round: number }[]
}

const openOf = ({ view }: { readonly view: View }): Open => view.open as unknown as Open

/** Maxima for some tokens of the row that the player could pay, and a pass on all others. */
function rowOrder({ round, row, players }: Open, seat: Seat, chance: Chance): object {
  const { gold } = at(players, seat)
  const wanted = [...row.keys()].filter(() => chance.below(2) === 0)
  const lots = wanted.flatMap((lot) => {
    const most = Math.min(gold, 1 + chance.below(5))
    return most > 0 ? [{ lot, most, above: 'pass' }] : []
  })
  return { type: 'auction', round, lots, others: 'pass' }
}

/** What a player does who comes by: answers, leaves orders, and goes. */
async function visit(match: Correspondence, seat: Seat): Promise<void> {
  const { table, visitors, chance } = match
  const socket = await at(visitors, seat).connect()
  const joined = await socket.join(table)
  expect(joined?.position?.asked).toBeDefined()
  for (;;) {
    const position = socket.positions.get(table)
    if (!position) throw new Error('there is no position')
    const { asked, view, over } = position
    const open = openOf(position)
    if (open.phase === 'auction' && position.order === undefined)
      await leave(match, socket, seat, rowOrder(open, seat, chance))
    if (over || asked === undefined || open.phase === 'auction') break
    const move = bot.choose({ ...view, seat }, chance)
    if (open.phase === 'planning' && (move as { type: string }).type === 'pass') {
      await leave(match, socket, seat, { type: 'planning', round: open.round, journey: [] })
      break
    }
    expect(codeOf(await socket.ask({ type: 'play', table, asked, moves: [move] }))).toBe('done')
  }
  await socket.close()
}

async function leave({ table, orders: left }: Correspondence, socket: Socket, seat: Seat, order: object) {
  expect(codeOf(await socket.ask({ type: 'order', table, order }))).toBe('done')
  left[seat] = order
}

/** Whether the order of a seat answers what the seat is asked now. */
function isAnswered({ spectator, table, orders: left }: Correspondence, seat: Seat): boolean {
  const position = spectator.positions.get(table)
  const order = left[seat]
  if (!position || !orders || order === undefined) return false
  return typeof orders.carryOut(order, { ...position.view, seat }) !== 'string'
}

/** Plays the match to its end and returns the seat and phase of every turn. */
async function playThrough(match: Correspondence): Promise<{ seat: Seat; phase: string }[]> {
  const { spectator, table, time, visits } = match
  const turns: { seat: Seat; phase: string }[] = []
  let phase = ''
  for (let seen = 0; ; ) {
    const position = spectator.positions.get(table)
    if (!position) throw new Error('there is no position')
    for (; seen < spectator.messages.length; seen++) {
      const message = at(spectator.messages, seen)
      if (message.type !== 'event' || message.event.type !== 'turn') continue
      turns.push({ seat: message.event.seat, phase })
      if (message.position) phase = openOf(message.position).phase
    }
    if (position.over) return turns
    const { round } = openOf(position)
    phase = openOf(position).phase
    const seats = seatsOf(position.waiting)
    const number = spectator.numbers.get(table) ?? 0
    const moved = until(spectator, () => (spectator.numbers.get(table) ?? 0) > number)
    const away = seats.find((seat) => !isAnswered(match, seat))
    if (away === undefined) {
      time.advance(LONG_PAUSE)
      await moved
      continue
    }
    time.advance(HOURS)
    visits.push({ seat: away, phase, round })
    await visit(match, away)
    await spectator.ask({ type: 'ping' })
    // A visit may end with an order, whose move has not been made yet.
    void moved.catch(() => undefined)
  }
}

let server: RunningServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

describe('a match by correspondence', () => {
  test('of Elfengold for four, whose browsers are closed most of the time, takes one visit for each auction', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const clock = { kind: 'correspondence', days: 3 } as const
    const { table, visitors, sockets } = await seatPeople(server.url, elfengold, 4, { clock })
    for (const socket of sockets) await socket.close()
    const spectator = await new Visitor(server.url).connect()
    await spectator.join(table)
    const chance = fastChance(fastSeed(19))
    const match = {
      table,
      visitors,
      time,
      chance,
      spectator,
      orders: [],
      visits: [],
    } satisfies Correspondence
    const turns = await playThrough(match)
    const visits: Correspondence['visits'] = match.visits
    const count = (phase: string, all: readonly { readonly phase: string }[]): number =>
      all.filter((one) => one.phase === phase).length
    const phases = [...new Set(turns.map(({ phase }) => phase))]
    // Without orders, a player comes by for every answer, or for several in a row.
    const withoutOrders = turns.filter(({ seat }, i) => turns[i - 1]?.seat !== seat)
    console.info(
      [
        `${turns.length} turns, ${visits.length} visits; without orders ${withoutOrders.length}`,
        ...phases.map(
          (phase) =>
            `${phase}: ${count(phase, turns)} turns, ${count(phase, visits)} visits; without orders ${count(phase, withoutOrders)}`,
        ),
      ].join('\n'),
    )
    const auctions = visits.filter(({ phase }) => phase === 'auction')
    const perSeat = auctions.map(({ seat, round }) => `${seat} ${round}`)
    expect(perSeat.length).toBeGreaterThan(0)
    // Nobody is asked twice in the auction of a round.
    expect(new Set(perSeat).size).toBe(perSeat.length)
    expect(visits.length).toBeLessThan(withoutOrders.length)
    const result = spectator.positions.get(table)?.over?.result
    expect(result?.seats.length).toBe(4)
    // Nobody ran out of time.
    expect(spectator.messages.some(({ type, ...rest }) => type === 'event' && 'seats' in rest)).toBe(false)
  })
})
