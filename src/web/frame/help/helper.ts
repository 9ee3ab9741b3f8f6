import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { View } from '../../../kernel/index.ts'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import { draftedMoves, type GameHelp, type HelpPosition } from '../../../ui/board/game-help.ts'
import type { TableSession } from '../../../ui/board/session.ts'
import { settings } from '../../../ui/device/settings.ts'
import { dueTopic, type HelpProgress, withClosed, withDone, withTold } from './progress.ts'
import { loadHelpProgress, storeHelpProgress } from './stored-progress.ts'

/** The help of one table: what it knows about the player, and what it has to say. */
export interface Helper {
  readonly words: Signal<GameHelp | undefined>
  /** The topic to tell in a position. Reading it subscribes the component that calls this. */
  topicIn(position: Omit<HelpPosition, 'drafted'>): string | undefined
  /** A topic is on screen. Returns whether it is there for the first time since the table was opened. */
  told(topic: string): boolean
  close(topic: string): void
  /** Counts what a turn puts into practice, once the table has accepted it. */
  notePlayed(view: View, moves: readonly unknown[]): void
  /** The last turn was taken back, so what it put into practice no longer counts. */
  noteTakenBack(): void
}

export function makeHelper(session: Pick<TableSession, 'game' | 'id'>): Helper {
  const words = signal<GameHelp | undefined>(undefined)
  const progress = signal(loadHelpProgress(session.game, session.id))
  /** What the turns so far have put into practice, the last one first, so that a take-back can uncount it. */
  let practised: (readonly string[])[] = []
  const seen = new Set<string>()
  const update = (next: HelpProgress): void => {
    progress.value = next
    storeHelpProgress(session.game, session.id, next)
  }
  return {
    words,
    topicIn(position) {
      const topics = words.value?.topics({ ...position, drafted: draftedMoves.value }) ?? []
      return dueTopic(topics, progress.value, settings.help.value)
    },
    told(topic) {
      if (seen.has(topic)) return false
      seen.add(topic)
      const next = withTold(progress.peek(), topic)
      if (next !== progress.peek()) update(next)
      return true
    },
    close: (topic) => update(withClosed(progress.peek(), topic)),
    notePlayed(view, moves) {
      const done = words.peek()?.done(view, moves)
      if (!done) return
      practised = [done, ...practised]
      update(withDone(progress.peek(), done, 1))
    },
    noteTakenBack() {
      const [last, ...earlier] = practised
      if (!last) return
      practised = earlier
      update(withDone(progress.peek(), last, -1))
    },
  }
}

/** The help of this table. Its words are loaded for players only, and not before the setting asks for them. */
export function useHelper(session: TableSession, game: GameBoard): Helper {
  const helper = useMemo(() => makeHelper(session), [session])
  const wanted = settings.help.value !== 'never' && session.eyes.value !== undefined
  useEffect(() => {
    if (!wanted || !game.help || helper.words.peek()) return
    void game.help().then(async (words) => {
      await words.ready()
      helper.words.value = words
    })
  }, [wanted, helper])
  return helper
}
