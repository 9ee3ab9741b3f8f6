import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shell } from '../ui/text/shell/index.ts'

/** A part of a page that is loaded on demand, with its texts. Until then nothing is shown. */
export function LazyPart<Props extends object>({
  load,
  ...props
}: { load(): Promise<ComponentType<Props>> } & Props) {
  const [loaded, set] = useState<{ Part?: ComponentType<Props>; failed?: boolean }>({})
  useEffect(() => {
    let gone = false
    load().then(
      (Part) => gone || set({ Part }),
      () => gone || set({ failed: true }),
    )
    return () => {
      gone = true
    }
  }, [])
  const { Part, failed } = loaded
  if (failed) return <p role="alert">{shell.t('error.load')}</p>
  return Part ? <Part {...(props as unknown as Props)} /> : undefined
}
