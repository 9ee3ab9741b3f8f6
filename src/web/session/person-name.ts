import { FORMER_PLAYER } from '../../protocol/former-player.ts'
import { shell } from '../../ui/text/shell/index.ts'

/** The name of a player as it is shown: those who have deleted themselves have one in every language. */
export const personName = (name: string): string => (name === FORMER_PLAYER ? shell.t('player.former') : name)
