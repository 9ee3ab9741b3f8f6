/** What levels, hints and reviews say about Elfenland and Elfengold. The ids of towns, tokens and cards become their names. */
export const texts = {
  'level.gentle.how': 'Thinks of a few cards at a time, lays counters close to its boot and often hesitates.',
  'level.steady.how':
    'Knows the whole hand and travels well, but lays one counter at a time where it helps at once.',
  'level.sharp.how':
    'Plans the whole journey with all its counters, bids for what the plan needs and hinders the leader.',
  'level.master.how':
    'Plans for all the rounds to come. It plays out what it could lay, for itself or against a rival, before it decides.',
  'when.drawing': 'Round {round}, drawing',
  'when.auction': 'Round {round}, auction {lot}',
  'when.planning': 'Round {round}, planning',
  'when.journeys': 'Round {round}, journeys',
  'when.roundEnd': 'End of round {round}',
  'reason.lay':
    'The plan needs {token} between {from} and {to}. The journey can then reach {towns} new {towns:town|towns}.',
  'reason.layWithoutTowns': 'The plan needs {token} between {from} and {to}.',
  'reason.layGold': 'The journey goes from {from} to {to}: the gold counts twice there.',
  'reason.obstacle':
    'Between {from} and {to}, it costs the leader the most and does not hinder the planned journey.',
  'reason.double': 'A second counter between {from} and {to} opens the road to the cards in hand.',
  'reason.exchange': 'The exchange brings the counter that the plan needs between {from} and {to}.',
  'reason.pass': 'Nothing that can be laid improves the journey, so the tokens are kept.',
  'reason.travel': 'The best journey from here reaches {towns} new {towns:town|towns} and ends in {town}.',
  'reason.travelWithoutTowns': 'The best journey from here ends in {town}. It reaches no new town.',
  'reason.stop': 'No further road is worth its cards.',
  'reason.counterPlan': 'No other open counter helps the plan as much.',
  'reason.counter': 'There {n:is|are} {n} {n:card|cards} in hand to go with it.',
  'reason.drawCounter': 'None of the open counters helps the plan more than a blind one.',
  'reason.card': 'No other open card adds as much to the next journey.',
  'reason.drawCard': 'No open card is better than the pile on average.',
  'reason.goldPile': 'The gold pile is worth it: {gold} gold.',
  'reason.show': 'The other token is worth more and stays hidden.',
  'reason.bid': 'For the plan, this token is worth more than {gold} gold.',
  'reason.noBid': 'The token is not worth the next bid.',
  'reason.discard': 'It will be missed the least on the journeys to come.',
  'reason.keep': 'It goes best with the cards in hand.',
  'reason.rewardGold': 'The {gold} gold is worth more than two cards.',
  'reason.rewardCards': 'Two cards are worth more than {gold} gold.',
  'happened.round.good':
    '{when}: the new hand and the others’ journeys help {seat}: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.round.bad':
    '{when}: the new hand and the others’ journeys hurt {seat}: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.table.good':
    '{when}: what turns up on the table helps {seat}: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.table.bad':
    '{when}: what turns up on the table hurts {seat}: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.journey.good':
    '{when}: the journeys turn out well for {seat}: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.journey.bad':
    '{when}: the journeys turn out badly for {seat}: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.end.good':
    'The last journey decides: {seat} gains {percent} {percent:percentage point|percentage points}.',
  'happened.end.bad':
    'The last journey decides: {seat} loses {percent} {percent:percentage point|percentage points}.',
}
