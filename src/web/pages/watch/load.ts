import { idle } from '../../idle.ts'
import { watchWords } from './texts.ts'

/** The match on the home page, once the browser has nothing better to do. */
export async function loadTopTable() {
  await idle()
  return (await import('./top-table.tsx')).TopTable
}

/** What shows that match, once there is one. */
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
