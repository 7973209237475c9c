import { sql } from 'kysely'
import type { Listener } from '../../../platform/activity/listener.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'

/**
 * Removes manually sent applications from the queue: as sent if they came from there, otherwise because the member has
 * applied.
 */
export const leaveQueue: Listener<'application.received'> = {
  name: 'smart-apply.leave-queue',
  kinds: ['application.received'],
  async react({ clock }, tx, { data: { applicationId } }) {
    await sql`
      update auto_item set changed_at = ${clock.now()},
        state = case when auto_item.id = application.id then 'sent' else 'skipped' end,
        reason = case when auto_item.id = application.id then null else 'applied' end
      from application
      join posting on posting.company_id = application.company_id and posting.key = application.written_job_id::text
      join job_source on job_source.id = posting.source_id and job_source.kind = ${WRITTEN_HERE}
      where application.id = ${applicationId} and auto_item.actor_id = application.actor_id
        and auto_item.job_id = posting.job_id and auto_item.state = 'waiting'`.execute(tx)
  },
}
