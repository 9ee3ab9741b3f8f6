import type { Seat } from '../../kernel/index.ts'
import type { TableSession } from '../../ui/board/session.ts'

/** The people at a table, without its viewer. */
export const otherPeople = ({
  seats,
  eyes,
}: Pick<TableSession, 'seats' | 'eyes'>): readonly { readonly name: string; readonly seat: Seat }[] =>
  seats.value.flatMap(({ name, bot }, seat) =>
    bot === undefined && seat !== eyes.value ? [{ name, seat }] : [],
  )
