import { loadArt } from '../art/art.ts'
import { el } from '../texts.ts'

export const ready = (): Promise<unknown> => Promise.all([el.ready(), loadArt()])
export const Rules = () => <p>…</p>
