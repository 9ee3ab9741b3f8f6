/**
 * Lets a script be asked for again that could not be preloaded. Chromium keeps the failure of a preload for the next
 * request of that file. If this is an import, the module counts as failed for as long as the page is open. So a classic
 * script takes the failure, and never runs: even if the file comes after all, a module has exports and is no valid one.
 */
export function forgetFailedScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'preload' || target.as !== 'script') return
      const script = document.createElement('script')
      script.crossOrigin = target.crossOrigin
      script.src = target.href
      script.addEventListener('error', () => script.remove())
      // A link that is still there would count as loaded.
      target.replaceWith(script)
    },
    { capture: true },
  )
}
