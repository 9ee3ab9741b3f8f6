import type { RulesProps } from '../../../../ui/board/game-board.ts'
import { ExamplePlan, WholeMap } from './pictures.tsx'
import { roundsWords } from './rounds.ts'
import { book } from './texts.ts'
import { Travelling } from './travelling.tsx'
import '../styles.ts'

export { ready } from './texts.ts'

/** The rules of Elfenland. */
export function Rules({ options }: RulesProps) {
  return (
    <div class="ef-rules">
      <h2>{book.t('goal.title')}</h2>
      <p>{book.rich('goal.elfenland', { rounds: roundsWords(options) })}</p>
      <WholeMap gold={false} />
      <Travelling gold={false} />
      <h2>{book.t('round.title')}</h2>
      <ol>
        <li>{book.rich('land.deal')}</li>
        <li>{book.rich('land.hidden')}</li>
        <li>{book.rich('land.three')}</li>
        <li>
          {book.rich('land.plan')}
          <ExamplePlan gold={false} />
        </li>
        <li>{book.rich('land.move')}</li>
        <li>{book.rich('land.end')}</li>
      </ol>
      <h2>{book.t('end.title')}</h2>
      <p>{book.rich('land.finish')}</p>
      <h2>{book.t('variants.title')}</h2>
      <p>{book.rich('variant.rounds')}</p>
      <p>{book.rich('variant.townCards')}</p>
    </div>
  )
}
