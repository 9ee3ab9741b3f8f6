import { expect, test } from 'vitest'
import type { NoticeChannel } from '../store/notice-store.ts'
import { mailReceiver } from '../testing/receivers.ts'
import { mailSender } from './mail-sender.ts'

test('a mail server that takes its time to check a message gets it once', async () => {
  const mail = await mailReceiver({ slowness: 20_000 })
  const sender = mailSender({ url: mail.url })
  const channel = {
    origin: 'https://vermeil.example',
    token: 'token',
    language: 'en',
    target: JSON.stringify({ address: 'ada@mail.example' }),
  } as NoticeChannel
  const outcome = await sender.send(channel, {
    id: 'id',
    reason: 'turn',
    title: 'Your move',
    lines: ['A table is waiting for you.'],
    link: 'https://vermeil.example/#/t/abcdefgh',
    lifetime: 1,
  })
  expect(outcome).toEqual({ kind: 'sent' })
  expect(mail.mails.all).toHaveLength(1)
  sender.close()
  await mail.close()
})
