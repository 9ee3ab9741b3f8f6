import type { Course } from '../lesson/lesson.ts'

/** The games' courses, loaded when somebody opens one. A game without a course has only its rules to read. */
export const COURSE_LOADERS: Readonly<Record<string, () => Promise<Course>>> = {
  'silver-and-gold': async () => (await import('./silver-and-gold/lessons/index.ts')).silverAndGoldCourse,
  elfenland: async () => (await import('./elfenland/lessons/index.ts')).elfenlandCourse,
  elfengold: async () => (await import('./elfenland/lessons/index.ts')).elfengoldCourse,
}
