import type { Locator, Page } from 'playwright-core'
import { silverAndGoldCourse } from '../../src/games/silver-and-gold/lessons/index.ts'
import { type Cell, cellsOf } from '../../src/games/silver-and-gold/rules/components/cells.ts'
import type { Move } from '../../src/games/silver-and-gold/rules/moves.ts'
import { at } from '../../src/kernel/index.ts'
import type { Lesson } from '../../src/lesson/lesson.ts'
import { emphasised, format } from '../../src/text/format.ts'
import type { Language } from '../../src/text/languages.ts'
import type { Hand } from '../browser/hands.ts'
import { anyOf } from '../browser/texts.ts'
import { confirmButton, dealtCard, singleCell, stock } from './page.ts'

/** The lesson of a course; tests name the ones that they play. */
export function sgLesson(id: string): Lesson<Move> {
  const lesson = silverAndGoldCourse.lessons.find((known) => known.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}

/** The ring around what a lesson is about, which is only drawn. */
export const ringOf = (page: Page): Locator => page.locator('[data-pointer]')

/** Presses something with a finger, the mouse or the keyboard. */
async function press(page: Page, target: Locator, hand: Hand): Promise<void> {
  if (hand === 'touch') await target.tap()
  else if (hand === 'mouse') await target.click()
  else {
    await target.focus()
    await page.keyboard.press('Enter')
  }
}

/** The moves that the board has in its draft. The device keeps them, so that they survive a reload. */
const draftOf = (page: Page): Promise<readonly Move[]> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem(`vermeil:draft-2:${location.hash}:turn`) ?? '{}').value ?? [],
  )

const cellAt = (page: Page, place: number, cell: Cell): Locator =>
  page.locator(`[data-place="${place}"] [data-cell="${cell}"]`)

/** Twice the orientations of a pattern, which a finger may have to go through as well. */
const MOST_TRIES = 16

/**
 * Marks the pattern on exactly these cells. A finger taps until it lies there; others put it on a cell and turn it
 * around that one.
 */
async function placePattern(page: Page, { place, cells }: Extract<Move, { type: 'pattern' }>, hand: Hand) {
  for (const cell of cellsOf(cells)) {
    const target = cellAt(page, place, cell)
    await press(page, target, hand)
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const [first] = await draftOf(page)
      if (first?.type === 'pattern' && first.place === place && first.cells === cells) return
      if (hand === 'touch') await target.tap()
      else await page.keyboard.press(tries % 4 === 0 ? 'f' : 'r')
    }
    if (hand !== 'touch') await press(page, target, hand)
  }
  throw new Error(`the pattern does not get to ${place}/${cells}`)
}

/** Makes one move of a turn of Silver & Gold on the board. */
async function makeMove(page: Page, move: Move, hand: Hand): Promise<void> {
  switch (move.type) {
    case 'pattern':
      return placePattern(page, move, hand)
    case 'single': {
      if ((await singleCell(page).count()) > 0) await press(page, singleCell(page), hand)
      return press(page, cellAt(page, move.place, move.cell), hand)
    }
    case 'extra':
      return press(page, cellAt(page, move.place, move.cell), hand)
    case 'take':
      return press(page, anyOf(page.locator(`[data-display="${move.card}"]:visible`)), hand)
    case 'keep':
      return press(page, dealtCard(page, move.card), hand)
    case 'draw':
      return press(page, anyOf(stock(page)), hand)
  }
}

/** Plays a whole turn of Silver & Gold on the board and confirms it. */
export async function playSgTurn(page: Page, moves: readonly Move[], hand: Hand): Promise<void> {
  for (const move of moves) await makeMove(page, move, hand)
  if (at(moves, 0).type !== 'draw') await press(page, confirmButton(page), hand)
}

/** Waits until the strip says a sentence of the course. */
export async function isTold(page: Page, key: string, language: Language): Promise<void> {
  const { texts } = await silverAndGoldCourse.texts[language]()
  const sentence = emphasised(format(language, texts[key] ?? key)).join('')
  await page.getByRole('status').filter({ hasText: sentence }).waitFor()
}
