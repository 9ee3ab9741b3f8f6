import './frame.css'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { Move } from '../rules/moves.ts'
import { LEVEL_TEXTS, REVIEW_TEXTS } from '../texts/index.ts'
import { Sprite } from './art/sprite.tsx'
import { Board } from './board.tsx'
import { Fan } from './fan.tsx'
import { firstPart } from './first-part.ts'
import { describeMoves } from './history/describe-moves.ts'
import { describe, displayTime } from './history/log.ts'
import { LazyDecisionPicture, LazyScore, loadAhead } from './on-demand.tsx'
import { matchHighlights } from './result/match-highlights.ts'
import { sg } from './texts.ts'
import { asSg } from './view.ts'
import { patternWords, turnWords } from './words.ts'

/** What Silver & Gold provides to the table frame. */
export const board: GameBoard = {
  texts: {
    ready: sg.ready,
    has: sg.has,
    word: (key, parameters) => (sg.has(key) ? sg.t(key, parameters) : ''),
  },
  levelTexts: LEVEL_TEXTS,
  reviewTexts: REVIEW_TEXTS,
  options: [{ name: 'memoryAid', kind: 'toggle', default: false }],
  Fan,
  Board,
  DecisionPicture: LazyDecisionPicture,
  Symbols: Sprite,
  tellsLast: true,
  Score: LazyScore,
  matchHighlights: (view, log, name) => matchHighlights(asSg(view), log, name),
  describe,
  displayTime,
  prompt(view) {
    const { phase } = asSg(view).open
    return sg.t(phase === 'keep' ? 'asked.keep' : phase === 'pick' ? 'asked.pick' : 'asked.mark')
  },
  describeMoves: (view, moves) => describeMoves(asSg(view), moves as readonly Move[]),
  firstPart: (moves) => firstPart(moves as readonly Move[]),
  nameOf: (id) => patternWords(id),
  progress(view) {
    const { phase, turn } = asSg(view).open
    if (phase === 'keep') return sg.t('progress.keep')
    if (phase === 'over') return sg.t('progress.over')
    return turnWords(turn)
  },
  // The four dealt cards are the only secret that players at the same screen must not see.
  handOver: (view) => asSg(view).open.phase === 'keep',
  help: async () => (await import('./help/index.tsx')).help,
  loadAhead,
}
