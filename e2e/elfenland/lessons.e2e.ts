import { expect, it } from 'vitest'
import { texts as words } from '../../src/games/elfenland/lessons/texts/elfenland/pl.ts'
import { texts as learn } from '../../src/web/pages/learn/texts/pl.ts'
import { named } from '../browser/texts.ts'
import { expectAccessible, picture, sharedBrowser, visit } from '../browser/world.ts'
import { playLesson, pressShown, told } from './lessons.ts'
import { doing } from './page.ts'

const browser = await sharedBrowser()

it('a lesson of Elfenland is played with a thumb, in Polish, and forgives another move', async () => {
  const { page, errors } = await visit(browser, {
    at: '#/learn/elfenland/planning',
    size: 'phone',
    language: 'pl',
  })
  await told(page, words['planning.pig'], 'pl')
  await pressShown(page, doing(page, 'pass'), 'touch')
  await told(page, words['planning.tooEarly'], 'pl')
  await expectAccessible(page, 'a lesson')
  await picture(page, 'lesson-kind-word')
  await page.reload()
  await playLesson(page, 'elfenland', 'planning', { hand: 'touch', language: 'pl' }, learn.next)
  await page
    .getByRole('link', named(learn.nextLesson.replace('{lesson}', words['obstacles.title'])))
    .waitFor()
  expect(errors).toEqual([])
})
