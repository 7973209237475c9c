import type { MissionDeed } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CountedDeed } from '../../platform/manifest/counted-deed.ts'

/** Actions in moderation that count towards missions. */
export const countedDeeds = {
  'fake-job-reported': {
    beginsAt: '/jobs',
    on: ['review.decided', 'review.undone'],
    others: reporters,
    things: (_tx, ids) => sql`
      select reporter_id as actor_id, review_id::text as thing, review.decided_at as at from report
      join review on review.id = report.review_id
      where reporter_id = any(${ids}::uuid[]) and review.kind = 'job' and review.decided_at is not null
        and review.decision <> 'dismiss' and not report.overturned`,
  },
} satisfies Partial<Record<MissionDeed, CountedDeed>>

async function reporters(tx: Tx, { kind, data }: Activity): Promise<readonly string[]> {
  if (kind !== 'review.decided' && kind !== 'review.undone') return []
  const rows = await tx.selectFrom('report').select('reporter_id').where('review_id', '=', data.reviewId).execute()
  return rows.flatMap(({ reporter_id }) => reporter_id ?? [])
}
