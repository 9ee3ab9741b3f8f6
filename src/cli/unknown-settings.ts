import { ENVIRONMENT_HELP, type Environment, SECRET_FILES } from './serve-environment.ts'
import { PLACE_ENVIRONMENT_HELP } from './serve-options.ts'

/** What `admin` and `doctor` read besides the settings of `serve`. */
const OTHERS = ['VERMEIL_ADMIN_TOKEN', 'VERMEIL_BACKUPS']

const SETTINGS = new Set([
  ...[...`${ENVIRONMENT_HELP}${PLACE_ENVIRONMENT_HELP}`.matchAll(/VERMEIL_[A-Z_]+/g)].map(([name]) => name),
  ...SECRET_FILES,
  ...OTHERS,
])

/** The names in the environment that look like settings but are none: without a word, a misspelt one has no effect. */
export const unknownSettings = (environment: Environment): readonly string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('VERMEIL_') && !SETTINGS.has(name))
    .toSorted()
