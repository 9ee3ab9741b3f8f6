import type { ProtocolCode } from '../codes.ts'
import type { RouteName } from '../http/endpoints.ts'
import type { LIMITS } from '../limits.ts'
import type { CLOSE_CODES } from '../socket/close-codes.ts'
import type { CommandType } from '../socket/commands.ts'
import type { EventType } from '../socket/events.ts'
import type { MessageType } from '../socket/messages.ts'

/* The sentences of the reference. They stand apart from the schemas so that they are not shipped to the browser. */

export const COMMAND_DESCRIPTIONS: Readonly<Record<CommandType, string>> = {
  ping: 'Check that the connection is alive.',
  join: 'Follow a table. With `seen`, the last event number seen, the events after it follow. Without it, or too far behind, the whole table follows, and with `history` also the earlier turns as the viewer could see them. Without `seen`, a player whose seat was taken over by a bot gets it back. With `constants`, views leave out the fields of `open` that never change, and these are sent once.',
  part: 'Stop following the table. The seat is kept.',
  sit: 'Take an open seat before the start: the given one, or the first.',
  leave:
    'Before the start: give up the seat. During the match: a bot takes over the seat until the player returns.',
  return: 'Take the seat back from the bot that is standing in.',
  setSeat: 'The host sets a seat to open or to a bot before the start.',
  setTable:
    'The host changes the name of the table, the options, the clock, the days off, who may find and watch it, or the number of seats, before the start. What is absent stays as it is.',
  remove:
    'The host removes a person from their seat before the start, with a reason if they like. That person cannot sit down at this table again.',
  readmit:
    'The host lets somebody sit down again who was removed. `removal` is the number of the removal, as in `removed`.',
  start:
    'The host starts the match. Seats that are still open are removed. At a table with `pairing` every player may start it, and bots take the open seats.',
  play: 'Play a turn. All its moves are accepted, or none. `asked` is copied from the position that the player saw; what other seats did in the meantime does not matter.',
  takeBack: 'Take back your last turn, which has this number (`takeBack` in the position).',
  order:
    'Leave an order with the table, change it or, without `order`, withdraw it. What it may say depends on the game. The table makes its moves when the seat owes one, after a pause as a quick person would take. Nobody else learns of it. It ends when its part of the match does, when its owner takes a turn back, and when a bot stands in.',
  chat: 'Say something, as plain text. Only seated players may chat.',
  phrase: 'Say something ready-made.',
  moves:
    'Ask for all legal moves of your seat, for clients that do not know the rules. `done` has them, and `asked` if it is your turn; otherwise the list is empty.',
  pause:
    'Offer a pause, agree to one, or with `on: false` decline it. It begins when all people at the table who are not away have agreed, and stops all clocks for 30 days at most, or for one day if the clock is `live`. `on: false` during a pause ends it: at once if all want that, otherwise after a day, or after a minute if the clock is `live`.',
  end: 'Offer to end the match without a result, agree to that, or with `on: false` decline it. The match ends when all people at the table have agreed, those for whom a bot stands in included; it has no winner and is not rated. An offer lapses after three days, or after five minutes if the clock is `live`.',
  mute: 'Mute this player at every table, or unmute them.',
  look: 'The player has the table in view and has used the page within the last minute. `asked` is copied from the position. No notice is sent about what the player has seen.',
  rematch:
    'After the match: create a new table with the same settings. The first player who asks is seated there; the others learn its id. Their seats are kept for them for 15 minutes, or for two days if the clock is `correspondence`, unless the host sets them to open or to a bot.',
  openReview:
    'Look at a shared review. `review` follows, then `done`. No name is needed to look; everything else needs one.',
  closeReview: 'Stop looking at it.',
  showStep:
    'The leader shows everybody another step, as everybody saw it or through the eyes of a seat. What comes after the last step is taken for the last.',
  lead: 'The leader hands over the lead with `to`. Without it: take the lead, if nobody leads, if the leader has been away for ten seconds, or if the visitor has made the review.',
  note: 'Add a note to a step. Its text follows the rules for chat.',
  mark: 'Draw an arrow in a step, between two places of the board. If both are the same, it is a ring. What places are called depends on the board; those that a board does not have are not drawn.',
  erase:
    'Delete a note or an arrow: one of the visitor’s own, or any if they have made the review. The id of the command that added it is forgotten with it: sent again, that command adds it again.',
}

