import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { botNamed, findGame, type GameList } from '../../games/manifest.ts'
import { at, type Match, type Phrase, writeMatch } from '../../kernel/index.ts'
import {
  type Review,
  type ReviewOptions,
  type ReviewStep,
  reviewMatch,
  type SeatReview,
} from '../../review/review.ts'
import { type Naming, sayAll, sentence } from '../../review/sentences.ts'
import { REVIEW_FORMAT, StoredReviewSchema } from '../../review/stored-review.ts'
import { loadReviewTexts } from '../../review/texts/index.ts'
import { turningPointsFor } from '../../review/turning-points.ts'
import type { SeatLevels } from '../../search/chances/level-strengths.ts'
import { knowingLevels } from '../../search/evaluator.ts'
import { LANGUAGES, type Language } from '../../text/languages.ts'
import { readArgs } from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine, UsageError } from '../command.ts'
import { matchFileNamed, problemText, readMatchAt } from '../match-text.ts'
import { progressBar } from '../progress.ts'
import { percent, textTable } from '../text-table.ts'

/** The command, with fewer sampled games than usual where only its output matters. */
export const reviewCommandWith = (options: Pick<ReviewOptions, 'confirmations'>): CliCommand => ({
  name: 'review',
  usage: 'review FILE [--language en|de|fr|pl|it] [--levels LEVEL,LEVEL…] [--again] [--json]',
  summary: 'review a finished match: win probabilities, accuracy, luck and skill, turning points',
  help: `  --language  the language of the sentences (default en)
  --levels    the level of the bot in each seat, and nothing for a person (sharp,,steady): then the chances know who
              plays better, and otherwise assume that everyone plays equally well
  --again     review again instead of reading the stored review
  --json      print the review as JSON
The review is stored next to the file as FILE.review.`,
  async run(args, games): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      language: { type: 'string', default: 'en' },
      levels: { type: 'string' },
      again: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    const language = LANGUAGES.find((known) => known === values.language)
    if (!language) throw new UsageError(`--language must be one of ${LANGUAGES.join(', ')}`)
    const file = matchFileNamed(positionals)
    const read = readMatchAt(games, file)
    if (!read.ok) throw new UsageError(`${file}: ${problemText(read.problem)}`)
    const { match } = read
    if (!match.game.result(match.state.open)) throw new UsageError(`${file}: the match is not over`)
    const levels = values.levels === undefined ? undefined : readLevels(games, match, values.levels)
    const found =
      (values.again ? undefined : storedReview(file, match, levels)) ??
      newReview(games, file, match, levels, options)
    if (values.json) printJson(found)
    else printLine(draw(match, found, await loadSayer(games, match, language)))
    return 0
  },
})

export const reviewCommand = reviewCommandWith({})

/** A review file. It is used only for the match that it was made from. */
const ReviewFileSchema = v.object({
  ...StoredReviewSchema.entries,
  /** The hash of the match file. The seed alone would not do, since others may have played with the same cards. */
  match: v.string(),
  /** The levels that it was told, as `--levels` gives them. */
  levels: v.exactOptional(v.string()),
})

/** The name does not end in `.json`, so that `vermeil verify *.json` skips it. */
const reviewPath = (file: string): string => `${file}.review`
const hashOf = (match: Match): string => createHash('sha256').update(writeMatch(match)).digest('hex')

/** The levels of the bots by seat. */
function readLevels(games: GameList, { game, header }: Match, text: string): SeatLevels {
  const levels = text.split(',').map((level) => (level === '' ? undefined : level))
  if (levels.length !== header.seats.length)
    throw new UsageError(`--levels must name ${header.seats.length} levels, or leave some of them empty`)
  const manifest = findGame(games, game.id)
  for (const level of levels)
    if (level !== undefined && !(manifest && botNamed(manifest, level)))
      throw new UsageError(`${game.id} has no level ${level}`)
  return levels
}

function storedReview(file: string, match: Match, levels: SeatLevels | undefined): Review | undefined {
  if (!existsSync(reviewPath(file))) return undefined
  try {
    const stored = v.safeParse(ReviewFileSchema, JSON.parse(readFileSync(reviewPath(file), 'utf8')))
    if (!stored.success || stored.output.match !== hashOf(match)) return undefined
    return stored.output.levels === levels?.join() ? stored.output.review : undefined
  } catch {
    return undefined
  }
}

