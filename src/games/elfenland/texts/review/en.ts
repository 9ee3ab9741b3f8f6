import { texts as levels } from '../levels/en.ts'

/** What levels, hints and reviews say about Elfenland and Elfengold. The ids of towns, tokens and cards become their names. */
export const texts = {
  ...levels,
  'when.drawing': 'Round {round}, drawing',
  'when.auction': 'Round {round}, auction {lot}',
  'when.planning': 'Round {round}, planning',
  'when.journeys': 'Round {round}, journeys',
  'when.roundEnd': 'End of round {round}',
  'reason.towns':
    'With it, your planned journey reaches {towns} new {towns:town|towns}; without it, no journey reaches more than {without}. Every new town is a point.',
  'reason.townsOnly':
    'With it, your planned journey reaches {towns} new {towns:town|towns}; without it, no new town can be reached. Every new town is a point.',
  'reason.gold':
    'With it, your planned journey earns {gold} more gold than any journey to as many towns without it. Gold buys tokens and breaks ties.',
  'reason.cards':
    'With it, your planned journey leaves you {cards} more {cards:card|cards} for the next round than any journey to as many towns without it.',
  'reason.near':
    'Your planned journey ends in {town}, and {near} of the towns you still need {near:lies|lie} within two roads of it. The next journey starts there.',
  'reason.secret':
    'Your planned journey ends in {town}, {roads} {roads:road|roads} from {secret}, the town on your card. At the end, each of these roads costs a point.',
  'reason.secretHome':
    'Your planned journey ends in {town}, the town on your card. So you lose no points at the end.',
  'reason.lay':
    'Your planned journey uses {token} between {from} and {to}. Over land, you can travel only where a counter lies.',
  'reason.layGold':
    'Your planned journey uses the road between {from} and {to}: gold then counts twice there.',
  'reason.road': 'Your planned journey uses the road between {from} and {to}.',
  'reason.spare': 'Your planned journey does not need this token.',
  'reason.hinders':
    'Your plan has no use for {token}. Between {from} and {to} it costs {by} a card or a town in about {percent}% of the hands they may hold, and no rival has more pieces.',
  'reason.pass': 'None of your counters makes a journey to more towns possible, so you need not lay one.',
  'reason.passWait':
    'Your counters can still add {n} {n:town|towns} to the journey; waiting shows first what the others lay.',
  'reason.passKeep':
    'A counter could add {n} {n:town|towns} to the journey, but the plan is better without it.',
  'reason.travel':
    'The journey reaches {towns} new {towns:town|towns} and ends in {town}. Every new town is a point.',
  'reason.travelWithoutTowns': 'The best journey from here ends in {town}. It reaches no new town.',
  'reason.stop':
    'Going on could bring {towns} more {towns:town|towns}, but it would cost more than that is worth.',
  'reason.stopNone': 'No new town can be reached any more.',
  'reason.counterPlan': 'On average, it helps more than the other open counters.',
  'reason.counter':
    'You have {n} {n:card|cards} in hand that {n:goes|go} with it. A counter helps most with cards of its kind.',
  'reason.drawCounter': 'On average, a blind counter helps more than any open one.',
  'reason.card': 'On average, it helps more than the other cards on offer.',
  'reason.drawCard': 'No open card is better than the pile on average.',
  'reason.goldPile': 'The gold pile is worth it: {gold} gold.',
  'reason.show': 'The other token is worth more and stays hidden.',
  'reason.showSame': 'Both tokens are alike.',
  'reason.bid': 'For the plan, this token is worth at least {gold} gold.',
  'reason.noBid': 'Your plan does not need this token, and the next bid would be {bid} gold.',
  'reason.noBidNoTown':
    'With this token you would reach no more towns than without it, and the next bid would be {bid} gold.',
  'reason.noBidTowns':
    'It would put {n} more {n:town|towns} within reach, but the next bid would be {bid} gold, which is too much for it.',
  'reason.noGold': 'The next bid would be {bid} gold, and you have {gold}.',
  'reason.discard': 'You will miss it least on the journeys to come.',
  'reason.keep': 'On average, it helps the most.',
  'reason.rewardGold': 'The {gold} gold is worth more than two cards.',
  'reason.rewardCards': 'Two cards are worth more than {gold} gold.',
  'reason.rewardNoGold': 'Your journey has earned no gold, so the two cards cost you nothing.',
  'reason.rewardLast': 'It is the last round, so cards would not help you any more.',
  'more.plan': 'The planned journey reaches {towns} new {towns:town|towns} and ends in {town}.',
  'more.towns': 'The planned journey reaches {towns} new {towns:town|towns}.',
  'more.givesUp': 'It gives up {n} {n:town|towns} that could be reached this round.',
  'more.for.gold': 'This earns {gold} more gold.',
  'more.for.cards': 'This saves {cards} more {cards:card|cards} for the next round.',
  'more.for.near':
    'This ends in {town}: {near} of the towns you still need {near:lies|lie} within two roads.',
  'more.for.secret': 'This ends in {town}, {roads} {roads:road|roads} from {secret}, the town on your card.',
  'more.for.secretHome': 'This ends in {town}, the town on your card.',
  'more.saves': 'You keep {n} × {card} for the next round.',
  'more.worth': 'For the plan, that is worth at least {gold} gold.',
  'more.gold': 'You then have {gold} gold.',
  'short.reason.towns': '{towns} new {towns:town|towns} instead of {without}',
  'short.reason.townsOnly': '{towns} new {towns:town|towns} instead of none',
  'short.reason.gold': '{gold} more gold',
  'short.reason.cards': '{cards} more {cards:card|cards} next round',
  'short.reason.near': 'ends in {town}, near {near} {near:town|towns} you need',
  'short.reason.secret': 'ends in {town}, {roads} {roads:road|roads} from {secret}',
  'short.reason.secretHome': 'ends in {town}, the town on your card',
  'short.reason.lay': 'your plan needs {token} there',
  'short.reason.layGold': 'double gold on your way',
  'short.reason.road': 'your plan uses this road',
  'short.reason.spare': 'your plan does not need this token',
  'short.reason.hinders': 'hinders {by} in about {percent}% of cases',
  'short.reason.pass': 'no counter adds a town',
  'short.reason.passWait': 'wait, {n} more {n:town|towns} still possible',
  'short.reason.passKeep': 'better without, despite {n} {n:town|towns}',
  'short.reason.travel': '{towns} new {towns:town|towns}, ends in {town}',
  'short.reason.travelWithoutTowns': 'ends in {town}, no new town',
  'short.reason.stop': '{towns} more {towns:town|towns} would cost too much',
  'short.reason.stopNone': 'no new town within reach',
  'short.reason.counterPlan': 'the best open counter on average',
  'short.reason.counter': '{n} matching {n:card|cards} in hand',
  'short.reason.drawCounter': 'a blind one is better on average',
  'short.reason.card': 'the best card on offer on average',
  'short.reason.drawCard': 'the pile is as good on average',
  'short.reason.goldPile': '{gold} gold at once',
  'short.reason.show': 'the better one stays hidden',
  'short.reason.showSame': 'both are alike',
  'short.reason.bid': 'worth {gold} gold',
  'short.reason.noBid': 'not needed for the plan',
  'short.reason.noBidNoTown': 'adds no town',
  'short.reason.noBidTowns': '{bid} gold is too much for {n} {n:town|towns}',
  'short.reason.noGold': 'next bid {bid}, you have {gold}',
  'short.reason.discard': 'you will miss it least',
  'short.reason.keep': 'helps most on average',
  'short.reason.rewardGold': '{gold} gold beats two cards',
  'short.reason.rewardCards': 'two cards beat {gold} gold',
  'short.reason.rewardNoGold': 'no gold was earned',
  'short.reason.rewardLast': 'cards no longer help',
  'short.more.plan': '{towns} new {towns:town|towns}, ends in {town}',
  'short.more.towns': '{towns} new {towns:town|towns}',
  'short.more.givesUp': 'gives up {n} {n:town|towns}',
  'short.more.for.gold': '{gold} more gold',
  'short.more.for.cards': '{cards} more {cards:card|cards} next round',
  'short.more.for.near': 'ends in {town}, near {near} {near:town|towns} you need',
  'short.more.for.secret': 'ends in {town}, {roads} {roads:road|roads} from {secret}',
  'short.more.for.secretHome': 'ends in {town}, the town on your card',
  'short.more.saves': 'keeps {n} × {card}',
  'short.more.worth': 'worth {gold} gold',
  'short.more.gold': 'then {gold} gold',
  'happened.round.good':
    '{when}: the new hand and the others’ journeys help {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.round.bad':
    '{when}: the new hand and the others’ journeys hurt {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.table.good':
    '{when}: what turns up on the table helps {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.table.bad':
    '{when}: what turns up on the table hurts {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.journey.good':
    '{when}: the journeys turn out well for {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.journey.bad':
    '{when}: the journeys turn out badly for {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.end.good':
    'The last journey decides: {seat} gains {percent} {percent:percentage point|percentage points}.',
  'happened.end.bad':
    'The last journey decides: {seat} loses {percent} {percent:percentage point|percentage points}.',
}
