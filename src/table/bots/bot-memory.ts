import {
  type Bot,
  type Match,
  type Seat,
  type State,
  stateAt,
  turnsFrom,
  viewOf,
} from '../../kernel/index.ts'

type Observe = NonNullable<Bot['observe']>

/** What one kind of bot would remember in each seat. */
type Memories = readonly unknown[]

/**
 * What bots remember, carried forward with every turn. Every seat has a memory, whoever sits there: a stand-in takes
 * over with the memory of somebody who has been there from the start.
 */
export interface BotMemory {
  /** The ways of remembering that the bots of the game have. */
  readonly observers: readonly Observe[]
  /** The memories of each observer after each turn since the undo limit of the match: those turns may still be taken back. */
  steps: { readonly turns: number; readonly memories: readonly Memories[] }[]
}

export function newBotMemory(bots: readonly Bot[]): BotMemory {
  const observers = bots.flatMap(({ observe }) => observe ?? [])
  return { observers: [...new Set(observers)], steps: [] }
}

/** Shows the bots the setup of a match and the turns that it already has. */
export function startMemory(memory: BotMemory, match: Match): void {
  if (memory.observers.length === 0) return
  memory.steps = []
  observe(memory, stateAt(match, 0), 0)
  let turns = 0
  for (const [, state] of turnsFrom(match, 0)) observe(memory, state, ++turns)
  forgetClosedSteps(memory, match)
}

/** Shows the bots what the last turn changed. */
export function rememberTurn(memory: BotMemory, match: Match): void {
  if (memory.observers.length === 0) return
  observe(memory, match.state, match.log.length)
  forgetClosedSteps(memory, match)
}

/** The turn at `index` was taken back, and the later ones moved up. */
export function forgetTurn(memory: BotMemory, match: Match, index: number): void {
  if (memory.observers.length === 0) return
  memory.steps = memory.steps.filter(({ turns }) => turns <= index)
  let turns = index
  for (const [, state] of turnsFrom(match, index)) observe(memory, state, ++turns)
}

/** What a bot remembers in a seat. */
export function memoryFor({ observers, steps }: BotMemory, bot: Bot, seat: Seat): unknown {
  const observer = bot.observe ? observers.indexOf(bot.observe) : -1
  return steps.at(-1)?.memories[observer]?.[seat]
}

function observe(memory: BotMemory, state: State, turns: number): void {
  const last = memory.steps.at(-1)?.memories
  const memories = memory.observers.map((one, index) =>
    state.own.map((_, seat) => one(last?.[index]?.[seat], viewOf(state, seat))),
  )
  memory.steps.push({ turns, memories })
}

function forgetClosedSteps(memory: BotMemory, { undoLimit }: Match): void {
  if ((memory.steps[0]?.turns ?? undoLimit) < undoLimit)
    memory.steps = memory.steps.filter(({ turns }) => turns >= undoLimit)
}
