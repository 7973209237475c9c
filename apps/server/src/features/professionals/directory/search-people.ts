import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { remember } from '../../../platform/remember.ts'
import { orderOf, orders, type Sort } from './directory-orders.ts'
import { estimatePeople } from './estimate-people.ts'
import { hidesNobody, isShown, type Selection } from './selection.ts'

/** Ids of a page in order, and the total. */
export interface SearchedPeople {
  readonly ids: readonly string[]
  /** At most COUNT_CAP + 1; if `exact` is false, a minimum. */
  readonly count: number
  readonly exact: boolean
}

/**
 * Up to this many people, collecting by keys and words and sorting is faster than scanning the list until some match.
 */
const FEW = 6_000
/** The number of most-followed matches of a frequent word that are ranked; the others come after them. */
const RANKED = 40
/** When matches must be checked one by one, counting ends here and reads "1,000+". */
const MOST_FOUND = 1_000
/** The maximum number of people scanned in a list; beyond it, viewers need filters. */
const MOST_WALKED = 60_000
/** Pages with this many matches are cached: they are the slowest, and some seconds of delay go unnoticed. */
const KEPT_FROM = 100
const KEPT_SECONDS = 10

interface Search {
  readonly selection: Selection
  readonly sort: Sort
  readonly offset: number
}

/**
 * Returns a page of people who match several conditions or words. What it reads is bounded, whatever the search. Pages
 * with many matches are cached for some seconds for all viewers without blocks; others are computed each time.
 */
export function searchPeople(ctx: Context, search: Search): Promise<SearchedPeople> {
  return hidesNobody(search.selection) ? keptSearch(ctx, search) : searchNow(ctx, search)
}

const keptSearch = remember(KEPT_SECONDS, searchNow, {
  nameOf: ({ selection: { keys, words, excluded }, sort, offset }: Search) =>
    JSON.stringify([keys.map(({ id }) => id), words ?? null, excluded ?? null, sort, offset]),
  isKept: ({ count }) => count >= KEPT_FROM,
})

async function searchNow(ctx: Context, { selection, sort, offset }: Search): Promise<SearchedPeople> {
  const estimate = await estimatePeople(ctx, selection)
  const narrowest = Math.min(...selection.keys.map(({ people }) => people))
  if (Math.min(estimate, narrowest) <= FEW) return collect(ctx, selection, sort, offset)
  return sort === 'relevance' && selection.words !== undefined
    ? rankedWalk(ctx, selection, offset)
    : walk(ctx, selection, sort, offset)
}

/** The number of matches decides how to find them. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Few: all are read, counted and sorted. */
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

/** Many: the list of the narrowest condition is scanned in order. */
async function walk({ db }: Context, selection: Selection, sort: Sort, offset: number): Promise<SearchedPeople> {
  const rowCount = Math.min(offset + PAGE_SIZE, MOST_FOUND)
  const { rows } = await sql<{ actor_id: string }>`
    select actor_id from (${walked(selection, orderOf(sort))}) as person
    limit ${sql.lit(rowCount)}`.execute(db)
  return { ids: idsOf(rows.slice(offset, offset + PAGE_SIZE)), ...countOf(rows.length, rowCount) }
}

/** The most followed matches, ranked, then the others by followers. */
async function rankedWalk({ db }: Context, selection: Selection, offset: number): Promise<SearchedPeople> {
  const { words = '' } = selection
  const rowCount = Math.min(Math.max(RANKED, offset + PAGE_SIZE), MOST_FOUND)
  const { rows } = await sql<{ actor_id: string; rank: number }>`
    select actor_id, ${rankOf(words)} as rank from (${walked(selection, orders.followers)}) as person
    limit ${sql.lit(rowCount)}`.execute(db)
  const head = rows.slice(0, RANKED).toSorted((a, b) => b.rank - a.rank)
  const ids = idsOf([...head, ...rows.slice(RANKED)].slice(offset, offset + PAGE_SIZE))
  return { ids, ...countOf(rows.length, rowCount) }
}

/** By the estimate, there are many more than are shown, unless the scan ended early. */
function countOf(found: number, wanted: number): Pick<SearchedPeople, 'count' | 'exact'> {
  return found < wanted ? { count: found, exact: true } : { count: MOST_FOUND, exact: false }
}

function walked(selection: Selection, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const [narrowest] = selection.keys.toSorted((a, b) => a.people - b.people)
  if (narrowest?.kind === 'everyone') {
    // The limit separates the words from their index, so that the scan's order is kept.
    return sql`
      select person.* from (
        select * from professional_search where listed order by ${order} limit ${sql.lit(MOST_WALKED)}
      ) as person where ${conditionsOf(selection)} and ${isShown(selection)}`
  }
  // The offset, too.
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

/** Conditions on `professional_search`, called `person` in the query. */
export function conditionsOf({ keys, words, excluded }: Selection): RawBuilder<boolean> {
  // Every listed professional has the key of everyone, so there is no need to consult the index.
  const telling = keys.filter(({ kind }) => kind !== 'everyone').map(({ id }) => id)
  const conditions = [
    sql<boolean>`person.listed`,
    telling.length > 0 && sql<boolean>`person.keys @> ${telling}::integer[]`,
    words !== undefined && sql<boolean>`person.words @@ ${words}::tsquery`,
    excluded !== undefined && sql<boolean>`not person.words @@ ${excluded}::tsquery`,
  ]
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )}`
}

/** Name before headline before skills and work before the rest. */
function rankOf(words: string): RawBuilder<number> {
  return sql<number>`ts_rank('{0.1, 0.2, 0.5, 1}', person.words, ${words}::tsquery)`
}

function idsOf(rows: readonly { readonly actor_id: string }[]): string[] {
  return rows.map(({ actor_id }) => actor_id)
}
