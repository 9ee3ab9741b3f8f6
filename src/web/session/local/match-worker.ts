import { findGame, type GameList, levelBots, offeredBots, rulesIn } from '../../../games/manifest.ts'
import { type Budget, type Rejection, readMatch, type Seat, writeMatch } from '../../../kernel/index.ts'
import type { Steps } from '../../../search/steps.ts'
import { isReviewRequest, type ReviewRequest } from '../request-game.ts'
import type { ReviewRequests } from '../review/review-requests.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'
import { type LocalTable, openLocalTable } from './local-table.ts'
import { stepsFrom, stepsSoFar } from './match-steps.ts'
import { createThinking, type Later, type Thinking } from './thinking.ts'
import type { FromWorker, ToWorker, WorkerRequest, WorkerResponses } from './worker-protocol.ts'

/** What the worker has loaded. */
export interface WorkerParts {
  readonly games: GameList
  /** Hints, reviews and puzzles, which no match needs to be played. */
  review?: ReviewRequests
}

interface WorkerState {
  readonly parts: WorkerParts
  /** Sends a message to the page. */
  readonly post: (message: FromWorker) => void
  /** The open match, if there is one. */
  table: LocalTable | undefined
  /** The seat through whose eyes the page sees the table. */
  eyes: Seat | undefined
  /** The number of steps that the page has been sent. */
  sent: number
  readonly thinking: Thinking
}

/**
 * The table engine, the rules and the bots beside the page instead of behind a network. Returns a function that handles
 * a message from the page. Bots answer as fast as they can: the page decides how long each step is shown.
 */
export function createMatchWorker(
  parts: WorkerParts,
  post: (message: FromWorker) => void,
  later: Later = (task) => task(),
): (message: ToWorker) => void {
  const thinking = createThinking(later, (budget) => moveBot(worker, budget))
  const worker: WorkerState = { parts, post, table: undefined, eyes: undefined, sent: 0, thinking }
  return ({ id, request }) => {
    const answer = (value: unknown): void => post({ type: 'response', id, value })
    if (request.type === 'hint' || request.type === 'hintAt')
      thinking.startHint(hintSteps(worker, request), answer)
    else answer(respond(worker, request))
    thinking.goOn()
  }
}

function moveBot(worker: WorkerState, budget: Budget): boolean {
  const hasMoved = worker.table?.moveBot(budget) === true
  if (hasMoved) sendUpdate(worker)
  return hasMoved
}

type HintRequest = Extract<WorkerRequest, { type: 'hint' | 'hintAt' }>

/** If the network was lost before they were loaded. */
const NOT_LOADED: Rejection = { code: 'noReviewer' }

function* hintSteps(
  { parts: { review, games }, table, thinking }: WorkerState,
  request: HintRequest,
): Steps<WorkerResponses['hint']> {
  if (!review) return NOT_LOADED
  const budget = thinking.hintBudget()
  if (request.type === 'hintAt') return yield* review.hintAt(games, request.file, request.turns, budget)
  return table && (yield* review.hintIn(games, table.match, request.seat, budget))
}

/** Requests after which nobody wants to know what to do in the position before. */
const CHANGES_POSITION: ReadonlySet<WorkerRequest['type']> = new Set(['open', 'play', 'takeBack', 'carryOut'])

function respond(
  worker: WorkerState,
  request: Exclude<WorkerRequest, HintRequest>,
): WorkerResponses[WorkerRequest['type']] {
  const {
    parts: { games },
    table,
    thinking,
  } = worker
  if (isReviewRequest(request)) return respondToReview(worker, request)
  if (CHANGES_POSITION.has(request.type)) thinking.dropHint()
  switch (request.type) {
    case 'spare':
      return thinking.pause(request.pause)
    case 'dropHint':
      return thinking.dropHint()
    case 'levels':
      return levelNames(games, request.game)
    case 'open':
      return open(worker, request.match, request.eyes)
    case 'look':
      return look(worker, request.seat)
    case 'play':
      return afterUpdate(worker, table?.play(request.seat, request.moves))
    case 'takeBack':
      return takeBack(worker, request.seat)
    case 'order':
      return afterUpdate(worker, table?.order(request.seat, request.order))
    case 'carryOut':
      return carryOut(worker)
    case 'file':
      return table && writeMatch(table.match)
    case 'replay':
      return replay(games, request.file, request.eyes)
    case 'masterScore':
      return masterScoreAt(games, request.match)
    case 'results':
      return resultsOfSaved(games, request.match)
  }
}

