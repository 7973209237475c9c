import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Listener } from '../../../platform/activity/activity.ts'
import type { Task } from '../../../platform/tasks/tasks.ts'
import { refreshCatalogs } from '../../catalogs/index.ts'
import { skillNumber } from './keys/match-keys.ts'
import { refreshSearch } from './refresh-search.ts'

const AT_ONCE = 200

/** Rebuilds the search rows of open jobs that were found by these skills' keys, a few hundred at a time. */
export const refreshSkillTask: Task<{ keys: string[] }> = {
  name: 'refresh-skill-search',
  data: z.object({ keys: z.array(z.string()) }),
  expireInSeconds: 3_600,
  async handle(ctx, { keys }) {
    // Another process may have made the change.
    await refreshCatalogs(ctx)
    const { db } = ctx
    const having: RawBuilder<boolean> = sql`match_keys && ${keys.map(skillNumber)}::integer[]`
    for (let last: string | undefined, more = true; more; ) {
      const jobs = await db
        .selectFrom('job_search')
        .select('job_id')
        .where(having)
        .$if(last !== undefined, (query) => query.where('job_id', '>', last ?? ''))
        .orderBy('job_id')
        .limit(AT_ONCE)
        .execute()
      const ids = jobs.map(({ job_id }) => job_id)
      await db.transaction().execute((tx) => refreshSearch(tx, ids))
      last = ids.at(-1)
      more = ids.length === AT_ONCE
    }
  },
}

/** Jobs are matched by skills as the catalog has them at present. */
export const followSkills: Listener<'catalog.changed'> = {
  name: 'jobs.follow-skills',
  kinds: ['catalog.changed'],
  async react({ tasks }, tx, { data: { catalog, keys } }) {
    if (catalog === 'skills') await tasks.send(tx, refreshSkillTask, { keys })
  },
}