export const MESSAGE_DESCRIPTIONS: Readonly<Record<MessageType, string>> = {
  done: 'The command was carried out, and its effect is stored.',
  invitations: 'The invitations of the visitor, or the answers to theirs, have changed: ask for them again.',
  refused:
    'The command was refused and changed nothing. `id` is the one that was sent, even if it is the reason for the refusal. It is absent if the message was not JSON, was nested too deep, or had no string as its `id` (then `place` says `id`).',
  table: 'The whole table, as the viewer sees it.',
  event: 'Something happened that the viewer may know about.',
  presence:
    'Who is connected. Neither numbered nor stored. An order must not give itself away by moving for an absent player: its owner counts as connected until a while after it has ended, and in a match with days per move of a game with orders all players do.',
  review:
    'A whole shared review. Of the match, only `table` or `match` is there: the file of the match is downloaded with `table`, and `match` is what `#/replay/link/…` has in its address. What muted people have added is left out.',
  lead: 'Where a shared review stands, who leads and who is there.',
  item: 'Somebody added a note or an arrow.',
  itemGone: 'A note or an arrow was deleted.',
  reviewGone: 'The shared review was deleted.',
}

export const EVENT_DESCRIPTIONS: Readonly<Record<EventType, string>> = {
  sat: 'Someone sat down, or a seated player changed their name.',
  left: 'Someone gave up their seat before the start. With `removed`: the host or an administrator has removed them.',
  seatSet:
    'The host set a seat to open or to a bot. With `settings`: the host, who has this seat, changed the settings of the table as with `setTable`. With `rest`: a player changed their sleeping hours or holidays. With `pause`: a player said something about a pause. With `end`: a player said something about ending the match early. With `readmitted`: the host lets somebody sit down again. With `halted`: the clocks are given back the time of a maintenance.',
  started: 'The match started. `commitment` is the hash of the seed.',
  turn: 'A seat moved, and the viewer can see the effect.',
  tookBack: 'A seat took back its last turn, and the viewer can see the effect.',
  ordered:
    'The order of the viewer was left, changed or withdrawn; the position has it. Nobody else is told.',
  standIn:
    'A bot took over the seat, because its time ran out or the player left. With `removed`: an administrator has removed the player, who cannot return.',
  returned: 'The player took the seat back from the bot.',
  chat: 'Someone said something.',
  phrase: 'Someone said something ready-made.',
  rematch: 'There is a new table for the next match.',
  closed:
    'The table was closed before the start, or the match was ended without a result. `by`: all players have agreed to that, or an administrator has done it.',
}

