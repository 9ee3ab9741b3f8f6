import type { ComponentChildren } from 'preact'
import { LANGUAGE_NAMES, LANGUAGES } from '../../text/languages.ts'
import { ThemeButton } from '../../ui/components/controls/theme-button.tsx'
import { SoundButton } from '../../ui/components/controls/volume.tsx'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { settings } from '../../ui/device/settings.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { language } from '../../ui/text/texts.tsx'
import { Brand } from '../brand.tsx'
import { to } from '../router.ts'
import { TurnBanner } from './turn-banner.tsx'
import './top.css'

/** The header of every page except the table: where one is, and quick settings. */
export function Top(props: {
  crumb?: ComponentChildren
  home?: boolean
  /** Buttons of this page. */
  children?: ComponentChildren
}) {
  const { crumb, home, children } = props
  return (
    <header class="page-head">
      <div class="top">
        {home ? (
          <Languages />
        ) : (
          <>
            <Brand>
              <span>Vermeil</span>
            </Brand>
            {crumb === undefined ? undefined : <span class="crumb">{crumb}</span>}
          </>
        )}
        <span class="sp" />
        <div class="turns">
          <TurnBanner />
        </div>
        <span class="sp" />
        {children}
        <SoundButton />
        <ThemeButton />
        <a class="me" href={to('settings')}>
          <Icon name="gear" />
          <span>{settings.name.value === '' ? shell.t('settings') : settings.name.value}</span>
          {settings.name.value === '' ? undefined : <span class="vh">({shell.t('settings')})</span>}
        </a>
      </div>
    </header>
  )
}

function Languages() {
  return (
    <nav class="lang" aria-label={shell.t('language')}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code}: ${LANGUAGE_NAMES[code]}`}
          aria-current={language.value === code}
          onClick={() => {
            settings.language.value = code
          }}
        >
          {code}
        </button>
      ))}
    </nav>
  )
}
