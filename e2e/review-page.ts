import type { Locator, Page } from 'playwright-core'
import { named, type ShellTexts } from './texts.ts'

/** A review searches every move, which takes long on a busy machine. */
export const REVIEW_TIMEOUT = { timeout: 120_000 }

/** The list of all moves. Only the overview of a review has it. */
export const movesList = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('list', named(texts['review.moves']))

/** What a review says above the board about the move on screen. */
export const moveWords = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('region', named(texts['review.title'])).getByRole('status')

/** The button that shows a link to the position on screen. */
export const linkButton = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('button', named(texts['review.link']))

/** The field with the link. */
export const linkField = (page: Page, texts: ShellTexts): Locator =>
  page.getByRole('textbox', named(texts['review.link']))
