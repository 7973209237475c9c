import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type {} from '../tables.ts'

/** How often and how soon a company answers applications, in total or for one job. */
export interface ReplyFigure {
  readonly companyId: string
  readonly jobId: string | null
  readonly applications: number
  readonly percent: number
  readonly medianDays: number | null
}

/** Replaces the reply figures of one company, or of all (null). Changes show immediately on the cards of its jobs. */
export async function storeReplyFigures(
  tx: Tx,
  companyId: string | null,
  figures: readonly ReplyFigure[],
): Promise<void> {
  const { rows } = await sql<{ company_id: string }>`
    with given as (
      select "companyId" as company_id, "jobId" as job_id, applications, percent, "medianDays" as median_days
      from json_to_recordset(${JSON.stringify(figures)}::json)
        as given ("companyId" uuid, "jobId" uuid, applications integer, percent smallint, "medianDays" real)
    ), gone as (
      delete from reply_figure as known where ${companyId === null ? sql`true` : sql`company_id = ${companyId}`}
        and not exists (
          select from given where given.company_id = known.company_id and given.job_id is not distinct from known.job_id
        ) returning company_id
    ), changed as (
      insert into reply_figure as known (company_id, job_id, applications, percent, median_days)
      select company_id, job_id, applications, percent, median_days from given
      on conflict (company_id, job_id) do update
      set applications = excluded.applications, percent = excluded.percent, median_days = excluded.median_days
      where (known.applications, known.percent, known.median_days)
        is distinct from (excluded.applications, excluded.percent, excluded.median_days)
      returning company_id
    )
    select company_id from gone union select company_id from changed`.execute(tx)
  const companyIds = rows.map(({ company_id }) => company_id)
  if (companyIds.length === 0) return
  const isOfCompanies = sql`company_id = any(${companyIds}::uuid[]) and application_type = 'Smart Apply'`
  await sql`select from job_search where ${isOfCompanies} order by job_id for update`.execute(tx)
  // Rewrites the rows of the jobs, because cards are cached by the version of their row.
  await sql`update job_search set application_type = application_type where ${isOfCompanies}`.execute(tx)
}
