import { LEAST_FOR_FIGURES } from '@rise/contract/applications/limits'
import type { ReplyFigures } from '@rise/contract/companies/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type {} from '../tables.ts'

/** Applications younger than this that have no answer yet count for nothing. */
const FAIR_DAYS = 7

/** What is counted of applications. */
export interface CountedReplies {
  readonly applications: number
  readonly due: number
  readonly answered: number
  readonly median: number | null
}

/** Selects the counts; withdrawn applications without an answer count for nothing. */
export function replyCounts(now: Date): RawBuilder<unknown> {
  return sql`
    count(*)::int as applications,
    count(*) filter (
      where answered_at is not null
        or (stage <> 'withdrawn' and applied_at <= ${now}::timestamptz - make_interval(days => ${FAIR_DAYS}))
    )::int as due,
    count(answered_at)::int as answered,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 86400.0) as median`
}

/** Returns how often and how soon applications are answered; null below ten. */
export function figuresOf({ applications, due, answered, median }: CountedReplies): ReplyFigures | null {
  if (applications < LEAST_FOR_FIGURES || due === 0) return null
  return {
    applications,
    percent: Math.round((100 * answered) / due),
    medianDays: median === null ? null : Math.round(Number(median) * 10) / 10,
  }
}

/** Returns how a company answers, of all its applications or of one job's, as of now; null below ten applications. */
export async function readFigures(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  of: { readonly companyId: string } | { readonly writtenJobId: string },
): Promise<ReplyFigures | null> {
  const where = 'companyId' in of ? sql`company_id = ${of.companyId}` : sql`written_job_id = ${of.writtenJobId}`
  const { rows } = await sql<CountedReplies>`
    select ${replyCounts(clock.now())} from application where ${where}`.execute(db)
  return rows[0] ? figuresOf(rows[0]) : null
}
