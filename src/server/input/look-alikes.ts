import unhomoglyph from 'unhomoglyph'

/** Whether two names look the same, by Unicode's table of confusable characters; capitals make no difference. */
export function looksAlike(one: string, other: string): boolean {
  return (
    lower(skeletonOf(one)) === lower(skeletonOf(other)) || skeletonOf(lower(one)) === skeletonOf(lower(other))
  )
}

const lower = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The skeleton of UTS 39: every character is replaced by the one that stands for all that look like it. */
export const skeletonOf = (name: string): string =>
  unhomoglyph(unhomoglyph(name.normalize('NFD')).normalize('NFD')).replaceAll(' ', '')
