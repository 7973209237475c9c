import type { AdminDeed, AdminNote } from '@rise/contract/admin/members/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'

const MOST_SHOWN = 50

/**
 * Returns a function that takes the login id of one of these rows and returns the admin's name, as other admins see it.
 */
export async function namesOfAdmins(
  db: Database | Tx,
  of: readonly { readonly login_id: string | null }[],
): Promise<(loginId: string | null) => string> {
  const ids = [...new Set(of.flatMap(({ login_id }) => login_id ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('login').select(['id', 'email', 'first_name', 'last_name']).where('id', 'in', ids).execute()
  const names = new Map(
    rows.map(({ id, email, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim() || email]),
  )
  return (id) => (id === null ? t('Former admin or system') : (names.get(id) ?? t('Former admin')))
}

/** Returns at most 50 notes about a subject, newest first. */
export async function notesOf(db: Database, subjectId: string, viewerId: string): Promise<AdminNote[]> {
  const rows = await db
    .selectFrom('admin_note')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const nameOf = await namesOfAdmins(db, rows)
  return rows.map(({ id, login_id, text, created_at }) => ({
    ...{ _id: id, by: nameOf(login_id), text, at: created_at.toISOString(), own: login_id === viewerId },
  }))
}

/** Returns the admins' acts on these subjects, newest first, at most 50. */
export async function deedsOf(db: Database, subjectIds: readonly string[]): Promise<AdminDeed[]> {
  const rows = await db
    .selectFrom('admin_act')
    .select(['id', 'act', 'login_id', 'before', 'after', 'created_at'])
    .where('subject_id', 'in', subjectIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const nameOf = await namesOfAdmins(db, rows)
  return rows.map(({ id, act, login_id, before, after, created_at }) => ({
    ...{ _id: id, act, by: nameOf(login_id), at: created_at.toISOString() },
    ...{ before: before === null ? null : { ...before }, after: after === null ? null : { ...after } },
  }))
}

/** Stores a note, in the transaction that has locked its subject. */
export async function addNote(
  ctx: Context,
  tx: Tx,
  { subjectId, by, text }: { subjectId: string; by: string; text: string },
): Promise<AdminNote> {
  const note = { id: ctx.newId(), subject_id: subjectId, login_id: by, text, created_at: ctx.clock.now() }
  await tx.insertInto('admin_note').values(note).execute()
  const nameOf = await namesOfAdmins(tx, [note])
  return { _id: note.id, by: nameOf(by), text, at: note.created_at.toISOString(), own: true }
}

/** Adds a tag to a subject, or removes it. Returns whether that changed anything. */
export async function setTag(
  { clock }: Context,
  tx: Tx,
  { subjectId, tag, present }: { readonly subjectId: string; readonly tag: string; readonly present: boolean },
): Promise<boolean> {
  const changedRow = present
    ? await tx
        .insertInto('admin_tag')
        .values({ subject_id: subjectId, tag, created_at: clock.now() })
        .onConflict((oc) => oc.doNothing())
        .returning('tag')
        .executeTakeFirst()
    : await tx
        .deleteFrom('admin_tag')
        .where('subject_id', '=', subjectId)
        .where('tag', '=', tag)
        .returning('tag')
        .executeTakeFirst()
  return changedRow !== undefined
}

/** Sets the tags of a subject. Returns the change to record; null if nothing changed. */
export async function setTags(ctx: Context, tx: Tx, subjectId: string, given: readonly string[]) {
  const removedTags = await tx.deleteFrom('admin_tag').where('subject_id', '=', subjectId).returning('tag').execute()
  const before = removedTags.map(({ tag }) => tag).toSorted()
  const after = [...new Set(given)].toSorted()
  const rows = after.map((tag) => ({ subject_id: subjectId, tag, created_at: ctx.clock.now() }))
  if (rows.length > 0) await tx.insertInto('admin_tag').values(rows).execute()
  return before.join('\n') === after.join('\n') ? null : { before: { tags: before }, after: { tags: after } }
}
