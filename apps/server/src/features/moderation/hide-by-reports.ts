import type { ReportKind } from '@rise/contract/moderation/kinds'
import { REPORT_DAYS, REPORTER_AGE_DAYS, REPORTS_TO_HIDE } from '@rise/contract/moderation/limits'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Reportable } from '../content/index.ts'

const DAY_MS = 86_400_000

interface ReportedContent {
  readonly kind: ReportKind
  readonly id: string
  readonly reviewId: string
  /** When the author last edited the content. */
  readonly changedAt: Date | null
}

/**
 * Hides content that enough members have reported recently, until a moderator decides. A report counts if its account
 * is confirmed, not suspended and no longer new, and has not helped to hide acceptable content before. Only one report
 * per network counts. Content that a moderator found acceptable isn't hidden again unless its author edits it.
 */
export async function hideByReports(ctx: Context, tx: Tx, thing: Reportable, reported: ReportedContent): Promise<void> {
  const { conceal, hiddenByReports } = thing
  const { id, reviewId } = reported
  if (!conceal || !hiddenByReports || (await isImmune(tx, reported))) return
  if ((await countReports(ctx, tx, reviewId)) < REPORTS_TO_HIDE) return
  const hiddenReview = await tx
    .updateTable('review')
    .set({ hidden_at: ctx.clock.now() })
    .where('id', '=', reviewId)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (hiddenReview) await conceal(ctx, tx, id, 'hidden')
}

async function isImmune(tx: Tx, { kind, id, changedAt }: ReportedContent): Promise<boolean> {
  const acceptingReview = await tx
    .selectFrom('review')
    .select('decided_at')
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .where('decision', '=', 'dismiss')
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  const at = acceptingReview?.decided_at
  return at !== undefined && at !== null && (changedAt === null || changedAt <= at)
}

async function countReports(ctx: Context, tx: Tx, reviewId: string): Promise<number> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS)
  const { count } = await tx
    .selectFrom('report')
    .innerJoin('login', 'login.id', 'report.login_id')
    .innerJoin('actor', 'actor.id', 'report.reporter_id')
    .select(sql<number>`count(distinct report.network)::int`.as('count'))
    .where('report.review_id', '=', reviewId)
    .where('report.created_at', '>', daysAgo(REPORT_DAYS))
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.suspended_at', 'is', null)
    .where('login.created_at', '<=', daysAgo(REPORTER_AGE_DAYS))
    .where('actor.created_at', '<=', daysAgo(REPORTER_AGE_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report as earlier')
            .select('earlier.id')
            .whereRef('earlier.reporter_id', '=', 'report.reporter_id')
            .where('earlier.overturned', '=', true),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
