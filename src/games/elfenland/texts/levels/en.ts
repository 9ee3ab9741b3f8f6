/** How the bots of each level play Elfenland and Elfengold. */
export const texts = {
  'level.playful.how':
    'Sees a few cards at a time, lays counters beside its boot and sets out as the mood takes it.',
  'level.gentle.how': 'Thinks of a few cards at a time, lays counters close to its boot and often hesitates.',
  'level.curious.how': 'Sees most of its hand, but takes the first road that looks good.',
  'level.eager.how':
    'Uses the whole hand, but misjudges what a counter is worth and looks only at roads close by.',
  'level.steady.how':
    'Knows the whole hand and travels well, but lays one counter at a time where it helps at once.',
  'level.attentive.how':
    'Plans its journey and what to buy or take for it, but does not follow every road to the end.',
  'level.clever.how': 'Plans with all its counters and hinders the leader, but only a few steps ahead.',
  'level.sharp.how':
    'Plans the whole journey with all its counters, bids for what the plan needs and hinders the leader.',
  'level.seasoned.how':
    'Lays counters and travels for the rounds to come as well, but bids and draws for the current one.',
  'level.expert.how':
    'Plans everything for the rounds to come, but does not try out what the others may reply.',
  'level.master.how':
    'Plans for all the rounds to come. It plays out what it could lay, for itself or against a rival, before it decides.',
}
