import {
  type Bot,
  type Budget,
  type Chance,
  firstSeat,
  type Game,
  type Match,
  type PackedMove,
  playTurn,
  type Seat,
  type State,
  stateAt,
  turnsFrom,
  viewOf,
} from '../kernel/index.ts'

/** Lets one bot for each seat play a game to its end. The bots draw from `rng`, apart from the game's own chance. */
export function playOut(game: Game, state: State, bots: readonly Bot[], chance: Chance, rng: Chance): void {
  const views = state.own.map((_, seat) => viewOf(state, seat))
  const memories = openMemories(bots)
  memories?.observe(state)
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state)) {
    const move = bots[seat].choose(views[seat], rng, memories?.thoughts[seat])
    const rejection = game.play(state, seat, move, chance)
    if (rejection) throw new Error(`${bots[seat].name} made an illegal move: ${JSON.stringify(rejection)}`)
    memories?.observe(state)
  }
}

/** The same, recorded as a match. */
export function playMatchOut(match: Match, bots: readonly Bot[], rng: Chance): void {
  const memories = openMemories(bots)
  memories?.observe(match.state)
  for (
    let seat = seatToMove(match.game, match.state);
    seat >= 0;
    seat = seatToMove(match.game, match.state)
  ) {
    const move = bots[seat].choose(viewOf(match.state, seat), rng, memories?.thoughts[seat])
    const rejection = playTurn(match, seat, [move])
    if (rejection) throw new Error(`${bots[seat].name} made an illegal move: ${JSON.stringify(rejection)}`)
    memories?.observe(match.state)
  }
}

/** The memory of each seat's bot, in the form that its `choose` takes. */
export interface Memories {
  readonly thoughts: readonly { memory: unknown; budget?: Budget }[]
  /** Shows every bot what its seat sees now. */
  observe(state: State): void
}

/** Undefined where no bot keeps a memory and there is no budget: then nobody has to observe anything. */
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

/** What a bot would remember if it had held the seat from the start, so that memories need not be stored. */
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

/** The first seat that owes a move; −1 when the game is over. */
export function seatToMove(game: Game, { open }: State): Seat {
  const waiting = game.waiting(open)
  return firstSeat(waiting)
}

/** Chooses packed moves for every seat of a state. It may look at all of it, so it is for sampled worlds and statistics. */
export type Policy<Open, Own, Secret> = (
  state: State<Open, Own, Secret>,
  seat: Seat,
  chance: Chance,
) => PackedMove

/** Lets a policy play a game to its end. */
export function playPackedOut<Open, Own, Secret, Move>(
  game: Game<Open, Own, Secret, Move>,
  state: State<Open, Own, Secret>,
  policy: Policy<Open, Own, Secret>,
  chance: Chance,
): void {
  const { packed } = game
  if (!packed) throw new Error(`${game.id} has no packed moves`)
  for (;;) {
    const seat = firstSeat(game.waiting(state.open))
    if (seat < 0) return
    const rejection = packed.play(state, seat, policy(state, seat, chance), chance)
    if (rejection) throw new Error(`the policy made an illegal move: ${JSON.stringify(rejection)}`)
  }
}
