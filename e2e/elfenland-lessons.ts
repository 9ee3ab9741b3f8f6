import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { elfengoldCourse, elfenlandCourse } from '../src/games/elfenland/lessons/index.ts'
import { otherEnd } from '../src/games/elfenland/rules/components/map.ts'
import { DOUBLE_TRANSPORT, EXCHANGE } from '../src/games/elfenland/rules/components/tokens.ts'
import type { Move } from '../src/games/elfenland/rules/moves.ts'
import type { ElfenlandState } from '../src/games/elfenland/rules/state.ts'
import { at } from '../src/kernel/index.ts'
import { LEARNER } from '../src/lesson/lesson.ts'
import { openLesson, takeStep } from '../src/lesson/lesson-run.ts'
import { format } from '../src/text/format.ts'
import type { Language } from '../src/text/languages.ts'
import { confirm, hands, middle } from './elfenland.ts'
import type { Hand } from './hands.ts'

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
  const { pressCard, pressOnMap } = hands(page, hand)
  const press = (selector: string) => pressShown(page, selector, hand)
  /** Presses a place until it is chosen, because a map that begins to move takes a press for a drag. */
  const onMap = async (selector: string, part: string, chosen: string): Promise<void> => {
    const place = page.locator(selector)
    if (hand === 'keyboard') {
      await place.focus()
      return page.keyboard.press('Enter')
    }
    const isChosen = async (): Promise<boolean> => (await page.locator(chosen).count()) > 0
    const pressed = async (): Promise<boolean> => {
      if (await isChosen()) return true
      await middle(place.locator(part).first())
      await pressOnMap(selector, part)
      return isChosen()
    }
    await expect.poll(pressed, { message: selector, interval: 500 }).toBe(true)
  }
  const road = (n: number) =>
    onMap(`.e-road[data-road="${n}"]`, '.e-pd', `.e-road.is-target[data-road="${n}"]`)
  const held = (token: number, hidden: boolean) =>
    press(`.ef-tray [data-held="${token}"]${hidden ? '[data-hidden]' : ':not([data-hidden])'}`)
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
        await onMap(`.e-town[data-town="${town}"]`, '.e-t1', confirm)
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
        await pressCard('.ef-stack button[aria-pressed=false]')
        break
      case 'keep':
        await held(move.token, move.hidden)
        break
      case 'show':
        await press('[data-do=choose]')
        break
      case 'takeCounter':
        await press(`[data-counter="${move.place}"]`)
        break
      case 'reward':
        await press(move.take === 'gold' ? '[data-do=takeGold]' : '[data-do=takeCards]')
        break
      default:
        await press(`.ef [data-do=${move.type}]`)
    }
  }
  if (!AT_ONCE.includes(at(moves, 0).type)) await press(confirm)
}

/** Presses something as soon as it is there. The Enter key may have confirmed a road already. */
export async function pressShown(page: Page, selector: string, hand: Hand): Promise<void> {
  if (hand !== 'keyboard' || selector !== confirm) await page.locator(selector).first().waitFor()
  await hands(page, hand).press(selector)
}

/** The sentence that the page says now. */
const sentence = (page: Page) => page.locator('#lesson-sentence')

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

/** The ring lies within the window, and not under the slip with the sentence. */
async function expectPointedOut(page: Page, say: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(
      async () => {
        const slip = await page.locator('.lesson-slip').boundingBox()
        const ring = await page.locator('.lesson-pointer').boundingBox()
        if (!ring || !slip) return 'no ring'
        const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
        return x > 0 && x < width && y > slip.y + slip.height && y < height ? 'in sight' : `${x} ${y}`
      },
      { message: say },
    )
    .toBe('in sight')
}
