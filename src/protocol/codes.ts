/**
 * The server's own reasons for refusing something; the kernel and the games have more. Each code is also the key of its
 * text in every language.
 */
export const PROTOCOL_CODES = [
  /** Not JSON, or not what the schema asks for. */
  'malformed',
  'tooLarge',
  'forbiddenKey',
  'tooFast',
  'tooManyConnections',
  'tooManyTables',
  'tooManyNewTables',
  /** An administrator does not allow new tables at present. */
  'newTablesOff',
  /** The server is being maintained: nothing can be changed, and no clock runs. */
  'readOnly',
  /** An administrator has banned the visitor or their network, until `until`. */
  'banned',
  /** Only an administrator may do this: the token is missing or wrong. */
  'adminOnly',
  'noSuchGuest',
  'noSuchBan',
  'noSuchReport',
  /** Not a range of addresses, or too large a one. */
  'badNetwork',
  /** The range includes the address of the administrator who asks: send `force`. */
  'bansYourself',
  /** The visitor or their address has reported too often. */
  'tooManyReports',
  /** Almost no disk space is left. Running matches go on. */
  'storageFull',
  'tooManyJoined',
  'slowReader',
  'wrongOrigin',
  /** The server is not known by the name under which it was asked. `option` is what its operator would set. */
  'wrongHost',
  'notFound',
  'noSuchTable',
  'noSuchReview',
  /** The visitor or their address has made too many shared reviews. */
  'tooManyReviews',
  /** Nobody else can look at the shared review at the same time. */
  'tooManyVisitors',
  /** A shared review has as many notes or arrows as it may. */
  'tooManyNotes',
  /** Somebody else leads the shared review. */
  'notLeader',
  /** The person is not looking at the shared review, or has no name. */
  'noSuchVisitor',
  /** Only the author, or whoever made the shared review, may delete it. */
  'notYours',
  /** No table that waits for players has this code. */
  'noSuchCode',
  /** The visitor or their address has tried too many wrong codes. */
  'tooManyCodes',
  /** There is no daily challenge of this game or on this day, or the server offers none. */
  'noSuchChallenge',
  /** There is no such profile, or it shows nothing: nobody can tell which. */
  'noSuchProfile',
  /** Too many people of one address have begun the daily challenge. */
  'tooManyTries',
  /** A counted try of the daily challenge does not allow it. */
  'notInCountedTry',
  /** The table is rated: sit down with `rated`, which says that the player knows. */
  'ratedTable',
  'ratedNeedsClock',
  'ratedNeedsUsualRules',
  /** Only the levels whose strength was measured may sit at a rated table. */
  'ratedNeedsLevels',
  'noSuchGame',
  'noSuchBot',
  /** This server does not have the rules version that the match was started with. */
  'rulesNotHere',
  /** The server does not know the visitor: set a name first. */
  'nameFirst',
  'linkInvalid',
  /** A program's token that was replaced or revoked, has expired, or never existed. */
  'tokenInvalid',
  /** Only people may do this. */
  'notForPrograms',
  'noSuchProgram',
  'tooManyPrograms',
  'noSuchDevice',
  'tooManyDevices',
  /** Passkeys need https, or a server on the same machine. */
  'passkeysUnavailable',
  /** What the authenticator answered is wrong, too late, or was used before. */
  'passkeyRefused',
  'passkeyUnknown',
  'noSuchPasskey',
  'tooManyPasskeys',
  /** A recovery code whose last word does not fit the others. */
  'recoveryMistyped',
  /** A recovery code that was replaced or revoked, or never existed. */
  'recoveryUnknown',
  /** Signing in here would leave `count` seats behind to which there is no way back. */
  'seatsHere',
  /** Somebody has this handle, or one that looks like it. */
  'handleTaken',
  /** Nobody whom the visitor has played with, or shares a group with. */
  'noSuchPerson',
  'noSuchInvitation',
  'noSuchGroup',
  /** Only whoever made the group may do this. */
  'notGroupOwner',
  'tooManyInvitations',
  'tooManyGroups',
  'tooManyMembers',
  'tooManyBlocks',
  /** Somebody sits at the table whom the visitor has blocked. */
  'blockedHere',
  'notJoined',
  'noSuchChannel',
  'tooManyChannels',
  /** Nothing can be sent there: not a public address, not a key, or not offered by this server. */
  'badTarget',
  'seatTaken',
  /** The seat is kept for somebody who played the match before. */
  'seatReserved',
  /** Somebody at the table has a name that looks the same. */
  'nameTaken',
  /** The name of a table is invisible, or not one that everybody can read. */
  'badTableName',
  /** Only players may follow the match. */
  'noSpectators',
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
  /** The seat has moved, or was asked for another move, since the sender looked. */
  'outdated',
  /** This game has no orders. */
  'noOrders',
  /** The part of the match that the order is about is over. */
  'orderTooLate',
  /** A bot is standing in: return first. */
  'seatAway',
  'seatNotAway',
  /** The player's time is used up, so the stand-in keeps the seat: for this turn, or for the rest of the match. */
  'timeUsedUp',
  /** The table has no clock that could stand still. */
  'noClock',
  /** The player has offered a pause a short time ago. */
  'pauseTooSoon',
  /** The player has offered to end the match a short time ago. */
  'endTooSoon',
  /** A rated match against bots is played to its end. */
  'ratedPlaysOn',
  /** The host or an administrator has removed the visitor from this table. */
  'removedHere',
  /** A holiday begins tomorrow at the earliest and within a year. */
  'holidayTooSoon',
  'holidayOverlaps',
  /** There are not enough days of holiday left. */
  'noHolidaysLeft',
  'noSuchHoliday',
  /** The log of this table accepts nothing more from this guest, except that they leave. */
  'logFull',
  /** The id of the command was already used for another command. */
  'idUsed',
  'serverClosing',
  'serverTrouble',
] as const

