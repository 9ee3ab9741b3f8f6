import { ratingWords } from './texts.ts'

/** The ratings of those who sit at a table, as part of another page. */
export const loadTableRatings = async () => {
  const [{ TableRatingsPart }] = await Promise.all([import('./table-ratings.tsx'), ratingWords.ready()])
  return TableRatingsPart
}

/** What a rated match means, as part of a form. */
export const loadRatedTerms = async () => {
  const [{ RatedTerms }] = await Promise.all([import('./rated-terms.tsx'), ratingWords.ready()])
  return RatedTerms
}
