import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import type { Selection } from './selection.ts'

const KEPT_SECONDS = 60

/** Estimates how many people have all keys and words, from the planner's own statistics. Reads no rows. */
export function estimatePeople(ctx: Context, { keys, words }: Selection): Promise<number> {
  const narrowingKeyIds = keys.filter(({ kind }) => kind !== 'everyone').map(({ id }) => id)
  return cachedEstimate(ctx, JSON.stringify([narrowingKeyIds, words ?? null]))
}

const cachedEstimate = ttlCache(KEPT_SECONDS, ({ db }: Context, key: string) => {
  const [keys, words] = JSON.parse(key) as [number[], string | null]
  return estimateRows(
    db,
    sql`professional_search where keys @> ${sql.lit(`{${keys.join()}}`)}::integer[]
      ${words === null ? sql`` : sql`and words @@ ${sql.lit(words)}::tsquery`}`,
  )
})
