import { useEffect, useRef, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { Result, Seat, View } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { SeatStatus, TableSession } from '../../../ui/board/session.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { emphasise, listed, longestWord } from '../../../ui/text/texts.tsx'
import { withTexts } from '../../lazy.tsx'
import { LazyDailyResult } from '../../pages/daily/lazy-result.tsx'
import { isOfferAnswered } from '../../pages/identity/offer-answered.ts'
import { loadTableRatings } from '../../pages/ratings/load.ts'
import { saveText } from '../../pages/save-text.ts'
import { to } from '../../router.ts'
import { Medal } from './medal.tsx'
import './result.css'
import './score.css'

interface ResultScreenProps {
  readonly session: TableSession
  readonly game: GameBoard
  readonly view: View
  readonly result: Result
  hide(): void
}

/** Who won and by how much, with every point explained, and what to do next. */
export function ResultScreen({ session, game, view, result, hide }: ResultScreenProps) {
  const seats = session.seats.value
  const words = headline(result, seats, viewerOf(session))
  const by = margin(result, seats, game)
  const { entries, name } = useFrame()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusFallback(title)
  useEffect(() => announce(`${words}. ${by}`), [])
  const [winner] = result.winners
  const [offers] = useState(() => session.place === 'server' && view.seat !== undefined && !isOfferAnswered())
  return (
    <main class="res" data-phase="result">
      <section class={winClass(session)}>
        {winner === undefined ? undefined : <Medal seat={winner} Sign={game.Sign} />}
        <h2 ref={title} tabIndex={-1} style={longestWord(words)}>
          {words}
        </h2>
        <p class="by">{by}</p>
        <DailyPart session={session} result={result} />
        {session.rated && viewerOf(session) !== undefined ? (
          <div class="rated-room" style={{ '--seats': seats.length }}>
            <LazyPart
              load={loadTableRatings}
              table={session.id}
              names={seats.map(({ name }) => name)}
              over
              Sign={game.Sign}
            />
          </div>
        ) : undefined}
        <ResultActions
          session={session}
          played={session.place === 'here' || view.seat !== undefined}
          hide={hide}
        />
        <Highlights lines={game.matchHighlights?.(view, entries, name) ?? []} />
      </section>
      {offers ? <LazyPart load={loadOffer} /> : undefined}
      <section class="paper tablet" aria-label={shell.t('result.title')}>
        <game.Score view={view} result={result} seats={seats} />
      </section>
    </main>
  )
}

function winClass({ daily, rated }: TableSession): string {
  return daily ? 'win fading win-daily' : rated ? 'win fading win-rated' : 'win fading'
}

/** Offers a passkey after the first match, unless the player has one. */
const loadOffer = () =>
  withTexts(
    import('../../pages/identity/offer.tsx').then(({ PasskeyOffer }) => PasskeyOffer),
    import('../../pages/identity/texts.ts').then(({ identityWords }) => identityWords),
  )

/** How a try of the daily challenge compares, if the match was one. */
function DailyPart({ session, result }: { session: TableSession; result: Result }) {
  const { daily, game } = session
  const own = result.seats[viewerOf(session) ?? -1]
  return daily && own ? <LazyDailyResult game={game} score={own.score} daily={daily} /> : undefined
}

/** A few highlights of the match. */
function Highlights({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return undefined
  return (
    <ul class="highlights">
      {lines.map((line) => (
        <li key={line}>{emphasise(line)}</li>
      ))}
    </ul>
  )
}

/** `played` is false for spectators, who have no match to repeat. */
function ResultActions({ session, played, hide }: { session: TableSession; played: boolean; hide(): void }) {
  const place = session.place === 'here' ? 'here' : 't'
  const reviews = findCover(session.game)?.reviews
  return (
    <div class="btns">
      {session.daily ? undefined : <Rematch session={session} played={played} />}
      {reviews && hasPlayed(session) ? (
        <a class="btn learn" href={to('review', place, session.id, 'mistakes')} data-do="learn">
          <Icon name="pencil" />
          {shell.t('review.learn')}
        </a>
      ) : undefined}
      {reviews ? (
        <a class="btn" href={to('review', place, session.id)} data-do="review">
          <Icon name="star" />
          {shell.t('result.review')}
        </a>
      ) : undefined}
      <a class="btn" href={to('replay', place, session.id)}>
        <Icon name="play" />
        {shell.t('result.replay')}
      </a>
      <div class="two">
        <button type="button" class="btn" onClick={hide}>
          <Icon name="eye" />
          {shell.t('result.show')}
        </button>
        <button type="button" class="btn" onClick={() => void saveFile(session)}>
          <Icon name="copy" />
          {shell.t('result.download')}
        </button>
      </div>
      {played && !session.daily ? (
        <a class="all-matches" href={to('archive')}>
          {shell.t('archive')}
        </a>
      ) : undefined}
    </div>
  )
}

/**
 * Asks for another match, or leads to the one that somebody else has asked for. A player's button stays the same element
 * in the same place when that one appears: a press that has begun would be lost with the element under the finger.
 */
function Rematch({ session, played }: { session: TableSession; played: boolean }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const next = session.next.value
  const rematch = async (): Promise<void> => {
    setAsking(true)
    const answer = await session.rematch()
    setAsking(false)
    if (typeof answer === 'string') location.hash = `#/${answer}`
    else setProblem(rejectionWords(answer))
  }
  return (
    <>
      {played ? (
        <button type="button" class="btn btn-gold" onClick={() => void rematch()} disabled={asking}>
          {shell.t(next === undefined ? 'result.rematch' : 'result.sitDown')}
        </button>
      ) : next === undefined ? undefined : (
        <a class="btn btn-gold" href={`#/${next}`}>
          {shell.t('result.sitDown')}
        </a>
      )}
      {next === undefined ? undefined : (
        <p class="next" role="status">
          {shell.t('result.next')}
        </p>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </>
  )
}

/** The names of seats, which the result refers to by number. */
const namesOf = (seats: readonly SeatStatus[], wanted: readonly Seat[]): string[] =>
  wanted.flatMap((seat) => seats[seat]?.name ?? [])

/** The seat of the only person at this screen; none if several share it, and for spectators. */
function viewerOf(session: TableSession): Seat | undefined {
  if (session.place === 'server') return session.eyes.value
  const people = session.seats.value.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? people[0] : undefined
}

/** Whether somebody at this screen sat at the table. */
const hasPlayed = ({ place, seats, eyes }: TableSession): boolean =>
  place === 'server' ? eyes.value !== undefined : seats.value.some(({ bot }) => bot === undefined)

function headline({ winners }: Result, seats: readonly SeatStatus[], viewer: Seat | undefined): string {
  if (seats.length === 1) return namesOf(seats, [0]).join('')
  if (winners.length === 1 && winners[0] === viewer) return shell.t('result.youWin')
  const names = namesOf(seats, winners)
  return names.length === 1
    ? shell.t('result.wins', { name: names.join('') })
    : shell.t('result.shared', { names: listed(names) })
}

function margin(result: Result, seats: readonly SeatStatus[], game: GameBoard): string {
  const ranked = result.seats
    .map(({ score, place }, seat) => ({ seat, score, place }))
    .sort((a, b) => a.place - b.place)
  const [first, second] = ranked
  const points = first?.score ?? 0
  if (seats.length === 1) return shell.t('result.alone', { n: points })
  if (result.winners.length > 1 || second === undefined) return shell.t('result.sharedWords', { points })
  const [name = ''] = namesOf(seats, [second.seat])
  const n = points - second.score
  const reason = n === 0 ? tieReason(result, first?.seat ?? 0, second.seat, game) : ''
  return n === 0 ? shell.t('result.tie', { points, name, reason }) : shell.t('result.by', { points, n, name })
}

/** What decided between two seats with equal scores, in the words of the game. */
function tieReason({ seats }: Result, first: Seat, second: Seat, { texts }: GameBoard): string {
  const behind = seats[second]?.tieBreak ?? {}
  const decisive = Object.entries(seats[first]?.tieBreak ?? {}).find(([key, n]) => n !== behind[key])
  if (!decisive) return ''
  const [key, n] = decisive
  return texts.word(`tieDecided.${key}`, { n, m: behind[key] ?? 0 })
}

/** Saves the match as a file, to keep it or to attach it to a bug report. */
async function saveFile(session: TableSession): Promise<void> {
  const text = await session.file()
  if (text !== undefined) saveText(text, `vermeil-${session.game}-${session.id}.json`)
}
