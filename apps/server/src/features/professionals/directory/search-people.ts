import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { orderOf, orders, type Sort } from './directory-orders.ts'
import { estimatePeople } from './estimate-people.ts'
import { hidesNobody, isShown, type Selection } from './selection.ts'

/** The ids of a page in order, with the total. */
export interface SearchedPeople {
  readonly ids: readonly string[]
  /** The total, at most COUNT_CAP + 1. If `exact` is false, it is `MOST_FOUND`, and there are probably more. */
  readonly count: number
  readonly exact: boolean
}

/**
 * The maximum number of people for whom collecting all matches by keys and words and sorting them is faster than
 * scanning the list for matches.
 */
const FEW_PEOPLE = 6_000
/** The number of most-followed matches of a frequent word to rank; the other matches come after them. */
const RANKED_MATCHES = 40
/** If matches must be checked one by one, counting ends here and the total is shown as "1,000+". */
const MOST_FOUND = 1_000
/** The maximum number of people scanned in a list; beyond it, viewers need filters. */
const MOST_WALKED = 60_000
/**
 * If at least this many people match, the page is cached: it is among the slowest, and a delay of some seconds goes
 * unnoticed.
 */
const KEPT_FROM = 100
const KEPT_SECONDS = 10

interface Search {
  readonly selection: Selection
  readonly sort: Sort
  readonly offset: number
}

/**
 * Returns a page of people who match several conditions or words. The number of rows read is bounded for every search.
 * Pages with many matches are cached for some seconds for all viewers without blocks; others are computed each time.
 */
export function searchPeople(ctx: Context, search: Search): Promise<SearchedPeople> {
  return hidesNobody(search.selection) ? keptSearch(ctx, search) : searchNow(ctx, search)
}

const keptSearch = ttlCache(KEPT_SECONDS, searchNow, {
  nameOf: ({ selection: { keys, words, excluded }, sort, offset }: Search) =>
    JSON.stringify([keys.map(({ id }) => id), words ?? null, excluded ?? null, sort, offset]),
  isKept: ({ count }) => count >= KEPT_FROM,
})

async function searchNow(ctx: Context, { selection, sort, offset }: Search): Promise<SearchedPeople> {
  const estimate = await estimatePeople(ctx, selection)
  const narrowest = Math.min(...selection.keys.map(({ people }) => people))
  if (Math.min(estimate, narrowest) <= FEW_PEOPLE) return collect(ctx, selection, sort, offset)
  return sort === 'relevance' && selection.words !== undefined
    ? rankedWalk(ctx, selection, offset)
    : walk(ctx, selection, sort, offset)
}

/** Marks statements to be planned each time, because the number of matches decides how to find them. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Reads, counts and sorts all matches. For few matches. */
async function collect({ db }: Context, selection: Selection, sort: Sort, offset: number): Promise<SearchedPeople> {
  const { words } = selection
  const isRanked = sort === 'relevance' && words !== undefined
  const { rows } = await sql<{ actor_id: string; people: number }>`
    with found as materialized (
      select ${eachTime} actor_id, joined_at, followers ${isRanked ? sql`, ${rankOf(words)} as rank` : sql``}
      from professional_search as person
      where ${conditionsOf(selection)} and ${isShown(selection)}
    )
    select actor_id, (select count(*) from found) as people from found
    order by ${isRanked ? sql`rank desc, ${orders.followers}` : orderOf(sort)} limit ${PAGE_SIZE} offset ${offset}`.execute(
    db,
  )
  const people = rows[0]?.people ?? 0
  return { ids: idsOf(rows), count: Math.min(people, COUNT_CAP + 1), exact: true }
}

/** Scans the list of the narrowest condition in order. For many matches. */
async function walk({ db }: Context, selection: Selection, sort: Sort, offset: number): Promise<SearchedPeople> {
  const rowCount = Math.min(offset + PAGE_SIZE, MOST_FOUND)
  const { rows } = await sql<{ actor_id: string }>`
    select actor_id from (${walkedPeople(selection, orderOf(sort))}) as person
    limit ${sql.lit(rowCount)}`.execute(db)
  return { ids: idsOf(rows.slice(offset, offset + PAGE_SIZE)), ...countOf(rows.length, rowCount) }
}

/** Ranks the most followed matches; the others follow, ordered by followers. */
async function rankedWalk({ db }: Context, selection: Selection, offset: number): Promise<SearchedPeople> {
  const { words = '' } = selection
  const rowCount = Math.min(Math.max(RANKED_MATCHES, offset + PAGE_SIZE), MOST_FOUND)
  const { rows } = await sql<{ actor_id: string; rank: number }>`
    select actor_id, ${rankOf(words)} as rank from (${walkedPeople(selection, orders.followers)}) as person
    limit ${sql.lit(rowCount)}`.execute(db)
  const head = rows.slice(0, RANKED_MATCHES).toSorted((a, b) => b.rank - a.rank)
  const ids = idsOf([...head, ...rows.slice(RANKED_MATCHES)].slice(offset, offset + PAGE_SIZE))
  return { ids, ...countOf(rows.length, rowCount) }
}

/**
 * Returns the total: exact if the scan found fewer matches than wanted. Otherwise returns `MOST_FOUND`, because the
 * estimate promises many more.
 */
function countOf(found: number, wanted: number): Pick<SearchedPeople, 'count' | 'exact'> {
  return found < wanted ? { count: found, exact: true } : { count: MOST_FOUND, exact: false }
}

function walkedPeople(selection: Selection, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const [narrowest] = selection.keys.toSorted((a, b) => a.people - b.people)
  if (narrowest?.kind === 'everyone') {
    // The inner limit keeps the planner from using the index on words, so that rows are read in the list's order.
    return sql`
      select person.* from (
        select * from professional_search where listed order by ${order} limit ${sql.lit(MOST_WALKED)}
      ) as person where ${conditionsOf(selection)} and ${isShown(selection)}`
  }
  // `offset 0` keeps the planner from using the index on words, too.
  return sql`
    select person.* from (
      select actor_id, joined_at, followers from professional_listing
      where key_id = ${narrowest?.id} and ${isShown(selection)}
      order by ${order} limit ${sql.lit(MOST_WALKED)}
    ) as listing
    join lateral (
      select * from professional_search where professional_search.actor_id = listing.actor_id offset 0
    ) as person on ${conditionsOf(selection)}`
}

/** Returns the conditions on `professional_search`, which the query calls `person`. */
export function conditionsOf({ keys, words, excluded }: Selection): RawBuilder<boolean> {
  // Every listed professional has the key of everyone, so it is no condition.
  const narrowingKeyIds = keys.filter(({ kind }) => kind !== 'everyone').map(({ id }) => id)
  const conditions = [
    sql<boolean>`person.listed`,
    narrowingKeyIds.length > 0 && sql<boolean>`person.keys @> ${narrowingKeyIds}::integer[]`,
    words !== undefined && sql<boolean>`person.words @@ ${words}::tsquery`,
    excluded !== undefined && sql<boolean>`not person.words @@ ${excluded}::tsquery`,
  ]
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )}`
}

/**
 * Returns an expression that ranks matches in the name before those in the headline, then skills and work, then the
 * rest.
 */
function rankOf(words: string): RawBuilder<number> {
  return sql<number>`ts_rank('{0.1, 0.2, 0.5, 1}', person.words, ${words}::tsquery)`
}

function idsOf(rows: readonly { readonly actor_id: string }[]): string[] {
  return rows.map(({ actor_id }) => actor_id)
}
