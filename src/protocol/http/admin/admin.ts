import * as v from 'valibot'
import { LIMITS } from '../../limits.ts'
import { line, natural, SeatSchema, seat, tableId, time } from '../../shapes.ts'
import { PHRASES } from '../../socket/phrases.ts'
import type { Endpoints } from '../endpoint.ts'
import { TableSummarySchema } from '../tables.ts'
import { REPORT_REASONS } from './reports.ts'

/* What an administrator asks for and is told: never more about a match than spectators see. */

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const reason = v.exactOptional(line(LIMITS.reasonLength))
const announcement = v.exactOptional(line(LIMITS.announcementLength))

/** The texts of an announcement by language. Readers of a language that is missing see the first that there is. */
export const AnnouncementTextsSchema = v.strictObject({
  en: announcement,
  de: announcement,
  fr: announcement,
  pl: announcement,
  it: announcement,
})

/** `id` makes a resend harmless: an act with an id that was used before is not carried out again. */
const common = { id: v.exactOptional(id), reason }
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10 * 366 * 24 * 60))
const banned = { ...common, minutes, force: v.exactOptional(v.literal(true)) }

/** Tells a token from other secrets when somebody finds one. */
export const ADMIN_TOKEN_PREFIX = 'vermeil-admin-'
/** 32 random bytes follow the prefix, in base64url. */
const ADMIN_TOKEN_FORM = new RegExp(`^${ADMIN_TOKEN_PREFIX}[\\w-]{43}$`)

export const AdminActSchema = v.variant('act', [
  v.strictObject({ act: v.literal('removePerson'), ...common, table: tableId, seat }),
  v.strictObject({ act: v.literal('readmitPerson'), ...common, table: tableId, guest: id }),
  v.strictObject({ act: v.literal('closeTable'), ...common, table: tableId }),
  v.strictObject({ act: v.literal('banGuest'), ...banned, guest: id }),
  v.strictObject({ act: v.literal('banNetwork'), ...banned, network: v.pipe(v.string(), v.maxLength(50)) }),
  v.strictObject({ act: v.literal('unban'), ...common, ban: id }),
  v.strictObject({
    act: v.literal('announce'),
    ...common,
    texts: v.pipe(
      AnnouncementTextsSchema,
      v.check((texts) => Object.keys(texts).length > 0, 'an announcement needs a text'),
    ),
    minutes: v.exactOptional(minutes),
  }),
  v.strictObject({ act: v.literal('endAnnouncement'), ...common }),
  v.strictObject({ act: v.literal('newTables'), ...common, on: v.boolean() }),
  v.strictObject({ act: v.literal('readOnly'), ...common, on: v.boolean() }),
  v.strictObject({ act: v.literal('resolveReport'), ...common, report: id }),
  /** The sender makes the new token, so that it is not lost with an answer. */
  v.strictObject({
    act: v.literal('rotateToken'),
    ...common,
    token: v.pipe(v.string(), v.regex(ADMIN_TOKEN_FORM)),
  }),
])
export type AdminAct = v.InferOutput<typeof AdminActSchema>

/** An act in the audit log. */
const AuditSchema = v.object({
  id,
  at: time,
  /** The label of the token. */
  who: v.string(),
  act: v.string(),
  table: v.exactOptional(v.string()),
  guest: v.exactOptional(v.string()),
  /** The name of the guest then. */
  name: v.exactOptional(v.string()),
  /** What else belongs to it, such as a network. */
  detail: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
})
export type Audit = v.InferOutput<typeof AuditSchema>

const BanSchema = v.object({
  id,
  kind: v.picklist(['guest', 'network']),
  /** The id of the guest, or the network. */
  target: v.string(),
  name: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  created: time,
  until: time,
  lifted: v.exactOptional(time),
})
export type Ban = v.InferOutput<typeof BanSchema>

/** A line of the chat that the server has attached to a report. */
export const ReportedLineSchema = v.object({
  at: time,
  seat,
  name: v.exactOptional(v.string()),
  text: v.exactOptional(v.string()),
  phrase: v.exactOptional(v.picklist(PHRASES)),
})

