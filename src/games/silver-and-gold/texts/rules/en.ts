/** The rules of Silver & Gold in our own words; `*` marks emphasis. */
export const texts = {
  lead: 'Every turn, a card shows a pattern that all players draw on their treasure maps at the same time. Over four rounds, whoever completes the best islands wins. For 2 to 4 players, about 20 minutes.',
  'island.title': 'The islands',
  'island.card':
    'A treasure card shows an island of 8, 10, 12 or 14 cells. Once *all* its cells are marked, the island is finished and scores one point per cell. The colour, the shape and the number at the top left always mean the same thing.',
  'island.caption': 'Purple 14, orange 12, green 10, grey 8. The wax on some cards is a seal.',
  'island.start':
    'At the start, everyone is dealt four cards and secretly *keeps two*. You always work on two islands at a time. Four more cards lie face up: the *display*. The rest form the stock.',
  'turn.title': 'A turn',
  'turn.reveal':
    'The top expedition card is revealed. There are eight cards with six patterns; seven are used each round, and the eighth is never seen.',
  'turn.patterns': 'The six patterns. The line of three and the corner appear twice.',
  'turn.mark':
    'Everyone now marks at the same time: the *whole pattern* on *one* of your two islands, rotated and flipped as you like, on free cells only.',
  'turn.caption': 'The L fits here: four cells, one of them with a cross.',
  'turn.single':
    'Or you can mark *a single cell* instead. That is always allowed, even if the pattern would fit. You may not skip marking altogether.',
  'symbols.title': 'What the symbols do',
  'symbols.cross':
    '*Cross:* mark one more cell at once, anywhere on either island. If it has a cross too, keep going.',
  'symbols.coin': '*Coin:* fill the next box on your score sheet. Each of the twelve is worth 1 point.',
  'symbols.trophy':
    '*Trophy:* four coins complete a row. Each completed row wins the highest trophy left: 6, 5, 4, 3, 2, 1.',
  'symbols.palm':
    '*Palm:* scores at once: 1 point, plus 1 for every palm *in the display*. There is room for four.',
  'symbols.caption': 'This display shows two palms, so a palm marked now is worth 1 + 2 = 3.',
  'full.title': 'Finishing an island',
  'full.aside':
    'Once everyone has marked, the turn is resolved clockwise from the start player: trophies are awarded, and finished islands are put aside.',
  'full.replace':
    'For each island put aside, take a new card: *one from the display* or, unseen, the *top card of the stock*. The display is then refilled to four cards.',
  'full.order':
    'The start player changes every turn. The earlier your turn is resolved, the more choice you have.',
  'end.title': 'End of the game',
  'end.when': 'The game ends after four rounds of seven turns. Add up:',
  'end.coins': 'your *coins* and *trophies*',
  'end.palms': 'the numbers in your *palm* boxes',
  'end.islands': 'the points of all *finished* islands; unfinished ones score nothing',
  'end.seals': 'your *seals*: each scores 1 or 2 points for every finished island of its colour',
  'end.caption': 'The seal on the purple island scores 2 for each orange one: 4 points.',
  'end.tie':
    'A tie? The player with more grey islands wins, then green, orange and purple. If these are equal too, the win is shared.',
  'small.title': 'The fine print',
  'small.once':
    'The palms in the display are counted once, before anyone marks. Palms on other cards never count.',
  'small.chain':
    'An extra cell must be marked. It may finish an island, and you may go on with the other one, but never with a new card in the same turn.',
  'small.look':
    'You may remember the earlier expedition cards of a round, but not look them up. The table option *memory aid* crosses them out.',
  'small.undo': 'Until you confirm, you can take everything back, except a card drawn blind.',
  'small.solo': 'Alone, you play for points by the same rules. This mode is our own addition.',
  note: 'Vermeil is an independent, unofficial implementation with its own deck.',
}
