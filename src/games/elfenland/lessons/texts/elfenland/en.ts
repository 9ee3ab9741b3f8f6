/** Texts of the Elfenland lessons. English defines the keys; `*` marks the label of a button on the board. */
export const texts = {
  'roads.title': 'The first journey',
  'roads.boot': 'This is your boot. Whoever visits the most towns wins.',
  'roads.pig':
    'A giant pig is waiting on the plain to Lapphalia. Tap the town, then *Set out*: it costs one pig card.',
  'roads.pig.other': 'A good idea for later. First go only as far as Lapphalia.',
  'roads.stay': 'You may stay, but every new town gives you a town piece. Travel on!',
  'roads.dragon': 'Dragons are slow in woods: going on to Rivinia costs two dragon cards.',
  'roads.dragon.caravan': 'Any three cards would do as well, but two dragons are cheaper. Go to Rivinia.',
  'roads.dragon.other': 'That comes next. First go only as far as Rivinia.',
  'roads.raft': 'Rivers and lakes need no counter: a single raft card takes you downstream to Tichih.',
  'roads.raft.other': 'You already have the piece from Lapphalia. Float on to Tichih.',
  'roads.pieces': 'Three towns, three town pieces. Twenty towns each hold one for you.',

  'counters.title': 'Cards and counters',
  'counters.dragon':
    'On land you need a counter that matches your cards. You hold three dragons: take the dragon.',
  'counters.dragon.other': 'That one matches none of your cards. Take the dragon.',
  'counters.gamble': 'Drawing blind is a gamble, and the right counter is lying here face up.',
  'counters.pig': 'A giant pig takes its place. You hold two pigs: take this counter too.',
  'counters.pig.other': 'That one matches none of your cards. Take the giant pig.',
  'counters.blind': 'Nothing here matches any more, so draw your third counter blind.',
  'counters.blind.other': 'None of these matches your cards. Try your luck with a blind one.',
  'counters.hidden': 'You also get a hidden counter every round. Only you know that this one is a pig.',

  'planning.title': 'Planning',
  'planning.pig': 'Plan your route: choose the pig, tap the plain to Lapphalia, then *Lay it here*.',
  'planning.pig.other': 'Start where your boot is: lay a pig on the plain from Elvenhold to Lapphalia.',
  'planning.tooEarly': 'You may pass and still lay something later, but your route is not finished yet.',
  'planning.shared': 'Everyone can use every counter: your rival’s pig will carry you on to Feodor.',
  'planning.dragon': 'A dragon crosses the desert for one card: lay it on the road to Al’Baran.',
  'planning.dragon.other': 'That is off your route. Lay the dragon between Feodor and Al’Baran.',
  'planning.pass': 'Your route is ready, so *Pass*. Planning ends when everyone passes in turn.',
  'planning.pass.other': 'You need nothing more this round. Keep it and pass.',
  'planning.go': 'Tap Al’Baran, and the board finds the whole route. Then *Set out*.',
  'planning.go.other': 'Your cards take you further: tap Al’Baran to go all the way.',
  'planning.limit':
    'You may keep four cards after your journey. Choose one that you can spare and *Discard* it.',

  'obstacles.title': 'Trees and caravans',
  'obstacles.lay':
    'Your rival is heading for Throtmanni. Lay your tree on that road: it costs everyone one more card.',
  'obstacles.tooEarly': 'Do not pass yet: your tree can still slow down your rival.',
  'obstacles.lay.other': 'Lay the tree where your rival wants to go: between Rivinia and Throtmanni.',
  'obstacles.pass': 'Your rival lays a tree on your road in return. *Pass* to begin the journeys.',
  'obstacles.pass.other': 'You will not need that this round. Pass.',
  'obstacles.caravan': 'No troll wagon card? Any three cards make a caravan: take one to Parundia.',
  'obstacles.caravan.all': 'Go only as far as Parundia for now, and keep both pigs for the road after that.',
  'obstacles.caravan.other': 'Try the caravan: tap Parundia.',
  'obstacles.tree': 'The tree makes this road more expensive: two pig cards instead of one. Go to Wylhién.',
  'obstacles.tree.other': 'A nice trip, but try the road with the tree: go on to Wylhién.',
  'obstacles.keep':
    'The round is over and the map is cleared. Choose one counter to keep, then *Keep these*.',
  'obstacles.round': 'Everyone draws back up to eight cards. A match has four rounds like this.',

  'end.title': 'The last round',
  'end.score': 'This is the last round. Your rival has finished with 13 town pieces; you have 10.',
  'end.go': 'Three rafts downstream, then a magic cloud: tap Yttar and visit four towns in one go.',
  'end.stay': 'If you stay, your rival wins. Four more towns are waiting for you down the river!',
  'end.go.other': 'That is not enough to beat your rival. Tap Yttar to visit all four towns.',
  'end.won': '14 to 13: you win! In a tie, the player with more cards left wins.',
}
