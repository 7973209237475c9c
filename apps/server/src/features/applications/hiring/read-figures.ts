import { LEAST_FOR_FIGURES } from '@rise/contract/applications/limits'
import type { ReplyFigures } from '@rise/contract/applications/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type {} from '../tables.ts'

/** Applications younger than this that have no answer yet count for nothing. */
const FAIR_DAYS = 7

/**
 * Returns how often and how soon a company answers, of all its applications or of one job's; null below ten applications.
 * Withdrawn ones without an answer count for nothing.
 */
export async function readFigures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  of: { readonly companyId: string } | { readonly writtenJobId: string },
): Promise<ReplyFigures | null> {
  const where = 'companyId' in of ? sql`company_id = ${of.companyId}` : sql`written_job_id = ${of.writtenJobId}`
  const { rows } = await sql<{ all: number; due: number; answered: number; median: number | null }>`
    select count(*)::int as all,
      count(*) filter (
        where answered_at is not null
          or (stage <> 'withdrawn' and applied_at <= ${clock.now()}::timestamptz - make_interval(days => ${FAIR_DAYS}))
      )::int as due,
      count(answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 86400.0) as median
    from application where ${where}`.execute(db)
  const [figures] = rows
  if (!figures || figures.all < LEAST_FOR_FIGURES || figures.due === 0) return null
  return {
    percent: Math.round((100 * figures.answered) / figures.due),
    medianDays: figures.median === null ? null : Math.round(Number(figures.median) * 10) / 10,
  }
}
