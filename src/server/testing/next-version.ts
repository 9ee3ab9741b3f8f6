import { GAMES } from '../../games/index.ts'
import { at } from '../../kernel/index.ts'
import { migrate } from '../store/postgres/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from '../store/postgres/postgres-migrations.ts'

/*
 * The next version of the server, as a test imagines it: it has added to the database, and the first game of the
 * catalogue has other rules. Options as for child.ts.
 */

const { database = '' } = JSON.parse(process.argv[2] ?? '{}') as { database?: string }
await migrate(database, [
  ...POSTGRES_MIGRATIONS,
  {
    sql: 'alter table heads add column mood text; create table moods (table_id text primary key, mood text)',
  },
])
const { game } = at(GAMES, 0)
Object.defineProperty(game, 'version', { value: game.version + 1 })
await import('./child.ts')