/** Reviews a match and stores the review. */
function newReview(
  games: GameList,
  file: string,
  match: Match,
  levels: SeatLevels | undefined,
  options: ReviewOptions,
): Review {
  const reviewer = findGame(games, match.game.id)?.reviewer
  if (!reviewer) throw new UsageError(`matches of ${match.game.id} cannot be reviewed`)
  const bar = progressBar(match.log.length)
  const progress = (done: number): void => bar.show(done)
  const found = reviewMatch(match, knowingLevels(reviewer, levels), { ...options, progress })
  bar.clear()
  const stored = {
    format: REVIEW_FORMAT,
    match: hashOf(match),
    ...(levels ? { levels: levels.join() } : {}),
    review: found,
  }
  try {
    writeFileSync(reviewPath(file), `${JSON.stringify(stored)}\n`)
  } catch {
    process.stderr.write(`the review could not be stored in ${reviewPath(file)}\n`)
  }
  return found
}

/** Loads what puts the phrases of a review into words. */
async function loadSayer(
  games: GameList,
  { game, header }: Match,
  language: Language,
): Promise<(phrase: Phrase) => string> {
  const manifest = findGame(games, game.id)
  const [texts, name] = await Promise.all([
    loadReviewTexts(manifest?.reviewTexts, language),
    manifest?.loadNames?.(language),
  ])
  const naming: Naming = { seats: seatNames(header), ...(name ? { name } : {}) }
  return (phrase) => sentence(language, texts, phrase, naming)
}

function draw(
  { header, game }: Match,
  { seats, steps, turningPoints }: Review,
  say: (phrase: Phrase) => string,
): string {
  const names = seatNames(header)
  const longest = Math.max(...names.map((name) => name.length))
  const one = (x: number): string => x.toFixed(1)
  const row = (seat: SeatReview, index: number): string[] => [
    at(names, index),
    one(seat.accuracy),
    String(seat.marks.inaccuracy),
    String(seat.marks.mistake),
    String(seat.marks.blunder),
    one(seat.par),
    one(seat.byDecisions),
    one(seat.byLuck),
    one(seat.score),
  ]
  const heads = ['', 'accuracy', 'inaccuracies', 'mistakes', 'blunders', 'par', 'by moves', 'by luck', 'end']
  const describe = (step: ReviewStep): string[] => {
    const { decision, seat = 0, when } = step
    if (!decision?.mark || !decision.better) return []
    const reason = sayAll(decision.better, say)
    const cost = `−${one(decision.loss)}, −${Math.round(100 * decision.chanceLoss)} percentage points`
    const moment = say(when)
    const better = JSON.stringify(decision.better.moves)
    return [`  ${step.turns}: ${moment}, ${names[seat]}: ${decision.mark} (${cost}). ${reason} ${better}`]
  }
  return [
    `${game.id}: ${names.join(', ')}`,
    '',
    textTable([heads, ...seats.map(row)]),
    '',
    'Win probability',
    ...names.map((name, seat) => `  ${name.padEnd(longest)} ${graph(steps, seat)}`),
    '',
    'Turning points',
    ...turningPointsFor(turningPoints, undefined).map(({ phrase }) => `  ${say(phrase)}`),
    '',
    'Better moves (turn: moment, player)',
    ...steps.flatMap(describe),
  ].join('\n')
}

/** Bots often share a name; those are distinguished by their seats. */
const seatNames = ({ seats }: Match['header']): string[] =>
  seats.map((name, seat) => (seats.indexOf(name) === seats.lastIndexOf(name) ? name : `${name} (${seat})`))

const BARS = [...'▁▂▃▄▅▆▇█']
const GRAPH_WIDTH = 72

function graph(steps: readonly ReviewStep[], seat: number): string {
  const width = Math.min(GRAPH_WIDTH, steps.length)
  const stepAt = (x: number): ReviewStep =>
    at(steps, Math.round((x * (steps.length - 1)) / Math.max(1, width - 1)))
  const chance = (step: ReviewStep): number => at(step.chances, seat)
  const bars = Array.from({ length: width }, (_, x) => BARS[Math.min(7, Math.floor(8 * chance(stepAt(x))))])
  return `${bars.join('')} ${percent(chance(at(steps, steps.length - 1)))}`
}
