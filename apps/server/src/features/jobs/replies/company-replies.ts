import type { JobCard } from '@rise/contract/jobs/shapes'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { part } from '../../../platform/slot.ts'
import type {} from '../tables.ts'

/**
 * Returns the reply figures for a job's page: the job's own, or else its company's; null while there are too few
 * applications.
 */
export async function readReplyFigures(
  db: Database | Tx,
  { companyId, jobId = null }: { readonly companyId: string; readonly jobId?: string | null },
): Promise<JobCard['replies']> {
  const row = await db
    .selectFrom('reply_figure')
    .select(['job_id', 'applications', 'percent', 'median_days as medianDays'])
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('job_id', 'is', null), ...(jobId === null ? [] : [eb('job_id', '=', jobId)])]))
    .orderBy((eb) => eb('job_id', 'is', null))
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { job_id, ...figures } = row
  return { of: job_id === null ? 'company' : 'job', ...figures }
}

/** Returns a company's reply figures for its page. */
export const companyReplies = part({
  column: ({ db, ownerId }) =>
    jsonObjectFrom(
      db
        .selectFrom('reply_figure')
        .select(['applications', 'percent', 'median_days as medianDays'])
        .where('reply_figure.company_id', '=', ownerId)
        .where('reply_figure.job_id', 'is', null),
    ),
  present: (figures) => figures,
})
