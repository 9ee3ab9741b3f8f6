import { at } from '../../../../kernel/at.ts'
import { sayAll, sayShortly } from '../../../../review/sentences.ts'
import { costliestMoves } from '../../../../review/table-turns.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { Why } from '../../../../ui/components/controls/why.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { to } from '../../../router.ts'
import { ChairSelect } from '../chair.tsx'
import {
  costWords,
  isSolo,
  type Look,
  linkIn,
  mistakeLabel,
  movesWords,
  nameIn,
  playedMoves,
  stepOf,
} from '../look.ts'
import '../label.css'
import './costliest.css'

/** The three moves that cost a player most, each beside what would have been better. */
export function Costliest({ look }: { look: Look }) {
  // Costliest first would look unsorted, because what they cost has two measures.
  const moves = costliestMoves(look.review, look.chair).sort((a, b) => a - b)
  return (
    <section class="costliest">
      <header>
        <h2>{headingFor(look, moves.length)}</h2>
        <ChairSelect look={look} />
        {moves.length === 0 ? undefined : (
          <a class="btn btn-gold" href={to('review', look.place, look.id, 'mistakes')} data-do="learn">
            <Icon name="pencil" />
            {shell.t('review.learn')}
          </a>
        )}
      </header>
      {moves.length === 0 ? <p class="paper none">{shell.t('review.costliest.none')}</p> : undefined}
      <ol>
        {moves.map((move) => (
          <li key={move} class="paper">
            <CostlyMove look={look} move={move} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const isReader = (look: Look): boolean => look.chair === look.me || isSolo(look)

function headingFor(look: Look, count: number): string {
  if (!isReader(look)) return shell.t('review.costliest.of', { name: nameIn(look, look.chair) })
  return shell.t(count === 3 ? 'review.costliest' : 'review.costliest.few')
}

function CostlyMove({ look, move }: { look: Look; move: number }) {
  const step = stepOf(look, move)
  const { decision } = step
  if (!decision?.better) return undefined
  const played = playedMoves(look, move)
  const better = decision.better.moves
  return (
    <>
      <h3>
        {look.say(step.when)}{' '}
        <span class={`label ${decision.mark}`}>
          {mistakeLabel(step)} {costWords(look, move)}
        </span>
      </h3>
      <div class="pair">
        <Side look={look} move={move} as="played" moves={played} beside={better} />
        <Side look={look} move={move} as="advice" moves={better} beside={played} />
      </div>
      <p class="in-short">{sayShortly(decision.better, look.say)}.</p>
      <Why>{sayAll(decision.better, look.say)}</Why>
      <p class="acts">
        <a class="btn btn-gold small" href={linkIn(look, move, 'try')} data-do="try">
          <Icon name="pencil" />
          {shell.t('review.try')}
        </a>
        <a class="btn small" href={linkIn(look, move)} data-do="board">
          <Icon name="eye" />
          {shell.t('review.board')}
        </a>
      </p>
    </>
  )
}

interface SideProps extends Shown {
  readonly look: Look
  readonly move: number
  readonly beside: readonly unknown[]
}

/** What was played, or what was better, as a picture and in words. */
function Side({ look, move, as, moves, beside }: SideProps) {
  const { DecisionPicture } = look.loaded.game
  const { view } = at(look.study.positions, move - 1)
  const title =
    as === 'advice'
      ? shell.t('review.better')
      : shell.t(isReader(look) ? 'review.youPlayed' : 'review.played')
  return (
    <figure class={as}>
      <DecisionPicture view={view} shown={{ as, moves }} beside={beside} />
      <figcaption>
        <b>
          <Icon name={as === 'advice' ? 'check' : 'x'} />
          {title}
        </b>{' '}
        {movesWords(look, move, moves)}
      </figcaption>
    </figure>
  )
}
