export { apply } from './apply/apply.ts'
export { CannotReplay } from './apply/begin-match.ts'
export { applyAll, replay, replaySteps, type StoredTable } from './apply/replay.ts'
export { botLuck } from './bots/bot-luck.ts'
export { memoryFor } from './bots/bot-memory.ts'
export { botNameAt } from './bots/bot-name.ts'
export { isCounted } from './counted-try.ts'
export { type Action, decide } from './decide/decide.ts'
export {
  type ChangeCommand,
  commandKey,
  type DecideContext,
  type Decision,
  isDecision,
  refuse,
} from './decide/decision.ts'
export { haltEntries } from './decide/halts.ts'
export { eraseFromTable } from './erase-guest.ts'
export {
  extendHistory,
  type History,
  historyFor,
  historySteps,
  isCurrent,
  isExtendable,
  startHistory,
} from './history.ts'
export {
  canSee,
  EVERYONE,
  type LogEntry,
  SPECTATOR,
  seatOf,
  type Viewer,
  viewerOf,
  viewersOf,
} from './log-entry.ts'
export { orderingSeats, standingOrder } from './orders/order.ts'
export { shownPresence } from './orders/presence.ts'
export { finalSeats, isRated, isToBeRated, whyNotRated } from './rated.ts'
export {
  type BlockLists,
  botOf,
  botsOnly,
  countedDay,
  isAway,
  isHost,
  type Occupant,
  type PersonSeat,
  programMark,
  seatInfo,
  seatOfGuest,
  type TableRecord,
} from './record.ts'
export { reserveSeats, seatKeptFor } from './reservation.ts'
export { sharedSettings } from './settings.ts'
export { botsToMove, newTable, type TableGame, type TableState, waitingOf } from './state.ts'
export { offeredTakeBack } from './take-back.ts'
export { deadlineOf, isOverdue, nextRunOut, remindersOf, runOutsOf } from './time/deadline.ts'
export { endHoliday, firstHoliday, holidaysLeft, planHoliday } from './time/holiday.ts'
export { restsUntil, shownRest } from './time/player-rest.ts'
export { timeOfDay } from './time/zone.ts'
export {
  eventFacts,
  positionFacts,
  positionFor,
  speakerOf,
  tableFor,
} from './view.ts'
export { mayFollow } from './watching.ts'
