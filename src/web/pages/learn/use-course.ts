import { useEffect, useState } from 'preact/hooks'
import { COURSE_LOADERS } from '../../../games/lessons.ts'
import type { Course } from '../../../lesson/lesson.ts'
import type { PlainCatalogue } from '../../../text/format.ts'
import { type Texts, textsOf } from '../../../ui/text/texts.tsx'
import { learn } from './texts/index.ts'

/** A course and what its lessons say, in the language on screen. */
export interface LoadedCourse {
  readonly course: Course
  readonly words: Texts<PlainCatalogue>
}

/** The course of a game with its texts, once both are loaded. */
export function useCourse(game: string): LoadedCourse | 'loading' | 'missing' | 'failed' {
  const [loaded, set] = useState<LoadedCourse | 'loading' | 'missing' | 'failed'>('loading')
  useEffect(() => {
    let gone = false
    loadCourse(game).then(
      (value) => gone || set(value),
      () => gone || set('failed'),
    )
    return () => {
      gone = true
    }
  }, [])
  return loaded
}

async function loadCourse(game: string): Promise<LoadedCourse | 'missing'> {
  const load = Object.hasOwn(COURSE_LOADERS, game) ? COURSE_LOADERS[game] : undefined
  if (!load) return 'missing'
  const course = await load()
  const words = textsOf<PlainCatalogue>(course.texts)
  await Promise.all([words.ready(), learn.ready()])
  return { course, words }
}
