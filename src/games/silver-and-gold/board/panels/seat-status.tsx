import { hasSeat, type Seat } from '../../../../kernel/index.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import type { Open } from '../../rules/state.ts'
import { sg } from '../texts.ts'
import './seat-status.css'

interface SeatStatus {
  readonly icon: string
  readonly words: string
  readonly class: string
}

const WORKING = {
  keep: 'status.choosing',
  mark: 'status.thinking',
  pick: 'status.picking',
} as const

/** What a seat is doing, in a word and an icon. */
export function statusOf({ phase, waiting }: Open, seat: Seat): SeatStatus | undefined {
  if (phase === 'over') return undefined
  if (hasSeat(waiting, seat)) return { icon: 'pencil', words: sg.t(WORKING[phase]), class: 'st think' }
  return phase === 'pick' ? undefined : { icon: 'check', words: sg.t('status.ready'), class: 'st ok' }
}

/** The helm beside the start player's name; nothing beside the others'. */
export function StartHelm({ open, seat }: { open: Open; seat: Seat }) {
  if (open.start !== seat || open.phase === 'keep') return undefined
  return (
    <span class="helm" role="img" aria-label={sg.t('start')} data-explain={sg.t('explain.helm')}>
      <Icon name="helm" />
    </span>
  )
}
