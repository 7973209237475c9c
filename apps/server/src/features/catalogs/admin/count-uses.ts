import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { catalogNow } from '../present-catalogs.ts'
import { foldSpelling } from '../spelling.ts'
import type { CatalogUse } from '../uses.ts'

/** Results are cached, because counting reads whole tables. */
const KEPT_SECONDS = 300
/** The maximum number of different words counted per column, because people can write any words of their own. */
const MOST_WORDS = 20_000

interface UseCount {
  readonly chosen: string
  readonly uses: number
}

interface CountInput {
  readonly catalog: EditableCatalog
  readonly uses: readonly CatalogUse[]
}

/** Counts how often each slug or text of a catalog is stored. */
const wordsOf = ttlCache(
  KEPT_SECONDS,
  async ({ db }: Context, { catalog, uses }: CountInput): Promise<readonly UseCount[]> => {
    const useCounts: UseCount[] = []
    for (const use of uses.filter((one) => one.catalog === catalog)) {
      if ('counted' in use) continue
      const { rows } = await sql<UseCount>`${countsOf(use)}`.execute(db)
      useCounts.push(...rows)
    }
    return useCounts
  },
  { nameOf: ({ catalog }) => catalog },
)

/** Returns how often each entry was chosen, by its slug: choices before a merge count for the remaining entry. */
export async function countUses(ctx: Context, counting: CountInput): Promise<ReadonlyMap<string, number>> {
  const words = await wordsOf(ctx, counting)
  const { bySlug, bySpelling } = catalogNow(counting.catalog)
  const counts = new Map<string, number>()
  for (const { chosen, uses } of words) {
    const entry = bySlug.get(chosen) ?? bySpelling.get(foldSpelling(chosen))
    if (entry) counts.set(entry.slug, (counts.get(entry.slug) ?? 0) + uses)
  }
  return counts
}

function countsOf(use: CatalogUse): RawBuilder<unknown> {
  if ('counts' in use) return use.counts
  const [table, column] = [sql.table(use.table), sql.ref(`${use.table}.${use.column}`)]
  const chosenValue = use.holds === 'slug' ? column : sql`unnest(${column})`
  return sql`
    select chosen, count(*)::int as uses from (select ${chosenValue} as chosen from ${table}) as used
    where chosen is not null group by chosen order by uses desc limit ${sql.lit(MOST_WORDS)}`
}
