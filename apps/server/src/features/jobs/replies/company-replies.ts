import type { ReplyFigures } from '@rise/contract/companies/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { type Expression, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { part } from '../../../platform/slot.ts'
import { todayPart } from '../../companies/index.ts'
import type {} from '../tables.ts'

/**
 * Returns the reply figures for a job's page: the job's own, or else its company's. Returns null while both have too
 * few applications.
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

/** Selects a company's reply figures; null while there are too few applications. */
function companyFigures(db: Database | Tx, companyId: Expression<string>) {
  return jsonObjectFrom(
    db
      .selectFrom('reply_figure')
      .select(['applications', 'percent', 'median_days as medianDays'])
      .where('reply_figure.company_id', '=', companyId)
      .where('reply_figure.job_id', 'is', null),
  )
}

/** A company's reply figures, for its page. */
export const companyReplies = part({
  column: ({ db, ownerId }) => companyFigures(db, ownerId),
  present: (figures) => figures,
})

/** A company's reply figures, for the desk of its team. */
export const shownReplies = todayPart<ReplyFigures | null, ReplyFigures>({
  column: ({ db, companyId }) => companyFigures(db, sql<string>`${companyId}::uuid`),
  present: (figures) => figures as ReplyFigures,
})
