import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { Token } from '../../../ui/components/pictures/token.tsx'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { go } from '../../router.ts'
import { Top } from '../top.tsx'
import { Graph } from './review-graph.tsx'
import {
  addressIn,
  type Look,
  linkIn,
  lostWords,
  markWords,
  movesWords,
  nameIn,
  percent,
  signed,
  stepOf,
} from './review-look.ts'
import './accuracy.css'
import './turning-points.css'
import './moves-list.css'
import './transport.css'
import './label.css'

/** The course of a match at a glance: graph, players, turning points, and every move. */
export function Overview({ look }: { look: Look }) {
  const { study, review, loaded } = look
  const narrow = useMedia('narrow')
  const last = study.turns.length
  const alone = isAlone(look)
  const [cursor, setCursor] = useState(review.turningPoints[0]?.step ?? 1)
  const goTo = (move: number): void => setCursor(Math.max(1, Math.min(last, move)))
  const open = (move: number): void => go(...addressIn(look, move))
  useShortcuts(true, {
    ArrowRight: () => goTo(cursor + 1),
    ArrowLeft: () => goTo(cursor - 1),
    Home: () => goTo(1),
    End: () => goTo(last),
  })
  useTitle(`${shell.t('review.title')} · ${loaded.cover.name} · Vermeil`)
  const scores = study.names.map((name, seat) => `${name} ${study.result.seats[seat].score}`).join(', ')
  return (
    <div class="chart page review-page">
      <SeaChart roses={ROSES} />
      <Top crumb={narrow ? loaded.cover.name : `${loaded.cover.name}: ${scores}`} />
      <main class="rev">
        <h1 class="vh">{shell.t('review.title')}</h1>
        <section class="paper graph">
          {alone ? undefined : (
            <>
              <h2>
                {shell.t('review.graph')} <small>{shell.t('review.graphHint')}</small>
              </h2>
              <Graph look={look} cursor={cursor} choose={goTo} />
              <ChanceTable look={look} />
            </>
          )}
          <div class="trans">
            <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(1)} />
            <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(cursor - 1)} />
            <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(cursor + 1)} />
            <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(last)} />
            <p class="now" role="status">
              <CursorWords look={look} move={cursor} />
            </p>
            <button type="button" class="btn btn-gold" onClick={() => open(cursor)} data-do="board">
              <Icon name="eye" />
              {shell.t('review.board')}
            </button>
          </div>
        </section>
        <Players look={look} />
        {alone ? undefined : (
          <aside class="pts">
            <h2>{shell.t('review.points')}</h2>
            {review.turningPoints.length === 0 ? <p class="none">{shell.t('review.noPoints')}</p> : undefined}
            {review.turningPoints.map((_, i) => (
              <Point key={i} look={look} index={i} />
            ))}
          </aside>
        )}
        <Moves look={look} cursor={cursor} />
      </main>
    </div>
  )
}

/** Who plays alone has no chances to win or to lose, and nothing that is measured by them. */
const isAlone = ({ study }: Look): boolean => study.names.length === 1

const ROSES = [
  [40, 780, 0],
  [1240, 60, 0],
] as const

function CursorWords({ look, move }: { look: Look; move: number }) {
  const step = stepOf(look, move)
  const of = look.study.turns.length
  const mark = markWords(step)
  return (
    <>
      <b>{shell.t('review.move', { n: move, of })}</b> {look.say(step.when)}, {nameIn(look, step.seat ?? 0)}
      {mark === '' ? '' : `: ${mark}`}
      {isAlone(look) ? undefined : (
        <span class="vh">
          {'. '}
          {look.study.names.map((name, seat) => `${name} ${percent(step.chances[seat])}`).join(', ')}
        </span>
      )}
    </>
  )
}

