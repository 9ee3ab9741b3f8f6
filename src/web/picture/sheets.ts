/** The style sheets that the modules of a picture import, in this order. The build fills it (vite.pictures.config.ts). */
export const sheets: string[] = []
