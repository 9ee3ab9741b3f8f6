import type { Course } from '../../../lesson/lesson.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { FIRST_LESSONS } from './first-lessons.ts'
import { type Point, selectorsOf } from './points.ts'
import { TREASURE_LESSONS } from './treasure-lessons.ts'

export const silverAndGoldCourse: Course<Move, Point> = {
  game: silverAndGold,
  minutes: 4,
  lessons: [...FIRST_LESSONS, ...TREASURE_LESSONS],
  texts: {
    en: () => import('./texts/en.ts'),
    de: () => import('./texts/de.ts'),
    fr: () => import('./texts/fr.ts'),
    pl: () => import('./texts/pl.ts'),
    it: () => import('./texts/it.ts'),
  },
  selectorsOf,
}
