import type { Page } from 'playwright-core'
import { anyOf } from '../browser/texts.ts'

/** What screen readers were asked to announce. */
export const announcements = (page: Page): Promise<string[]> =>
  anyOf(page.getByRole('log')).locator('p').allInnerTexts()

/** The names of all elements with a role that a screen reader finds. */
export async function namesOf(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ ignored, role: is, name }) =>
    !ignored && is?.value === role ? [String(name?.value ?? '')] : [],
  )
}
