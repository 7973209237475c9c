import { MOST_COMPANY_NEWS } from '@rise/contract/jobs/saving/limits'
import type { CompanyNews } from '@rise/contract/jobs/saving/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'

const WEEK_MS = 7 * 86_400_000
const LATEST_JOBS = 2
/** The titles are chosen among this many of a company's newest jobs, however many it imported in the week. */
const NEWEST_JOBS = 50

interface NewsRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly logo: string | null
  readonly jobs: number
  readonly latest: CompanyNews['latest']
}

/**
 * Returns the followed companies that posted jobs in the last 7 days, those with the most new jobs first. Leaves out
 * companies that the member hid. Jobs that the member hid are counted, as on the company's page, but not named.
 */
export async function listFollowedNews({ db, clock }: Context, { actorId }: Acting): Promise<CompanyNews[]> {
  const since = new Date(clock.now().getTime() - WEEK_MS)
  const { rows } = await sql<NewsRow>`
    select actor.id, actor.slug, company.name, ${photoPath} as logo, fresh.jobs, latest.jobs as latest
    from follow
    join actor on actor.id = follow.followed_id and actor.kind = 'company' and actor.listed
    join company on company.actor_id = actor.id
    cross join lateral (
      select count(*)::int as jobs, max(posted_at) as posted_at from job_search
      where job_search.company_id = actor.id and posted_at > ${since}
    ) as fresh
    cross join lateral (
      select coalesce(json_agg(json_build_object('slug', one.slug, 'title', one.title)), '[]') as jobs from (
        select slug, title from (
          select distinct on (lower(job.title)) job.slug, job.title, newest.posted_at
          from (
            select job_id, posted_at from job_search where company_id = actor.id and posted_at > ${since}
            order by posted_at desc, job_id desc limit ${sql.lit(NEWEST_JOBS)}
          ) as newest join job on job.id = newest.job_id
          where not exists (
            select from hidden_job where hidden_job.actor_id = ${actorId} and hidden_job.job_id = newest.job_id)
          order by lower(job.title), newest.posted_at desc, job.id
        ) as titles order by posted_at desc, slug limit ${sql.lit(LATEST_JOBS)}
      ) as one
    ) as latest
    where follow.follower_id = ${actorId} and fresh.jobs > 0 and ${notBlocked(actorId, 'actor.id')}
      and not exists (select from hidden_company where hidden_company.actor_id = ${actorId} and company_id = actor.id)
    order by fresh.jobs desc, fresh.posted_at desc, actor.id limit ${sql.lit(MOST_COMPANY_NEWS)}`.execute(db)
  return rows.map(({ id, slug, name, logo, jobs, latest }) => ({
    company: { _id: id, slug, companyName: name || NAMELESS, logo },
    jobs,
    latest,
  }))
}
