import type { Locator, Page } from 'playwright-core'
import { BOARD_TEXTS } from '../../src/games/elfenland/texts/index.ts'
import { LANGUAGES } from '../../src/text/languages.ts'
import { anyOf, boardNames, inAnyLanguage } from '../browser/texts.ts'

const TEXTS = await Promise.all(LANGUAGES.map(async (language) => (await BOARD_TEXTS[language]()).texts))

const { called, within } = boardNames(TEXTS)

/* What is on the board of Elfenland and Elfengold, found as a screen reader finds it. */

export const board = (page: Page): Locator => page.getByRole('main').and(page.locator('[data-game]'))

/** The table while it waits for the player. */
export const askingTable = (page: Page): Locator => board(page).and(page.locator('[data-mine=true]'))

export const map = (page: Page): Locator => page.getByRole('group', called('map'))
/** The frame in which the map is moved and zoomed. */
export const mapFrame = (page: Page): Locator => page.getByRole('region', called('map'))
export const towns = (page: Page): Locator => map(page).locator('[data-town]')
export const roads = (page: Page): Locator => map(page).locator('[data-road]')
export const town = (page: Page, id: string): Locator => map(page).locator(`[data-name=${id}]`)

/** The roads on which the token in hand may be laid, apart from those that are chosen already. */
export const openRoads = (page: Page): Locator =>
  roads(page).and(page.getByRole('button', { disabled: false, pressed: false }))

export const chosenRoads = (page: Page): Locator =>
  roads(page).and(page.getByRole('button', { pressed: true }))

/** The place for a counter on a road. */
export const spotOf = (road: Locator): Locator => road.locator('[data-spot]')

/** The towns that the player's cards lead to. */
export const reachableTowns = (page: Page): Locator => map(page).getByRole('button', within('town.reach'))

/** The towns that are one card away. */
export const nearTowns = (page: Page): Locator =>
  map(page).getByRole('button', {
    name: inAnyLanguage(
      TEXTS.map((texts) => (texts['town.reach'].one ?? '').replace('{n}', '1')),
      'within',
    ),
  })

/** The last journey of somebody, as it is drawn on the map. */
export const drawnJourney = (page: Page): Locator => map(page).locator('[data-route=past]')

/** The rings around the towns that the reader has pressed in a text; drawings have no name. */
export const litTowns = (page: Page): Locator => map(page).locator('.e-lit circle.e-lit-c')

/** What is advised on the map or in the panel; drawings and highlights have no name. */
export const advised = (page: Page): Locator =>
  map(page).locator('[data-pointed=advice] *').or(panel(page).locator('[data-shown=advice]'))

/** The scroll with what the phase asks for. */
export const panel = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.locator('#ef-panel-title') })

/** The latest lines of the log in the panel. */
export const log = (page: Page): Locator => panel(page).getByRole('group', called('wait.lately'))

/** The rounds and the phases of a round. */
export const phases = (page: Page): Locator => page.getByRole('region', within('round'))

export const legs = (page: Page): Locator =>
  page.getByRole('list', called('move.title')).getByRole('listitem')
export const tray = (page: Page): Locator => page.getByRole('list', called('tokens'))
/** The tokens that can be used now. */
export const usableTokens = (page: Page): Locator => tray(page).getByRole('button', { disabled: false })
export const cards = (page: Page): Locator => page.getByRole('list', called('hand'))
export const rack = (page: Page): Locator => page.getByRole('region', called('hand'))
export const opponents = (page: Page): Locator =>
  page.getByRole('list', called('opponents')).getByRole('listitem')
export const lots = (page: Page): Locator =>
  page.getByRole('list', called('auction.row')).getByRole('listitem')

/** The players who bid for a token, and what they bid. */
export const bidders = (page: Page): Locator =>
  page.getByRole('list', called('auction.bids')).getByRole('listitem')

/** The title of the panel during an auction, which says how many tokens are gone. */
export const auctionTitle = (page: Page): Locator => page.getByRole('heading', within('auction.title'))

/** The same title while the `n`-th token is up for auction. */
export const auctionOf = (page: Page, n: number): Locator =>
  page.getByRole('heading', {
    name: inAnyLanguage(
      TEXTS.map((texts) => texts['auction.title'].replace('{n}', String(n))),
      'within',
    ),
  })

/** What expands and collapses the panel on a phone. */
export const sheet = (page: Page): Locator => page.getByRole('button', called('sheet'))
export const wholeMap = (page: Page): Locator => page.getByRole('button', called('map.fit'))

/** A button by what it does; its words depend on the moment. */
export const doing = (page: Page, ...deeds: readonly string[]): Locator =>
  page.locator(deeds.map((deed) => `[data-do=${deed}]:not([aria-disabled=true])`).join())

/** The button that confirms the draft, once it is complete. */
export const confirmReady = (page: Page): Locator => doing(page, 'confirm')

/** A token in the own tray, by its English name. */
export const token = (page: Page, name: string): Locator => anyOf(tray(page).getByRole('button', { name }))

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const isThere = async (element: Locator): Promise<boolean> => (await element.count()) > 0
