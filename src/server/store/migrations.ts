/** A step in the shape of the data. One that has been released is never changed again. */
export interface Migration {
  readonly sql: string
  /** Versions that do not know this step cannot use the data any more. Without it a step only adds. */
  readonly breaks?: true
}

export interface Shape {
  /** How many steps have been taken. */
  readonly version: number
  /** How many steps a program must know to use the data. */
  readonly oldest: number
}

/**
 * The steps that are still to be taken, each with the shape that it leads to. Data that a newer version has only added
 * to is used as it is, so that two versions can run side by side.
 */
export function stepsFrom(shape: Shape, steps: readonly Migration[]): (Shape & { readonly sql: string })[] {
  if (shape.oldest > steps.length) throw new Error('the data was written by a newer version of Vermeil')
  let { oldest } = shape
  return steps.slice(shape.version).map(({ sql, breaks }, index) => {
    const version = shape.version + index + 1
    if (breaks) oldest = version
    return { version, oldest, sql }
  })
}
