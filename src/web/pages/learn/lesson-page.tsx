import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { Lesson } from '../../../lesson/lesson.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { LostPage } from '../lost.tsx'
import { type LoadedGame, useGame } from '../use-game.ts'
import { type LessonSession, openLessonSession } from './lesson-session.ts'
import { LessonTable } from './lesson-table.tsx'
import { progressIn } from './progress.ts'
import { type LoadedCourse, useCourse } from './use-course.ts'

/** One lesson on the real board. It goes on at the step at which it was left. */
export function LessonPage({ game, lesson: id }: { game: string; lesson: string }) {
  const loaded = useGame(game)
  const course = useCourse(game)
  if (course === 'missing' || loaded === 'missing' || !findCover(game))
    return <LostPage words={shell.t('error.page')} />
  if (course === 'failed') return <LostPage words={shell.t('error.load')} retry />
  if (course === 'loading' || loaded === 'loading') return <Waiting />
  const lesson = course.course.lessons.find((known) => known.id === id)
  return lesson ? (
    <OpenLesson course={course} loaded={loaded} lesson={lesson} />
  ) : (
    <LostPage words={shell.t('error.page')} />
  )
}

function OpenLesson(props: { course: LoadedCourse; loaded: LoadedGame; lesson: Lesson }) {
  const { course, loaded, lesson } = props
  const { cover } = loaded
  useTitle(`${course.words.t(`${lesson.id}.title`)} · ${cover.name} · Vermeil`)
  const [session] = useState(() => start(course, cover, lesson))
  return <LessonTable session={session} course={course} loaded={loaded} />
}

const start = ({ course }: LoadedCourse, { id }: GameCover, lesson: Lesson): LessonSession =>
  openLessonSession(course, lesson, progressIn(id).at[lesson.id] ?? 0)
