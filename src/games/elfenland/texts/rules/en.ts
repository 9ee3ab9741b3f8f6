/** The rules of Elfenland and Elfengold, in our own words. */
export const texts = {
  'goal.title': 'What it is about',
  'goal.elfenland':
    'Your elf boot stands in Elvenhold. In each of the other twenty towns lies a *town piece* of your colour. Travel and collect as many as you can in four rounds.',
  'goal.elfengold':
    'As in *Elfenland* you travel and collect town pieces, now over six rounds and with *gold*: towns pay, tokens are auctioned, spells change the roads. Gold wins no game, but it buys the way.',
  'map.caption': 'Each road shows its terrain by its line: plain, wood, desert, mountain, river, ferry line.',
  'travel.title': 'Travelling',
  'travel.land':
    'A *land road* can be used while a *transport counter* lies on it. Pay so many cards of the counter’s kind as the table says. Counters serve everybody.',
  'travel.caravan':
    '*Caravan:* instead, on a land road with a counter, any three cards. You may always choose it.',
  'travel.water':
    '*Rivers and ferry lines* need no counter: one raft downstream, two upstream or across a lake.',
  'travel.obstacle': 'An *obstacle* costs one more card of the kind you pay with; a caravan then costs four.',
  'travel.piece':
    'Entering a town, on the way or at the end, you take your piece there. You may use a road as often as you pay for it.',
  'travel.caption': 'From Lapphalia to Feodor with an elfcycle card, on to Throtmanni with a dragon card.',
  'round.title': 'A round',
  'land.deal':
    '*Cards.* Everybody holds eight travel cards; after the first round hands are filled up to eight.',
  'land.hidden': '*Hidden counter.* Everybody draws one counter that only he sees.',
  'land.three':
    '*Three counters.* Three times round the table each takes an open counter or a blind one. They lie open.',
  'land.plan':
    '*Planning.* In turn order: lay one counter on an empty land road that it may use, or your one tree obstacle beside a counter, or pass. Passing does not bind; it ends when all pass one after another.',
  'land.move': '*Journey.* In turn order each travels as far as he likes, then discards down to four cards.',
  'land.end':
    '*Round end.* The map is cleared, everybody keeps one counter, the next player starts. Used obstacles are gone.',
  'end.title': 'The end',
  'land.finish':
    'The game ends after the last round, or after the round in which somebody has all twenty pieces. Most town pieces win; if equal, most cards in hand.',
  'variants.title': 'Variants',
  'variant.rounds': '*Three rounds.* A shorter game: it ends after the third round.',
  'variant.townCards':
    '*Town cards.* Each has a secret town. At the end the distance from your boot to it, in roads, is subtracted from your pieces.',
  'gold.setup': 'Everybody begins with five travel cards and 12 gold. Three cards lie open beside the pile.',
  'gold.draw':
    '*Cards* (from round 2). Three times round the table: an open card, the top of the pile, or the whole gold pile. A gold card that turns up goes to the gold pile, and you draw again; the pile pays 3 gold per card.',
  'gold.income': '*Income* (from round 2). Everybody gets 2 gold.',
  'gold.tokens': '*Tokens.* Each draws two tokens blind, shows one and hides one.',
  'gold.auction':
    '*Auction.* Twice as many tokens as players are auctioned one by one. Raise by any amount, or pass and be out for this token. The last one pays. Who cannot pay loses all his gold, and the token is auctioned again without him.',
  'gold.plan': '*Planning.* As in Elfenland, one action or a pass, with more kinds of tokens:',
  'gold.counter': 'on an empty land road that it may use',
  'gold.tree': 'beside a counter on a land road: one card more',
  'gold.monster': 'on a river or ferry line: one raft more',
  'gold.piece': 'beside a counter, never with an obstacle: the town entered over it pays double',
  'gold.double': 'a second, different counter of yours on a road that has one; both may be used',
  'gold.exchange': 'two counters of different kinds change places, if both fit',
  'gold.move':
    '*Journey and reward.* After your journey keep at most four cards, then choose: the gold of all towns entered, or two cards from the pile. Who does not move gets two cards.',
  'gold.end': '*Round end.* The map is cleared, everybody keeps two tokens, the next player starts.',
  'gold.finish':
    'The game ends after round six, or after the round in which somebody has all twenty pieces. Most town pieces win; if equal, most gold.',
  'variant.freeValues': '*Free values.* The gold values are shuffled over the towns.',
  'variant.wizards':
    '*Elven wizards.* Six wizard cards are in the pile. In your journey a wizard passes an obstacle for 1 gold, or flies your boot to any town for 3 gold; the piece there is yours, its value is not paid.',
  'plan.caption': 'A dragon counter may lie on every land road; these are free.',
}
