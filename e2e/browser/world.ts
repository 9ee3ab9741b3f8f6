import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { CHROMIUM_ARGS, NO_PIXELS } from './chromium.ts'

export const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  /** The same screens at a zoom of 200 %, a desk at 400 %, and a phone in landscape. */
  deskTwice: { width: 640, height: 400 },
  phoneTwice: { width: 195, height: 422 },
  deskFourTimes: { width: 320, height: 256 },
  phoneAside: { width: 844, height: 390 },
  phoneSmallAside: { width: 667, height: 375 },
  phoneSmall: { width: 320, height: 640 },
  /** A large screen, a low window, a tablet. */
  deskLarge: { width: 1920, height: 1080 },
  deskLow: { width: 1024, height: 600 },
  tablet: { width: 820, height: 1180 },
  tabletAside: { width: 1180, height: 820 },
} as const

export interface Visit {
  readonly size?: keyof typeof SIZES
  readonly language?: string
  readonly theme?: 'light' | 'dark'
  readonly name?: string
  readonly at?: string
  /** Another address than the server's own. */
  readonly url?: string
  /** What the device has stored. */
  readonly memory?: Readonly<Record<string, unknown>>
  readonly motion?: 'full' | 'none'
  /** Whether a service worker stores the app on the device, which takes a while. */
  readonly keeps?: boolean
  /** What another device had stored, its databases included. */
  readonly copyOf?: Device
}

/** The storage of a device. */
export type Device = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** The errors of the page. */
  readonly errors: string[]
}

/** How long to wait for anything, in milliseconds: a net for what never comes, however busy the machine is. */
const TIMEOUT = 300_000

/**
 * Ways to find tests that depend on speed: how many times slower the pages run, and by how many milliseconds their
 * timers and frames are late.
 */
const SLOW = Number(process.env.E2E_SLOW ?? 1)
const LATE = Number(process.env.E2E_LATE ?? 0)

const artefacts = resolve(import.meta.dirname, '../artefacts')

/** A name of this machine in a local network, which browsers do not trust without https. */
export const FAR = 'far.lan'

/** Whether screenshots are saved for people to look at. */
const PICTURES = process.env.E2E_PICTURES !== undefined

