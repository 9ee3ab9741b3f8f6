import type { GameBoard, OptionField } from '../../../ui/board/game-board.ts'
import { NO_TOKEN } from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import { LEVEL_TEXTS, REVIEW_TEXTS } from '../texts/index.ts'
import { loadArt } from './art/art.ts'
import { SeatSign } from './art/boot.tsx'
import { Fan } from './art/fan.tsx'
import { Board } from './board.tsx'
import { phaseExplained } from './explain/words.ts'
import { firstPart } from './first-part.ts'
import { describeMoves, nameOf } from './history/describe-moves.ts'
import { describe, displayTime, turnDelay } from './history/log.ts'
import { matchHighlights } from './history/match-highlights.ts'
import { tokenName } from './names.ts'
import { LazyDecisionPicture, LazyScore, loadAhead, loadElfengold, loadElfengoldAhead } from './on-demand.tsx'
import { askedKey } from './panels/prompt.ts'
import { stopOf } from './parts/tracker.tsx'
import { el } from './texts.ts'
import { asElf, seated } from './view.ts'
import { theKind } from './words.ts'

/** The board of both games; they differ in their options, and Elfengold has more to load. */
function boardWith(
  options: readonly OptionField[],
  loadLater: () => Promise<unknown>,
  loadMore?: () => Promise<unknown>,
): GameBoard {
  return {
    texts: {
      ready: () => Promise.all([el.ready(), loadArt(), loadMore?.()]),
      has: el.has,
      word: (key, parameters) => (el.has(key) ? el.t(key, parameters) : ''),
    },
    levelTexts: LEVEL_TEXTS,
    reviewTexts: REVIEW_TEXTS,
    options,
    Sign: SeatSign,
    colour: (seat) => `var(--ef-seat-${seat})`,
    Fan,
    Board,
    DecisionPicture: LazyDecisionPicture,
    placesAdvice: true,
    Score: LazyScore,
    matchHighlights: (_, log, name) => matchHighlights(log, name),
    describe,
    displayTime,
    turnDelay,
    prompt(view) {
      const { open } = asElf(view)
      const token = open.phase === 'auction' ? open.row[open.lot] : undefined
      return token === undefined || token === NO_TOKEN
        ? el.t(`asked.${askedKey(open)}`)
        : el.t('asked.bid', { the: theKind(tokenName(token)) })
    },
    describeMoves(view, moves) {
      const own = seated(asElf(view))
      return own ? describeMoves(own, moves as readonly Move[]) : ''
    },
    firstPart: (moves) => firstPart(moves as readonly Move[]),
    nameOf,
    progress(view) {
      const { round, variant, phase } = asElf(view).open
      return phase === 'over'
        ? el.t('phase.over')
        : el.t('progress', { round, of: variant.rounds, phase: el.t(`phase.${stopOf(phase)}`) })
    },
    progressExplained: (view) => phaseExplained(stopOf(asElf(view).open.phase)),
    // Every player holds cards that the others must not see.
    handOver: (view) => asElf(view).open.phase !== 'over',
    help: async () => (await import('./help/index.tsx')).help,
    loadAhead: loadLater,
  }
}

const toggle = (name: string, initial = false): OptionField => ({ name, kind: 'toggle', default: initial })

export const elfenlandBoard = boardWith(
  [{ name: 'rounds', kind: 'choice', values: [3, 4], default: 4 }, toggle('townCards')],
  loadAhead,
)

export const elfengoldBoard = boardWith(
  [
    toggle('townCards'),
    toggle('freeValues'),
    toggle('wizards'),
    toggle('handLimit', true),
    toggle('overbids', true),
  ],
  loadElfengoldAhead,
  loadElfengold,
)
