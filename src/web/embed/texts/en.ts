/** The texts of embedded tables. */
export const texts = {
  board: '{game}: the board now',
  turn: 'to move',
  gone: 'This table can no longer be watched.',
  open: 'Watch at Vermeil',
}
