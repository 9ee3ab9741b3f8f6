import { safeParse } from 'valibot'
import { practiceSeed } from '../../../daily/challenge.ts'
import {
  type Bot,
  type Budget,
  fastChance,
  type Match,
  newFairSeed,
  type Rejection,
  type Seat,
  type Thought,
  tryTurn,
  type View,
  viewOf,
} from '../../../kernel/index.ts'
import {
  type Action,
  apply,
  botLuck,
  botOf,
  botsToMove,
  CannotReplay,
  type DecideContext,
  decide,
  EVERYONE,
  isDecision,
  memoryFor,
  newTable,
  type Occupant,
  offeredTakeBack,
  orderingSeats,
  standingOrder,
  type TableGame,
  type TableState,
  waitingOf,
} from '../../../table/index.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'

/** A match on this device, played by the same table engine as on the server. */
export interface LocalTable {
  readonly match: Match
  play(seat: Seat, moves: readonly unknown[]): Rejection | undefined
  takeBack(seat: Seat): Rejection | undefined
  /** Leaves an order for a seat; without one, withdraws it. */
  order(seat: Seat, order: unknown): Rejection | undefined
  /** Makes the next move of an order; false if none has one to make. */
  carryOut(): boolean
  /** Whether an order has a move to make. */
  ordering(): boolean
  /** By seat: the orders that stand. */
  orders(): readonly unknown[]
  /** Whether an order made a turn of the match. */
  byOrder(turn: number): boolean
  /** Lets one bot move; false if none has to. */
  moveBot(budget: Budget): boolean
  /** The people who may take back their last turn. */
  mayTakeBack(): Seat[]
  saved(): SavedMatch
}

/** Sets up a new match, or continues a saved one. */
export function openLocalTable(
  wanted: NewLocalMatch | SavedMatch,
  findGame: (id: string) => TableGame | undefined,
): LocalTable | Rejection {
  const game = findGame(wanted.game)
  if (!game) return { code: 'unknownGame' }
  const saved = 'seed' in wanted ? wanted : undefined
  if (saved && saved.rules !== game.game.version) return { code: 'unknownRules' }
  const options = safeParse(game.game.options, wanted.options)
  if (!options.success) return { code: 'badOptions' }
  const seed = saved?.seed ?? newSeedOf(wanted)
  try {
    const table = newTable(recordOf({ ...wanted, options: options.output }, game.bots), game)
    const rejection = act(table, { type: 'open' }, seed) ?? restoreTurns(table, saved?.turns ?? [])
    if (!rejection) restoreOrders(table, saved?.orders ?? [])
    return rejection ?? localTable(table, wanted, seed)
  } catch (problem) {
    if (problem instanceof CannotReplay) return { code: problem.code }
    throw problem
  }
}

const newSeedOf = ({ game, practice, revealed }: NewLocalMatch): string =>
  practice === undefined ? newFairSeed() : (revealed ?? practiceSeed(game, practice))

function recordOf(
  { id, game, options, seats, fork, practice }: NewLocalMatch,
  bots: readonly Bot[],
): TableState['record'] {
  return {
    id,
    game,
    options,
    created: 0,
    listed: false,
    clock: { kind: 'none' },
    startWhenFull: true,
    seats: seats.map(({ name, bot }, seat): Occupant => {
      if (bot === undefined) return { kind: 'person', guest: guestOf(seat), name }
      const known = bots.find((one) => one.name === bot) ?? bots[0]
      return { kind: 'bot', bot: known?.name ?? bot, name }
    }),
    ...(fork === undefined ? {} : { fork }),
    ...(practice === undefined ? {} : { daily: { day: practice } }),
  }
}

const guestOf = (seat: Seat): string => `seat-${seat}`

/** Applies an action, unless it is rejected. */
function act(table: TableState, action: Action, seed = ''): Rejection | undefined {
  const chance = fastChance(newFairSeed().slice(0, 32))
  const context: DecideContext = { now: Date.now(), newSeed: () => seed, chance }
  const outcome = decide(table, action, context)
  if (!isDecision(outcome)) return outcome
  for (const entry of outcome.entries) apply(table, entry, outcome.prepared)
  return undefined
}

