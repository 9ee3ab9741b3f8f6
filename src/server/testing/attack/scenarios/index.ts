import type { Scenario } from '../scenario.ts'
import { dailyFlood } from './http/daily-flood.ts'
import { guessedCodes } from './http/guessed-codes.ts'
import { guessedTables } from './http/guessed-tables.ts'
import { matchDownloads } from './http/match-downloads.ts'
import { monstrousBodies } from './http/monstrous-bodies.ts'
import { newGuests } from './http/new-guests.ts'
import { noticeFlood } from './http/notice-flood.ts'
import { operatorPages } from './http/operator-pages.ts'
import { pairingFlood } from './http/pairing-flood.ts'
import { previewFlood } from './http/preview-flood.ts'
import { requestBursts } from './http/request-bursts.ts'
import { requestFlood } from './http/request-flood.ts'
import { signInFlood } from './http/sign-in-flood.ts'
import { slowConnections } from './http/slow-connections.ts'
import { commandBursts } from './socket/command-bursts.ts'
import { controlFrameFlood } from './socket/control-frame-flood.ts'
import { fragmentFlood } from './socket/fragment-flood.ts'
import { framesAfterClose } from './socket/frames-after-close.ts'
import { historyFlood } from './socket/history-flood.ts'
import { nonsense } from './socket/nonsense.ts'
import { programCrowd } from './socket/program-crowd.ts'
import { reconnectStorm } from './socket/reconnect-storm.ts'
import { replayFlood } from './socket/replay-flood.ts'
import { slowReaders } from './socket/slow-readers.ts'
import { amplification } from './table/amplification.ts'
import { botTables } from './table/bot-tables.ts'
import { chatFlood } from './table/chat-flood.ts'
import { endlessTables } from './table/endless-tables.ts'
import { leaveAndReturn } from './table/leave-and-return.ts'

/** Every attack. The last ones leave bots behind that go on thinking. */
export const SCENARIOS: readonly Scenario[] = [
  replayFlood,
  historyFlood,
  commandBursts,
  fragmentFlood,
  framesAfterClose,
  controlFrameFlood,
  nonsense,
  slowReaders,
  reconnectStorm,
  slowConnections,
  requestFlood,
  requestBursts,
  operatorPages,
  monstrousBodies,
  matchDownloads,
  newGuests,
  guessedTables,
  guessedCodes,
  signInFlood,
  endlessTables,
  amplification,
  leaveAndReturn,
  chatFlood,
  dailyFlood,
  noticeFlood,
  pairingFlood,
  previewFlood,
  programCrowd,
  botTables,
]
