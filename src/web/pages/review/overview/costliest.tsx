import { at } from '../../../../kernel/at.ts'
import { sayAll, sayShortly } from '../../../../review/sentences.ts'
import { costliestMoves } from '../../../../review/table-turns.ts'
import type { Shown } from '../../../../ui/board/game-board.ts'
import { Why } from '../../../../ui/components/controls/why.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { to } from '../../../router.ts'
import { PerspectiveSelect } from '../perspective-select.tsx'
import {
  costWords,
  isSolo,
  linkIn,
  mistakeLabel,
  movesWords,
  nameIn,
  playedMoves,
  type ReviewModel,
  stepOf,
} from '../review-model.ts'
import { reviewWords } from '../texts.ts'
import '../label.css'
import './costliest.css'

/** The three moves that cost a player most, each beside what would have been better. */
export function Costliest({ reviewed }: { reviewed: ReviewModel }) {
  // Costliest first would look unsorted, because what they cost has two measures.
  const moves = costliestMoves(reviewed.review, reviewed.perspective).sort((a, b) => a - b)
  return (
    <section class="costliest">
      <header>
        <h2>{headingFor(reviewed, moves.length)}</h2>
        <PerspectiveSelect reviewed={reviewed} />
        {moves.length === 0 ? undefined : (
          <a
            class="btn btn-gold"
            href={to('review', reviewed.place, reviewed.id, 'mistakes')}
            data-do="learn"
          >
            <Icon name="pencil" />
            {shell.t('review.learn')}
          </a>
        )}
      </header>
      {moves.length === 0 ? <p class="paper none">{reviewWords.t('review.costliest.none')}</p> : undefined}
      <ol>
        {moves.map((move) => (
          <li key={move} class="paper">
            <CostlyMove reviewed={reviewed} move={move} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const isReader = (reviewed: ReviewModel): boolean => reviewed.perspective === reviewed.me || isSolo(reviewed)

function headingFor(reviewed: ReviewModel, count: number): string {
  if (!isReader(reviewed))
    return reviewWords.t('review.costliest.of', { name: nameIn(reviewed, reviewed.perspective) })
  return reviewWords.t(count === 3 ? 'review.costliest' : 'review.costliest.few')
}

function CostlyMove({ reviewed, move }: { reviewed: ReviewModel; move: number }) {
  const step = stepOf(reviewed, move)
  const { decision } = step
  if (!decision?.better) return undefined
  const played = playedMoves(reviewed, move)
  const better = decision.better.moves
  return (
    <>
      <h3>
        {reviewed.say(step.when)}{' '}
        <span class={`label ${decision.mark}`}>
          {mistakeLabel(step)} {costWords(reviewed, move)}
        </span>
      </h3>
      <div class="pair">
        <Side reviewed={reviewed} move={move} as="played" moves={played} beside={better} />
        <Side reviewed={reviewed} move={move} as="advice" moves={better} beside={played} />
      </div>
      <p class="in-short">{sayShortly(decision.better, reviewed.say)}.</p>
      <Why>{sayAll(decision.better, reviewed.say)}</Why>
      <p class="acts">
        <a class="btn btn-gold small" href={linkIn(reviewed, move, 'try')} data-do="try">
          <Icon name="pencil" />
          {reviewWords.t('review.try')}
        </a>
        <a class="btn small" href={linkIn(reviewed, move)} data-do="board">
          <Icon name="eye" />
          {reviewWords.t('review.board')}
        </a>
      </p>
    </>
  )
}

interface SideProps extends Shown {
  readonly reviewed: ReviewModel
  readonly move: number
  readonly beside: readonly unknown[]
}

/** What was played, or what was better, as a picture and in words. */
function Side({ reviewed, move, as, moves, beside }: SideProps) {
  const { DecisionPicture } = reviewed.loaded.game
  const { view } = at(reviewed.match.positions, move - 1)
  const title =
    as === 'advice'
      ? reviewWords.t('review.better')
      : reviewWords.t(isReader(reviewed) ? 'review.youPlayed' : 'review.played')
  return (
    <figure class={as}>
      <DecisionPicture view={view} shown={{ as, moves }} beside={beside} />
      <figcaption>
        <b>
          <Icon name={as === 'advice' ? 'check' : 'x'} />
          {title}
        </b>{' '}
        {movesWords(reviewed, move, moves)}
      </figcaption>
    </figure>
  )
}
