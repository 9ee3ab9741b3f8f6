import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../kernel/index.ts'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { TableSession } from '../../ui/board/session.ts'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { sound } from '../../ui/device/sound.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { logBetween } from './log-between.ts'
import { remarkWords } from './sheets/remark-words.ts'
import { remarksOfOthers } from './unread.ts'

/** Announces what happened to people who use a screen reader. */
export function useAnnouncements(
  session: Pick<TableSession, 'steps' | 'eyes'>,
  game: GameBoard,
  at: number,
  name: (seat: Seat) => string,
): void {
  const announced = useRef(-1)
  useEffect(() => {
    const from = announced.current
    announced.current = at
    if (from < 0 || at <= from) return
    for (const entry of logBetween(game, session.steps.value, from, at)) {
      if (entry.announce) announce(entry.say(name, session.eyes.value).replaceAll('*', ''))
    }
  }, [at])
}

/** Announces each new prompt once; what others do meanwhile does not repeat it. */
export function useCallToMove(active: boolean, prompt: string): void {
  useEffect(() => {
    if (!active) return
    sound('call')
    announce(shell.t('say.yourMove', { what: prompt }))
  }, [active, prompt])
}

/** Announces new remarks while the chat is closed; the open chat is a live region itself. */
export function useRemarkAnnouncements(session: TableSession, chatOpen: boolean): void {
  const remarks = session.remarks.value
  const announced = useRef(remarks.length)
  useEffect(() => {
    const fresh = remarksOfOthers(remarks, announced.current, session.eyes.value)
    announced.current = remarks.length
    if (!chatOpen)
      for (const remark of fresh)
        announce(shell.t('labelled', { label: remark.name, text: remarkWords(remark) }))
  }, [remarks.length])
}

/** Announces that a bot sits in for another player, and that they are back. */
export function useStandInAnnouncements({ seats, eyes }: Pick<TableSession, 'seats' | 'eyes'>): void {
  const now = seats.value.map(({ standIn }) => standIn === true)
  const announced = useRef(now)
  useEffect(() => {
    const before = announced.current
    announced.current = now
    for (const [seat, { name, late }] of seats.value.entries()) {
      if (seat === eyes.value || now[seat] === before[seat]) continue
      const key = now[seat] ? (late ? 'seat.late' : 'seat.standIn') : 'lobby.here'
      announce(shell.t('labelled', { label: name, text: shell.t(key) }))
    }
  }, [now.join()])
}

/** Announces words that appear on the page. */
export function useSpokenWords(words: string | undefined): void {
  useEffect(() => announce(words ?? ''), [words])
}