/** A saved match lists only the moves of its turns; the results of Chance follow from the seed. */
function restoreTurns(table: TableState, turns: SavedMatch['turns']): Rejection | undefined {
  for (const { seat, moves, byOrder } of turns) {
    if (!table.match) return { code: 'notStarted' }
    const tried = tryTurn(table.match, seat, moves)
    if ('code' in tried) return tried
    const { chance } = tried.turn
    const how = byOrder ? { byOrder } : {}
    apply(table, { type: 'turn', at: 0, seat, moves, chance, seen: EVERYONE, ...how }, { turn: tried })
  }
  return undefined
}

function restoreOrders(table: TableState, orders: readonly unknown[]): void {
  for (const [seat, order] of orders.entries())
    if (order !== null) apply(table, { type: 'ordered', at: 0, seat, order })
}

function localTable(
  table: TableState,
  wanted: NewLocalMatch | SavedMatch,
  seed: string,
): LocalTable | Rejection {
  const { match, record, game } = table
  if (!match) return { code: 'notStarted' }
  let commands = 0
  const about = (): { id: string; table: string } => ({ id: `${++commands}`, table: record.id })
  const person = (seat: Seat): { id: string; name: string } => ({ id: guestOf(seat), name: '' })
  return {
    match,
    play: (seat, moves) => {
      const asked = table.asked[seat] ?? 0
      const command = { type: 'play' as const, ...about(), asked, moves: [...moves] }
      return act(table, { type: 'command', guest: person(seat), command })
    },
    takeBack: (seat) => {
      const turn = offeredTakeBack(table, seat)
      if (turn === undefined) return { code: 'nothingToTakeBack' }
      const command = { type: 'takeBack', ...about(), turn } as const
      return act(table, { type: 'command', guest: person(seat), command })
    },
    order: (seat, order) => {
      const wanted = order === undefined ? {} : { order }
      const command = { type: 'order', ...about(), ...wanted } as const
      return act(table, { type: 'command', guest: person(seat), command })
    },
    carryOut: () => {
      const due = orderingSeats(table).length > 0
      return due && act(table, { type: 'orders' }) === undefined
    },
    ordering: () => orderingSeats(table).length > 0,
    orders: () => [...table.seats.keys()].map((seat) => standingOrder(table, seat)),
    byOrder: (turn) => table.turns[turn]?.byOrder === true,
    moveBot: (budget) => moveBot(table, match, budget),
    mayTakeBack: () => [...table.seats.keys()].filter((seat) => offeredTakeBack(table, seat) !== undefined),
    saved: () => ({
      ...wanted,
      rules: game.version,
      seed,
      turns: savedTurns(table, match),
      orders: savedOrders(table),
      over: table.status === 'over',
      waiting: waitingOf(table),
      at: Date.now(),
      ...resultsOf(match),
    }),
  }
}

const savedTurns = ({ inherited, turns }: TableState, { log }: Match): SavedMatch['turns'] =>
  log.slice(inherited).map(({ seat, moves }, index) => ({
    seat,
    moves,
    ...(turns[inherited + index]?.byOrder ? { byOrder: true } : {}),
  }))

function savedOrders(table: TableState): readonly unknown[] {
  const orders = [...table.seats.keys()].map((seat) => standingOrder(table, seat) ?? null)
  return orders.some((order) => order !== null) ? orders : []
}

function resultsOf({ game, state }: Match): Pick<SavedMatch, 'results'> {
  const result = game.result(state.open)
  return result ? { results: result.seats.map(({ place, score }) => ({ place, score })) } : {}
}

function moveBot(table: TableState, match: Match, budget: Budget): boolean {
  const [seat] = botsToMove(table)
  if (seat === undefined) return false
  const bot = table.bots.find(({ name }) => name === botOf(table.seats[seat]))
  const memory = bot && memoryFor(table.botMemory, bot, seat)
  const luck = botLuck(table, seat)
  // A bot that watches the clock might answer differently next time.
  const thought = luck === undefined ? { memory, budget } : { memory }
  const move = bot && chosenMove(bot, viewOf(match.state, seat), thought, luck)
  return act(table, { type: 'botMove', seat, asked: table.asked[seat] ?? 0, move }) === undefined
}

/** What a bot plays; undefined if it failed, for then the table plays any legal move instead of waiting forever. */
function chosenMove(bot: Bot, view: View, thought: Thought, luck = newFairSeed().slice(0, 32)): unknown {
  try {
    return bot.choose(view, fastChance(luck), thought)
  } catch {
    return undefined
  }
}
