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

/** Below this many matches, collecting and sorting beats scanning the newest jobs. */
const FEW_MATCHES = 8_000

/**
 * Descriptions are wide and stored out of line. A scan of them therefore examines only as many jobs as are likely to
 * contain this many matches.
 */
const MOST_TEXTS = 100

export const newestFirst = sql`order by posted_at desc, job_id desc`

/** The maximum number of jobs, or matches of a search, that are examined to count those that meet all conditions. */
export const CANDIDATES = 3_000
/** The cap of counts for which jobs must be checked one by one. */
export const COUNTED = 1_000

/** Whether the keywords are the only condition. */
export function isUnfiltered({ words: _, ranked: __, ...others }: SearchSelection): boolean {
  return Object.values(others).every((value) => value === undefined)
}

/** Returns how many matches to examine. Without other conditions, this is one more than is counted. */
export function candidatesOf(selection: SearchSelection): number {
  return isUnfiltered(selection) ? COUNTED + 1 : CANDIDATES
}

/** Whether a scan is short enough to check each of its jobs. */
export function isShort({ isWhole, length }: Walk): boolean {
  return isWhole && length <= CANDIDATES
}

/** Returns a query for at most `most` matches anywhere. For frequent words, it may cover only the newest jobs. */
export async function newestMatching(
  ctx: Context,
  selection: SearchSelection,
  most: number,
): Promise<RawBuilder<Match>> {
  return (await wayToMatches(ctx, selection, 'anywhere', most)).query
}

async function wayToMatches(ctx: Context, selection: SearchSelection, field: Field, most: number) {
  const { words, ranked: _, ...others } = selection
  const walk = await walkJobs(ctx, others, field === 'title' ? most : Math.min(most, MOST_TEXTS))
  const isWalked = !isShort(walk) && (await isFrequent(ctx, field, words, walk.length))
  return isWalked
    ? { query: walkedMatches(walk.query, selection, field, most), isWhole: walk.isWhole }
    : { query: collectedMatches(selection, field, most), isWhole: true }
}

async function isFrequent(ctx: Context, field: Field, words: string, walked: number): Promise<boolean> {
  return (await estimateMatches(ctx, field, words)) > Math.min(FEW_MATCHES, walked)
}

/**
 * Returns at most `most` matching jobs with their rank, newest first. Matches of rare words are collected through the
 * index. For frequent words, the newest jobs are scanned up to a limit; if that finds too few, all matches are
 * collected.
 */
export async function newestMatches(
  ctx: Context,
  selection: SearchSelection,
  field: Field,
  most: number,
): Promise<readonly Match[]> {
  const { query, isWhole } = await wayToMatches(ctx, selection, field, most)
  const matches = await run(ctx.db, query)
  return isWhole || matches.length === most ? matches : run(ctx.db, collectedMatches(selection, field, most))
}

/** Selects all matches in title, skills or company, in any order, with all columns. */
export function collectedTitles(selection: SearchSelection): RawBuilder<unknown> {
  return sql`select ${eachTime} job.* from ${indexedJobs(selection, 'title')}`
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
  // The limit keeps Postgres from using the index of words, so that the scan's order is kept.
  return sql<Match>`
    select job_id, ${rankOf(selection, field)} as rank from (${walk}) as job
    where ${matches(selection, field)} limit ${sql.lit(most)}`
}

function collectedMatches(selection: SearchSelection, field: Field, most: number): RawBuilder<Match> {
  return sql<Match>`
    with job as materialized (
      select ${eachTime} job.job_id, job.posted_at, job.terms from ${indexedJobs(selection, field)}
    )
    select job_id, ${rankOf(selection, field)} as rank
    from (select * from job ${newestFirst} limit ${most}) as job ${newestFirst}`
}

/** Planned for each execution, because the best plan depends on how many jobs have the words. */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Some of a search's matches. */
export interface SomeMatches {
  /** Selects the jobs; the column `holds` tells whether a job meets the other conditions. */
  readonly query: RawBuilder<unknown>
  /** Whether these are all matches, if fewer than requested are returned. */
  readonly isWhole: boolean
}

/**
 * Returns at most `most` matching jobs, in any order, with whether they meet the other conditions. For a very frequent
 * word, the index would return all matches before the first one can be read, while reading arbitrary jobs soon finds
 * enough.
 */
