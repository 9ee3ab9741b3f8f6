/** The rules of Elfenland and Elfengold, in our own words. */
export const texts = {
  'goal.title': 'Goal of the game',
  'goal.elfenland':
    'Your elf boot stands in Elvenhold. In each of the other twenty towns lies a *town piece* of your colour. Travel and collect as many as you can in {rounds}.',
  'goal.rounds': 'four rounds, or three in the short game',
  'goal.rounds.3': 'three rounds',
  'goal.rounds.4': 'four rounds',
  'goal.elfengold':
    'As in *Elfenland*, you travel and collect town pieces, but over six rounds and with *gold*: towns pay you, tokens are auctioned, and spells change the roads. Gold does not win the game, but it pays for the way there.',
  'map.caption':
    'The line of each road shows its terrain: plain, wood, desert, mountain, river or ferry line.',
  'travel.title': 'Travelling',
  'travel.land':
    'A *land road* can be used while a *transport counter* lies on it. Pay as many cards of the counter’s kind as the table shows. Counters may be used by everyone.',
  'travel.caravan':
    '*Caravan:* on a land road with a counter you may always pay any three travel cards instead, rafts included. There are no caravans on water.',
  'travel.water':
    '*Rivers and ferry lines* need no counter: one raft downstream, two upstream or across a lake. Each ferry line is a road of its own.',
  'travel.obstacle': 'An *obstacle* costs one more card of the kind you pay with; a caravan then costs four.',
  'travel.piece':
    'When you enter a town, on the way or at the end, you take your piece there. You may use a road as often as you pay for it.',
  'travel.caption': 'From Lapphalia to Feodor with an elfcycle card, on to Throtmanni with a dragon card.',
  'round.title': 'A round',
  'land.deal':
    '*Cards.* Everyone starts with eight travel cards. From the second round on, all cards that nobody holds are shuffled, and every hand is filled up to eight.',
  'land.hidden': '*Hidden counter.* Everyone draws one counter that only they can see.',
  'land.three':
    '*Three counters.* Three times around the table, each player takes one of the five open counters, which is replaced at once, or draws one blind. Either way, it lies face up in front of its owner.',
  'land.plan':
    '*Planning.* In turn order, lay one counter on an empty land road that it fits, or your tree obstacle on a land road that has a counter but no obstacle, or pass. You have one obstacle for the whole game. You may act again after passing; the phase ends when everyone passes in succession.',
  'land.move':
    '*Journey.* In turn order, each player travels as far as they like, then discards down to four cards.',
  'land.end':
    '*Round end.* The map is cleared, and used obstacles are gone for good. Everyone keeps one counter of their choice and returns the rest; a hidden one stays hidden. The next player clockwise becomes the start player.',
  'end.title': 'The end',
  'land.finish':
    'The game ends after the last round, or after a round in which somebody has collected all twenty pieces. The player with the most town pieces wins; ties go to the player with more cards in hand. If these are equal too, the win is shared.',
  'variants.title': 'Variants',
  'variant.rounds': '*Three rounds.* A shorter game: it ends after the third round.',
  'variant.townCards':
    '*Town cards.* Everyone has a secret town. At the end, the shortest distance from your boot to that town, in roads of any kind, is subtracted from your pieces. Ties go to the player who is nearer to their town; only then does the usual tie-break count.',
  'gold.setup':
    'Everyone starts with five travel cards and 12 gold. Three cards lie open beside the pile. Only then are the seven gold cards shuffled into the pile.',
  'gold.draw':
    '*Cards* (from round 2). Three times around the table, take one of the three open cards, which is replaced at once, the top card of the pile, or the whole gold pile. A gold card that turns up goes to the gold pile; if you drew it, you choose again. The gold pile pays 3 gold per card. When the pile is used up, the discarded cards are shuffled; if there are none, you can only take an open card or the gold pile.',
  'gold.income': '*Income* (from round 2). Everyone gets 2 gold.',
  'gold.tokens': '*Tokens.* Everyone draws two tokens blind, shows one and hides the other.',
  'gold.auction':
    '*Auction.* Twice as many tokens as players are auctioned one by one. The start player opens; then, clockwise, bid more than the last player, by any whole amount, or pass and be out for this token. The last player left pays and takes the token face up.',
  'gold.unsold':
    'If all the others pass without a bid, the last player may take the token for exactly 1 gold. A token nobody bids for goes back to the pool.',
  'gold.broke':
    'A winner who cannot pay loses all their gold, and the token is auctioned again without them; everyone else may bid again, even those who had passed.',
  'gold.plan':
    '*Planning.* In turn order, play one token or pass. You may act again after passing; the phase ends when everyone passes in succession. Where the tokens go:',
  'gold.counter': 'and every other transport counter: on an empty land road that it fits',
  'gold.tree':
    'on a land road that has a counter, but no obstacle or gold piece: the road costs one more card',
  'gold.monster': 'on a river or ferry line without a sea monster: it costs one more raft',
  'gold.piece':
    'on a land road that has a counter, but no obstacle or gold piece: the town reached over the road pays double',
  'gold.double':
    'adds a second, different counter of yours to a land road that has one; both may be used, and an obstacle or a gold piece there counts for both',
  'gold.exchange':
    'swaps two counters of different kinds, whoever laid them, if both fit their new roads; nothing else moves',
  'gold.move':
    '*Journey and reward.* After your journey, keep at most four cards. Then choose: the gold of all the towns you entered, or two cards from the pile, which you may hold on top of the four. A player who does not move gets two cards.',
  'gold.reward':
    'A town pays every time you enter it. The town you set out from pays only if you come back to it.',
  'gold.end':
    '*Round end.* The map is cleared. Everyone keeps two tokens of their choice and returns the rest to the pool; hidden ones stay hidden. The next player clockwise becomes the start player.',
  'gold.finish':
    'The game ends after round six, or after a round in which somebody has collected all twenty pieces. The last reward is still taken. The player with the most town pieces wins; ties go to the player with more gold. If that is equal too, the win is shared.',
  'variant.freeValues': '*Shuffled values.* The gold values are shuffled among the towns.',
  'variant.wizards':
    '*Elven wizards.* Six wizards are mixed with the travel cards and drawn like them. On your journey, a wizard passes an obstacle for 1 gold, without the extra card, or flies your boot to any other town for 3 gold. You take the piece there, but the town pays nothing. You may use several, with gold that you already have. Wizards cannot join a caravan.',
  'variant.table':
    '*Table options.* The table can play without the limit of four cards, and it can forbid bids above a player’s own gold.',
  'plan.caption': 'A dragon counter fits every land road; these are free.',
}
