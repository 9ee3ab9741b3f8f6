import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/index.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { chanceOf, chanceText, type Look, nameIn, stepOf } from '../look.ts'
import './graph.css'

const [LEFT, TOP, BOTTOM, HEIGHT] = [40, 40, 214, 246]
/** Width of one letter of an axis label, in pixels. */
const LETTER = 8.5
/** Dash patterns, so that lines differ by more than their colour. */
const DASHES = [undefined, '9 4', '2 4', '12 4 2 4', '5 3', '14 6'] as const

/** Every player's chance of winning, move by move. A click chooses a move; a hidden table holds the same data. */
export function Graph({ look, cursor, choose }: { look: Look; cursor: number; choose(move: number): void }) {
  const { review, study } = look
  const { steps, turningPoints } = review
  const width = useMedia('narrow') ? 360 : 560
  const right = width - 8
  const last = steps.length - 1
  const x = (step: number): number => LEFT + ((right - LEFT) * step) / Math.max(1, last)
  const y = (chance: number): number => BOTTOM - (BOTTOM - TOP) * chance
  const pins = apart(
    turningPoints.map(({ step }) => x(step)),
    width - 14,
  )
  const course = (seat: Seat): string =>
    steps
      .map(({ chances }, i) => `${i === 0 ? 'M' : 'L'}${round(x(i))} ${round(y(chanceOf(chances, seat)))}`)
      .join('')
  return (
    <div class="odds">
      <svg
        class="rev-graph"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={courseWords(look)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const at = ((event.clientX - box.left) / box.width) * width
          const move = Math.round(((at - LEFT) / (right - LEFT)) * last)
          if (move >= 0 && move <= last) choose(Math.max(1, move))
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
        {ticks(look, x, width).map(({ step, words }) => (
          <g key={step}>
            <path class="ax" d={`M${x(step)} ${TOP}V${BOTTOM + 8}`} />
            <text class="rn" x={x(step) + 4} y={BOTTOM + 24}>
              {words}
            </text>
          </g>
        ))}
        <path class="cursor" d={`M${x(cursor)} ${TOP - 6}V${BOTTOM + 6}`} />
        {study.names.map((_, seat) => (
          <Line key={seat} look={look} seat={seat} course={course(seat)} />
        ))}
        {turningPoints.map(({ step, seat }, i) => (
          <g key={i}>
            <path
              class="lead"
              d={`M${pins[i]} 28L${x(step)} ${y(chanceOf(stepOf(look, step).chances, seat))}`}
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
      <Legend look={look} />
    </div>
  )
}

function Line({ look, seat, course }: { look: Look; seat: Seat; course: string }) {
  const stroke = look.loaded.game.colour?.(seat) ?? `var(--seat-${seat + 1})`
  return <path class="ln" style={{ stroke }} stroke-dasharray={DASHES[seat]} d={course} />
}

/** Which line belongs to which player. */
function Legend({ look }: { look: Look }) {
  const Sign = look.loaded.game.Sign ?? SeatToken
  return (
    <ul class="legend">
      {look.study.names.map((name, seat) => (
        <li key={seat}>
          <svg class="line" viewBox="0 0 30 10" aria-hidden="true">
            <Line look={look} seat={seat} course="M0 5h30" />
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

/** Axis labels at the start of rounds, or of some turns, as far as there is room for them. */
function ticks(
  { review: { steps }, say }: Look,
  x: (step: number) => number,
  width: number,
): { step: number; words: string }[] {
  const starts = steps.flatMap(({ when }, step) =>
    step === 1 || (step > 1 && when[partOf(when)] !== at(steps, step - 1).when[partOf(when)])
      ? [{ step, when }]
      : [],
  )
  const every = Math.ceil(starts.length / 6)
  const some = starts.filter((_, i) => i % every === 0)
  let free = 0
  return some.map(({ step, when }) => {
    const words = say(when)
    const end = x(step) + LETTER * words.length
    const room = x(step) >= free && end <= width
    if (room) free = end
    return { step, words: room ? words : '' }
  })
}

const partOf = (when: object): 'turn' | 'round' => ('turn' in when ? 'turn' : 'round')

/** Describes the graph for screen readers. */
function courseWords(look: Look): string {
  const { steps } = look.review
  const list = look.study.names.map((_, seat) => {
    const chances = steps.map((step) => chanceOf(step.chances, seat))
    return shell.t('review.course', {
      name: nameIn(look, seat),
      from: chanceText(at(chances, 0)),
      most: chanceText(Math.max(...chances)),
      end: chanceText(at(chances, chances.length - 1)),
    })
  })
  return shell.t('review.graphWords', { list: `${list.join('. ')}.` })
}
