import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import { jobLists, type WorkType, workTypeOfList } from '@rise/contract/jobs/kinds'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { MOST_ADDRESSES, type Sitemap } from '../../../platform/http/sitemap.ts'

/**
 * Lists the addresses of job lists that have jobs, by work type, category, place, and combinations of these. The lists
 * with the most jobs come first.
 */
export const jobListsSitemap: Sitemap = {
  name: 'lists',
  async parts() {
    return [{ number: 1 }]
  },
  async addresses({ db, config }, number) {
    if (number !== 1) return []
    const jobsOf = new Map<string, number>()
    for (const countedList of await countLists(db)) {
      for (const path of pathsOf(countedList)) jobsOf.set(path, (jobsOf.get(path) ?? 0) + countedList.jobs)
    }
    const longest = [...jobsOf].filter(([, jobs]) => jobs > 0).sort(([, one], [, other]) => other - one)
    const paths = ['/jobs', ...longest.map(([path]) => path)].slice(0, MOST_ADDRESSES / config.languages.length)
    return paths.map((path) => ({ path, inEachLanguage: true }))
  },
}

interface CountedList {
  readonly workType: WorkType
  /** Empty for jobs without a department. */
  readonly department: string
  /** The slug of the place; null for jobs in any place. */
  readonly place: string | null
  readonly jobs: number
}

/**
 * Reads the counters, which count a job in its place and all places that contain it. Leaves out jobs of hidden
 * companies.
 */
async function countLists(db: Database): Promise<readonly CountedList[]> {
  const { rows } = await sql<CountedList>`
    with counted as (
      select key, work_type, department, jobs from job_count where dimension in ('all', 'place')
      union all
      select key, work_type, department, jobs from job_count_change where dimension in ('all', 'place')
      union all
      select key, work_type, department, -1 from job_facet where dimension in ('all', 'place')
        and company_id in (select id from actor where kind = 'company' and not listed)
    ), summed as (
      select key, work_type, department, sum(jobs)::integer as jobs from counted
      group by key, work_type, department having sum(jobs) > 0
      order by sum(jobs) desc limit ${sql.lit(MOST_ADDRESSES)}
    )
    select work_type as "workType", department, place.slug as place, jobs
    from summed left join place on summed.key <> '' and place.id = nullif(summed.key, '')::uuid
    where summed.key = '' or place.id is not null`.execute(db)
  return rows
}

const catalog: ReadonlySet<string> = new Set(departments.map(({ slug }) => slug))

/**
 * Returns the addresses of the lists that contain these jobs. Lists of remote jobs have no place (section 2 of the
 * specification).
 */
function pathsOf({ workType, department, place }: CountedList): string[] {
  const ofWorkType = jobLists.filter((list) => workTypeOfList[list] === workType)
  const isKnown = catalog.has(department)
  if (place === null) {
    const lists = ofWorkType.map((list) => `/jobs/${list}`)
    return isKnown ? [...lists, ...['all', ...ofWorkType].map((list) => `/jobs/${list}/${department}`)] : lists
  }
  const lists = ['all', ...ofWorkType.filter((list) => list !== 'remote')]
  const anyCategory = `/jobs/all?location=${encodeURIComponent(place)}`
  return isKnown ? [anyCategory, ...lists.map((list) => `/jobs/${list}/${department}/${place}`)] : [anyCategory]
}
