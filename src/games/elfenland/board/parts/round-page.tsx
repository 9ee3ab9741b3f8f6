import { useRef } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { useFocusFallback } from '../../../../ui/hooks/focus.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import type { Open } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Gem, Notches, Picture } from '../art/pieces.tsx'
import { walkingTime } from '../history/log.ts'
import type { RoundLine, RoundSummary } from '../history/round-summary.ts'
import { GoldButton } from '../panels/panel.tsx'
import { el } from '../texts.ts'
import { goldWords, pieceWords, townName } from '../words.ts'
import './round-page.css'

/** How everybody stands after a round, what it brought them, and who starts the next one. */
export function RoundPage(props: {
  summary: RoundSummary
  open: Open
  me: Seat | undefined
  name(seat: Seat): string
  close(): void
}) {
  const { summary, open, me, name, close } = props
  const page = useRef<HTMLElement>(null)
  useFocusFallback(page)
  const { round, start, lines, walk } = summary
  const next = { round: round + 1, name: name(start) }
  return (
    <section
      class="ef-round"
      ref={page}
      tabIndex={-1}
      aria-labelledby="ef-round-title"
      style={{ 'animation-delay': `${walkingTime(walk.length)}ms` }}
    >
      <h2 id="ef-round-title">
        <span>{el.t('ended.title', { round, of: open.variant.rounds })}</span>
      </h2>
      <ol class="fading" tabIndex={0} aria-labelledby="ef-round-title">
        {lines.map((line) => (
          <Line
            key={line.seat}
            line={line}
            name={name(line.seat)}
            gold={open.variant.game === 'elfengold'}
            starts={line.seat === start}
          />
        ))}
      </ol>
      <p>
        <Picture of="lantern" class="ef-lamp" />
        {start === me ? el.t('ended.you', next) : el.t('ended.starts', next)}
      </p>
      <GoldButton press={close} name="continue" outside>
        {el.t('ended.continue')}
      </GoldButton>
    </section>
  )
}

function Line(props: { line: RoundLine; name: string; gold: boolean; starts: boolean }) {
  const { line, name, gold, starts } = props
  const { seat, pieces, newTowns } = line
  const n = newTowns.length
  const towns = n === 0 ? el.t('ended.none') : el.t('ended.new', { n, list: listed(newTowns.map(townName)) })
  return (
    <li class={`seat-${seat}`}>
      <span class="ef-round-place" aria-hidden="true">
        {line.place}
      </span>
      <Boot seat={seat} />
      <span class="ef-round-who">
        <b>{name}</b> {starts ? <Picture of="lantern" class="ef-lamp" /> : undefined}
        <span class="vh">, {shell.t('place', { nth: line.place })}. </span>
      </span>
      <span class="ef-round-sum">
        <Gem seat={seat} />
        <b aria-hidden="true">{pieces}</b>
        <small aria-hidden="true">/20</small>
        <span class="vh">{pieceWords(pieces)}, </span>
        <i>{signed(n)}</i>
      </span>
      {gold ? (
        <span class="ef-round-sum">
          <Picture of="coin" />
          <b aria-hidden="true">{line.gold}</b>
          <span class="vh">{goldWords(line.gold)}, </span>
          <i>{signed(line.goldGained)}</i>
        </span>
      ) : undefined}
      <small class="ef-round-news">
        {towns} · {el.t('score.boot', { town: townName(line.boot) })}
      </small>
      <Notches n={pieces} />
    </li>
  )
}

/** A gain or loss, such as "+3" or "−2". */
const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '±0')
