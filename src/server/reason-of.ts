/** The reason of a problem, without what may hold a password. A host with several addresses fails with several errors. */
export function reasonOf(problem: unknown): string {
  const first: unknown = problem instanceof AggregateError ? problem.errors[0] : problem
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause : first
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
