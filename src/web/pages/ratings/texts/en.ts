/** The texts about ratings. The keys come from English; text between `*` is emphasised. */
export const texts = {
  lead: 'Only you see this page. At a rated table, those who sit there with you see your rating for it.',
  none: 'You have not finished a rated match yet. Choose *Rated* when you open a table.',
  unknown: 'Play a rated match on this server first: then your ratings are here.',
  players: { one: '{n} player', other: '{n} players' },
  matches: { one: '{n} rated match', other: '{n} rated matches' },
  last: 'last on {date}',
  value: '{points} ± {margin}',
  spoken: '{points}, give or take {margin}',
  below: 'below the bot “{level}”',
  between: 'between the bots “{below}” and “{above}”',
  above: 'above the bot “{level}”',
  unsure: 'still very uncertain',
  graph: 'Rating over your last {n} matches: from {first} to {last}',
  here: 'Ratings at this table',
  change: '{before} → {after}',
  'change.spoken': '{name}: from {before} to {after}',
  'now.spoken': '{name}: {rating}',
  pending: 'The match is being rated …',
  mine: 'All my ratings',
  'uncounted.repeated':
    'This match does not count: the same people have already played ten rated matches within a day.',
  'uncounted.outclassed': 'This match does not count: the bots are too far below you.',
  'uncounted.abandoned': 'This match does not count, because nobody played to the end.',
  terms: 'What counts',
  'terms.places':
    'Only the places count, separately for each game and number of players. The number after ± says how certain the rating is: with 95 % probability the truth lies within it.',
  'terms.bots': 'The bots stand on the same scale. Their strength was measured and never changes.',
  'terms.standIn':
    'If a bot has to make even one move for you, because you left or ran out of time, you are last.',
  'terms.repeated':
    'Ten matches of the same people count within a day, and bots far below you do not count at all.',
}
