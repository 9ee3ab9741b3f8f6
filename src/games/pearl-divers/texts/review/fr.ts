/** What the choice of a level says about its bots. */
export const texts = {
  'level.random.how': 'Plonge n’importe où, sans réfléchir.',
}
