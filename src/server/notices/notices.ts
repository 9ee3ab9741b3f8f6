import type { NewChannel } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import type { ServerOptions } from '../options.ts'
import type { DirectNotice } from '../store/notice-store.ts'
import { mailSender } from './mail-sender.ts'
import { Outbox } from './outbox.ts'
import { OutsideRequests } from './outside-request.ts'
import { pushSender, vapidKeys } from './push-sender.ts'
import { webhookSender } from './webhook-sender.ts'

/** Tells players that a table waits for them. */
export interface NoticeService {
  /** The public key by which push services recognise this server. */
  readonly pushKey: string
  readonly offersEmail: boolean
  /** Whether something can be sent there at all. */
  accepts(channel: NewChannel): boolean
  /** Sends something soon that is not caused by a table. */
  send(notice: DirectNotice): Promise<void>
  start(): void
  close(): Promise<void>
}

export async function openNotices(
  context: ServerContext,
  { mail: mailOptions, origins = [], privateTargets = [] }: ServerOptions,
): Promise<NoticeService> {
  const { store } = context
  const keys = await vapidKeys(store)
  const requests = new OutsideRequests({ allowed: privateTargets, time: context.time })
  // The links in a mail to a stranger must not lead to whatever host a request has named.
  const mail = mailOptions && origins.length > 0 ? mailSender(mailOptions) : undefined
  const outbox = new Outbox(context, {
    push: pushSender(keys, requests),
    webhook: webhookSender(requests),
    ...(mail ? { email: mail } : {}),
  })
  return {
    pushKey: keys.publicKey,
    offersEmail: mail !== undefined,
    accepts(channel) {
      if (channel.kind === 'email') return mail !== undefined
      return requests.accepts(channel.kind === 'push' ? channel.endpoint : channel.url)
    },
    async send(notice) {
      await store.addNotice(notice)
      outbox.wake(notice.channel.kind)
    },
    start: () => outbox.start(),
    async close() {
      await outbox.close()
      mail?.close()
    },
  }
}
