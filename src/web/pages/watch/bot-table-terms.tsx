import { watchWords as words } from './texts.ts'
import './watch.css'

/** What a table of bots only means, where it is chosen. */
export const BotTableTerms = () => (
  <p class="bot-table-terms" role="status">
    {words.t('botTable')}
  </p>
)
