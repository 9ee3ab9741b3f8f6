import { at } from '../../../../kernel/at.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { type Look, linkIn, mistakeLabel, nameIn, stepOf } from '../look.ts'

/** The turn on the board, and a sign for each player who decided something in it. */
export function Decisions({ look, move }: { look: Look; move: number }) {
  const Sign = look.loaded.game.Sign ?? SeatToken
  const { turn, seat: current } = stepOf(look, move)
  const { steps } = at(look.turns, turn)
  const seats = look.study.names.flatMap((_, seat) => {
    const own = steps.filter((step) => stepOf(look, step).seat === seat)
    return own.length === 0 ? [] : [{ seat, own }]
  })
  return (
    <>
      <span class="now">{shell.t('review.turn', { n: turn + 1, of: look.turns.length })}</span>
      <nav class="deciders" aria-label={shell.t('review.decisions')}>
        {seats.map(({ seat, own }) => {
          const marked = own.map((step) => mistakeLabel(stepOf(look, step))).find((label) => label !== '')
          const words =
            marked === undefined
              ? nameIn(look, seat)
              : shell.t('labelled', { label: nameIn(look, seat), text: marked })
          // A second press goes on to the seat's next decision in the turn.
          const next = seat === current ? (own[(own.indexOf(move) + 1) % own.length] ?? move) : at(own, 0)
          return (
            <a
              key={seat}
              href={linkIn(look, next)}
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
