import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminList } from '@rise/contract/admin/kinds'
import { MOST_VIEWS } from '@rise/contract/admin/limits'
import type { AdminView } from '@rise/contract/admin/members/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

const MOST_TAGS_OFFERED = 200

/** Returns the admin's saved views of a list, by name, and the tags that are in use. */
export async function listViews(
  { db }: Context,
  { loginId }: SignedIn,
  list: AdminList,
): Promise<{ views: AdminView[]; tags: string[] }> {
  const views = await db
    .selectFrom('admin_view')
    .select(['id', 'name', 'search'])
    .where('login_id', '=', loginId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()
  // Walks the index from tag to tag: a tag may be on a hundred thousand members.
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      (select tag from admin_tag order by tag limit 1)
      union all
      select (select tag from admin_tag where admin_tag.tag > tags.tag order by tag limit 1)
      from tags where tags.tag is not null
    )
    select tag from tags where tag is not null limit ${MOST_TAGS_OFFERED}`.execute(db)
  return { views: views.map(({ id, ...view }) => ({ _id: id, ...view })), tags: rows.map(({ tag }) => tag) }
}

/**
 * Saves a view under its name; one of the same name is replaced.
 *
 * @throws {Failure} `too-many-views`
 */
export async function saveView(
  ctx: Context,
  { loginId }: SignedIn,
  view: { list: AdminList; name: string; search: string },
): Promise<AdminView> {
  return ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('login').select('id').where('id', '=', loginId).forUpdate().execute()
    const savedView = await tx
      .insertInto('admin_view')
      .values({ id: ctx.newId(), login_id: loginId, ...view, created_at: ctx.clock.now() })
      .onConflict((oc) => oc.columns(['login_id', 'list', 'name']).doUpdateSet({ search: view.search }))
      .returning(['id', 'name', 'search'])
      .executeTakeFirstOrThrow()
    const { count } = await tx
      .selectFrom('admin_view')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow()
    if (count > MOST_VIEWS) throw new Failure(adminErrors['too-many-views'])
    return { _id: savedView.id, name: savedView.name, search: savedView.search }
  })
}

/**
 * Deletes one of the admin's own views.
 *
 * @throws {Failure} `view-not-found`
 */
export async function deleteView({ db }: Context, { loginId }: SignedIn, id: string): Promise<void> {
  const deletedView = await db
    .deleteFrom('admin_view')
    .where('id', '=', id)
    .where('login_id', '=', loginId)
    .returning('id')
    .executeTakeFirst()
  if (!deletedView) throw new Failure(adminErrors['view-not-found'])
}
