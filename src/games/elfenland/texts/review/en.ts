/** What levels, hints and reviews say about Elfenland and Elfengold. The ids of towns, tokens and cards become their names. */
export const texts = {
  'level.gentle.how': 'Thinks of a few cards at a time, lays counters close to its boot and often wavers.',
  'level.steady.how':
    'Knows the whole hand and travels well, but lays one counter at a time where it helps at once.',
  'level.sharp.how':
    'Plans the whole journey with all its counters, bids for what the plan needs and hinders the leader.',
  'level.master.how':
    'Plans for all the rounds to come, and tries what it lays and what spoils a rival’s plan in imagined rounds against hands that fit what it has seen.',
  'reason.lay':
    'The plan needs this counter between {from} and {to}: {token}. The journey can then reach {towns} new {towns:town|towns}.',
  'reason.layGold': 'The journey goes from {from} to {to}: the gold counts twice there.',
  'reason.obstacle': 'Between {from} and {to} it costs the leader the most and your own journey nothing.',
  'reason.double': 'A second counter between {from} and {to} opens the road to the cards in hand.',
  'reason.exchange': 'The exchange brings the counter that is needed between {from} and {to}.',
  'reason.pass': 'Nothing that could be laid makes the journey better: the tokens are kept.',
  'reason.travel': 'The best journey from here reaches {towns} new {towns:town|towns} and ends in {town}.',
  'reason.stop': 'No further road is worth its cards.',
  'reason.counterPlan': 'It helps the plan the most: {token}.',
  'reason.counter': 'It goes with {n} of the cards in hand: {token}.',
  'reason.drawCounter': 'None of the open counters helps the plan more than a blind one.',
  'reason.card': 'This card adds the most to the next journey: {card}.',
  'reason.drawCard': 'No open card is better than the pile on average.',
  'reason.goldPile': 'The gold pile is worth it: {gold} gold.',
  'reason.show': 'The token that is worth less is shown: {token}.',
  'reason.bid': 'For the plan, this token is worth more than {gold} gold: {token}.',
  'reason.noBid': 'The token is not worth the next bid.',
  'reason.discard': 'This card will be missed the least: {card}.',
  'reason.keep': 'It will serve best with the hand: {token}.',
  'reason.rewardGold': 'The {gold} gold is worth more than two cards.',
  'reason.rewardCards': 'Two cards are worth more than {gold} gold.',
  'happened.round.good':
    '{when}: the new hand and the others’ journeys help {seat}: chance to win up by {percent} percentage points.',
  'happened.round.bad':
    '{when}: the new hand and the others’ journeys hurt {seat}: chance to win down by {percent} percentage points.',
  'happened.table.good':
    '{when}: what comes to lie on the table helps {seat}: chance to win up by {percent} percentage points.',
  'happened.table.bad':
    '{when}: what comes to lie on the table hurts {seat}: chance to win down by {percent} percentage points.',
  'happened.journey.good':
    '{when}: the journeys turn out well for {seat}: chance to win up by {percent} percentage points.',
  'happened.journey.bad':
    '{when}: the journeys turn out badly for {seat}: chance to win down by {percent} percentage points.',
  'happened.end.good': 'The last journey decides: {seat} gains {percent} percentage points.',
  'happened.end.bad': 'The last journey decides: {seat} loses {percent} percentage points.',
}
