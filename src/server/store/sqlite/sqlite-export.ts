import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { checkShape, type Relation, type StoreExport, type Value } from '../store-export.ts'
import { DATA_FILE, lockFolder } from './data-folder.ts'
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts'
import { openSqliteStore } from './sqlite-store.ts'

export async function openSqliteExport(file: string, use: 'read' | 'fill'): Promise<StoreExport> {
  if (use === 'read' && !existsSync(file)) throw new Error(`there is no ${file}`)
  // A server that goes on would acknowledge what is left behind.
  const held = basename(file) === DATA_FILE ? lockFolder(dirname(file)) : undefined
  try {
    return await openHeld(file, use, () => held?.release())
  } catch (problem) {
    held?.release()
    throw problem
  }
}

async function openHeld(file: string, use: 'read' | 'fill', release: () => void): Promise<StoreExport> {
  // Brings the file to our shape, and refuses one that is beyond it.
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file, { timeout: 5_000 })
  checkShape(Number(db.prepare('pragma user_version').get()?.user_version), SQLITE_MIGRATIONS.length)
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
      return rows.map((row) => Object.keys(columns).map((column) => outside(row[column])))
    },
    async add(relation, rows) {
      const columns = Object.keys(relation.columns)
      const insert = db.prepare(
        `insert into ${relation.name} (${columns}) values (${columns.map(() => '?')})`,
      )
      for (const row of rows) insert.run(...inside(relation, row))
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

function outside(value: SQLOutputValue): Value {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  return typeof value === 'bigint' ? Number(value) : value
}

function inside({ columns }: Relation, row: readonly Value[]): SQLInputValue[] {
  return Object.values(columns).map((kind, index) =>
    kind === 'bytes' ? Buffer.from(String(row[index]), 'hex') : row[index],
  )
}
