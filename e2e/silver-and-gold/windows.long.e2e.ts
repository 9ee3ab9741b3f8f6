import { expect, it } from 'vitest'
import { fillIn } from '../../src/text/format.ts'
import { boardTexts, named } from '../browser/texts.ts'
import { expectWindowsShowAll } from '../browser/windows.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { LONGEST_NAME } from '../site/pages.ts'
import { beginMarking } from './play.ts'

const browser = await sharedBrowser()
const board = await boardTexts('en')

it('every window from 320 by 480 pixels up shows what matters without scrolling', () =>
  expectWindowsShowAll(browser, 20))

it('on a tablet, a long name leaves the panel of the other players its width', async () => {
  const { page, errors } = await visit(browser, { size: 'tablet', name: LONGEST_NAME })
  await beginMarking(page)
  const widthOf = async (region: string): Promise<number> =>
    (await page.getByRole('region', named(region)).boundingBox())?.width ?? 0
  const sheet = await widthOf(fillIn('en', board['sheet.of'], { name: LONGEST_NAME }))
  expect(sheet).toBeGreaterThan(0)
  expect(await widthOf(board.opponents)).toBeGreaterThan(sheet)
  expect(errors).toEqual([])
})
