import { UsageError } from '../command.ts'

/** The game that a new one begins as. It is a real game, under test like all others, but in no list. */
export const TEMPLATE = 'pearl-divers'

const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_LENGTH = 40

/** Names in `src/games` that are not games. */
const RESERVED = ['testing', 'all', 'boards', 'conformance', 'index', 'lessons', 'manifest', 'stills']

/** Refuses names that cannot be a folder, an identifier and an id on the wire at once. */
export function checkName(name: string, taken: readonly string[]): void {
  if (name.length > MAX_LENGTH) throw new UsageError(`a name has at most ${MAX_LENGTH} characters`)
  if (!FORM.test(name))
    throw new UsageError(
      `"${name}" is not a name: use lower-case words of a to z and digits with hyphens, such as night-market`,
    )
  if (RESERVED.includes(name)) throw new UsageError(`"${name}" is already used in src/games`)
  if (taken.includes(name)) throw new UsageError(`there is already a game "${name}"`)
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const wordsOf = (name: string): string[] => name.split('-')
const pascal = (name: string): string => wordsOf(name).map(capital).join('')

/** `night-market` as the beginning of an identifier: `nightMarket`. */
export const camel = (name: string): string => {
  const whole = pascal(name)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}

/** `night-market` as people read it: `Night Market`. */
export const title = (name: string): string => wordsOf(name).map(capital).join(' ')

/** A text of the template with the new name in all its forms. */
export function renamed(text: string, name: string): string {
  const constant = (of: string): string => wordsOf(of).join('_').toUpperCase()
  return [(of: string) => of, camel, pascal, constant, title].reduce(
    (changed, form) => changed.replaceAll(form(TEMPLATE), form(name)),
    text,
  )
}
