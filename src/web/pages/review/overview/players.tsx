import type { Seat } from '../../../../kernel/index.ts'
import type { SeatReview } from '../../../../review/review.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { isSolo, nameIn, type ReviewModel, signed } from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import './players.css'

/** How everyone played: accuracy, and luck apart from skill. On narrow screens, names stand above the figures. */
export function Players({ reviewed }: { reviewed: ReviewModel }) {
  const narrow = useMedia('narrow')
  const columns = isSolo(reviewed) ? COLUMNS.slice(1) : COLUMNS
  return (
    <section class="paper how">
      <h2>{reviewWords.t('review.players')}</h2>
      <section class="how-table" tabIndex={0} aria-label={reviewWords.t('review.players')}>
        <table>
          <thead>
            <tr>
              {narrow ? undefined : (
                <th scope="col">
                  <span class="vh">{reviewWords.t('review.player')}</span>
                </th>
              )}
              {columns.map((column) => (
                <th key={column} scope="col" data-explain={hintOf(reviewed, column)}>
                  {reviewWords.t(`review.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {reviewed.review.seats.map((figures, seat) => (
            <PlayerRows key={seat} reviewed={reviewed} seat={seat} figures={figures} narrow={narrow} />
          ))}
        </table>
      </section>
      <dl class="how-words">
        {columns.map((column) => (
          <div key={column}>
            <dt>{reviewWords.t(`review.${column}`)}</dt> <dd>{hintOf(reviewed, column)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const COLUMNS = ['accuracy', 'mistakes', 'par', 'byMoves', 'byLuck', 'score'] as const

/** What a column shows, in one line. */
const hintOf = ({ review }: ReviewModel, column: (typeof COLUMNS)[number]): string =>
  reviewWords.t(`review.${column}.hint`, column === 'accuracy' ? review.levels : {})

function PlayerHeading({
  reviewed,
  seat,
  scope,
}: {
  reviewed: ReviewModel
  seat: Seat
  scope: 'row' | 'rowgroup'
}) {
  const Sign = reviewed.loaded.game.Sign ?? SeatToken
  return (
    <th scope={scope} {...(scope === 'rowgroup' ? { colSpan: 6 } : {})}>
      <span class="who">
        <Sign seat={seat} />
        {nameIn(reviewed, seat)}
      </span>
    </th>
  )
}

function PlayerRows(props: { reviewed: ReviewModel; seat: Seat; figures: SeatReview; narrow: boolean }) {
  const { reviewed, seat, narrow } = props
  const { accuracy, marks, par, byDecisions, byLuck, score } = props.figures
  return (
    <tbody>
      {narrow ? (
        <tr>
          <PlayerHeading reviewed={reviewed} seat={seat} scope="rowgroup" />
        </tr>
      ) : undefined}
      <tr>
        {narrow ? undefined : <PlayerHeading reviewed={reviewed} seat={seat} scope="row" />}
        {isSolo(reviewed) ? undefined : <td>{chanceText(accuracy / 100)}</td>}
        <td>{`${marks.inaccuracy} · ${marks.mistake} · ${marks.blunder}`}</td>
        <td>{signed(par).replace('+', '')}</td>
        <td class={byDecisions <= -0.05 ? 'less' : ''}>{signed(byDecisions)}</td>
        <td class={byLuck >= 0.05 ? 'more' : byLuck <= -0.05 ? 'less' : ''}>{signed(byLuck)}</td>
        <td>
          <b>{Math.round(score)}</b>
        </td>
      </tr>
    </tbody>
  )
}
