/** The texts about ratings. The keys come from English; text between `*` is emphasised. */
export const texts = {
  lead: 'Only you see this page. At a rated table, the others see your rating for that game.',
  none: 'You have not finished a rated match yet. Choose *Rated* when you open a table.',
  unknown: 'Play a rated match on this server first. Then you will find your ratings here.',
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
  pending: 'The match is being rated…',
  mine: 'All my ratings',
  'uncounted.repeated':
    'This match does not count: the same people have already played ten rated matches within a day.',
  'uncounted.outclassed': 'This match does not count: the bots’ ratings are too far below yours.',
  'uncounted.abandoned': 'This match does not count, because nobody played to the end.',
  terms: 'What counts',
  'terms.places':
    'Only the places count, separately for each game and number of players. The number after ± says how certain the rating is: there is a 95% chance that the true value lies within it.',
  'terms.bots': 'The bots are on the same scale. Their strength was measured and never changes.',
  'terms.standIn':
    'If a bot has to make even one move for you, because you left or ran out of time, you come last.',
  'terms.repeated':
    'At most ten matches a day with the same people count, and matches against bots with much lower ratings do not count at all.',
}
