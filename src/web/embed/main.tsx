import '../../ui/styles/layers.css'
import '../../ui/styles/fonts.css'
import '../../ui/styles/palette.css'
import '../../ui/styles/tokens.css'
import '../../ui/styles/base.css'
import './embed.css'
import { render } from 'preact'
import { bestLanguage } from '../../text/languages.ts'
import { forgetFailedScripts } from '../../ui/device/failed-scripts.ts'
import { noteFailedStyleSheets } from '../../ui/device/failed-style-sheets.ts'
import { dark } from '../../ui/device/settings.ts'
import { DEVICE_QUERIES } from '../../ui/device-queries.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { language, speak } from '../../ui/text/texts.tsx'
import { EmbeddedTable } from './embedded-table.tsx'
import { embedWords } from './texts.ts'

/** By the reader's system alone: what somebody has chosen in the app is theirs. */
function followSystemTheme(): void {
  const wanted = matchMedia(DEVICE_QUERIES.dark)
  const update = (): void => {
    dark.value = wanted.matches
    document.documentElement.dataset.theme = wanted.matches ? 'dark' : 'light'
  }
  update()
  wanted.addEventListener('change', update)
}

forgetFailedScripts()
noteFailedStyleSheets()
followSystemTheme()
const chosen = new URLSearchParams(location.search).get('lang')
language.value = bestLanguage(chosen === null ? navigator.languages : [chosen, ...navigator.languages])
await Promise.all([shell.ready(), embedWords.ready()])
await speak(language.value)
const id = location.pathname.split('/').findLast((part) => part !== '') ?? ''
const root = document.getElementById('embed')
if (root) render(<EmbeddedTable id={id} />, root)
