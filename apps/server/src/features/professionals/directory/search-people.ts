import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { remember } from '../../../platform/remember.ts'
import { orderOf, orders, type Sort } from './directory-orders.ts'
import { estimatePeople } from './estimate-people.ts'
import { hidesNobody, isShown, type Selection } from './selection.ts'

/** Ids of a page in their order, and how many there are. */
export interface SearchedPeople {
  readonly ids: readonly string[]
  /** At most COUNT_CAP + 1; where `exact` is false, at least so many. */
  readonly count: number
  readonly exact: boolean
}

/** So many people are collected by their keys and words, and sorted, faster than the list is gone through until some match. */
const FEW = 6_000
/** Of the matches of a frequent word the most followed ones are ranked, the others follow. */
const RANKED = 40
/** What must be looked at one by one ends here, and reads "1,000+". */
const MOST_FOUND = 1_000
/** So many people of a list are gone through at most: for those who come later filters are the way. */
const MOST_WALKED = 60_000
/** A page of so many matches is kept: nobody sees that one came or left some seconds ago, and finding them takes longest. */
const KEPT_FROM = 100
const KEPT_SECONDS = 10

interface Search {
  readonly selection: Selection
  readonly sort: Sort
  readonly offset: number
}

/**
 * A page of those who meet several conditions or have words. What is read is bounded, whoever looks for what. Pages of many
 * are kept for some seconds, for all who see everybody; who does not is answered anew each time.
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

/** How many have the words and keys decides how they are best found. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Of few: all are read, counted and sorted. */
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

/** Of many: the list of the narrowest condition is gone through in its order. */
async function walk({ db }: Context, selection: Selection, sort: Sort, offset: number): Promise<SearchedPeople> {
  const wanted = Math.min(offset + PAGE_SIZE, MOST_FOUND)
  const { rows } = await sql<{ actor_id: string }>`
    select actor_id from (${walked(selection, orderOf(sort))}) as person
    limit ${sql.lit(wanted)}`.execute(db)
  return { ids: idsOf(rows.slice(offset, offset + PAGE_SIZE)), ...countOf(rows.length, wanted) }
}

/** The most followed matches, ranked, then the others by their followers. */
async function rankedWalk({ db }: Context, selection: Selection, offset: number): Promise<SearchedPeople> {
  const { words = '' } = selection
  const wanted = Math.min(Math.max(RANKED, offset + PAGE_SIZE), MOST_FOUND)
  const { rows } = await sql<{ actor_id: string; rank: number }>`
    select actor_id, ${rankOf(words)} as rank from (${walked(selection, orders.followers)}) as person
    limit ${sql.lit(wanted)}`.execute(db)
  const head = rows.slice(0, RANKED).toSorted((a, b) => b.rank - a.rank)
  const ids = idsOf([...head, ...rows.slice(RANKED)].slice(offset, offset + PAGE_SIZE))
  return { ids, ...countOf(rows.length, wanted) }
}

/** By the estimate there are many more than are shown, unless the walk ended early. */
function countOf(found: number, wanted: number): Pick<SearchedPeople, 'count' | 'exact'> {
  return found < wanted ? { count: found, exact: true } : { count: MOST_FOUND, exact: false }
}

function walked(selection: Selection, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const [narrowest] = selection.keys.toSorted((a, b) => a.people - b.people)
  if (narrowest?.kind === 'everyone') {
    // The limit stands between the words and their index, so that the order stays that of the walk.
    return sql`
      select person.* from (
        select * from professional_search where listed order by ${order} limit ${sql.lit(MOST_WALKED)}
      ) as person where ${conditionsOf(selection)} and ${isShown(selection)}`
  }
  // So does the offset.
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
  // Who is listed has the key of everyone, which an index need not be asked for.
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