const ReportSchema = v.object({
  id,
  at: time,
  table: v.string(),
  reporter: v.exactOptional(v.string()),
  reporterName: v.exactOptional(v.string()),
  reported: v.string(),
  reportedName: v.string(),
  reason: v.picklist(REPORT_REASONS),
  text: v.exactOptional(v.string()),
  chat: v.array(ReportedLineSchema),
  resolved: v.exactOptional(time),
})
export type Report = v.InferOutput<typeof ReportSchema>

const PersonSchema = v.object({
  guest: v.string(),
  name: v.string(),
  handle: v.exactOptional(v.string()),
  /** Unfinished tables at which they sit. */
  tables: natural,
  /** Their addresses, while they are connected to the process that answers. */
  addresses: v.array(v.string()),
  banned: v.exactOptional(time),
})
export type AdminPerson = v.InferOutput<typeof PersonSchema>

/** Goes into `after` to get the next page. Absent on the last one. */
const next = v.exactOptional(v.string())

const SwitchesSchema = v.object({
  newTables: v.boolean(),
  /** Since when. */
  readOnly: v.exactOptional(time),
  announcement: v.exactOptional(v.object({ texts: AnnouncementTextsSchema, until: v.exactOptional(time) })),
})

const OverviewSchema = v.object({
  now: time,
  started: time,
  /** The label of the token. */
  who: v.string(),
  switches: SwitchesSchema,
  /** Counted up to 10,000. */
  tables: v.object({ lobby: natural, playing: natural, loaded: natural }),
  people: v.object({ sockets: natural, guests: natural, addresses: natural }),
  bans: natural,
  reports: natural,
  storage: v.object({
    megabytes: natural,
    quotaMegabytes: v.exactOptional(natural),
    /** The share of the disk that is in use. */
    disk: v.exactOptional(v.number()),
    full: v.boolean(),
  }),
  /** What waits to be done, counted up to 10,000: messages, bots that think or wait for a thread, results to look up. */
  queues: v.array(v.object({ name: v.string(), waiting: natural, busy: v.exactOptional(natural) })),
})
export type AdminOverview = v.InferOutput<typeof OverviewSchema>

const AdminTableSchema = v.object({
  ...TableSummarySchema.entries,
  seats: v.array(SeatSchema),
  /** The guests by seat; empty where no person sits. */
  guests: v.array(v.string()),
})
export type AdminTable = v.InferOutput<typeof AdminTableSchema>

const TablesSchema = v.object({ tables: v.array(AdminTableSchema), next })

/** `search`: a table's id or code, or the beginning of a name. */
export const AdminTablesQuerySchema = v.object({
  search: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  status: v.exactOptional(v.picklist(['unfinished', 'finished', 'all'])),
  after: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
})
/** `search`: a guest's id, or the beginning of a name. Without it, those who are connected. */
export const AdminPeopleQuerySchema = v.object({
  search: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  after: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
})
export const AdminPageQuerySchema = v.object({
  after: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
})

export const ADMIN_ENDPOINTS = {
  adminOverview: { method: 'GET', path: '/api/admin', response: OverviewSchema },
  adminTables: { method: 'GET', path: '/api/admin/tables', response: TablesSchema },
  adminPeople: {
    method: 'GET',
    path: '/api/admin/people',
    response: v.object({ people: v.array(PersonSchema), next }),
  },
  adminBans: {
    method: 'GET',
    path: '/api/admin/bans',
    response: v.object({ bans: v.array(BanSchema), next }),
  },
  adminReports: {
    method: 'GET',
    path: '/api/admin/reports',
    response: v.object({ reports: v.array(ReportSchema), next }),
  },
  adminAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    response: v.object({ acts: v.array(AuditSchema), next }),
  },
  adminAct: { method: 'POST', path: '/api/admin/acts', response: AuditSchema },
} as const satisfies Endpoints
