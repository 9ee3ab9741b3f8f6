// npm runs this script as "prepare" after every install in a clone. It compiles src/ to dist/ for projects that use
// Vermeil as a library. Vermeil itself runs its TypeScript without a build, and `npm run check` checks the types.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

if (!existsSync(tsc)) {
  console.error('vermeil: TypeScript is not installed, so dist/ was not built.')
} else {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
