import type { ReportReason } from '@rise/contract/moderation/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

const HOUR_MS = 3_600_000

interface DemoReports {
  readonly reviewId: string
  /** Selects the reporters; the same seed always selects the same members. */
  readonly seed: string
  readonly reason: ReportReason
  /** The words that the first reporter wrote. */
  readonly words: string
  readonly author: string
  readonly text: string
  readonly picture?: string
  readonly at: Date
  readonly times: number
  readonly minutesBetween: number
}

/** Adds reports of the same content by several members. Returns their number. */
export async function sendDemoReports(
  ctx: Context,
  tx: Tx,
  { reviewId, seed, reason, words, author, text, picture, at, times, minutesBetween }: DemoReports,
): Promise<number> {
  const { rows } = await sql<{ actor_id: string; login_id: string }>`
    select membership.actor_id, membership.login_id from membership join actor on actor.id = membership.actor_id
    where actor.kind = 'professional' and actor.listed and actor.id <> ${author}
    order by md5(actor.slug || ${seed}) limit ${sql.lit(times)}`.execute(tx)
  for (const [place, { actor_id, login_id }] of rows.entries()) {
    const reportId = ctx.newId()
    await tx
      .insertInto('report')
      .values({
        ...{ id: reportId, review_id: reviewId, reporter_id: actor_id, login_id, reason, network: null },
        ...{
          words: place === 0 ? words : '',
          created_at: new Date(at.getTime() + (place * minutesBetween * HOUR_MS) / 60),
        },
      })
      .execute()
    const line = { report_id: reportId, position: 0, author_id: author, text, reported: true, created_at: at }
    await tx
      .insertInto('report_line')
      .values({ ...line, picture_id: picture ?? null })
      .execute()
  }
  return rows.length
}
