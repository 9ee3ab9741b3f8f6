import { COVERS } from '../../../games/boards.ts'
import {
  PERIODS,
  type ProfileFilters,
  profileFilterParts,
  profileFiltersIn,
} from '../../../statistics/profile-filters.ts'
import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { go } from '../../router.ts'
import { profileWords as words } from './texts.ts'

type Field = keyof ProfileFilters

/** Which matches are counted. Each change is an address of its own, so that *Back* undoes it. */
export function ProfileFilterBar({
  filters,
  counts,
}: {
  filters: ProfileFilters
  counts: readonly number[]
}) {
  const choose = (field: Field, value: string): void => {
    const { [field]: _, ...others } = filters
    const parts = value === '' ? [] : [field, value]
    go('profile', 'me', ...profileFilterParts(profileFiltersIn([...profileFilterParts(others), ...parts])))
  }
  const select = (field: Field, options: readonly [value: string, label: string][]) => (
    <SelectField
      class="profile-filter"
      label={words.t(field)}
      value={String(filters[field] ?? '')}
      options={[['', words.t(`all.${field}`)], ...options]}
      choose={(value) => choose(field, value)}
    />
  )
  return (
    <form class="profile-filters" onSubmit={(event) => event.preventDefault()}>
      {select(
        'game',
        COVERS.map(({ id, name }) => [id, name]),
      )}
      {select(
        'seats',
        counts.map((n) => [String(n), words.t('players', { n })]),
      )}
      {select('against', [
        ['people', words.t('against.people')],
        ['bots', words.t('against.bots')],
      ])}
      {select(
        'period',
        (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((period) => [
          period,
          words.t(`period.${period}`),
        ]),
      )}
    </form>
  )
}
