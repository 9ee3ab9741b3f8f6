import { BREAKPOINTS } from '../../src/ui/breakpoints.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const QUERIES: ReadonlyMap<string, string> = new Map(
  Object.entries(BREAKPOINTS).map(([name, query]) => [kebab(name), query]),
)

/**
 * Replaces `@media (--landscape-phone)` by the query that `src/ui/breakpoints.ts` gives this name. `@container` may use
 * the names of widths as well.
 */
export function expandBreakpoints(css: string): string {
  return css.replace(/@(media|container)[^{;]*/g, (prelude) =>
    prelude.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = QUERIES.get(name)
      if (query === undefined) throw new Error(`No breakpoint is named --${name}`)
      if (query.includes(',') && / and /.test(prelude)) {
        throw new Error(`--${name} stands for alternatives, so it cannot be combined with "and"`)
      }
      return query
    }),
  )
}
