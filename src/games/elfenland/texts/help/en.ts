/** What the tables of both games explain to a newcomer, one sentence for each topic. `*` marks emphasis. */
export const texts = {
  drawCards: '*Draw cards* for your journey: they pay for roads, each kind on its own terrain.',
  threeCounters: '*Take counters*: a land road can be travelled only when one of them lies on it.',
  tokens: '*Show one token and hide the other*: you lay both later, and nobody knows the hidden one.',
  auction: '*Bid for tokens* that open roads for your cards: the highest bidder pays and gets the token.',
  planning: '*Lay tokens on roads* that your cards can pay for: everyone may travel over them.',
  moving:
    '*Travel* from town to town and pay with cards: every new town gives you its piece, and the most pieces win.',
  handLimit: '*Keep four cards* and discard the rest.',
  reward: '*Choose your reward*: gold buys tokens in the auction, cards carry you further.',
  roundEnd: '*Choose what you keep* for the next round: all other tokens go back.',
  costs: 'The symbols on a card show which terrain it crosses and *how many such cards* that takes.',
  raft: 'Rivers and ferry lines need no counter, only *rafts*: one downstream, two upstream or across a lake.',
  caravan:
    'Any three cards form a *caravan*, which crosses a land road with a counter when the right cards are missing.',
  piece: '*Pieces of your colour* lie in the towns you have not visited yet, so plan your way along them.',
  townGold: 'The *number at a town* is the gold it pays each time you arrive there.',
  treeObstacle: 'A *tree obstacle* makes a land road with a counter cost one more card, for everyone.',
  seaMonster: 'A *sea monster* makes a river or ferry line cost one more raft, for everyone.',
  goldPiece: 'If you travel over a *gold piece*, the town you reach pays double.',
  doubleTransport:
    '*Double transport* puts a second counter on a road, so that either kind of card pays for it.',
  exchange: '*Exchange* swaps two counters on the map, if each fits the road of the other.',
  wizard: 'An *elven wizard* takes you past an obstacle for 1 gold, or flies you to any town for 3 gold.',
  secretTown:
    'The flag marks your *secret town*: each road that lies between you and it at the end costs a point.',
  goldPile: 'The *gold pile* counts as one draw and gives 3 gold for every card in it.',
}
