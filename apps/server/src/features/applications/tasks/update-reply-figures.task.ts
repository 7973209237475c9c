import { LEAST_FOR_FIGURES } from '@rise/contract/applications/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { type ReplyFigure, storeReplyFigures } from '../../jobs/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'

/** Days until an application counts, answered or not. */
const FAIR_DAYS = 7

/**
 * Computes the reply figures of one company or all, and stores them; every page reads the stored figures.
 *
 * An application counts once it is a week old, unless it was withdrawn before. The number and the share cover answered
 * and unanswered applications, the median only the answered ones among them. The share is rounded, but 0 and 100 are
 * exact.
 */
export async function countReplies(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  companyId: string | null = null,
): Promise<void> {
  // A slow count must not replace a newer one.
  await sql`select pg_advisory_xact_lock(hashtext('reply-figures'))`.execute(tx)
  const week = sql`make_interval(days => ${FAIR_DAYS})`
  const { rows } = await sql<ReplyFigure>`
    with due as (
      select application.*, page.job_id from application left join (
        select posting.company_id, posting.key, coalesce(job.joined_into, job.id) as job_id
        from job_source join posting on posting.source_id = job_source.id join job on job.id = posting.job_id
        where job_source.kind = ${WRITTEN_HERE}
      ) as page on page.company_id = application.company_id and page.key = application.written_job_id::text
      where applied_at <= ${clock.now()}::timestamptz - ${week}
        and (stage <> 'withdrawn' or ended_at >= applied_at + ${week})
        and ${companyId === null ? sql`true` : sql`application.company_id = ${companyId}`}
    ), counted as (
      select company_id, job_id, count(*)::int as applications, count(answered_at)::int as answered,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 86400.0) as median
      from due group by grouping sets ((company_id), (company_id, job_id))
      having count(*) >= ${LEAST_FOR_FIGURES} and (grouping(job_id) = 1 or job_id is not null)
    )
    select company_id as "companyId", job_id as "jobId", applications, round(median::numeric, 1)::float8 as "medianDays",
      case when answered in (0, applications) then 100 * answered / applications
        else least(99, greatest(1, round(100.0 * answered / applications))) end::int as percent
    from counted`.execute(tx)
  await storeReplyFigures(tx, companyId, rows)
}

/**
 * Updates the reply figures: of one company when its answers change, and of all companies every hour, because
 * applications get older.
 */
export const updateReplyFigures: Task<{ companyId?: string | undefined }> = {
  name: 'keep-reply-figures',
  data: z.object({ companyId: z.uuid().optional() }),
  schedule: '17 * * * *',
  async handle(ctx, { companyId }) {
    await ctx.db.transaction().execute((tx) => countReplies(ctx, tx, companyId ?? null))
  },
}
