import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GameList } from '../../../games/manifest.ts'
import { isTooDeep } from '../../input/json-shape.ts'
import type { BotJob } from '../bot-pool.ts'

/*
 * What servers and bot processes tell each other over NATS. A server offers a job to the queue group, and the process
 * that takes it answers on a subject of that job: first and every half second that it is thinking, then the move. With
 * the former it names a subject on which the server can cancel the job.
 * Nothing but views, memories and moves is sent: no seed, no table, no person.
 */

/** Raised when these messages change. */
const WIRE_VERSION = 1

/** All subjects, so that a user of the nats-server can be restricted to them. */
const PREFIX = 'vermeil.bots'
/** Bot processes of any version say here that they exist. */
export const HEARTBEAT_SUBJECTS = `${PREFIX}.*.here`
/** Each job is taken by one of the processes. */
export const QUEUE_GROUP = 'vermeil-bots'

/** How often a process says that it exists, in milliseconds. It also says so when it has begun or ended a job. */
export const HEARTBEAT_INTERVAL = 1_000

export interface Subjects {
  readonly think: string
  readonly here: string
  /** The prefix of the subjects on which a job is answered (one more word) or cancelled (two more words). */
  readonly reply: string
}

/** The subject on which a server cancels a job that a process is working on. */
export const cancelSubject = ({ reply }: Subjects, process: string, job: number | '*'): string =>
  `${reply}.${process}.${job}`

/** Anyone can claim to have taken a job and name a subject, so a server publishes only on subjects of this form. */
export const isCancelSubject = ({ reply }: Subjects, subject: string): boolean =>
  subject.startsWith(`${reply}.`) && /^[\w-]{1,64}\.\d{1,16}$/.test(subject.slice(reply.length + 1))

/**
 * A server and a bot process talk only if these are the same for both: the messages, the games with their rules, and the
 * bots. Other versions have other subjects, so they never hear of each other's jobs.
 */
export function subjectsFor(games: GameList): Subjects {
  const known = games.map(({ game, bots }) => [game.id, game.version, bots.map(({ name }) => name)])
  const version = createHash('sha256')
    .update(JSON.stringify([WIRE_VERSION, known]))
    .digest('hex')
  const base = `${PREFIX}.${version.slice(0, 16)}`
  return { think: `${base}.think`, here: `${base}.here`, reply: `${base}.reply` }
}

/** NATS itself allows a megabyte by default. Larger jobs stay in the server. */
export const MAX_JOB_BYTES = 512 * 1024
const MAX_REPLY_BYTES = 16 * 1024
const MAX_DEADLINE = 60_000

const JobSchema = v.object({
  game: v.string(),
  bot: v.string(),
  view: v.string(),
  memory: v.exactOptional(v.unknown()),
  luck: v.exactOptional(v.pipe(v.string(), v.hexadecimal(), v.length(32))),
  background: v.exactOptional(v.literal(true)),
  deadline: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DEADLINE)),
})

type SentJob = v.InferOutput<typeof JobSchema>

/** Names each field that is sent, so that nothing else can leave the server. */
export function encodeJob({ game, bot, view, memory, luck, background }: BotJob, deadline: number): string {
  const time = Math.min(MAX_DEADLINE, Math.ceil(deadline))
  return JSON.stringify({ game, bot, view, memory, luck, background, deadline: time })
}

const ReplySchema = v.variant('type', [
  /** All threads of the process are in use: ask again later, or somebody else. */
  v.object({ type: v.literal('busy') }),
  v.object({ type: v.literal('thinking') }),
  v.object({ type: v.literal('failed') }),
  v.object({ type: v.literal('move'), move: v.unknown() }),
])
export type BotReply = v.InferOutput<typeof ReplySchema>

export const encodeReply = (reply: BotReply): string => JSON.stringify(reply)

const CancelSchema = v.object({ type: v.literal('cancel') })

export const CANCEL: string = JSON.stringify({ type: 'cancel' } satisfies v.InferOutput<typeof CancelSchema>)

const HeartbeatSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  /** Threads that have nothing to do. */
  free: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** It takes no more jobs. */
  leaving: v.exactOptional(v.literal(true)),
})
/** What a bot process says about itself. */
export type Heartbeat = v.InferOutput<typeof HeartbeatSchema>

/** A message of NATS. */
interface Received {
  readonly data: Uint8Array
  string(): string
}

const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>, maxBytes: number) =>
  (message: Received): T | undefined => {
    if (message.data.length > maxBytes) return undefined
    try {
      const text = message.string()
      if (isTooDeep(text)) return undefined
      const { success, output } = v.safeParse(schema, JSON.parse(text))
      return success ? output : undefined
    } catch {
      return undefined
    }
  }

/* Each is undefined for anything that is not such a message. */
export const parseJob: (message: Received) => SentJob | undefined = parserOf(JobSchema, MAX_JOB_BYTES)
export const parseReply: (message: Received) => BotReply | undefined = parserOf(ReplySchema, MAX_REPLY_BYTES)
export const parseCancel: (message: Received) => unknown = parserOf(CancelSchema, 1024)
export const parseHeartbeat: (message: Received) => Heartbeat | undefined = parserOf(HeartbeatSchema, 1024)
