import type { GameHelp } from '../../../../ui/board/game-help.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { textsOf } from '../../../../ui/text/texts.tsx'
import type { Move } from '../../rules/moves.ts'
import type { texts as english } from '../../texts/help/en.ts'
import { HELP_TEXTS } from '../../texts/index.ts'
import { Seal, Sign, Suit } from '../art/pieces.tsx'
import { asSg } from '../view.ts'
import { topicsDone, topicsOf } from './topics.ts'
import './help.css'

const words = textsOf<typeof english>(HELP_TEXTS)

/** How Silver & Gold explains itself to a newcomer. */
export const help: GameHelp = {
  ready: words.ready,
  say: (topic) => (words.has(topic) ? words.t(topic) : ''),
  topics: ({ view, active, drafted }) => (active ? topicsOf(asSg(view), drafted as readonly Move[]) : []),
  done: (view, moves) => topicsDone(asSg(view), moves as readonly Move[]),
  Picture,
}

function Picture({ topic }: { topic: string }) {
  switch (topic) {
    case 'cross':
    case 'coin':
    case 'palm':
    case 'trophy':
      return <Sign of={topic} />
    case 'rotate':
      return <Icon name="cw" />
    case 'single':
      return <Icon name="one" />
    case 'mark':
      return <Icon name="pencil" />
    case 'seal':
      return (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <Seal seal={{ colour: 'purple', value: 2 }} x={1} y={1} size={30} seed="help" />
        </svg>
      )
    default:
      return <Suit colour="green" />
  }
}
