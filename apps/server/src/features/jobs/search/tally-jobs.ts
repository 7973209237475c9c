import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateMatches } from './estimate-matches.ts'
import { someMatches } from './find-matches.ts'
import type { SearchSelection, Selection } from './selection.ts'
import { walkJobs } from './walk-jobs.ts'

/** So many jobs of a selection are counted in a few milliseconds. */
const MOST = 1_000
/** Matches of a search that are looked at for them. */
const CANDIDATES = 3_000
const TOP = 12

/** What jobs are tallied by, each an expression on the jobs found. */
const dimensions = {
  workType: 'work_type',
  department: 'department',
  seniority: 'seniority',
  employmentType: 'employment_type',
  applicationType: 'application_type',
  day: 'floor(extract(epoch from posted_at) / 86400)::integer::text',
  pay: "pay_currency || ' ' || job_pay_step(pay_yearly)::bigint",
} as const

export type TallyDimension = keyof typeof dimensions | 'place' | 'company' | 'all'

export interface TalliedJobs {
  readonly dimension: TallyDimension
  /** For places and companies their slug. */
  readonly key: string
  readonly name: string | null
  readonly jobs: number
}

export interface Tallies {
  /** False: there are more jobs than were counted. */
  readonly exact: boolean
  readonly rows: readonly TalliedJobs[]
}

/** Counts the jobs of a selection by each of the dimensions; of a large one, a thousand of them. */
export async function tallyJobs(
  ctx: Context,
  selection: Selection & { readonly words?: string },
  wanted: readonly TallyDimension[],
): Promise<Tallies> {
  const { query, isWhole } = await someJobs(ctx, selection)
  const counted = wanted.filter((dimension) => dimension !== 'all').map(tallyOf)
  const { rows } = await sql<TalliedJobs>`
    with found as materialized (${query} limit ${MOST + 1})
    select 'all' as dimension, '' as key, null as name, count(*) as jobs from found
    ${sql.join(
      counted.map((tally) => sql`union all ${tally}`),
      sql` `,
    )}`.execute(ctx.db)
  const all = rows.find(({ dimension }) => dimension === 'all')?.jobs ?? 0
  return { exact: isWhole && all <= MOST, rows }
}

interface SomeJobs {
  readonly query: RawBuilder<unknown>
  /** There are no others. */
  readonly isWhole: boolean
}

async function someJobs(ctx: Context, selection: Selection & { readonly words?: string }): Promise<SomeJobs> {
  const { words, ...others } = selection
  if (words === undefined) return walkJobs(ctx, others, MOST)
  const searched: SearchSelection = { ...selection, words }
  const walk = await walkJobs(ctx, others, MOST)
  if (walk.isWhole) {
    const inText = sql`select from job_text as text where text.job_id = job.job_id and text.words @@ ${words}::tsquery`
    return { query: sql`select job.* from (${walk.query}) as job where exists (${inText} offset 0)`, isWhole: true }
  }
  // Where titles alone give more than is counted there is no need to look further.
  const field = (await estimateMatches(ctx.db, 'title', words)) > 2 * CANDIDATES ? 'title' : 'anywhere'
  const candidates = someMatches(searched, field, CANDIDATES)
  const { rows } = await sql<{ read: number }>`select count(*) as read from (${candidates}) as candidate`.execute(
    ctx.db,
  )
  return {
    query: sql`select * from (${candidates}) as job where holds`,
    isWhole: field === 'anywhere' && (rows[0]?.read ?? 0) < CANDIDATES,
  }
}

function tallyOf(dimension: Exclude<TallyDimension, 'all'>): RawBuilder<unknown> {
  if (dimension === 'place') {
    return sql`(select 'place', place.slug, place.name, counted.jobs from (
      select area.id, count(*) as jobs from found, unnest(areas) as area (id) group by area.id
      order by jobs desc, area.id limit ${TOP}) as counted join place on place.id = counted.id)`
  }
  if (dimension === 'company') {
    return sql`(select 'company', actor.slug, company.name, counted.jobs from (
      select company_id, count(*) as jobs from found group by company_id order by jobs desc, company_id limit ${TOP}) as counted
      join company on company.actor_id = counted.company_id join actor on actor.id = counted.company_id)`
  }
  const value = sql.raw(dimensions[dimension])
  return sql`select ${sql.lit(dimension)}, ${value}, null, count(*) from found where ${value} is not null group by 2`
}