export const ROUTE_DESCRIPTIONS: Readonly<Record<RouteName, string>> = {
  me: 'Who the visitor is.',
  setName: 'Set the name of the visitor. Sets the cookie on the first visit; renames the visitor later.',
  rest: 'When the visitor sleeps and is on holiday.',
  setSleep:
    'Set the sleeping hours of the visitor, or remove them. They stop their clock at all tables with days for a move, as far as the table allows, from the next day on.',
  planHoliday:
    'Announce a holiday at all tables of the visitor: whole days, from tomorrow on, fourteen within any 365 days.',
  endHoliday: 'Take back the holiday that begins on this day. One that has begun ends with the present day.',
  programs: 'The programs that play for the visitor.',
  addProgram: 'Make a program. Its name ends in ` (bot)`. The token in the response is shown once.',
  renewProgram: 'Give a program a new token. The one before stops working.',
  dropProgram: 'Delete a program. Bots take over its seats.',
  linkDevice: 'Create a code that signs in another device as the same visitor.',
  devices: 'The devices on which the visitor is signed in.',
  signOutDevice: 'Sign out one of these devices. Its sockets are closed.',
  signOutOthers: 'Sign out all devices except this one.',
  claimDevice: 'Use such a code. Sets the cookie.',
  notices: 'How the visitor is told that a table waits for them: channels and preferences.',
  setNotices: 'Change the preferences.',
  addChannel:
    'Add a channel: a browser (web push), an e-mail address or a webhook. An e-mail address gets a link by which it is confirmed. A browser that is added again replaces the earlier one.',
  dropChannel: 'Remove a channel.',
  testChannel: 'Send a test message on a channel.',
  confirmChannel: 'Confirm an e-mail address with the token of the link that it was sent.',
  stopChannel:
    'End the messages on a channel with the token of their link. It needs no cookie and succeeds in any case, as RFC 8058 wants it.',
  identity: 'How the visitor can sign in on other devices, and their handle.',
  setHandle:
    'Set the handle of the visitor, or give it up. Handles are unique: those that look alike count as one.',
  beginPasskey:
    'Begin to add a passkey: options for `navigator.credentials.create()`. Sets a cookie that belongs to the challenge, which works once and for five minutes.',
  addPasskey: 'Add the passkey that the authenticator has made.',
  dropPasskey: 'Remove a passkey.',
  newRecovery:
    'Make a recovery code of nine words, which replaces the one before. The last word is a checksum. The code is shown in this response and never again.',
  dropRecovery: 'Revoke the recovery code.',
  beginSignIn:
    'Begin to sign in: options for `navigator.credentials.get()`. The authenticator knows which passkeys it has, so no name is needed. Sets a cookie that belongs to the challenge, which works once and for five minutes.',
  signIn:
    'Sign in with a passkey: this browser becomes the visitor to whom the passkey belongs. Sets the cookie. The visitor who was signed in before stays as they are; if they would have no way back to their seats, the request is refused unless `leave` is set.',
  recover: 'The same with a recovery code.',
  myData: 'Everything that is stored about the visitor, as a JSON file.',
  deleteMe:
    'Delete the visitor: name, handle, passkeys, recovery code, sessions and chat texts. Their seats remain under the name `former player`, so that matches can be continued and verified.',
  games: 'The games and their bots.',
  openTables: 'Listed tables with an open seat, newest first.',
  runningTables:
    'Listed tables whose match is running and may be watched, the most interesting first. All visitors share one list, which is a few seconds old at most.',
  runningView: 'The position at one of these tables as spectators see it, to show a picture of it.',
  createTable:
    'Create a table with the visitor seated at it, or one at which only bots play. Such a match begins at once and goes on while somebody watches; after an hour without spectators it is closed.',
  pair: 'Play with whoever is around. Seats the visitor and returns the table: with somebody who waits for the same game and number of players; otherwise, unless `running` is false, on the seat of a bot at such a table whose match is in the first half of its rounds; otherwise at a new table, whose open seats bots take after half a minute. Such a match is never rated. A visitor who already waits for the same, or plays in such a match, is answered that table; what else they waited for is given up. A visitor who is not connected to the table within ten seconds loses the seat. Not for programs.',
  unpair: 'No longer wait to be paired. A match that has begun goes on.',
  tableByCode:
    'The table that waits for players under this code. Case, spaces, hyphens and letters that sound or look alike do not matter. The code works until the match starts or the table is closed.',
  myTables:
    "The visitor's tables: those where it is their turn first, by the time left, then the most recent.",
  table: 'One table.',
  matchFile:
    'The file of a finished match: the seed, the outcomes of Chance and all moves. The file of a counted try has the seed only once the day is over.',
  archive:
    "The visitor's own finished matches, the last one first. A request looks at up to 500 matches, so a page can be short and still have `next`.",
  tableRatings:
    'The ratings of those who sit at a rated table, before and after the match. Only they are told.',
  people:
    'Those with whom the visitor has started or finished a match, the last one first. `person` stands for somebody in the eyes of this visitor only.',
  blocks: 'Whom the visitor has blocked, and who may invite them.',
  block:
    'Block somebody: from then on they cannot sit down where the visitor sits before the start, neither invite them nor see when they are there, and neither hears the other one. A blocked person leaves the tables that the visitor hosts and that have not started.',
  unblock: 'Take a block back.',
  setInvitable: 'Choose who may invite the visitor.',
  invitations: 'The invitations that the visitor can still answer, and those that they have sent.',
  invite:
    'Make a table and ask somebody, or everybody in a group, to join it. An invitation works for a day, or a week where moves take days. That somebody does not want to be invited looks as if there were no answer.',
  answerInvitation: 'Accept an invitation and sit down, or decline it.',
  groups: 'The groups that the visitor belongs to or is asked to join.',
  newGroup: 'Make a group.',
  renameGroup: 'Rename a group.',
  dropGroup: 'Delete a group.',
  joinGroup: 'Join a group, or decline to.',
  leaveGroup:
    'Leave a group. If its owner leaves, whoever has been there for longest owns it; without members it is deleted.',
  addMember: 'Ask somebody to join a group. They belong to it once they have agreed.',
  dropMember: 'Remove somebody from a group.',
  shareReview:
    'Share a finished match, so that several people can look at it together (`openReview`): the one that the visitor has shared before, if there is one. The match is one of this server that everybody may watch, or one from a device.',
  deleteReview: 'Delete a shared review that the visitor has made, with all notes and arrows.',
  setStatistics:
    "Stores what the visitor's browser has computed about a match in their archive, so that their other devices need not. It is given back to the visitor only, and nothing public is made of it.",
  myProfile: 'What the visitor shows to everybody. At first that is nothing.',
  showProfile:
    'Chooses what everybody may see. Without any part the profile is hidden and its address is forgotten.',
  profile:
    'What somebody has chosen to show, by the address of their profile or by their handle. All figures come from the logs of the server.',
  ratings: 'The ratings of the visitor. Nobody else is told, unless the visitor shows them in their profile.',
  daily:
    "Today's challenges with the visitor's own tries, the hashes of tomorrow's seeds, and the days before.",
  dailyDay: 'The challenges of today or of an earlier day.',
  playDaily: "The visitor's try of today's challenge of this game: created now, or the one that exists.",
  report:
    'Report a person at a table to the administrators. The server attaches the chat of the table. Only players of the table can.',
  adminOverview: 'Tables, people, storage and queues at a glance.',
  adminTables:
    'Tables, the newest first: those that are unfinished, or all. `search` is the id or the code of a table, or the beginning of a name. What is said about a match is what spectators see.',
  adminPeople:
    'People by the beginning of their name or by their id. Without `search`, those who are connected to the process that answers.',
  adminBans: 'Bans, the latest first.',
  adminReports: 'Reports, the latest first, each with the chat of its table.',
  adminAudit: 'What administrators have done, the latest first.',
  adminAct:
    'Do something as an administrator: it is stored with its entry in the audit log, and takes effect in all processes within seconds. Sent again with the same `id`, it is not done twice.',
  masterMatch: 'The file of the match that the bot `master` has played on the deal of an earlier day.',
}

