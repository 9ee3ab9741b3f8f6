import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'

/** Long forms, such as hundreds of kills or statistics of bots: `npm run test:long`. */
const LONG = '**/*.long.test.ts'

/** Tests that start programs, play many games or take seconds for another reason; `npm run check` leaves them out. */
const SLOW = [
  'bench/**/*.test.ts',
  'src/arena/**/*.test.ts',
  'src/cli/**/*.test.ts',
  'src/puzzle/puzzles.test.ts',
  'src/rating/calibration.test.ts',
  'src/review/{commentary,planted-mistakes,review,table-turns}.test.ts',
  'src/server/**/*.test.ts',
  'src/statistics/statistics.test.ts',
  'src/table/{history,orders/order-secrecy,pairing,rated,time/table-rest}.test.ts',
  'src/{audit,library,toy-game}.test.ts',
  'src/conformance/**/*.test.ts',
  'src/games/{conformance,fixed-luck,levels}.test.ts',
  'src/games/*/conformance.test.ts',
  'src/games/*/bot/**/*.test.ts',
  'src/games/*/journey/**/*.test.ts',
  'src/games/*/rules/{contract,fuzz,garbage,packed-move,properties,secrecy,whole-games}.test.ts',
  'src/games/*/testing/forged-files.test.ts',
  'src/games/*/testing/reference/**/*.test.ts',
]

/** The slow tests that take longest: those that compute next to those that mostly wait. */
const LONGEST = [
  // First, because it builds the pages if they are out of date, and others need them.
  'src/cli/serve.test.ts',
  'src/server/tests/attack.test.ts',
  'src/server/tests/many.test.ts',
  'src/cli/bots.test.ts',
  'src/server/bots/remote/remote-bots.test.ts',
  'src/games/conformance.test.ts',
  'src/server/store/postgres/postgres-store.test.ts',
  'src/server/bots/remote/remote-server.test.ts',
  'src/server/tests/closing.test.ts',
  'src/server/tests/upgrade.test.ts',
  'src/server/bots/bot-pool.test.ts',
  'src/games/elfenland/testing/reference/reference.test.ts',
  'src/server/tests/killing.test.ts',
  'src/server/tests/trouble.test.ts',
  'src/server/testing/parts/parts.test.ts',
]

/** Tests of the page. Vite compiles what they load; the others run on Node's own modules, which takes a third less time. */
const PAGE = ['src/ui/**/*.test.ts', 'src/web/**/*.test.ts', 'src/games/*/board/**/*.test.ts']

/** Tests of the page that replace modules, or what the browser provides, for everything that their worker has loaded. */
const ISOLATED = globSync(PAGE).filter((path) =>
  /\bvi\.mock\(|stubGlobal|globalThis|defineProperty|mount-hook/.test(readFileSync(path, 'utf8')),
)

/** Node loads the modules itself, as it does when Vermeil runs. Modules cannot be mocked. */
export const NATIVE = { viteModuleRunner: false, nodeLoader: false }

const ALL = ['src/**/*.test.ts', 'bench/**/*.test.ts']
const NEVER = ['**/node_modules/**', 'dist/**']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // A net for tests that hang. No test depends on how fast the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Many tests wait for other processes; two more workers than there are cores keep them all busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: longestFirst(LONGEST, ['slow', 'isolated', 'page']) },
    globalSetup: 'scripts/temporary-folder.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ALL,
          exclude: [...NEVER, LONG, ...SLOW, ...PAGE],
          // Loading the modules again for every file would take longer than these tests.
          isolate: false,
          pool: 'threads',
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: [...NEVER, ...ISOLATED],
          isolate: false,
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, exclude: NEVER, pool: 'threads' } },
      // Loading the server again for every file would take a second each time.
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: [...NEVER, LONG],
          isolate: false,
          experimental: NATIVE,
        },
      },
    ],
  },
})
