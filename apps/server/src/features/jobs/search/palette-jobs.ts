import { sql } from 'kysely'
import { begunTerms } from '../../../platform/words/begun-words.ts'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { paletteOf } from '../../palette/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { companyIsShown } from './selection.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly company_name: string
  readonly place: string | null
  readonly logo: string | null
}

const company = 'job_search.company_id'

/** Finds open jobs by title and company, newest first. */
export const paletteJobs = paletteOf<Row>({
  table: 'job_search',
  key: 'job_id',
  order: ['posted_at desc', 'job_id desc'],
  words: (search) => begunTerms(search, 'AC'),
  seen: ({ viewer }) => sql<boolean>`${companyIsShown(company)} and ${notBlocked(viewerOf(viewer), company)}`,
  columns: sql`job.slug, job.title, company.name as company_name, ${photoPath} as logo, (
    select place.name from job_place join place on place.id = job_place.place_id
    where job_place.job_id = job.id order by job_place.position limit 1) as place`,
  joins: sql`join job on job.id = best.job_id
    join actor on actor.id = job.company_id join company on company.actor_id = job.company_id`,
  title: 'job.title',
  present: ({ slug, title, company_name, place, logo }) => ({
    title,
    detail: [company_name || NAMELESS, place].filter((part) => part !== null).join(' · '),
    to: `/jobs/${slug}`,
    picture: logo,
  }),
})
