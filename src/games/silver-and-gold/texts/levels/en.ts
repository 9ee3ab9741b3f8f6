/** How the bots of each level play Silver & Gold. */
export const texts = {
  'level.playful.how':
    'Marks what it likes, misses many places and falls in love with one kind of treasure, as in a first match.',
  'level.carefree.how':
    'Misses a good place now and then, and believes that there is always time for one more island.',
  'level.gentle.how':
    'Expects to finish every island, overlooks what crosses can do and often makes small mistakes.',
  'level.curious.how': 'Still overlooks what crosses can do, but chooses with more care than a beginner.',
  'level.eager.how':
    'Makes good use of crosses, but is often undecided and clings to its favourite treasures.',
  'level.steady.how':
    'Marks sensibly turn by turn, but does not remember which expeditions have already come.',
  'level.attentive.how': 'Marks carefully and seldom errs, but forgets which expeditions have already come.',
  'level.sharp.how':
    'Sees chains of crosses, remembers the expeditions and hardly wastes a turn, but does not look ahead.',
  'level.seasoned.how': 'Weighs islands, treasures and time like a master, but decides at a glance.',
  'level.master.how':
    'Looks a turn ahead with the expeditions still to come, and plays close choices out many times before it decides.',
}
