import { accessSync, constants } from 'node:fs'
import { install, mayInstall } from '../../src/server/testing/parts/programs.ts'

/** Where Chromium or a related browser may be installed; CHROMIUM adds another path. */
const PATHS = [
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

/** Debian's build of Chromium without a user interface takes half to two thirds of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const PACKAGES = ['chromium', 'fonts-liberation']
const SHELL_PACKAGE = 'chromium-headless-shell'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

/** The path of an installed browser, if there is one. */
export const installedChromium = (): string | undefined => PATHS.find(isProgram)

/** The browser for most tests: the shell where it is installed, unless another browser was asked for. */
export const quickChromium = (chromium: string): string =>
  process.env.CHROMIUM === undefined && isProgram(SHELL) ? SHELL : chromium

/** The browser for the tests: an installed one, or Debian's package if it may be installed. */
export function findChromium(): string {
  const found = installedChromium()
  if (found !== undefined) return found
  if (mayInstall()) {
    // Not every version of Debian and Ubuntu has the shell.
    if (!install(...PACKAGES, SHELL_PACKAGE)) install(...PACKAGES)
    const now = installedChromium()
    if (now !== undefined) return now
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: ' +
      'brew install --cask chromium), or set the path of a related browser: CHROMIUM=/path/to/chromium npm test',
  )
}

/**
 * What the browser goes without. Only the last `--disable-features` counts, so Playwright's own are repeated here; most
 * others load a page of the browser's user interface into every window, which takes a second of processor time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A process that waits for the next page of another site.
  'SpareRendererForSitePerProcess',
]

export const CHROMIUM_ARGS = [
  '--headless',
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Without memory for pictures the browser lays pages out and answers clicks as always, but colours no pixels, which
 * takes two fifths of a page's processor time.
 */
export const NO_PIXELS = '--force-gpu-mem-available-mb=0'
