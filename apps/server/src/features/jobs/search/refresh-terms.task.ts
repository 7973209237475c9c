import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Listener } from '../../../platform/activity/listener.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { anyOfQuery, termQuery } from '../../../platform/words/search-query.ts'
import { refreshCatalogs } from '../../catalogs/index.ts'
import { skillNumber } from './keys/match-keys.ts'
import { refreshSearch } from './refresh-search.ts'

const AT_ONCE = 200

const data = z.object({
  keys: z.array(z.string()),
  catalog: z.enum(['skills', 'titles']).default('skills'),
})

/**
 * Rebuilds the search rows of open jobs with these skills, or with the words of these titles, a few hundred at a time.
 */
export const refreshTermsTask: Task<z.output<typeof data>> = {
  name: 'refresh-skill-search',
  data,
  expireInSeconds: 3_600,
  async handle(ctx, { catalog, keys }) {
    // Another process may have made the change to the catalog.
    await refreshCatalogs(ctx)
    const { db } = ctx
    const condition = catalog === 'skills' ? havingSkills(keys) : havingWords(keys)
    for (let last: string | undefined, hasMore = condition !== null; hasMore && condition; ) {
      const jobs = await db
        .selectFrom('job_search')
        .select('job_id')
        .where(condition)
        .$if(last !== undefined, (query) => query.where('job_id', '>', last ?? ''))
        .orderBy('job_id')
        .limit(AT_ONCE)
        .execute()
      const ids = jobs.map(({ job_id }) => job_id)
      await db.transaction().execute((tx) => refreshSearch(tx, ids))
      last = ids.at(-1)
      hasMore = ids.length === AT_ONCE
    }
  },
}

function havingSkills(keys: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`match_keys && ${keys.map(skillNumber)}::integer[]`
}

/**
 * Returns the condition that a job's terms contain the words of any of these slugs; null without words. In a slug,
 * hyphens separate the words.
 */
function havingWords(slugs: readonly string[]): RawBuilder<boolean> | null {
  const words = anyOfQuery(slugs.flatMap((slug) => termQuery(slug.replaceAll('-', ' ')) ?? []))
  return words === null ? null : sql<boolean>`terms @@ ${words}::tsquery`
}

/** Keeps the search rows of jobs up to date with the catalogs of skills and titles. */
export const followTerms: Listener<'catalog.changed'> = {
  name: 'jobs.follow-skills',
  kinds: ['catalog.changed'],
  async react({ tasks }, tx, { data: { catalog, keys } }) {
    if (catalog === 'skills' || catalog === 'titles') await tasks.send(tx, refreshTermsTask, { keys, catalog })
  },
}
