import { settings } from '../../ui/device/settings.ts'
import { shell } from '../../ui/text/shell/index.ts'

/** The name under which the player sits down. */
export const ownName = (): string => settings.name.value.trim() || shell.t('name.otherwise')

/** The name of a player who has none, at a table at which others may have none either. */
export function numberedGuest(taken: readonly string[]): string {
  const plain = shell.t('name.otherwise')
  let name = plain
  for (let number = 2; taken.includes(name); number++) name = `${plain} ${number}`
  return name
}

/** The name of a player who has none and meets strangers. It is random, so that two of them seldom share it. */
export const strangerName = (): string =>
  `${shell.t('name.otherwise')} ${100 + Math.floor(Math.random() * 900)}`

/** Whether the player did not choose this name. */
export function isGuestName(name: string): boolean {
  const plain = shell.t('name.otherwise')
  return name.startsWith(plain) && /^( \d+)?$/.test(name.slice(plain.length))
}
