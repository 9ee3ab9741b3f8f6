import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { reloadFailedStyleSheets } from '../device/failed-style-sheets.ts'
import { shell } from '../text/shell/index.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** The parts that are loaded, by the functions that load them. */
const loadedParts = new WeakMap<object, unknown>()

/** Loads a part, which then appears without any delay. */
export async function loadPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [Part] = await Promise.all([load(), reloadFailedStyleSheets()])
  loadedParts.set(load, Part)
  return Part
}

interface Loading<Props> {
  readonly Part?: ComponentType<Props> | undefined
  readonly failed?: boolean
}

export function useLoaded<Props>(load: Load<Props>): Loading<Props> {
  const [loaded, set] = useState<Loading<Props>>(() => ({
    Part: loadedParts.get(load) as ComponentType<Props> | undefined,
  }))
  useEffect(() => {
    if (loaded.Part) return
    let gone = false
    loadPart(load).then(
      (Part) => gone || set({ Part }),
      () => gone || set({ failed: true }),
    )
    return () => {
      gone = true
    }
  }, [])
  return loaded
}

export type LazyProps<Props> = { load: Load<Props> } & Props

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
