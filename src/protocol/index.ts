export { httpStatus, PROTOCOL_CODES, type ProtocolCode, type ProtocolRejection } from './codes.ts'
export {
  COMMAND_TYPES,
  COMMANDS,
  type Command,
  type CommandOf,
  type CommandType,
  type TableCommand,
} from './commands.ts'
export { applyDifference, type Difference, differenceOf } from './difference.ts'
export { EVENTS, type EventOf, type EventType, type TableEvent } from './events.ts'
export * from './http.ts'
export { LIMITS } from './limits.ts'
export {
  type ChatLine,
  MESSAGES,
  type Message,
  type MessageOf,
  MessageSchema,
  type MessageType,
} from './messages.ts'
export { type ChatPhrase, PHRASES } from './phrases.ts'
export {
  ROUTES,
  type Route,
  type RouteBody,
  type RouteName,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
  routePath,
} from './routes.ts'
export {
  ClockSchema,
  type ClockSettings,
  type HistoryStep,
  type Position,
  type SeatClock,
  type SeatInfo,
  SeatSchema,
  STATUSES,
  type Status,
} from './shapes.ts'
