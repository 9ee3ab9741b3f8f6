import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shell } from '../ui/text/shell/index.ts'
import { LostPage } from './pages/lost.tsx'

/** A page that is loaded when it is opened. Says so if it takes a while, and if it does not come. */
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

/** Nothing for a moment, then a word: a quick answer should not flicker. */
export function Waiting() {
  return (
    <div class="chart page waiting-page">
      <p class="waiting" role="status">
        {shell.t('loading')}
      </p>
    </div>
  )
}
