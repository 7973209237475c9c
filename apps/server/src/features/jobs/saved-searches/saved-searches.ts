import type { EndpointParsed } from '@rise/contract/endpoint'
import type { savedSearchEndpoints } from '@rise/contract/jobs/saved-searches/endpoints'
import { savedSearchErrors } from '@rise/contract/jobs/saved-searches/errors'
import { MOST_SEARCHES } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedSearch } from '@rise/contract/jobs/saved-searches/shapes'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { resolveFilter } from '../search/resolve-filter.ts'

type NewSearch = EndpointParsed<(typeof savedSearchEndpoints)['POST /api/v1/saved-searches']>['body']
type Change = EndpointParsed<(typeof savedSearchEndpoints)['PATCH /api/v1/saved-searches/{id}']>['body']

/** Returns the member's searches, last saved first. */
export async function listSearches({ db }: Context, member: Acting): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('actor_id', '=', member.actorId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(present)
}

/**
 * Saves a search. If the same filter is already saved, returns that search.
 *
 * @throws {Failure} `too-many-searches`, and the errors of `resolveFilter`
 */
export async function saveSearch(
  ctx: Context,
  member: Acting,
  { name, rhythm, filter }: NewSearch,
): Promise<SavedSearch> {
  const { actorId } = member
  await resolveFilter(ctx, filter, member)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    return insertSearch(ctx, tx, actorId, { name, rhythm, filter })
  })
}

/**
 * Stores a search of this professional. If they have saved the same filter already, returns that search.
 * @throws {Failure} `too-many-searches`
 */
export async function insertSearch(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { name, rhythm, filter }: NewSearch,
): Promise<SavedSearch> {
  const now = ctx.clock.now()
  const filterJson = JSON.stringify(filter)
  const existingSearch = await tx
    .selectFrom('saved_search')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where(sql<boolean>`filter = ${filterJson}::jsonb`)
    .executeTakeFirst()
  if (existingSearch) {
    if (existingSearch.is_literal)
      await tx.updateTable('saved_search').set({ is_literal: false }).where('id', '=', existingSearch.id).execute()
    return present(existingSearch)
  }
  const { searches } = await tx
    .selectFrom('saved_search')
    .where('actor_id', '=', actorId)
    .select(({ fn }) => fn.countAll<number>().as('searches'))
    .executeTakeFirstOrThrow()
  if (searches >= MOST_SEARCHES) throw new Failure(savedSearchErrors['too-many-searches'])
  const row = { id: ctx.newId(), actor_id: actorId, name, rhythm, filter: filterJson, saved_at: now, looked_at: now }
  return present(await tx.insertInto('saved_search').values(row).returningAll().executeTakeFirstOrThrow())
}

/** Changes a search's name, or how often it notifies. Refuses with `search-not-found`. */
export async function changeSearch(
  { db }: Context,
  member: Acting,
  { id, name, rhythm }: Change & { readonly id: string },
): Promise<SavedSearch> {
  const isOwn = (eb: { readonly id: string }) => sql<boolean>`id = ${eb.id} and actor_id = ${member.actorId}`
  const changedColumns = { ...(name !== undefined && { name }), ...(rhythm && { rhythm }) }
  const row =
    Object.keys(changedColumns).length === 0
      ? await db.selectFrom('saved_search').selectAll().where(isOwn({ id })).executeTakeFirst()
      : await db.updateTable('saved_search').set(changedColumns).where(isOwn({ id })).returningAll().executeTakeFirst()
  if (!row) throw new Failure(savedSearchErrors['search-not-found'])
  return present(row)
}

/** Removes a search. Idempotent. */
export async function removeSearch({ db }: Context, member: Acting, id: string): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '=', id).where('actor_id', '=', member.actorId).execute()
}

function present({ id, name, rhythm, filter, saved_at }: Selectable<Tables['saved_search']>): SavedSearch {
  return { _id: id, name, rhythm, filter, savedAt: saved_at.toISOString() }
}
