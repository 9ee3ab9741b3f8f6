import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, fastChance, fastSeed, type State, samePlain, startMatch, viewOf } from '../../kernel/index.ts'
import type { PictureJob } from '../../picture/job.ts'
import { playMatchOut } from '../../search/play-out.ts'
import { PictureElement } from './dom.ts'
import { Flattener } from './flatten.ts'
import { drawable, fontPieces } from './letters.ts'
import { drawPicture } from './main.ts'
import { Styles } from './sheet.ts'

const silverAndGold = at(GAMES, 0).game

function jobOf(seed: string): PictureJob {
  const state = silverAndGold.setup({ memoryAid: false }, 2, fastChance(seed))
  const seats = ['Ada', '</text><script>'].map((name) => ({ name, taken: true }))
  return { game: silverAndGold.id, title: 'Silver & Gold', state: '', seats, view: viewOf(state) }
}

// The build turns drawings into data; here they are files of the project.
beforeAll(() => {
  vi.stubGlobal('fetch', async (file: string) => new Response(readFileSync(file.replace(/^\//, ''))))
})
afterAll(() => vi.unstubAllGlobals())

/** Ids are counted, so they differ from one drawing to the next. */
const withoutIds = (svg = ''): string => svg.replace(/P\d[\d-]*/g, 'id')

/** Positions of a match between simple bots: early, in the middle and late. */
function positionsOf({ game, bots }: GameManifest): State[] {
  const match = startMatch(game, { options: {}, seats: ['Ada', 'Bob'], seed: 'cd'.repeat(32) })
  if ('code' in match) throw new Error(match.code)
  const all: State[] = []
  const bot = at(bots, 0)
  const recorder = {
    ...bot,
    choose: (...given: Parameters<typeof bot.choose>) => {
      all.push(game.copy(match.state))
      return bot.choose(...given)
    },
  }
  playMatchOut(match, [recorder, recorder], fastChance(fastSeed(7)))
  return [0.05, 0.4, 0.8].map((share) => at(all, Math.floor(share * all.length)))
}

describe('a picture', () => {
  test.each(GAMES.map((manifest) => [manifest.game.id, manifest] as const))(
    'of %s is the same in two worlds that differ only in what is hidden',
    async (_, manifest) => {
      for (const [n, state] of positionsOf(manifest).entries()) {
        const { reviewer, game } = manifest
        // Other hands, marks and piles behind the same table.
        const sampled = reviewer?.model.sample(viewOf(state, n % 2), undefined, fastChance(fastSeed(n)))
        const other: State = { open: state.open, own: sampled?.own ?? [], secret: sampled?.secret }
        expect(samePlain(state.secret, other.secret) && samePlain(state.own, other.own)).toBe(false)
        const seats = ['Ada', 'Bob'].map((name) => ({ name, taken: true }))
        const job = { game: game.id, title: game.id, state: '', seats }
        const [here, there] = await Promise.all(
          [state, other].map((world) => drawPicture({ ...job, view: viewOf(world) })),
        )
        expect(withoutIds(there)).toBe(withoutIds(here))
        expect(here).toContain('Ada')
      }
    },
  )

  test('escapes names', async () => {
    expect(await drawPicture(jobOf('a'))).not.toContain('<script')
  })

  test('has plain attributes instead of styles, and symbols where they are used', () => {
    const root = new PictureElement('div')
    root.innerHTML =
      '<svg viewBox="0 0 10 10"><defs><symbol id="s" viewBox="0 0 2 2"><path fill="var(--by)" d="M0 0"/></symbol></defs><g class="a"><use href="#s" width="4" height="4"/></g></svg>'
    const styles = new Styles([
      ':root { --red: #f00 } .a { --by: var(--red); opacity: .5 } .a:hover { opacity: 1 }',
    ])
    const svg = new Flattener(styles).flatten(root, [], { width: 10, height: 10 })
    expect(svg).toContain('<g opacity=".5"><g transform="translate(0 0) scale(2)"')
    expect(svg).toContain('<path fill="#f00" d="M0 0">')
  })

  test('writes rarer letters with their own font, and leaves out what no font has', () => {
    expect(fontPieces('Żak')).toEqual([
      { text: 'Ż', rare: true },
      { text: 'ak', rare: false },
    ])
    expect(drawable('Ada 🦄 Σω Nguyễn')).toBe('Ada   Nguyen')
  })
})
