import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import type { NewChannel } from '../../protocol/index.ts'
import { add, askSecond, noticesOf, noticeWorld, ORIGIN, sendTest } from '../testing/notice-world.ts'
import { webReceiver } from '../testing/receivers.ts'

const MINUTE = 60_000

const { current, seat, pass, requests } = noticeWorld()

describe('webhooks', () => {
  const hook = (style: 'discord' | 'slack' | 'ntfy', url = `${current().web.url}/hook`): NewChannel => ({
    kind: 'webhook',
    language: 'fr',
    url,
    style,
  })

  test('fit Discord, Slack and ntfy', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    for (const style of ['discord', 'slack', 'ntfy'] as const)
      expect((await add(bob, hook(style, `${current().web.url}/${style}`))).status).toBe(201)
    await askSecond(seated)
    await pass(MINUTE)
    const sent = await requests(3)
    const [discord, slack, ntfy] = ['/discord', '/slack', '/ntfy'].map((path) =>
      sent.find((one) => one.path === path),
    )
    const text = `C’est à vous de jouer\nUne table vous attend.\nTemps restant\u202f: 47\u00a0heures\n${ORIGIN}/#/t/${seated.table}`
    expect(JSON.parse(String(discord?.body))).toEqual({ content: text, allowed_mentions: { parse: [] } })
    expect(JSON.parse(String(slack?.body))).toEqual({ text })
    expect(ntfy?.headers).toMatchObject({ click: `${ORIGIN}/#/t/${seated.table}` })
    expect(String(ntfy?.body)).toBe('Une table vous attend.\nTemps restant\u202f: 47\u00a0heures')
    expect((await noticesOf(bob)).channels[0]).toMatchObject({ label: new URL(current().web.url).host })
  })

  test('a redirect is not followed', async () => {
    const elsewhere = await webReceiver('127.0.0.2')
    const bob = (await seat()).visitors[1]
    await add(bob, hook('slack'))
    const { channels } = await noticesOf(bob)
    current().web.answers.push({ status: 307, headers: { location: elsewhere.url } })
    await sendTest(bob, at(channels, 0).id)
    await requests(1)
    await pass(5 * MINUTE)
    expect(elsewhere.requests.all).toEqual([])
    elsewhere.close()
  })
})
