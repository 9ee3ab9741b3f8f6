import { useFrame } from '../../../../ui/board/frame-context.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import type { CloseUp } from './close-up.tsx'
import { CostDialog } from './costs.tsx'
import { Inspect } from './inspect.tsx'

/** What the player looks at: the table of costs, or what a player has. */
export function CloseUpDialog(props: { of: CloseUp; open: Open; view: SeatView | undefined; close(): void }) {
  const { of, open, view, close } = props
  const { name } = useFrame()
  switch (of.kind) {
    case 'costs':
      return <CostDialog close={close} />
    case 'player':
      return (
        <Inspect
          open={open}
          seat={of.seat}
          name={name(of.seat)}
          own={of.seat === view?.seat ? view : undefined}
          close={close}
        />
      )
  }
}
