import type { TokenName } from '../../rules/components/tokens.ts'
import { Costs } from '../art/pieces.tsx'
import { el } from '../texts.ts'

/** What a token is good for: the costs of a transport, a sentence for the others. */
export function TokenNote({ of }: { of: TokenName }) {
  switch (of) {
    case 'goldPiece':
    case 'treeObstacle':
    case 'seaMonster':
    case 'doubleTransport':
    case 'exchange':
      return <small>{el.t(`note.${of}`)}</small>
    default:
      return <Costs of={of} />
  }
}
