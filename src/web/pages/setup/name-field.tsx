import { LIMITS } from '../../../protocol/limits.ts'
import { settings } from '../../../ui/device/settings.ts'
import { shell } from '../../../ui/text/shell/index.ts'

/** The name under which this person plays. */
export function NameField({ first, done }: { first?: boolean; done?(): void }) {
  return (
    <label class="opt">
      <div>
        {shell.t('name')}
        <small>{shell.t('name.hint')}</small>
      </div>
      <input
        class="field"
        value={settings.name.value}
        placeholder={shell.t('name.otherwise')}
        maxLength={LIMITS.nameLength}
        autocomplete="nickname"
        autofocus={first}
        onChange={done}
        onInput={(event) => {
          settings.name.value = event.currentTarget.value
        }}
      />
    </label>
  )
}
