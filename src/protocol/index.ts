export {
  type ArchivedMatch,
  type ArchivePage,
  foldName,
} from './archive.ts'
export { CLOSE_CODES } from './close-codes.ts'
export { codeWords, isCodeWord, parseCodeWords, WORD_SHAPE } from './code-words.ts'
export { httpStatus, PROTOCOL_CODES, type ProtocolCode } from './codes.ts'
export {
  COMMAND_TYPES,
  COMMANDS,
  type Command,
  type CommandOf,
  type CommandType,
  type TableCommand,
} from './commands.ts'
export type { Daily, DailyChallenge, DailyDay } from './daily.ts'
export { applyDifference } from './difference.ts'
export type { RouteName, RouteParams, RouteResponse } from './endpoints.ts'
export { EVENTS, type TableEvent } from './events.ts'
export { FORMER_PLAYER } from './former-player.ts'
export type { Identity, IdentityPasskey, Recovery } from './identity.ts'
export { CODE_LENGTH, parseInviteCode } from './invite-code.ts'
export { LIMITS } from './limits.ts'
export {
  type ChatLine,
  MESSAGES,
  type Message,
  type MessageOf,
  MessageSchema,
} from './messages.ts'
export * from './notices.ts'
export { type ChatPhrase, PHRASES } from './phrases.ts'
export type { HistoryStep, PauseInfo, Position, SeatClock } from './position.ts'
export type { Ratings, TableRatings } from './ratings.ts'
export * from './requests.ts'
export * from './responses.ts'
export {
  type Holiday,
  type PlayerRest,
  PlayerRestSchema,
  type RestReason,
  type TableRest,
  TableRestSchema,
} from './rest.ts'
export {
  type HttpRoute,
  ROUTES,
  type RouteBody,
  type RouteQuery,
} from './routes.ts'
export { SettingsSchema, type TableSettings } from './settings.ts'
export {
  ClockSchema,
  type ClockSettings,
  type SeatInfo,
  SeatSchema,
  type Sleep,
  STATUSES,
  type Status,
} from './shapes.ts'
