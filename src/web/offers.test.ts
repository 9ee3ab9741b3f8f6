import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provideBrowser } from '../conformance/index.ts'
import { GAMES } from '../games/all.ts'
import { COURSE_LOADERS } from '../games/lessons.ts'
import { pearlDiversManifest } from '../games/pearl-divers/manifest.ts'

// There is no browser here, so the covers are loaded after what they need of one is there.
provideBrowser()
const { COVERS } = await import('../games/boards.ts')
const { pearlDiversCover } = await import('../games/pearl-divers/board/cover.tsx')

/* What the pages offer without loading a game is written on its cover; what the game has is elsewhere. */

test.each([...GAMES, pearlDiversManifest].map((manifest) => [manifest.game.id, manifest] as const))(
  '%s is offered with what it has: reviews and hints, a course, puzzles',
  (id, { reviewer }) => {
    const cover = [...COVERS, pearlDiversCover].find((one) => one.id === id)
    expect({
      reviews: cover?.reviews === true,
      course: cover?.course === true,
      puzzles: cover?.puzzles === true,
    }).toEqual({
      reviews: reviewer !== undefined,
      course: Object.hasOwn(COURSE_LOADERS, id),
      puzzles: existsSync(new URL(`../../puzzles/${id}`, import.meta.url)),
    })
  },
)

test.each(COVERS.map((cover) => [cover.id, cover] as const))(
  '%s has the same signs in lists as at its table',
  async (_, { load, loadSign }) => {
    expect(await loadSign?.()).toBe((await load()).Sign)
  },
)
