import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** Where Chromium or a browser of its family may be; CHROMIUM names another place. */
const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that is there already, if there is one. */
export function installedChromium(): string | undefined {
  return PLACES.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return place !== ''
    } catch {
      return false
    }
  })
}

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** The browser for the tests: the one that is there, else Debian's package where we may install it. */
export function findChromium(): string {
  const found = installedChromium()
  if (found !== undefined) return found
  if (mayInstall()) {
    console.error('vermeil: installing Chromium for the tests in a real browser …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
    const now = installedChromium()
    if (now !== undefined) return now
  }
  throw new Error(
    'The tests in a real browser need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: ' +
      'brew install --cask chromium), or say where a browser of its family is: CHROMIUM=/path/to/chromium npm test',
  )
}

export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
