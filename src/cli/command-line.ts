import { GAMES } from '../games/all.ts'
import { type CliCommand, type ExitCode, printLine, UsageError } from './command.ts'
import { adminCommand } from './commands/admin.ts'
import { arenaCommand } from './commands/arena.ts'
import { botsCommand } from './commands/bots.ts'
import { doctorCommand } from './commands/doctor.ts'
import { ladderCommand } from './commands/ladder.ts'
import { moveDataCommand } from './commands/move-data.ts'
import { newGameCommand } from './commands/new-game.ts'
import { playExternalCommand } from './commands/play-external.ts'
import { ratingsCommand } from './commands/ratings.ts'
import { replayCommand } from './commands/replay.ts'
import { reviewCommand } from './commands/review.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'

const COMMANDS: readonly CliCommand[] = [
  serveCommand,
  botsCommand,
  doctorCommand,
  adminCommand,
  moveDataCommand,
  ratingsCommand,
  simulateCommand,
  arenaCommand,
  ladderCommand,
  playExternalCommand,
  replayCommand,
  reviewCommand,
  verifyCommand,
  newGameCommand,
]

/** Runs one command line, without the name of the program. */
export async function runCommandLine([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    printLine(overview())
    return 0
  }
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) {
    process.stderr.write(`vermeil: unknown command "${name}"; see vermeil --help\n`)
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    printLine(`vermeil ${command.usage}\n\n${command.summary}\n\n${command.help}`)
    return 0
  }
  try {
    return await command.run(args, GAMES)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`vermeil ${name}: ${error.message}\nSee vermeil ${name} --help for the options.\n`)
    return 2
  }
}

function overview(): string {
  const games = GAMES.map(({ game: { id, seats }, bots }) => {
    const names = bots.map(({ name }) => name).join(', ')
    return `  ${id.padEnd(18)} ${seats.min} to ${seats.max} seats; bots: ${names}`
  })
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    'Vermeil: board games with exact rules, honest bots and verifiable shuffles.',
    '',
    'Games',
    ...games,
    '',
    'Commands (see npx vermeil COMMAND --help for details)',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Try: npx vermeil simulate silver-and-gold --seats greedy,greedy,random --games 2000 --seed 7',
  ].join('\n')
}
