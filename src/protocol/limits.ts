/** The sizes that both sides keep to. Anything larger is refused unread. */
export const LIMITS = {
  /** Bytes of one message on the socket. */
  messageBytes: 16_384,
  /** Fragments of one message. No browser splits messages this small, but a proxy might. */
  fragments: 64,
  /** How deep lists and objects may be nested in one message or body. */
  nesting: 16,
  /** Bytes of the body of one HTTP request. The largest is a new table with a custom deck. */
  bodyBytes: 65_536,
  /** Values after the first ones of all lists and objects of a body: twice as many as the largest deck has. */
  bodyValues: 4_000,
  nameLength: 24,
  handleLength: 20,
  /** Characters of a recovery code as it is typed. */
  recoveryLength: 270,
  passkeysPerGuest: 20,
  programsPerGuest: 5,
  chatLength: 280,
  /** Characters of the reason for a removal, a ban or a report. */
  reasonLength: 200,
  /** Characters of what somebody writes about a person whom they report. */
  reportLength: 500,
  /** Characters of an announcement in one language. */
  announcementLength: 280,
  commandIdLength: 40,
  movesPerTurn: 64,
  /** Tables that one socket may follow at the same time. */
  tablesPerSocket: 16,
  /** A client that is more events behind than this is sent the whole table. */
  resumeNumbers: 64,
  /** How many turns the history of a table goes back. */
  historyTurns: 500,
  /** Log entries that one guest may cause at a table. The whole log is read whenever the table is loaded. */
  entriesPerGuest: 2_000,
  /** Log entries that all guests together may cause at a table. Bots may exceed it. */
  entriesPerTable: 15_000,
  /** Chat lines that are sent with the whole table. */
  chatLines: 50,
  /** Sockets that may look at one shared review at the same time. */
  reviewVisitors: 40,
  /** Notes of one shared review. */
  reviewNotes: 300,
  /** Arrows of one shared review. */
  reviewMarks: 300,
  /** Shared reviews of one visitor. */
  reviewsPerGuest: 200,
  /** Characters of a match from a device that is shared. */
  packedMatchLength: 8_000,
  tablesPerPage: 20,
  groupNameLength: 40,
  /** Groups that one visitor may belong to, or be asked to join. */
  groupsPerGuest: 20,
  /** People in one group, those who were asked to join included. */
  membersPerGroup: 16,
  /** People whom one visitor may block. */
  blocksPerGuest: 500,
  /** Days of holiday that a player has within any 365 days. */
  holidayDays: 14,
  /** Minutes of a day for which a player's own sleeping hours stop the clock, unless the table says otherwise. */
  sleepMinutes: 600,
} as const
