import type { GameList } from '../../games/manifest.ts'
import type { FileProblem, Match, ReadMatch } from '../../kernel/index.ts'
import { readArgs } from '../args.ts'
import { type CliCommand, messageOf, printJson, printLine, UsageError } from '../command.ts'
import { problemText, readMatchAt } from '../match-text.ts'
import { count } from '../text-table.ts'

export const verifyCommand: CliCommand = {
  name: 'verify',
  usage: 'verify FILE… [--json]',
  summary: 'prove that a match was fair: commitment, chance, every move, the result',
  help: `  --json    print the results as JSON
The exit code is 0 if all files are valid, otherwise 1. A file that cannot be read does not stop the others.`,
  run(args, games) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
    if (positionals.length === 0) throw new UsageError('name at least one match file')
    const found = positionals.map((file) => ({ file, read: tryRead(games, file) }))
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
        printLine(read.ok ? validText(file, read.match, read.proven) : `✗ ${file}: ${reasonOf(read.problem)}`)
      }
    }
    return found.every(({ read }) => read.ok) ? 0 : 1
  },
}

interface Unreadable {
  readonly code: 'unreadable'
  readonly detail: string
}

function tryRead(games: GameList, file: string): ReadMatch | { ok: false; problem: Unreadable } {
  try {
    return readMatchAt(games, file)
  } catch (error) {
    return { ok: false, problem: { code: 'unreadable', detail: messageOf(error) } }
  }
}

const reasonOf = (problem: FileProblem | Unreadable): string =>
  problem.code === 'unreadable' ? problem.detail : problemText(problem)

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

function validText(file: string, match: Match, proven: boolean): string {
  const { game, source, moves, answers, finished } = figures(match)
  const results = `${count(answers)} chance results`
  const chance = !proven
    ? `the file has no seed, so the commitment is not proven and the ${results} were taken as listed`
    : source === 'fast'
      ? `the seed matches the commitment and gives the ${results}, but comes from the fast source for simulations`
      : `the seed matches the commitment and gives the ${results}`
  const end = finished ? 'the result is correct' : 'the match is not over'
  return `✓ ${file}: ${game}; ${chance}; all ${count(moves)} moves are legal; ${end}`
}
