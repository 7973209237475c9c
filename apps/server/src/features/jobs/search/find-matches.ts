import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { estimateMatches } from './estimate-matches.ts'
import { narrowestSource } from './narrowest.ts'
import { inPlaces } from './newest-jobs.ts'
import { allOf, companyIsShown, conditionsOf, type Field, type SearchSelection } from './selection.ts'
import { type Walk, walkJobs } from './walk-jobs.ts'

export interface Match {
  readonly job_id: string
  readonly rank: number
}

/** So many matches are collected and sorted faster than the newest jobs are gone through until some match. */
const FEW = 8_000

/** Texts lie apart and are wide: a walk looks at as many as it would for so many wanted ones. */
const MOST_TEXTS = 100

export const newestFirst = sql`order by posted_at desc, job_id desc`

/** So many jobs, or matches of a search, are looked at to count those that meet everything else. */
export const CANDIDATES = 3_000
/** Where each job must be looked at, counting ends here. */
export const COUNTED = 1_000

/** Whether there is nothing to meet beside the words. */
export function isUnfiltered({ words: _, ...others }: SearchSelection): boolean {
  return Object.values(others).every((value) => value === undefined)
}

/** How many matches are looked at: where there is nothing else to meet, as many as are counted and one more. */
export function candidatesOf(selection: SearchSelection): number {
  return isUnfiltered(selection) ? COUNTED + 1 : CANDIDATES
}

/** All jobs that a selection can have are so few that each may be looked at. */
export function isShort({ isWhole, length }: Walk): boolean {
  return isWhole && length <= CANDIDATES
}

/** A query for matches anywhere among the newest jobs, at most `most`. */
export async function newestMatching(
  ctx: Context,
  selection: SearchSelection,
  most: number,
): Promise<RawBuilder<Match>> {
  return (await wayToMatches(ctx, selection, 'anywhere', most)).query
}

async function wayToMatches(ctx: Context, selection: SearchSelection, field: Field, most: number) {
  const { words, ...others } = selection
  const walk = await walkJobs(ctx, others, field === 'title' ? most : Math.min(most, MOST_TEXTS))
  const isWalked = !isShort(walk) && (await isFrequent(ctx, field, words, walk.length))
  return isWalked
    ? { query: walkedMatches(walk.query, selection, field, most), isWhole: walk.isWhole }
    : { query: collect(selection, field, most), isWhole: true }
}

async function isFrequent(ctx: Context, field: Field, words: string, walked: number): Promise<boolean> {
  return (await estimateMatches(ctx, field, words)) > Math.min(FEW, walked)
}

/**
 * The newest jobs that match, at most `most`, however long it takes to find them, with how well they do. Two ways lead there, and
 * neither is good for all words: what few jobs have is collected through the index of words; for what many have the newest jobs are gone
 * through, not too many of them.
 */
export async function newestMatches(
  ctx: Context,
  selection: SearchSelection,
  field: Field,
  most: number,
): Promise<readonly Match[]> {
  const { query, isWhole } = await wayToMatches(ctx, selection, field, most)
  const matches = await run(ctx.db, query)
  return isWhole || matches.length === most ? matches : run(ctx.db, collect(selection, field, most))
}

/** All that match by title, skills or company, in any order, with their columns. */
export function collectedTitles(selection: SearchSelection): RawBuilder<unknown> {
  return sql`select ${eachTime} job.* from ${collected(selection, 'title')}`
}

async function run(db: Database, query: RawBuilder<Match>): Promise<Match[]> {
  return (await query.execute(db)).rows
}

function walkedMatches(
  walk: RawBuilder<unknown>,
  selection: SearchSelection,
  field: Field,
  most: number,
): RawBuilder<Match> {
  // The limit in the walk stands between the words and their index, so that the order stays that of the walk.
  return sql<Match>`
    select job_id, ${rankOf(selection, field)} as rank from (${walk}) as job
    where ${matches(selection, field)} limit ${sql.lit(most)}`
}

function collect(selection: SearchSelection, field: Field, most: number): RawBuilder<Match> {
  return sql<Match>`
    with job as materialized (
      select ${eachTime} job.job_id, job.posted_at, job.terms from ${collected(selection, field)}
    )
    select job_id, ${rankOf(selection, field)} as rank
    from (select * from job ${newestFirst} limit ${most}) as job ${newestFirst}`
}

