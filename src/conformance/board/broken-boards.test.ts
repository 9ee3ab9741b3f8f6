import { describe, expect, test } from 'vitest'
import { pearlDiversManifest } from '../../games/pearl-divers/manifest.ts'
import type { Own } from '../../games/pearl-divers/rules/state.ts'
import type { BoardPosition, BoardUnderTest } from './board-under-test.ts'
import { boardChecks } from './checks.ts'
import { BoardElement, BoardText } from './dom.ts'

/* Boards that are drawn by hand, each with one mistake. */

interface Button {
  readonly tag?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly label: string
  press(): void
}

function button({ tag = 'button', attributes = {}, label, press }: Button): BoardElement {
  const element = new BoardElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.appendChild(new BoardText(label))
  element.addEventListener('click', press)
  return element
}

/** A board with a button for each card, changed by `change`. */
const boardWith = (change: (button: Button, place: number) => Button | undefined): BoardUnderTest => ({
  draw(position: BoardPosition, into) {
    into.appendChild(new BoardElement('p')).parentNode = into
    const { hand = [] } = (position.view.own ?? {}) as Partial<Own>
    for (const [place, depth] of hand.entries()) {
      const press = (): void => {
        if (position.active) void position.send([{ type: 'dive', depth }])
      }
      const changed = change({ label: `Dive to ${depth}`, press }, place)
      if (changed) into.appendChild(button(changed))
    }
  },
  clear: (from) => void from.childNodes.splice(0),
  refusalWords: ({ code }) => code,
})

const fine = boardWith((one) => one)
async function check(board: BoardUnderTest, name: string): Promise<void> {
  const found = boardChecks(pearlDiversManifest, board, { games: 1 }).find((one) => one.name.startsWith(name))
  if (!found) throw new Error(`no check ${name}`)
  await found.run()
}

const eager: BoardUnderTest = {
  ...fine,
  draw: (position, into) => fine.draw({ ...position, active: true }, into),
}

describe('a broken board is found', () => {
  test.each([
    ['everything on the board has a role and a name', boardWith((one) => ({ ...one, label: '' }))],
    ['everything on the board has a role and a name', boardWith((one) => ({ ...one, tag: 'div' }))],
    [
      'everything on the board has a role and a name',
      boardWith((one) => ({ ...one, attributes: { 'aria-hidden': 'true' } })),
    ],
    [
      'everything on the board has a role and a name',
      boardWith((one) => ({ ...one, attributes: { id: 'card' } })),
    ],
    [
      'everything on the board has a role and a name',
      boardWith((one) => ({ ...one, attributes: { role: 'card' } })),
    ],
    [
      'everything on the board has a role and a name',
      boardWith((one) => ({ ...one, attributes: { tabindex: '1' } })),
    ],
    [
      'every legal move can be made with the keyboard',
      boardWith((one, place) => (place === 0 ? undefined : one)),
    ],
    ['every legal move can be made with the keyboard', boardWith((one) => ({ ...one, tag: 'div' }))],
    [
      'every legal move can be made with the keyboard',
      boardWith((one) => ({ ...one, attributes: { tabindex: '-1' } })),
    ],
    ['nothing can be played by a seat that is not to move', eager],
    ['every refusal has words', { ...fine, refusalWords: () => '' }],
  ] as const)('%s', async (name, board) => {
    await check(fine, name)
    await expect(check(board, name)).rejects.toThrow(/^(?!no check)/)
  })
})
