import { idle } from '../../idle.ts'
import { watchWords } from './texts.ts'

/** The match on the home page, once the browser has nothing better to do. */
export async function loadTopTable() {
  await idle()
  const [{ TopTable }] = await Promise.all([import('./top-table.tsx'), watchWords.ready()])
  return TopTable
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
