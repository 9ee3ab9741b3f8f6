/** The texts about watching. The keys come from English. */
export const texts = {
  lead: 'Anyone may watch these matches.',
  none: 'There is nothing to watch right now. Public tables appear here as soon as they start.',
  top: 'The table to watch',
  picture: '{game}: the board now',
  round: 'Round {now} of {of}',
  watching: { one: '{n} is watching', other: '{n} are watching' },
  turn: '{name} to move',
  'turn.many': 'Several players to move',
  watch: 'Watch',
  open: 'Watch {game}: {names}',
  bots: 'Let bots play and watch them:',
  botTable: 'Only bots play, and you watch. They play on as long as somebody is watching.',
}
