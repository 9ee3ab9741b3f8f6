export { PROTOCOL_CODES, type ProtocolCode, type ProtocolRejection } from './codes.ts'
export {
  COMMAND_TYPES,
  COMMANDS,
  type Command,
  type CommandOf,
  type CommandType,
  type TableCommand,
} from './commands.ts'
export { applyDifference, type Difference, differenceOf } from './difference.ts'
export {
  type ChatLine,
  EVENTS,
  type EventOf,
  type EventType,
  MESSAGES,
  type Message,
  type MessageOf,
  MessageSchema,
  type MessageType,
  type TableEvent,
} from './events.ts'
export * from './http.ts'
export { LIMITS } from './limits.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export {
  type ClockSettings,
  type HistoryStep,
  type Position,
  type SeatClock,
  type SeatInfo,
  STATUSES,
  type Status,
} from './shapes.ts'
