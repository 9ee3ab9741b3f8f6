/** The rules of Silver & Gold in our own words; `*` marks emphasis. */
export const texts = {
  lead: 'Every turn, a card shows a pattern that all players draw on their treasure cards at the same time. Over four rounds, whoever completes the best islands wins. For 1 to 4 players, about 20 minutes.',
  'island.title': 'The islands',
  'island.card':
    'A treasure card shows an island of 8, 10, 12 or 14 cells. Once *all* its cells are marked, the island is finished and scores one point per cell. The colour, the shape and the number at the top left always mean the same thing.',
  'island.caption': 'Purple 14, orange 12, green 10, grey 8. The wax on some cards is a seal.',
  'island.start':
    'At the start, everyone is dealt four cards and secretly *keeps two*; the other two are shuffled into the stock. You always work on two islands at a time. Four cards of the stock are then turned face up: the *display*.',
  'turn.title': 'A turn',
  'turn.reveal':
    'The top expedition card is revealed. There are eight cards with six patterns; seven are used each round, and the eighth is never seen. For the next round, all eight are shuffled again.',
  'turn.patterns': 'The six patterns. The line of three and the corner appear twice.',
  'turn.mark':
    'Everyone now marks at the same time: the *whole pattern* on *one* of your two islands, rotated and flipped as you like, on free cells only. Nobody sees what the others mark until everyone has confirmed.',
  'turn.caption': 'The L fits here: four cells, one of them with a cross.',
  'turn.single':
    'Or you can mark *a single cell* instead. That is always allowed, even if the pattern would fit. You may not skip marking altogether.',
  'symbols.title': 'What the symbols do',
  'symbols.cross':
    '*Cross:* once the pattern is drawn, mark one more cell for each cross in it, anywhere on either island. If that cell has a cross too, keep going. If no free cell is left, the cross lapses.',
  'symbols.coin':
    '*Coin:* fill the next box on your score sheet. Each of the twelve is worth 1 point; any further coins are lost.',
  'symbols.trophy':
    '*Trophy:* four coins complete a row. Each completed row wins the highest trophy left: 6, 5, 4, 3, 2, 1. Once all six are gone, a row wins nothing.',
  'symbols.palm':
    '*Palm:* scores at once: 1 point, plus 1 for every palm *in the display*. There is room for four; any further palms are lost.',
  'symbols.caption': 'This display shows two palms, so a palm marked now is worth 1 + 2 = 3.',
  'full.title': 'Finishing an island',
  'full.aside':
    'Once everyone has marked, the turn is resolved player by player, clockwise from the start player: first you win your trophy, then your finished islands are put aside.',
  'full.replace':
    'For each island put aside, take a new card: *one from the display* or, unseen, the *top card of the stock*. If you finished both islands, take one card after the other. The display is refilled to four only after you have taken your last card.',
  'full.stock':
    'Once the stock is used up, the display is no longer refilled, and you can only take what it still shows. If it is empty too, your place stays empty. A player without any free cell marks nothing.',
  'full.order':
    'The start player is drawn at random, and the role passes clockwise every turn. The earlier your turn is resolved, the more choice you have.',
  'end.title': 'End of the game',
  'end.when':
    'The game ends after four rounds of seven turns; in the very last turn, nobody takes new cards. Add up:',
  'end.coins': 'your *coins* and *trophies*',
  'end.palms': 'the numbers in your *palm* boxes',
  'end.islands':
    'the points of all *finished* islands; unfinished ones score nothing, but the coins and palms you marked on them still count',
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
  'small.solo': 'Alone, you play for points by the same rules. The solo game is our own addition.',
  note: 'Vermeil is an independent, unofficial implementation with its own deck.',
}
