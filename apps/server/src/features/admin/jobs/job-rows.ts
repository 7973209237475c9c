import type { AdminJob } from '@rise/contract/admin/jobs/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { RowOf } from '../../../platform/database/row-of.ts'

type JobRow = RowOf<ReturnType<typeof adminJobs>>

/** Selects jobs as admins see them, without jobs that were joined into another job. */
export function adminJobs(db: Database | Tx) {
  return db
    .selectFrom('job')
    .innerJoin('actor', 'actor.id', 'job.company_id')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.id', 'job.title', 'job.slug', 'job.closed_at', 'job.removed_at', 'job.posted_at'])
    .leftJoin('job_feature', 'job_feature.job_id', 'job.id')
    .select('job_feature.until as featured_until')
    .select(['job.company_id', 'company.name as company_name', 'actor.slug as company_slug'])
    .select([
      sql<number>`(select count(*)::int from posting where posting.job_id = job.id)`.as('postings'),
      sql<string[]>`array(
        select distinct job_source.kind from posting join job_source on job_source.id = posting.source_id
        where posting.job_id = job.id order by job_source.kind)`.as('sources'),
    ])
    .where('job.joined_into', 'is', null)
}

export function presentAdminJob(row: JobRow): AdminJob {
  const { id, title, slug, closed_at, removed_at, sources, postings, posted_at } = row
  return {
    ...{ _id: id, title, slug, sources, postings },
    company: { _id: row.company_id, name: row.company_name, slug: row.company_slug },
    open: closed_at === null,
    removedAt: removed_at?.toISOString() ?? null,
    postedAt: posted_at.toISOString(),
    featuredUntil: row.featured_until?.toISOString() ?? null,
  }
}
