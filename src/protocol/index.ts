export { codeWords, isCodeWord, parseCodeWords, WORD_SHAPE } from './code-words.ts'
export { httpStatus, PROTOCOL_CODES, type ProtocolCode } from './codes.ts'
export { FORMER_PLAYER } from './former-player.ts'
export type {
  AdminAct,
  AdminOverview,
  AdminPerson,
  AdminTable,
  Audit,
  Ban,
  Report,
} from './http/admin/admin.ts'
export {
  type ArchivedMatch,
  type ArchivePage,
  foldName,
} from './http/archive.ts'
export type { Daily, DailyChallenge, DailyDay } from './http/daily.ts'
export type { Problem } from './http/endpoint.ts'
export type { RouteName, RouteParams, RouteResponse } from './http/endpoints.ts'
export type { Identity, IdentityPasskey, Recovery } from './http/identity.ts'
export type { DeviceLink, Devices } from './http/me.ts'
export {
  DigestSchema,
  type NewChannel,
  type NoticeSettings,
  PushTargetSchema,
  QuietSchema,
  type ShownChannel,
  WEBHOOK_STYLES,
  type WebhookStyle,
} from './http/notices.ts'
export {
  type Groups,
  INVITABLE,
  type Invitable,
  type Invitations,
  type MyBlocks,
  type PeopleFound,
  type PeopleGroup,
  type Person,
  type ReceivedInvitation,
} from './http/people.ts'
export type { MyProfile, ProfilePart, PublicProfile } from './http/profile.ts'
export { PROFILE_PARTS } from './http/profile.ts'
export { type NewToken, PROGRAM_SUFFIX, type Programs } from './http/programs.ts'
export type { Ratings, TableRatings } from './http/ratings.ts'
export * from './http/requests.ts'
export { type Holiday, type MyRest, type PlayerRest, PlayerRestSchema } from './http/rest/player-rest.ts'
export { type RestReason, type TableRest, TableRestSchema } from './http/rest/rest.ts'
export {
  type BodyOf,
  type HttpRoute,
  ROUTES,
  type RouteBody,
  type RouteQuery,
} from './http/routes.ts'
export { type MatchPlay, type MatchStatistics, MatchStatisticsSchema } from './http/statistics.ts'
export { type Games, GamesSchema, type TablePage, TablePageSchema, type TableSummary } from './http/tables.ts'
export type { RunningTable } from './http/watching/running-tables.ts'
export { CODE_LENGTH, parseInviteCode } from './invite-code.ts'
export { LIMITS } from './limits.ts'
export { SettingsSchema, type TableSettings } from './settings.ts'
export {
  ClockSchema,
  type ClockSettings,
  type CorrespondenceClock,
  type SeatInfo,
  SeatSchema,
  type Sleep,
  STATUSES,
  type Status,
} from './shapes.ts'
export { CLOSE_CODES } from './socket/close-codes.ts'
export {
  COMMAND_TYPES,
  COMMANDS,
  type Command,
  type CommandOf,
  type CommandType,
  type ReviewCommand,
  type TableCommand,
} from './socket/commands.ts'
export { applyDifference } from './socket/difference.ts'
export { CLOSED_BY, type ClosedBy, EVENTS, type TableEvent } from './socket/events.ts'
export {
  type ChatLine,
  MESSAGES,
  type Message,
  type MessageOf,
  MessageSchema,
} from './socket/messages.ts'
export { type ChatPhrase, PHRASES } from './socket/phrases.ts'
export type { HistoryStep, PauseInfo, Position, SeatClock } from './socket/position.ts'
export type { SharedItem } from './socket/reviews.ts'
