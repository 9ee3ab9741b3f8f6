import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NoticeChannel } from '../store/notice-store.ts'
import { mailReceiver } from '../testing/receivers.ts'
import { mailSender } from './mail-sender.ts'
import type { SendOutcome } from './sender.ts'

const channel = {
  origin: 'https://vermeil.example',
  token: 'token',
  language: 'en',
  target: JSON.stringify({ address: 'ada@mail.example' }),
} as NoticeChannel

const message = {
  id: 'id',
  reason: 'turn',
  title: 'Your move',
  lines: ['A table is waiting for you.'],
  link: 'https://vermeil.example/#/t/abcdefgh',
  lifetime: 1,
} as const

describe('a mail server that', () => {
  let mail: Awaited<ReturnType<typeof mailReceiver>>
  let sender: ReturnType<typeof mailSender>
  beforeAll(async () => {
    mail = await mailReceiver()
    sender = mailSender({ url: mail.url })
  })
  afterAll(async () => {
    sender.close()
    await mail.close()
  })
  const send = (): Promise<SendOutcome['kind']> =>
    sender.send(channel, message).then(
      ({ kind }) => kind,
      () => 'again',
    )

  test.each([
    ['does not know the mailbox', '550 5.1.1 no such user', 'refused'],
    ['does not know the domain', '550 5.1.2 no such domain', 'refused'],
    ['says that the domain takes no mail', '556 5.1.10 null MX', 'refused'],
    ['says that the mailbox is disabled', '550 5.2.1 disabled', 'refused'],
    ['says that the mailbox is full for good', '552 5.2.2 full', 'refused'],
    ['says that the mailbox is full for now', '452 4.2.2 full', 'again'],
    ['asks to come back later', '451 4.7.1 greylisted', 'again'],
    ['does not forward our mail', '554 5.7.1 relay access denied', 'again'],
    ['wants a password', '530 5.7.0 authentication required', 'again'],
    ['does not say why', '550 no', 'dropped'],
    ['has a fault', '554 5.3.0 out of order', 'dropped'],
  ])('%s: %s', async (_, reply, outcome) => {
    mail.refusals.push(reply)
    expect(await send()).toBe(outcome)
  })

  test.each([
    ['finds out late that there is no such mailbox', '550 5.1.1 no such user', 'refused'],
    ['takes a message for spam', '554 5.7.1 spam', 'dropped'],
    ['has too little space', '452 4.3.1 out of space', 'again'],
    ['is about to stop', '421 4.3.2 shutting down', 'again'],
  ])('%s, once it has the message: %s', async (_, reply, outcome) => {
    mail.messageRefusals.push(reply)
    expect(await send()).toBe(outcome)
  })

  test('does not know our own address: 550 5.1.8', async () => {
    mail.senderRefusals.push('550 5.1.8 sender unknown')
    expect(await send()).toBe('again')
  })
})
