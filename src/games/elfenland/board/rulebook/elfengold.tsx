import type { TokenName } from '../../rules/components/tokens.ts'
import { TokenDisc } from '../art/pieces.tsx'
import { kindWords } from '../words.ts'
import { WholeMap } from './pictures.tsx'
import { book } from './texts.ts'
import { Travelling } from './travelling.tsx'
import '../styles.ts'

export { ready } from './texts.ts'

const TOKEN_RULES = [
  ['dragon', 'gold.counter'],
  ['treeObstacle', 'gold.tree'],
  ['seaMonster', 'gold.monster'],
  ['goldPiece', 'gold.piece'],
  ['doubleTransport', 'gold.double'],
  ['exchange', 'gold.exchange'],
] as const satisfies readonly (readonly [TokenName, string])[]

/** The rules of Elfengold. */
export function Rules() {
  return (
    <div class="ef-rules">
      <h2>{book.t('goal.title')}</h2>
      <p>{book.rich('goal.elfengold')}</p>
      <WholeMap gold />
      <p>{book.rich('gold.setup')}</p>
      <Travelling gold />
      <h2>{book.t('round.title')}</h2>
      <ol>
        <li>{book.rich('gold.draw')}</li>
        <li>{book.rich('gold.income')}</li>
        <li>{book.rich('gold.tokens')}</li>
        <li>
          {book.rich('gold.auction')}
          <p>{book.rich('gold.unsold')}</p>
          <p>{book.rich('gold.broke')}</p>
        </li>
        <li>
          {book.rich('gold.plan')}
          <ul class="ef-token-rules">
            {TOKEN_RULES.map(([token, key]) => (
              <li key={token}>
                <TokenDisc of={token} />
                <span>
                  <b>{kindWords(token)}</b> {book.rich(key)}
                </span>
              </li>
            ))}
          </ul>
        </li>
        <li>
          {book.rich('gold.move')}
          <p>{book.rich('gold.reward')}</p>
        </li>
        <li>{book.rich('gold.end')}</li>
      </ol>
      <h2>{book.t('end.title')}</h2>
      <p>{book.rich('gold.finish')}</p>
      <h2>{book.t('variants.title')}</h2>
      <p>{book.rich('variant.townCards')}</p>
      <p>{book.rich('variant.freeValues')}</p>
      <p>{book.rich('variant.wizards')}</p>
      <p>{book.rich('variant.table')}</p>
    </div>
  )
}
