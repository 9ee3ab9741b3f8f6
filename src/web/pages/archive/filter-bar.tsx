import { useEffect, useRef, useState } from 'preact/hooks'
import { COVERS } from '../../../games/boards.ts'
import { ARCHIVE_OPPONENTS, ARCHIVE_RESULTS } from '../../../protocol/http/archive.ts'
import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { go, replace } from '../../router.ts'
import {
  type ArchiveField,
  type ArchiveFilters,
  filterParts,
  filtersIn,
  MAX_NAME,
} from '../../session/archive/archive-filters.ts'
import { archiveTexts as texts } from './texts.ts'

/** How long the reader pauses before a name is searched for, in milliseconds. */
const TYPING_PAUSE = 350

/** The filters of the archive. Each change is an address of its own, so that *Back* undoes it. */
export function FilterBar({ filters }: { filters: ArchiveFilters }) {
  /** An empty value removes the filter. */
  const changed = (field: ArchiveField, value: string): string[] => [
    'archive',
    ...filterParts(filtersIn([...filterParts({ ...filters, [field]: undefined }), field, value])),
  ]
  const choose = (field: ArchiveField, value: string): void => go(...changed(field, value))
  const select = (
    field: 'game' | 'result' | 'against',
    options: readonly [value: string, label: string][],
  ) => (
    <SelectField
      class="archive-filter"
      label={texts.t(field)}
      value={filters[field] ?? ''}
      options={options}
      choose={(value) => choose(field, value)}
    />
  )
  return (
    <form
      class="archive-filters"
      role="search"
      aria-label={texts.t('filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {select('game', [
        ['', texts.t('game.all')],
        ...COVERS.map(({ id, name }): [string, string] => [id, name]),
      ])}
      {select('result', [
        ['', texts.t('result.all')],
        ...ARCHIVE_RESULTS.map((value): [string, string] => [value, texts.t(`result.${value}`)]),
      ])}
      {select('against', [
        ['', texts.t('against.all')],
        ...ARCHIVE_OPPONENTS.map((value): [string, string] => [value, texts.t(`against.${value}`)]),
      ])}
      <NameField value={filters.with ?? ''} change={(name) => replace(...changed('with', name))} />
      <DayField label={texts.t('from')} value={filters.from} change={(day) => choose('from', day)} />
      <DayField label={texts.t('to')} value={filters.to} change={(day) => choose('to', day)} />
      {filterParts(filters).length === 0 ? undefined : (
        <button type="button" class="btn small" onClick={() => go('archive')} data-do="clear">
          <Icon name="x" />
          {texts.t('clear')}
        </button>
      )}
    </form>
  )
}

/** Searches once the reader pauses. What is being typed is not overwritten by the address, which follows it. */
function NameField({ value, change }: { value: string; change(name: string): void }) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  useEffect(() => {
    const name = typed.trim()
    if (name === told.current) return
    const timer = setTimeout(() => {
      told.current = name
      change(name)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label class="archive-filter">
      <span>{texts.t('with')}</span>
      <input
        class="field"
        type="search"
        maxLength={MAX_NAME}
        placeholder={texts.t('with.hint')}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string | undefined
  change(day: string): void
}

function DayField({ label, value, change }: DayFieldProps) {
  return (
    <label class="archive-filter">
      <span>{label}</span>
      <input
        class="field"
        type="date"
        min="1971-01-01"
        value={value ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </label>
  )
}
