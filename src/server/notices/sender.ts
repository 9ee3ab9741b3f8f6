import type { NoticeChannel } from '../store/notice-store.ts'
import type { NoticeMessage } from './message.ts'
import type { OutsideAnswer } from './outside-request.ts'

/**
 * What became of a message. `gone`: the channel no longer exists. `refused`: the channel did not accept it. `dropped`: it was
 * not accepted, but that says nothing about the channel. `again`: another attempt may succeed. `busy`: nothing was attempted.
 */
export type SendOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' | 'dropped' | 'busy' }
  | { readonly kind: 'again'; readonly after?: number }

/** Sends messages on the channels of one kind. Throws if the other side could not be reached. */
export interface ChannelSender {
  /** How many messages are sent at the same time. */
  readonly parallel: number
  send(channel: NoticeChannel, message: NoticeMessage): Promise<SendOutcome>
}

export function outcomeOf({ status, retryAfter }: OutsideAnswer): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { kind: 'again', ...(retryAfter === undefined ? {} : { after: retryAfter }) }
  // Redirects among them: what they lead to was not what the player has entered.
  return { kind: 'refused' }
}
