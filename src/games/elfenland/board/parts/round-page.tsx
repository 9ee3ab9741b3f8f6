import { useMemo, useRef } from 'preact/hooks'
import * as v from 'valibot'
import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { useDraft } from '../../../../ui/hooks/draft.ts'
import { useFocusFallback } from '../../../../ui/hooks/focus.ts'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import type { Open, SeatView } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Gem, Notches, Picture } from '../art/pieces.tsx'
import { walkingTime } from '../history/log.ts'
import { type RoundLine, type RoundSummary, roundSummary } from '../history/round-summary.ts'
import { GoldButton } from '../panels/panel.tsx'
import { el } from '../texts.ts'
import { goldWords, pieceWords, townName } from '../words.ts'

/** The page that closes a round, as long as it is open. */
export interface RoundEnd {
  readonly summary: RoundSummary | undefined
  close(): void
}

/**
 * The end of the last round, until it is no longer news or the player closes the page. A review that points something
 * out on the map does not show it.
 */
export function useRoundEnd(
  open: Open,
  view: SeatView | undefined,
  { past, pointing }: { past: boolean; pointing: boolean },
): RoundEnd {
  const { entries } = useFrame()
  const reader = past ? undefined : view?.seat
  const news = useMemo(() => roundSummary(entries, open, reader), [entries, open, reader])
  const [closed, setClosed] = useDraft('roundEnd', v.boolean(), `${news?.round} ${reader}`, false)
  const summary = closed || (past && pointing) ? undefined : news
  const close = (): void => {
    if (summary) setClosed(true)
  }
  useShortcuts(summary !== undefined, { Escape: close })
  return { summary, close }
}

/** How everybody stands after a round, what it brought them, and who starts the next one. */
export function RoundPage(props: {
  end: RoundEnd
  open: Open
  me: Seat | undefined
  name(seat: Seat): string
}) {
  const { end, open, me, name } = props
  const page = useRef<HTMLElement>(null)
  useFocusFallback(page)
  if (!end.summary) return undefined
  const { round, start, lines, walk } = end.summary
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
      <GoldButton press={end.close} name="continue" outside>
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
