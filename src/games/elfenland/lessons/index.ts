import type { Course } from '../../../lesson/lesson.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { ELFENGOLD_LESSONS } from './elfengold.ts'
import { ELFENLAND_LESSONS } from './elfenland.ts'
import { type Point, placeOfPoint, selectorsOf } from './points.ts'

export const elfenlandCourse: Course<Move, Point> = {
  game: elfenland,
  minutes: 6,
  lessons: ELFENLAND_LESSONS,
  texts: {
    en: () => import('./texts/elfenland/en.ts'),
    de: () => import('./texts/elfenland/de.ts'),
    fr: () => import('./texts/elfenland/fr.ts'),
    pl: () => import('./texts/elfenland/pl.ts'),
    it: () => import('./texts/elfenland/it.ts'),
  },
  selectorsOf,
  placeOf: placeOfPoint,
}

export const elfengoldCourse: Course<Move, Point> = {
  game: elfengold,
  buildsOn: elfenland.id,
  minutes: 5,
  lessons: ELFENGOLD_LESSONS,
  texts: {
    en: () => import('./texts/elfengold/en.ts'),
    de: () => import('./texts/elfengold/de.ts'),
    fr: () => import('./texts/elfengold/fr.ts'),
    pl: () => import('./texts/elfengold/pl.ts'),
    it: () => import('./texts/elfengold/it.ts'),
  },
  selectorsOf,
  placeOf: placeOfPoint,
}
