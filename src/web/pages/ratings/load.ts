import { ratingWords } from './texts.ts'

/** The ratings of those who sit at a table, as part of another page. */
export const loadTableRatings = async () => {
  const [{ TableRatingsPart }] = await Promise.all([import('./table-ratings.tsx'), ratingWords.ready()])
  return TableRatingsPart
}
