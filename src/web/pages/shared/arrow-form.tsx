import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { type Anchor, anchorsOnBoard } from './anchors.ts'
import { sharedTexts } from './texts.ts'

interface ArrowFormProps {
  /** What the board shows. */
  readonly view: unknown
  draw(from: string, to: string): Promise<Rejection | undefined>
}

/** Draws an arrow without a pointer: both places are chosen from lists. */
export function ArrowForm({ view, draw }: ArrowFormProps) {
  const [isOpen, open] = useState(false)
  const [anchors, list] = useState<readonly Anchor[]>([])
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  // Another step may have other places, or other names for them.
  useEffect(() => {
    if (isOpen) list(anchorsOnBoard())
  }, [isOpen, view])
  const known = (id: string): string => (anchors.some((one) => one.id === id) ? id : (anchors[0]?.id ?? ''))
  const [start, end] = [known(from), known(to)]
  const places = anchors.map(({ id, name }) => [id, name] as const)
  return (
    <details class="shared-arrow-form" onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{sharedTexts.t('draw.list')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (start !== '' && end !== '') void draw(start, end)
        }}
      >
        <SelectField label={sharedTexts.t('draw.from')} value={start} options={places} choose={setFrom} />
        <SelectField label={sharedTexts.t('draw.to')} value={end} options={places} choose={setTo} />
        <button type="submit" class="btn small">
          {sharedTexts.t('draw.add')}
        </button>
      </form>
    </details>
  )
}
