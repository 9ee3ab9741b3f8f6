import { readFileSync } from 'node:fs'

/* Types exist only in the source, so the page copies them, with their comments, from there. */

const SRC = new URL('../../../', import.meta.url)

const sourceOf = (path: string): string => readFileSync(new URL(path, SRC), 'utf8')

/** Interfaces with their comments, as they stand in a file. */
export function interfacesIn(path: string, names: readonly string[]): string {
  const source = sourceOf(path)
  const found = names.map((name) => {
    const text = new RegExp(
      `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export interface ${name} \\{[\\s\\S]*?\\n\\}`,
    )
      .exec(source)?.[0]
      .replace('export interface', 'interface')
      .replaceAll(/^(\s+)readonly /gm, '$1')
    if (text === undefined) throw new Error(`${path} has no interface ${name}`)
    return text
  })
  return ['```ts', found.join('\n\n'), '```'].join('\n')
}

/** The names of the fields of an interface in a file. */
export const fieldsIn = (path: string, name: string): string[] =>
  [...interfacesIn(path, [name]).matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field)

/** The comment above each move of a file, by the type of the move. */
export const moveComments = (path: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...sourceOf(path).matchAll(
        /\/\*\* ([^\n]*) \*\/\s*(?:const \w+ = )?v\.strictObject\(\{\s*type: v\.literal\('(\w+)'\)/g,
      ),
    ].map(([, comment = '', type = '']) => [type, comment]),
  )
