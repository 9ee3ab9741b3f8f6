/** Style sheets that could not be loaded. Vite asks for each of them only once, so the page has to ask again. */
const failed = new Set<HTMLLinkElement>()

export function noteFailedStyleSheets(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    { capture: true },
  )
}

/** Asks again for the style sheets that failed, and rejects if one of them fails again. */
export async function reloadFailedStyleSheets(): Promise<void> {
  await Promise.all(
    Array.from(failed, (link) => {
      failed.delete(link)
      return reload(link)
    }),
  )
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement
  const loaded = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`${again.href} cannot be loaded`)))
  })
  link.replaceWith(again)
  return loaded
}
