import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'

/** A PostgreSQL for the tests of a group: started before the first, ended after the last. */
export function postgresForTests(): () => Postgres {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.end())
  return () => postgres
}
