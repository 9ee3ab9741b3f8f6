import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { migrate } from '../store/postgres/schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from '../store/postgres/schema/postgres-migrations.ts'

/*
 * A made-up next version of the server: it has added to the database schema, and the first game has different rules.
 * Takes the same options as child.ts.
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
