interface LoggedProblem {
  readonly name: string
  readonly message: string
  readonly code?: string | number
  /** SQLite's number. */
  readonly errcode?: string | number
  readonly constraint?: string | number
  readonly syscall?: string | number
  /** Where in the code, the innermost call first. */
  readonly at?: readonly string[]
  readonly cause?: LoggedProblem
}

/**
 * An error as it is logged: what went wrong and where in the code, without anything about a person. Errors of databases,
 * mail servers and schemas carry whole rows, addresses and inputs in further properties (`detail`, `issues`, `rejected`
 * and so on), and quote values in their messages, so only what is listed here is kept.
 */
export function serializeProblem(problem: unknown): LoggedProblem {
  if (!(problem instanceof Error)) return { name: typeof problem, message: '' }
  const { name, message, stack = '', cause } = problem
  return {
    name,
    message: withoutValues(message),
    ...codeOf(problem),
    at: stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? []),
    ...(cause === undefined ? {} : { cause: serializeProblem(cause) }),
  }
}

/** Codes of the system and of PostgreSQL; SQLite and HTTP have numbers. */
const CODES = ['code', 'errcode', 'constraint', 'syscall'] as const

const codeOf = (problem: Error): Partial<Record<(typeof CODES)[number], string | number>> =>
  Object.fromEntries(
    CODES.flatMap((name) => {
      const value: unknown = name in problem ? Object(problem)[name] : undefined
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )

/** JSON.parse, PostgreSQL and schemas quote what they were given, in which there may be quotes; mail servers repeat addresses. */
const withoutValues = (message: string): string =>
  message
    .split('\n', 1)
    .join()
    .replace(/".*/, '"…"')
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…@…')
