import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArgs } from '../args.ts'
import { type CliCommand, printLine, UsageError } from '../command.ts'
import { addCover, addLoader } from '../new-game/lists.ts'
import { checkName, renamed, TEMPLATE, title } from '../new-game/names.ts'

/** The clone that this command runs in. */
const HERE = fileURLToPath(new URL('../../..', import.meta.url))

export const newGameCommand: CliCommand = {
  name: 'new-game',
  usage: 'new-game NAME [--in CLONE]',
  summary: 'add a small complete game under a new name, to change into your own',
  help: `NAME is the folder and the id of the game: lower-case words with hyphens, such as night-market.
  --in CLONE    the clone of the repository to add it to (default: the one this command is run from)
Writes src/games/NAME/ and adds the game to src/games/index.ts and src/games/boards.ts.
See docs/a-new-game.md for what to change, step by step.`,
  run(args, games) {
    const { values, positionals } = readArgs(args, { in: { type: 'string', default: HERE } })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new UsageError('give the new game one name')
    const folder = join(values.in, 'src', 'games')
    if (!existsSync(join(folder, TEMPLATE)))
      throw new UsageError(`${values.in} is not a clone of the repository, which a new game is written into`)
    checkName(name, [...readdirSync(folder), ...games.map(({ game }) => game.id)])
    writeGame(folder, name)
    tidy(values.in, name)
    printLine(nextSteps(name))
    return 0
  },
}

/** Writes all files, or none if one of them cannot be written. */
function writeGame(folder: string, name: string): void {
  const lists = [
    [join(folder, 'index.ts'), addLoader],
    [join(folder, 'boards.ts'), addCover],
  ] as const
  // Everything is made before anything is written.
  const changed = lists.map(([path, add]) => [path, add(readFileSync(path, 'utf8'), name)] as const)
  const target = join(folder, name)
  try {
    for (const path of readdirSync(join(folder, TEMPLATE), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|tsx|css)$/.test(path)) continue
      mkdirSync(join(target, dirname(path)), { recursive: true })
      writeFileSync(join(target, path), renamed(readFileSync(join(folder, TEMPLATE, path), 'utf8'), name))
    }
    for (const [path, text] of changed) writeFileSync(path, text)
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw error
  }
}

/** Imports are sorted by name, so a new name may move some. Without the formatter the game works all the same. */
function tidy(root: string, name: string): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  if (!existsSync(biome)) return
  const paths = [name, 'index.ts', 'boards.ts'].map((path) => join('src', 'games', path))
  spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root })
}

const nextSteps = (name: string): string => {
  const steps = [
    [`npx vermeil simulate ${name} --seats random,random`, 'a few hundred games between bots'],
    ['npm start', 'the pages and the server; play it there'],
    [`npx vitest run src/games/${name}`, 'its tests and the conformance suite'],
  ] as const
  const width = Math.max(...steps.map(([command]) => command.length))
  return `Added ${title(name)} in src/games/${name}/.

${steps.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`).join('\n')}

Then make it your own: docs/a-new-game.md goes through it step by step.`
}