export type ProtocolCode = (typeof PROTOCOL_CODES)[number]

/** The HTTP status of a refused request. Codes that are not listed, the games' among them, have `DEFAULT_STATUS`. */
const HTTP_STATUS: Partial<Record<string, number>> = {
  nameFirst: 401,
  tokenInvalid: 401,
  notForPrograms: 403,
  noSuchProgram: 404,
  tooManyPrograms: 429,
  adminOnly: 401,
  banned: 403,
  noSuchGuest: 404,
  noSuchBan: 404,
  noSuchReport: 404,
  bansYourself: 409,
  tooManyReports: 429,
  newTablesOff: 503,
  readOnly: 503,
  wrongOrigin: 403,
  noSpectators: 403,
  wrongHost: 421,
  notFound: 404,
  noSuchTable: 404,
  noSuchReview: 404,
  noSuchVisitor: 404,
  notYours: 403,
  tooManyReviews: 429,
  tooManyVisitors: 429,
  tooManyNotes: 429,
  noSuchCode: 404,
  noSuchChallenge: 404,
  noSuchProfile: 404,
  tooManyTries: 429,
  tooManyCodes: 429,
  noSuchDevice: 404,
  noSuchPasskey: 404,
  passkeyUnknown: 404,
  recoveryUnknown: 404,
  seatsHere: 409,
  handleTaken: 409,
  noSuchHoliday: 404,
  noSuchChannel: 404,
  tooManyChannels: 429,
  noSuchPerson: 404,
  noSuchInvitation: 404,
  noSuchGroup: 404,
  notGroupOwner: 403,
  tooManyInvitations: 429,
  tooManyGroups: 429,
  tooManyMembers: 429,
  tooManyBlocks: 429,
  matchNotOver: 409,
  tooLarge: 413,
  tooFast: 429,
  tooManyConnections: 429,
  tooManyTables: 429,
  tooManyNewTables: 429,
  storageFull: 507,
  tooManyDevices: 429,
  tooManyPasskeys: 429,
  serverTrouble: 500,
  serverClosing: 503,
} satisfies Partial<Record<ProtocolCode, number>>

const DEFAULT_STATUS = 400

export const httpStatus = (code: string): number => HTTP_STATUS[code] ?? DEFAULT_STATUS