/** The graph as a table: where each turn or round ended. */
function ChanceTable({ look }: { look: Look }) {
  const { steps } = look.review
  const ends = steps.filter(
    (step, i) => i > 0 && JSON.stringify(step.when) !== JSON.stringify(steps[i + 1]?.when),
  )
  return (
    <div class="vh">
      <table>
        <caption>{shell.t('review.chances')}</caption>
        <thead>
          <tr>
            <th scope="col">{shell.t('review.moves')}</th>
            {look.study.names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map((step) => (
            <tr key={step.turns}>
              <th scope="row">{look.say(step.when)}</th>
              {step.chances.map((chance, seat) => (
                <td key={seat}>{percent(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How each one played: accuracy, and luck apart from skill. Where it is narrow, a name stands above its figures. */
function Players({ look }: { look: Look }) {
  const narrow = useMedia('narrow')
  const alone = isAlone(look)
  return (
    <section class="paper how">
      <h2>{shell.t('review.players')}</h2>
      <section class="how-table" tabIndex={0} aria-label={shell.t('review.players')}>
        <table>
          <thead>
            <tr>
              {narrow ? undefined : (
                <th scope="col">
                  <span class="vh">{shell.t('review.player')}</span>
                </th>
              )}
              {alone ? undefined : <th scope="col">{shell.t('review.accuracy')}</th>}
              <th scope="col" data-explain={shell.t('review.slips')}>
                {shell.t('review.mistakes')}
              </th>
              <th scope="col">{shell.t('review.par')}</th>
              <th scope="col">{shell.t('review.byMoves')}</th>
              <th scope="col">{shell.t('review.byLuck')}</th>
              <th scope="col">{shell.t('review.score')}</th>
            </tr>
          </thead>
          {look.review.seats.map(({ accuracy, marks, par, byDecisions, byLuck, score }, seat) => (
            <tbody key={seat}>
              {narrow ? (
                <tr>
                  <Player look={look} seat={seat} scope="rowgroup" />
                </tr>
              ) : undefined}
              <tr>
                {narrow ? undefined : <Player look={look} seat={seat} scope="row" />}
                {alone ? undefined : <td>{percent(accuracy / 100)}</td>}
                <td>{`${marks.inaccuracy} · ${marks.mistake} · ${marks.blunder}`}</td>
                <td>{signed(par).replace('+', '')}</td>
                <td class={byDecisions <= -0.05 ? 'less' : ''}>{signed(byDecisions)}</td>
                <td class={byLuck >= 0.05 ? 'more' : byLuck <= -0.05 ? 'less' : ''}>{signed(byLuck)}</td>
                <td>
                  <b>{Math.round(score)}</b>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </section>
      <p class="how-words">{shell.t('review.luckHint')}</p>
    </section>
  )
}

function Player({ look, seat, scope }: { look: Look; seat: Seat; scope: 'row' | 'rowgroup' }) {
  const Sign = look.loaded.game.Sign ?? Token
  return (
    <th scope={scope} {...(scope === 'rowgroup' ? { colSpan: 6 } : {})}>
      <span class="who">
        <Sign seat={seat} />
        {nameIn(look, seat)}
      </span>
    </th>
  )
}

const KINDS = { decision: 'pencil', others: 'people', luck: 'dice' } as const

function Point({ look, index }: { look: Look; index: number }) {
  const { step, cause, from, to, phrase } = look.review.turningPoints[index]
  const after = stepOf(look, step)
  const good = to > from
  const happened = whatHappened(look, step)
  return (
    <a class="paper pt" href={linkIn(look, step)} data-do="point">
      <span class="no">{index + 1}</span>
      <span class={`kind ${cause === 'luck' ? 'luck' : good ? 'good' : 'slip'}`}>
        <Icon name={KINDS[cause]} />
        {shell.t(`review.cause.${cause}`)}
        {after.decision?.mark && cause === 'decision' ? ` · ${markWords(after)}` : ''}
      </span>
      <span class="words">{look.say(phrase)}</span>
      {happened === '' ? undefined : <span class="what">{happened}</span>}
      <span class={`sw ${good ? 'good' : 'slip'}`}>
        {percent(from)}
        <span class="bar" aria-hidden="true">
          <i style={{ left: `${100 * Math.min(from, to)}%`, right: `${100 * (1 - Math.max(from, to))}%` }} />
        </span>
        {percent(to)}
      </span>
    </a>
  )
}

/** What could be seen to happen in a move, in the words of the log. */
export function whatHappened({ study, loaded }: Look, move: number): string {
  return loaded.game
    .describe(study.positions[move - 1].view, study.positions[move].view)
    .map((entry) => entry.say((seat) => study.names[seat] ?? '').replaceAll('*', ''))
    .join(' ')
}

/** Every move, with its label. */
function Moves({ look, cursor }: { look: Look; cursor: number }) {
  const Sign = look.loaded.game.Sign ?? Token
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[cursor - 1]
    if (!(item instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, not the page.
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [cursor])
  return (
    <section class="paper moves">
      <h2>{shell.t('review.moves')}</h2>
      <ol ref={list} tabIndex={0} aria-label={shell.t('review.moves')}>
        {look.study.turns.map(({ seat }, index) => {
          const move = index + 1
          const step = stepOf(look, move)
          const mark = markWords(step)
          return (
            <li key={move} aria-current={move === cursor ? 'step' : undefined}>
              <a href={linkIn(look, move)}>
                <span class="when">{look.say(step.when)}</span>
                <Sign seat={seat} />
                <span>
                  <span class="vh">{nameIn(look, seat)}: </span>
                  {movesWords(look, move)}
                </span>
                {mark === '' ? undefined : (
                  <span class={`label ${step.decision?.mark}`}>
                    {mark} {lostWords(look, move)}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
