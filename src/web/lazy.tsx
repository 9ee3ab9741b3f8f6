import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shell } from '../ui/text/shell/index.ts'
import { LostPage } from './pages/lost.tsx'

interface Loading<Props> {
  readonly Part?: ComponentType<Props>
  readonly failed?: boolean
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): Loading<Props> {
  const [loaded, set] = useState<Loading<Props>>({})
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
  return loaded
}

type LazyProps<Props> = { load(): Promise<ComponentType<Props>> } & Props

/** Loads a page, or a part of one, together with its texts, which are a file for each language. */
export async function withTexts<Part>(
  loading: Promise<Part>,
  loadingTexts: Promise<{ ready(): Promise<unknown> }>,
): Promise<Part> {
  const [part, texts] = await Promise.all([loading, loadingTexts])
  await texts.ready()
  return part
}

/** Loads a page on demand, and says so if that takes a while or fails. */
export function Lazy<Props extends object>({ load, ...props }: LazyProps<Props>) {
  const { Part: Page, failed } = useLoaded(load)
  if (failed) return <LostPage words={shell.t('error.load')} retry />
  return Page ? <Page {...(props as unknown as Props)} /> : <Waiting />
}

/** Loads a part of a page on demand, with its texts. Until then `meanwhile` is shown, which is nothing if not given. */
export function LazyPart<Props extends object>({
  load,
  meanwhile,
  failure = <p role="alert">{shell.t('error.load')}</p>,
  ...props
}: LazyProps<Props> & { meanwhile?: ComponentChildren; failure?: ComponentChildren }) {
  const { Part, failed } = useLoaded(load)
  if (Part) return <Part {...(props as unknown as Props)} />
  return (
    <>
      {meanwhile}
      {failed ? failure : undefined}
    </>
  )
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
