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
  /** The seat whose player the host is about to remove. */
  readonly seat: Seat | undefined
  act(doing: ReturnType<RemoteTable['remove']>): void
  close(): void
}

/** The removal of people before the start, for the host: asking whether to, and letting people back in. */
export function RemovalPart({ table, info, seat, act, close }: RemovalProps) {
  const occupant = seat === undefined ? undefined : info.seats[seat]
  return (
    <>
      {info.removed.length > 0 ? (
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

/** Tells somebody that they were removed. */
export const OustedPart = ({ by, reason }: NonNullable<TableInfo['ousted']>) => (
  <p role="alert">
    {words.t(`ousted.${by}`)} {reason === undefined ? '' : words.t('ousted.reason', { reason })}
  </p>
)

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