function respondToReview(
  { parts: { review, games }, post }: WorkerState,
  request: ReviewRequest,
): WorkerResponses[ReviewRequest['type']] {
  if (review) return review.respond(games, request, (progress) => post({ type: 'progress', progress }))
  return request.type === 'chances' ? undefined : NOT_LOADED
}

function levelNames(games: GameList, id: string): string[] {
  const manifest = findGame(games, id)
  return manifest ? offeredBots(manifest).map(({ name }) => name) : []
}

function open(
  worker: WorkerState,
  match: NewLocalMatch | SavedMatch,
  eyes: Seat | undefined,
): Rejection | undefined {
  const opened = openLocalTable(match, (id) => findGame(worker.parts.games, id))
  if ('code' in opened) return opened
  worker.table = opened
  return look(worker, eyes)
}

function look(worker: WorkerState, eyes: Seat | undefined): undefined {
  worker.eyes = eyes
  worker.sent = 0
  sendUpdate(worker)
}

function takeBack(worker: WorkerState, seat: Seat): Rejection | undefined {
  const { table } = worker
  const rejection = table?.takeBack(seat)
  // Turns after the undo limit may have moved up.
  if (table && !rejection) worker.sent = Math.min(worker.sent, table.match.undoLimit + 1)
  return afterUpdate(worker, rejection)
}

function carryOut(worker: WorkerState): undefined {
  if (worker.table?.carryOut()) sendUpdate(worker)
}

function afterUpdate(worker: WorkerState, rejection: Rejection | undefined): Rejection | undefined {
  if (!rejection) sendUpdate(worker)
  return rejection
}

function sendUpdate(worker: WorkerState): void {
  const { table, eyes, sent: from } = worker
  if (!table) return
  const plain = from === 0 ? stepsSoFar(table.match, eyes) : stepsFrom(table.match, from, eyes)
  // Only its owner is told which turns an order made.
  const steps = plain.map((step, index) =>
    step.by === eyes && table.byOrder(from + index - 1) ? { ...step, byOrder: true as const } : step,
  )
  worker.sent += steps.length
  const more = { mayTakeBack: table.mayTakeBack(), orders: table.orders(), ordering: table.ordering() }
  worker.post({ type: 'update', update: { from, steps, saved: table.saved(), ...more } })
}

/** A seat that the match does not have sees what a spectator sees. */
function replay(games: GameList, file: string, seat: Seat | undefined): WorkerResponses['replay'] {
  const read = readMatch(file, rulesIn(games))
  if (!read.ok) return { code: read.problem.code }
  const { match, proven } = read
  const { game, seats: names } = match.header
  if (!match.game.result(match.state.open)) return { code: 'notOver' }
  const eyes = seat !== undefined && seat < names.length ? seat : undefined
  return { game, names, eyes, proven, steps: stepsFrom(match, 0, eyes) }
}

/** The score of the strongest bot in seat 0 of a match, played to its end. */
function masterScoreAt(games: GameList, match: NewLocalMatch): number | undefined {
  const manifest = findGame(games, match.game)
  const master = manifest && levelBots(manifest).at(-1)
  if (!manifest || !master) return undefined
  const seats = match.seats.map((seat, i) => (i === 0 ? { ...seat, bot: master.name } : seat))
  const table = openLocalTable({ ...match, seats }, () => manifest)
  if ('code' in table) return undefined
  while (table.moveBot({}));
  return manifest.game.result(table.match.state.open)?.seats[0]?.score
}

/** The results of a match that an earlier version has saved without them. */
function resultsOfSaved(games: GameList, match: SavedMatch): SavedMatch['results'] {
  const table = openLocalTable(match, (id) => findGame(games, id))
  return 'code' in table ? undefined : table.saved().results
}
