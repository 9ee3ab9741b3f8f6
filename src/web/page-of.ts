import type { JSX } from 'preact'

/** A page of its own for each address, unless several share one: then they have the same key. */
export type PageOf = (path: readonly string[]) => JSX.Element

export const keyOf = (path: readonly string[]): string => path.slice(0, 3).join('/')

export function pageAt(
  pages: Readonly<Record<string, PageOf>>,
  [first = '']: readonly string[],
): PageOf | undefined {
  return Object.hasOwn(pages, first) ? pages[first] : undefined
}
