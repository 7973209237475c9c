import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { estimateMatches } from '../estimate-matches.ts'
import {
  CANDIDATES,
  COUNTED,
  candidatesOf,
  isShort,
  isUnfiltered,
  matchesOfShort,
  someMatches,
} from '../find-matches.ts'
import type { Selection } from '../selection.ts'
import { wayToTitles } from '../title-matches.ts'
import { walkJobs } from '../walk-jobs.ts'

const TOP = 12

/** The dimensions, each with the expression on `found` to tally by. */
const dimensions = {
  workType: 'work_type',
  department: 'department',
  seniority: 'seniority',
  employmentType: 'employment_type',
  language: 'language',
  applicationType: 'application_type',
  // Days since 1970 by date arithmetic: with numerics it takes five times as long.
  day: "(posted_at at time zone 'UTC')::date - date '1970-01-01'",
  pay: 'pay_currency, pay_yearly',
} as const

export type TallyDimension = keyof typeof dimensions | 'place' | 'company' | 'all' | 'read'

export interface TalliedJobs {
  readonly dimension: TallyDimension
  /** The value; for places and companies, their slug. */
  readonly key: string
  readonly name: string | null
  readonly jobs: number
}

export interface Tallies {
  /** False if there are more jobs than were counted. */
  readonly exact: boolean
  /** Whether only the newest jobs were scanned, so that the number of older ones is unknown. */
  readonly isOpen: boolean
  readonly rows: readonly TalliedJobs[]
}

/**
 * Counts the jobs of a selection, in total and by each dimension. Of a large selection, counts only a thousand jobs.
 */
export async function tallyJobs(
  ctx: Context,
  selection: Selection & { readonly words?: string },
  wanted: readonly Exclude<TallyDimension, 'all' | 'read'>[],
): Promise<Tallies> {
  const { found: queries, mayBeWhole, isOpen, candidates } = await someJobs(ctx, selection)
  const { rows } = await sql<TalliedJobs>`
    with ${queries}
    select 'all' as dimension, '' as key, null as name, count(*) as jobs from found
    union all select 'read', '', null, count(*) from candidates
    ${sql.join(
      wanted.map((dimension) => sql`union all ${tallyOf(dimension)}`),
      sql` `,
    )}`.execute(ctx.db)
  const numberOf = (dimension: string) => rows.find((row) => row.dimension === dimension)?.jobs ?? 0
  const isExact = mayBeWhole && numberOf('all') <= COUNTED && numberOf('read') < candidates
  return { exact: isExact, isOpen, rows }
}

export interface SomeJobs {
  /** Two `with` queries: `candidates`, and `found`, the matching jobs among them. */
  readonly found: RawBuilder<unknown>
  /** The maximum number of candidates to examine. */
  readonly candidates: number
  /** Whether the jobs can be complete. They are complete unless there are more candidates or jobs than are examined. */
  readonly mayBeWhole: boolean
  readonly isOpen: boolean
}

/** The columns that tallies read. */
const columns = sql.raw(
  'job_id, company_id, posted_at, work_type, department, seniority, employment_type, language, application_type, pay_currency, pay_yearly, areas',
)

/** Returns the jobs of a selection to count: all of them or, if there are many, slightly more than are counted. */
export async function someJobs(ctx: Context, selection: Selection & { readonly words?: string }): Promise<SomeJobs> {
  const { words, ...others } = selection
  const walk = await walkJobs(ctx, others, COUNTED)
  if (words === undefined || isShort(walk)) {
    return firstJobs(words === undefined ? walk.query : matchesOfShort(walk, words), walk.isWhole, false)
  }
  const matchingSelection = { ...selection, words }
  // If titles alone match more jobs than are counted, there is no need to search descriptions.
  const field = (await estimateMatches(ctx, 'title', words)) > 2 * CANDIDATES ? 'title' : 'anywhere'
  if (field === 'title' && !isUnfiltered(matchingSelection)) {
    const { jobs, isWhole } = await wayToTitles(ctx, matchingSelection, COUNTED + 1)
    return firstJobs(jobs, false, !isWhole)
  }
  const candidates = candidatesOf(matchingSelection)
  const { query } = await someMatches(ctx, matchingSelection, field, candidates)
  if (field === 'title') return firstJobs(sql`select * from (${query}) as job where holds`, false, false)
  const queries = sql`candidates as materialized (select ${columns}, holds from (${query}) as job),
    found as materialized (select ${columns} from candidates where holds limit ${COUNTED + 1})`
  return { found: queries, candidates, mayBeWhole: true, isOpen: false }
}

/** Returns queries for the first of some jobs that all match. */
function firstJobs(jobs: RawBuilder<unknown>, mayBeWhole: boolean, isOpen: boolean): SomeJobs {
  const queries = sql`found as materialized (select ${columns} from (${jobs}) as job limit ${sql.lit(COUNTED + 1)}),
    candidates as (select from found limit 0)`
  return { found: queries, candidates: 1, mayBeWhole, isOpen }
}

function tallyOf(dimension: Exclude<TallyDimension, 'all' | 'read'>): RawBuilder<unknown> {
  if (dimension === 'place') {
    return sql`(select 'place', place.slug, place.name, counted.jobs from (
      select id, count(*) as jobs from (select unnest(areas) as id from found) as area group by id
      order by jobs desc, id limit ${TOP}) as counted join place on place.id = counted.id)`
  }
  if (dimension === 'company') {
    return sql`(select 'company', actor.slug, company.name, counted.jobs from (
      select company_id, count(*) as jobs from found group by company_id order by jobs desc, company_id limit ${TOP}) as counted
      join company on company.actor_id = counted.company_id join actor on actor.id = counted.company_id)`
  }
  const [value, further] = dimensions[dimension].split(', ').map((column) => sql.raw(column))
  // Groups the raw values and formats them as text afterwards, so that formatting happens once per value instead of per
  // job.
  if (further) {
    return sql`select ${sql.lit(dimension)}, ${value} || ' ' || ${further}, null, count(*) from found
      where ${value} is not null and ${further} is not null group by ${value}, ${further}`
  }
  return sql`(select ${sql.lit(dimension)}, value::text, null, count(*) from (select ${value} as value from found) as found
    where value is not null group by value)`
}
