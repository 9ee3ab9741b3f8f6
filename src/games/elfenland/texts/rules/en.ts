/** The rules of Elfenland and Elfengold, in our own words. */
export const texts = {
  'goal.title': 'Goal of the game',
  'goal.elfenland':
    'Your elf boot stands in Elvenhold. In each of the other twenty towns lies a *town piece* of your colour. Travel and collect as many as you can in four rounds.',
  'goal.elfengold':
    'As in *Elfenland*, you travel and collect town pieces, but over six rounds and with *gold*: towns pay you, tokens are auctioned, and spells change the roads. Gold does not win the game, but it pays for the way there.',
  'map.caption':
    'The line of each road shows its terrain: plain, wood, desert, mountain, river or ferry line.',
  'travel.title': 'Travelling',
  'travel.land':
    'A *land road* can be used while a *transport counter* lies on it. Pay as many cards of the counter’s kind as the table shows. Counters may be used by everyone.',
  'travel.caravan': '*Caravan:* on a land road with a counter you may always pay any three cards instead.',
  'travel.water':
    '*Rivers and ferry lines* need no counter: one raft downstream, two upstream or across a lake.',
  'travel.obstacle': 'An *obstacle* costs one more card of the kind you pay with; a caravan then costs four.',
  'travel.piece':
    'When you enter a town, on the way or at the end, you take your piece there. You may use a road as often as you pay for it.',
  'travel.caption': 'From Lapphalia to Feodor with an elfcycle card, on to Throtmanni with a dragon card.',
  'round.title': 'A round',
  'land.deal':
    '*Cards.* Everyone starts with eight travel cards; from the second round on, hands are filled up to eight.',
  'land.hidden': '*Hidden counter.* Everyone draws one counter that only they can see.',
  'land.three':
    '*Three counters.* Three times around the table, each player takes an open counter or draws one blind. These lie face up.',
  'land.plan':
    '*Planning.* In turn order, lay one counter on an empty land road that it fits, or your only tree obstacle beside a counter, or pass. You may act again after passing; the phase ends when everyone passes in succession.',
  'land.move':
    '*Journey.* In turn order, each player travels as far as they like, then discards down to four cards.',
  'land.end':
    '*Round end.* The map is cleared, everyone keeps one counter, and the next player becomes the start player. Used obstacles are gone for good.',
  'end.title': 'The end',
  'land.finish':
    'The game ends after the last round, or after a round in which somebody has collected all twenty pieces. The player with the most town pieces wins; ties go to the player with more cards in hand.',
  'variants.title': 'Variants',
  'variant.rounds': '*Three rounds.* A shorter game: it ends after the third round.',
  'variant.townCards':
    '*Town cards.* Everyone has a secret town. At the end, the distance from your boot to that town, in roads, is subtracted from your pieces.',
  'gold.setup': 'Everyone starts with five travel cards and 12 gold. Three cards lie open beside the pile.',
  'gold.draw':
    '*Cards* (from round 2). Three times around the table: take an open card, the top card of the pile, or the whole gold pile. A gold card that turns up goes to the gold pile, and you draw again. The gold pile pays 3 gold per card.',
  'gold.income': '*Income* (from round 2). Everyone gets 2 gold.',
  'gold.tokens': '*Tokens.* Everyone draws two tokens blind, shows one and hides the other.',
  'gold.auction':
    '*Auction.* Twice as many tokens as players are auctioned one by one. Raise by any amount, or pass and be out for this token. The last bidder pays. A player who cannot pay loses all their gold, and the token is auctioned again without them.',
  'gold.plan': '*Planning.* As in Elfenland, take one action or pass, but with more kinds of tokens:',
  'gold.counter': 'on an empty land road that it fits',
  'gold.tree': 'beside a counter on a land road: the road costs one more card',
  'gold.monster': 'on a river or ferry line: it costs one more raft',
  'gold.piece': 'beside a counter, but never with an obstacle: the town reached over the road pays double',
  'gold.double': 'adds a second, different counter of yours to a road that has one; both may be used',
  'gold.exchange': 'swaps two counters of different kinds, if both fit their new roads',
  'gold.move':
    '*Journey and reward.* After your journey, keep at most four cards. Then choose: the gold of all the towns you entered, or two cards from the pile. A player who does not move gets two cards.',
  'gold.end':
    '*Round end.* The map is cleared, everyone keeps two tokens, and the next player becomes the start player.',
  'gold.finish':
    'The game ends after round six, or after a round in which somebody has collected all twenty pieces. The player with the most town pieces wins; ties go to the player with more gold.',
  'variant.freeValues': '*Shuffled values.* The gold values are shuffled among the towns.',
  'variant.wizards':
    '*Elven wizards.* There are six wizards in the pile. On your journey, a wizard passes an obstacle for 1 gold or flies your boot to any town for 3 gold. You take the piece there, but the town pays nothing.',
  'plan.caption': 'A dragon counter fits every land road; these are free.',
}
