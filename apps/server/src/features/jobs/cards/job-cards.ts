import type { JobCard } from '@rise/contract/jobs/shapes'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/database.ts'
import { cardColumns, type JobCardRow, jobTables } from './job-card-row.ts'
import { presentJobCard } from './present-job-card.ts'

/** The maximum number of cached cards. They cover most of the newest lists, which are read again and again. */
const MOST_CARDS = 2_000

interface CachedCard {
  /**
   * The id of the transaction that last wrote the job's row in `job_search`. A change to any fact on the card, of the
   * job or its company, rewrites this row, immediately or soon after.
   */
  readonly version: string
  readonly card: JobCard
}

/** Cached cards by job id. */
type CachedCards = LRUCache<string, CachedCard>

const cachePerDatabase = new WeakMap<Database, CachedCards>()

function cacheOf(db: Database): CachedCards {
  const cache = cachePerDatabase.get(db) ?? new LRUCache<string, CachedCard>({ max: MOST_CARDS })
  cachePerDatabase.set(db, cache)
  return cache
}

/** Versions of cards by job id, in the order of the list; open jobs only. */
export type CardVersions = Readonly<Record<string, string>>

/**
 * Returns the SQL for the card versions of a few dozen jobs; `rows` selects `job_id` and the columns that `order`
 * names.
 */
export function cardVersions(rows: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<CardVersions> {
  return sql<CardVersions>`(
    select coalesce(json_object_agg(job.job_id, job.xmin::text order by ${order}), '{}')
    from (${rows}) as listed join job_search as job using (job_id))`
}

/**
 * Returns the cards of the open jobs that a query selects as `job_id`, newest first, and an additional count (0 by
 * default). For cards that were shown recently, reads only the ids and versions, because reading a card costs ten times
 * as much.
 */
export async function listJobCards(
  db: Database,
  ids: RawBuilder<unknown>,
  counted: RawBuilder<number> = sql<number>`0`,
): Promise<{ items: readonly JobCard[]; count: number }> {
  const versions = cardVersions(ids, sql`job.posted_at desc, job.job_id desc`)
  // Counted in the same statement, because a second statement would cost the server more than the database.
  const { rows } = await sql<{ versions: CardVersions; count: number }>`
    select ${versions} as versions, ${counted} as count`.execute(db)
  const { versions: found = {}, count = 0 } = rows[0] ?? {}
  return { items: await cardsOfVersions(db, found), count }
}

/** Returns the cards of a list, from the cache; queries the database only if a card is missing in this version. */
export async function cardsOfVersions(db: Database, versions: CardVersions): Promise<readonly JobCard[]> {
  const cache = cacheOf(db)
  const cards: JobCard[] = []
  for (const [id, version] of Object.entries(versions)) {
    const cachedCard = cache.get(id)
    if (cachedCard?.version !== version) return jobCardsOf(db, Object.keys(versions))
    cards.push(cachedCard.card)
  }
  return cards
}

interface ReadCard {
  readonly id: string
  readonly version: string
  /** The row of the card; null if the cached card has this version. */
  readonly card: JobCardRow | null
}

/** Returns the cards of these jobs in the same order, without closed jobs. */
export async function jobCardsOf(db: Database, ids: readonly string[]): Promise<JobCard[]> {
  if (ids.length === 0) return []
  const cache = cacheOf(db)
  const cachedBefore = ids.map((id) => cache.get(id))
  const versions = cachedBefore.map((known) => known?.version ?? null)
  const { rows } = await sql<{ cards: ReadCard[] }>`
    select coalesce(json_agg(json_build_object('id', job_id, 'version', version, 'card', case when version = known then null else (
      select row_to_json(card) from (select ${cardColumns} from ${jobTables} where job.id = asked.job_id) as card
    ) end) order by position), '[]') as cards
    from (
      select job.job_id, job.xmin::text as version, wanted.known, wanted.position
      from unnest(${ids}::uuid[], ${versions}::text[]) with ordinality as wanted (job_id, known, position)
      join job_search as job using (job_id)
    ) as asked`.execute(db)
  const cachedCards = new Map(ids.map((id, index) => [id, cachedBefore[index]]))
  return (rows[0]?.cards ?? []).flatMap(({ id, version, card: row }) => {
    const card = row ? presentJobCard(row) : cachedCards.get(id)?.card
    if (!card) return []
    if (row) cache.set(id, { version, card })
    return [card]
  })
}
