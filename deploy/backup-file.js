// Copies the SQLite file of a running server into a folder, under the date, and deletes copies older than 30 days:
// node backup-file.js data/vermeil.sqlite backups
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const DAY = 86_400_000
const KEPT = 30 * DAY
const OURS = /^\.?vermeil-[\d-]+\.sqlite$/

const [file, folder] = process.argv.slice(2)
if (file === undefined || folder === undefined) {
  console.error('usage: backup-file.js FILE FOLDER')
  process.exit(2)
}
process.umask(0o077)
const name = `vermeil-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.sqlite`
// A copy that is not finished has another name.
const unfinished = join(folder, `.${name}`)
rmSync(unfinished, { force: true })
// Otherwise a missing file would be created, and its empty copy would pass for a backup.
const db = existsSync(file) ? new DatabaseSync(file, { readOnly: true, timeout: 10_000 }) : undefined
if (!db?.prepare('pragma user_version').get()?.user_version) {
  console.error(`${file} is missing or has no data of Vermeil; nothing was copied`)
  process.exit(1)
}
db.prepare('vacuum into ?').run(unfinished)
db.close()
renameSync(unfinished, join(folder, name))
for (const old of readdirSync(folder).filter((one) => OURS.test(one))) {
  const path = join(folder, old)
  // Also what is left of copies that were interrupted.
  if (Date.now() - statSync(path).mtimeMs > (old.startsWith('.') ? DAY : KEPT)) rmSync(path)
}
console.info(`wrote ${join(folder, name)}`)
