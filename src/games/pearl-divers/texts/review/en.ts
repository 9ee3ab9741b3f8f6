/** What the choice of a level says about its bots. */
export const texts = {
  'level.random.how': 'Dives anywhere, without a thought.',
}
