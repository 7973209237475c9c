import type { JobFilter } from '@rise/contract/job-filter'
import type { Department, JobList } from '@rise/contract/jobs'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { countJobs, countMatches } from './count-jobs.ts'
import { newestMatches } from './find-matches.ts'
import { relatedLists } from './related-lists.ts'
import { resolveFilter } from './resolve-filter.ts'
import { timesAYear } from './search-row.ts'
import type { Selection } from './selection.ts'
import { understandWords } from './understand-words.ts'
import { walkJobs } from './walk-jobs.ts'

/** So many of the newest jobs tell what a list is like in a few milliseconds. */
const MOST = 2_000
const COMPANIES = 8
const SKILLS = 12
/** Fewer amounts have no meaningful middle. */
const LEAST_PAYS = 5

export interface Insights {
  total: number
  totalCapped: boolean
  basedOn: number
  pay: { currency: string; median: number; jobs: number }[]
  companies: { slug: string; name: string; jobs: number }[]
  skills: { name: string; jobs: number }[]
  related: {
    list: JobList
    category: Department | null
    location: { slug: string; name: string } | null
    keyword: string | null
    jobs: number
  }[]
}

/** What the jobs of a list have in common, read from the newest of them, and lists beside it. */
export async function readInsights(ctx: Context, { keyword, ...filter }: JobFilter): Promise<Insights> {
  const resolved = await resolveFilter(ctx, filter)
  const words = keyword ? await understandWords(ctx, keyword) : null
  const selection = { ...resolved.selection, ...(words?.excluded && { excluded: words.excluded }) }
  const searched = words?.query ? { ...selection, words: words.query } : undefined
  if (words && !searched && words.excluded === null) return nothing()
  const [total, ids] = await Promise.all([
    searched ? countMatches(ctx, searched, words?.isSingle ?? false) : countJobs(ctx, selection),
    searched
      ? newestMatches(ctx, searched, 'anywhere', MOST).then((found) => found.map(({ job_id }) => job_id))
      : newestIds(ctx, selection),
  ])
  const [pay, companies, skills] = await Promise.all([
    medianPay(ctx.db, ids),
    topCompanies(ctx.db, ids),
    topSkills(ctx.db, ids),
  ])
  return {
    total: total.jobs,
    totalCapped: !total.exact,
    basedOn: ids.length,
    pay,
    companies,
    skills: skills.slice(0, SKILLS),
    related: await relatedLists(ctx, { ...resolved, list: filter.list, keyword }, { ids, skills }),
  }
}

function nothing(): Insights {
  return { total: 0, totalCapped: false, basedOn: 0, pay: [], companies: [], skills: [], related: [] }
}

async function newestIds(ctx: Context, selection: Selection): Promise<string[]> {
  const { query } = await walkJobs(ctx, selection, MOST)
  const { rows } = await sql<{ job_id: string }>`select job_id from (${query}) as job limit ${MOST}`.execute(ctx.db)
  return rows.map(({ job_id }) => job_id)
}

/** Of a range its middle; all of it a year. */
async function medianPay(db: Database, ids: readonly string[]) {
  const factors = sql.join(
    Object.entries(timesAYear).map(([period, times]) => sql`when ${sql.lit(period)} then ${sql.lit(times)}`),
    sql` `,
  )
  const { rows } = await sql<Insights['pay'][number]>`
    select pay_currency as currency, count(*) as jobs, round(percentile_cont(0.5) within group (
      order by (coalesce(pay_min, pay_max) + coalesce(pay_max, pay_min)) / 2 * case pay_period ${factors} end
    )) as median
    from job where id = any(${ids}::uuid[]) and pay_currency is not null
    group by pay_currency having count(*) >= ${LEAST_PAYS} order by jobs desc, currency`.execute(db)
  return rows
}

async function topCompanies(db: Database, ids: readonly string[]) {
  const { rows } = await sql<Insights['companies'][number]>`
    select actor.slug, company.name, count(*) as jobs
    from job_search as job join company on company.actor_id = job.company_id join actor on actor.id = job.company_id
    where job.job_id = any(${ids}::uuid[]) and company.name <> ''
    group by actor.slug, company.name order by jobs desc, company.name limit ${COMPANIES}`.execute(db)
  return rows
}

async function topSkills(db: Database, ids: readonly string[]) {
  const { rows } = await sql<Insights['skills'][number]>`
    select min(skill) as name, count(*) as jobs from job, unnest(skills) as skill
    where id = any(${ids}::uuid[]) group by lower(skill) order by jobs desc, name limit ${2 * SKILLS}`.execute(db)
  return rows
}
