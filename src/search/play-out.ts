import {
  type Bot,
  type Budget,
  type Chance,
  type Game,
  type Match,
  playTurn,
  type Seat,
  type State,
  stateAt,
  turnsFrom,
  viewOf,
} from '../kernel/index.ts'

/** Lets a bot for each seat play a game to its end. The bots' own luck is apart from the game's. */
export function playOut(game: Game, state: State, bots: readonly Bot[], chance: Chance, luck: Chance): void {
  const views = state.own.map((_, seat) => viewOf(state, seat))
  const memories = openMemories(bots)
  memories?.observe(state)
  for (let seat = nextSeat(game, state); seat >= 0; seat = nextSeat(game, state)) {
    const move = bots[seat].choose(views[seat], luck, memories?.thoughts[seat])
    const rejection = game.play(state, seat, move, chance)
    if (rejection) throw new Error(`${bots[seat].name} was refused: ${JSON.stringify(rejection)}`)
    memories?.observe(state)
  }
}

/** The same, on the record. */
export function playMatchOut(match: Match, bots: readonly Bot[], luck: Chance): void {
  const memories = openMemories(bots)
  memories?.observe(match.state)
  for (let seat = nextSeat(match.game, match.state); seat >= 0; seat = nextSeat(match.game, match.state)) {
    const move = bots[seat].choose(viewOf(match.state, seat), luck, memories?.thoughts[seat])
    const rejection = playTurn(match, seat, [move])
    if (rejection) throw new Error(`${bots[seat].name} was refused: ${JSON.stringify(rejection)}`)
    memories?.observe(match.state)
  }
}

/** What each seat's bot remembers, as its `choose` is told it. */
export interface Memories {
  readonly thoughts: readonly { memory: unknown; budget?: Budget }[]
  /** Shows every bot what its seat sees now. */
  observe(state: State): void
}

/** Undefined where no bot remembers anything and none has a budget: then nothing need be shown to them. */
export function openMemories(bots: readonly Bot[], budget?: Budget): Memories | undefined {
  if (budget === undefined && bots.every(({ observe }) => observe === undefined)) return undefined
  const thoughts = bots.map(() => ({ memory: undefined as unknown, ...(budget ? { budget } : {}) }))
  return {
    thoughts,
    observe(state) {
      for (const [seat, bot] of bots.entries()) {
        if (!bot.observe) continue
        thoughts[seat].memory = bot.observe(thoughts[seat].memory, viewOf(state, seat))
      }
    },
  }
}

/** What a bot in a seat would remember if it had sat there from the start: so nobody has to store it. */
export function memoryIn(
  match: Match,
  bot: Pick<Bot, 'observe'>,
  seat: Seat,
  turns = match.log.length,
): unknown {
  if (!bot.observe) return undefined
  let memory = bot.observe(undefined, viewOf(stateAt(match, 0), seat))
  for (const [, state] of turnsFrom(match, 0, turns)) memory = bot.observe(memory, viewOf(state, seat))
  return memory
}

/** The first seat that is waited for, −1 when the game is over. */
export function nextSeat(game: Game, { open }: State): Seat {
  const waiting = game.waiting(open)
  return 31 - Math.clz32(waiting & -waiting)
}
