import { expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at } from '../../kernel/index.ts'
import { BY_LETTER, noticeWorld } from '../testing/notice-world.ts'
import { playTo, seatPeople, until } from '../testing/playing.ts'

const elfengold = requireGame('elfengold')
/** Longer than any pause of an order, and longer than a player has to come by before they are told. */
const PAUSE = 30_000

const { current, pass, requests, subscribe } = noticeWorld()

test('players whose orders answer are not disturbed, and are told when they are asked themselves', async () => {
  const seated = await seatPeople(current().server.url, elfengold, 2, BY_LETTER)
  const { table, sockets, visitors } = seated
  await playTo('auction', seated, elfengold)
  for (const [seat, socket] of sockets.entries()) {
    const order = { type: 'auction', round: 1, lots: [], others: 'pass' }
    expect(await socket.ask({ type: 'order', table, order })).toMatchObject({ type: 'done' })
    await subscribe(at(visitors, seat))
  }
  const [watching] = sockets
  const phase = (): unknown =>
    (watching.positions.get(table)?.view.open as { phase?: string } | undefined)?.phase
  while (phase() === 'auction') {
    const before = watching.numbers.get(table) ?? 0
    await pass(PAUSE)
    await until(watching, () => (watching.numbers.get(table) ?? 0) > before)
  }
  expect(current().web.requests.all).toEqual([])
  await pass(PAUSE)
  await requests(1)
})
