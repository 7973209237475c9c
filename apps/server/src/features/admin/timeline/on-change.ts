import type { AdminAct } from '@rise/contract/admin/words'
import type { Activities, Activity } from '../../../platform/activity/activity.ts'
import type { Listener } from '../../../platform/activity/listener.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actorName, recordAct } from '../../session/index.ts'

interface Deed {
  readonly act: AdminAct
  readonly subject: { readonly id: string; readonly name: string } | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

type Kind =
  | 'answer.deleted'
  | 'comment.deleted'
  | 'company.claim-refused'
  | 'company.claimed'
  | 'course.changed'
  | 'course.merged'
  | 'course.published'
  | 'course.review-cleared'
  | 'courses.imported'
  | 'event.cancelled'
  | 'event.changed'
  | 'event.merged'
  | 'headline.changed'
  | 'headline.deleted'
  | 'layoff.changed'
  | 'layoff.linked'
  | 'layoff.merged'
  | 'layoffs.imported'
  | 'plan.declined'
  | 'post.deleted'
  | 'question.deleted'
  | 'review.appeal-answered'
  | 'review.decided'
  | 'review.undone'
  | 'suggestion.declined'
  | 'suggestion.published'

type Read = { readonly [K in Kind]: (tx: Tx, data: Activities[K], activity: Activity<K>) => Promise<Deed | null> }

/** What the timeline keeps of each kind; null for what no admin did, and for what is gone. */
const deeds: Read = {
  'company.claim-refused': async (tx, { companyId }) => actorDeed(tx, 'claim.refused', companyId),
  'company.claimed': async (tx, { by }, { actorId }) =>
    by === 'admin' ? actorDeed(tx, 'claim.granted', actorId) : null,
  'course.published': (tx, { courseId }) => courseDeed(tx, 'course.published', courseId),
  'course.changed': (tx, { courseId }) => courseDeed(tx, 'course.changed', courseId),
  'course.merged': (tx, { intoId }) => courseDeed(tx, 'course.merged', intoId),
  'course.review-cleared': (tx, { courseId }) => courseDeed(tx, 'course.review-cleared', courseId),
  'courses.imported': async (_, counts) => ({ act: 'course.imported', subject: null, after: counts }),
  'answer.deleted': (tx, { answererId }, { loginId }) => byAdmin(tx, loginId, 'answer.deleted', answererId),
  'comment.deleted': (tx, { commenterId }, { loginId }) => byAdmin(tx, loginId, 'comment.deleted', commenterId),
  'event.cancelled': (tx, { ownerId }, { loginId }) => byAdmin(tx, loginId, 'event.cancelled', ownerId),
  'event.changed': (tx, { ownerId }, { loginId }) => byAdmin(tx, loginId, 'event.changed', ownerId),
  'event.merged': (tx, { ownerId }, { loginId }) => byAdmin(tx, loginId, 'event.merged', ownerId),
  'headline.changed': (tx, { ownerId }, { loginId }) => byAdmin(tx, loginId, 'headline.changed', ownerId),
  'headline.deleted': async (tx, { ownerId, title }, { loginId }) => {
    const deed = await byAdmin(tx, loginId, 'headline.deleted', ownerId)
    return deed && { ...deed, before: { title } }
  },
  'plan.declined': (tx, { actorId }) => actorDeed(tx, 'plan.declined', actorId),
  'post.deleted': (tx, { ownerId }, { loginId }) => byAdmin(tx, loginId, 'post.deleted', ownerId),
  'question.deleted': async (tx, { authorId, text }, { loginId }) => {
    const deed = await byAdmin(tx, loginId, 'question.deleted', authorId)
    return deed && { ...deed, before: { text } }
  },
  'layoff.changed': (tx, { layoffId }) => layoffDeed(tx, 'layoff.changed', layoffId),
  'layoff.linked': (tx, { layoffId }) => layoffDeed(tx, 'layoff.linked', layoffId),
  'layoff.merged': (tx, { intoId }) => layoffDeed(tx, 'layoff.merged', intoId),
  'layoffs.imported': async (_, counts) => ({ act: 'layoff.imported', subject: null, after: counts }),
  'review.decided': (tx, { decisionId }) => decisionDeed(tx, 'review.decided', decisionId),
  'review.undone': (tx, { decisionId }) => decisionDeed(tx, 'review.undone', decisionId),
  'review.appeal-answered': (tx, { decisionId }) => decisionDeed(tx, 'review.appeal-answered', decisionId),
  'suggestion.declined': async () => ({ act: 'question.suggestion-declined', subject: null }),
  'suggestion.published': async (tx, { questionId }) => {
    const row = await tx.selectFrom('question').select('text').where('id', '=', questionId).executeTakeFirst()
    return row ? { act: 'question.suggestion-published', subject: { id: questionId, name: row.text } } : null
  },
}

async function actorDeed(tx: Tx, act: AdminAct, id: string | null): Promise<Deed | null> {
  const row = id && (await tx.selectFrom('actor').select('id').where('id', '=', id).executeTakeFirst())
  return row ? { act, subject: { id: row.id, name: await actorName(tx, row.id) } } : null
}

/** What an admin did to a member's thing; null when its author did it. The name goes with the author. */
async function byAdmin(tx: Tx, loginId: string | null, act: AdminAct, authorId: string): Promise<Deed | null> {
  if (loginId === null) return null
  const admin = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('admin_role', 'is not', null)
    .executeTakeFirst()
  return admin ? actorDeed(tx, act, authorId) : null
}

async function courseDeed(tx: Tx, act: AdminAct, id: string): Promise<Deed | null> {
  const row = await tx.selectFrom('course').select(['title', 'state']).where('id', '=', id).executeTakeFirst()
  return row ? { act, subject: { id, name: row.title }, after: { state: row.state } } : null
}

async function layoffDeed(tx: Tx, act: AdminAct, id: string): Promise<Deed | null> {
  const row = await tx.selectFrom('layoff').select(['company_name', 'state']).where('id', '=', id).executeTakeFirst()
  return row ? { act, subject: { id, name: row.company_name }, after: { state: row.state } } : null
}

/** The subject is the author of what was reported, so that their erasure takes the name away. */
async function decisionDeed(tx: Tx, act: AdminAct, decisionId: string): Promise<Deed | null> {
  const row = await tx
    .selectFrom('review_decision')
    .innerJoin('review', 'review.id', 'review_decision.review_id')
    .select(['review.kind', 'review.author_id', 'review_decision.decision'])
    .where('review_decision.id', '=', decisionId)
    .executeTakeFirst()
  if (!row) return null
  const facts = { thing: row.kind, decision: row.decision }
  const named = await actorDeed(tx, act, row.author_id)
  const deed = named ?? { act, subject: null }
  return act === 'review.undone' ? { ...deed, before: facts } : { ...deed, after: facts }
}

const kinds = Object.keys(deeds) as Kind[]

/** Keeps in the timeline what admins did in features that record activities alone. */
export const keepInTimeline: Listener<Kind> = {
  name: 'admin.keep-in-timeline',
  kinds,
  async react(ctx, tx, activity) {
    const deed = await readDeed(tx, activity)
    if (deed === null) return
    await recordAct(ctx, tx, { ...deed, by: await presentAdmin(tx, activity), at: activity.createdAt })
  },
}

function readDeed<K extends Kind>(tx: Tx, activity: Activity<K>): Promise<Deed | null> {
  const { kind, data } = activity as { kind: K; data: Activities[K] }
  return deeds[kind](tx, data, activity)
}

/** The admin who did it; a claim is granted by another login than the one that acts from then on. */
async function presentAdmin(tx: Tx, activity: Activity<Kind>): Promise<string | null> {
  const id = activity.kind === 'company.claimed' ? activity.data.admin : activity.loginId
  if (id === null) return null
  const row = await tx.selectFrom('login').select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
