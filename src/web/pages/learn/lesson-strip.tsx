import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { playFirstMatch } from './first-match.ts'
import type { LessonSession } from './lesson-session.ts'
import { learn } from './texts/index.ts'
import type { LoadedCourse } from './use-course.ts'
import './lesson-strip.css'

/** The id of the sentence, by which the thing on the board is described that it is about. */
export const SENTENCE = 'lesson-sentence'

interface LessonStripProps {
  readonly session: LessonSession
  readonly course: LoadedCourse
  readonly cover: GameCover
  /** The step that the sentence is about. */
  readonly at: number
  /** Whether the board still shows what happened. */
  readonly waiting: boolean
}

/** Above the board: one sentence, the progress of the lesson, and buttons to continue, go back and leave. */
export function LessonStrip({ session, course, cover, at, waiting }: LessonStripProps) {
  const { lesson } = session
  const { words } = course
  const step = lesson.steps[at]
  const notice = session.notice.value
  const sentence = useRef<HTMLParagraphElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  useFocusFallback(sentence)
  // A keyboard player who has just confirmed a turn goes on with the button.
  const explains = step !== undefined && step.moves === undefined && !waiting
  useEffect(() => {
    if (explains && document.activeElement?.matches('.frame :focus-visible')) goOn.current?.focus()
  }, [explains, at])
  return (
    <header class="lesson-strip paper">
      <a
        class="ibtn"
        href={to('learn', cover.id)}
        aria-label={learn.t('leave')}
        data-explain={learn.t('leave')}
      >
        <Icon name="x" />
      </a>
      <div class="message">
        <h1 class="vh">{words.t(`${lesson.id}.title`)}</h1>
        <p id={SENTENCE} ref={sentence} role="status" tabIndex={-1} class={notice ? 'kind' : ''}>
          {step === undefined
            ? endWords(course, session)
            : notice
              ? notice.say === undefined
                ? learn.rich('otherwise')
                : words.rich(notice.say)
              : words.rich(step.say)}
        </p>
      </div>
      <Dots at={at} of={lesson.steps.length} />
      <div class="actions">
        {at > 0 && step ? (
          <button type="button" class="btn small" onClick={session.back} aria-disabled={waiting}>
            {shell.t('back')}
          </button>
        ) : undefined}
        {step === undefined ? (
          <NextActions course={course} session={session} cover={cover} />
        ) : explains ? (
          <button type="button" class="btn small btn-gold" ref={goOn} onClick={session.next}>
            {learn.t('next')}
          </button>
        ) : notice && !step.show && !session.helped.value ? (
          <button type="button" class="btn small" onClick={session.help}>
            {learn.t('show')}
          </button>
        ) : undefined}
      </div>
    </header>
  )
}

const followerOf = ({ course }: LoadedCourse, { lesson }: LessonSession) =>
  course.lessons[course.lessons.indexOf(lesson) + 1]

function endWords(course: LoadedCourse, session: LessonSession): ComponentChildren {
  if (!followerOf(course, session)) return learn.rich('courseDone')
  return learn.rich('lessonDone', { lesson: course.words.t(`${session.lesson.id}.title`) })
}

/** What comes after a lesson: the next one, or a first match. */
function NextActions({ course, session, cover }: Pick<LessonStripProps, 'course' | 'session' | 'cover'>) {
  const follower = followerOf(course, session)
  return follower ? (
    <a class="btn small btn-gold" href={to('learn', cover.id, follower.id)}>
      {learn.t('nextLesson', { lesson: course.words.t(`${follower.id}.title`) })}
    </a>
  ) : (
    <button type="button" class="btn small btn-gold" onClick={() => playFirstMatch(cover)}>
      {learn.t('firstGame')}
    </button>
  )
}

function Dots({ at, of }: { at: number; of: number }) {
  const words = learn.t('step', { n: Math.min(at + 1, of), of })
  return (
    <div class="dots" role="img" aria-label={words} data-explain={words}>
      {Array.from({ length: of }, (_, step) => (
        <i key={step} class={step < at ? 'past' : step === at ? 'now' : ''} />
      ))}
    </div>
  )
}
