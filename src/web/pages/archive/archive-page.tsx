import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { capitalised, dateFormat } from '../../../text/format.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import type { ArchiveEntry } from '../../session/archive/archive-entry.ts'
import { filterParts, filtersIn } from '../../session/archive/archive-filters.ts'
import { type ArchiveList, type ArchiveState, openArchive } from '../../session/archive/archive-list.ts'
import { removeArchived } from '../../session/archive/device-archive.ts'
import { forgetStatistics } from '../../session/profile/statistics-store.ts'
import { removeMatch } from '../../session/saved-matches.ts'
import { ChartPage } from '../chart-page.tsx'
import { RemoveDialog } from '../remove-dialog.tsx'
import { ArchiveRow } from './archive-row.tsx'
import { FilterBar } from './filter-bar.tsx'
import { archiveTexts as texts } from './texts.ts'
import './archive.css'

/** The list that was open last, so that *Back* finds it as it was. */
let last: { readonly key: string; readonly list: ArchiveList } | undefined

/** Everything that the visitor has played to the end. The filters are in the address. */
export function AllMatchesPage({ address }: { address: readonly string[] }) {
  const filters = useMemo(() => filtersIn(address), [address.join('/')])
  const key = filterParts(filters).join('/')
  const list = useMemo(() => {
    const opened = last?.key === key ? last.list : openArchive(filters)
    last = { key, list: opened }
    void opened.load()
    return opened
  }, [key])
  useTitle(`${shell.t('archive')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('archive')} class="archive-page" roses={[[1130, 160, 90]]}>
      <main class="archive">
        <header>
          <h1>{shell.t('archive')}</h1>
          <p class="archive-lead">
            {texts.t('lead')} <a href={to('profile')}>{shell.t('profile')}</a>
          </p>
        </header>
        <FilterBar filters={filters} />
        <Matches key={key} list={list} filtered={key !== ''} />
      </main>
    </ChartPage>
  )
}

function Matches({ list, filtered }: { list: ArchiveList; filtered: boolean }) {
  const state = list.state.value
  const { entries, loading, more } = state
  const [removing, setRemoving] = useState<ArchiveEntry | undefined>(undefined)
  const place = useRef<HTMLElement>(null)
  const showMore = useMore(list, place)
  const remove = async ({ id }: ArchiveEntry): Promise<void> => {
    setRemoving(undefined)
    removeMatch(id)
    await removeArchived(id)
    await forgetStatistics(`here/${id}`)
    list.forget(id)
  }
  return (
    <section ref={place} class="paper archive-list" aria-label={shell.t('archive')} aria-busy={loading}>
      <Notice state={state} retry={() => void list.load()} />
      {entries.length === 0 && !loading && !more ? <Empty filtered={filtered} /> : undefined}
      {monthsOf(entries).map(([month, rows]) => (
        <div key={month}>
          <h2>{month}</h2>
          <ul>
            {rows.map((entry) => (
              <ArchiveRow key={entry.place + entry.id} entry={entry} remove={() => setRemoving(entry)} />
            ))}
          </ul>
        </div>
      ))}
      {more && !loading ? (
        <button type="button" class="btn" onClick={() => void showMore()} data-do="more">
          {texts.t(entries.length === 0 ? 'searchOn' : 'more')}
        </button>
      ) : undefined}
      <p class="archive-state" role="status">
        {loading ? texts.t('searching') : ''}
      </p>
      {entries.some((entry) => entry.place === 't') ? (
        <p class="archive-kept">{texts.t('kept')}</p>
      ) : undefined}
      {removing ? (
        <RemoveDialog
          game={removing.game}
          remove={() => void remove(removing)}
          close={() => setRemoving(undefined)}
        />
      ) : undefined}
    </section>
  )
}

/** Adds a page, and moves the focus to its first match, since the button may be gone. */
function useMore(list: ArchiveList, place: { readonly current: HTMLElement | null }) {
  const [shown, setShown] = useState<number | undefined>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    place.current?.querySelectorAll<HTMLElement>('.archive-main')[shown]?.focus()
    setShown(undefined)
  }, [shown])
  return async (): Promise<void> => {
    const before = list.state.value.entries.length
    await list.more()
    setShown(before)
    const added = list.state.value.entries.length - before
    announce(added > 0 ? texts.t('added', { n: added }) : texts.t('none.filtered'))
  }
}

/** Says why the matches on the server are missing. */
function Notice({ state: { problem, loading }, retry }: { state: ArchiveState; retry(): void }) {
  if (!problem || loading) return undefined
  return (
    <div class="archive-notice" role="alert">
      <p>
        {problem.code === 'offline'
          ? texts.t('offline')
          : texts.t('server', { problem: rejectionWords(problem) })}
      </p>
      <button type="button" class="btn small" onClick={retry}>
        {shell.t('retry')}
      </button>
    </div>
  )
}

/** Filters are cleared by the button beside them. */
function Empty({ filtered }: { filtered: boolean }) {
  return (
    <div class="archive-empty">
      <p>{texts.t(filtered ? 'none.filtered' : 'none')}</p>
      {filtered ? undefined : (
        <a class="btn btn-gold" href={to()}>
          {shell.t('home.play')}
        </a>
      )}
    </div>
  )
}

/** The matches of each month, in their order. */
function monthsOf(entries: readonly ArchiveEntry[]): [month: string, entries: ArchiveEntry[]][] {
  const format = dateFormat(language.value, { month: 'long', year: 'numeric' })
  const months = new Map<string, ArchiveEntry[]>()
  for (const entry of entries) {
    const month = capitalised(format.format(entry.ended))
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}
