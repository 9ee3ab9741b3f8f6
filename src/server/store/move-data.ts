import { join } from 'node:path'
import { openPostgresExport } from './postgres/postgres-export.ts'
import { DATA_FILE } from './sqlite/data-folder.ts'
import { openSqliteExport } from './sqlite/sqlite-export.ts'
import { type Digest, RELATIONS, readAll, type StoreExport } from './store-export.ts'

/** A PostgreSQL database by its address, an SQLite file, or the folder that it lies in. */
export function openStoreExport(place: string, use: 'read' | 'fill'): Promise<StoreExport> {
  if (/^postgres(ql)?:/.test(place)) return openPostgresExport(place, use)
  return openSqliteExport(place.endsWith('.sqlite') ? place : join(place, DATA_FILE), use)
}

export interface Moved extends Digest {
  readonly name: string
}

/**
 * Copies everything into an empty place, reads it back there, and keeps it where every count and hash agrees.
 * `progress` is told how much there is, and then how much of it is done.
 */
export async function moveData(
  from: StoreExport,
  to: StoreExport,
  progress: (total: number) => (done: number) => void,
): Promise<Moved[]> {
  for (const relation of RELATIONS) {
    if ((await to.count(relation)) > 0) throw new Error('the place to move to is not empty')
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
    const wanted = moved[index]
    if (rows !== wanted.rows || hash !== wanted.hash)
      throw new Error(`${relation.name} differ after copying (${rows} of ${wanted.rows}): nothing was kept`)
  }
  await to.keep()
  return moved
}
