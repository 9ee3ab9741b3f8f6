import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import type { NewChannel } from '../../protocol/index.ts'
import { Visitor } from '../testing/client.ts'
import { add, askSecond, entry, noticesOf, noticeWorld, ORIGIN, sendTest } from '../testing/notice-world.ts'
import { seatPeople } from '../testing/playing.ts'
import { newBrowser, silentReceiver } from '../testing/receivers.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

const { current, seat, pass, requests, mails, subscribe } = noticeWorld()

describe('attacks on notices', () => {
  test('nobody can see, test or remove the channels of another guest', async () => {
    const { visitors } = await seat()
    const [ada, bob] = visitors
    await subscribe(bob)
    const { id } = at((await noticesOf(bob)).channels, 0)
    expect((await noticesOf(ada)).channels).toEqual([])
    const path = `/api/me/notices/channels/${id}`
    for (const [method, where] of [
      ['DELETE', path],
      ['POST', `${path}/test`],
    ] as const)
      expect(await ada.request(method, where)).toEqual({
        status: 404,
        body: { rejection: { code: 'noSuchChannel' } },
      })
    expect((await noticesOf(bob)).channels).toHaveLength(1)
  })

  test('a browser that somebody else uses is told about their tables only', async () => {
    const seated = await seat()
    const [ada, bob] = seated.visitors
    const { subscription } = await subscribe(bob)
    await askSecond(seated)
    await add(ada, { kind: 'push', language: 'en', ...subscription })
    expect((await noticesOf(bob)).channels).toEqual([])
    await pass(MINUTE)
    expect(current().web.requests.all).toEqual([])
  })

  test('changes and test messages have a rate', async () => {
    const strict = await testServer({
      time: current().time,
      limits: { notices: { perSecond: 1 / 30, burst: 3 } },
    })
    const bob = await Visitor.named(strict.url, 'Bob')
    const change = async () =>
      (await bob.request('PUT', '/api/me/notices', { live: true, reminder: true })).status
    expect([await change(), await change(), await change(), await change()]).toEqual([200, 200, 200, 429])
    await strict.close()
  })

  test('a service that never answers holds up neither moves nor other channels', async () => {
    const silent = await silentReceiver()
    const seated = await seat()
    const bob = seated.visitors[1]
    for (let i = 0; i < 9; i++)
      await add(bob, { kind: 'webhook', language: 'en', style: 'slack', url: `${silent.url}/${i}` })
    await subscribe(bob)
    await askSecond(seated)
    await requests(1)
    await askSecond(seated)
    silent.close()
  })

  const nonsense: [what: string, channel: object][] = [
    ['no kind', {}],
    ['an unknown kind', { kind: 'fax', language: 'en' }],
    ['another field', { kind: 'email', language: 'en', address: 'a@b.example', admin: true }],
    ['a header in an address', { kind: 'email', language: 'en', address: 'a@b.example\r\nBcc: c@d.example' }],
    ['two addresses', { kind: 'email', language: 'en', address: 'a@b.example,c@d.example' }],
    [
      'a giant address',
      { kind: 'webhook', language: 'en', style: 'slack', url: `https://a/${'x'.repeat(2000)}` },
    ],
    ['a file', { kind: 'webhook', language: 'en', style: 'slack', url: 'file:///etc/passwd' }],
    ['no encryption', { kind: 'webhook', language: 'en', style: 'slack', url: 'http://example.org/' }],
    ['a password', { kind: 'webhook', language: 'en', style: 'slack', url: 'https://a:b@example.org/' }],
    ['a line break', { kind: 'webhook', language: 'en', style: 'ntfy', url: 'https://example.org/\r\nx' }],
  ]
  test.each(nonsense)('%s is refused and changes nothing', async (_, channel) => {
    const bob = (await seat()).visitors[1]
    expect((await add(bob, channel as NewChannel)).status).toBe(400)
    expect((await noticesOf(bob)).channels).toEqual([])
  })

  test('a push key that is no point of the curve is refused', async () => {
    const bob = (await seat()).visitors[1]
    const { subscription } = newBrowser(current().web.url)
    const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    const { body } = await add(bob, { kind: 'push', language: 'en', ...subscription, keys })
    expect(body).toEqual({ rejection: { code: 'badTarget' } })
  })

  test('a guest has at most ten channels', async () => {
    const bob = (await seat()).visitors[1]
    for (let i = 0; i < 10; i++) await subscribe(bob)
    const { status, body } = await add(bob, {
      kind: 'push',
      language: 'en',
      ...newBrowser(current().web.url).subscription,
    })
    expect([status, body]).toEqual([429, { rejection: { code: 'tooManyChannels', most: 10 } }])
  })

  test('a stranger’s mailbox is asked to confirm three times a day, however it is spelled and wherever it is asked', async () => {
    const { time, mail } = current()
    const data = temporaryFolder()
    const options = { time, origins: [ORIGIN], mail: { url: mail.url }, data }
    const statuses: number[] = []
    const ask = async (url: string, address: string): Promise<void> => {
      const visitor = await Visitor.named(url, 'Eve')
      statuses.push((await add(visitor, { kind: 'email', language: 'en', address })).status)
    }
    const first = await testServer(options)
    await ask(first.url, 'eve@mail.example')
    await ask(first.url, 'EVE@mail.example')
    await first.close()
    const second = await testServer(options)
    await ask(second.url, 'e.v.e+1@mail.example')
    await ask(second.url, 'eve+2@mail.example')
    await ask(second.url, 'eve@mail.example')
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    await pass(24 * HOUR)
    await ask(second.url, 'eve@mail.example')
    expect(statuses.at(-1)).toBe(201)
    await second.close()
  })

  test('a stranger who ends what they have not asked for is left alone', async () => {
    const { visitors } = await seat()
    await add(visitors[0], { kind: 'email', language: 'en', address: 'eve@mail.example' })
    const [asking] = await mails(1)
    const token = /#\/email\/stop\/([\w-]+)/.exec(asking?.body ?? '')?.[1] ?? ''
    expect((await visitors[1].request('POST', `/api/notices/stop/${token}`)).status).toBe(200)
    await pass(48 * HOUR)
    const again = await add(visitors[1], { kind: 'email', language: 'en', address: 'eve+1@mail.example' })
    expect(again.body).toEqual({ rejection: { code: 'badTarget' } })
    expect(current().mail.mails.all).toHaveLength(1)
  })

  test('one visitor cannot have many strangers asked', async () => {
    const { time, mail } = current()
    const limits = { mailRequests: { perSecond: 10 / 86_400, burst: 10 } }
    const strict = await testServer({ time, limits, origins: [ORIGIN], mail: { url: mail.url } })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const eve = await Visitor.named(strict.url, 'Eve')
      const address = `stranger${n}@mail.example`
      statuses.push((await add(eve, { kind: 'email', language: 'en', address })).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    await strict.close()
  })

  test('a slow service of one guest holds up nobody else’s messages', async () => {
    const silent = await silentReceiver()
    const [eve, ada] = (await seat()).visitors
    for (let n = 0; n < 10; n++)
      await add(eve, { kind: 'webhook', language: 'en', style: 'slack', url: `${silent.url}/${n}` })
    for (let round = 0; round < 5; round++)
      for (const { id } of (await noticesOf(eve)).channels) await sendTest(eve, id)
    await add(ada, { kind: 'webhook', language: 'en', style: 'slack', url: `${current().web.url}/hook` })
    await sendTest(ada, at((await noticesOf(ada)).channels, 0).id)
    await requests(1)
    expect(silent.connections()).toBeLessThanOrEqual(4)
    silent.close()
  })

  test('a message is neither sent again nor undone by repeating the request for it', async () => {
    const bob = (await seat()).visitors[1]
    await subscribe(bob)
    const { id } = at((await noticesOf(bob)).channels, 0)
    await sendTest(bob, id)
    await requests(1)
    const path = `/api/me/notices/channels/${id}`
    expect((await bob.request('DELETE', path)).status).toBe(200)
    expect((await bob.request('DELETE', path)).body).toEqual({ rejection: { code: 'noSuchChannel' } })
    expect((await sendTest(bob, id)).status).toBe(404)
    await pass(MINUTE)
    expect(current().web.requests.all).toHaveLength(1)
  })

  test('a webhook never reaches a private address, whatever it is called', async () => {
    const strict = await testServer({ time: current().time, origins: [ORIGIN] })
    const bob = (await seatPeople(strict.url, entry, 2)).visitors[1]
    const port = new URL(current().web.url).port
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '169.254.169.254',
    ]
    for (const host of hosts)
      expect(
        (await add(bob, { kind: 'webhook', language: 'en', style: 'slack', url: `https://${host}:${port}/` }))
          .status,
      ).toBe(201)
    const { channels } = await noticesOf(bob)
    for (const { id } of channels) await sendTest(bob, id)
    await pass(2 * MINUTE)
    await strict.close()
    expect(current().web.connections()).toBe(0)
  })
})
