import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { HOUR } from '../../kernel/time-units.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry
const lobby = { game: game.id, seats: openSeats(2) }
const alone = { game: game.id, seats: [{ kind: 'me' as const }], startWhenFull: true }

describe('when the disk is 90 % full', () => {
  test('new tables and rematches are refused, running matches go on, and it is over once there is room', async () => {
    const time = manualTime()
    let use = 0.89
    const server = await testServer({ time, diskUse: async () => use })
    const ada = await Visitor.named(server.url, 'Ada')
    const health = async () => (await fetch(`${server.url}/health`)).json()
    const running = await ada.create(alone)
    expect(await health()).toEqual({ status: 'ok' })
    use = 0.9
    time.advance(10_000)
    expect(await ada.request('POST', '/api/tables', lobby)).toEqual({
      status: 507,
      body: { rejection: { code: 'storageFull' } },
    })
    const response = await fetch(`${server.url}/health`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'storageFull' }])
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('vermeil_new_tables_refused 1')
    expect(metrics).toContain('vermeil_disk_use_ratio 0.9')
    const socket = await ada.connect()
    await socket.join(running)
    await playOn(socket, running, 0, entry, { chance: fastChance('full disk') })
    const rematch = await socket.ask({ type: 'rematch', table: running })
    expect(rematch).toMatchObject({ type: 'refused', rejection: { code: 'storageFull' } })
    use = 0.5
    time.advance(10_000)
    expect(await socket.ask({ type: 'rematch', table: running })).toMatchObject({ type: 'done' })
    expect(await health()).toEqual({ status: 'ok' })
    await server.close()
  })

  test('it is noticed although the clock was set back by hours', async () => {
    const time = manualTime()
    let use = 0.5
    const server = await testServer({ time, diskUse: async () => use })
    const ada = await Visitor.named(server.url, 'Ada')
    await ada.create(lobby)
    use = 0.95
    time.advance(-2 * HOUR)
    const { body } = await ada.request('POST', '/api/tables', lobby)
    expect(body).toEqual({ rejection: { code: 'storageFull' } })
    await server.close()
  })

  test('chat and notes do not use up what is left', async () => {
    const time = manualTime()
    let use = 0.5
    const server = await testServer({ time, diskUse: async () => use })
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create(alone)
    const socket = await ada.connect()
    await socket.join(table)
    const { review } = (await ada.request('POST', '/api/reviews', { match: 'abc' })).body as {
      review: string
    }
    await socket.ask({ type: 'openReview', review })
    const said = async () => [
      codeOf(await socket.ask({ type: 'chat', table, text: 'hello' })),
      codeOf(await socket.ask({ type: 'note', review, step: 0, text: 'hello' })),
      codeOf(await socket.ask({ type: 'mark', review, step: 0, from: 'a', to: 'b' })),
      codeOf(await socket.ask({ type: 'phrase', table, phrase: 'hello' })),
    ]
    expect(await said()).toEqual(['done', 'done', 'done', 'done'])
    use = 0.9
    time.advance(10_000)
    expect(await said()).toEqual(['storageFull', 'storageFull', 'storageFull', 'done'])
    use = 0.5
    time.advance(10_000)
    expect(await said()).toEqual(['done', 'done', 'done', 'done'])
    await server.close()
  })

  test('a new name, which all lobbies of a player would store, is refused, and newcomers are welcome', async () => {
    const server = await testServer({ diskUse: async () => 0.9 })
    const ada = await Visitor.named(server.url, 'Ada')
    expect(await ada.request('PUT', '/api/me', { name: 'Ada L.' })).toEqual({
      status: 507,
      body: { rejection: { code: 'storageFull' } },
    })
    expect((await ada.request('GET', '/api/me')).body).toEqual({ name: 'Ada' })
    await server.close()
  })

  test('a disk that cannot be measured is no reason to refuse anything', async () => {
    const server = await testServer({ diskUse: () => Promise.reject(new Error('no such folder')) })
    const ada = await Visitor.named(server.url, 'Ada')
    await expect(ada.create(lobby)).resolves.toEqual(expect.any(String))
    await server.close()
  })
})

test('a quota limits what is stored in the same way, and the log says so once', async () => {
  const lines: string[] = []
  const server = await testServer({
    quota: 100,
    logLevel: 'warn',
    logStream: { write: (line) => void lines.push(line) },
  })
  const ada = await Visitor.named(server.url, 'Ada')
  for (let i = 0; i < 5; i++)
    expect((await ada.request('POST', '/api/tables', lobby)).body).toEqual({
      rejection: { code: 'storageFull' },
    })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('new tables are refused')
  await server.close()
})

test('the disk of the data folder is measured', async () => {
  const { diskUseOf } = await import('../health/storage-space.ts')
  const use = await diskUseOf('.')
  expect(use).toBeGreaterThan(0)
  expect(use).toBeLessThanOrEqual(1)
})
