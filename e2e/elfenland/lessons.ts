import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { elfengoldCourse, elfenlandCourse } from '../../src/games/elfenland/lessons/index.ts'
import { otherEnd } from '../../src/games/elfenland/rules/components/map.ts'
import { DOUBLE_TRANSPORT, EXCHANGE } from '../../src/games/elfenland/rules/components/tokens.ts'
import type { Move } from '../../src/games/elfenland/rules/moves.ts'
import type { ElfenlandState } from '../../src/games/elfenland/rules/state.ts'
import { at } from '../../src/kernel/index.ts'
import { LEARNER } from '../../src/lesson/lesson.ts'
import { openLesson, takeStep } from '../../src/lesson/lesson-run.ts'
import { format } from '../../src/text/format.ts'
import type { Language } from '../../src/text/languages.ts'
import type { Hand } from '../browser/hands.ts'
import { anyOf } from '../browser/texts.ts'
import { ringOf } from '../silver-and-gold/lessons.ts'
import { cards, chosenRoads, confirmReady, doing, roads, towns, tray } from './page.ts'
import { hands, middle } from './play.ts'

export const COURSES = { elfenland: elfenlandCourse, elfengold: elfengoldCourse }

/** Turns that need no confirmation. */
const AT_ONCE: readonly Move['type'][] = [
  'takeCounter',
  'drawCounter',
  'takeGoldPile',
  'bid',
  'pass',
  'reward',
]

/** Makes a turn on the board, one press after another. A journey is made by pressing its last town. */
async function makeTurn(page: Page, boot: number, moves: readonly Move[], hand: Hand): Promise<void> {
  const { pressCard, pressRoad, pressTown } = hands(page, hand, {})
  const press = (element: Locator) => pressShown(page, element, hand)
  /** Presses a place until it is chosen, because a map that begins to move takes a press for a drag. */
  const onMap = async (
    place: Locator,
    pressPlace: (place: Locator) => Promise<boolean>,
    chosen: Locator,
  ): Promise<void> => {
    if (hand === 'keyboard') {
      await place.focus()
      return page.keyboard.press('Enter')
    }
    const isChosen = async (): Promise<boolean> => (await chosen.count()) > 0
    const pressed = async (): Promise<boolean> => {
      if (await isChosen()) return true
      await middle(place)
      await pressPlace(place)
      return isChosen()
    }
    await expect.poll(pressed, { message: String(place), interval: 500 }).toBe(true)
  }
  const road = (n: number) => {
    const numbered = page.locator(`[data-road="${n}"]`)
    return onMap(roads(page).and(numbered), pressRoad, chosenRoads(page).and(numbered))
  }
  const held = (token: number, hidden: boolean) =>
    press(tray(page).locator(`[data-held="${token}"]${hidden ? '[data-hidden]' : ':not([data-hidden])'}`))
  let town = boot
  for (const move of moves) {
    switch (move.type) {
      case 'travel':
      case 'caravan':
        town = otherEnd(move.road, town)
        break
      case 'magicFlight':
        town = move.town
        break
      case 'stop':
        await onMap(towns(page).and(page.locator(`[data-town="${town}"]`)), pressTown, confirmReady(page))
        break
      case 'lay':
        await held(move.token, move.hidden)
        await road(move.road)
        break
      case 'doubleTransport':
        await held(DOUBLE_TRANSPORT, move.hidden)
        await road(move.road)
        break
      case 'exchange':
        await held(EXCHANGE, move.hidden)
        await road(move.road)
        await road(move.otherRoad)
        break
      case 'discard':
        await pressCard(cards(page).getByRole('button', { pressed: false }))
        break
      case 'keep':
        await held(move.token, move.hidden)
        break
      case 'show':
        await press(doing(page, 'choose'))
        break
      case 'takeCounter':
        await press(page.locator(`[data-counter="${move.place}"]`))
        break
      case 'reward':
        await press(doing(page, move.take === 'gold' ? 'takeGold' : 'takeCards'))
        break
      default:
        await press(doing(page, move.type))
    }
  }
  if (!AT_ONCE.includes(at(moves, 0).type)) await pressShown(page, confirmReady(page), hand, 'unlessDone')
}

/** Presses something as soon as it is there. With the keyboard, Enter may have confirmed a road already. */
export async function pressShown(
  page: Page,
  element: Locator,
  hand: Hand,
  when: 'shown' | 'unlessDone' = 'shown',
): Promise<void> {
  if (hand !== 'keyboard' || when === 'shown') await anyOf(element).waitFor()
  await hands(page, hand, {}).press(element)
}

/** The sentence that the page says now. */
const sentence = (page: Page) => page.getByRole('banner').getByRole('status')

/** Waits until the page says this text of the course. */
export async function told(page: Page, text: string, language: Language): Promise<void> {
  const words = format(language, text).replaceAll('*', '')
  await expect.poll(() => sentence(page).innerText()).toBe(words)
}

/** Plays a whole lesson on its board, and looks that each step points at something that is in sight. */
export async function playLesson(
  page: Page,
  game: keyof typeof COURSES,
  id: string,
  { hand, language }: { hand: Hand; language: Language },
  next: string,
): Promise<void> {
  const course = COURSES[game]
  const lesson = course.lessons.find((known) => known.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  const { texts } = await course.texts[language]()
  const run = openLesson(course.game, lesson)
  for (const step of lesson.steps) {
    await told(page, texts[step.say] ?? '', language)
    if (step.point !== undefined) await expectPointedOut(page, step.say)
    const [moves] = step.moves ?? []
    const { open } = run.match.state as ElfenlandState
    if (moves) await makeTurn(page, at(open.players, LEARNER).boot, moves, hand)
    else await page.getByRole('button', { name: next, exact: true }).click()
    takeStep(run)
  }
}

/** The ring lies within the window, and not under the strip with the sentence. */
async function expectPointedOut(page: Page, say: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(
      async () => {
        const strip = await page.getByRole('banner').boundingBox()
        const ring = await ringOf(page).boundingBox()
        if (!ring || !strip) return 'no ring'
        const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
        return x > 0 && x < width && y > strip.y + strip.height && y < height ? 'in sight' : `${x} ${y}`
      },
      { message: say },
    )
    .toBe('in sight')
}
