/** What somebody pastes into their own page to show a table there. */
export function embedCode(table: string): string {
  const address = new URL(`embed/${table}`, document.baseURI).href
  return `<iframe src="${address}" width="640" height="520" loading="lazy" title="Vermeil"></iframe>`
}
