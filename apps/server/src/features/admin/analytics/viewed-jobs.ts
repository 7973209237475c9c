import type { analyticsEndpoints } from '@rise/contract/admin/analytics/endpoints'
import type { JobOrder } from '@rise/contract/admin/analytics/kinds'
import { FEWEST_JOB_VIEWS, MOST_JOB_DAYS, MOST_JOBS, MOST_NAMED } from '@rise/contract/admin/analytics/limits'
import type { ViewedJobs } from '@rise/contract/admin/analytics/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { recordDownload } from '../notes/record-download.ts'
import { addDays, laterOf, startOf } from './days.ts'
import { rangeOf } from './read-analytics.ts'
import { dayIn } from './zones.ts'

type Query = EndpointParsed<(typeof analyticsEndpoints)['GET /api/v1/admin/analytics/jobs']>['query']

const orders: Readonly<Record<JobOrder, RawBuilder<unknown>>> = {
  views: sql`views desc, applications desc`,
  applications: sql`applications desc, views desc`,
  best: sql`applications::float / views desc, views desc`,
  worst: sql`applications::float / views, views desc`,
}

/** Returns the jobs that come first in the requested order, with their views and applications in a range. */
export async function readViewedJobs(ctx: Context, asked: Query, most = MOST_NAMED): Promise<ViewedJobs> {
  const { zone, order } = asked
  const { from: start, to } = rangeOf(dayIn(zone, ctx.clock.now()), { ...asked, by: 'day' })
  const from = laterOf(start, addDays(to, 1 - MOST_JOB_DAYS))
  const fewest = order === 'best' || order === 'worst' ? FEWEST_JOB_VIEWS : 0
  const { rows } = await sql<ViewedJobs['items'][number]>`
    with viewed as (
      select job_id, sum(views)::bigint as views from job_view_day
      where day >= ${from}::date and day <= ${to}::date group by job_id
    ), applied as (
      select posting.job_id, count(*) as applications
      from application
      join job_source on job_source.company_id = application.company_id and job_source.kind = ${WRITTEN_HERE}
      join posting on posting.source_id = job_source.id and posting.key = application.written_job_id::text
      where applied_at >= ${startOf(from)} and applied_at < ${startOf(addDays(to, 1))} group by posting.job_id
    ), counted as (
      select job_id, coalesce(views, 0) as views, coalesce(applications, 0) as applications
      from viewed full join applied using (job_id)
    )
    select job.slug, job.title, company.name as company, views, applications
    from counted join job on job.id = counted.job_id join company on company.actor_id = job.company_id
    where job.joined_into is null and views >= ${fewest}
    order by ${orders[order]}, job.id limit ${most}`.execute(ctx.db)
  return { from, to, items: rows }
}

/** Returns the jobs in the requested order as CSV, and records the download. */
export async function downloadViewedJobs(
  ctx: Context,
  admin: Admin,
  asked: Query,
): Promise<{ name: string; csv: string }> {
  const { from, to, items } = await readViewedJobs(ctx, asked, MOST_JOBS)
  const filter = { table: 'jobs', from, to, order: asked.order }
  await recordDownload(ctx, admin, { things: 'numbers', count: items.length, filter })
  const rows = items.map(({ title, company, slug, views, applications }) => [
    ...[title, company, `${ctx.config.publicUrl}/jobs/${slug}`, String(views), String(applications)],
    views === 0 ? '' : ((100 * applications) / views).toFixed(1),
  ])
  const head = ['Job', 'Company', 'Address', 'Views', 'Applications', 'Applications per 100 views']
  return { name: `analytics-jobs-${from}-${to}.csv`, csv: csvOf([head, ...rows]) }
}
