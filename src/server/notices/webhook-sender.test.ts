import { expect, test } from 'vitest'
import { webReceiver } from '../testing/receivers.ts'
import { manualTime } from '../testing/server.ts'
import { OutsideRequests, TargetBusy } from './outside-request.ts'
import { webhookSender } from './webhook-sender.ts'

const MESSAGE = {
  id: 'id',
  reason: 'turn',
  title: 'T',
  lines: ['L'],
  link: 'https://a/',
  lifetime: 1,
} as const

test('one host gets a limited number of messages, however many channels lead there', async () => {
  const web = await webReceiver()
  const time = manualTime()
  const sender = webhookSender(new OutsideRequests({ allowed: ['127.0.0.1'], time }))
  const send = async (n: number) => {
    const target = JSON.stringify({ url: `${web.url}/${n}`, style: 'slack' })
    const more = {
      session: '',
      language: 'en',
      origin: '',
      token: '',
      confirmed: true,
      created: 0,
      failures: 0,
    }
    const channel = { id: `${n}`, guest: `${n}`, kind: 'webhook', target, ...more } as const
    return sender.send(channel, MESSAGE).then(
      ({ kind }) => kind,
      (problem) => (problem instanceof TargetBusy ? 'busy' : 'failed'),
    )
  }
  const outcomes: string[] = []
  for (let n = 0; n < 110; n++) outcomes.push(await send(n))
  expect(outcomes.filter((kind) => kind === 'sent')).toHaveLength(100)
  expect(outcomes.slice(100)).toEqual(Array.from({ length: 10 }, () => 'busy'))
  time.advance(1_000)
  expect(await send(200)).toBe('sent')
  web.close()
})
