import { useEffect, useRef, useState } from 'preact/hooks'
import type { Result, View } from '../../../kernel/index.ts'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { SeatInfo, TableSession } from '../../../ui/board/session.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { useFocusHeir } from '../../../ui/hooks/focus.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { listed, longestWord } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import { Medal } from './medal.tsx'

/** Who won, by how much, every point explained, and what can be done now. */
export function ResultScreen({
  session,
  game,
  view,
  result,
  hide,
}: {
  session: TableSession
  game: GameBoard
  view: View
  result: Result
  hide(): void
}) {
  const seats = session.seats.value
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
  const words = headline(result, seats)
  const by = margin(result, seats)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusHeir(title)
  useEffect(() => announce(`${words}. ${by}`), [])
  const place = session.place === 'here' ? 'here' : 't'
  // Who only looked on has no match to ask another one of.
  const played = session.place === 'here' || view.seat !== undefined
  const replay = to('replay', place, session.id)
  const review = to('review', place, session.id)
  return (
    <main class="res">
      <section class="win">
        <Medal seat={result.winners[0]} Sign={game.Sign} />
        <h2 ref={title} tabIndex={-1} style={longestWord(words)}>
          {words}
        </h2>
        <p class="by">{by}</p>
        <div class="btns">
          {next !== undefined ? (
            <>
              <p class="next" role="status">
                {shell.t('result.next')}
              </p>
              <a
                class="btn btn-gold"
                href={`#/${next}`}
                onClick={(event) => {
                  if (!played) return
                  event.preventDefault()
                  void rematch()
                }}
              >
                {shell.t('result.sitDown')}
              </a>
            </>
          ) : played ? (
            <button type="button" class="btn btn-gold" onClick={() => void rematch()} disabled={asking}>
              {shell.t('result.rematch')}
            </button>
          ) : undefined}
          <p class="problem" role="alert">
            {problem}
          </p>
          <a class="btn" href={review} data-do="review">
            <Icon name="star" />
            {shell.t('result.review')}
          </a>
          <a class="btn" href={replay}>
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
        </div>
      </section>
      <section class="paper tablet" aria-label={shell.t('result.title')}>
        <game.Score view={view} result={result} seats={seats} />
      </section>
    </main>
  )
}

function headline({ winners }: Result, seats: readonly SeatInfo[]): string {
  if (seats.length === 1) return seats[0].name
  const names = winners.map((seat) => seats[seat].name)
  return names.length === 1
    ? shell.t('result.wins', { name: names[0] })
    : shell.t('result.shared', { names: listed(names) })
}

function margin(result: Result, seats: readonly SeatInfo[]): string {
  const [first] = result.winners
  const points = result.seats[first].score
  if (seats.length === 1) return shell.t('result.alone', { n: points })
  if (result.winners.length > 1) return shell.t('result.sharedWords', { points })
  const second = result.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== first)
    .sort((a, b) => result.seats[a].place - result.seats[b].place)[0]
  const name = seats[second].name
  const n = points - result.seats[second].score
  return n === 0 ? shell.t('result.tie', { points, name }) : shell.t('result.by', { points, n, name })
}

/** The match as a file, for keeps or for a bug report. */
async function saveFile(session: TableSession): Promise<void> {
  const text = await session.file()
  if (text === undefined) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `vermeil-${session.game}-${session.id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
