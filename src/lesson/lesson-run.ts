import { parse } from 'valibot'
import {
  type Answer,
  commitTurn,
  type Game,
  type Match,
  openMatch,
  type Rejection,
  samePlain,
  scriptedChance,
  tryTurn,
} from '../kernel/index.ts'
import { LEARNER, type Lesson, type LessonStep, type ScriptedTurn } from './lesson.ts'

/** A script that does not fit the rules. Tests play every lesson, so nobody should ever meet one. */
export class BrokenLesson extends Error {}

/** A lesson that is being played. */
export interface LessonRun {
  readonly lesson: Lesson
  readonly match: Match
  /** What Chance will give; the match's stream reads on from here. */
  readonly answers: Answer[]
  /** The number of steps already taken. */
  at: number
}

/** Opens a lesson after its first `steps` steps, each played as the script wants it. */
export function openLesson(game: Game, lesson: Lesson, steps = 0): LessonRun {
  const { position, setup = [], before = [] } = lesson
  const answers = [...setup]
  const options = parse(game.options, lesson.options ?? {})
  const seats = Array.from({ length: lesson.seats }, (_, seat) => String(seat))
  const match = openMatch(
    position ? { ...game, setup: () => game.copy(position) } : game,
    { game: game.id, rules: game.version, options, seats, source: 'fair', commitment: '' },
    scriptedChance(answers),
    undefined,
  )
  const run: LessonRun = { lesson, match, answers, at: 0 }
  if (!samePlain(match.setup, setup)) throw broken(run, `asks Chance for ${text(match.setup)} in the set-up`)
  for (const turn of before) playScripted(run, turn)
  while (run.at < Math.min(steps, lesson.steps.length)) takeStep(run)
  return run
}

/** The step that the learner has to take now; undefined at the end. */
export const currentStep = ({ lesson, at }: LessonRun): LessonStep | undefined => lesson.steps[at]

/** Takes the current step: plays the learner's turn, if it has one, and what the others do after it. */
export function takeStep(run: LessonRun, moves = currentStep(run)?.moves?.[0]): void {
  const step = currentStep(run)
  if (!step) return
  const { plays, chance = [] } = step
  if (moves) playScripted(run, { seat: LEARNER, moves: moves.slice(0, plays), chance })
  for (const turn of step.after ?? []) playScripted(run, turn)
  run.at++
}

/** What became of the learner's turn. Only one that the step waits for changes anything. */
export type Attempt =
  | { readonly kind: 'taken' }
  | { readonly kind: 'illegal'; readonly rejection: Rejection }
  /** A legal turn that the step does not wait for; `say` is the text of a kind sentence about it, if there is one. */
  | { readonly kind: 'unwanted'; readonly say: string | undefined }

export function attempt(run: LessonRun, moves: readonly unknown[]): Attempt {
  const step = currentStep(run)
  const tried = tryTurn(run.match, LEARNER, moves)
  if ('code' in tried) return { kind: 'illegal', rejection: tried }
  if (!step || !isWanted(step, moves)) return { kind: 'unwanted', say: kindSentence(step, moves) }
  takeStep(run, moves)
  return { kind: 'taken' }
}

const isWanted = ({ moves: wanted = [], also }: LessonStep, moves: readonly unknown[]): boolean =>
  wanted.some((turn) => samePlain(turn, moves)) || (also !== undefined && typeOf(moves[0]) === also)

function kindSentence(step: LessonStep | undefined, [first]: readonly unknown[]): string | undefined {
  const { otherwise } = step ?? {}
  if (otherwise === undefined || typeof otherwise === 'string') return otherwise
  return otherwise[typeOf(first)] ?? otherwise.other
}

const typeOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : ''

/** Plays a turn of the script. It must be legal, and Chance must be asked exactly what the script answers. */
function playScripted(run: LessonRun, { seat, moves, chance = [] }: ScriptedTurn): void {
  const { match, answers } = run
  answers.push(...chance)
  const tried = tryTurn(match, seat, moves)
  if ('code' in tried) throw broken(run, `lets seat ${seat} play ${text(moves)}: ${tried.code}`)
  if (!samePlain(tried.turn.chance, chance))
    throw broken(run, `asks Chance for ${text(tried.turn.chance)}, and the script has ${text(chance)}`)
  commitTurn(match, tried)
}

const text = (value: unknown): string => JSON.stringify(value)

const broken = ({ lesson, at }: LessonRun, problem: string): BrokenLesson =>
  new BrokenLesson(`lesson ${lesson.id}, step ${at}, ${problem}`)
