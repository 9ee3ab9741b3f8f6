import { LIMITS } from '../../protocol/limits.ts'
import { settings } from '../shared/settings.ts'
import { shell } from '../shared/texts/index.ts'

/** The only thing we ask of anybody. */
export function NameField() {
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
        onInput={(event) => {
          settings.name.value = event.currentTarget.value
        }}
      />
    </label>
  )
}
