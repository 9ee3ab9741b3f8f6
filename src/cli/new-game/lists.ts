import { UsageError } from '../command.ts'
import { camel } from './names.ts'

/** The line of a game in `src/games/index.ts`, by which everything but the browser's pages finds it. */
export function addLoader(source: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name
  const line = `  ${key}: async () => (await import('./${name}/manifest.ts')).${camel(name)}Manifest,\n`
  return insertBefore(source, /^}/m, line, 'src/games/index.ts')
}

/** The two lines of a game in `src/games/boards.ts`: its import, and its place behind the others. */
export function addCover(source: string, name: string): string {
  const imported = `import { ${camel(name)}Cover } from './${name}/board/cover.tsx'\n`
  const listed = insertBefore(source, /,?\s*\](?=\n)/, `, ${camel(name)}Cover`, 'src/games/boards.ts')
  return insertBefore(listed, /^\n/m, imported, 'src/games/boards.ts')
}

function insertBefore(source: string, place: RegExp, text: string, file: string): string {
  const at = source.search(place)
  if (at < 0) throw new UsageError(`${file} does not look as this command expects; add the game by hand`)
  return source.slice(0, at) + text + source.slice(at)
}
