/** What levels, hints and reviews say about Silver & Gold. `{pattern}` becomes the name of the pattern. */
export const texts = {
  'level.gentle.how':
    'Likes islands for their own sake, overlooks what a cross can start, and is often unsure.',
  'level.steady.how':
    'Marks sensibly turn by turn, forgets which expeditions have passed, and has fond habits.',
  'level.sharp.how':
    'Sees chains of crosses, remembers the expeditions and hardly wastes a turn; it does not look ahead.',
  'level.master.how':
    'Looks a turn ahead with the expeditions still to come, and tries close choices in many imagined games.',
  'reason.keep': 'An island of {points} points that takes about {turns} turns: good value for its size.',
  'reason.take': 'It brings {points} points in about {turns} turns: the best value in the display.',
  'reason.takeSeal': 'It brings {points} points and {seals} more by seals.',
  'reason.takeInTime': 'Few turns are left: this island of {points} points can still be finished.',
  'reason.draw': 'Nothing in the display is worth its turns: a card from the stock is better on average.',
  'reason.finishBoth': 'It brings both islands home at once, for {points} points.',
  'reason.finish': 'It brings an island home, for {points} points.',
  'reason.row': 'It fills a row of coins in time for the trophy of {trophy}.',
  'reason.palms': 'Palms are worth marking now: {points} {points:point|points}.',
  'reason.extras': 'The cross pays for {n} more {n:cell|cells}, marked where {n:it helps|they help} most.',
  'reason.coins': 'It picks up {n} {n:coin|coins} without losing time.',
  'reason.nearly': 'The next expedition then finishes an island with a chance of {percent} %.',
  'reason.fits': 'It leaves room: the next expedition fits with a chance of {percent} %.',
  'happened.dealt.good':
    '{when}: {seat} has the better islands to begin with: {percent} % more chance to win.',
  'happened.dealt.bad':
    '{when}: {seat} has the poorer islands to begin with: {percent} % less chance to win.',
  'happened.pattern.good':
    '{when}: the next expedition ({pattern}) comes just right for {seat}: {percent} % more chance to win.',
  'happened.pattern.bad':
    '{when}: the next expedition ({pattern}) does not suit {seat}: {percent} % less chance to win.',
  'happened.cards.good':
    '{when}: what the others do and the new cards help {seat}: {percent} % more chance to win.',
  'happened.cards.bad':
    '{when}: what the others do and the new cards hurt {seat}: {percent} % less chance to win.',
  'happened.end.good': 'The last turn decides: {seat} gains {percent} %.',
  'happened.end.bad': 'The last turn decides: {seat} loses {percent} %.',
}
