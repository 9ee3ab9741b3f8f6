import type { GameHelp } from '../../../../ui/board/game-help.ts'
import { textsOf } from '../../../../ui/text/texts.tsx'
import type { Move } from '../../rules/moves.ts'
import type { texts as english } from '../../texts/help/en.ts'
import { HELP_TEXTS } from '../../texts/index.ts'
import { Boot } from '../art/boot.tsx'
import { Gem, MiniCard, Picture as Piece, TokenDisc } from '../art/pieces.tsx'
import { asElf, seated } from '../view.ts'
import { practised, topicsOf } from './topics.ts'
import './help.css'

const words = textsOf<typeof english>(HELP_TEXTS)

/** How Elfenland and Elfengold explain themselves to a newcomer. */
export const help: GameHelp = {
  ready: words.ready,
  say: (topic) => (words.has(topic) ? words.t(topic) : ''),
  topics({ view, active, drafted }) {
    const own = seated(asElf(view))
    return own ? topicsOf(own, active, drafted as readonly Move[]) : []
  },
  done(view, moves) {
    const own = seated(asElf(view))
    return own ? practised(own, moves as readonly Move[]) : []
  },
  Picture,
}

function Picture({ topic }: { topic: string }) {
  switch (topic) {
    case 'treeObstacle':
    case 'seaMonster':
    case 'goldPiece':
    case 'doubleTransport':
    case 'exchange':
      return <TokenDisc of={topic} class="sm" />
    case 'raft':
      return <MiniCard of="raft" />
    case 'wizard':
      return <MiniCard of="elvenWizard" />
    case 'costs':
      return <MiniCard of="unicorn" />
    case 'caravan':
      return <Piece of="caravan" />
    case 'piece':
      return <Gem seat={0} />
    case 'auction':
    case 'townGold':
    case 'reward':
    case 'goldPile':
      return <Piece of="coin" />
    case 'moving':
    case 'secretTown':
      return <Boot seat={0} />
    case 'drawCards':
    case 'handLimit':
      return <Piece of="cardBack" />
    default:
      return <TokenDisc of="dragon" class="sm" />
  }
}
