import type { Store } from '../store/store.ts'

const TABLES_PER_PAGE = 50

/** The ids of all tables that name a guest, read a page at a time. */
export async function* namedTables(
  store: Pick<Store, 'tablesNaming'>,
  guest: string,
): AsyncGenerator<string> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await store.tablesNaming(guest, after, TABLES_PER_PAGE)
    yield* page
    after = page.length < TABLES_PER_PAGE ? undefined : page.at(-1)
  }
}
