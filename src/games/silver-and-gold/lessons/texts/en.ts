/** Texts of the lessons: a short one for each step, and a friendly one for any other legal turn (`otherwise`). */
export const texts = {
  'mark.title': 'Mark a pattern',
  'mark.first': 'This is your island. Mark the pattern on the *highlighted cells*, then confirm.',
  'mark.first.otherwise': 'That is allowed too. For now, mark the three highlighted cells.',
  'mark.next':
    'Every turn brings a new pattern, *the same one for everyone*. Mark this one on your other island.',
  'mark.next.otherwise': 'Not a bad spot! For this lesson, though, mark the highlighted cells.',
  'mark.anywhere': 'Now for a corner. *Mark it wherever it fits.*',
  'mark.anywhere.otherwise': 'A single cell is allowed, but the whole corner fits. Try again.',
  'mark.rounds': 'Each round has *seven patterns*, and the match ends after *four rounds*.',

  'rotate.title': 'Rotate and flip',
  'rotate.rotate': 'It does not fit like this. *Rotate the pattern*, then mark the highlighted cells.',
  'rotate.flip': 'Rotating does not help here. *Flip the pattern*, then mark the highlighted cells.',
  'rotate.otherwise': 'It fits there too. This time, try the highlighted cells.',

  'single.title': 'A single cell',
  'single.nowhere': 'The square does not fit anywhere, so mark *a single cell* instead: the coin.',
  'single.nowhere.otherwise': 'Any cell is allowed, but take the one with the coin.',
  'single.choice': 'You may always mark one cell instead. *Press “One cell”*, then take this coin.',
  'single.choice.pattern': 'The pattern fits, but it misses the coin. Press “One cell” instead.',
  'single.choice.otherwise': 'Almost! Take the cell with the coin.',

  'cross.title': 'Crosses and chains',
  'cross.one': 'Cover the *cross* to get *one extra cell*, and use it to take the coin.',
  'cross.one.otherwise': 'Cover the cross with the pattern, then take the coin as your extra cell.',
  'cross.chain': 'One cross can lead to another: mark the pattern, then *the second cross*, then the coin.',
  'cross.chain.otherwise': 'Go from cross to cross: the second one gives you another extra cell.',

  'coins.title': 'Coins and trophies',
  'coins.mark': 'You have three *coins*, worth 1 point each. Cover a fourth one with the pattern.',
  'coins.mark.otherwise': 'There is no coin there. Cover the highlighted one.',
  'coins.row': 'Four coins fill a row and win the *highest trophy left*: 6 points for you!',
  'coins.again': 'A new row begins. *Mark another coin.*',
  'coins.again.otherwise': 'That is allowed, but take the highlighted coin first.',
  'coins.race': 'The next full row at the table wins only 5 points, the one after that 4. *It is a race!*',

  'palms.title': 'Palms',
  'palms.mark': 'There are three *palms* in the display, so marking a palm scores *1 + 3 = 4 points*. Do it!',
  'palms.mark.otherwise': 'The palm is worth 4 points right now. Cover it with the pattern.',
  'palms.box': 'Your *4 points* are safe in the first box.',
  'palms.gone':
    'Nereus took a palm from the display, so *a palm is now worth 3*. Mark the pattern wherever you like.',
  'palms.gone.otherwise': 'The pattern fits. Mark it on one of your islands.',

  'finish.title': 'Finish an island',
  'finish.last': 'Only two cells are left. *Finish your island!*',
  'finish.last.otherwise': 'Finish the island first: its last two cells are highlighted.',
  'finish.pick': 'It scores *8 points*, the number on its plate. *Take a new island* from the display.',
  'finish.pick.otherwise': 'Drawing blind is allowed too. This time, take an island that you can see.',
  'finish.on':
    'Small islands are quick to finish, large ones score more. *Mark the corner wherever it fits.*',
  'finish.on.otherwise': 'The whole corner fits. Mark all of it.',

  'score.title': 'Seals and the final score',
  'score.seal':
    'The last turn! This *seal* scores 2 points for each orange island you have finished. Finish the island.',
  'score.seal.otherwise': 'Only finished islands count. Mark the last two cells.',
  'score.pays': 'You have finished *two orange islands*, so the seal scores *4 points*.',
  'score.total': 'Coins, trophies, palms, islands and seals add up. *Whoever has the most points wins.*',
  'score.start': 'At the start of a match you get four islands and *keep two*. Now you know the game!',
}
