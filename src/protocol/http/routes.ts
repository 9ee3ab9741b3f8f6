import type * as v from 'valibot'
import type { KernelRejection } from '../../kernel/index.ts'
import type { ProtocolCode } from '../codes.ts'
import { inKnownZone } from '../shapes.ts'
import {
  AdminActSchema,
  AdminPageQuerySchema,
  AdminPeopleQuerySchema,
  AdminTablesQuerySchema,
} from './admin/admin.ts'
import { NewReportSchema } from './admin/reports.ts'
import { ArchiveQuerySchema } from './archive.ts'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS, type RouteName } from './endpoints.ts'
import {
  AddPasskeySchema,
  DropPasskeySchema,
  RecoverSchema,
  SetHandleSchema,
  SignInSchema,
} from './identity.ts'
import { NewChannelSchema, NoticePreferencesSchema } from './notices.ts'
import {
  AddMemberSchema,
  AnswerInvitationSchema,
  BlockSchema,
  GroupNameSchema,
  InviteSchema,
  JoinGroupSchema,
  PeopleQuerySchema,
  SetInvitableSchema,
} from './people.ts'
import { ShowProfileSchema } from './profile.ts'
import { AddProgramSchema } from './programs.ts'
import {
  ClaimSchema,
  CreateTableSchema,
  ListTablesSchema,
  PairSchema,
  SetNameSchema,
  SetSleepSchema,
} from './requests.ts'
import { HolidaySchema } from './rest/player-rest.ts'
import { CreateReviewSchema } from './reviews.ts'
import { MatchStatisticsSchema } from './statistics.ts'

export type RefusalCode = ProtocolCode | KernelRejection['code']

export interface HttpRoute extends Endpoint {
  /** Whether the visitor is looked up by their cookie. `required` refuses visitors without a name with `nameFirst`. */
  readonly visitor?: 'optional' | 'required'
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  /** Programs may ask for it, too. */
  readonly programs?: true
  /** A body of any kind is accepted and not read. */
  readonly ignoresBody?: true
  /** The status of a successful response, if it is not 200. */
  readonly status?: number
  /** Needs the token of an administrator, and has a rate limit of its own. */
  readonly admin?: true
  /** How many requests it counts as, where it takes the server a lot of work. */
  readonly cost?: number
  /** Why this route refuses, beyond the codes that any request can be refused with. */
  readonly refusals: readonly RefusalCode[]
}

const RATED_REFUSALS = ['ratedNeedsClock', 'ratedNeedsUsualRules', 'ratedNeedsLevels'] as const

/**
 * Every HTTP route, declared once: the server's handlers, the browser's client (by way of the endpoints) and the
 * reference in docs/protocol.md are derived from this.
 */
