import { botsOf, levelsOf } from '../../games/bots.ts'
import { findGame } from '../../games/index.ts'
import {
  type Bot,
  commitmentTo,
  fastChance,
  forkMatch,
  hasSeat,
  type Match,
  newFairSeed,
  openMatch,
  openSource,
  playTurn,
  type Rejection,
  readMatch,
  type Seat,
  stateAt,
  takeBack,
  viewOf,
  writeMatch,
} from '../../kernel/index.ts'
import type { Step } from '../../ui/board/session.ts'
import { finishedMatch, fork, hintAt, hintIn, linkedMatchFile, review } from './review/review-worker.ts'
import type { NewLocalMatch, SavedMatch } from './saved-matches.ts'
import type { FromWorker, ToWorker, WorkerRequest, WorkerResponses } from './worker-protocol.ts'

/**
 * The same rules and bots as on the server, beside the page instead of behind a network. Bots answer as fast as they
 * can: the page decides how long each step is looked at.
 */
let match: Match | undefined
let saved: SavedMatch | undefined
let bots: (Bot | undefined)[] = []
/** What each bot remembers of what its seat has seen, and up to which turn. */
let memories: unknown[] = []
let observed = 0
let eyes: Seat | undefined
/** So many turns were played in the match that this one left. */
let inherited = 0
/** The steps that were told, so that a new look through other eyes can tell them all again. */
let told = 0

const send = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  send({ type: 'response', id: data.id, value: respond(data.request) })
  if (data.request.type !== 'replay' && data.request.type !== 'levels') letBotsPlay()
})

function respond(request: WorkerRequest): WorkerResponses[WorkerRequest['type']] {
  switch (request.type) {
    case 'levels':
      return levelNames(request.game)
    case 'open':
      eyes = request.eyes
      return open(request.match)
    case 'look':
      eyes = request.seat
      told = 0
      sendUpdate()
      return undefined
    case 'play':
      return play(request.seat, request.moves)
    case 'takeBack':
      return undo(request.seat)
    case 'file':
      return match && writeMatch(match)
    case 'replay':
      return replay(request.file, request.eyes)
    case 'hint':
      return match && hintIn(match, request.seat)
    case 'finishedMatch':
      return finishedMatch(request.file)
    case 'review':
      return review(request.file, (progress) => send({ type: 'progress', progress }))
    case 'hintAt':
      return hintAt(request.file, request.turns)
    case 'fork':
      return fork(request.file, request.turns)
    case 'linkedMatchFile':
      return linkedMatchFile(request.match)
  }
}

/** The levels from the gentlest up; a game without any offers its plain bots. */
function levelNames(game: string): string[] {
  const levels = levelsOf(game)
  return (levels.length > 0 ? levels : botsOf(game)).map(({ name }) => name)
}

function open(wanted: NewLocalMatch | SavedMatch): Rejection | undefined {
  const game = findGame(wanted.game)
  if (!game) return { code: 'unknownGame' }
  const old = 'seed' in wanted ? wanted : undefined
  if (old && old.rules !== game.version) return { code: 'unknownRules' }
  const seed = old?.seed ?? newFairSeed()
  const header = {
    game: game.id,
    rules: game.version,
    options: wanted.options,
    seats: wanted.seats.map(({ name }) => name),
    source: 'fair' as const,
    commitment: commitmentTo(seed),
  }
  inherited = 0
  match = openMatch(game, header, openSource('fair', seed), seed)
  if (wanted.fork !== undefined) {
    const left = readMatch(wanted.fork, findGame)
    if (!left.ok) return { code: left.problem.code }
    inherited = left.match.log.length
    match = forkMatch(left.match, inherited, seed)
  }
  const all = botsOf(game.id)
  bots = wanted.seats.map(({ bot }) =>
    bot === undefined ? undefined : (all.find(({ name }) => name === bot) ?? all[0]),
  )
  memories = []
  observed = 0
  saved = { turns: [], over: false, waiting: 0, ...wanted, rules: game.version, seed, at: Date.now() }
  for (const { seat, moves } of old?.turns ?? []) {
    const rejection = playTurn(match, seat, moves)
    if (rejection) return rejection
  }
  told = 0
  sendUpdate()
  return undefined
}

