/** The sizes that both sides keep to. What is larger is refused before anyone looks at it. */
export const LIMITS = {
  /** Bytes of one message on the socket. */
  messageBytes: 16_384,
  /** Lists and objects within each other in one message. */
  nesting: 16,
  /** Bytes of the body of one HTTP request: a table with a deck of its own is the largest. */
  bodyBytes: 65_536,
  nameLength: 24,
  chatLength: 280,
  commandIdLength: 40,
  movesPerTurn: 64,
  /** Tables that one socket may follow at the same time. */
  tablesPerSocket: 16,
  /** Who is further behind than so many numbers is sent the whole table. */
  resumeNumbers: 64,
  /** Turns that the history of a table goes back, at most. */
  historyTurns: 500,
  /** What one guest may write into the log of a table: every time that it is read, all of it is gone through. */
  entriesPerGuest: 2_000,
  /** What a log takes from all guests; bots play on. */
  entriesPerTable: 15_000,
  /** Chat lines that come with the whole table. */
  chatLines: 50,
  tablesPerPage: 20,
} as const
