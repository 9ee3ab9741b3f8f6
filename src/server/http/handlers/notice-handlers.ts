import { createECDH, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DAY } from '../../../kernel/time-units.ts'
import type { NewChannel, NoticeSettings, ShownChannel } from '../../../protocol/index.ts'
import type { ServerContext } from '../../context.ts'
import { VisitorBuckets } from '../../limits.ts'
import { hashed } from '../../notices/message.ts'
import type { NoticeService } from '../../notices/notices.ts'
import { nextTimeOfDay } from '../../notices/quiet-hours.ts'
import {
  parseTarget,
  StoredEmailSchema,
  StoredPushSchema,
  StoredWebhookSchema,
} from '../../notices/targets.ts'
import { BLOCKED_COUNT, DEFAULT_PREFERENCES, type NoticeChannel } from '../../store/notice-store.ts'
import { readable } from '../../store/rows/readable-rows.ts'
import type { Guest, Store } from '../../store/store.ts'
import type { Tables } from '../../tables/tables.ts'
import { Refused } from '../refused.ts'
import { clientAddress, ownOrigin } from '../request-origin.ts'
import type { RouteHandlers } from '../route-handler.ts'

type NoticeRoutes =
  | 'notices'
  | 'setNotices'
  | 'addChannel'
  | 'dropChannel'
  | 'testChannel'
  | 'confirmChannel'
  | 'stopChannel'

const CHANNELS_PER_GUEST = 10
/** Requests to confirm that one mailbox gets, whoever asks for them. */
const MAILS_PER_DAY = 3
/** How long a mailbox is left alone whose owner has asked for that. */
const BLOCK_TIME = 365 * DAY

/** How often a visitor may change where they are told, and how many e-mails that may send. */
function noticeLimits({ store, time, limits, originSettings }: ServerContext) {
  const changes = new VisitorBuckets(limits.notices, time)
  const requested = new VisitorBuckets(limits.mailRequests, time)

  /** Everything that stores or sends something is counted, by guest and by address. */
  function limit(guest: Guest, raw: IncomingMessage): void {
    if (!changes.take(guest.id, clientAddress(raw, originSettings))) throw new Refused('tooFast')
  }

  /** Nobody can use this server to fill a stranger's mailbox, nor the mailboxes of many strangers. */
  async function limitMail(guest: Guest, raw: IncomingMessage, mail: string): Promise<void> {
    if (!requested.take(guest.id, clientAddress(raw, originSettings))) throw new Refused('tooFast')
    const now = time.now()
    const count = await store.countMailRequest(mailboxOf(mail), { now, until: now + DAY })
    if (count >= BLOCKED_COUNT) throw new Refused('badTarget')
    if (count > MAILS_PER_DAY) throw new Refused('tooFast')
  }

  return { limit, limitMail }
}

/** What the page of notices shows. */
async function noticeSettings(
  store: Store,
  { pushKey, offersEmail }: NoticeService,
  guest: Guest,
  session: string,
): Promise<NoticeSettings> {
  const channels = await store.channelsOf(guest.id)
  return {
    pushKey,
    email: offersEmail,
    channels: readable(channels, (channel) => shownChannel(channel, session)),
    preferences: (await store.findPreferences(guest.id)) ?? DEFAULT_PREFERENCES,
    ...(guest.rest?.sleep ? { sleep: guest.rest.sleep } : {}),
  }
}

