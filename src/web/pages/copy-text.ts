/** Copies a text. Without https there is no clipboard API, so `shown`, which shows it, is selected and copied from. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return document.execCommand('copy')
  }
}
