/** What the table explains to a newcomer, one sentence for each topic. `*` marks emphasis. */
export const texts = {
  keep: '*Keep two islands* to fill: a full island scores the number in its corner.',
  mark: 'Everyone draws *the same pattern* this turn: put it on one of your two islands to fill it up.',
  pick: '*Take a new island*: the full one scores and makes room for it.',
  rotate: 'You may *rotate and flip* the pattern any way you like before you confirm it.',
  single: 'When the pattern fits nowhere, or would not help, you may mark *a single cell* instead.',
  cross: 'A *cross* lets you mark one more cell at once, on either island, even another cross.',
  coin: 'Each *coin* is worth a point and fills a box, and a full row of four wins a trophy.',
  palm: 'A *palm* scores at once: 1 point, and 1 more for every palm in the display.',
  trophy: 'A full row of coins wins the *highest trophy* left, so try to be the first.',
  seal: 'Once its island is full, a *seal* adds its points for each finished island of its colour.',
  stock: 'A card from the *stock* comes blind and cannot be put back.',
}
