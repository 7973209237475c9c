import type { Context } from '../../../platform/context.ts'
import { addUpCounts } from './counts/add-up-counts.ts'
import { refreshSearch } from './refresh-search.ts'

const BATCH = 500

/**
 * Rebuilds everything that lists and searches read, a batch of jobs at a time, during normal operation. Returns the
 * number of jobs read.
 */
export async function rebuildSearch({ db }: Context): Promise<number> {
  let read = 0
  for (let last: string | undefined; ; ) {
    const jobs = await db
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .$if(last !== undefined, (q) => q.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const ids = jobs.map(({ id }) => id)
    await db.transaction().execute((tx) => refreshSearch(tx, ids))
    read += ids.length
    last = ids.at(-1)
    if (last === undefined) break
  }
  await addUpCounts(db)
  return read
}
