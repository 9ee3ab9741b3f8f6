import { to } from '../../router.ts'
import { ratingWords as words } from './texts.ts'
import './ratings.css'

/** What somebody should know before they choose a rated table. */
const BEFORE = ['standIn', 'repeated'] as const

/** What a rated match means, where it is chosen. */
export function RatedTerms() {
  return (
    <p class="rated-terms">
      {BEFORE.map((term) => words.t(`terms.${term}`)).join(' ')}{' '}
      <a href={to('ratings')}>{words.t('terms')}</a>
    </p>
  )
}
