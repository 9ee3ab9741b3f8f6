import { expect, test } from 'vitest'
import type { Occupant } from '../../../table/index.ts'
import type { ArchiveQuery, MatchOutcome } from '../../store/archive-store.ts'
import type { Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

const person = (guest: string): Occupant => ({ kind: 'person', guest, name: guest })
const BOT: Occupant = { kind: 'bot', bot: 'gentle' }
const LOBBY = { status: 'lobby', asked: 0, updated: 1 } as const
const OVER = { status: 'over', asked: 0 } as const

interface Played {
  readonly ended: number
  readonly seats: readonly Occupant[]
  /** The seat that came first. */
  readonly winner?: number
  readonly game?: string
}

function finishedOf({ ended, seats, winner = 0, game = 'a-game' }: Played): MatchOutcome {
  const people = seats.flatMap((one, seat) => (one.kind === 'person' ? [{ ...one, seat }] : []))
  return {
    game,
    ended,
    results: seats.map((_, seat) => ({ place: seat === winner ? 1 : 2, score: seat === winner ? 9 : 3 })),
    players: people.map(({ guest, seat }) => ({
      guest,
      seat,
      opponents: people.flatMap((one) => (one.seat === seat ? [] : [one.name])).join('\n'),
    })),
  }
}

/** The tests that every store must pass about finished matches. */
export function archiveContract(currentStore: () => Store): void {
  const create = (id: string, { seats, game = 'a-game' }: Played): Promise<void> =>
    currentStore().createTable({ ...bareTable(id), game, seats }, LOBBY)
  const append = (id: string, updated: number, finished?: MatchOutcome) =>
    currentStore().append({
      table: id,
      expected: 0,
      entries: [{ at: updated, type: 'chat', seat: 0, text: 'x' }],
      head: { ...OVER, updated },
      ...(finished ? { finished } : {}),
    })
  /** A match that this version has finished. */
  async function play(id: string, played: Played): Promise<void> {
    await create(id, played)
    expect(await append(id, played.ended, finishedOf(played))).toBe(true)
  }
  /** A match that a version without an archive has finished. */
  async function playLongAgo(id: string, played: Played): Promise<void> {
    await create(id, played)
    await append(id, played.ended)
  }
  const page = (guest: string, query: Partial<ArchiveQuery> = {}) =>
    currentStore().finishedOf(guest, { limit: 20, window: 500, ...query })
  const idsOf = async (guest: string, query: Partial<ArchiveQuery> = {}) =>
    (await page(guest, query)).matches.map(({ record }) => record.id)

  test('a finished match is listed for each person who played it, and for nobody else', async () => {
    await play('one', { ended: 5, seats: [person('ada'), BOT, person('bob')], winner: 2 })
    const { matches, end } = await page('bob')
    expect(end).toBeUndefined()
    expect(matches).toEqual([
      {
        record: expect.objectContaining({ id: 'one' }),
        seats: [{ kind: 'person', name: 'ada' }, BOT, { kind: 'person', name: 'bob' }],
        seat: 2,
        ended: 5,
        results: [
          { place: 2, score: 3 },
          { place: 2, score: 3 },
          { place: 1, score: 9 },
        ],
      },
    ])
    expect(await idsOf('ada')).toEqual(['one'])
    expect(await idsOf('gentle')).toEqual([])
  })

  test('a match that is not written is not listed either', async () => {
    const played = { ended: 5, seats: [person('ada')] }
    await create('one', played)
    await append('one', 5)
    expect(await append('one', 6, finishedOf(played))).toBe(false)
    expect(await idsOf('ada')).toEqual([])
  })

  test('pages follow each other without gaps, also where matches ended at the same time', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const [i, id] of ids.entries()) await play(id, { ended: 5 + (i >> 2), seats: [person('ada'), BOT] })
    const found: string[] = []
    for (let after: ArchiveQuery['after'], pages = 0; ; ) {
      const { matches, end } = await page('ada', { limit: 2, after })
      found.push(...matches.map(({ record }) => record.id))
      if (!end) break
      after = end
      expect(++pages).toBeLessThan(5)
    }
    expect(found).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a'])
  })

  test('filters find matches by game, opponent, result, kind of opponents and time', async () => {
    await play('won', { ended: 1, seats: [person('ada'), person('bob')] })
    await play('lost', { ended: 2, seats: [person('cleo'), person('ada')], game: 'b-game' })
    await play('bots', { ended: 3, seats: [person('ada'), BOT], winner: 1 })
    await play('alone', { ended: 4, seats: [person('ada')] })
    const cases: [Partial<ArchiveQuery>, string[]][] = [
      [{}, ['alone', 'bots', 'lost', 'won']],
      [{ game: 'b-game' }, ['lost']],
      [{ opponent: 'bo' }, ['won']],
      [{ opponent: 'ada' }, []],
      [{ opponent: '%' }, []],
      [{ result: 'won' }, ['won']],
      [{ result: 'lost' }, ['bots', 'lost']],
      [{ against: 'people' }, ['lost', 'won']],
      [{ against: 'bots' }, ['bots']],
      [{ from: 2 }, ['alone', 'bots', 'lost']],
      [{ to: 2 }, ['won']],
      [{ from: 2, to: 4, result: 'lost', against: 'bots' }, ['bots']],
    ]
    for (const [query, ids] of cases) expect([query, await idsOf('ada', query)]).toEqual([query, ids])
  })

  test('a search that finds nothing stops after its window and can be continued', async () => {
    for (let i = 0; i < 7; i++) await play(`t${i}`, { ended: i, seats: [person('ada'), BOT] })
    await play('x', { ended: 0, seats: [person('ada'), person('bob')] })
    const first = await page('ada', { opponent: 'bob', window: 3 })
    expect(first).toEqual({ matches: [], end: { ended: 4, table: 't4' } })
    const second = await page('ada', { opponent: 'bob', window: 3, after: first.end })
    expect(second).toEqual({ matches: [], end: { ended: 1, table: 't1' } })
    const third = await page('ada', { opponent: 'bob', window: 3, after: second.end })
    expect([third.matches.map(({ record }) => record.id), third.end]).toEqual([['x'], undefined])
  })

  test('matches of versions without an archive are listed at once, and their results follow', async () => {
    const store = currentStore()
    const old = { ended: 7, seats: [person('ada'), person('bob'), BOT], winner: 1 }
    await playLongAgo('old', old)
    await play('new', { ended: 9, seats: [person('ada'), BOT] })
    await store.createTable({ ...bareTable('running'), seats: [person('ada')] }, LOBBY)
    for (let i = 0; i < 2; i++) await store.listFinished(['old', 'new', 'running', 'missing'])
    expect(await idsOf('ada')).toEqual(['new', 'old'])
    expect(await idsOf('ada', { against: 'people' })).toEqual(['old'])
    expect(await idsOf('ada', { result: 'lost' })).toEqual([])
    expect((await page('ada')).matches[1]).not.toHaveProperty('results')
    expect(await store.withoutResults(5)).toEqual(['old'])
    await store.setFinished('old', { ...finishedOf(old), ended: 6 })
    expect(await store.withoutResults(5)).toEqual([])
    expect(await idsOf('ada', { result: 'lost', opponent: 'bob', to: 7 })).toEqual(['old'])
    expect(await idsOf('bob', { result: 'won' })).toEqual(['old'])
  })

  test('a result that cannot be found out is not asked for again', async () => {
    const store = currentStore()
    await playLongAgo('old', { ended: 7, seats: [person('ada'), BOT] })
    await store.listFinished(['old'])
    await store.setFinished('old', { game: 'a-game', ended: 0, results: [], players: [] })
    expect(await store.withoutResults(5)).toEqual([])
    expect(await idsOf('ada')).toEqual(['old'])
    expect(await idsOf('ada', { result: 'won' })).toEqual([])
    expect(await idsOf('ada', { result: 'lost' })).toEqual([])
  })

  test('a deleted table leaves the archive, and nothing brings it back', async () => {
    const store = currentStore()
    const played = { ended: 5, seats: [person('ada'), person('bob')] }
    await play('one', played)
    expect(await store.deleteTable('one', 1)).toBe(true)
    await store.setFinished('one', finishedOf(played))
    await store.listFinished(['one'])
    // A table with the same id is another one.
    await store.createTable(bareTable('one'), LOBBY)
    expect([await idsOf('ada'), await idsOf('bob')]).toEqual([[], []])
  })
}