export const ROUTES = {
  me: { ...ENDPOINTS.me, visitor: 'optional', programs: true, refusals: [] },
  setName: {
    ...ENDPOINTS.setName,
    visitor: 'optional',
    body: SetNameSchema,
    refusals: ['nameFirst', 'storageFull'],
  },
  rest: { ...ENDPOINTS.rest, visitor: 'required', refusals: ['nameFirst'] },
  // Each of these is written to all tables of the visitor.
  setSleep: {
    ...ENDPOINTS.setSleep,
    visitor: 'required',
    body: SetSleepSchema,
    cost: 10,
    refusals: ['nameFirst'],
  },
  planHoliday: {
    ...ENDPOINTS.planHoliday,
    visitor: 'required',
    body: inKnownZone(HolidaySchema),
    cost: 10,
    refusals: ['nameFirst', 'holidayTooSoon', 'holidayOverlaps', 'noHolidaysLeft'],
  },
  endHoliday: {
    ...ENDPOINTS.endHoliday,
    visitor: 'required',
    cost: 10,
    refusals: ['nameFirst', 'noSuchHoliday'],
  },
  linkDevice: { ...ENDPOINTS.linkDevice, visitor: 'required', refusals: ['nameFirst'] },
  devices: { ...ENDPOINTS.devices, visitor: 'required', refusals: ['nameFirst'] },
  signOutDevice: { ...ENDPOINTS.signOutDevice, visitor: 'required', refusals: ['nameFirst', 'noSuchDevice'] },
  signOutOthers: { ...ENDPOINTS.signOutOthers, visitor: 'required', refusals: ['nameFirst'] },
  claimDevice: { ...ENDPOINTS.claimDevice, body: ClaimSchema, refusals: ['linkInvalid', 'tooManyDevices'] },
  notices: { ...ENDPOINTS.notices, visitor: 'required', refusals: ['nameFirst'] },
  setNotices: {
    ...ENDPOINTS.setNotices,
    visitor: 'required',
    body: NoticePreferencesSchema,
    refusals: ['nameFirst'],
  },
  addChannel: {
    ...ENDPOINTS.addChannel,
    visitor: 'required',
    body: NewChannelSchema,
    status: 201,
    refusals: ['nameFirst', 'badTarget', 'tooManyChannels'],
  },
  dropChannel: { ...ENDPOINTS.dropChannel, visitor: 'required', refusals: ['nameFirst', 'noSuchChannel'] },
  testChannel: { ...ENDPOINTS.testChannel, visitor: 'required', refusals: ['nameFirst', 'noSuchChannel'] },
  confirmChannel: { ...ENDPOINTS.confirmChannel, refusals: ['noSuchChannel'] },
  // Mail programs post a form to it (RFC 8058).
  stopChannel: { ...ENDPOINTS.stopChannel, ignoresBody: true, refusals: [] },
  identity: { ...ENDPOINTS.identity, visitor: 'required', refusals: ['nameFirst'] },
  setHandle: {
    ...ENDPOINTS.setHandle,
    visitor: 'required',
    body: SetHandleSchema,
    refusals: ['nameFirst', 'handleTaken'],
  },
  beginPasskey: {
    ...ENDPOINTS.beginPasskey,
    visitor: 'required',
    refusals: ['nameFirst', 'passkeysUnavailable', 'tooManyPasskeys'],
  },
  addPasskey: {
    ...ENDPOINTS.addPasskey,
    visitor: 'required',
    body: AddPasskeySchema,
    status: 201,
    refusals: ['nameFirst', 'passkeysUnavailable', 'passkeyRefused', 'tooManyPasskeys'],
  },
  dropPasskey: {
    ...ENDPOINTS.dropPasskey,
    visitor: 'required',
    body: DropPasskeySchema,
    refusals: ['nameFirst', 'noSuchPasskey'],
  },
  newRecovery: { ...ENDPOINTS.newRecovery, visitor: 'required', status: 201, refusals: ['nameFirst'] },
  dropRecovery: { ...ENDPOINTS.dropRecovery, visitor: 'required', refusals: ['nameFirst'] },
  beginSignIn: { ...ENDPOINTS.beginSignIn, visitor: 'optional', refusals: ['passkeysUnavailable'] },
  signIn: {
    ...ENDPOINTS.signIn,
    visitor: 'optional',
    body: SignInSchema,
    refusals: ['passkeysUnavailable', 'passkeyRefused', 'passkeyUnknown', 'seatsHere'],
  },
  recover: {
    ...ENDPOINTS.recover,
    visitor: 'optional',
    body: RecoverSchema,
    refusals: ['recoveryMistyped', 'recoveryUnknown', 'tooManyCodes', 'seatsHere'],
  },
  programs: { ...ENDPOINTS.programs, visitor: 'required', refusals: ['nameFirst'] },
  addProgram: {
    ...ENDPOINTS.addProgram,
    visitor: 'required',
    body: AddProgramSchema,
    status: 201,
    refusals: ['nameFirst', 'tooManyPrograms'],
  },
  renewProgram: {
    ...ENDPOINTS.renewProgram,
    visitor: 'required',
    status: 201,
    refusals: ['nameFirst', 'noSuchProgram'],
  },
  dropProgram: { ...ENDPOINTS.dropProgram, visitor: 'required', refusals: ['nameFirst', 'noSuchProgram'] },
  // Every table of the visitor is read.
  myData: { ...ENDPOINTS.myData, visitor: 'required', cost: 10, refusals: ['nameFirst'] },
  // Every table of the visitor is written again.
  deleteMe: { ...ENDPOINTS.deleteMe, visitor: 'required', cost: 10, refusals: ['nameFirst'] },
  games: { ...ENDPOINTS.games, refusals: [] },
  openTables: { ...ENDPOINTS.openTables, visitor: 'optional', query: ListTablesSchema, refusals: [] },
  runningTables: { ...ENDPOINTS.runningTables, visitor: 'optional', refusals: [] },
  runningView: { ...ENDPOINTS.runningView, refusals: ['noSuchTable'] },
  createTable: {
    ...ENDPOINTS.createTable,
    visitor: 'required',
    programs: true,
    body: CreateTableSchema,
    status: 201,
    refusals: [
      'nameFirst',
      'noSuchGame',
      'badOptions',
      'wrongNumberOfSeats',
      'noSuchBot',
      ...RATED_REFUSALS,
      'notForPrograms',
      'tooManyTables',
      'tooManyNewTables',
      'newTablesOff',
      'storageFull',
    ],
  },
  pair: {
    ...ENDPOINTS.pair,
    visitor: 'required',
    body: PairSchema,
    status: 201,
    refusals: [
      'nameFirst',
      'noSuchGame',
      'wrongNumberOfSeats',
      'tooManyTables',
      'tooManyNewTables',
      'newTablesOff',
      'storageFull',
    ],
  },
  unpair: { ...ENDPOINTS.unpair, visitor: 'required', refusals: ['nameFirst'] },
  tableByCode: {
    ...ENDPOINTS.tableByCode,
    visitor: 'optional',
    programs: true,
    refusals: ['noSuchCode', 'tooManyCodes'],
  },
  myTables: {
    ...ENDPOINTS.myTables,
    visitor: 'optional',
    programs: true,
    query: ListTablesSchema,
    refusals: [],
  },
  table: { ...ENDPOINTS.table, visitor: 'optional', refusals: ['noSuchTable'] },
  matchFile: {
    ...ENDPOINTS.matchFile,
    visitor: 'optional',
    programs: true,
    // The whole match is replayed.
    cost: 10,
    refusals: ['noSuchTable', 'matchNotOver', 'noSpectators', 'rulesNotHere'],
  },
  archive: {
    ...ENDPOINTS.archive,
    visitor: 'optional',
    programs: true,
    query: ArchiveQuerySchema,
    refusals: [],
  },
  shareReview: {
    ...ENDPOINTS.shareReview,
    visitor: 'required',
    body: CreateReviewSchema,
    status: 201,
    refusals: ['nameFirst', 'noSuchTable', 'matchNotOver', 'noSpectators', 'tooManyReviews', 'storageFull'],
  },
  deleteReview: {
    ...ENDPOINTS.deleteReview,
    visitor: 'required',
    refusals: ['nameFirst', 'noSuchReview', 'notYours'],
  },
  setStatistics: {
    ...ENDPOINTS.setStatistics,
    visitor: 'required',
    body: MatchStatisticsSchema,
    refusals: ['nameFirst', 'noSuchTable', 'storageFull'],
  },
  myProfile: { ...ENDPOINTS.myProfile, visitor: 'required', refusals: ['nameFirst'] },
  showProfile: {
    ...ENDPOINTS.showProfile,
    visitor: 'required',
    body: ShowProfileSchema,
    refusals: ['nameFirst'],
  },
  // Up to 500 matches are added up.
  profile: { ...ENDPOINTS.profile, cost: 4, refusals: ['noSuchProfile'] },
  tableRatings: {
    ...ENDPOINTS.tableRatings,
    visitor: 'required',
    refusals: ['nameFirst', 'noSuchTable', 'notSeated'],
  },
  ratings: { ...ENDPOINTS.ratings, visitor: 'required', refusals: ['nameFirst'] },
  // All matches with people are searched.
  people: {
    ...ENDPOINTS.people,
    visitor: 'required',
    query: PeopleQuerySchema,
    cost: 3,
    refusals: ['nameFirst'],
  },
  blocks: { ...ENDPOINTS.blocks, visitor: 'required', refusals: ['nameFirst'] },
  block: {
    ...ENDPOINTS.block,
    visitor: 'required',
    body: BlockSchema,
    refusals: ['nameFirst', 'noSuchPerson', 'tooManyBlocks'],
  },
  unblock: { ...ENDPOINTS.unblock, visitor: 'required', refusals: ['nameFirst', 'noSuchPerson'] },
  setInvitable: {
    ...ENDPOINTS.setInvitable,
    visitor: 'required',
    body: SetInvitableSchema,
    refusals: ['nameFirst'],
  },
  invitations: { ...ENDPOINTS.invitations, visitor: 'required', refusals: ['nameFirst'] },
  invite: {
    ...ENDPOINTS.invite,
    visitor: 'required',
    body: InviteSchema,
    cost: 5,
    status: 201,
    refusals: [
      'nameFirst',
      'noSuchPerson',
      'noSuchGroup',
      'noSuchGame',
      'tooManyInvitations',
      'tooManyTables',
      'tooManyNewTables',
      'newTablesOff',
      'storageFull',
    ],
  },
  answerInvitation: {
    ...ENDPOINTS.answerInvitation,
    visitor: 'required',
    body: AnswerInvitationSchema,
    cost: 3,
    refusals: [
      'nameFirst',
      'noSuchInvitation',
      'noSuchTable',
      'rulesNotHere',
      'alreadyStarted',
      'tableClosed',
      'tableFull',
      'seatReserved',
      'ratedTable',
      'nameTaken',
      'removedHere',
      'blockedHere',
      'logFull',
    ],
  },
  groups: { ...ENDPOINTS.groups, visitor: 'required', refusals: ['nameFirst'] },
  newGroup: {
    ...ENDPOINTS.newGroup,
    visitor: 'required',
    body: GroupNameSchema,
    status: 201,
    refusals: ['nameFirst', 'tooManyGroups'],
  },
  renameGroup: {
    ...ENDPOINTS.renameGroup,
    visitor: 'required',
    body: GroupNameSchema,
    refusals: ['nameFirst', 'noSuchGroup', 'notGroupOwner'],
  },
  dropGroup: {
    ...ENDPOINTS.dropGroup,
    visitor: 'required',
    refusals: ['nameFirst', 'noSuchGroup', 'notGroupOwner'],
  },
  joinGroup: {
    ...ENDPOINTS.joinGroup,
    visitor: 'required',
    body: JoinGroupSchema,
    refusals: ['nameFirst', 'noSuchGroup'],
  },
  leaveGroup: { ...ENDPOINTS.leaveGroup, visitor: 'required', refusals: ['nameFirst', 'noSuchGroup'] },
  addMember: {
    ...ENDPOINTS.addMember,
    visitor: 'required',
    body: AddMemberSchema,
    cost: 3,
    refusals: ['nameFirst', 'noSuchGroup', 'noSuchPerson', 'tooManyMembers'],
  },
  dropMember: {
    ...ENDPOINTS.dropMember,
    visitor: 'required',
    refusals: ['nameFirst', 'noSuchGroup', 'noSuchPerson', 'notGroupOwner'],
  },
  daily: { ...ENDPOINTS.daily, visitor: 'optional', refusals: [] },
  dailyDay: { ...ENDPOINTS.dailyDay, visitor: 'optional', refusals: ['noSuchChallenge'] },
  playDaily: {
    ...ENDPOINTS.playDaily,
    visitor: 'required',
    status: 201,
    refusals: ['nameFirst', 'noSuchChallenge', 'tooManyTries', 'newTablesOff', 'storageFull'],
  },
  report: {
    ...ENDPOINTS.report,
    visitor: 'required',
    body: NewReportSchema,
    status: 201,
    refusals: ['nameFirst', 'noSuchTable', 'rulesNotHere', 'notSeated', 'noSuchSeat', 'tooManyReports'],
  },
  adminOverview: { ...ENDPOINTS.adminOverview, admin: true, refusals: ['adminOnly'] },
  adminTables: {
    ...ENDPOINTS.adminTables,
    admin: true,
    query: AdminTablesQuerySchema,
    refusals: ['adminOnly'],
  },
  adminPeople: {
    ...ENDPOINTS.adminPeople,
    admin: true,
    query: AdminPeopleQuerySchema,
    refusals: ['adminOnly'],
  },
  adminBans: { ...ENDPOINTS.adminBans, admin: true, query: AdminPageQuerySchema, refusals: ['adminOnly'] },
  adminReports: {
    ...ENDPOINTS.adminReports,
    admin: true,
    query: AdminPageQuerySchema,
    refusals: ['adminOnly'],
  },
  adminAudit: { ...ENDPOINTS.adminAudit, admin: true, query: AdminPageQuerySchema, refusals: ['adminOnly'] },
  adminAct: {
    ...ENDPOINTS.adminAct,
    admin: true,
    body: AdminActSchema,
    refusals: [
      'adminOnly',
      'noSuchTable',
      'notSeated',
      'tableClosed',
      'matchOver',
      'noSuchGuest',
      'noSuchBan',
      'noSuchReport',
      'badNetwork',
      'bansYourself',
    ],
  },
  masterMatch: { ...ENDPOINTS.masterMatch, refusals: ['noSuchChallenge', 'matchNotOver'] },
} as const satisfies Record<RouteName, HttpRoute>

/** The codes that any request can be refused with. */
export const COMMON_REFUSALS = [
  'tokenInvalid',
  'notForPrograms',
  'malformed',
  'forbiddenKey',
  'tooLarge',
  'tooFast',
  'tooManyConnections',
  'wrongOrigin',
  'wrongHost',
  'notFound',
  'banned',
  'readOnly',
  'serverTrouble',
] as const satisfies readonly ProtocolCode[]

type Routes = typeof ROUTES

type Parsed<Route, Part extends string> =
  Route extends Record<Part, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined

/** The body of a request after it was parsed; undefined for routes without one. */
export type RouteBody<Name extends RouteName> = Parsed<Routes[Name], 'body'>
export type RouteQuery<Name extends RouteName> = Parsed<Routes[Name], 'query'>

/** The body of a request to an endpoint. */
export type BodyOf<Called extends Endpoint> = Parsed<Extract<Routes[RouteName], Called>, 'body'>
