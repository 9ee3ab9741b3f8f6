import { useEffect, useState } from 'preact/hooks'
import { shell } from '../../../ui/text/shell/index.ts'
import { clockWords } from '../../session/remote/clock-words.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { pairingWords as words } from './texts.ts'
import './pairing.css'

interface PairingLobbyProps {
  readonly info: TableInfo
  /** When the match begins, by this device's clock. */
  readonly starts: number
  readonly problem: string
  start(): void
  cancel(): void
}

/** Who is still missing, and how long one waits for them. */
export function PairingLobby({ info, starts, problem, start, cancel }: PairingLobbyProps) {
  const seconds = useSecondsTo(starts)
  const people = info.seats.filter(({ kind }) => kind === 'person').length
  const free = info.seats.length - people
  return (
    <>
      <section class="paper opts pairing-wait">
        <h2>{words.t('title')}</h2>
        <p class="countdown" role="timer">
          {seconds > 0 ? words.t('starts', { n: seconds }) : words.t('starting')}
        </p>
        <p role="status">{people > 1 ? words.t('some', { n: free }) : words.t('alone')}</p>
        <p class="clock-words">{clockWords(info.clock, info.rest)}</p>
        <p class="problem" role="alert">
          {problem}
        </p>
      </section>
      {info.you === undefined ? (
        <p class="it">{shell.t('lobby.startNobody')}</p>
      ) : (
        <div class="startbar pairing-do">
          <button type="button" class="btn btn-gold" disabled={seconds === 0} onClick={start}>
            {words.t('now')}
          </button>
          <button type="button" class="btn" onClick={cancel}>
            {words.t('cancel')}
          </button>
        </div>
      )}
    </>
  )
}

/** The whole seconds until a time, 0 once it is past. */
function useSecondsTo(time: number): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((time - now) / 1000))
}
