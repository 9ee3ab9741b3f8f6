import { findCover } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { to } from '../../router.ts'
import { ChartPage } from '../chart-page.tsx'
import { LostPage } from '../lost.tsx'
import { RulesPage } from '../rules.tsx'
import { playFirstMatch } from './first-match.ts'
import { nextLesson, progressIn } from './progress.ts'
import { learn } from './texts/index.ts'
import { type LoadedCourse, useCourse } from './use-course.ts'
import './course-page.css'

/** The course of a game: its lessons, what is done, and the ways to the rules and to a first match. */
export function CoursePage({ game }: { game: string }) {
  const cover = findCover(game)
  const loaded = useCourse(game)
  useTitle(cover && `${shell.t('home.learn', { game: cover.name })} · Vermeil`)
  if (!cover) return <LostPage words={shell.t('error.page')} />
  if (loaded === 'loading') return <Waiting />
  if (loaded === 'failed') return <LostPage words={shell.t('error.load')} retry />
  // A game without a course can still be read about.
  if (loaded === 'missing') return <RulesPage game={game} />
  return <OpenCourse cover={cover} loaded={loaded} />
}

function OpenCourse({ cover, loaded }: { cover: GameCover; loaded: LoadedCourse }) {
  const { course, words } = loaded
  const { id, name, Cover } = cover
  const earlier = course.buildsOn === undefined ? undefined : findCover(course.buildsOn)
  const progress = progressIn(id)
  const next = nextLesson(course.lessons, progress)
  const allDone = course.lessons.every((lesson) => progress.done.includes(lesson.id))
  const begun = progress.done.length > 0 || Object.keys(progress.at).length > 0
  return (
    <ChartPage crumb={name}>
      <main class="course-page">
        <div class="course-cover">
          <Cover />
        </div>
        <div class="course-main">
          <h1>{shell.t('home.learn', { game: name })}</h1>
          <p class="lead">
            {learn.t('lead', { lessons: course.lessons.length, n: course.minutes })}{' '}
            {earlier === undefined ? undefined : (
              <>
                {learn.t('builds', { game: earlier.name })}{' '}
                <a href={to('learn', earlier.id)}>{shell.t('home.learn', { game: earlier.name })}</a>
              </>
            )}
          </p>
          <div class="course-go">
            {next && !allDone ? (
              <a class="btn btn-gold" href={to('learn', id, next.id)}>
                {begun ? learn.t('resume', { lesson: words.t(`${next.id}.title`) }) : learn.t('begin')}
              </a>
            ) : undefined}
            <button
              type="button"
              class={allDone ? 'btn btn-gold' : 'btn'}
              onClick={() => playFirstMatch(cover)}
            >
              {learn.t('firstGame')}
            </button>
          </div>
          <section class="paper course-list">
            <h2 class="h">{learn.t('lessons')}</h2>
            <ol>
              {course.lessons.map((lesson, index) => {
                const done = progress.done.includes(lesson.id)
                return (
                  <li key={lesson.id}>
                    <a
                      class="row"
                      href={to('learn', id, lesson.id)}
                      aria-current={lesson === next && !allDone ? 'step' : undefined}
                    >
                      <span class={done ? 'nth done' : 'nth'} aria-hidden="true">
                        {done ? <Icon name="check" /> : index + 1}
                      </span>
                      <b>{words.t(`${lesson.id}.title`)}</b>
                      <span class="r">
                        {done ? learn.t('done') : learn.t('steps', { n: lesson.steps.length })}
                      </span>
                    </a>
                  </li>
                )
              })}
            </ol>
            <a class="row" href={to('rules', id)}>
              <span class="nth" aria-hidden="true">
                <Icon name="log" />
              </span>
              <b>{shell.t('rules')}</b>
            </a>
          </section>
        </div>
      </main>
    </ChartPage>
  )
}
