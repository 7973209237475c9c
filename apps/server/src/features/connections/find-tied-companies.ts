import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../platform/database/preparing-client.ts'
import type { CompanyTie } from './company-ties.ts'
import { maySuggest } from './may-suggest.ts'
import type { OwnFacts } from './own-facts.ts'

/** The maximum number of the latest follows that are read per followed person. */
const MOST_OF_EACH = 20
/** The maximum number of the newest jobs that are examined: for new jobs in all, and per department or place. */
const MOST_JOBS = 300
/** The maximum number of the newest jobs that are examined for the member's skills. */
const MOST_ASKING_JOBS = 1_000
const MOST_DEPARTMENTS = 3
const MOST_PLACES = 2
/**
 * The maximum number of companies found per kind of shared trait, and the maximum number used: those with the most open
 * jobs.
 */
const MOST_FOUND = 300
const MOST_TAKEN = 60

export type TieRow = CompanyTie & { readonly id: string }

/** Each source selects rows of `id, kind, key, because, times`; a source without criteria is omitted. */
type Source = RawBuilder<unknown>

/**
 * Returns everything that connects suggestible companies with a member, one row for each tie. Examines a bounded number
 * of rows.
 */
export async function findTiedCompanies(db: Database, actorId: string, facts: OwnFacts): Promise<readonly TieRow[]> {
  // The first query of the union names the columns.
  const sources = [newJobs(), ...followSources(facts), ...skillSources(facts), ...sharedTraits(facts)]
  const { rows } = await sql<TieRow>`${sql.raw(PLANNED_EACH_TIME)}
    select tied.* from (${sql.join(sources, sql` union all `)}) as tied
    join actor on actor.id = tied.id and actor.kind = 'company' and actor.listed
    where ${maySuggest(actorId, 'tied.id')}`.execute(db)
  return rows
}

function followSources({ followed }: OwnFacts): Source[] {
  const idsOf = (kind: string) => followed.filter((one) => one.kind === kind).map(({ id }) => id)
  const [people, companies] = [idsOf('professional'), idsOf('company')]
  return [...(people.length > 0 ? [friendSource(people)] : []), ...(companies.length > 0 ? jobSources(companies) : [])]
}

function friendSource(people: readonly string[]): Source {
  return sql`
    select theirs.followed_id, 'friend', friend.id::text, null::uuid, 1
    from unnest(${[...people]}::uuid[]) as friend (id) cross join lateral (
      select followed_id from follow where follower_id = friend.id
      order by created_at desc limit ${sql.lit(MOST_OF_EACH)}
    ) as theirs`
}

/**
 * Returns the sources of companies that hire in the departments, or in the places, where the followed companies hire.
 */
function jobSources(companies: readonly string[]): Source[] {
  const recentJobs = sql`
    unnest(${[...companies]}::uuid[]) as followed (id) cross join lateral (
      select job_id, company_id, department from job_search where company_id = followed.id
      order by posted_at desc, job_id desc limit 100
    ) as theirs`
  return [
    sql`
      select found.company_id, 'department', wanted.department, wanted.because, count(*)::int from (
        select department, (array_agg(company_id order by company_id))[1] as because from ${recentJobs}
        where department is not null group by department
        order by count(*) desc, department limit ${sql.lit(MOST_DEPARTMENTS)}
      ) as wanted cross join lateral (
        select company_id from job_search where job_search.department = wanted.department
        order by posted_at desc, job_id desc limit ${sql.lit(MOST_JOBS)}
      ) as found group by 1, 3, 4`,
    sql`
      select found.company_id, 'job-place', place.name, wanted.because, count(*)::int from (
        select place_id, (array_agg(company_id order by company_id))[1] as because from ${recentJobs}
        join job_place on job_place.job_id = theirs.job_id
        group by place_id order by count(*) desc, place_id limit ${sql.lit(MOST_PLACES)}
      ) as wanted join place on place.id = wanted.place_id cross join lateral (
        select company_id from job_area where job_area.place_id = wanted.place_id
        order by posted_at desc, job_id desc limit ${sql.lit(MOST_JOBS)}
      ) as found group by 1, 3, 4`,
  ]
}

/** Returns the source of companies whose new jobs require the member's skills. */
function skillSources({ skills }: OwnFacts): Source[] {
  if (skills.length === 0) return []
  const names = skills.map(({ name }) => name)
  return [
    sql`
      select job.company_id, 'skill', asked.name, null::uuid, count(*)::int from (
        select job_id from job_search order by posted_at desc, job_id desc limit ${sql.lit(MOST_ASKING_JOBS)}
      ) as newest
      join job on job.id = newest.job_id and job.skills && ${names}::text[]
      cross join lateral unnest(job.skills) as asked (name)
      where asked.name = any(${names}::text[]) and asked.name <> all(job.preferred_skills)
      group by 1, 3`,
  ]
}

/** Returns the sources of companies in the member's places or industries, or with what the member looks for. */
function sharedTraits({ places, industries, soughtValues, followed }: OwnFacts): Source[] {
  const slugs = [...new Set([...industries.map(({ slug }) => slug), ...followed.flatMap((one) => one.industries)])]
  return [
    ...sharedIn(
      'place',
      'place_keys',
      places.map(({ slug }) => slug),
    ),
    ...sharedIn('industry', 'all_industries', slugs),
    ...sharedIn('value', 'value_keys', soughtValues),
  ]
}

function sharedIn(kind: CompanyTie['kind'], column: string, slugs: readonly string[]): Source[] {
  if (slugs.length === 0) return []
  const slugArray = sql`${[...slugs]}::text[]`
  return [
    sql`
      select best.actor_id, ${sql.lit(kind)}, shared.key, null::uuid, 1 from (
        select found.* from (
          select actor_id, open_jobs, ${sql.ref(column)} as keys from company where ${sql.ref(column)} && ${slugArray}
          limit ${sql.lit(MOST_FOUND)}
        ) as found order by open_jobs desc, actor_id limit ${sql.lit(MOST_TAKEN)}
      ) as best cross join lateral unnest(best.keys) as shared (key) where shared.key = any(${slugArray})`,
  ]
}

/** Returns the source of companies with new jobs. These companies need nothing in common with the member. */
function newJobs(): Source {
  return sql`
    select company_id as id, 'jobs' as kind, '' as key, null::uuid as because, count(*)::int as times from (
      select company_id from job_search order by posted_at desc, job_id desc limit ${sql.lit(MOST_JOBS)}
    ) as newest group by company_id`
}
