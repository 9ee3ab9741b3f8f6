/** What the choice of a level says about its bots. */
export const texts = {
  'level.random.how': 'Si immerge a caso, senza pensarci.',
}
