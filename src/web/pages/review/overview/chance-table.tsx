import { at } from '../../../../kernel/at.ts'
import { chanceText } from '../../../../ui/text/chance-text.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { type ReviewModel, stepOf } from '../review-model.ts'
import { reviewWords } from '../texts.ts'

/** The data of the graph as a table for screen readers: the chances after each turn. */
export function ChanceTable({ reviewed }: { reviewed: ReviewModel }) {
  const ends = reviewed.turns.map(({ steps }) => stepOf(reviewed, at(steps, steps.length - 1)))
  return (
    <div class="vh">
      <table>
        <caption>{shell.t('review.chances')}</caption>
        <thead>
          <tr>
            <th scope="col">{reviewWords.t('review.turns')}</th>
            {reviewed.match.names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map((step) => (
            <tr key={step.turns}>
              <th scope="row">{reviewed.say(step.when)}</th>
              {step.chances.map((chance, seat) => (
                <td key={seat}>{chanceText(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
