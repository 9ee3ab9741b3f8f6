import { type ReadonlySignal, signal } from '@preact/signals'
import type { Rejection } from '../../../kernel/index.ts'
import type { Message, MessageOf } from '../../../protocol/index.ts'
import { REVIEW_MESSAGES } from '../../../protocol/socket/reviews.ts'
import { withWords } from '../../../ui/text/rejections.ts'
import type { CommandBody, TableSocket } from './socket.ts'

/** A step of a match, as everybody saw it or through the eyes of a seat. */
export interface SharedPosition {
  readonly step: number
  readonly eyes?: number
}

export type ReviewTogether = Omit<MessageOf<'review'>, 'type'>

type ReviewChange = Extract<CommandBody, { type: 'lead' | 'note' | 'mark' | 'erase' }>
type Without<Change> = Change extends ReviewChange ? Omit<Change, 'review'> : never

/** A match at which several people look together. */
export interface SharedReviewSession {
  /** Undefined until the server has sent it. */
  readonly review: ReadonlySignal<ReviewTogether | undefined>
  /** Why the review cannot be shown, or can no longer be shown. */
  readonly problem: ReadonlySignal<Rejection | undefined>
  /** A position that the leader has chosen and that the server has not confirmed yet. */
  readonly pending: ReadonlySignal<SharedPosition | undefined>
  /** The leader shows another position. While the server is slow, positions in between are left out. */
  show(position: SharedPosition): Promise<Rejection | undefined>
  change(command: Without<ReviewChange>): Promise<Rejection | undefined>
  close(): void
}

export function openSharedReview(id: string, socket: TableSocket): SharedReviewSession {
  const review = signal<ReviewTogether | undefined>(undefined)
  const problem = signal<Rejection | undefined>(undefined)
  const pending = signal<SharedPosition | undefined>(undefined)
  let sending: Promise<Rejection | undefined> | undefined

  socket.follow(id, {
    review: REVIEW_MESSAGES,
    lastSeen: () => undefined,
    onMessage(message) {
      const known = review.value
      if (message.type === 'review') {
        const { type: _, ...whole } = message
        review.value = whole
        problem.value = undefined
      } else if (message.type === 'reviewGone') problem.value = { code: 'noSuchReview' }
      else if (known) review.value = changedBy(known, message)
    },
    async onRefused(rejection) {
      problem.value = await withWords(rejection)
    },
  })

  async function send(command: CommandBody): Promise<Rejection | undefined> {
    const response = await socket.send(command)
    return response.type === 'refused' ? withWords(response.rejection) : undefined
  }

  async function sendPositions(): Promise<Rejection | undefined> {
    for (;;) {
      const position = pending.value
      if (!position) return undefined
      const rejection = await send({ type: 'showStep', review: id, ...position })
      if (pending.value !== position && !rejection) continue
      pending.value = undefined
      return rejection
    }
  }

  return {
    review,
    problem,
    pending,
    show(position) {
      pending.value = position
      sending ??= sendPositions().finally(() => {
        sending = undefined
      })
      return sending
    },
    change: (command) => send({ ...command, review: id }),
    close: () => socket.unfollow(id),
  }
}

/** The review after a message about it. */
function changedBy(review: ReviewTogether, message: Message): ReviewTogether {
  switch (message.type) {
    case 'lead': {
      const { type: _, ...lead } = message
      const { eyes: _eyes, leader: _leader, free: _free, ...rest } = review
      return { ...rest, ...lead }
    }
    case 'item': {
      const others = review.items.filter(({ item }) => item !== message.item.item)
      return { ...review, items: [...others, message.item] }
    }
    case 'itemGone':
      return { ...review, items: review.items.filter(({ item }) => item !== message.item) }
    default:
      return review
  }
}
