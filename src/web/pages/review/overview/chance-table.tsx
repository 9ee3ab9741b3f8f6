import { shell } from '../../../../ui/text/shell/index.ts'
import { chanceText, type Look } from '../look.ts'

/** The data of the graph as a table for screen readers: the chances at the end of each turn or round. */
export function ChanceTable({ look }: { look: Look }) {
  const { steps } = look.review
  const ends = steps.filter(
    (step, i) => i > 0 && JSON.stringify(step.when) !== JSON.stringify(steps[i + 1]?.when),
  )
  return (
    <div class="vh">
      <table>
        <caption>{shell.t('review.chances')}</caption>
        <thead>
          <tr>
            <th scope="col">{shell.t('review.moves')}</th>
            {look.study.names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map((step) => (
            <tr key={step.turns}>
              <th scope="row">{look.say(step.when)}</th>
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
