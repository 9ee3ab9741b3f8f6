import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import type { AdminQuery } from '../../session/api/admin.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { ActDialog, type Order } from './act-dialog.tsx'
import { adminWords as words } from './texts.ts'

interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly next?: string | undefined
}

/** The entries of a page under the name that is the same for all lists. */
export const listPage = <Answer extends { readonly next?: string | undefined }, Item>(
  answer: ApiResult<Answer>,
  itemsOf: (page: Answer) => readonly Item[],
): ApiResult<ListPage<Item>> =>
  answer.ok ? { ok: true, value: { items: itemsOf(answer.value), next: answer.value.next } } : answer

interface AdminListProps<Item> {
  readonly title: string
  /** Said if there is nothing to show. */
  readonly empty: string
  /** What to search for at first; absent if the list cannot be searched. */
  readonly search?: string
  readonly searchWords?: string
  fetchPage(query: AdminQuery): Promise<ApiResult<ListPage<Item>>>
  row(item: Item, order: (order: Order) => void): ComponentChildren
  readonly children?: (order: (order: Order) => void) => ComponentChildren
}

/** A list that can be searched and read page by page, with the dialog for the acts on its rows. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { title, empty, search: first, searchWords, fetchPage, row, children } = props
  const [search, setSearch] = useState(first ?? '')
  const [found, setFound] = useState<ListPage<Item> | undefined>(undefined)
  const [problem, setProblem] = useState('')
  const [order, setOrder] = useState<Order | undefined>(undefined)
  // An answer that was overtaken by a later one is not shown.
  const latest = useRef(0)

  async function load(after?: string): Promise<void> {
    const number = ++latest.current
    const wanted = search.trim()
    const answer = await fetchPage({
      ...(wanted === '' ? {} : { search: wanted }),
      ...(after === undefined ? {} : { after }),
    })
    if (number !== latest.current) return
    setProblem(answer.ok ? '' : rejectionWords(answer.rejection))
    if (!answer.ok) return
    const { items, next } = answer.value
    const before = after === undefined ? [] : (found?.items ?? [])
    setFound({ items: [...before, ...items], next })
  }
  useEffect(() => void load(), [])

  return (
    <section class="paper admin-list" aria-labelledby="admin-list">
      <h2 id="admin-list">{title}</h2>
      {children?.(setOrder)}
      {first === undefined ? undefined : (
        <form
          class="admin-search"
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            void load()
          }}
        >
          <input
            class="field"
            type="search"
            aria-label={searchWords}
            placeholder={searchWords}
            maxLength={60}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {words.t('search')}
          </button>
        </form>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
      {problem === '' ? undefined : (
        <button type="button" class="btn" onClick={() => void load()}>
          {shell.t('retry')}
        </button>
      )}
      {found === undefined && problem === '' ? <p class="admin-quiet">{shell.t('loading')}</p> : undefined}
      {found?.items.length === 0 ? <p class="admin-quiet">{empty}</p> : undefined}
      <ul>{found?.items.map((item) => row(item, setOrder))}</ul>
      {found?.next === undefined ? undefined : (
        <button type="button" class="btn" onClick={() => void load(found.next)}>
          {words.t('more')}
        </button>
      )}
      {order ? (
        <ActDialog order={order} close={() => setOrder(undefined)} done={() => void load()} />
      ) : undefined}
    </section>
  )
}