function play(seat: Seat, moves: readonly unknown[]): Rejection | undefined {
  if (!match) return { code: 'noSuchSeat' }
  const rejection = playTurn(match, seat, moves)
  if (!rejection) sendUpdate()
  return rejection
}

function undo(seat: Seat): Rejection | undefined {
  if (!match) return { code: 'noSuchSeat' }
  if (match.log.findLastIndex((turn) => turn.seat === seat) < inherited) return { code: 'nothingToTakeBack' }
  const rejection = takeBack(match, seat)
  if (rejection) return rejection
  told = Math.min(told, match.undoLimit + 1)
  sendUpdate()
  return undefined
}

/** Nobody likes to wait for a bot. */
const THINKING = 1200

/** One bot after the other, a move at a time, until only people are asked. */
function letBotsPlay(): void {
  const chance = fastChance(newFairSeed().slice(0, 32))
  while (match) {
    const waiting = match.game.waiting(match.state.open)
    const seat = bots.findIndex((bot, index) => bot !== undefined && hasSeat(waiting, index))
    const bot = bots[seat]
    if (!bot) return
    const thought = { memory: memories[seat], budget: { milliseconds: THINKING } }
    if (play(seat, [bot.choose(viewOf(match.state, seat), chance, thought)])) return
  }
}

function stepAt(of: Match, turns: number): Step {
  const state = turns === of.log.length ? of.state : stateAt(of, turns)
  const result = of.game.result(state.open)
  return {
    view: viewOf(state, eyes),
    waiting: of.game.waiting(state.open),
    ...(turns > 0 ? { by: of.log[turns - 1].seat } : {}),
    ...(result ? { result } : {}),
  }
}

/** Every bot is shown what its seat sees, step by step, as somebody at the table would. */
function letBotsSee(of: Match): void {
  for (; observed <= of.log.length; observed++) {
    if (!bots.some((bot) => bot?.observe)) continue
    const state = stateAt(of, observed)
    for (const [seat, bot] of bots.entries())
      if (bot?.observe) memories[seat] = bot.observe(memories[seat], viewOf(state, seat))
  }
}

function sendUpdate(): void {
  if (!match || !saved) return
  const { log } = match
  letBotsSee(match)
  const steps: Step[] = []
  const from = told
  for (; told <= log.length; told++) steps.push(stepAt(match, told))
  saved = {
    ...saved,
    turns: log.slice(inherited).map(({ seat, moves }) => ({ seat, moves })),
    over: match.game.result(match.state.open) !== undefined,
    waiting: match.game.waiting(match.state.open),
    at: Date.now(),
  }
  const mayTakeBack = bots.flatMap((bot, seat) => (bot === undefined && standsAlone(seat) ? [seat] : []))
  send({ type: 'update', update: { from, steps, saved, mayTakeBack } })
}

/** Whether the last turn of a seat may be taken back: nobody has played because of it. */
function standsAlone(seat: Seat): boolean {
  if (!match) return false
  const { log, undoLimit, game } = match
  const index = log.findLastIndex((turn) => turn.seat === seat)
  if (index < Math.max(undoLimit, inherited)) return false
  const next = log[index + 1]
  return next === undefined || hasSeat(game.waiting(stateAt(match, index).open), next.seat)
}

function replay(file: string, through: Seat | undefined): WorkerResponses['replay'] {
  const outcome = readMatch(file, findGame)
  if (!outcome.ok) return { code: outcome.problem.code }
  const { match: old, proven } = outcome
  const before = eyes
  eyes = through
  const steps = Array.from({ length: old.log.length + 1 }, (_, turns) => stepAt(old, turns))
  eyes = before
  return { game: old.header.game, names: old.header.seats, proven, steps }
}
