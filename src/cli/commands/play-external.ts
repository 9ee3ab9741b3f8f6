import { playArenaGame } from '../../arena/arena.ts'
import { ExternalProgram, ProgramGone } from '../../arena/external/program.ts'
import { gameNamed, optionsOf, readArgs, seatsNamed, seedOf, wholeNumber } from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { drawSummary, summarize } from './arena.ts'

const MAX_GAMES = 100_000
const MAX_MILLISECONDS = 600_000

export const playExternalCommand: CliCommand = {
  name: 'play-external',
  usage:
    'play-external GAME --cmd COMMAND [--against BOT,BOT…] [--games N] [--seed N] [--options LIST] [--milliseconds N] [--json]',
  summary: 'let a program of your own play against bots, over lines of JSON',
  help: `  --cmd COMMAND      starts the program; it gets a line of JSON for everything it sees, and answers questions
  --against BOT,BOT… the other seats (default: gentle)
  --games N          number of games (default 20); each deal is played with every rotation of the seats
  --seed N           a seed always gives the same deals (default 1)
  --options LIST     the game's options, as in vermeil simulate
  --milliseconds N   how long the program may take for a move (default 10000)
  --json             print the results as JSON

Lines to the program, each with a "type":
  game     a game begins: "game", "seats", "options", "index"
  see      what the program's seat sees now: "view"
  choose   it is the program's turn: "id", "view", "moves" (all legal ones), "milliseconds"
  over     the game is over: "result"
Its answer to choose is {"id": 7, "move": 0}: the number of a legal move in the list, or the move itself.
An answer that is late or not legal counts as a fault, and the first legal move is played instead.
See docs/a-bot-of-your-own.md.`,
  async run(args, allGames): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      cmd: { type: 'string' },
      against: { type: 'string', default: 'gentle' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      milliseconds: { type: 'string', default: '10000' },
      json: { type: 'boolean', default: false },
    })
    const manifest = gameNamed(allGames, positionals)
    const { game } = manifest
    if (!values.cmd)
      throw new UsageError('say how to start the program, for example --cmd "python3 my_bot.py"')
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES)
    const milliseconds = wholeNumber('--milliseconds', values.milliseconds, 1, MAX_MILLISECONDS)
    const options = optionsOf(game, values.options)
    const seed = seedOf(values.seed)
    const rivals = seatsNamed(manifest, values.against, 1)
    const program = new ExternalProgram({ command: values.cmd, game, milliseconds })
    const bots = [program.bot, ...rivals]
    const matchup = { game: game.id, options, bots: bots.map(({ name }) => name), seed }
    const bar = progressBar(games)
    const outcomes = []
    try {
      for (let index = 0; index < games; index++) {
        program.begin({ seats: bots.length, options, index })
        const outcome = playArenaGame(manifest, bots, matchup, index)
        program.end(outcome.bots.map(({ score, place }) => ({ score, place })))
        outcomes.push(outcome)
        bar.show(index + 1)
      }
    } catch (problem) {
      if (!(problem instanceof ProgramGone)) throw problem
      throw new UsageError(`the program ended after ${outcomes.length} games: ${problem.message}`)
    } finally {
      bar.clear()
      await program.close()
    }
    const summary = { ...summarize(matchup, outcomes), faults: program.faults }
    if (values.json) printJson(summary)
    else printLine(`${drawSummary(summary)}\n\nfaults of the program: ${program.faults}`)
    return 0
  },
}
