import { Token } from '../shared/pieces.tsx'
import { shell } from '../shared/texts/index.ts'
import { type Look, nameIn, percent } from './review-look.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [46, 640, 40, 214]
/** No line is told by its colour alone. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '14 6'] as const

/** The chance to win of every player, move by move. It can be pointed at; what it says stands in the table below it. */
export function Graph({ look, cursor, choose }: { look: Look; cursor: number; choose(move: number): void }) {
  const { review, study } = look
  const { steps, turningPoints } = review
  const last = steps.length - 1
  const x = (step: number): number => LEFT + ((RIGHT - LEFT) * step) / Math.max(1, last)
  const y = (chance: number): number => BOTTOM - (BOTTOM - TOP) * chance
  const Sign = look.loaded.game.Sign ?? Token
  const pins = apart(turningPoints.map(({ step }) => x(step)))
  const line = (seat: number): string =>
    steps.map(({ chances }, i) => `${i === 0 ? 'M' : 'L'}${round(x(i))} ${round(y(chances[seat]))}`).join('')
  return (
    <svg
      class="rev-graph"
      viewBox="0 0 800 262"
      role="img"
      aria-label={courseWords(look)}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const at = ((event.clientX - box.left) / box.width) * 800
        const move = Math.round(((at - LEFT) / (RIGHT - LEFT)) * last)
        if (move >= 0 && move <= last) choose(Math.max(1, move))
      }}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance}>
          <path class="ax" d={`M${LEFT} ${y(chance)}H${RIGHT}`} />
          <text class="lab" x={LEFT - 7} y={y(chance) + 5} text-anchor="end">
            {Math.round(100 * chance)}
          </text>
        </g>
      ))}
      {ticks(look).map(({ step, words }) => (
        <g key={step}>
          <path class="ax" d={`M${x(step)} ${TOP}V${BOTTOM + 8}`} />
          <text class="rn" x={x(step) + 4} y={BOTTOM + 24}>
            {words}
          </text>
        </g>
      ))}
      <path class="cursor" d={`M${x(cursor)} ${TOP - 6}V${BOTTOM + 6}`} />
      {study.names.map((_, seat) => (
        <path
          key={seat}
          class={`ln seat-line-${seat + 1}`}
          d={line(seat)}
          {...(DASHES[seat] === '' ? {} : { 'stroke-dasharray': DASHES[seat] })}
        />
      ))}
      {study.names.map((name, seat) => (
        <g key={seat} transform={`translate(${RIGHT + 14} ${TOP + 6 + 32 * seat})`}>
          <path
            class={`ln seat-line-${seat + 1}`}
            d="M0 0h28"
            {...(DASHES[seat] === '' ? {} : { 'stroke-dasharray': DASHES[seat] })}
          />
          <svg x="34" y="-12" width="24" height="24" aria-hidden="true">
            <Sign seat={seat} />
          </svg>
          <text class="nm" x="64" y="5">
            {name.length > 11 ? `${name.slice(0, 10)}…` : name}
          </text>
        </g>
      ))}
      {turningPoints.map(({ step, seat }, i) => (
        <g key={i}>
          <path class="lead" d={`M${pins[i]} 28L${x(step)} ${y(steps[step].chances[seat])}`} />
          <g class="pin" transform={`translate(${pins[i]} 16)`}>
            <circle r="12.500" />
            <text text-anchor="middle" y="5.500">
              {i + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}

/** Pins that would lie on each other move apart. */
function apart(places: readonly number[]): number[] {
  const list: number[] = []
  for (const place of places) list.push(Math.max(place, (list.at(-1) ?? Number.NEGATIVE_INFINITY) + 28))
  return list
}

const round = (n: number): number => Math.round(10 * n) / 10

/** Where something begins that people count by: rounds, or some of the turns. */
function ticks({ review: { steps }, say }: Look): { step: number; words: string }[] {
  const starts = steps.flatMap(({ when }, step) =>
    step === 1 || (step > 1 && when[PART(when)] !== steps[step - 1].when[PART(when)]) ? [{ step, when }] : [],
  )
  const every = Math.ceil(starts.length / 6)
  return starts.filter((_, i) => i % every === 0).map(({ step, when }) => ({ step, words: say(when) }))
}

const PART = (when: object): 'turn' | 'round' => ('turn' in when ? 'turn' : 'round')

/** The course of the match for who cannot see the graph. */
function courseWords(look: Look): string {
  const { steps } = look.review
  const list = look.study.names.map((_, seat) => {
    const chances = steps.map((step) => step.chances[seat])
    return shell.t('review.course', {
      name: nameIn(look, seat),
      from: percent(chances[0]),
      most: percent(Math.max(...chances)),
      end: percent(chances[chances.length - 1]),
    })
  })
  return shell.t('review.graphWords', { list: `${list.join('. ')}.` })
}
