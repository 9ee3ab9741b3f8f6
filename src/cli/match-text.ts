import { type GameList, rulesIn } from '../games/manifest.ts'
import { type FileProblem, type ReadMatch, readMatch } from '../kernel/index.ts'
import { readText } from './args.ts'
import { UsageError } from './command.ts'

/** The match file that a command is about. */
export function matchFileNamed([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError('name one match file')
  return file
}

export const readMatchAt = (games: GameList, path: string): ReadMatch =>
  readMatch(readText(path), rulesIn(games))

const PROBLEMS: Record<FileProblem['code'], string> = {
  notJson: 'it is not valid JSON',
  malformed: 'a field is missing, unknown or of the wrong type',
  unknownGame: 'the game is unknown',
  unknownRules: 'this version of the rules is unknown',
  badOptions: 'the options are invalid for this game',
  wrongNumberOfSeats: 'the game does not allow this number of seats',
  wrongSeed: 'the seed is invalid',
  wrongCommitment: 'the seed does not match the commitment',
  wrongChance: 'the chance results do not follow from the seed',
  illegalMove: 'the move is illegal',
  wrongResult: 'the result does not match the moves',
}

/** Where a match file is wrong, and how. */
export function problemText({ code, place, detail, rejection }: FileProblem): string {
  const where = place === '' ? '' : `at ${place}: `
  const why = rejection ? ` (${JSON.stringify(rejection)})` : detail === undefined ? '' : ` (${detail})`
  return `${where}${PROBLEMS[code]}${why}`
}
