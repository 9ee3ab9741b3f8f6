import { at } from '../../../../kernel/at.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { linkIn, mistakeLabel, nameIn, type ReviewModel, stepOf } from '../review-model.ts'
import { reviewWords } from '../texts.ts'

/** The turn on the board, and a sign for each player who decided something in it. */
export function Decisions({ reviewed, move }: { reviewed: ReviewModel; move: number }) {
  const Sign = reviewed.loaded.game.Sign ?? SeatToken
  const { turn, seat: current } = stepOf(reviewed, move)
  const { steps } = at(reviewed.turns, turn)
  const seats = reviewed.match.names.flatMap((_, seat) => {
    const own = steps.filter((step) => stepOf(reviewed, step).seat === seat)
    return own.length === 0 ? [] : [{ seat, own }]
  })
  return (
    <>
      <span class="now">{reviewWords.t('review.turn', { n: turn + 1, of: reviewed.turns.length })}</span>
      <nav class="deciders" aria-label={reviewWords.t('review.decisions')}>
        {seats.map(({ seat, own }) => {
          const marked = own.map((step) => mistakeLabel(stepOf(reviewed, step))).find((label) => label !== '')
          const words =
            marked === undefined
              ? nameIn(reviewed, seat)
              : shell.t('labelled', { label: nameIn(reviewed, seat), text: marked })
          // A second press goes on to the seat's next decision in the turn.
          const next = seat === current ? (own[(own.indexOf(move) + 1) % own.length] ?? move) : at(own, 0)
          return (
            <a
              key={seat}
              href={linkIn(reviewed, next)}
              class={marked === undefined ? '' : 'marked'}
              aria-current={seat === current ? 'true' : undefined}
              aria-label={own.length === 1 ? words : `${words} (${own.length})`}
              data-explain={words}
            >
              <Sign seat={seat} />
            </a>
          )
        })}
      </nav>
    </>
  )
}
