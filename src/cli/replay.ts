import { findGame } from '../games/manifest.ts'
import { stateAt, type Turn, viewOf } from '../kernel/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { type Command, print, printJson, UsageError } from './command.ts'
import { problemText, readMatchAt } from './match-text.ts'

export const replay: Command = {
  name: 'replay',
  usage: 'replay FILE [--at N] [--seat S] [--json]',
  summary: 'draw the table of a match file at any point',
  help: `  --at N    after so many turns (default: the end)
  --seat S  as this seat saw it (default: as a spectator)
  --json    print the view as JSON`,
  run(args, games) {
    const { values, positionals } = readArgs(args, {
      at: { type: 'string' },
      seat: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length !== 1) throw new UsageError('which match file?')
    const read = readMatchAt(games, positionals[0])
    if (!read.ok) throw new UsageError(`${positionals[0]} cannot be replayed: ${problemText(read.problem)}`)
    const { match } = read
    const { seats, game } = match.header
    const at =
      values.at === undefined ? match.log.length : wholeNumber('--at', values.at, 0, match.log.length)
    const seat =
      values.seat === undefined ? undefined : wholeNumber('--seat', values.seat, 0, seats.length - 1)
    const view = viewOf(stateAt(match, at), seat)
    if (values.json) {
      printJson({ game, turns: match.log.length, at, view })
      return 0
    }
    const seen = seat === undefined ? 'as a spectator sees it' : `as ${seats[seat]} (seat ${seat}) sees it`
    print(`${game}, after turn ${at} of ${match.log.length}, ${seen}`)
    if (at > 0) print(lastTurn(match.log[at - 1], seats))
    print(`\n${findGame(games, game)?.print(view, nameSeats(seats)) ?? ''}`)
    return 0
  },
}

const lastTurn = ({ seat, moves }: Turn, names: readonly string[]): string =>
  `last: ${names[seat]} (seat ${seat}) ${moves.map((move) => JSON.stringify(move)).join(' ')}`

/** Bots often share a name, so the seat is told too. */
const nameSeats = (names: readonly string[]): string[] => names.map((name, seat) => `${name} (seat ${seat})`)
