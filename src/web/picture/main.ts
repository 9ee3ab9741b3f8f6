import { pictureDocument } from './dom.ts'

/** What modules of the pages ask the browser for while they are loaded, which is why they are loaded after this. */
const quiet = { matches: false, addEventListener: (): void => undefined }
Object.assign(globalThis, { document: pictureDocument, matchMedia: () => quiet })

export const { drawPicture, loadPictureFonts } = await import('./draw.tsx')
