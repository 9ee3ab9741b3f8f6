/** Work that pauses now and then, so that its caller can do something else in between or drop it. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does all of the work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
