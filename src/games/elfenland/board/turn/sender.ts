import { useState } from 'preact/hooks'
import type { Rejection } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { sound } from '../../../../ui/device/sound.ts'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import type { Move } from '../../rules/moves.ts'
import { el } from '../texts.ts'

export interface Sender {
  /** Sends moves as one turn and shows why they were refused, if they were. */
  send(moves: readonly Move[]): Promise<Rejection | undefined>
  /** The same for a button: with its sound, and without waiting for the answer. */
  play(...moves: readonly Move[]): void
  /** Whether moves are on their way. */
  readonly sending: boolean
  /** Why the last thing the player tried did not work; empty if it did. */
  readonly problem: string
  setProblem(words: string): void
}

/** `moment` names the decision; what did not work before it is no longer worth saying. */
export function useSender(submit: BoardProps['send'], moment: string): Sender {
  const [problem, setProblem] = useKeyedState(moment, '')
  const [sending, setSending] = useState(false)
  const send = async (moves: readonly Move[]): Promise<Rejection | undefined> => {
    // A double click means one click.
    if (sending) return undefined
    setProblem('')
    setSending(true)
    const refused = await submit(moves)
    setSending(false)
    if (refused) setProblem(rejectionWords(refused, el))
    return refused
  }
  const play = (...moves: readonly Move[]): void => {
    sound('press')
    void send(moves)
  }
  return { send, play, sending, problem, setProblem }
}
