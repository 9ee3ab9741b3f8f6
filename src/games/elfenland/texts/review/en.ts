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
  'reason.towns': 'The planned journey then reaches {towns} new {towns:town|towns}; without it, {without}.',
  'reason.townsOnly': 'The planned journey then reaches {towns} new {towns:town|towns}; without it, none.',
  'reason.gold': 'The planned journey then earns {gold} more gold.',
  'reason.cards': 'The planned journey then saves {cards} more {cards:card|cards} for the next round.',
  'reason.near':
    'The planned journey then ends in {town}: {near} of the towns you still need {near:lies|lie} within two roads, instead of {without}.',
  'reason.secret':
    'The planned journey then ends in {town}, {roads} {roads:road|roads} from {secret} instead of {without}.',
  'reason.lay': 'The planned journey uses {token} between {from} and {to}.',
  'reason.layGold': 'The planned journey uses the road between {from} and {to}: gold counts twice there.',
  'reason.road': 'The planned journey uses the road between {from} and {to}.',
  'reason.spare': 'The planned journey does not need it.',
  'reason.block':
    'Your plan does not need {token}. Between {from} and {to} it gets in the way of {by}; no rival has more pieces.',
  'reason.obstacle':
    '{by} probably wants to travel between {from} and {to}, where it costs one more card; no rival has more pieces. Your plan does not use the road.',
  'reason.pass': 'Your counters do not make a journey to more towns possible.',
  'reason.passWait':
    'Your counters can still add {n} {n:town|towns} to the journey; waiting shows first what the others lay.',
  'reason.passKeep':
    'A counter could add {n} {n:town|towns} to the journey, but the plan is better without it.',
  'reason.travel': 'The journey reaches {towns} new {towns:town|towns} and ends in {town}.',
  'reason.travelWithoutTowns': 'The best journey from here ends in {town}. It reaches no new town.',
  'reason.stop':
    'Going on could bring {towns} more {towns:town|towns}, but it would cost more than that is worth.',
  'reason.stopNone': 'No new town can be reached any more.',
  'reason.counterPlan': 'On average, it helps more than the other open counters.',
  'reason.counter': 'There {n:is|are} {n} {n:card|cards} in hand to go with it.',
  'reason.drawCounter': 'On average, a blind counter helps more than any open one.',
  'reason.card': 'On average, it helps more than the other cards on offer.',
  'reason.drawCard': 'No open card is better than the pile on average.',
  'reason.goldPile': 'The gold pile is worth it: {gold} gold.',
  'reason.show': 'The other token is worth more and stays hidden.',
  'reason.showSame': 'Both tokens are alike.',
  'reason.bid': 'For the plan, this token is worth at least {gold} gold.',
  'reason.noBid': 'The next bid would be {bid} gold, which is too much for it.',
  'reason.noBidTowns':
    'It would put {n} more {n:town|towns} within reach, but the next bid would be {bid} gold, which is too much for it.',
  'reason.noGold': 'The next bid would be {bid} gold, and you have {gold}.',
  'reason.discard': 'It will be missed the least on the journeys to come.',
  'reason.keep': 'On average, it helps the most.',
  'reason.rewardGold': 'The {gold} gold is worth more than two cards.',
  'reason.rewardCards': 'Two cards are worth more than {gold} gold.',
  'more.plan': 'The planned journey reaches {towns} new {towns:town|towns} and ends in {town}.',
  'more.towns': 'It reaches {towns} new {towns:town|towns}.',
  'more.givesUp': 'It gives up {n} {n:town|towns} that could be reached this round.',
  'more.for.gold': 'This earns {gold} more gold.',
  'more.for.cards': 'This saves {cards} more {cards:card|cards} for the next round.',
  'more.for.near':
    'This ends in {town}: {near} of the towns you still need {near:lies|lie} within two roads, instead of {without}.',
  'more.for.secret': 'This ends in {town}, {roads} {roads:road|roads} from {secret} instead of {without}.',
  'more.saves': 'You keep {n} × {card} for the next round.',
  'more.worth': 'For the plan, that is worth at least {gold} gold.',
  'more.gold': 'You then have {gold} gold.',
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
