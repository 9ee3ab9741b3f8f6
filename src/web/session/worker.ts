import { GAMES } from '../../games/index.ts'
import { findGame, levelsOf, rulesIn } from '../../games/manifest.ts'
import { type Rejection, readMatch, type Seat, writeMatch } from '../../kernel/index.ts'
import { type LocalTable, openLocalTable } from './local-table.ts'
import { stepsFrom } from './match-steps.ts'
import { finishedMatch, fork, hintAt, hintIn, linkedMatchFile, review } from './review/review-worker.ts'
import type { NewLocalMatch, SavedMatch } from './saved-matches.ts'
import type { FromWorker, ToWorker, WorkerRequest, WorkerResponses } from './worker-protocol.ts'

/*
 * The table engine, the rules and the bots beside the page instead of behind a network. Bots answer as fast as they
 * can: the page decides how long each step is shown.
 */

/** Milliseconds that a bot may think. */
const BOT_TIME = 1200

let table: LocalTable | undefined
/** The seat through whose eyes the page sees the table. */
let eyes: Seat | undefined
/** How many steps the page has been sent. */
let sent = 0

const send = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  send({ type: 'response', id: data.id, value: respond(data.request) })
  while (table?.moveBot({ milliseconds: BOT_TIME })) sendUpdate()
})

function respond(request: WorkerRequest): WorkerResponses[WorkerRequest['type']] {
  switch (request.type) {
    case 'levels':
      return levelNames(request.game)
    case 'open':
      return open(request.match, request.eyes)
    case 'look':
      eyes = request.seat
      sent = 0
      sendUpdate()
      return undefined
    case 'play':
      return afterUpdate(table?.play(request.seat, request.moves))
    case 'takeBack':
      return takeBack(request.seat)
    case 'file':
      return table && writeMatch(table.match)
    case 'replay':
      return replay(request.file, request.eyes)
    case 'hint':
      return table && hintIn(table.match, request.seat)
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

/** The levels from the easiest; a game without levels offers its simple bots. */
function levelNames(game: string): string[] {
  const manifest = findGame(GAMES, game)
  if (!manifest) return []
  const levels = levelsOf(manifest)
  return (levels.length > 0 ? levels : manifest.bots).map(({ name }) => name)
}

function open(match: NewLocalMatch | SavedMatch, seat: Seat | undefined): Rejection | undefined {
  const opened = openLocalTable(match, (id) => findGame(GAMES, id))
  if ('code' in opened) return opened
  table = opened
  eyes = seat
  sent = 0
  sendUpdate()
  return undefined
}

function takeBack(seat: Seat): Rejection | undefined {
  const rejection = table?.takeBack(seat)
  // Turns after the undo limit may have moved up.
  if (table && !rejection) sent = Math.min(sent, table.match.undoLimit + 1)
  return afterUpdate(rejection)
}

function afterUpdate(rejection: Rejection | undefined): Rejection | undefined {
  if (!rejection) sendUpdate()
  return rejection
}

function sendUpdate(): void {
  if (!table) return
  const from = sent
  const steps = stepsFrom(table.match, from, eyes)
  sent += steps.length
  send({
    type: 'update',
    update: { from, steps, saved: table.saved(), mayTakeBack: table.mayTakeBack() },
  })
}

function replay(file: string, through: Seat | undefined): WorkerResponses['replay'] {
  const read = readMatch(file, rulesIn(GAMES))
  if (!read.ok) return { code: read.problem.code }
  const { match, proven } = read
  return { game: match.header.game, names: match.header.seats, proven, steps: stepsFrom(match, 0, through) }
}
