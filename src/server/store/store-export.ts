import { createHash } from 'node:crypto'

/** Texts, numbers, yes and no as 1 and 0, bytes in hexadecimal: the same in every store, so that hashes agree. */
export type Value = string | number | null
export type Values = readonly Value[]
type Kind = 'text' | 'number' | 'flag' | 'bytes'

/** What a store keeps of one sort of thing. */
export interface Relation {
  readonly name: string
  readonly columns: Readonly<Record<string, Kind>>
  readonly key: readonly string[]
}

/** Everything that is kept. Leases are not: they end by themselves. */
export const RELATIONS: readonly Relation[] = [
  { name: 'tables', columns: { id: 'text', record: 'text' }, key: ['id'] },
  {
    name: 'heads',
    columns: {
      id: 'text',
      entries: 'number',
      game: 'text',
      status: 'text',
      listed: 'flag',
      asked: 'number',
      deadline: 'number',
      created: 'number',
      updated: 'number',
      seats: 'text',
    },
    key: ['id'],
  },
  {
    name: 'entries',
    columns: { table_id: 'text', number: 'number', entry: 'text' },
    key: ['table_id', 'number'],
  },
  { name: 'seeds', columns: { table_id: 'text', seed: 'text' }, key: ['table_id'] },
  {
    name: 'sitting',
    columns: { guest: 'text', table_id: 'text', seat: 'number' },
    key: ['guest', 'table_id'],
  },
  { name: 'guests', columns: { id: 'text', name: 'text', muted: 'text' }, key: ['id'] },
  {
    name: 'keys',
    columns: { selector: 'text', hash: 'bytes', guest: 'text', kind: 'text', until: 'number' },
    key: ['selector'],
  },
]

/** A store seen as rows, all of one moment. What is added is kept when it is all there, or not at all. */
export interface StoreExport {
  count(relation: Relation): Promise<number>
  /** In the order of the key, byte by byte; after that row. */
  read(relation: Relation, after: Values | undefined, limit: number): Promise<Values[]>
  add(relation: Relation, rows: readonly Values[]): Promise<void>
  /** Without it everything that was added is gone after closing. */
  keep(): Promise<void>
  close(): Promise<void>
}

/** Whether data of this shape can be moved without leaving something behind that only a newer version knows. */
export function checkShape(version: number, known: number): void {
  if (version !== known)
    throw new Error('the data was written by a newer version of Vermeil: move it with that one')
}

const AT_ONCE = 1_000

export interface Digest {
  readonly rows: number
  readonly hash: string
}

/** All rows of a relation, some at a time, and what they are taken together. */
export async function readAll(
  depot: StoreExport,
  relation: Relation,
  each: (rows: readonly Values[]) => void | Promise<void> = () => undefined,
): Promise<Digest> {
  const hash = createHash('sha256')
  const key = relation.key.map((column) => Object.keys(relation.columns).indexOf(column))
  let rows = 0
  for (let after: Values | undefined; ; ) {
    const found = await depot.read(relation, after, AT_ONCE)
    for (const row of found) hash.update(`${JSON.stringify(row)}\n`)
    rows += found.length
    await each(found)
    const last = found.at(-1)
    if (last === undefined || found.length < AT_ONCE) return { rows, hash: hash.digest('hex') }
    after = key.map((column) => last[column])
  }
}
