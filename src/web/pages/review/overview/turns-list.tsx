import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { sayAll, sayShortly } from '../../../../review/sentences.ts'
import { judgeTurn, type TableTurn } from '../../../../review/table-turns.ts'
import { Segments } from '../../../../ui/components/controls/segments.tsx'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import {
  isSolo,
  linkIn,
  lostWords,
  mistakeLabel,
  movesWords,
  nameIn,
  type ReviewModel,
  stepOf,
} from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import '../label.css'
import './turns-list.css'

type Filter = 'all' | 'mine' | 'others'

/** The turns of the match, or those with mistakes. Each has one judgement per player, and opens to its decisions. */
export function TurnsList({ reviewed, cursor }: { reviewed: ReviewModel; cursor: number }) {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector('li[aria-current]')
    if (!(item instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, not the page.
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [cursor, filter])
  const rows = reviewed.turns.flatMap((turn, index) => {
    const seats = judgedSeats(reviewed, turn, filter)
    return seats.length === 0 ? [] : [{ turn, index, seats }]
  })
  return (
    <section class="paper moves">
      <header>
        <h2>{reviewWords.t('review.turns')}</h2>
        <Segments<Filter>
          label={reviewWords.t('review.filter')}
          value={filter}
          options={filtersIn(reviewed)}
          choose={setFilter}
        />
      </header>
      {rows.length === 0 ? <p class="none">{reviewWords.t('review.filter.none')}</p> : undefined}
      <ol ref={list} tabIndex={0} aria-label={reviewWords.t('review.turns')}>
        {rows.map(({ turn, index, seats }) => (
          <li key={index} aria-current={index === cursor ? 'step' : undefined}>
            <Turn reviewed={reviewed} turn={turn} seats={seats} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function filtersIn(reviewed: ReviewModel): { value: Filter; label: string }[] {
  const mine =
    reviewed.perspective === reviewed.me || isSolo(reviewed)
      ? reviewWords.t('review.filter.mine')
      : reviewWords.t('review.filter.of', { name: nameIn(reviewed, reviewed.perspective) })
  return [
    { value: 'all', label: reviewWords.t('review.filter.all') },
    { value: 'mine', label: mine },
    ...(isSolo(reviewed) ? [] : [{ value: 'others' as const, label: reviewWords.t('review.filter.others') }]),
  ]
}

/** The seats whose play a row shows: those that moved, or those of them with a mistake. The chosen seat comes first. */
function judgedSeats({ review, match, perspective }: ReviewModel, turn: TableTurn, filter: Filter): Seat[] {
  const others = match.names.flatMap((_, seat) => (seat === perspective ? [] : [seat]))
  const isMarked = (seat: Seat): boolean => judgeTurn(review, turn, seat)?.mark !== undefined
  if (filter === 'mine') return [perspective].filter(isMarked)
  if (filter === 'others') return others.filter(isMarked)
  const [first, ...rest] = [perspective, ...others].filter((seat) => judgeTurn(review, turn, seat))
  return first === undefined ? [] : [first, ...rest.filter(isMarked)]
}

/** One turn: what the first of the seats decided, the mistakes of the others, and on demand every decision. */
function Turn({
  reviewed,
  turn,
  seats: [first = 0, ...rest],
}: {
  reviewed: ReviewModel
  turn: TableTurn
  seats: Seat[]
}) {
  const [open, setOpen] = useState(false)
  const step = judgeTurn(reviewed.review, turn, first)?.step ?? 0
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="when">
          {'turn' in turn.when ? undefined : <b>{stepOf(reviewed, step).turn + 1}</b>}
          {reviewed.say(turn.when)}
        </span>
        <Decision reviewed={reviewed} step={step} />
        {rest.map((seat) => (
          <Verdict key={seat} reviewed={reviewed} turn={turn} seat={seat} />
        ))}
        <Better reviewed={reviewed} step={step} reason={sayShortly} />
      </summary>
      {open ? (
        <ul aria-label={reviewWords.t('review.decisions')}>
          {turn.steps.map((each) => (
            <li key={each}>
              <a href={linkIn(reviewed, each)}>
                <Decision reviewed={reviewed} step={each} />
                <Better reviewed={reviewed} step={each} reason={sayAll} />
              </a>
            </li>
          ))}
        </ul>
      ) : undefined}
    </details>
  )
}

/** Who decided what, and how good that was. */
function Decision({ reviewed, step }: { reviewed: ReviewModel; step: number }) {
  const Sign = reviewed.loaded.game.Sign ?? SeatToken
  const { seat = 0 } = stepOf(reviewed, step)
  return (
    <>
      <Sign seat={seat} />
      <span class="words">
        <span class="vh">{shell.t('labelled', { label: nameIn(reviewed, seat), text: '' })}</span>
        {movesWords(reviewed, step)}
      </span>
      <Label reviewed={reviewed} step={step} />
    </>
  )
}

interface BetterProps {
  readonly reviewed: ReviewModel
  readonly step: number
  /** Says why: in a few words in the list, in whole sentences once a turn is opened. */
  readonly reason: typeof sayAll
}

/** What was better than a mistake. */
function Better({ reviewed, step, reason }: BetterProps) {
  const { mark, better } = stepOf(reviewed, step).decision ?? {}
  if (!mark || !better) return undefined
  const [what, why] = [movesWords(reviewed, step, better.moves), reason(better, reviewed.say)]
  return (
    <span class="reason">
      <b>{reviewWords.t('review.better')}</b>{' '}
      {reason === sayAll ? `${what}. ${why}` : shell.t('labelled', { label: what, text: why })}
    </span>
  )
}

/** How another player did in the turn, without what they did. */
function Verdict({ reviewed, turn, seat }: { reviewed: ReviewModel; turn: TableTurn; seat: Seat }) {
  const Sign = reviewed.loaded.game.Sign ?? SeatToken
  return (
    <span class="verdict">
      <Sign seat={seat} />
      <span class="vh">{shell.t('labelled', { label: nameIn(reviewed, seat), text: '' })}</span>
      <Label reviewed={reviewed} step={judgeTurn(reviewed.review, turn, seat)?.step ?? 0} />
    </span>
  )
}

function Label({ reviewed, step }: { reviewed: ReviewModel; step: number }) {
  const reviewedStep = stepOf(reviewed, step)
  const mark = mistakeLabel(reviewedStep)
  return mark === '' ? undefined : (
    <span class={`label ${reviewedStep.decision?.mark}`}>
      {mark} {lostWords(reviewed, step)}
    </span>
  )
}
