/** What hints and reviews of all games say. `{seat}` and `{by}` become the names of players. */
export const texts = {
  'level.playful': 'Playful',
  'level.carefree': 'Carefree',
  'level.gentle': 'Gentle',
  'level.curious': 'Curious',
  'level.eager': 'Eager',
  'level.steady': 'Steady',
  'level.attentive': 'Attentive',
  'level.clever': 'Clever',
  'level.sharp': 'Sharp',
  'level.seasoned': 'Seasoned',
  'level.expert': 'Expert',
  'level.master': 'Master',
  'mark.inaccuracy': 'inaccuracy',
  'mark.mistake': 'mistake',
  'mark.blunder': 'blunder',
  'when.turn': 'Turn {turn}',
  'when.round': 'Round {round}',
  'turningPoint.strong':
    '{when}: {seat} finds a strong move, which raises their chance of winning by {percent} {percent:percentage point|percentage points}.',
  'turningPoint.others.good':
    '{when}: {by}’s move helps {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'turningPoint.others.bad':
    '{when}: {by}’s move hurts {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'turningPoint.inaccuracy':
    '{when}: {seat} misses a slightly better move, and their chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'turningPoint.mistake':
    '{when}: {seat} makes a mistake, and their chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'turningPoint.blunder':
    '{when}: {seat} makes a big mistake, and their chance of winning falls by {percent} {percent:percentage point|percentage points}.',
}
