/** What the lessons say: one short sentence for each step, and a kind one for another legal turn (`otherwise`). */
export const texts = {
  'mark.title': 'Mark a pattern',
  'mark.first':
    'This is your island. *Tap the highlighted cells* to mark the pattern on the card, then confirm.',
  'mark.first.otherwise': 'That would be allowed. For now, mark the three highlighted cells.',
  'mark.next': 'Each turn shows a new pattern, *the same for everybody*. Mark this one on your other island.',
  'mark.next.otherwise': 'Not a bad place, but here the highlighted cells are the ones to mark.',
  'mark.anywhere': 'Now a corner. *Mark it wherever it fits.*',
  'mark.anywhere.otherwise': 'One cell is allowed too, but the whole corner fits. Try again.',
  'mark.rounds': 'A round has *seven patterns*, and after *four rounds* the match is over.',

  'rotate.title': 'Rotate and flip',
  'rotate.rotate': 'It does not fit this way. *Rotate the pattern*, then mark the highlighted cells.',
  'rotate.flip': 'Rotating does not help here. *Flip the pattern*, then mark the highlighted cells.',
  'rotate.otherwise': 'It fits there too. Try it on the highlighted cells this time.',

  'single.title': 'A single cell',
  'single.nowhere': 'The square fits nowhere. Then *a single cell* will do: mark the coin.',
  'single.nowhere.otherwise': 'Any cell is allowed. Take the one with the coin.',
  'single.choice': 'You may always mark one cell instead. *Choose the single cell*, then take this coin.',
  'single.choice.pattern': 'The pattern fits, but leaves the coin behind. Choose the single cell.',
  'single.choice.otherwise': 'Almost: take the cell with the coin.',

  'cross.title': 'Crosses and chains',
  'cross.one': 'Cover the *cross*: it gives you *one more cell*. Take the coin with it.',
  'cross.one.otherwise': 'Cover the cross with the pattern, then take the coin as your extra cell.',
  'cross.chain': 'A cross can lead to the next one: mark the pattern, *the second cross*, then the coin.',
  'cross.chain.otherwise': 'Go from cross to cross: the second one gives you yet another cell.',

  'coins.title': 'Coins and trophies',
  'coins.mark': 'You have three *coins*, 1 point each. Mark the pattern over the fourth.',
  'coins.mark.otherwise': 'No coin there. Cover the highlighted one.',
  'coins.row': 'Four coins fill a row and win the *highest trophy left*: 6 points for you!',
  'coins.again': 'A new row begins. *Mark another coin.*',
  'coins.again.otherwise': 'That is allowed. But get the highlighted coin first.',
  'coins.race': 'The next full row at the table wins only 5, then 4. *It is a race.*',

  'palms.title': 'Palms',
  'palms.mark': 'Three *palms* lie in the display, so marking a palm brings *1 + 3 = 4 points*. Do it!',
  'palms.mark.otherwise': 'The palm would be worth 4 points now. Cover it with the pattern.',
  'palms.box': 'Your *4 points* are safe in the first box.',
  'palms.gone': 'Nereus took a palm from the display: *now one is worth 3*. Mark wherever you like.',
  'palms.gone.otherwise': 'The pattern fits. Mark it on one of your islands.',

  'finish.title': 'Finish an island',
  'finish.last': 'Only two cells are left. *Finish your island!*',
  'finish.last.otherwise': 'Finish the island first: its last two cells are highlighted.',
  'finish.pick': 'It counts *8 points*, the number on its plate. *Take a new island* from the display.',
  'finish.pick.otherwise': 'Drawing blind is allowed too. Today, take an island that you can see.',
  'finish.on': 'Small islands are quick, large ones count more. *Mark the corner wherever it fits.*',
  'finish.on.otherwise': 'The corner fits. Mark all of it.',

  'score.title': 'Seals and the final score',
  'score.seal':
    'The last turn! This *seal* pays 2 points for each orange island you have finished. Finish the island.',
  'score.seal.otherwise': 'Only finished islands count. Mark the last two cells.',
  'score.pays': 'You have finished *two orange islands*, so the seal pays *4 points*.',
  'score.total': 'Coins, trophies, palms, islands and seals add up. *The most points win.*',
  'score.start': 'A match begins with four islands: you *keep two*. Now you know the game!',
}
