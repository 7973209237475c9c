import { type AuthoredRow, mayReadAuthored } from '@rise/contract/content/policy'
import { discussionErrors } from '@rise/contract/discussion/errors'
import type { Principal, Verdict } from '@rise/contract/policy'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { notBlocked } from '../connections/index.ts'
import { allowedRow, rightsOf } from '../content/index.ts'

export type SubjectRow = RowOf<ReturnType<typeof subjects>>

type Judge = (principal: Principal, row: AuthoredRow) => Verdict

/** Returns the properties of a subject that the policy checks. */
function rightsOfSubject(row: SubjectRow): AuthoredRow {
  return rightsOf(row, { published: row.published, audience: row.audience })
}

/**
 * Returns a subject if `judge`, a rule of the policy, allows it to the viewer. The viewer's actor is null for guests
 * and admins.
 * @throws {Failure} `subject-not-found`, also for a hidden subject; and the policy's refusals
 */
export async function findAllowedSubject(
  db: Database | Tx,
  viewer: Principal,
  { viewerActorId, id, judge }: { viewerActorId: string | null; id: string; judge: Judge },
): Promise<SubjectRow> {
  const row = await subjects(db, viewerActorId).where('subject.id', '=', id).executeTakeFirst()
  return requireAllowed(row, viewer, judge)
}

/** Returns the subject; undefined if there is none or `judge` doesn't allow it to the viewer. */
export async function findSeenSubject(
  db: Database | Tx,
  viewer: Principal,
  { viewerActorId, id, judge }: { viewerActorId: string | null; id: string; judge: Judge },
): Promise<SubjectRow | undefined> {
  const row = await subjects(db, viewerActorId).where('subject.id', '=', id).executeTakeFirst()
  return row && judge(viewer, rightsOfSubject(row)) === 'allowed' ? row : undefined
}

/**
 * Finds the subject like `findAllowedSubject`, and locks it against deletion until the transaction ends. Meanwhile, it
 * can still be closed to comments, hidden or withdrawn.
 */
export async function lockAllowedSubject(
  tx: Tx,
  viewer: Principal,
  { viewerActorId, id, judge }: { viewerActorId: string | null; id: string; judge: Judge },
): Promise<SubjectRow> {
  const query = subjects(tx, viewerActorId).where('subject.id', '=', id).forKeyShare('subject')
  return requireAllowed(await query.executeTakeFirst(), viewer, judge)
}

/** Returns which of these actors may read a subject and its parents. */
export async function readersOf(db: Database | Tx, id: string, actorIds: readonly string[]): Promise<string[]> {
  if (actorIds.length === 0) return []
  const actors = await db.selectFrom('actor').select(['id', 'kind', 'plan']).where('id', 'in', actorIds).execute()
  const readers: string[] = []
  for (const { id: actorId, kind, plan } of actors) {
    const row = await subjects(db, actorId).where('subject.id', '=', id).executeTakeFirst()
    const role = kind === 'professional' ? 'professional' : 'employer'
    const reader = { kind: 'member', id: actorId, role, plan, standing: 'active' } as const
    if (row && mayReadAuthored(reader, rightsOfSubject(row)) === 'allowed') readers.push(actorId)
  }
  return readers
}

function requireAllowed(row: SubjectRow | undefined, viewer: Principal, judge: Judge): SubjectRow {
  return allowedRow(row, (found) => judge(viewer, rightsOfSubject(found)), discussionErrors['subject-not-found'])
}

/**
 * Selects subjects with the data that decides whether the viewer sees them: their authors and the authors of their
 * parents. A comment's parents, for example, are an answer and that answer's question.
 */
function subjects(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('discussion_subject as subject')
    .leftJoin('actor as author', 'author.id', 'subject.author_id')
    .leftJoin('discussion_subject as parent', 'parent.id', 'subject.parent_id')
    .leftJoin('actor as host', 'host.id', 'parent.author_id')
    .leftJoin('discussion_subject as root', 'root.id', 'parent.parent_id')
    .leftJoin('actor as founder', 'founder.id', 'root.author_id')
    .select(['subject.id', 'subject.kind', 'subject.author_id as actor_id', 'subject.parent_id', 'subject.audience'])
    .select(['subject.title', 'subject.path', 'subject.closed', 'subject.pinned_id'])
    .select([
      sql<boolean>`subject.published and subject.hidden_at is null and coalesce(parent.published and parent.hidden_at is null, true)
        and root.hidden_at is null`.as('published'),
      sql<boolean>`coalesce(author.listed, true) and coalesce(host.listed, true) and coalesce(founder.listed, true)`.as(
        'listed',
      ),
      sql<boolean>`not (${notBlocked(viewerActorId, 'author.id')} and ${notBlocked(viewerActorId, 'host.id')}
        and ${notBlocked(viewerActorId, 'founder.id')})`.as('blocked'),
    ])
    .where('subject.removed', '=', false)
}
