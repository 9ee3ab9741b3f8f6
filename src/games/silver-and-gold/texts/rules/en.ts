/** The rules of Silver & Gold in our own words; `*` marks what stands out. */
export const texts = {
  lead: 'Every turn a card shows a pattern, and all players draw it at the same time on their treasure maps. Whoever brings home the best islands in four rounds wins. For 2 to 4 players, about 20 minutes.',
  'island.title': 'The islands',
  'island.card':
    'A treasure card shows an island of 8, 10, 12 or 14 cells. When *all* its cells are marked it is brought home and pays as many points as it has cells. Colour, shape and number at the top left always say the same thing.',
  'island.caption': 'Purple 14, orange 12, green 10, grey 8. The wax on some cards is a seal.',
  'island.start':
    'At the start everybody gets four cards and secretly *keeps two*. You always work on two islands at once. Four more cards lie face up: the *display*. The rest is the stock.',
  'turn.title': 'A turn',
  'turn.reveal':
    'The top expedition card is turned up. There are eight of them with six patterns; seven are played each round and the eighth stays unseen.',
  'turn.patterns': 'The six patterns. The line of three and the corner are there twice.',
  'turn.mark':
    'Now everybody marks at the same time: the *whole pattern* on *one* of your two islands, turned and flipped as you like, on free cells only.',
  'turn.caption': 'The L fits here: four cells, one of them with a cross.',
  'turn.single':
    'Or you mark *one single cell* instead. That is always allowed, even if the pattern would fit. Marking nothing is not.',
  'symbols.title': 'What the symbols bring',
  'symbols.cross':
    '*Cross:* you mark one more cell at once, anywhere on either island. If it is a cross again, you go on.',
  'symbols.coin': '*Coin:* it fills the next box on your score sheet. Each of the twelve is worth 1 point.',
  'symbols.trophy':
    '*Trophy:* four coins fill a row. A full row takes the highest trophy left: 6, 5, 4, 3, 2, 1.',
  'symbols.palm':
    '*Palm:* it scores at once: 1 point, and 1 more for every palm that you see *in the display*. You have room for four.',
  'symbols.caption': 'Two palms in this display: a palm marked now is worth 1 + 2 = 3.',
  'full.title': 'An island is complete',
  'full.aside':
    'When all have marked, the turn is resolved from the start player clockwise. Trophies are taken, complete islands are put aside.',
  'full.replace':
    'For each island put aside you take a new card: *one of the display* or the *top card of the stock*, unseen. After that the display is filled up to four again.',
  'full.order': 'The start player changes every turn. Whoever comes first has the first choice.',
  'end.title': 'The end',
  'end.when': 'After four rounds of seven turns it is over. You add up:',
  'end.coins': 'your *coins* and *trophies*',
  'end.palms': 'the numbers in your *palm* boxes',
  'end.islands': 'the points of all islands *brought home*; unfinished ones pay nothing',
  'end.seals': 'your *seals*: each pays 1 or 2 points for every island of its colour that you brought home',
  'end.caption': 'The seal on the purple island pays 2 for each orange one: 4 points.',
  'end.tie':
    'Equal points? Then more grey islands win, after that green, orange, purple. If everything is equal, the win is shared.',
  'small.title': 'Small print',
  'small.once':
    'The palms in the display are counted once, before anybody marks. Palms on other cards never count.',
  'small.chain':
    'An extra mark is a duty. It may complete an island, and go on with the other one, but never on a new card in the same turn.',
  'small.look':
    'Earlier expedition cards of the round may be remembered but not looked up. The table option *memory aid* ticks them off.',
  'small.undo': 'Until you confirm you may take everything back. A card drawn blind stays.',
  'small.solo': 'Alone it is a hunt for points with the same rules. That is our own addition.',
  note: 'Vermeil is an independent, unofficial implementation with a deck of its own.',
}
