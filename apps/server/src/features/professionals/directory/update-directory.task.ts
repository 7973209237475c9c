import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { refreshCatalogs } from '../../catalogs/index.ts'
import { MADE_BY, refreshDirectory } from './refresh-directory.ts'

const BATCH = 200
/** The maximum number of batches per run; the next run follows a minute later. */
const MOST_BATCHES = 500

/**
 * Maintains the directory's data: rows whose story, name or followers changed elsewhere, rows whose date has passed,
 * all rows after an update that builds them differently, and the counters.
 */
export const updateDirectory: Task<object> = {
  name: 'keep-professional-directory',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    // Another process may have changed these rows.
    await refreshCatalogs(ctx)
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const ids = await dueIds(ctx)
      if (ids.length === 0) break
      await ctx.db.transaction().execute((tx) => refreshDirectory(tx, ctx.clock, ids))
    }
    await addUpKeys(ctx)
  },
}

async function dueIds({ db, clock }: Context): Promise<string[]> {
  const { rows } = await sql<{ actor_id: string }>`
    (select distinct actor_id from professional_due limit ${BATCH})
    union
    (select actor_id from professional_search where made_by < ${MADE_BY} limit ${BATCH})
    union
    (select actor_id from professional_search where stale_on <= ${clock.now()}::date limit ${BATCH})
    limit ${BATCH}`.execute(db)
  const ids = rows.map(({ actor_id }) => actor_id)
  // Companies, which have followers but no row in the directory, are removed from the queue, too.
  await sql`
    delete from professional_due where actor_id = any(${ids}::uuid[])
      and not exists (select from professional_search where professional_search.actor_id = professional_due.actor_id)`.execute(
    db,
  )
  return ids
}

async function addUpKeys(ctx: Context): Promise<void> {
  const { rows } = await sql<{ id: number; people: number }>`
    with changed as (delete from professional_key_change returning key_id, people)
    update professional_key set people = professional_key.people + added.people
    from (select key_id, sum(people)::integer as people from changed group by key_id) as added
    where id = added.key_id
    returning id, professional_key.people`.execute(ctx.db)
  const unusedKeyIds = rows.flatMap(({ id, people }) => (people === 0 ? [id] : []))
  if (unusedKeyIds.length > 0) await dropKeys(ctx, unusedKeyIds)
}

/** Deletes unused keys. They are people's own words, so they must disappear with the last person who had them. */
async function dropKeys({ db }: Context, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A transaction that is about to assign a key locks it, so the key stays. A later transaction waits, and creates
    // the key again.
    const { rows } = await sql<{ id: number }>`
      select id from professional_key where id = any(${ids}::integer[]) and kind <> 'everyone' and people = 0
      order by id for update skip locked`.execute(tx)
    const lockedIds = rows.map(({ id }) => id)
    // A separate statement, because it sees what was written before the locks.
    await sql`
      delete from professional_key where id = any(${lockedIds}::integer[]) and not exists (
        select from professional_search where keys && array[professional_key.id]
      )`.execute(tx)
  })
}
