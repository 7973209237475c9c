import { editableCatalogs } from '@rise/contract/catalogs/kinds'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { catalogNow } from '../present-catalogs.ts'
import { refreshCatalogs } from '../refresh-catalogs.ts'
import type { CatalogUse, StoredUse } from '../uses.ts'

const BATCH = 500

const data = z.object({
  catalog: z.enum(editableCatalogs),
  /** Slugs that now lead to the entry `into`. */
  from: z.array(z.string()),
  into: z.string(),
})
type MovedSlugs = z.output<typeof data>

/**
 * Rewrites rows with slugs or names that now lead to another entry, a few hundred at a time. Idempotent: a rewritten
 * row has none of these.
 */
export function moveUsesTask(uses: () => readonly CatalogUse[]): Task<MovedSlugs> {
  return {
    name: 'move-catalog-uses',
    data,
    expireInSeconds: 3_600,
    async handle(ctx, moved) {
      // Another process may have made the change.
      await refreshCatalogs(ctx)
      for (const use of uses()) if ('table' in use && use.catalog === moved.catalog) await moveIn(ctx, use, moved)
    },
  }
}

async function moveIn({ db }: Context, use: StoredUse, { catalog, from, into }: MovedSlugs): Promise<void> {
  const entry = catalogNow(catalog).bySlug.get(into)
  if (!entry) return
  const isNames = use.holds === 'names'
  // Names are stored in the catalog's spelling, so a merged name is found by an exact match.
  const formerKeys = isNames ? [...entry.aliases] : from.filter((slug) => slug !== entry.slug)
  if (formerKeys.length === 0) return
  const [table, key, column] = [sql.table(use.table), sql.ref(use.key), sql.ref(use.column)]
  const list = sql`${formerKeys}::text[]`
  const containsFormer = use.holds === 'slug' ? sql`${column} = any(${list})` : sql`${column} && ${list}`
  const rewrittenValue = rewrittenColumn(use, column, list, isNames ? entry.name : entry.slug)
  for (let last: string | undefined, hasMore = true; hasMore; ) {
    const afterLast = last === undefined ? sql`true` : sql`${key} > ${last}::uuid`
    const { rows } = await sql<{ key: string }>`
      update ${table} set ${column} = ${rewrittenValue} where ${key} in (
        select ${key} from ${table} where ${afterLast} and ${containsFormer} order by ${key} limit ${BATCH} for no key update
      ) returning ${key} as key`.execute(db)
    last = rows
      .map((row) => row.key)
      .toSorted()
      .at(-1)
    hasMore = rows.length === BATCH
  }
}

/** Returns an expression for the column with the present word in place of the former ones, in the same order. */
function rewrittenColumn(
  { holds }: StoredUse,
  column: RawBuilder<unknown>,
  former: RawBuilder<unknown>,
  present: string,
): RawBuilder<unknown> {
  if (holds === 'slug') return sql`${present}::text`
  const replacedWords = sql`
    select place, case when word = any(${former}) then ${present}::text else word end as word
    from unnest(${column}) with ordinality as held (word, place)`
  // With a parallel column, each word keeps its position, even if that leaves a duplicate.
  if (holds === 'slugs-in-order') return sql`array(select word from (${replacedWords}) as replaced order by place)`
  return sql`array(select word from (${replacedWords}) as replaced group by word order by min(place))`
}
