/** The texts of the pages on which a game is learned. */
export const texts = {
  lead: '{lessons} short lessons on the real board, about {n} {n:minute|minutes} in all.',
  builds: 'They show only what is different from {game}.',
  lessons: 'Lessons',
  steps: '{n} {n:step|steps}',
  done: 'done',
  begin: 'Start',
  resume: 'Continue: {lesson}',
  firstGame: 'First match against an easy bot',
  leave: 'Leave the lesson',
  step: 'Step {n} of {of}',
  next: 'Next',
  show: 'Show me',
  otherwise: 'That is allowed too, but this lesson is waiting for a different move.',
  lessonDone: '*Well done!* That was “{lesson}”.',
  nextLesson: 'Next: {lesson}',
  courseDone: '*Well done!* You know the game now. Time for your first match.',
}
