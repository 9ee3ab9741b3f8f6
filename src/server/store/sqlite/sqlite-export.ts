import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { checkVersion, type Relation, type StoreExport, type Value } from '../store-export.ts'
import { DATA_FILE, lockFolder } from './data-folder.ts'
import { SQLITE_MIGRATIONS } from './schema/sqlite-migrations.ts'
import { openSqliteStore } from './sqlite-store.ts'

export async function openSqliteExport(file: string, use: 'read' | 'fill'): Promise<StoreExport> {
  if (use === 'read' && !existsSync(file)) throw new Error(`there is no ${file}`)
  // A running server would acknowledge moves that are not copied any more.
  const lock = basename(file) === DATA_FILE ? lockFolder(dirname(file), 0) : undefined
  try {
    return await openLocked(file, use, () => lock?.release())
  } catch (problem) {
    lock?.release()
    throw problem
  }
}

async function openLocked(file: string, use: 'read' | 'fill', release: () => void): Promise<StoreExport> {
  // Migrates the file, and refuses one that is too new.
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file, { timeout: 5_000 })
  checkVersion(Number(db.prepare('pragma user_version').get()?.user_version), SQLITE_MIGRATIONS.length)
  db.exec(use === 'read' ? 'begin' : 'begin immediate')
  return {
    async count({ name }) {
      return Number(db.prepare(`select count(*) as count from ${name}`).get()?.count)
    },
    async read(relation, after, limit) {
      const { name, columns, key } = relation
      const from = after === undefined ? '' : `where (${key}) > (${key.map(() => '?')})`
      const sql = `select ${Object.keys(columns)} from ${name} ${from} order by ${key} limit ?`
      const rows = db.prepare(sql).all(...(after ?? []), limit)
      return rows.map((row) => Object.keys(columns).map((column) => exported(row[column])))
    },
    async add(relation, rows) {
      const columns = Object.keys(relation.columns)
      const insert = db.prepare(
        `insert into ${relation.name} (${columns}) values (${columns.map(() => '?')})`,
      )
      for (const row of rows) insert.run(...imported(relation, row))
    },
    async keep() {
      db.exec('commit')
    },
    async close() {
      db.close()
      release()
    },
  }
}

function exported(value: unknown): Value {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  return Number(value)
}

function imported({ columns }: Relation, row: readonly Value[]): SQLInputValue[] {
  return Object.values(columns).map((kind, index) => {
    const value = row[index] ?? null
    return kind === 'bytes' ? Buffer.from(String(value), 'hex') : value
  })
}
