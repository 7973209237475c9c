import type { Mention } from '@rise/contract/mentions/shapes'
import type { Database, Tx } from '../../platform/database/database.ts'
import { notBlocked } from '../connections/index.ts'
import { pageOf } from './mentionable.ts'

/**
 * Returns the mentions in these subjects' texts, by subject, without members hidden from the viewer (null for a guest).
 */
export async function mentionsOf(
  db: Database | Tx,
  viewerActorId: string | null,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Mention[]>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mention')
    .innerJoin('actor', 'actor.id', 'mention.actor_id')
    .where('mention.subject_id', 'in', subjectIds)
    .where('mention.shown', '=', true)
    .where('actor.listed', '=', true)
    .where(notBlocked(viewerActorId, 'actor.id'))
    .select(['mention.subject_id', 'mention.actor_id as _id', 'mention.name', pageOf.as('href')])
    .orderBy('mention.subject_id')
    .orderBy('mention.actor_id')
    .execute()
  const bySubject = new Map<string, Mention[]>()
  for (const { subject_id, ...mention } of rows)
    bySubject.set(subject_id, [...(bySubject.get(subject_id) ?? []), mention])
  return bySubject
}
