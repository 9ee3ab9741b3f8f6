import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/index.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { chanceOf, nameIn, type ReviewModel, stepOf } from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import './graph.css'

const [LEFT, TOP] = [40, 40]
/** Height below the graph for the names of the rounds. */
const AXIS = 32
/** Width of one letter of an axis label, in pixels. */
const LETTER = 8.5
/** Dash patterns, so that lines differ by more than their colour. */
const DASHES = [undefined, '9 4', '2 4', '12 4 2 4', '5 3', '14 6'] as const

/** Every player's chance of winning, turn by turn. A click chooses a turn; a hidden table holds the same data. */
export function Graph({
  reviewed,
  cursor,
  choose,
}: {
  reviewed: ReviewModel
  cursor: number
  choose(turn: number): void
}) {
  const { match, turns, points } = reviewed
  const narrow = useMedia('narrow')
  const [width, bottom] = narrow ? [360, 214] : [560, 256]
  const right = width - 8
  const last = turns.length
  /** The place of the position after this many turns. */
  const x = (played: number): number => LEFT + ((right - LEFT) * played) / Math.max(1, last)
  const y = (chance: number): number => bottom - (bottom - TOP) * chance
  const chances = chancesByTurn(reviewed)
  const placeOf = (step: number): number => x(stepOf(reviewed, step).turn + 1)
  const pins = apart(
    points.map(({ step }) => placeOf(step)),
    width - 14,
  )
  const course = (seat: Seat): string =>
    chances.map((all, i) => `${i === 0 ? 'M' : 'L'}${round(x(i))} ${round(y(chanceOf(all, seat)))}`).join('')
  return (
    <div class="odds">
      <svg
        class="rev-graph"
        viewBox={`0 0 ${width} ${bottom + AXIS}`}
        role="img"
        aria-label={courseWords(reviewed)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const at = ((event.clientX - box.left) / box.width) * width
          const turn = Math.round(((at - LEFT) / (right - LEFT)) * last) - 1
          if (turn >= -1 && turn < last) choose(Math.max(0, turn))
        }}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path class="ax" d={`M${LEFT} ${y(chance)}H${right}`} />
            <text class="lab" x={LEFT - 7} y={y(chance) + 5} text-anchor="end">
              {Math.round(100 * chance)}
            </text>
          </g>
        ))}
        <RoundsAxis reviewed={reviewed} x={x} bottom={bottom} />
        <path class="cursor" d={`M${x(cursor + 1)} ${TOP - 6}V${bottom + 6}`} />
        {match.names.map((_, seat) => (
          <Line key={seat} reviewed={reviewed} seat={seat} course={course(seat)} />
        ))}
        {points.map(({ step, seat }, i) => (
          <g key={i}>
            <path
              class="lead"
              d={`M${pins[i]} 28L${placeOf(step)} ${y(chanceOf(at(chances, stepOf(reviewed, step).turn + 1), seat))}`}
            />
            <g class="pin" transform={`translate(${pins[i]} 16)`}>
              <circle r="12.500" />
              <text text-anchor="middle" y="5.500">
                {i + 1}
              </text>
            </g>
          </g>
        ))}
      </svg>
      <Legend reviewed={reviewed} />
    </div>
  )
}

/** The chances of winning at the start of the match and after each turn. */
function chancesByTurn(reviewed: ReviewModel): (readonly number[])[] {
  const ends = reviewed.turns.map(({ steps }) => at(steps, steps.length - 1))
  return [0, ...ends].map((step) => stepOf(reviewed, step).chances)
}

/** The rounds under the graph: where each begins, and its name in the middle; or all their numbers after one word. */
function RoundsAxis({
  reviewed,
  x,
  bottom,
}: {
  reviewed: ReviewModel
  x(played: number): number
  bottom: number
}) {
  const rounds = reviewed.turns.map(({ when }) => Number(when.round ?? 1))
  const starts = rounds.flatMap((round, turn) => (round === rounds[turn - 1] ? [] : [turn]))
  const parts = starts.map((start, i) => {
    const number = at(rounds, start)
    const name = reviewed.say({ key: 'when.round', round: number })
    return { number, name, from: x(start), to: x(starts[i + 1] ?? rounds.length) }
  })
  const named = parts.every(({ name, from, to }) => LETTER * name.length <= to - from)
  return (
    <>
      {named ? undefined : (
        <text class="rn" x="0" y={bottom + 24}>
          {reviewWords.t('review.round')}
        </text>
      )}
      {parts.map(({ number, name, from, to }) => (
        <g key={number}>
          <path class="ax" d={`M${from} ${TOP}V${bottom + (named ? 26 : 10)}`} />
          <text class="rn" text-anchor="middle" x={(from + to) / 2} y={bottom + 24}>
            {named ? name : number}
          </text>
        </g>
      ))}
    </>
  )
}

function Line({ reviewed, seat, course }: { reviewed: ReviewModel; seat: Seat; course: string }) {
  const stroke = reviewed.loaded.game.colour?.(seat) ?? `var(--seat-${seat + 1})`
  return <path class="ln" style={{ stroke }} stroke-dasharray={DASHES[seat]} d={course} />
}

/** Which line belongs to which player. */
function Legend({ reviewed }: { reviewed: ReviewModel }) {
  const Sign = reviewed.loaded.game.Sign ?? SeatToken
  return (
    <ul class="legend" aria-label={shell.t('new.players')}>
      {reviewed.match.names.map((name, seat) => (
        <li key={seat}>
          <svg class="line" viewBox="0 0 30 10" aria-hidden="true">
            <Line reviewed={reviewed} seat={seat} course="M0 5h30" />
          </svg>
          <Sign seat={seat} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Moves pins apart that would overlap, and keeps all of them inside the graph. */
function apart(places: readonly number[], most: number): number[] {
  const list: number[] = []
  for (const place of places) list.push(Math.max(place, (list.at(-1) ?? Number.NEGATIVE_INFINITY) + PIN))
  return list.map((place, i) => Math.min(place, most - PIN * (list.length - 1 - i)))
}

/** Distance between two pins, in pixels. */
const PIN = 28

const round = (n: number): number => Math.round(10 * n) / 10

/** Describes the graph for screen readers. */
function courseWords(reviewed: ReviewModel): string {
  const { steps } = reviewed.review
  const list = reviewed.match.names.map((_, seat) => {
    const chances = steps.map((step) => chanceOf(step.chances, seat))
    return reviewWords.t('review.course', {
      name: nameIn(reviewed, seat),
      from: chanceText(at(chances, 0)),
      most: chanceText(Math.max(...chances)),
      end: chanceText(at(chances, chances.length - 1)),
    })
  })
  return reviewWords.t('review.graphWords', { list: `${list.join('. ')}.` })
}
