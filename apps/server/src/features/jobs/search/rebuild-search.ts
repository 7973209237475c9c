import type { Context } from '../../../platform/context.ts'
import { addUpCounts } from './counts/add-up-counts.ts'
import { refreshSearch } from './refresh-search.ts'

const BATCH = 500
/** Raised when the indexed parts of a job change, so that rows of earlier versions are rebuilt once. */
export const SEARCH_VERSION = 3

/**
 * Rebuilds everything that lists and searches read, one batch of jobs at a time, during normal operation. Continues
 * after an interruption. Returns the number of jobs read.
 */
export async function rebuildSearch({ db }: Context): Promise<number> {
  const build = await db.selectFrom('job_search_build').select('rebuilt_to').executeTakeFirstOrThrow()
  let readCount = 0
  for (let last = build.rebuilt_to ?? undefined; ; ) {
    const jobs = await db
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .$if(last !== undefined, (q) => q.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const ids = jobs.map(({ id }) => id)
    last = ids.at(-1)
    if (last === undefined) break
    const rebuilt_to = last
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('job_search_build').set({ rebuilt_to }).execute()
      await refreshSearch(tx, ids)
    })
    readCount += ids.length
  }
  await db.updateTable('job_search_build').set({ version: SEARCH_VERSION, rebuilt_to: null }).execute()
  await addUpCounts(db)
  return readCount
}
