import { describe, expect, test } from 'vitest'
import type { ArchivedMatch, ArchivePage } from '../../../protocol/http/archive.ts'
import type { ArchiveRequest } from '../api/archive.ts'
import type { ApiResult } from '../api/request.ts'
import { type ArchiveEntry, localEntry } from './archive-entry.ts'
import { openArchive } from './archive-list.ts'

const here = (ended: number): ArchiveEntry =>
  localEntry({ id: `here${ended}`, game: 'g', seats: [{ name: 'Ada' }], at: ended })
const there = (ended: number): ArchivedMatch => ({
  table: `there${ended}`,
  game: 'g',
  seats: [{ kind: 'person', name: 'Ada' }],
  you: 0,
  ended,
})
const range = (count: number, last: number): number[] => Array.from({ length: count }, (_, i) => last - i)

/** A server with pages of these matches; an empty one is a search that took a break. */
function sourcesOf(local: readonly ArchiveEntry[], pages: readonly (readonly ArchivedMatch[])[]) {
  const asked: ArchiveRequest[] = []
  const server = { offline: false }
  return {
    asked,
    server,
    localEntries: async () => [...local],
    fetchArchive: async (request: ArchiveRequest): Promise<ApiResult<ArchivePage>> => {
      asked.push(request)
      if (server.offline) return { ok: false, rejection: { code: 'offline' } }
      const page = Number(request.after ?? 0)
      const next = page + 1 < pages.length ? { next: String(page + 1) } : {}
      return { ok: true, value: { matches: [...(pages[page] ?? [])], ...next } }
    },
  }
}

describe('the list of the archive', () => {
  test('has the matches of this device and of the server in one order, page by page', async () => {
    const local = range(30, 1000).map((n) => here(n * 10 + 5))
    const pages = [range(20, 1000), range(20, 980)].map((page) => page.map((n) => there(n * 10)))
    const sources = sourcesOf(local, pages)
    const list = openArchive({}, sources)
    await list.load()
    const shown = () => list.state.value.entries.map(({ ended }) => ended)
    expect(shown()).toEqual(range(10, 1000).flatMap((n) => [n * 10 + 5, n * 10]))
    expect(list.state.value).toMatchObject({ more: true, loading: false })
    // The first page of the server was enough for this one as well.
    await list.more()
    expect(shown()).toHaveLength(40)
    await list.more()
    await list.more()
    expect(shown()).toEqual([...shown()].sort((a, b) => b - a))
    expect(shown()).toHaveLength(70)
    expect(list.state.value.more).toBe(false)
    expect(sources.asked.map(({ after }) => after)).toEqual([undefined, '1'])
  })

  test('without a connection has the matches of this device, and the others after a retry', async () => {
    const sources = sourcesOf([here(5)], [[there(7)]])
    sources.server.offline = true
    const list = openArchive({}, sources)
    await list.load()
    expect(list.state.value).toMatchObject({ more: false, problem: { code: 'offline' } })
    expect(list.state.value.entries.map(({ id }) => id)).toEqual(['here5'])
    sources.server.offline = false
    await list.load()
    expect(list.state.value.problem).toBeUndefined()
    expect(list.state.value.entries.map(({ id }) => id)).toEqual(['there7', 'here5'])
  })

  test('goes on where the server took a break, but not for ever', async () => {
    const sources = sourcesOf([], [...Array.from({ length: 7 }, () => []), [there(1)]])
    const list = openArchive({ with: 'Zoë' }, sources)
    await list.load()
    expect(list.state.value).toMatchObject({ entries: [], more: true })
    expect(sources.asked).toHaveLength(5)
    await list.more()
    expect(list.state.value.entries.map(({ id }) => id)).toEqual(['there1'])
    expect(list.state.value.more).toBe(false)
    expect(sources.asked.every(({ opponent }) => opponent === 'Zoë')).toBe(true)
  })

  test('leaves out a match that was removed', async () => {
    const list = openArchive({}, sourcesOf([here(5), here(6)], [[]]))
    await list.load()
    list.forget('here6')
    expect(list.state.value.entries.map(({ id }) => id)).toEqual(['here5'])
  })
})
