import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { ROMAN_NUMERALS } from '../../../../ui/text/numerals.ts'
import { emphasise } from '../../../../ui/text/texts.tsx'
import { deckOf, NO_PATTERN } from '../../rules/components/deck.ts'
import { HIGHEST_TROPHY, type Open, ROUNDS, TURNS_PER_ROUND } from '../../rules/state.ts'
import { Cup, PatternPicture } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import { patternWords } from '../words.ts'
import './round-card.css'

/** The round and the turn, the trophies left, the eight expedition cards and the start player. */
export const RoundCard = memo(({ open }: { open: Open }) => {
  const { name } = useFrame()
  const over = open.phase === 'over'
  const round = over ? ROUNDS : Math.floor(open.turn / TURNS_PER_ROUND)
  const turn = over ? TURNS_PER_ROUND : open.turn % TURNS_PER_ROUND
  const dealt = open.phase !== 'keep'
  return (
    <section class="paper round" aria-label={sg.t('roundCard')}>
      <Rounds round={round} dealt={dealt} />
      <Track turn={dealt ? turn : -1} />
      <Trophies open={open} />
      <Expeditions open={open} />
      {open.players.length > 1 ? (
        <p class="starts" data-explain={sg.t('explain.helm')}>
          <Icon name="helm" />
          <span>{dealt ? emphasise(sg.t('helm', { name: name(open.start) })) : sg.t('helm.none')}</span>
        </p>
      ) : undefined}
    </section>
  )
})

function Rounds({ round, dealt }: { round: number; dealt: boolean }) {
  return (
    <ol class="rounds" data-explain={sg.t('explain.rounds')}>
      {ROMAN_NUMERALS.slice(0, ROUNDS).map((figure, i) => (
        <li
          key={figure}
          class={i < round ? 'done' : i === round && dealt ? 'now' : ''}
          aria-current={i === round ? 'step' : undefined}
        >
          {figure}
          {i < round ? (
            <svg viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
              <use href={`#mk-${i + 2}`} />
            </svg>
          ) : undefined}
        </li>
      ))}
    </ol>
  )
}

const port = (i: number): [x: number, y: number] => [9 + i * 31, 20 + Math.sin(i * 1.5) * 5]

/** A ship that sails one port further every turn. */
function Track({ turn }: { turn: number }) {
  const ports = Array.from({ length: TURNS_PER_ROUND }, (_, i) => port(i))
  // After the match the ship has passed the last port.
  const shown = Math.min(Math.max(0, turn) + 1, TURNS_PER_ROUND)
  const words = sg.t('expedition', { turn: shown, of: TURNS_PER_ROUND })
  return (
    <svg
      class="track"
      data-point="track"
      viewBox="0 0 216 34"
      role="img"
      aria-label={words}
      data-explain={sg.t('explain.track')}
    >
      <path class="way" d={`M${ports.map((point) => point.join(' ')).join('L')}`} />
      {ports.map(([x, y], i) =>
        i === turn ? (
          <use key={i} href="#d-ship" x={x - 17} y={y - 19} width="34" height="28" class="ship" />
        ) : (
          <circle key={i} class={i < turn ? 'port past' : 'port'} cx={x} cy={y} r="4.6" />
        ),
      )}
    </svg>
  )
}

function Trophies({ open }: { open: Open }) {
  const { name } = useFrame()
  const points = Array.from({ length: HIGHEST_TROPHY }, (_, i) => HIGHEST_TROPHY - i)
  return (
    <ol class="trophs" data-point="trophies" aria-label={sg.t('trophies')}>
      {points.map((value) => {
        const owner = open.players.findIndex(({ trophies }) => trophies.includes(value))
        const words =
          owner < 0 ? sg.t('trophy.left', { value }) : sg.t('trophy.taken', { value, name: name(owner) })
        return (
          <li
            key={value}
            class={owner < 0 ? '' : 'taken'}
            data-explain={`${words} ${sg.t('explain.trophy')}`}
            data-trophy={value}
          >
            <span class="vh">{words}</span>
            <Cup points={value} />
            {owner < 0 ? undefined : <SeatToken seat={owner} />}
          </li>
        )
      })}
    </ol>
  )
}

/** All eight cards; with the memory aid, those already seen this round are crossed out (R11). */
function Expeditions({ open }: { open: Open }) {
  const { file } = deckOf(open.options)
  return (
    <ol
      class="eight"
      aria-label={sg.t('eight')}
      data-explain={sg.t(open.options.memoryAid ? 'explain.eightSeen' : 'explain.eight')}
    >
      {file.expeditions.flatMap(({ id, cells, count }, pattern) =>
        Array.from({ length: count }, (_, nth) => {
          const current = pattern === open.expedition && open.expedition !== NO_PATTERN && nth === 0
          const seen = nth < (open.seen[pattern] ?? 0) && !current
          return (
            <li key={`${id}${nth}`} class={current ? 'cur' : seen ? 'seen' : ''}>
              <PatternPicture squares={cells} box={3} plain />
              <span class="vh">
                {patternWords(id)}
                {current ? ` (${sg.t('pattern.now')})` : seen ? ` (${sg.t('pattern.seen')})` : ''}
              </span>
            </li>
          )
        }),
      )}
    </ol>
  )
}
