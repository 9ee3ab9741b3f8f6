import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import type { MessageOf } from '../../../protocol/index.ts'
import { loadRefusals } from '../../../ui/text/rejections.ts'
import { fakeEnvironment, settle } from '../testing/fake-environment.ts'
import { openSharedReview } from './shared-review.ts'
import { createSocket } from './socket.ts'

const REVIEW = 'reviewreviewreview00'
const WHOLE: MessageOf<'review'> = {
  type: 'review',
  review: REVIEW,
  match: 'packed',
  you: 'me',
  leader: 'me',
  step: 3,
  eyes: 1,
  visitors: [{ visitor: 'me', name: 'Ada' }],
  nameless: 0,
  items: [],
}
const NOTE = { item: 2, step: 3, at: 1, visitor: 'bob', name: 'Bob', text: 'why?' }

async function opened() {
  const environment = fakeEnvironment()
  const session = openSharedReview(REVIEW, createSocket(environment))
  const channel = at(environment.channels, 0)
  channel.accept()
  await settle()
  const answer = async (code?: string): Promise<void> => {
    const { id } = at(channel.sent, channel.sent.length - 1)
    channel.deliver(code === undefined ? { type: 'done', id } : { type: 'refused', id, rejection: { code } })
    await settle()
  }
  return { environment, session, channel, answer }
}

beforeEach(() => loadRefusals())

describe('a shared review', () => {
  test('is opened, and again after the connection broke', async () => {
    const { environment, session, channel, answer } = await opened()
    expect(channel.sent).toMatchObject([{ type: 'openReview', review: REVIEW }])
    channel.deliver(WHOLE)
    await answer()
    expect(session.review.value).toMatchObject({ step: 3, eyes: 1, match: 'packed' })
    channel.lose()
    environment.advance(10_000)
    const next = at(environment.channels, 1)
    next.accept()
    await settle()
    expect(next.sent).toMatchObject([{ type: 'openReview', review: REVIEW }])
  })

  test('follows the leader, and forgets whose eyes were shown before', async () => {
    const { session, channel, answer } = await opened()
    channel.deliver(WHOLE)
    await answer()
    channel.deliver({ type: 'lead', review: REVIEW, step: 4, visitors: [], nameless: 2 })
    expect(session.review.value).toMatchObject({ step: 4, nameless: 2, you: 'me' })
    expect(session.review.value).not.toHaveProperty('eyes')
    expect(session.review.value).not.toHaveProperty('leader')
  })

  test('shows notes as they come and go', async () => {
    const { session, channel, answer } = await opened()
    channel.deliver(WHOLE)
    await answer()
    for (let n = 0; n < 2; n++) channel.deliver({ type: 'item', review: REVIEW, item: NOTE })
    expect(session.review.value?.items).toEqual([NOTE])
    channel.deliver({ type: 'itemGone', review: REVIEW, item: 2 })
    expect(session.review.value?.items).toEqual([])
    channel.deliver({ type: 'reviewGone', review: REVIEW })
    expect(session.problem.value).toEqual({ code: 'noSuchReview' })
  })

  test('sends only the latest position while the server has not answered', async () => {
    const { session, channel, answer } = await opened()
    channel.deliver(WHOLE)
    await answer()
    const shown = session.show({ step: 4 })
    for (const step of [5, 6, 7]) void session.show({ step })
    expect(session.pending.value).toEqual({ step: 7 })
    await answer()
    await answer()
    expect(await shown).toBeUndefined()
    const steps = channel.sent.flatMap((command) => (command.type === 'showStep' ? [command.step] : []))
    expect(steps).toEqual([4, 7])
    expect(session.pending.value).toBeUndefined()
  })

  test('returns to what everybody sees if the position was refused', async () => {
    const { session, channel, answer } = await opened()
    channel.deliver(WHOLE)
    await answer()
    const shown = session.show({ step: 9 })
    await answer('notLeader')
    expect(await shown).toEqual({ code: 'notLeader' })
    expect(session.pending.value).toBeUndefined()
  })

  test('says why it cannot be opened', async () => {
    const { session, answer } = await opened()
    await answer('noSuchReview')
    expect(session.problem.value).toEqual({ code: 'noSuchReview' })
  })
})
