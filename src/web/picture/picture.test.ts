import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, viewOf } from '../../kernel/index.ts'
import type { PictureJob } from '../../picture/job.ts'
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

describe('a picture', () => {
  test('is the same in two worlds that differ only in hidden cards', async () => {
    const drawn = await Promise.all(
      ['a', 'b'].map(async (seed) => {
        const { view, ...job } = jobOf(seed)
        const open = view?.open as { readonly display: readonly number[] }
        // What lies face up is made the same in both; everything else that differs is hidden.
        const display = open.display.map((_, i) => i)
        return drawPicture({ ...job, view: { open: { ...open, display } } })
      }),
    )
    const ids = (svg = '') => svg.replace(/P\d[\d-]*/g, 'id')
    expect(ids(drawn[0])).toBe(ids(drawn[1]))
    expect(drawn[0]).toContain('Ada')
  })

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
