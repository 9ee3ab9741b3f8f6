import { join } from 'node:path'
import { at } from '../../kernel/index.ts'
import { openPostgresExport } from './postgres/postgres-export.ts'
import { DATA_FILE } from './sqlite/data-folder.ts'
import { openSqliteExport } from './sqlite/sqlite-export.ts'
import { type Digest, RELATIONS, readAll, type StoreExport } from './store-export.ts'

/** A PostgreSQL database by its URL, an SQLite file, or the data folder that contains it. */
export function openStoreExport(place: string, use: 'read' | 'fill'): Promise<StoreExport> {
  if (/^postgres(ql)?:/.test(place)) return openPostgresExport(place, use)
  return openSqliteExport(place.endsWith('.sqlite') ? place : join(place, DATA_FILE), use)
}

export interface Moved extends Digest {
  readonly name: string
}

/**
 * Copies everything into an empty store, reads it back, and keeps it only if every count and hash agrees. `progress` is
 * called with the total number of rows, and returns a function that is called with the number of rows done.
 */
export async function moveData(
  from: StoreExport,
  to: StoreExport,
  progress: (total: number) => (done: number) => void,
): Promise<Moved[]> {
  for (const relation of RELATIONS) {
    if ((await to.count(relation)) > 0) throw new Error('the target is not empty')
  }
  let total = 0
  for (const relation of RELATIONS) total += await from.count(relation)
  const show = progress(total)
  let done = 0
  const moved: Moved[] = []
  for (const relation of RELATIONS) {
    const source = await readAll(from, relation, async (rows) => {
      if (rows.length > 0) await to.add(relation, rows)
      done += rows.length
      show(done)
    })
    moved.push({ name: relation.name, ...source })
  }
  for (const [index, relation] of RELATIONS.entries()) {
    const { rows, hash } = await readAll(to, relation)
    const wanted = at(moved, index)
    if (rows !== wanted.rows || hash !== wanted.hash)
      throw new Error(
        `the copy of ${relation.name} differs (${rows} of ${wanted.rows} rows); nothing was kept`,
      )
  }
  await to.keep()
  return moved
}
