import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import type { Selection } from './selection.ts'

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
}

const KEPT_SECONDS = 60

/** About how many people have all keys and words, from the planner's own statistics. Reads no row. */
export function estimatePeople(ctx: Context, { keys, words }: Selection): Promise<number> {
  const telling = keys.filter(({ kind }) => kind !== 'everyone').map(({ id }) => id)
  return kept(ctx, JSON.stringify([telling, words ?? null]))
}

const kept = remember(KEPT_SECONDS, async ({ db }: Context, key: string) => {
  const [keys, words] = JSON.parse(key) as [number[], string | null]
  const { rows } = await sql<Explained>`
    explain (format json) select from professional_search
    where keys @> ${sql.lit(`{${keys.join()}}`)}::integer[]
      ${words === null ? sql`` : sql`and words @@ ${sql.lit(words)}::tsquery`}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
})
