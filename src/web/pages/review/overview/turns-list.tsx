import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { sayAll, sayShortly } from '../../../../review/sentences.ts'
import { judgeTurn, type TableTurn } from '../../../../review/table-turns.ts'
import { Segments } from '../../../../ui/components/controls/segments.tsx'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { isSolo, type Look, linkIn, lostWords, mistakeLabel, movesWords, nameIn, stepOf } from '../look.ts'
import '../label.css'
import './turns-list.css'

type Filter = 'all' | 'mine' | 'others'

/** The turns of the match, or those with mistakes. Each has one judgement per player, and opens to its decisions. */
export function TurnsList({ look, cursor }: { look: Look; cursor: number }) {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector('li[aria-current]')
    if (!(item instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, not the page.
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [cursor, filter])
  const rows = look.turns.flatMap((turn, index) => {
    const seats = judgedSeats(look, turn, filter)
    return seats.length === 0 ? [] : [{ turn, index, seats }]
  })
  return (
    <section class="paper moves">
      <header>
        <h2>{shell.t('review.turns')}</h2>
        <Segments<Filter>
          label={shell.t('review.filter')}
          value={filter}
          options={filtersIn(look)}
          choose={setFilter}
        />
      </header>
      {rows.length === 0 ? <p class="none">{shell.t('review.filter.none')}</p> : undefined}
      <ol ref={list} tabIndex={0} aria-label={shell.t('review.turns')}>
        {rows.map(({ turn, index, seats }) => (
          <li key={index} aria-current={index === cursor ? 'step' : undefined}>
            <Turn look={look} turn={turn} seats={seats} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function filtersIn(look: Look): { value: Filter; label: string }[] {
  const mine =
    look.chair === look.me || isSolo(look)
      ? shell.t('review.filter.mine')
      : shell.t('review.filter.of', { name: nameIn(look, look.chair) })
  return [
    { value: 'all', label: shell.t('review.filter.all') },
    { value: 'mine', label: mine },
    ...(isSolo(look) ? [] : [{ value: 'others' as const, label: shell.t('review.filter.others') }]),
  ]
}

/** The seats whose play a row shows: those that moved, or those of them with a mistake. The chair comes first. */
function judgedSeats({ review, study, chair }: Look, turn: TableTurn, filter: Filter): Seat[] {
  const others = study.names.flatMap((_, seat) => (seat === chair ? [] : [seat]))
  const isMarked = (seat: Seat): boolean => judgeTurn(review, turn, seat)?.mark !== undefined
  if (filter === 'mine') return [chair].filter(isMarked)
  if (filter === 'others') return others.filter(isMarked)
  const [first, ...rest] = [chair, ...others].filter((seat) => judgeTurn(review, turn, seat))
  return first === undefined ? [] : [first, ...rest.filter(isMarked)]
}

/** One turn: what the first of the seats decided, the mistakes of the others, and on demand every decision. */
function Turn({ look, turn, seats: [first = 0, ...rest] }: { look: Look; turn: TableTurn; seats: Seat[] }) {
  const [open, setOpen] = useState(false)
  const step = judgeTurn(look.review, turn, first)?.step ?? 0
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="when">
          {'turn' in turn.when ? undefined : <b>{stepOf(look, step).turn + 1}</b>}
          {look.say(turn.when)}
        </span>
        <Decision look={look} step={step} />
        {rest.map((seat) => (
          <Verdict key={seat} look={look} turn={turn} seat={seat} />
        ))}
        <Better look={look} step={step} reason={sayShortly} />
      </summary>
      {open ? (
        <ul aria-label={shell.t('review.decisions')}>
          {turn.steps.map((each) => (
            <li key={each}>
              <a href={linkIn(look, each)}>
                <Decision look={look} step={each} />
                <Better look={look} step={each} reason={sayAll} />
              </a>
            </li>
          ))}
        </ul>
      ) : undefined}
    </details>
  )
}

/** Who decided what, and how good that was. */
function Decision({ look, step }: { look: Look; step: number }) {
  const Sign = look.loaded.game.Sign ?? SeatToken
  const { seat = 0 } = stepOf(look, step)
  return (
    <>
      <Sign seat={seat} />
      <span class="words">
        <span class="vh">{shell.t('labelled', { label: nameIn(look, seat), text: '' })}</span>
        {movesWords(look, step)}
      </span>
      <Label look={look} step={step} />
    </>
  )
}

interface BetterProps {
  readonly look: Look
  readonly step: number
  /** Says why: in a few words in the list, in whole sentences once a turn is opened. */
  readonly reason: typeof sayAll
}

/** What was better than a mistake. */
function Better({ look, step, reason }: BetterProps) {
  const { mark, better } = stepOf(look, step).decision ?? {}
  if (!mark || !better) return undefined
  return (
    <span class="reason">
      <b>{shell.t('review.better')}</b>{' '}
      {shell.t('labelled', { label: movesWords(look, step, better.moves), text: reason(better, look.say) })}
    </span>
  )
}

/** How another player did in the turn, without what they did. */
function Verdict({ look, turn, seat }: { look: Look; turn: TableTurn; seat: Seat }) {
  const Sign = look.loaded.game.Sign ?? SeatToken
  return (
    <span class="verdict">
      <Sign seat={seat} />
      <span class="vh">{shell.t('labelled', { label: nameIn(look, seat), text: '' })}</span>
      <Label look={look} step={judgeTurn(look.review, turn, seat)?.step ?? 0} />
    </span>
  )
}

function Label({ look, step }: { look: Look; step: number }) {
  const reviewed = stepOf(look, step)
  const mark = mistakeLabel(reviewed)
  return mark === '' ? undefined : (
    <span class={`label ${reviewed.decision?.mark}`}>
      {mark} {lostWords(look, step)}
    </span>
  )
}
