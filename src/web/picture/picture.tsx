import { PICTURE_HEIGHT, PICTURE_WIDTH, type PictureJob, type PictureSeat } from '../../picture/job.ts'
import { type GameStill, STILL_HEIGHT, STILL_WIDTH } from '../../ui/board/game-still.ts'
import { SeatToken } from '../../ui/components/pictures/token.tsx'
import { drawable } from './letters.ts'
import './picture.css'

const MARGIN = 24
const PANEL = 360
const BOARD = PICTURE_WIDTH - PANEL - 3 * MARGIN
const BOARD_HEIGHT = (BOARD * STILL_HEIGHT) / STILL_WIDTH
const ROW_HEIGHT = 52
const LONGEST_NAME = 17

/** A name as it fits into its row. The fonts have Latin letters only; a name without any of them is a dash. */
function shownName(name: string): string {
  const known = drawable(name)
  if (known === '') return '–'
  return known.length > LONGEST_NAME ? `${known.slice(0, LONGEST_NAME - 1).trimEnd()}…` : known
}

function Row({
  seat,
  index,
  points,
  still,
}: {
  seat: PictureSeat
  index: number
  points: number | undefined
  still: GameStill | undefined
}) {
  const y = 268 + index * ROW_HEIGHT
  const Sign = still?.Sign ?? SeatToken
  return (
    <g opacity={seat.taken ? undefined : 0.55}>
      <svg aria-hidden="true" x={MARGIN + 22} y={y} width="36" height="36">
        <Sign seat={index} />
      </svg>
      <text x={MARGIN + 70} y={y + 26} class={seat.won ? 'pic-name pic-won' : 'pic-name'}>
        {shownName(seat.name)}
      </text>
      {points === undefined ? undefined : (
        <text x={MARGIN + PANEL - 24} y={y + 27} class="pic-points">
          {points}
        </text>
      )}
    </g>
  )
}

/** The picture of a table: who plays what on the left, the position on the right. */
export function TablePicture({ job, still }: { job: PictureJob; still: GameStill | undefined }) {
  const points = job.view && still ? still.points(job.view) : []
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}>
      <rect width={PICTURE_WIDTH} height={PICTURE_HEIGHT} class="pic-chart" />
      <path d={`M10 10H${PICTURE_WIDTH - 10}V${PICTURE_HEIGHT - 10}H10z`} class="pic-border" />
      <rect
        x={MARGIN}
        y={MARGIN + 4}
        width={PANEL}
        height={PICTURE_HEIGHT - 2 * MARGIN}
        rx="6"
        class="pic-shadow"
      />
      <rect
        x={MARGIN}
        y={MARGIN}
        width={PANEL}
        height={PICTURE_HEIGHT - 2 * MARGIN}
        rx="6"
        class="pic-paper"
      />
      <use href="#v-mark" x={MARGIN + 22} y={MARGIN + 24} width="52" height="52" />
      <text x={MARGIN + 88} y={MARGIN + 62} class="pic-brand">
        Vermeil
      </text>
      <text x={MARGIN + 22} y="166" class="pic-title">
        {job.title}
      </text>
      <text x={MARGIN + 22} y="204" class="pic-state">
        {job.state}
      </text>
      <path d={`M${MARGIN + 22} 234H${MARGIN + PANEL - 22}`} class="pic-rule" />
      {job.seats.map((seat, index) => (
        <Row key={index} seat={seat} index={index} points={seat.score ?? points[index]} still={still} />
      ))}
      <svg
        aria-hidden="true"
        x={2 * MARGIN + PANEL}
        y={(PICTURE_HEIGHT - BOARD_HEIGHT) / 2}
        width={BOARD}
        height={BOARD_HEIGHT}
        viewBox={`0 0 ${STILL_WIDTH} ${STILL_HEIGHT}`}
      >
        <Position job={job} still={still} />
      </svg>
    </svg>
  )
}

function Position({ job, still }: { job: PictureJob; still: GameStill | undefined }) {
  if (!still) return <use href="#d-rose" x="400" y="185" width="800" height="800" class="pic-rose" />
  const { Still, Empty } = still
  const name = (seat: number): string => shownName(job.seats[seat]?.name ?? '')
  return job.view ? <Still view={job.view} name={name} label="" /> : <Empty />
}
