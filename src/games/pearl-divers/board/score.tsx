import { at } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { ResultProps } from '../../../ui/board/game-board.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { gameTexts } from './texts.ts'
import { asPearlDivers } from './view.ts'

/** The final score, with every point explained. */
export function Score({ view, result, seats }: ResultProps) {
  const { open } = asPearlDivers(view)
  const { Sign } = useFrame()
  const columns = [...result.seats.keys()].sort(
    (a, b) => at(result.seats, a).place - at(result.seats, b).place,
  )
  return (
    <table class="score">
      <thead>
        <tr>
          <td />
          {columns.map((seat) => (
            <th key={seat} scope="col">
              <Sign seat={seat} />
              {at(seats, seat).name}
              <small>{shell.t('place', { nth: at(result.seats, seat).place })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{gameTexts.t('part.pearls')}</th>
          {columns.map((seat) => (
            <td key={seat}>{at(open.pearls, seat).join(' + ') || '–'}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{gameTexts.t('total')}</th>
          {columns.map((seat) => (
            <td key={seat}>
              <span>{at(result.seats, seat).score}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
