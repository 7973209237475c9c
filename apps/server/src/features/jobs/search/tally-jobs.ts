import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { estimateMatches } from './estimate-matches.ts'
import { CANDIDATES, COUNTED, candidatesOf, isShort, matchesText, someMatches } from './find-matches.ts'
import type { Selection } from './selection.ts'
import { walkJobs } from './walk-jobs.ts'

const TOP = 12

/** What jobs are tallied by, each an expression on the jobs found. */
const dimensions = {
  workType: 'work_type',
  department: 'department',
  seniority: 'seniority',
  employmentType: 'employment_type',
  applicationType: 'application_type',
  // Days since 1970, as arithmetic with dates: with numerics it takes five times as long.
  day: "((posted_at at time zone 'UTC')::date - date '1970-01-01')::text",
  pay: "pay_currency || ' ' || pay_yearly",
} as const

export type TallyDimension = keyof typeof dimensions | 'place' | 'company' | 'all' | 'read'

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

/** Counts the jobs of a selection by each of the dimensions, and all of them; of a large one, a thousand of them. */
export async function tallyJobs(
  ctx: Context,
  selection: Selection & { readonly words?: string },
  wanted: readonly Exclude<TallyDimension, 'all' | 'read'>[],
): Promise<Tallies> {
  const { found, mayBeWhole, candidates } = await someJobs(ctx, selection)
  const { rows } = await sql<TalliedJobs>`
    with ${found}
    select 'all' as dimension, '' as key, null as name, count(*) as jobs from found
    union all select 'read', '', null, count(*) from candidates
    ${sql.join(
      wanted.map((dimension) => sql`union all ${tallyOf(dimension)}`),
      sql` `,
    )}`.execute(ctx.db)
  const numberOf = (dimension: string) => rows.find((row) => row.dimension === dimension)?.jobs ?? 0
  return { exact: mayBeWhole && numberOf('all') <= COUNTED && numberOf('read') < candidates, rows }
}

interface SomeJobs {
  /** `with` names: `candidates`, and `found`, the jobs among them. */
  readonly found: RawBuilder<unknown>
  /** So many candidates are looked at. */
  readonly candidates: number
  /** There are no others, unless there are more candidates or jobs than are looked at. */
  readonly mayBeWhole: boolean
}

/** What the tallies read of a job. */
const columns = sql.raw(
  'job_id, company_id, posted_at, work_type, department, seniority, employment_type, application_type, pay_currency, pay_yearly, areas',
)

async function someJobs(ctx: Context, selection: Selection & { readonly words?: string }): Promise<SomeJobs> {
  const { words, ...others } = selection
  const walk = await walkJobs(ctx, others, COUNTED)
  if (words === undefined || isShort(walk)) {
    const matching = words === undefined ? sql`true` : matchesText(words)
    const found = sql`found as materialized (
        select ${columns} from (${walk.query}) as job where ${matching} limit ${COUNTED + 1}
      ), candidates as (select from found limit 0)`
    return { found, candidates: 1, mayBeWhole: walk.isWhole }
  }
  // Where titles alone give more than is counted there is no need to look further.
  const field = (await estimateMatches(ctx, 'title', words)) > 2 * CANDIDATES ? 'title' : 'anywhere'
  const candidates = candidatesOf({ ...selection, words })
  const matches = await someMatches(ctx, { ...selection, words }, field, candidates)
  const found = sql`candidates as materialized (select ${columns}, holds from (${matches}) as job),
    found as materialized (select ${columns} from candidates where holds limit ${COUNTED + 1})`
  return { found, candidates, mayBeWhole: field === 'anywhere' }
}

function tallyOf(dimension: Exclude<TallyDimension, 'all' | 'read'>): RawBuilder<unknown> {
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
