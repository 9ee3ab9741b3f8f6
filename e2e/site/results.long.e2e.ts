import { expect, it } from 'vitest'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { lastingProblems, picture, sharedBrowser, type Visit, visit } from '../browser/world.ts'
import { memoryAt } from '../elfenland/phases.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'

const browser = await sharedBrowser()

const FINISHED: readonly (readonly [game: string, at: string, memory: () => NonNullable<Visit['memory']>])[] =
  [
    ['silver-and-gold', '#/here/finished', rememberedMatches],
    ['elfengold', '#/here/journey', () => memoryAt('result')],
  ]

it.each(FINISHED)('%s: a phone on its side shows every row of a result', async (game, at, memory) => {
  for (const language of ['en', 'de'] as const) {
    const { page } = await visit(browser, { size: 'phoneAside', language, at, memory: memory() })
    const sheet = page.getByRole('region', named(SHELL_TEXTS[language]['result.title']))
    const rows = sheet.getByRole('table').getByRole('row')
    await rows.first().waitFor()
    const cutRows = async (): Promise<(string | null)[]> => {
      const end = await sheet.evaluate((it) => Math.min(innerHeight, it.getBoundingClientRect().bottom))
      return rows.evaluateAll(
        (all, edge) =>
          all.filter((row) => row.getBoundingClientRect().bottom > edge).map((row) => row.textContent),
        end,
      )
    }
    expect(await lastingProblems(page, cutRows, 20), language).toEqual([])
    await picture(page, `result-aside-${game}-${language}`)
  }
})