/** The first ones are sent by the WebSocket layer itself. */
export const CLOSE_DESCRIPTIONS: Readonly<
  Record<keyof typeof CLOSE_CODES | '1002' | '1007' | '1009', string>
> = {
  1002: 'The frames break the WebSocket protocol.',
  1007: 'The text is not UTF-8.',
  1009: 'The message is larger than `messageBytes`.',
  goingAway: '`serverClosing`: the server stops. Connect again after a pause.',
  unsupportedData: '`malformed`: only text messages are understood.',
  policyViolation:
    '`tooFast`: the client went on after many refusals, or split a message into more than `fragments` fragments. Wait before connecting again. `signedOut`: another device of the visitor has signed this one out. `banned`: an administrator has banned the visitor or their network; a `refused` message without an id says until when.',
  internalError: '`serverTrouble`: a message failed. Connect again and resend what was not answered.',
  serviceRestart: 'This process cannot serve a table (`rulesNotHere`). Connect again: another process may.',
}

export const LIMIT_DESCRIPTIONS: Readonly<Record<keyof typeof LIMITS, string>> = {
  messageBytes: 'bytes of one message on the socket',
  fragments: 'fragments of one message',
  nesting: 'how deep lists and objects may be nested in one message or body',
  bodyBytes: 'bytes of the body of one HTTP request',
  bodyValues: 'commas in that body, outside of strings',
  nameLength: 'characters of a name',
  handleLength: 'characters of a handle',
  recoveryLength: 'characters of a recovery code as it is typed',
  passkeysPerGuest: 'passkeys of one visitor',
  programsPerGuest: 'programs of one visitor',
  chatLength: 'characters of a chat message',
  reasonLength: 'characters of the reason for a removal, a ban or a report',
  reportLength: 'characters of a report, in addition to its reason',
  announcementLength: 'characters of an announcement in one language',
  commandIdLength: 'characters of the id of a command',
  movesPerTurn: 'moves in one `play`',
  tablesPerSocket: 'tables that one socket may follow at the same time',
  resumeNumbers: 'a client that is more events behind is sent the whole table',
  historyTurns: 'turns that a history goes back',
  entriesPerGuest: 'log entries that one visitor may cause at a table; then `logFull`',
  entriesPerTable: 'log entries that all visitors together may cause at a table; then `logFull`',
  chatLines: 'chat lines that are sent with the whole table',
  reviewVisitors: 'sockets that look at one shared review at the same time',
  reviewNotes: 'notes of one shared review; then `tooManyNotes`',
  reviewMarks: 'arrows of one shared review; then `tooManyNotes`',
  reviewsPerGuest: 'shared reviews of one visitor; then `tooManyReviews`',
  packedMatchLength: 'characters of a match from a device that is shared',
  tablesPerPage: 'tables in one page of a list',
  groupNameLength: 'characters of the name of a group',
  groupsPerGuest: 'groups of one visitor, those included that they are asked to join',
  membersPerGroup: 'people in one group, those included who are asked to join',
  blocksPerGuest: 'people whom one visitor may block',
  holidayDays: 'days of holiday that a player has within any 365 days',
  sleepMinutes:
    'minutes of a day for which the sleeping hours of a player stop the clock, unless the table has `rest.sleepLimit`',
}

