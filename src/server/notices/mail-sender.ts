import { createTransport } from 'nodemailer'
import type { NoticeChannel } from '../store/notice-store.ts'
import type { NoticeMessage } from './message.ts'
import type { ChannelSender, SendOutcome } from './sender.ts'
import { parseTarget, StoredEmailSchema } from './targets.ts'
import { noticeTexts } from './texts.ts'

export interface MailOptions {
  /** The mail server: smtp://user:password@host or smtps://… */
  readonly url: string
  /** The sender's address. By default `vermeil@` the host to which the links in the mail lead. */
  readonly from?: string
}

const PARALLEL = 4
const TIMEOUT = 15_000
/**
 * Many mail servers check a message before they accept it. A message that is given up meanwhile arrives all the same, and
 * is sent again.
 */
const ANSWER_TIMEOUT = 60_000

/** E-mail by way of the mail server of whoever runs this one. */
export function mailSender({ url, from }: MailOptions): ChannelSender & { close(): void } {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: ANSWER_TIMEOUT }
  // Texts and addresses come from elsewhere: they must not make the mailer read files or fetch addresses.
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url, pool: true, maxConnections: PARALLEL, ...timeouts, ...safe })
  return {
    parallel: PARALLEL,
    async send(channel, message) {
      const { address } = parseTarget(StoredEmailSchema, channel.target)
      const host = new URL(channel.origin).hostname
      try {
        await transport.sendMail({
          from: { name: 'Vermeil', address: from ?? `vermeil@${host}` },
          to: { name: '', address },
          subject: message.title,
          text: textOf(channel, message),
          // A mail server that gets the same message twice can tell by this.
          messageId: `<${message.id}@${host}>`,
          headers: headersOf(channel, host),
        })
        return { kind: 'sent' }
      } catch (problem) {
        return outcomeOfProblem(problem)
      }
    },
    close: () => transport.close(),
  }
}

function textOf({ origin, token, language }: NoticeChannel, { lines, link }: NoticeMessage): string {
  const stop = `${noticeTexts(language).stop} ${origin}/#/email/stop/${token}`
  return [...lines, '', link, '', '-- ', stop, ''].join('\n')
}

/** So that mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058), and that nobody's absence notice replies. */
function headersOf({ origin, token }: NoticeChannel, host: string): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'List-Id': `<notices.${host}>`,
    'List-Unsubscribe': `<${origin}/api/notices/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** What RFC 3463 has for the address or the mailbox of the recipient, and for what the sender is not allowed to do. */
const ABOUT_MAILBOX = /^5\d\d[ -]5\.[12]\./
const NOT_ALLOWED = /^5\d\d[ -]5\.7\./

/**
 * A mail server that says that it will never accept the message must not be asked again. But only what it says about the
 * mailbox tells something about the player's address; it may also refuse us, our own address, or what we have written.
 */
function outcomeOfProblem(problem: unknown): SendOutcome {
  if (!(problem instanceof Error) || !('responseCode' in problem) || Number(problem.responseCode) < 500)
    throw problem
  const command = 'command' in problem ? problem.command : undefined
  const response = 'response' in problem ? String(problem.response) : ''
  if (command !== 'RCPT TO' && command !== 'DATA') throw problem
  if (ABOUT_MAILBOX.test(response)) return { kind: 'refused' }
  if (command === 'RCPT TO' && NOT_ALLOWED.test(response)) throw problem
  return { kind: 'dropped' }
}