/** Where and when a visitor is told that a table waits for them. */
export function noticeHandlers(
  context: ServerContext,
  notices: NoticeService,
  tables: Pick<Tables, 'remind'>,
): RouteHandlers<NoticeRoutes> {
  const { store, time } = context
  const { limit, limitMail } = noticeLimits(context)
  const settingsOf = (guest: Guest, session: string) => noticeSettings(store, notices, guest, session)

  async function ownChannel(guest: Guest, id: string): Promise<NoticeChannel> {
    const channel = await store.findChannel(id)
    if (channel?.guest !== guest.id) throw new Refused('noSuchChannel')
    return channel
  }

  function send(channel: NoticeChannel, reason: 'confirm' | 'test'): Promise<void> {
    const due = time.now()
    return notices.send({ id: `${reason}/${channel.id}/${due}`, channel, reason, due })
  }

  return {
    notices: ({ guest, session }) => settingsOf(guest, session),

    async setNotices({ guest, session, body, raw }) {
      limit(guest, raw)
      const before = (await store.findPreferences(guest.id)) ?? DEFAULT_PREFERENCES
      await store.savePreferences(guest.id, body)
      if (body.reminder && !before.reminder) await tables.remind(guest.id)
      return settingsOf(guest, session)
    },

    async addChannel({ guest, session, body, raw }) {
      limit(guest, raw)
      if (!notices.accepts(body) || (body.kind === 'push' && !isPublicKey(body.keys.p256dh)))
        throw new Refused('badTarget')
      const wanted = newChannel(body, guest, { session, origin: originOf(raw, context), now: time.now() })
      const own = await store.channelsOf(guest.id)
      const others = own.filter(({ id }) => id !== wanted.id)
      const channel = replacing(
        own.find(({ id }) => id === wanted.id),
        wanted,
      )
      const asks = !channel.confirmed
      if (others.length >= CHANNELS_PER_GUEST)
        throw new Refused({ code: 'tooManyChannels', most: CHANNELS_PER_GUEST })
      if (asks && body.kind === 'email') await limitMail(guest, raw, body.address)
      await store.saveChannel(channel)
      if (asks) await send(channel, 'confirm')
      else await tables.remind(guest.id)
      return settingsOf(guest, session)
    },

    async dropChannel({ guest, session, params }) {
      const { id } = await ownChannel(guest, params.channel)
      await store.dropChannel({ id })
      return settingsOf(guest, session)
    },

    async testChannel({ guest, params, raw }) {
      const channel = await ownChannel(guest, params.channel)
      limit(guest, raw)
      await send(channel, 'test')
      return {}
    },

    async confirmChannel({ params }) {
      const channel = await store.findChannelByToken(params.token)
      if (!channel || !(await store.confirmChannel(params.token))) throw new Refused('noSuchChannel')
      if (!channel.confirmed) await tables.remind(channel.guest)
      return {}
    },

    async stopChannel({ params }) {
      const channel = await store.findChannelByToken(params.token)
      // Somebody who stops e-mails they never confirmed did not ask for them.
      if (channel?.kind === 'email' && !channel.confirmed) {
        const { address } = parseTarget(StoredEmailSchema, channel.target)
        await store.blockMailbox(mailboxOf(address), time.now() + BLOCK_TIME)
      }
      await store.dropChannel({ token: params.token })
      return {}
    },
  }
}

/** The same for all spellings of an address that lead to one mailbox in most places: case, dots, and what follows a plus. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  return hashed(`mailbox ${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`)
}

interface Circumstances {
  readonly session: string
  readonly origin: string
  readonly now: number
}

function newChannel(
  wanted: NewChannel,
  guest: Guest,
  { session, origin, now }: Circumstances,
): NoticeChannel {
  const { kind, language } = wanted
  const common = {
    guest: guest.id,
    kind,
    language,
    origin,
    token: randomBytes(24).toString('base64url'),
    confirmed: kind !== 'email',
    created: now,
    failures: 0,
  }
  switch (wanted.kind) {
    case 'push': {
      const { endpoint, keys } = wanted
      // A browser is one channel, whoever uses it: it must not be told about the tables of the guest before.
      return {
        ...common,
        id: hashed(`push ${endpoint}`),
        target: JSON.stringify({ endpoint, keys }),
        session,
      }
    }
    case 'email': {
      const { address, digest } = wanted
      return {
        ...common,
        id: hashed(`email ${guest.id} ${address}`),
        target: JSON.stringify({ address, ...(digest ? { digest } : {}) }),
        session: '',
        ...(digest ? { digestAt: nextTimeOfDay(digest.at, digest.zone, now) } : {}),
      }
    }
    case 'webhook': {
      const { url, style } = wanted
      return {
        ...common,
        id: hashed(`webhook ${guest.id} ${url}`),
        target: JSON.stringify({ url, style }),
        session: '',
      }
    }
  }
}

/** An address that was confirmed stays so when the guest changes how it is used, and links in earlier mails work. */
const replacing = (before: NoticeChannel | undefined, wanted: NoticeChannel): NoticeChannel =>
  before ? { ...wanted, confirmed: before.confirmed, token: before.token, created: before.created } : wanted

/** The address of a push service or webhook is a secret, and not shown. */
function shownChannel(channel: NoticeChannel, current: string): ShownChannel {
  const { id, kind, target, session, confirmed, created, failures } = channel
  const common = { id, kind, confirmed, created, ...(failures > 0 ? { failures } : {}) }
  if (kind === 'email') {
    const { address, digest } = parseTarget(StoredEmailSchema, target)
    return { ...common, label: address, ...(digest ? { digest } : {}) }
  }
  const url =
    kind === 'push'
      ? parseTarget(StoredPushSchema, target).endpoint
      : parseTarget(StoredWebhookSchema, target).url
  return { ...common, label: new URL(url).host, ...(session === current ? { current: true as const } : {}) }
}

/** Whether it is a point of the curve that browsers use for push messages. */
function isPublicKey(text: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** The address of this server that messages link to: one that was configured, or the one that was asked. */
function originOf(raw: IncomingMessage, { base, originSettings }: ServerContext): string {
  const { origins } = originSettings
  const { origin = '' } = raw.headers
  return (origins.includes(origin) ? origin : ownOrigin(raw, originSettings)) + base
}