/** How many jobs have the words decides how they are best found. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Some matches of a search. */
export interface SomeMatches {
  /** With whether they meet the other conditions (`holds`). */
  readonly query: RawBuilder<unknown>
  /** Fewer than were asked for are all that there are. */
  readonly isWhole: boolean
}

/**
 * At most `most` jobs that match, in any order, with whether they meet the other conditions. Of a word that very many have the index
 * would give all before the first one is read; so many are met soon by reading just any jobs.
 */
export async function someMatches(
  ctx: Context,
  selection: SearchSelection,
  field: 'title' | 'anywhere',
  most: number,
): Promise<SomeMatches> {
  const { words } = selection
  if (field === 'title') {
    const [{ size }, matching] = await Promise.all([narrowestSource(ctx, {}), estimateMatches(ctx, 'title', words)])
    const readByChance = (most * size) / matching
    if (readByChance < matching) {
      const any = sql`(select * from job_search limit ${Math.ceil(2 * readByChance)}) as job`
      return { query: matchesAmong(selection, any, most), isWhole: false }
    }
    return indexedMatches(selection, most)
  }
  const query = sql`select ${eachTime} job.*, ${holds(selection)} as holds
    from (select job_id from job_text as text where text.words @@ ${words}::tsquery limit ${most}) as text
    join job_search as job using (job_id)`
  return { query, isWhole: true }
}

/** The same of title, skills and company by the index of words. */
export function indexedMatches(selection: SearchSelection, most: number): SomeMatches {
  return { query: matchesAmong(selection, sql`job_search as job`, most), isWhole: true }
}

/** At most `most` of some jobs, called `job`, that match by title, skills or company. */
function matchesAmong(selection: SearchSelection, jobs: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  return sql`select ${eachTime} job.*, ${holds(selection)} as holds from ${jobs}
    where job.terms @@ ${selection.words}::tsquery limit ${most}`
}

function holds(selection: SearchSelection): RawBuilder<boolean> {
  return allOf([companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)])
}

/** Jobs by the index of words, in any order. */
function collected(selection: SearchSelection, field: Field): RawBuilder<unknown> {
  const { words } = selection
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)]
  if (field === 'title') {
    return sql`job_search as job where job.terms @@ ${words}::tsquery and ${allOf(conditions)}`
  }
  return sql`job_text as text join job_search as job using (job_id)
    where text.words @@ ${words}::tsquery and ${allOf([...besides(selection, field), ...conditions])}`
}

function matches(selection: SearchSelection, field: Field): RawBuilder<boolean> {
  const { words } = selection
  if (field === 'title') return sql<boolean>`job.terms @@ ${words}::tsquery`
  return allOf([...besides(selection, field), matchesText(words)])
}

/** Of a short walk those that match anywhere. Few of them, or few with these words: Postgres begins with the fewer. */
export function matchesOfShort({ query }: Walk, words: string): RawBuilder<unknown> {
  return sql`select ${eachTime} job.* from (${query}) as job
    where job.job_id in (select job_id from job_text as text where text.words @@ ${words}::tsquery)`
}

/** Whether a `job` of a walk matches anywhere. Without the offset Postgres would begin with the index of words. */
function matchesText(words: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from job_text as text where text.job_id = job.job_id and text.words @@ ${words}::tsquery offset 0)`
}

function besides({ words }: SearchSelection, field: Field): RawBuilder<boolean>[] {
  return field === 'rest' ? [sql<boolean>`not job.terms @@ ${words}::tsquery`] : []
}

/**
 * Title before skills before company, and a short title before a long one; nothing of it in descriptions. The length is that of the
 * title alone: who names many skills does not stand behind who names none.
 */
export function rankOf({ words }: SearchSelection, field: Field): RawBuilder<number> {
  return field === 'title'
    ? sql<number>`ts_rank('{0.1, 0.2, 0.3, 1}', job.terms, ${words}::tsquery)
        / (2 + ln(greatest(1, length(ts_filter(job.terms, '{a}')))))`
    : sql<number>`0::real`
}
