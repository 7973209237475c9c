import { type DraftJobFields, draftJobFields } from '@rise/contract/postings/fields'
import type { CloseReason, ReadableField, WrittenJobState } from '@rise/contract/postings/kinds'
import { wasPublished } from '@rise/contract/postings/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { remergeJobs } from '../../jobs/index.ts'
import { endOf } from '../by-companies/end-of-job.ts'
import { showJob, storedFields, wholeFields } from '../by-companies/save-written-job.ts'
import { closePosting } from '../by-companies/store-written-job.ts'
import { blankJob } from '../by-companies/written-job-row.ts'
import material from './written-jobs.json' with { type: 'json' }

const DAY_MS = 86_400_000

interface Material {
  readonly company: string
  /** The email address of the author's login; absent for companies without a demo account. */
  readonly by?: string
  readonly state: WrittenJobState
  readonly openedDaysAgo?: number
  readonly publishInDays?: number
  readonly closeReason?: CloseReason
  readonly guessed?: readonly ReadableField[]
  /** The views per day, today first. */
  readonly views?: readonly number[]
  readonly fields: object
}

/**
 * Adds jobs written by teams of the demo world, in every state. Skips companies that have written one. Returns the
 * number of jobs added.
 */
export async function loadWrittenJobs(ctx: Context): Promise<number> {
  let addedCount = 0
  const bySlug = Map.groupBy(material as readonly Material[], ({ company }) => company)
  for (const [slug, jobs] of bySlug) {
    addedCount += await ctx.db.transaction().execute(async (tx) => {
      const company = await tx
        .selectFrom('actor')
        .innerJoin('company', 'company.actor_id', 'actor.id')
        .select(['actor.id', 'company.name'])
        .where('actor.slug', '=', slug)
        .forUpdate('actor')
        .executeTakeFirst()
      if (!company) return 0
      const existingJob = tx.selectFrom('written_job').select('id').where('company_id', '=', company.id)
      if (await existingJob.limit(1).executeTakeFirst()) return 0
      for (const job of jobs) await add(ctx, tx, company, job)
      return jobs.length
    })
  }
  return addedCount
}

async function add(ctx: Context, tx: Tx, company: { id: string; name: string }, job: Material): Promise<void> {
  const { state, openedDaysAgo = 0, publishInDays, closeReason, guessed = [], views = [] } = job
  const now = ctx.clock.now()
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const fields: DraftJobFields = draftJobFields.parse({ ...blankJob, ...job.fields })
  const id = ctx.newId()
  const opened_at = wasPublished(state) ? days(-openedDaysAgo) : null
  const login =
    job.by === undefined
      ? undefined
      : await tx.selectFrom('login').select('id').where('email', '=', job.by).executeTakeFirst()
  await tx
    .insertInto('written_job')
    .values({
      ...{ id, company_id: company.id, login_id: login?.id ?? null, state, open: state === 'open', opened_at },
      ...{ fields: storedFields(fields), guessed: [...guessed], close_reason: closeReason ?? null },
      publish_at: publishInDays === undefined ? null : days(publishInDays),
      ends_at: opened_at && endOf(fields, opened_at),
      created_at: opened_at ?? days(-1),
      updated_at: opened_at ?? days(-1),
    })
    .execute()
  if (opened_at === null) return
  // A job that is no longer open has a page, too. It is stored as opened now, so that its end isn't past, and closed
  // below.
  const publishedAt = state === 'open' ? opened_at : now
  await showJob(ctx, tx, company, { id, opened_at: publishedAt, fields: wholeFields(fields) })
  const update = tx.updateTable('posting').set({ posted_at: opened_at }).where('key', '=', id)
  const rows = await update.returning('job_id').execute()
  await remergeJobs(
    ctx,
    tx,
    rows.map(({ job_id }) => job_id),
  )
  await sql`
    insert into job_view_day (job_id, day, views)
    select posting.job_id, (${now}::timestamptz at time zone 'UTC')::date - seen.ago::int + 1, seen.views
    from posting, unnest(${views}::int[]) with ordinality as seen (views, ago)
    where posting.key = ${id} and seen.views > 0 on conflict do nothing`.execute(tx)
  if (state !== 'open') await closePosting(ctx, tx, company, id)
}
