import {
  type Bot,
  type Chance,
  type Game,
  type Match,
  playTurn,
  type Seat,
  type State,
  viewOf,
} from '../kernel/index.ts'

/** Lets a bot for each seat play a game to its end. The bots' own luck is apart from the game's. */
export function playOut(game: Game, state: State, bots: readonly Bot[], chance: Chance, luck: Chance): void {
  const views = state.own.map((_, seat) => viewOf(state, seat))
  for (let seat = nextSeat(game, state); seat >= 0; seat = nextSeat(game, state)) {
    const rejection = game.play(state, seat, bots[seat].choose(views[seat], luck), chance)
    if (rejection) throw new Error(`${bots[seat].name} was refused: ${JSON.stringify(rejection)}`)
  }
}

/** The same, on the record. */
export function playMatchOut(match: Match, bots: readonly Bot[], luck: Chance): void {
  for (let seat = nextSeat(match.game, match.state); seat >= 0; seat = nextSeat(match.game, match.state)) {
    const rejection = playTurn(match, seat, [bots[seat].choose(viewOf(match.state, seat), luck)])
    if (rejection) throw new Error(`${bots[seat].name} was refused: ${JSON.stringify(rejection)}`)
  }
}

/** The first seat that is waited for, −1 when the game is over. */
function nextSeat(game: Game, { open }: State): Seat {
  const waiting = game.waiting(open)
  return 31 - Math.clz32(waiting & -waiting)
}
