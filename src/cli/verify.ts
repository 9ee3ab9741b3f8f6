import type { Match } from '../kernel/index.ts'
import { readArgs } from './args.ts'
import { type Command, print, printJson, UsageError } from './command.ts'
import { problemText, readMatchAt } from './match-text.ts'
import { count } from './text-table.ts'

export const verify: Command = {
  name: 'verify',
  usage: 'verify FILE… [--json]',
  summary: 'prove that nobody touched the cards: commitment, chance, every move, the result',
  help: `  --json    print what was found as JSON
It ends with 0 if all files hold, with 1 if one does not.`,
  run(args, games) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
    if (positionals.length === 0) throw new UsageError('which match file?')
    const found = positionals.map((file) => ({ file, read: readMatchAt(games, file) }))
    if (values.json) {
      printJson(
        found.map(({ file, read }) =>
          read.ok
            ? { file, ok: true, proven: read.proven, ...figures(read.match) }
            : { file, ok: false, problem: read.problem },
        ),
      )
    } else {
      for (const { file, read } of found) {
        print(read.ok ? holds(file, read.match, read.proven) : `✗ ${file}: ${problemText(read.problem)}`)
      }
    }
    return found.every(({ read }) => read.ok) ? 0 : 1
  },
}

function figures(match: Match) {
  const { header, log, setup, game, state } = match
  return {
    game: header.game,
    source: header.source,
    turns: log.length,
    moves: log.reduce((sum, { moves }) => sum + moves.length, 0),
    answers: setup.length + log.reduce((sum, { chance }) => sum + chance.length, 0),
    finished: game.result(state.open) !== undefined,
  }
}

function holds(file: string, match: Match, proven: boolean): string {
  const { game, source, moves, answers, finished } = figures(match)
  const luck = `${count(answers)} answers of Chance`
  const chance = !proven
    ? `the seed is not in the file, so its commitment is not proven; the ${luck} were followed as listed`
    : source === 'fair'
      ? `the seed is the one committed to, and it gives the ${luck}`
      : `the seed is the one committed to and gives the ${luck}; it is of the fast source, for simulations`
  const end = finished ? 'the result is right' : 'the match is not over'
  return `✓ ${file}: ${game}; ${chance}; all ${count(moves)} moves are legal; ${end}`
}
