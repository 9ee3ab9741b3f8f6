/** What hints and reviews of all games say. `{seat}` and `{by}` become the names of players. */
export const texts = {
  'level.gentle': 'Gentle',
  'level.steady': 'Steady',
  'level.sharp': 'Sharp',
  'level.master': 'Master',
  'mark.inaccuracy': 'inaccuracy',
  'mark.mistake': 'mistake',
  'mark.blunder': 'blunder',
  'when.turn': 'Turn {turn}',
  'when.round': 'Round {round}',
  'turningPoint.strong': '{when}: {seat} finds a strong move and gains {percent} % of the chance to win.',
  'turningPoint.others.good': '{when}: what {by} does suits {seat}: {percent} % more chance to win.',
  'turningPoint.others.bad': '{when}: what {by} does hurts {seat}: {percent} % less chance to win.',
  'turningPoint.decision': '{when}: {seat} decides, and the chance to win falls by {percent} %.',
  'turningPoint.inaccuracy':
    '{when}: {seat} has something a little better and loses {percent} % of the chance to win.',
  'turningPoint.mistake': '{when}: {seat} makes a mistake that costs {percent} % of the chance to win.',
  'turningPoint.blunder': '{when}: {seat} makes a big mistake: {percent} % of the chance to win are gone.',
}
