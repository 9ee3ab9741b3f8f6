import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'

/** A PostgreSQL server for a group of tests, started before the first and stopped after the last. */
export function postgresForTests(settings: Readonly<Record<string, string>> = {}): () => Postgres {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(settings)
  })
  afterAll(() => postgres.end())
  return () => postgres
}
