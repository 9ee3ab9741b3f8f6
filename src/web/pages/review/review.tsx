import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { Seat } from '../../../kernel/index.ts'
import type { Review } from '../../../review/review.ts'
import { tableTurns } from '../../../review/table-turns.ts'
import { turningPointsFor } from '../../../review/turning-points.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { settings } from '../../../ui/device/settings.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { fileWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { Lazy, Waiting, withTexts } from '../../lazy.tsx'
import type { FinishedMatch, ReviewProgress } from '../../session/local/worker-protocol.ts'
import { personName } from '../../session/person-name.ts'
import { knownSeats } from '../../session/review/known-seats.ts'
import { finishedMatch, matchFileAt, type ReviewJob, reviewFile } from '../../session/review/review-client.ts'
import { useSentences } from '../../session/review/sentences.ts'
import { ChartPage } from '../chart-page.tsx'
import { type Lost, LostPage, lostBy } from '../lost.tsx'
import { type LoadedGame, loadGame } from '../use-game.ts'
import { ReviewBoard } from './board/review-board.tsx'
import { TryMove } from './board/try-move.tsx'
import { OpenFile } from './open-file.tsx'
import { Overview } from './overview/overview.tsx'
import type { ReviewModel } from './review-model.ts'
import { reviewWords } from './texts.ts'
import './review.css'

interface Found {
  readonly file: string
  readonly match: FinishedMatch
  readonly loaded: LoadedGame
  readonly me: Seat | undefined
  readonly levels: SeatLevels | undefined
}

const loadMistakes = () =>
  withTexts(
    import('./mistakes/mistakes-page.tsx').then(({ MistakesPage }) => MistakesPage),
    import('../exercise/texts.ts').then(({ exerciseTexts }) => exerciseTexts),
  )

/** The review of a finished match. Without the address of one, a match file can be opened. */
interface Address {
  readonly place: string
  readonly id: string
  /** The number of a move, or `mistakes` to learn from them. */
  readonly at: string
  /** `try` to try another move there, or the number of an exercise. */
  readonly act: string
}

export function ReviewPage(address: Address) {
  return address.place === '' ? <OpenFile /> : <MatchReview {...address} />
}

function MatchReview({ place, id, at, act }: Address) {
  const [found, setFound] = useState<Found | NotFound | undefined>(undefined)
  const [review, setReview] = useState<Review | undefined>(undefined)
  const [progress, setProgress] = useState<ReviewProgress | 'stopped' | undefined>(undefined)
  const reviewing = useRef<ReviewJob | undefined>(undefined)
  const [perspective, choosePerspective] = useState<Seat | undefined>(undefined)
  const turns = useMemo(() => (review ? tableTurns(review) : []), [review])
  const sentences = useSentences(found && 'match' in found ? found.match.game : undefined)

  function begin({ file, match, levels }: Found): void {
    setProgress(undefined)
    const started = reviewFile({ file, key: match.key, levels }, setProgress)
    reviewing.current = started
    void started.review.then((made) => made && setReview(made))
  }
  useEffect(() => {
    let gone = false
    void find(place, id).then((result) => {
      if (gone) return
      setFound(result)
      if ('match' in result) begin(result)
    })
    return () => {
      gone = true
      reviewing.current?.stop()
    }
  }, [])

  if (found && 'lost' in found) return <LostPage {...found.lost()} />
  if (!found || !sentences) return <Waiting />
  if (!review)
    return (
      <Thinking
        found={found}
        progress={progress}
        stop={() => {
          reviewing.current?.stop()
          setProgress('stopped')
        }}
        begin={() => begin(found)}
      />
    )
  const { match, loaded, me } = found
  const seat = perspective ?? me ?? 0
  const reviewed: ReviewModel = {
    ...found,
    place,
    id,
    review,
    turns,
    points: turningPointsFor(review.turningPoints, seat),
    perspective: seat,
    choosePerspective,
    say: (phrase) => sentences.say(phrase, { seats: match.names, name: loaded.game.nameOf }),
  }
  const move = Number(at)
  const shown = Number.isInteger(move) && move >= 1 && move <= match.turns.length + 1
  const { Symbols } = loaded.game
  return (
    <>
      {/* They stay when the page changes to a board, which has its own: a symbol that is replaced loses its users. */}
      {Symbols ? <Symbols /> : undefined}
      {at === 'mistakes' ? (
        <Lazy load={loadMistakes} reviewed={reviewed} chosen={perspective} exercise={act} />
      ) : !shown ? (
        <Overview reviewed={reviewed} />
      ) : act === 'try' && move <= match.turns.length ? (
        <TryMove key={move} reviewed={reviewed} move={move} />
      ) : (
        <ReviewBoard reviewed={reviewed} move={move} />
      )}
    </>
  )
}

/** Why there is no review; a function, because the language may change while the page shows it. */
interface NotFound {
  lost(): Lost
}

async function find(place: string, id: string): Promise<Found | NotFound> {
  const file = await matchFileAt(place, id)
  if (typeof file !== 'string') return { lost: () => lostBy(file) }
  const match = await finishedMatch(file)
  if ('code' in match) return { lost: () => ({ words: fileWords(match) }) }
  const cover = findCover(match.game)
  if (!cover) return { lost: () => ({ words: fileWords({ code: 'unknownGame' }) }) }
  if (!cover.reviews) return { lost: () => ({ words: fileWords({ code: 'noReviewer' }) }) }
  try {
    const [loaded, { me, levels }] = await Promise.all([
      loadGame(cover),
      knownSeats(place, id, match.names, settings.name.value),
    ])
    return { file, match: { ...match, names: match.names.map(personName) }, loaded, me, levels }
  } catch {
    return { lost: () => ({ words: shell.t('error.load'), retry: true }) }
  }
}

/** The progress of the review, with a button that stops it. */
function Thinking({
  found,
  progress,
  stop,
  begin,
}: {
  found: Found
  progress: ReviewProgress | 'stopped' | undefined
  stop(): void
  begin(): void
}) {
  useTitle(`${reviewWords.t('review.title')} · ${found.loaded.cover.name} · Vermeil`)
  const { done, of } = typeof progress === 'object' ? progress : { done: 0, of: found.match.turns.length }
  return (
    <ChartPage crumb={found.loaded.cover.name} roses={[[640, 400, 90]]}>
      <main class="lost review-thinking">
        <h1>{reviewWords.t('review.thinkingTitle')}</h1>
        {progress === 'stopped' ? (
          <>
            <p role="status">{reviewWords.t('review.stopped')}</p>
            <button type="button" class="btn btn-gold" onClick={begin}>
              {reviewWords.t('review.go')}
            </button>
          </>
        ) : (
          <>
            <progress value={done} max={of} aria-label={reviewWords.t('review.thinkingTitle')} />
            <p>{reviewWords.t('review.thinking', { done, of })}</p>
            <button type="button" class="btn" onClick={stop} data-do="stop">
              {reviewWords.t('review.stop')}
            </button>
          </>
        )}
      </main>
    </ChartPage>
  )
}
