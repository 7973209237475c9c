import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { jobCardsOf, jobThing } from '../../jobs/index.ts'

/** The maximum number of jobs that the notification's email shows. */
const MOST_SHOWN = 5

const storedData = z.object({ items: z.int(), leaves: z.boolean() })

/** Auto-apply queued applications. The member can review them, and skip those that would be sent after 24 hours. */
export const autoApplyQueued = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['auto-apply.queued'],
  async recipients(tx, { actorId, data: { items } }) {
    if (actorId === null) return []
    const autoRow = await tx
      .selectFrom('auto_apply')
      .select(['active', 'rules'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    if (!autoRow?.active) return []
    return [{ memberId: actorId, data: { items, leaves: autoRow.rules.consent === 'after-24h' } }]
  },
  text({ data: { items, leaves } }) {
    return leaves
      ? t(
          '{items, plural, one {One application is} other {# applications are}} in your queue. Those to jobs on this site leave after 24 hours unless you skip them',
          { items },
        )
      : t('{items, plural, one {One application is} other {# applications are}} ready for you to check', { items })
  },
  action: msg('Check the applications'),
  path: () => '/smart-apply?show=auto',
  mail: {
    async things({ db, memberId }) {
      const rows = await db
        .selectFrom('auto_item')
        .select('job_id')
        .where('actor_id', '=', memberId)
        .where('state', '=', 'waiting')
        .orderBy('queued_at', 'desc')
        .limit(MOST_SHOWN)
        .execute()
      const cards = await jobCardsOf(
        db,
        rows.map(({ job_id }) => job_id),
      )
      return cards.map(jobThing)
    },
    discreetSubject: () => t('There’s something for you to check'),
  },
})
