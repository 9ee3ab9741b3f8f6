import { type GameList, rulesIn } from '../games/manifest.ts'
import { type FileProblem, type ReadMatch, readMatch } from '../kernel/index.ts'
import { readText } from './args.ts'

export const readMatchAt = (games: GameList, path: string): ReadMatch =>
  readMatch(readText(path), rulesIn(games))

const PROBLEMS: Record<FileProblem['code'], string> = {
  notJson: 'it is not JSON',
  malformed: 'a field is missing, unknown or of the wrong kind',
  unknownGame: 'no such game is known here',
  unknownRules: 'it was played by a version of the rules that is not known here',
  badOptions: 'the game does not have such options',
  wrongNumberOfSeats: 'the game is not for so many seats',
  wrongSeed: 'this cannot be a seed of that source',
  wrongCommitment: 'the seed is not the one that was committed to',
  wrongChance: 'Chance did not give this',
  illegalMove: 'the rules refuse this move',
  wrongResult: 'the game did not end like this',
}

/** One sentence that names the place and what is wrong there. */
export function problemText({ code, place, detail, rejection }: FileProblem): string {
  const where = place === '' ? '' : `at ${place}: `
  const why = rejection ? ` (${JSON.stringify(rejection)})` : detail === undefined ? '' : ` (${detail})`
  return `${where}${PROBLEMS[code]}${why}`
}
