/** Resolves once the browser has nothing better to do, or after three seconds. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari does not have idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })
