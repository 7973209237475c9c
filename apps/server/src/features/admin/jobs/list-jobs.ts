import type { adminJobsEndpoints } from '@rise/contract/admin/jobs/endpoints'
import { MOST_DOWNLOADED } from '@rise/contract/admin/limits'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordDownload } from '../notes/record-download.ts'
import { adminJobs, presentAdminJob } from './job-rows.ts'

type Endpoint = (typeof adminJobsEndpoints)['GET /api/v1/admin/jobs']
type Query = EndpointParsed<Endpoint>['query']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/**
 * Search words of at least this length match anywhere in a word, by trigrams; shorter ones match only the beginning of
 * a word.
 */
const ANY_PART = 3

/** Returns the jobs that match a filter, newest first. */
export async function listAdminJobs(
  { db }: Context,
  { after, ...filter }: Query,
): Promise<EndpointReply<Endpoint>['result']> {
  const place = placeOf(after)
  const conditions = sql<boolean>`${conditionsOf(filter)}`
  const [rows, countResult] = await Promise.all([
    adminJobs(db)
      .where(conditions)
      .$if(place !== undefined, (query) =>
        query.where(sql<boolean>`(job.posted_at, job.id) < (${place?.at}::timestamptz, ${place?.id}::uuid)`),
      )
      .orderBy('job.posted_at', 'desc')
      .orderBy('job.id', 'desc')
      .limit(CURSOR_PAGE_ROWS)
      .execute(),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from job where job.joined_into is null and ${conditions} limit ${COUNT_CAP + 1}
      ) found`.execute(db),
  ])
  const count = countResult.rows[0]?.count ?? 0
  const { items, next } = toCursorPage(rows, ({ posted_at, id }) => ({ at: posted_at, id }))
  return { items: items.map(presentAdminJob), next, total: Math.min(count, COUNT_CAP), totalCapped: count > COUNT_CAP }
}

const head = ['Id', 'Title', 'Address', 'Company', 'Status', 'Sources', 'Postings', 'Posted']

/** Returns the filtered list as CSV, and records the download. */
export async function downloadJobs(
  ctx: Context,
  admin: Admin,
  filter: Omit<Query, 'after'>,
): Promise<{ name: string; csv: string }> {
  const rows = await adminJobs(ctx.db)
    .where(sql<boolean>`${conditionsOf(filter)}`)
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(MOST_DOWNLOADED)
    .execute()
  const lines = rows.map(presentAdminJob).map(({ _id, title, slug, company, open, removedAt, ...job }) => {
    const state = removedAt !== null ? 'removed' : open ? 'open' : 'closed'
    return [_id, title, slug, company.name, state, job.sources.join(', '), String(job.postings), job.postedAt]
  })
  await recordDownload(ctx, admin, { things: 'jobs', count: rows.length, filter })
  return { name: `jobs-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv: csvOf([head, ...lines]) }
}

/** Returns the conditions of a filter on `job`. */
function conditionsOf({ q = '', state, source, company }: Omit<Query, 'after'>): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (state === 'open') conditions.push(sql`job.closed_at is null`)
  if (state === 'closed') conditions.push(sql`job.closed_at is not null`)
  if (state === 'removed') conditions.push(sql`job.removed_at is not null`)
  if (source !== undefined) {
    conditions.push(sql`exists (
      select from posting join job_source on job_source.id = posting.source_id
      where posting.job_id = job.id and job_source.kind = ${source})`)
  }
  if (company !== undefined) {
    conditions.push(
      sql`job.company_id in (select id from actor where actor.kind = 'company' and actor.slug = ${company})`,
    )
  }
  return sql.join([...conditions, ...wordConditions(q.toLowerCase())], sql` and `)
}

function wordConditions(text: string): RawBuilder<unknown>[] {
  if (UUID.test(text)) return [sql`job.id = ${text}::uuid`]
  const parts = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = word.replaceAll(/[\\%_]/g, '\\$&')
      return sql`lower(' ' || job.title) like ${[...word].length < ANY_PART ? `% ${pattern}%` : `%${pattern}%`}`
    })
  return parts.length === 0 ? [] : [sql`((${sql.join(parts, sql` and `)}) or job.slug = ${text})`]
}