export async function someMatches(
  ctx: Context,
  selection: SearchSelection,
  field: 'title' | 'anywhere',
  most: number,
): Promise<SomeMatches> {
  const { words } = selection
  if (field === 'title') {
    const [{ size }, matchCount] = await Promise.all([narrowestSource(ctx, {}), estimateMatches(ctx, 'title', words)])
    const readByChance = (most * size) / matchCount
    if (readByChance < matchCount) {
      const arbitraryJobs = sql`(select * from job_search limit ${Math.ceil(2 * readByChance)}) as job`
      return { query: matchesAmong(selection, arbitraryJobs, most), isWhole: false }
    }
    return indexedMatches(selection, most)
  }
  const query = sql`select ${eachTime} job.*, ${meetsConditions(selection)} as holds
    from (select job_id from job_text as text where text.words @@ ${words}::tsquery limit ${most}) as text
    join job_search as job using (job_id)`
  return { query, isWhole: true }
}

/**
 * Returns at most `most` jobs that match in title, skills or company, like `someMatches`, but always through the index
 * of words.
 */
export function indexedMatches(selection: SearchSelection, most: number): SomeMatches {
  return { query: matchesAmong(selection, sql`job_search as job`, most), isWhole: true }
}

/** Selects at most `most` of the given jobs, called `job`, that match in title, skills or company. */
function matchesAmong(selection: SearchSelection, jobs: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  return sql`select ${eachTime} job.*, ${meetsConditions(selection)} as holds from ${jobs}
    where job.terms @@ ${selection.words}::tsquery limit ${most}`
}

function meetsConditions(selection: SearchSelection): RawBuilder<boolean> {
  return allOf([companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)])
}

/** Returns the part after `from` of a query that finds matching jobs through the index of words, in any order. */
function indexedJobs(selection: SearchSelection, field: Field): RawBuilder<unknown> {
  const { words } = selection
  const conditions = [companyIsShown('job.company_id'), ...conditionsOf(selection), ...inPlaces(selection)]
  if (field === 'title') {
    return sql`job_search as job where job.terms @@ ${words}::tsquery and ${allOf(conditions)}`
  }
  return sql`job_text as text join job_search as job using (job_id)
    where text.words @@ ${words}::tsquery and ${allOf([...fieldConditions(selection, field), ...conditions])}`
}

function matches(selection: SearchSelection, field: Field): RawBuilder<boolean> {
  const { words } = selection
  if (field === 'title') return sql<boolean>`job.terms @@ ${words}::tsquery`
  return allOf([...fieldConditions(selection, field), matchesText(words)])
}

/**
 * Selects the jobs of a short scan that match anywhere. Postgres starts with the jobs of the scan or with the jobs that
 * have the words, whichever are fewer.
 */
export function matchesOfShort({ query }: Walk, words: string): RawBuilder<unknown> {
  return sql`select ${eachTime} job.* from (${query}) as job
    where job.job_id in (select job_id from job_text as text where text.words @@ ${words}::tsquery)`
}

/** Whether a scanned `job` matches anywhere. Without the offset, Postgres would begin with the index of words. */
function matchesText(words: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from job_text as text where text.job_id = job.job_id and text.words @@ ${words}::tsquery offset 0)`
}

function fieldConditions({ words }: SearchSelection, field: Field): RawBuilder<boolean>[] {
  return field === 'rest' ? [sql<boolean>`not job.terms @@ ${words}::tsquery`] : []
}

/** The weight of a title's word that is a synonym of a typed word. */
const SYNONYM_WEIGHT = 0.9
/** The weight of a title's word: higher than all other factors together. */
const TITLE_WORD_WEIGHT = 10

/**
 * Ranks titles with more of the words higher, then matches in skills above company, then short titles above long ones.
 * Only the title's length counts, so that listing many skills is no disadvantage. If a job matches only with its
 * description, only the title counts.
 */
export function rankOf(
  { words, ranked = { exact: [], wide: [], together: words } }: SearchSelection,
  field: Field,
): RawBuilder<number> {
  const inTitle = sql<number>`(select coalesce(sum(case when job.terms @@ exact then 1 when job.terms @@ wide then ${sql.lit(SYNONYM_WEIGHT)} else 0 end), 0)
        from unnest(${ranked.exact}::tsquery[], ${ranked.wide}::tsquery[]) as word (exact, wide))`
  return field === 'title'
    ? sql<number>`${sql.lit(TITLE_WORD_WEIGHT)} * ${inTitle} + ts_rank('{0.1, 0.2, 0.3, 1}', job.terms, ${ranked.together}::tsquery)
        / (2 + ln(greatest(1, length(ts_filter(job.terms, '{a}')))))`
    : sql<number>`${inTitle}`
}
