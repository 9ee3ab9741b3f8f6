import { useEffect, useState } from 'preact/hooks'
import { hasSeat } from '../../kernel/index.ts'
import { SeatToken } from '../../ui/components/pictures/token.tsx'
import { LiveStill, useStill } from '../pages/watch/live-still.tsx'
import { nameOfSeat } from '../session/person-name.ts'
import { browserEnvironment } from '../session/remote/browser-environment.ts'
import { applyMessage, newRemoteState, type RemoteState } from '../session/remote/remote-state.ts'
import { createSocket } from '../session/remote/socket.ts'
import { embedWords as words } from './texts.ts'

/** Follows a table as a spectator without a name. */
function follow(id: string): { readonly state: RemoteState; close(): void } {
  const state = newRemoteState()
  const socket = createSocket({ ...browserEnvironment('embed/socket'), withoutHistory: true })
  const listeners = [
    [window, 'online', socket.wake],
    [window, 'offline', socket.goOffline],
    [document, 'visibilitychange', socket.wake],
  ] as const
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  socket.follow(id, {
    lastSeen: () => state.lastSeen,
    onMessage: (message) => applyMessage(state, message),
    onRefused: (rejection) => {
      state.problem.value = rejection
    },
  })
  return {
    state,
    close() {
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
      socket.unfollow(id)
    },
  }
}

/** A table in the page of somebody else: the position, who plays, and a link. */
export function EmbeddedTable({ id }: { id: string }) {
  const [state, set] = useState<RemoteState | undefined>(undefined)
  useEffect(() => {
    const followed = follow(id)
    set(followed.state)
    return followed.close
  }, [])
  return state ? <Table id={id} state={state} /> : undefined
}

function Table({ id, state }: { id: string; state: RemoteState }) {
  const info = state.info.value
  const position = state.position.value
  const still = useStill(info?.game)
  const address = new URL(`t/${id}`, document.baseURI).href
  // The server writes the name of the game there.
  const { title } = document
  const name = (seat: number): string => {
    const occupant = info?.seats[seat]
    return occupant ? nameOfSeat(occupant, seat) : ''
  }
  const points = still && position ? still.points(position.view) : []
  const Sign = still?.Sign ?? SeatToken
  const gone = state.problem.value !== undefined || info?.status === 'closed'
  return (
    <main class="embed">
      <div class="embed-board">
        {still && !gone ? (
          <LiveStill
            still={still}
            view={position?.view}
            name={name}
            label={words.t('board', { game: title })}
          />
        ) : undefined}
      </div>
      <footer class="embed-foot">
        <b>{title}</b>
        <ul>
          {(gone ? [] : (info?.seats ?? [])).map((_, seat) => (
            <li key={seat} class={hasSeat(position?.waiting ?? 0, seat) ? 'asked' : undefined}>
              <svg aria-hidden="true" viewBox="0 0 40 40">
                <Sign seat={seat} />
              </svg>
              {name(seat)} <span>{points[seat]}</span>
              {hasSeat(position?.waiting ?? 0, seat) ? <span class="vh">{words.t('turn')}</span> : undefined}
            </li>
          ))}
        </ul>
        {gone ? <p role="status">{words.t('gone')}</p> : undefined}
        <a href={address} target="_blank" rel="noopener">
          {words.t('open')}
        </a>
      </footer>
    </main>
  )
}
