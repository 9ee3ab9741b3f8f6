import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { loadRatedTerms } from '../ratings/load.ts'

/** A table stays rated: those who sit at it have agreed to it. */
export function RatedFact() {
  return (
    <div class="opt">
      <div>
        {shell.t('new.rated')}
        <small>{shell.t('new.rated.hint')}</small>
        <LazyPart load={loadRatedTerms} />
      </div>
      <b>{shell.t('lobby.yes')}</b>
    </div>
  )
}
