import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { refreshOpenJobs } from '../../companies/index.ts'
import { addUpCounts } from './counts/add-up-counts.ts'
import { countWords } from './counts/count-words.ts'
import { rebuildSearch, SEARCH_VERSION } from './rebuild-search.ts'

const MINUTE_MS = 60_000
/**
 * With at most this many open jobs, words are counted each minute in which jobs change. With more, counting takes
 * seconds, so it runs every ten minutes.
 */
const SMALL_BOARD = 50_000

/**
 * Maintains the tables that searches read: adds up counters, counts words, and rebuilds missing rows after an update.
 */
export const maintainSearch: Task<object> = {
  name: 'keep-job-search',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    const rebuilt = await isMissing(ctx)
    if (rebuilt) await rebuildSearch(ctx)
    const hasChanged = (await addUpCounts(ctx.db)) || rebuilt
    if (hasChanged) await refreshOpenJobs(ctx.db)
    const isTenth = Math.floor(ctx.clock.now().getTime() / MINUTE_MS) % 10 === 0
    if (isTenth || (hasChanged && (await countOpenJobs(ctx)) <= SMALL_BOARD)) await countWords(ctx.db)
  },
}

async function isMissing({ db }: Context): Promise<boolean> {
  const { version } = await db.selectFrom('job_search_build').select('version').executeTakeFirstOrThrow()
  if (version < SEARCH_VERSION) return true
  const searchRow = await db.selectFrom('job_search').select('job_id').limit(1).executeTakeFirst()
  if (searchRow) {
    const rowsWithoutKeys = db.selectFrom('job_search').select('job_id').where('match_keys', 'is', null).limit(1)
    return (await rowsWithoutKeys.executeTakeFirst()) !== undefined
  }
  return (
    (await db.selectFrom('job').select('id').where('closed_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
  )
}

async function countOpenJobs({ db }: Context): Promise<number> {
  const { jobs } = await db
    .selectFrom('job_count')
    .select((eb) => eb.fn.sum<number | null>('jobs').as('jobs'))
    .where('dimension', '=', 'all')
    .executeTakeFirstOrThrow()
  return jobs ?? 0
}
