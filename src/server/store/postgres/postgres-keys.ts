import type { Key, KeyStore } from '../key-store.ts'
import { readable } from '../rows/readable-rows.ts'
import { keyFrom, selectorFrom } from '../rows/table-rows.ts'
import type { Database } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

const valuesOf = ({ selector, hash, guest, kind, until, session, ...more }: Key): unknown[] => {
  const { signedIn, created, used, browser, replaces } = more
  const secret = [selector, Buffer.from(hash), guest, kind, until]
  return [...secret, session, signedIn, created, used, browser, replaces ?? null]
}

/**
 * An arbitrary number that all processes share, next to that of deletions. Of two keys that replace all others at the same
 * moment, neither statement would see the other's key.
 */
const REPLACING = 8_370_647

export const postgresKeys = ({ query, queryAlone, write }: Database): KeyStore => ({
  async saveKey(key) {
    await write({ statement: run.saveKey, values: valuesOf(key), key: key.selector, retry: true })
  },
  async saveOnlyKey(key) {
    await queryAlone(REPLACING, run.saveOnlyKey, valuesOf(key))
  },
  async exchangeLink(link, key) {
    const values = [...valuesOf(key), link]
    const { rowCount } = await write({ statement: run.exchangeLink, values, key: link, retry: true })
    // The connection may have been lost before the result of the first attempt was known.
    return rowCount === 1 || (await query(run.findKey, [key.selector])).length === 1
  },
  async findKey(selector) {
    const [row] = await query(run.findKey, [selector])
    return row && keyFrom(row)
  },
  keysOf: async (guest) => readable(await query(run.keysOf, [guest]), keyFrom),
  knownKeys: async (selectors) => (await query(run.knownKeys, [selectors])).map(selectorFrom),
  async replaceKey(selector, expected, replaced) {
    const values = [selector, expected ?? null, replaced]
    const { rowCount } = await write({ statement: run.replaceKey, values, key: selector })
    return rowCount === 1
  },
  async useKey({ selector, replaces }, used, until) {
    const values = [selector, used, replaces ?? null, until]
    await write({ statement: run.useKey, values, key: selector, retry: true })
  },
  async dropSessions(guest, which) {
    if ('only' in which) await query(run.dropSession, [guest, which.only])
    else await query(run.dropOtherSessions, [guest, which.except])
  },
  async dropKey(selector) {
    const { rowCount } = await write({ statement: run.dropKey, values: [selector], key: selector })
    return rowCount === 1
  },
  forgetKeys: async (until, limit) => (await query(run.forgetKeys, [until, limit])).length,
})
