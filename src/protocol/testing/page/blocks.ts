/** Text between `<!-- generated: name -->` and `<!-- end -->` is generated; everything else on the page is written by hand. */
const BLOCK = /(<!-- generated: ([\w -]+) -->\n)([\s\S]*?)(<!-- end -->)/g

export type Blocks = Readonly<Record<string, () => string>>

/** The page with every block generated anew. */
export const fillBlocks = (page: string, blocks: Blocks): string =>
  page.replaceAll(BLOCK, (_, begin: string, name: string, _before: string, end: string) => {
    const make = blocks[name]
    if (!make) throw new Error(`the page has a block that nothing generates: ${name}`)
    return `${begin}\n${make()}\n\n${end}`
  })

/** The names of the blocks that a page has. */
export const blocksIn = (page: string): string[] => [...page.matchAll(BLOCK)].map(([, , name = '']) => name)
