import { sql } from 'kysely'
import { deedSource, idIn } from '../connections/index.ts'
import { isShownTo, pollPath } from './poll-row.ts'

/** Shows that a followed member opened a poll. A poll in a post is shown by the post. */
export const pollDeeds = deedSource({
  activity: 'poll.published',
  isStillSo: (viewerActorId) => sql<boolean>`exists (
    select from poll where id = ${idIn('pollId')} and ${isShownTo(viewerActorId)})`,
  thing: sql<{ id: string; question: string }>`(
    select jsonb_build_object('id', poll.id, 'question', poll.question) from poll where poll.id = ${idIn('pollId')})`,
  present: ({ id, question }) => ({ title: question, path: pollPath(id) }),
})
