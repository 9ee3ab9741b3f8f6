import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/server.ts'
import { groupCommit } from './group-commit.ts'

test('writes wait once for another program that has locked the file, however many there are', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const [db, other] = [new DatabaseSync(file, { timeout: 500 }), new DatabaseSync(file)]
  db.exec('create table numbers (number integer)')
  const write = groupCommit(db, () => undefined)
  const add = (number: number): Promise<unknown> =>
    write(() => db.prepare('insert into numbers values (?)').run(number))
  other.exec('begin immediate')
  const began = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, number) => add(number)))
  expect(outcomes).toMatchObject(Array(60).fill({ status: 'rejected', reason: { name: 'StoreUnavailable' } }))
  expect(performance.now() - began).toBeLessThan(15_000)
  other.exec('rollback')
  await add(1)
  db.close()
  other.close()
})
