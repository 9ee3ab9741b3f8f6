import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import { fileWords, rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Waiting } from '../../lazy.tsx'
import { tableSocket } from '../../session/remote/browser-socket.ts'
import {
  openSharedReview,
  type ReviewTogether,
  type SharedReviewSession,
} from '../../session/remote/shared-review.ts'
import { matchFileAt } from '../../session/review/review-client.ts'
import { LostPage, lostBy } from '../lost.tsx'
import { SharedTable } from './shared-table.tsx'
import { sharedTexts } from './texts.ts'

/** A finished match at which several people look together. */
export function SharedReviewPage({ id }: { id: string }) {
  const [session, set] = useState<SharedReviewSession | undefined>(undefined)
  useEffect(() => {
    const opened = openSharedReview(id, tableSocket())
    set(opened)
    return () => opened.close()
  }, [])
  return session ? <Opened session={session} id={id} /> : <Waiting />
}

/** Nothing is there, and a retry does not help. */
const GONE: ReadonlySet<string> = new Set(['noSuchReview', 'malformed'])

function Opened({ session, id }: { session: SharedReviewSession; id: string }) {
  const review = session.review.value
  const problem = session.problem.value
  const file = useFile(review)
  if (problem && (!review || GONE.has(problem.code)))
    return (
      <LostPage
        words={rejectionWords(GONE.has(problem.code) ? { code: 'noSuchReview' } : problem, sharedTexts)}
        retry={!GONE.has(problem.code)}
      />
    )
  if (!review && tableSocket().connection.value === 'offline')
    return <LostPage words={shell.t('error.server')} retry />
  if (!review || file === undefined) return <Waiting />
  if (typeof file !== 'string') return <LostPage {...lostBy(file)} />
  return <SharedTable session={session} review={review} id={id} file={file} lost={fileWords} />
}

/** The match file, which never changes. */
function useFile(review: ReviewTogether | undefined): string | Rejection | undefined {
  const [file, set] = useState<string | Rejection | undefined>(undefined)
  const [place, id] = review?.table === undefined ? ['link', review?.match] : ['t', review.table]
  useEffect(() => {
    if (id !== undefined) void matchFileAt(place, id).then(set)
  }, [place, id])
  return file
}
