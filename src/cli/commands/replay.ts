import { findGame } from '../../games/manifest.ts'
import { at, stateAt, type Turn, viewOf } from '../../kernel/index.ts'
import { readArgs, wholeNumber } from '../args.ts'
import { type CliCommand, printJson, printLine, UsageError } from '../command.ts'
import { matchFileNamed, problemText, readMatchAt } from '../match-text.ts'

export const replayCommand: CliCommand = {
  name: 'replay',
  usage: 'replay FILE [--at N] [--seat S] [--json]',
  summary: 'show the table of a match file at any turn',
  help: `  --at N    after turn N (default: the last turn)
  --seat S  as this seat saw it (default: as a spectator)
  --json    print the view as JSON`,
  run(args, games) {
    const { values, positionals } = readArgs(args, {
      at: { type: 'string' },
      seat: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    const file = matchFileNamed(positionals)
    const read = readMatchAt(games, file)
    if (!read.ok) throw new UsageError(`${file} cannot be replayed: ${problemText(read.problem)}`)
    const { match } = read
    const { seats, game } = match.header
    const turn =
      values.at === undefined ? match.log.length : wholeNumber('--at', values.at, 0, match.log.length)
    const seat =
      values.seat === undefined ? undefined : wholeNumber('--seat', values.seat, 0, seats.length - 1)
    const view = viewOf(stateAt(match, turn), seat)
    if (values.json) {
      printJson({ game, turns: match.log.length, at: turn, view })
      return 0
    }
    const seen = seat === undefined ? 'as a spectator sees it' : `as ${seats[seat]} (seat ${seat}) sees it`
    printLine(`${game}, after turn ${turn} of ${match.log.length}, ${seen}`)
    if (turn > 0) printLine(lastTurn(at(match.log, turn - 1), seats))
    printLine(`\n${findGame(games, game)?.print(view, nameSeats(seats)) ?? ''}`)
    return 0
  },
}

const lastTurn = ({ seat, moves }: Turn, names: readonly string[]): string =>
  `Last turn: ${names[seat]} (seat ${seat}) ${moves.map((move) => JSON.stringify(move)).join(' ')}`

/** Bots often share a name, so the seat number is shown too. */
const nameSeats = (names: readonly string[]): string[] => names.map((name, seat) => `${name} (seat ${seat})`)
