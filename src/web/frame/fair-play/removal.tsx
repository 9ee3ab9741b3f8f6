import { useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import type { RemoteTable } from '../../session/remote/remote-table.ts'
import { fairPlayWords as words } from './texts.ts'
import './fair-play.css'

interface RemovalProps {
  readonly table: RemoteTable
  readonly info: TableInfo
  readonly host: boolean
  /** The seat whose player the host is about to remove. */
  readonly seat: Seat | undefined
  act(doing: ReturnType<RemoteTable['remove']>): void
  close(): void
}

/** The removal of people before the start: asking the host, letting people back in, and telling those removed. */
export function RemovalPart({ table, info, host, seat, act, close }: RemovalProps) {
  const occupant = seat === undefined ? undefined : info.seats[seat]
  const { ousted } = info
  return (
    <>
      {ousted && info.you === undefined ? (
        <section class="paper opts" role="alert">
          <p>{words.t(`ousted.${ousted.by}`)}</p>
          {ousted.reason === undefined ? undefined : (
            <p>{words.t('ousted.reason', { reason: ousted.reason })}</p>
          )}
        </section>
      ) : undefined}
      {host && info.removed.length > 0 ? (
        <section class="paper opts" aria-labelledby="removed-people">
          <h2 id="removed-people">{words.t('removed')}</h2>
          {info.removed.map(({ number, name }) => (
            <button key={number} type="button" class="btn" onClick={() => act(table.readmit(number))}>
              {words.t('readmit', { name })}
            </button>
          ))}
        </section>
      ) : undefined}
      {seat !== undefined && occupant?.kind === 'person' ? (
        <RemovePersonDialog
          name={occupant.name}
          close={close}
          remove={(reason) => {
            close()
            act(table.remove(seat, reason))
          }}
        />
      ) : undefined}
    </>
  )
}

function RemovePersonDialog(props: { name: string; close(): void; remove(reason: string): void }) {
  const [reason, write] = useState('')
  return (
    <Dialog title={words.t('remove.title', { name: props.name })} close={props.close} class="narrow">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          props.remove(reason.trim())
        }}
      >
        <p>{words.t('remove.words')}</p>
        <label class="fair-play-field">
          <span>
            {words.t('reason')} <small>{words.t('reason.hint')}</small>
          </span>
          <input
            class="field"
            value={reason}
            maxLength={LIMITS.reasonLength}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn btn-gold">
          {words.t('remove')}
        </button>
      </form>
    </Dialog>
  )
}
