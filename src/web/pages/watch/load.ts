import { watchWords } from './texts.ts'

/** What shows a match on the home page. */
export async function loadTopLink() {
  const [{ TopLink }] = await Promise.all([import('./top-link.tsx'), watchWords.ready()])
  return TopLink
}

export async function loadWatchPage() {
  const [{ WatchPage }] = await Promise.all([import('./watch-page.tsx'), watchWords.ready()])
  return WatchPage
}

/** What a table of bots only means, as part of a form. */
export async function loadBotTableTerms() {
  const [{ BotTableTerms }] = await Promise.all([import('./bot-table-terms.tsx'), watchWords.ready()])
  return BotTableTerms
}
