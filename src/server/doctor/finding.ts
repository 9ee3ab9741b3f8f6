/** What is examined, in the order in which it is shown. */
export const CHECK_NAMES = [
  'settings',
  'port',
  'proxy',
  'clock',
  'disk',
  'database',
  'ratings',
  'mail',
  'push',
  'backups',
] as const
type CheckName = (typeof CHECK_NAMES)[number]

export interface Finding {
  readonly check: CheckName
  /** `warn`: it works, but something will go wrong or is missing. `fail`: something does not work. */
  readonly state: 'ok' | 'warn' | 'fail'
  readonly found: string
  /** What to do about it; absent if nothing has to be done. */
  readonly advice?: string
}

/** The three kinds of findings of one check. */
export const findingsOf = (check: CheckName) => ({
  ok: (found: string): Finding => ({ check, state: 'ok', found }),
  warn: (found: string, advice: string): Finding => ({ check, state: 'warn', found, advice }),
  fail: (found: string, advice: string): Finding => ({ check, state: 'fail', found, advice }),
})
