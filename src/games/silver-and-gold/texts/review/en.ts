/** What levels, hints and reviews say about Silver & Gold. `{pattern}` becomes the name of the pattern. */
export const texts = {
  'level.gentle.how':
    'Expects to finish every island, overlooks what crosses can do and often makes small mistakes.',
  'level.steady.how':
    'Marks sensibly turn by turn, but does not remember which expeditions have already come.',
  'level.sharp.how':
    'Sees chains of crosses, remembers the expeditions and hardly wastes a turn, but does not look ahead.',
  'level.master.how':
    'Looks a turn ahead with the expeditions still to come, and plays close choices out many times before it decides.',
  'reason.keep': 'An island of {points} points that takes about {turns} turns.',
  'reason.keepBoth': 'Together they bring {points} points in about {turns} turns.',
  'reason.take': 'It brings {points} points in about {turns} turns: the most points per turn in the display.',
  'reason.takeOne': 'It brings {points} points in about {turns} turns.',
  'reason.takeSeal': 'It brings {points} points and {seals} more from seals, in about {turns} turns.',
  'reason.takeParts':
    'It takes about {turns} turns, and only {left} {left:is|are} left, but even a part of it pays.',
  'reason.takeLate':
    'It takes about {turns} turns, and only {left} {left:is|are} left. No other pick is worth more.',
  'reason.draw': 'Nothing in the display is worth its turns: on average, a card from the stock is better.',
  'reason.finishBoth': 'It finishes both islands at once, for {points} points.',
  'reason.finish': 'It finishes an island, for {points} points.',
  'reason.row': 'It completes a row of coins and wins the trophy worth {trophy}.',
  'reason.rowMaybe':
    'It completes a row of coins. The trophy worth {trophy} is next, unless somebody before you takes it this turn.',
  'reason.palms': 'It scores {points} {points:point|points} for palms.',
  'reason.extras': 'The cross gives {n} more {n:cell|cells}, marked where {n:it helps|they help} most.',
  'reason.coins': 'It picks up {n} {n:coin|coins}.',
  'reason.fits': '{percent}% of the expeditions that can come next will still fit.',
  'reason.lastTurn': 'It is the last turn, and nothing more can be gained.',
  'more.nearly':
    'Then there is a {percent}% chance that the next expedition finishes an island of {points} points.',
  'more.givesUp': 'Another marking would bring {points} more {points:point|points} at once.',
  'more.keepOthers': 'The other two would bring {points} points in about {turns} turns.',
  'more.symbols': 'It has {coins} {coins:coin|coins} and {palms} {palms:palm|palms}.',
  'more.coins': 'It has {coins} {coins:coin|coins}.',
  'more.palms': 'It has {palms} {palms:palm|palms}.',
  'happened.dealt.good':
    '{when}: {seat} has the better islands to begin with: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.dealt.bad':
    '{when}: {seat} has the poorer islands to begin with: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.pattern.good':
    '{when}: the next expedition ({pattern}) comes just right for {seat}: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.pattern.bad':
    '{when}: the next expedition ({pattern}) does not suit {seat}: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.finished.good':
    '{when}: {seat} finishes an island and gets ahead: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.finished.bad':
    '{when}: {seat} finishes an island, but others gain more: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.cards.good':
    '{when}: what the others do and the new cards help {seat}: chance of winning up by {percent} {percent:percentage point|percentage points}.',
  'happened.cards.bad':
    '{when}: what the others do and the new cards hurt {seat}: chance of winning down by {percent} {percent:percentage point|percentage points}.',
  'happened.end.good':
    'The last turn decides: {seat} gains {percent} {percent:percentage point|percentage points}.',
  'happened.end.bad':
    'The last turn decides: {seat} loses {percent} {percent:percentage point|percentage points}.',
}
