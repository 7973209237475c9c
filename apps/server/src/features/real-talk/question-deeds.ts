import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import { deedSource, idIn, notBlocked } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'

const question = {
  thing: sql<{ text: string; slug: string }>`(
    select jsonb_build_object('text', question.text, 'slug', question.slug) from question
    where question.id = ${idIn('questionId')})`,
  present: ({ text, slug }: { text: string; slug: string }) => ({ title: text, path: contentPath('question', slug) }),
}

/** Shows that a followed member asked a question. */
export const questionDeeds = deedSource({
  ...question,
  activity: 'question.asked',
  isStillSo: (viewerActorId) => sql<boolean>`exists (
    select from question where id = ${idIn('questionId')} and ${notConcealed(viewerActorId, 'question.id')})`,
})

/** Shows that a followed professional answered a question visible to the viewer. */
export const answerDeeds = deedSource({
  ...question,
  activity: 'answer.written',
  isStillSo: (viewerActorId) => sql<boolean>`exists (
    select from answer
    join question on question.id = answer.question_id
    join actor as asker on asker.id = question.actor_id and asker.listed
    where answer.id = ${idIn('answerId')} and ${notBlocked(viewerActorId, 'question.actor_id')}
      and ${notConcealed(viewerActorId, 'answer.id')} and ${notConcealed(viewerActorId, 'question.id')})`,
})
