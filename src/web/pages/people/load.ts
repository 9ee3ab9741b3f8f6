import { peopleWords } from './texts.ts'

/** The page of those with whom the visitor has played. */
export const loadPeople = async () => {
  const [{ PeoplePage }] = await Promise.all([import('./people-page.tsx'), peopleWords.ready()])
  return PeoplePage
}

/** The invitations that wait for an answer, as part of another page. */
export const loadInvitations = async () => {
  const [{ ReceivedInvitations }] = await Promise.all([import('./received.tsx'), peopleWords.ready()])
  return ReceivedInvitations
}

/** Whom the host of a table has invited to it. */
export const loadSentHere = async () => {
  const [{ SentHere }] = await Promise.all([import('./sent-here.tsx'), peopleWords.ready()])
  return SentHere
}

/** Blocking somebody with whom one sits at a table. */
export const loadBlockAtTable = async () => {
  const [{ BlockAtTable }] = await Promise.all([import('./block-at-table.tsx'), peopleWords.ready()])
  return BlockAtTable
}
