import type { Rejection } from '../kernel/index.ts'

/**
 * Why the server refuses something, beside what the kernel and the games refuse. A code is also the key of its text
 * in every language.
 */
export const PROTOCOL_CODES = [
  /** Not JSON, or not of the shape that the protocol asks for. */
  'malformed',
  'tooLarge',
  'forbiddenKey',
  'tooFast',
  'tooManyConnections',
  'tooManyTables',
  'tooManyJoined',
  'slowReader',
  'wrongOrigin',
  'notFound',
  'noSuchTable',
  'noSuchGame',
  'noSuchBot',
  /** This server does not have the rules version that the match began with. */
  'rulesNotHere',
  /** Say your name first: the server does not know you. */
  'nameFirst',
  'linkInvalid',
  'notJoined',
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'tableFull',
  'notHost',
  'notEnoughPlayers',
  'notStarted',
  'alreadyStarted',
  'matchOver',
  'matchNotOver',
  'tableClosed',
  /** The seat has moved, or was asked something else, since the sender looked. */
  'outdated',
  /** A bot stands in: return first. */
  'seatAway',
  'seatNotAway',
  /** The log of this table takes no more from this guest; he may leave. */
  'logFull',
  /** The command's id was used for something else. */
  'idUsed',
  'serverClosing',
  'serverTrouble',
] as const

export type ProtocolCode = (typeof PROTOCOL_CODES)[number]
export type ProtocolRejection = Rejection<ProtocolCode>