export const CODE_DESCRIPTIONS: Readonly<Record<ProtocolCode, string>> = {
  passkeysUnavailable: 'Passkeys need https, or a server on the same machine.',
  passkeyRefused: 'What the authenticator answered is wrong, too late, or was used before. Begin again.',
  passkeyUnknown: 'The server does not know this passkey: it was removed, or its owner was deleted.',
  noSuchPasskey: 'The visitor does not have this passkey.',
  tokenInvalid: 'The token of a program was replaced or revoked, has expired, or never existed.',
  notForPrograms: 'Only people may do this.',
  noSuchProgram: 'The visitor does not have this program.',
  tooManyPrograms: 'The visitor has too many programs: delete one.',
  tooManyPasskeys: 'The visitor has too many passkeys: remove one.',
  recoveryMistyped: 'This is not a recovery code: a word is missing or mistyped.',
  recoveryUnknown: 'This recovery code was replaced or revoked, or never existed.',
  seatsHere:
    'The current visitor has `count` seats to which there is no way back once another one is signed in. Send `leave` to sign in all the same.',
  handleTaken: 'Somebody has this handle, or one that looks like it.',
  malformed: 'Not JSON, or not what the schema asks for. `place` says where.',
  tooLarge: 'The body is larger than `bodyBytes`.',
  forbiddenKey: 'A key is `__proto__`, `constructor` or `prototype`.',
  tooFast: 'A rate limit was reached. Wait a second and send it again, with the same id.',
  tooManyConnections:
    'Too many open sockets, unfinished requests or unread answers, of this address or of the server.',
  tooManyTables: 'The visitor has a seat at too many unfinished tables.',
  tooManyNewTables:
    'The visitor or their address has created too many tables, or too large ones. Wait a few minutes.',
  newTablesOff: 'An administrator does not allow new tables at present. Running matches go on.',
  readOnly: 'The server is being maintained: nothing can be changed, and no clock runs. Try again later.',
  banned:
    'An administrator has banned the visitor or their network until `until`. Sockets are closed with 1008 and this reason.',
  adminOnly: 'Only an administrator may do this: the token is missing or wrong.',
  noSuchGuest: 'There is no visitor with this id.',
  noSuchBan: 'There is no such ban, or it has ended.',
  noSuchReport: 'There is no such report.',
  badNetwork: 'Not an address or a range of addresses (CIDR), or a larger one than /8 (IPv4) or /16 (IPv6).',
  bansYourself: 'The range includes the address that sent this request. Send `force` to ban it all the same.',
  tooManyReports: 'The visitor or their address has reported too often. Wait a few minutes.',
  storageFull:
    'The server has almost no disk space left. New tables, new names of players, chat and notes are refused; running matches go on.',
  tooManyJoined: 'The socket follows too many tables: `part` from one.',
  slowReader: 'Only in metrics: a client read too slowly and was cut off.',
  wrongOrigin: 'The page that sent this belongs to another origin.',
  wrongHost:
    'The server is not known by the name under which it was asked; `option` is what its operator would set.',
  notFound: 'There is nothing at this path.',
  noSuchCode: 'No table that waits for players has this code.',
  tooManyCodes:
    'The visitor or their address has tried too many wrong codes. Wait a few minutes; links still work.',
  noSuchChallenge:
    'There is no daily challenge of this game or on this day, or the server does not offer any.',
  noSuchProfile: 'There is no such profile, or it shows nothing: nobody can tell which.',
  tooManyTries: 'Too many visitors of this address have begun the daily challenge today.',
  notInCountedTry: 'A counted try of the daily challenge does not allow it.',
  noSuchTable: 'There is no table with this id.',
  noSuchReview: 'There is no shared review with this id, or it was deleted.',
  tooManyReviews:
    'The visitor or their address has shared too many matches. Delete one, or wait a few minutes.',
  tooManyVisitors: 'Too many people are looking at the shared review.',
  tooManyNotes: 'The shared review has as many notes or arrows as it may.',
  notLeader: 'Somebody else leads the shared review.',
  noSuchVisitor: 'The visitor to whom the lead was to be handed over is not there.',
  notYours: 'Only its author, or the visitor who made the shared review, may delete this.',
  noSuchGame: 'The server does not have this game.',
  noSuchBot: 'The game does not have this bot.',
  rulesNotHere: 'This process does not have the rules version of the match. Another one may.',
  ratedTable: 'The table is rated. Send `sit` with `rated`, which says that the player knows.',
  ratedNeedsClock:
    'A rated match needs a clock that goes on: a table without one is not rated, and a player who is alone with bots cannot pause.',
  ratedNeedsUsualRules: 'A rated match is played with the default options and deck.',
  ratedNeedsLevels: 'Only the levels of bots, whose strength was measured, may sit at a rated table.',
  nameFirst: 'The server does not know the visitor: `PUT /api/me` first, and send the cookie.',
  noSuchDevice: 'The visitor is not signed in on this device.',
  tooManyDevices: 'The visitor is signed in on too many devices.',
  noSuchChannel: 'The visitor has no such channel, or it was removed.',
  tooManyChannels: 'The visitor has too many channels.',
  badTarget: 'Nothing can be sent there.',
  linkInvalid: 'The code was used before, has expired or never existed.',
  noSuchPerson:
    'This is nobody whom the visitor has played with or shares a group with, or nobody sits there.',
  noSuchInvitation: 'There is no such invitation, or it is over.',
  noSuchGroup: 'The visitor belongs to no such group.',
  notGroupOwner: 'Only the owner of the group may do this.',
  tooManyInvitations: 'Too many invitations in a short time, or to the same person.',
  tooManyGroups: 'The visitor belongs to `most` groups already.',
  tooManyMembers: 'The group has `most` members already, or the person has too many groups.',
  tooManyBlocks: 'The visitor has blocked `most` people already.',
  blockedHere: 'Somebody sits at the table whom the visitor has blocked.',
  notJoined: 'This socket does not follow the table: `join` first.',
  seatTaken: 'Somebody has this seat.',
  nameTaken: 'Somebody at the table has the same name, or one that looks like it. Choose another name first.',
  seatReserved: 'The seat is kept for `name`, who played the match before.',
  badTableName: 'The name of a table follows the rules for names of visitors.',
  noSpectators: 'Only players may follow this match and download its file.',
  alreadySeated: 'The visitor has a seat at this table.',
  notSeated: 'The visitor has no seat at this table.',
  tableFull: 'No seat is open.',
  notHost: 'Only the host may do this.',
  notEnoughPlayers: 'The game needs more players.',
  notStarted: 'The match has not started.',
  alreadyStarted: 'The match has started.',
  matchOver: 'The match is over.',
  matchNotOver: 'The match is not over.',
  tableClosed: 'The table was closed.',
  outdated: '`asked` is not the current question. Look at the latest position and answer that.',
  noOrders: 'This game has no orders.',
  orderTooLate: 'The part of the match that the order is about is over.',
  seatAway: 'A bot is standing in for the player: `return` first.',
  seatNotAway: 'No bot is standing in for the player.',
  timeUsedUp:
    "The player's time is used up, so the stand-in keeps the seat for this turn or the rest of the match.",
  noClock: 'The table has no clock, so there is nothing to pause.',
  pauseTooSoon:
    'The player has just offered a pause. Another offer is possible after an hour, or after a minute if the clock is `live`.',
  endTooSoon:
    'The player has just offered to end the match. Another offer is possible after an hour, or after a minute if the clock is `live`.',
  ratedPlaysOn: 'A rated match with bots cannot be ended early: leaving it would undo a loss.',
  removedHere: 'The host or an administrator has removed the visitor from this table.',
  holidayTooSoon: 'A holiday begins tomorrow at the earliest, and within a year.',
  holidayOverlaps: 'The player has a holiday on one of these days.',
  noHolidaysLeft: 'Within 365 days a player has 14 days of holiday. `days` is how long this one could be.',
  noSuchHoliday: 'The player has no holiday that begins on this day, or it is over.',
  logFull: 'The log of this table accepts nothing more from this visitor, except `leave`.',
  idUsed: 'The id was used before for another command.',
  serverClosing: 'The server stops. Connect again after a pause.',
  serverTrouble: 'The server could not do it, for example because its disk is full. Try again later.',
}
