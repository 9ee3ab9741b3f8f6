/** A step in the schema of the stored data. A step that was released is never changed. */
export interface Migration {
  readonly sql: string
  /** Versions that do not know this step can no longer use the data. Without it, a step only adds something. */
  readonly breaks?: true
}

export interface SchemaVersion {
  /** How many steps have been taken. */
  readonly version: number
  /** How many steps a program must know to use the data. */
  readonly oldest: number
}

/**
 * The steps that are still to be taken, each with the version that it leads to. Data to which a newer version has only
 * added something is used as it is, so that two versions can run side by side.
 */
export function pendingSteps(
  current: SchemaVersion,
  steps: readonly Migration[],
): (SchemaVersion & { readonly sql: string })[] {
  if (current.oldest > steps.length) throw new Error('the data was written by a newer version of Vermeil')
  let { oldest } = current
  return steps.slice(current.version).map(({ sql, breaks }, index) => {
    const version = current.version + index + 1
    if (breaks) oldest = version
    return { version, oldest, sql }
  })
}
