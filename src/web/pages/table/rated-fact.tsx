import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { loadRatedTerms } from '../ratings/load.ts'

/** A table stays rated: those who sit at it have agreed to it. */
export function RatedFact() {
  return (
    <OptionRow
      label={shell.t('new.rated')}
      hint={shell.t('new.rated.hint')}
      more={<LazyPart load={loadRatedTerms} />}
    >
      <b>{shell.t('lobby.yes')}</b>
    </OptionRow>
  )
}
