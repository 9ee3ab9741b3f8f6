import { settings } from '../../ui/device/settings.ts'
import { shell } from '../../ui/text/shell/index.ts'

/** The name under which the player sits down. */
export const ownName = (): string => settings.name.value.trim() || shell.t('name.otherwise')