const launch = (executablePath: string): Promise<Browser> => {
  const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${FAR} localhost`]
  return chromium.launch({ executablePath, args: PICTURES ? args : [...args, NO_PIXELS], timeout: TIMEOUT })
}

let shared: Promise<Browser> | undefined

/**
 * The browser of this worker, for all its files, because starting one takes a second. Every visit has a device of its
 * own in it. It ends with the worker.
 */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launch(inject('quickChromium'))
  return shared
}

/** A browser that shows notifications, until the end of the test. */
export async function notifyingBrowser(): Promise<Browser> {
  const browser = await launch(inject('chromium'))
  onTestFinished(() => browser.close())
  return browser
}

/** Opens the app on a device of its own until the end of the test. */
export async function visit(browser: Browser, wishes: Visit = {}): Promise<Visitor> {
  const {
    size = 'desk',
    language = 'en',
    theme = 'light',
    name,
    at = '',
    memory = {},
    motion = 'none',
    keeps = false,
    copyOf,
  } = wishes
  const touch = size.startsWith('phone')
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    colorScheme: theme,
    ...(copyOf ? { storageState: copyOf } : {}),
  })
  context.setDefaultTimeout(TIMEOUT)
  onTestFinished(() => context.close())
  const kept = {
    'setting:pace': 'quick',
    'setting:motion': motion,
    // Tests play as people who know the game, unless they are about its help.
    'setting:help': 'never',
    ...(name === undefined ? {} : { 'setting:name': name }),
    ...memory,
  }
  // Without a service worker the app is not stored, as on a host without https.
  if (!keeps) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(`vermeil:${key}`) === null)
        localStorage.setItem(`vermeil:${key}`, JSON.stringify(value))
    }
  }, Object.entries(kept))
  if (LATE > 0) await context.addInitScript(makeLate, LATE)
  const page = await context.newPage()
  if (SLOW > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  }
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/net::ERR|Failed to load resource|WebSocket|Cross-Origin-Opener-Policy/.test(message.text())
    )
      errors.push(message.text())
  })
  await page.goto((wishes.url ?? inject('url')) + at)
  return { page, context, errors }
}

function makeLate(by: number): void {
  const [timeout, frame] = [window.setTimeout.bind(window), window.requestAnimationFrame.bind(window)]
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) => timeout(run, delay + by, ...rest),
    requestAnimationFrame: (draw: FrameRequestCallback) => frame(() => timeout(() => frame(draw), by)),
  })
}

/** Waits until the page has drawn what it knows now, for example another size of its window. */
export const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** How often a page that seems to have a problem is looked at again, and after how many milliseconds. */
const LOOKS = 240
const LOOK_AGAIN = 250

/** The problems of a page that stay; a page that is just changing may have others for a moment. */
export async function lastingProblems<Problem>(
  page: Page,
  look: () => Promise<readonly Problem[]>,
  most = LOOKS,
): Promise<readonly Problem[]> {
  await isDrawn(page)
  let found = await look()
  for (let looks = 1; found.length > 0 && looks < most; looks++) {
    await page.waitForTimeout(LOOK_AGAIN)
    found = await look()
  }
  return found
}

/** Creates a table on the server that starts as soon as it is full, and returns its id. */
export const makeTable = (page: Page, name: string, wanted: object): Promise<string> =>
  page.evaluate(
    async ([who, table]) => {
      const send = (method: string, path: string, body: object): Promise<Response> =>
        fetch(`api/${path}`, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      await send('PUT', 'me', { name: who })
      const made = await send('POST', 'tables', { ...table, startWhenFull: true })
      return ((await made.json()) as { table: string }).table
    },
    [name, wanted] as const,
  )

/** Waits until the service worker controls the page, so that the whole app is stored on the device. */
export const isStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Saves a screenshot for people to look at, if they have asked for screenshots by `E2E_PICTURES=1`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  mkdirSync(artefacts, { recursive: true })
  await page.screenshot({ path: resolve(artefacts, `${name}.jpg`), quality: 90 })
}

/** The minified form of axe-core, which a page reads in a third of the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** How often axe-core, which takes a while, is asked again. */
const AXE_RUNS = 10

/** Expects axe-core to find no problem on this screen. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const look = (): Promise<string[]> =>
    page.evaluate(async () => {
      const { axe: tool } = window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>
        }
      }
      // axe-core would copy style sheets that could not be loaded into the page, which the page does not allow.
      const { violations } = await tool.run({ resultTypes: ['violations'], preload: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
      )
    })
  expect.soft(await lastingProblems(page, look, AXE_RUNS), where).toEqual([])
}

/** The parts that scroll sideways by a hair, and so show a scroll bar in browsers that have any. */
export const sidewaysByAHair = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const more = part.scrollWidth - part.clientWidth
        if (more <= 0 || more >= 5) return false
        const { overflowX, scrollbarWidth } = getComputedStyle(part)
        return /auto|scroll/.test(overflowX) && scrollbarWidth !== 'none'
      })
      .map(({ className }) => `${className} scrolls sideways by a hair`),
  )

/** Expects nothing wider than the screen, nothing that scrolls sideways by a hair and, with `both`, nothing higher. */
export async function expectNoScrolling(page: Page, where: string, both = false): Promise<void> {
  const look = async (): Promise<string[]> => {
    const tooLarge = await page.evaluate((height) => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const wide = scrollWidth > innerWidth ? [`too wide by ${scrollWidth - innerWidth}`] : []
      const high = height && scrollHeight > innerHeight ? [`too high by ${scrollHeight - innerHeight}`] : []
      return [...wide, ...high]
    }, both)
    return [...tooLarge, ...(await sidewaysByAHair(page))]
  }
  expect(await lastingProblems(page, look), where).toEqual([])
}

/**
 * Expects every button of the bar above a board to be on screen and clickable. All of them are looked at in one moment,
 * because a bar gains and loses buttons when the window changes.
 */
export async function expectWholeBar(page: Page, where: string): Promise<void> {
  const bar = page.getByRole('banner').getByRole('button')
  const outOfReach = (): Promise<(string | null)[]> =>
    bar.evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return left < 0 || right > innerWidth || !button.contains(hit)
        })
        .map((button) => button.ariaLabel),
    )
  expect(await lastingProblems(page, outOfReach), where).toEqual([])
  expect(await bar.count(), where).toBeGreaterThan(1)
}

/** Expects no text to stick out of the screen or of its button. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  expect.soft(await lastingProblems(page, () => cutTexts(page)), where).toEqual([])
}

const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const within = node.parentElement
      if (text === '' || !within?.checkVisibility({ visibilityProperty: true })) continue
      if (within.closest('.vh, .sprite, script, select, noscript, svg, [hidden]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      const frame = within.closest('button, .btn, dt, dd')?.getBoundingClientRect()
      const hidden = getComputedStyle(within)
      if (hidden.clipPath !== 'none') continue
      const outside = box.right > innerWidth + 1 || box.left < -1
      const overflows = frame !== undefined && (box.right > frame.right + 1 || box.left < frame.left - 1)
      if (outside || overflows) found.push(text.slice(0, 40))
    }
    return found
  })

/** What explains the thing under the pointer or a resting finger. */
export const tooltip = (page: Page): Locator => page.locator('[popover][role=status]')
