import { sql } from 'kysely'
import type { Listener } from '../../../platform/activity/listener.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'

/**
 * Removes manually sent applications from the queue. An item that the member sent from the queue becomes `sent`. If the
 * member applied on the job's page, the item is skipped with the reason `applied`.
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
      join job_source on job_source.company_id = application.company_id and job_source.kind = ${WRITTEN_HERE}
      join posting on posting.source_id = job_source.id and posting.key = application.written_job_id::text
      where application.id = ${applicationId} and auto_item.actor_id = application.actor_id
        and auto_item.job_id = posting.job_id and auto_item.state = 'waiting'`.execute(tx)
  },
}
