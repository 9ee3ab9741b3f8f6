import { texts as levels } from '../levels/en.ts'

/** What levels, hints and reviews say about Silver & Gold. `{pattern}` becomes the name of the pattern. */
export const texts = {
  ...levels,
  'reason.keep':
    'This island brings {points} points in about {turns} turns. Many points in few turns is what you want.',
  'reason.keepBoth':
    'Together, these islands bring {points} points in about {turns} turns. The fewer turns an island takes, the more islands you finish.',
  'reason.take':
    'This island brings {points} points in about {turns} turns, more points per turn than any other in the display.',
  'reason.takeOne':
    'This island brings {points} points in about {turns} turns, so there is time to finish it.',
  'reason.takeSeal':
    'This island brings {points} points in about {turns} turns, and seals pay {seals} more for it.',
  'reason.takeParts':
    'This island takes about {turns} turns, and only {left} {left:is|are} left. But coins and palms count as soon as they are marked, so even a part of it pays.',
  'reason.takeLate':
    'This island takes about {turns} turns, and only {left} {left:is|are} left, so it will hardly be finished. But no other pick is worth more.',
  'reason.draw':
    'Nothing in the display is worth the turns it takes. On average, a card from the stock is better.',
  'reason.finishBoth': 'It finishes both islands at once, for {points} points. Only finished islands score.',
  'reason.finish': 'It finishes an island, for {points} points. Only finished islands score.',
  'reason.row':
    'It completes a row of coins and wins the highest trophy left, worth {trophy} {trophy:point|points}.',
  'reason.rowMaybe':
    'It completes a row of coins, which wins a trophy. The next one is worth {trophy} {trophy:point|points}, unless somebody before you takes it this turn.',
  'reason.palms':
    'It scores {points} {points:point|points} for palms. A palm counts at once, even if the island is never finished.',
  'reason.extras':
    'A cross lets you mark another cell of your islands: here {n} more, where {n:it helps|they help} most.',
  'reason.coins': 'It picks up {n} {n:coin|coins}. Each is a point, and four in a row win a trophy.',
  'reason.fits':
    '{percent}% of the expeditions that can come next will still fit. If one does not fit, you may mark only a single cell.',
  'reason.fitsAll':
    'Every expedition that can come next will still fit. If one did not fit, you could mark only a single cell.',
  'reason.cells': 'It marks {n} {n:cell|cells}. Every cell brings you closer to finishing an island.',
  'reason.lastTurn': 'It is the last turn, and nothing more can be gained.',
  'more.nearly':
    'Then the chance that the next expedition finishes an island of {points} points is {percent}%.',
  'more.surely': 'Then the next expedition is certain to finish an island of {points} points.',
  'more.givesUp': 'Another marking would bring {points} more {points:point|points} at once.',
  'more.keepOthers': 'The other two would bring {points} points in about {turns} turns.',
  'more.symbols': 'It has {coins} {coins:coin|coins} and {palms} {palms:palm|palms}.',
  'more.coins': 'It has {coins} {coins:coin|coins}.',
  'more.palms': 'It has {palms} {palms:palm|palms}.',
  'short.reason.keep': '{points} points, about {turns} turns',
  'short.reason.keepBoth': '{points} points, about {turns} turns',
  'short.reason.take': 'most points per turn ({points} in about {turns})',
  'short.reason.takeOne': '{points} points, about {turns} turns',
  'short.reason.takeSeal': '{points} points and {seals} from seals',
  'short.reason.takeParts': 'even a part of it pays',
  'short.reason.takeLate': 'no other pick is worth more',
  'short.reason.draw': 'better than the display on average',
  'short.reason.finishBoth': 'finishes both islands ({points} points)',
  'short.reason.finish': 'finishes an island ({points} points)',
  'short.reason.row': 'a trophy worth {trophy}',
  'short.reason.rowMaybe': 'perhaps the trophy worth {trophy}',
  'short.reason.palms': '{points} {points:point|points} for palms',
  'short.reason.extras': '{n} extra {n:cell|cells}',
  'short.reason.coins': '{n} {n:coin|coins}',
  'short.reason.fits': '{percent}% of what comes next fits',
  'short.reason.fitsAll': 'everything that can come next fits',
  'short.reason.cells': '{n} {n:cell|cells} marked',
  'short.reason.lastTurn': 'nothing more to gain',
  'short.more.nearly': '{percent}% chance of {points} points next',
  'short.more.surely': '{points} points for certain next turn',
  'short.more.givesUp': '{points} fewer at once',
  'short.more.keepOthers': 'the others: {points} in about {turns} turns',
  'short.more.symbols': '{coins} {coins:coin|coins}, {palms} {palms:palm|palms}',
  'short.more.coins': '{coins} {coins:coin|coins}',
  'short.more.palms': '{palms} {palms:palm|palms}',
  'happened.dealt.good':
    '{when}: {seat} has the better islands to begin with, and their chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.dealt.bad':
    '{when}: {seat} has the poorer islands to begin with, and their chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.pattern.good':
    '{when}: the next expedition ({pattern}) comes just right for {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.pattern.bad':
    '{when}: the next expedition ({pattern}) does not suit {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.finished.good':
    '{when}: {seat} finishes an island, and their chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.finished.bad':
    '{when}: {seat} finishes an island, but others gain more, so their chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.cards.good':
    '{when}: what the others do and the new cards help {seat}, whose chance of winning rises by {percent} {percent:percentage point|percentage points}.',
  'happened.cards.bad':
    '{when}: what the others do and the new cards hurt {seat}, whose chance of winning falls by {percent} {percent:percentage point|percentage points}.',
  'happened.end.good':
    'The last turn decides: {seat} gains {percent} {percent:percentage point|percentage points}.',
  'happened.end.bad':
    'The last turn decides: {seat} loses {percent} {percent:percentage point|percentage points}.',
}
