import { useState } from 'preact/hooks'
import type { Rejection } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { settings } from '../../../../ui/device/settings.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { el } from '../texts.ts'
import { atStake } from './at-stake.ts'

/** A turn that the player has still to confirm. */
export interface Unconfirmed {
  readonly moves: readonly Move[]
  confirm(): void
  drop(): void
}

export interface Sender {
  /** Sends moves as one turn and shows why they were refused, if they were. */
  send(moves: readonly Move[]): Promise<Rejection | undefined>
  /**
   * The same for a button: with its sound, and without waiting for the answer. Players who want to confirm everything
   * are asked first.
   */
  play(...moves: readonly Move[]): void
  readonly unconfirmed: Unconfirmed | undefined
  /** Whether moves are on their way. */
  readonly sending: boolean
  /** Why the last thing the player tried did not work; empty if it did. */
  readonly problem: string
  setProblem(words: string): void
}

/** `moment` names the decision; what did not work before it is no longer worth saying. */
export function useSender(submit: BoardProps['send'], view: SeatView | undefined, moment: string): Sender {
  const [problem, setProblem] = useKeyedState(moment, '')
  const [sending, setSending] = useState(false)
  const [asked, ask] = useState<{ moves: readonly Move[]; view: SeatView } | undefined>(undefined)
  const send = async (moves: readonly Move[]): Promise<Rejection | undefined> => {
    // A double click means one click.
    if (sending) return undefined
    ask(undefined)
    setProblem('')
    setSending(true)
    const refused = await submit(moves)
    setSending(false)
    if (refused) setProblem(rejectionWords(refused, el))
    return refused
  }
  const play = (...moves: readonly Move[]): void => {
    sound('press')
    if (view && settings.confirm.value === 'always' && !atStake(view, moves)) ask({ moves, view })
    else void send(moves)
  }
  // The question is about one position.
  const unconfirmed = asked &&
    asked.view === view && {
      moves: asked.moves,
      confirm() {
        sound('press')
        void send(asked.moves)
      },
      drop: () => ask(undefined),
    }
  return { send, play, unconfirmed: unconfirmed || undefined, sending, problem, setProblem }
}
