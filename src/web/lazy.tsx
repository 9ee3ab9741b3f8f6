import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shell } from '../ui/text/shell/index.ts'
import { LostPage } from './pages/lost.tsx'

/** Loads a page on demand, and says so if that takes a while or fails. */
export function Lazy<Props extends object>({
  load,
  ...props
}: { load(): Promise<ComponentType<Props>> } & Props) {
  const [loaded, set] = useState<{ Page?: ComponentType<Props>; failed?: boolean }>({})
  useEffect(() => {
    let gone = false
    load().then(
      (Page) => gone || set({ Page }),
      () => gone || set({ failed: true }),
    )
    return () => {
      gone = true
    }
  }, [])
  const { Page, failed } = loaded
  if (failed) return <LostPage words={shell.t('error.load')} retry />
  return Page ? <Page {...(props as unknown as Props)} /> : <Waiting />
}

/** Shown while something loads; it appears with a delay so that quick loads do not flicker. */
export function Waiting() {
  return (
    <div class="chart page waiting-page">
      <p class="waiting" role="status">
        {shell.t('loading')}
      </p>
    </div>
  )
}
