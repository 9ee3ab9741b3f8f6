import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import type { NewChannel } from '../../protocol/index.ts'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import type { Visitor } from '../testing/client.ts'
import {
  add,
  askSecond,
  BY_LETTER,
  entry,
  noticesOf,
  noticeWorld,
  ORIGIN,
  sendTest,
} from '../testing/notice-world.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

const { current, seat, pass, mails, until } = noticeWorld()

describe('e-mail', () => {
  const email = { kind: 'email', language: 'de', address: 'bob@mail.example' } as const

  async function confirmed(visitor: Visitor, more: Partial<typeof email & { digest: object }> = {}) {
    await add(visitor, { ...email, ...more } as NewChannel)
    const [asking] = await mails(1)
    const token = /#\/email\/confirm\/([\w-]+)/.exec(asking?.body ?? '')?.[1] ?? ''
    expect((await visitor.request('POST', `/api/notices/confirm/${token}`)).status).toBe(200)
    return token
  }

  test('an address gets nothing but a link before it is confirmed', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    expect((await add(bob, email)).body).toMatchObject({ channels: [{ confirmed: false }] })
    const [asking] = await mails(1)
    expect(asking).toMatchObject({ to: ['bob@mail.example'] })
    expect(asking?.body).toContain(`${ORIGIN}/#/email/confirm/`)
    await askSecond(seated)
    await pass(20 * MINUTE)
    expect(current().mail.mails.all).toHaveLength(1)
    expect((await bob.request('POST', '/api/notices/confirm/wrong')).body).toEqual({
      rejection: { code: 'noSuchChannel' },
    })
  })

  test('a player who stays away gets one message, with a link by which one click ends them', async () => {
    const seated = await seat()
    const bob = seated.visitors[1]
    const token = await confirmed(bob)
    await askSecond(seated)
    await pass(9 * MINUTE)
    expect(current().mail.mails.all).toHaveLength(1)
    await pass(2 * MINUTE)
    const [, turn] = await mails(2)
    const stop = `${ORIGIN}/api/notices/stop/${token}`
    expect(turn?.headers).toMatchObject({
      subject: 'Du bist am Zug',
      'list-unsubscribe': `<${stop}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    expect(turn?.body).toContain(`${ORIGIN}/#/t/${seated.table}`)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const clicked = await fetch(`${current().server.url}/api/notices/stop/${token}`, {
      method: 'POST',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    expect((await noticesOf(bob)).channels).toEqual([])
  })

  test('a mail program that opens the address is led to a page, and nothing ends before a button is pressed', async () => {
    const bob = (await seat()).visitors[1]
    const token = await confirmed(bob)
    const opened = await fetch(`${current().server.url}/api/notices/stop/${token}`, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/#/email/stop/${token}`])
    expect((await noticesOf(bob)).channels).toHaveLength(1)
  })

  test('an address stays confirmed when it gets a digest instead', async () => {
    const bob = (await seat()).visitors[1]
    await confirmed(bob)
    const digest = { at: 480, zone: 'Europe/Rome' }
    const { body } = await add(bob, { ...email, digest })
    expect(body).toMatchObject({ channels: [{ confirmed: true, digest }] })
    await pass(MINUTE)
    expect(current().mail.mails.all).toHaveLength(1)
  })

  test('a digest that this version does not know keeps no other message from being sent', async () => {
    const bob = (await seat()).visitors[1]
    await confirmed(bob)
    await add(bob, { ...email, address: 'b@mail.example', digest: { at: 480, zone: 'Europe/Rome' } })
    await mails(2)
    const db = new DatabaseSync(join(current().server.data, DATA_FILE))
    const damage = `update channels set target = json_set(target, '$.digest', 'weekly'), digest_at = 1`
    db.exec(`${damage} where digest_at is not null`)
    db.close()
    const { channels } = await noticesOf(bob)
    expect(channels).toMatchObject([{ label: 'bob@mail.example' }])
    expect((await sendTest(bob, at(channels, 0).id)).status).toBe(200)
    const [, , test] = await mails(3)
    expect(test?.to).toEqual(['bob@mail.example'])
  })

  test('a digest lists the tables once a day, those with the least time left first', async () => {
    const seated = await seat({ clock: { kind: 'correspondence', days: 5 } })
    const [ada, bob] = seated.visitors
    const sooner = await bob.create({
      game: entry.game.id,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...BY_LETTER,
      startWhenFull: true,
    })
    const socket = await ada.connect()
    await socket.join(sooner)
    await socket.ask({ type: 'sit', table: sooner })
    await confirmed(bob, { digest: { at: 13 * 60, zone: 'Europe/London' } })
    await pass(61 * MINUTE)
    const [, digest] = await mails(2)
    const listed = [...(digest?.body ?? '').matchAll(/#\/t\/(\w+)/g)].map(([, table]) => table)
    expect(listed).toEqual([sooner, seated.table])
    await pass(HOUR)
    expect(current().mail.mails.all).toHaveLength(2)
  })

  test('a player who confirms an address is reminded there of the move that they owe already', async () => {
    const seated = await seat()
    await askSecond(seated)
    await confirmed(seated.visitors[1])
    await pass(37 * HOUR)
    const [, reminder] = await mails(2)
    expect(reminder?.headers.subject).toBe('Deine Zeit wird knapp')
  })

  test('a digest in a time zone that this server does not know holds up no mail', async () => {
    const [ada, bob] = (await seat()).visitors
    await confirmed(bob, { digest: { at: 13 * 60, zone: 'Europe/London' } })
    const database = new DatabaseSync(join(current().server.data, DATA_FILE))
    database.exec(`update channels set target = replace(target, 'Europe/London', 'Middle/Earth')`)
    database.close()
    await pass(61 * MINUTE)
    await mails(2)
    await add(ada, { ...email, address: 'ada@mail.example' })
    await mails(3)
    expect((await noticesOf(bob)).channels).toMatchObject([{ digest: { zone: 'Middle/Earth' } }])
  })

  test('a player with a digest is reminded of a move by an e-mail of its own', async () => {
    const seated = await seat()
    await confirmed(seated.visitors[1], { digest: { at: 11 * 60, zone: 'Europe/London' } })
    await askSecond(seated)
    await pass(22 * HOUR)
    expect(current().mail.mails.all).toHaveLength(1)
    await pass(HOUR)
    await mails(2)
    await pass(14 * HOUR)
    const [, , reminder] = await mails(3)
    expect(reminder?.headers.subject).toBe('Deine Zeit wird knapp')
  })

  test('a mail server that refuses for now is asked again with the same message; one that refuses for good is not', async () => {
    const bob = (await seat()).visitors[1]
    await confirmed(bob)
    const { channels } = await noticesOf(bob)
    const test = () => sendTest(bob, at(channels, 0).id)
    current().mail.refusals.push('451 4.3.0 try later')
    await test()
    await pass(2 * MINUTE)
    await mails(2)
    current().mail.refusals.push('550 5.1.1 unknown')
    await test()
    await until(async () => (await noticesOf(bob)).channels[0]?.failures === 1)
    await pass(5 * MINUTE)
    expect(current().mail.mails.all).toHaveLength(2)
  })

  test('nobody loses an address because the mail server refuses what is written to it, however often', async () => {
    const bob = (await seat()).visitors[1]
    await confirmed(bob)
    const { channels } = await noticesOf(bob)
    for (let message = 0; message < 6; message++) {
      const refusals = [current().mail.refusals, current().mail.messageRefusals]
      refusals[message % 2]?.push('550 spam')
      await sendTest(bob, at(channels, 0).id)
      await until(async () => (await noticesOf(bob)) && refusals.every(({ length }) => length === 0))
      await pass(MINUTE)
    }
    expect((await noticesOf(bob)).channels).toEqual(channels)
    expect(current().mail.mails.all).toHaveLength(1)
  })

  test('a mail server that refuses the address of the host is asked again, and nobody’s mailbox is to blame', async () => {
    const bob = (await seat()).visitors[1]
    await confirmed(bob)
    const { channels } = await noticesOf(bob)
    current().mail.senderRefusals.push('553 5.1.8 unknown')
    await sendTest(bob, at(channels, 0).id)
    const shown = async () => (await noticesOf(bob)).channels
    await until(async () => (await shown()) && current().mail.senderRefusals.length === 0)
    for (let look = 0; look < 5; look++) expect(await shown()).toEqual(channels)
    await mails(2)
  })
})
