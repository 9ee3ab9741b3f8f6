import type { Key, KeyStore } from '../key-store.ts'
import { readable } from '../rows/readable-rows.ts'
import { keyFrom, selectorFrom } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Statements } from './sqlite-statements.ts'

function save(run: Statements, { selector, hash, guest, kind, until, session, ...more }: Key): void {
  const { signedIn, created, used, browser, replaces } = more
  const secret = [selector, hash, guest, kind, until] as const
  run.saveKey.run(...secret, session, signedIn, created, used, browser, replaces ?? null)
}

export const sqliteKeys = (run: Statements, write: GroupCommit): KeyStore => ({
  saveKey: (key) => write(() => save(run, key)),
  saveOnlyKey: (key) =>
    write(() => {
      run.dropKeysOf.run(key.guest)
      save(run, key)
    }),
  exchangeLink: (link, key) =>
    write(() => {
      if (run.dropKey.run(link).changes === 1) save(run, key)
      return run.findKey.get(key.selector) !== undefined
    }),
  async findKey(selector) {
    const row = run.findKey.get(selector)
    return row && keyFrom(row)
  },
  keysOf: async (guest) => readable(run.keysOf.all(guest), keyFrom),
  knownKeys: async (selectors) => run.knownKeys.all(JSON.stringify(selectors)).map(selectorFrom),
  replaceKey: (selector, expected, replaced) =>
    write(() => run.replaceKey.run(replaced, selector, expected ?? null).changes === 1),
  useKey: ({ selector, replaces }, used, until) =>
    write(() => {
      run.useKey.run(used, selector)
      if (replaces !== undefined) run.endKey.run(until, replaces)
    }),
  dropSessions: (guest, which) =>
    write(() => {
      if ('only' in which) run.dropSession.run(guest, which.only)
      else run.dropOtherSessions.run(guest, which.except)
    }),
  dropKey: (selector) => write(() => run.dropKey.run(selector).changes === 1),
  forgetKeys: (until, limit) => write(() => Number(run.forgetKeys.run(until, limit).changes)),
})
