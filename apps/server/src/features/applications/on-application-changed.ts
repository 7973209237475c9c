import type { Listener } from '../../platform/activity/listener.ts'
import { announce } from '../../platform/realtime/topics.ts'
import type {} from './activities.ts'
import type {} from './tables.ts'

/** Informs a team's open lists and boards of new, moved, declined and withdrawn applications. */
export const announceApplicants: Listener<
  'application.received' | 'application.moved' | 'application.sorted' | 'application.declined' | 'application.withdrawn'
> = {
  name: 'applications.announce-applicants',
  kinds: [
    ...(['application.received', 'application.moved', 'application.sorted'] as const),
    ...(['application.declined', 'application.withdrawn'] as const),
  ],
  async react(ctx, tx, { data: { applicationId } }) {
    const application = await tx
      .selectFrom('application')
      .select('written_job_id')
      .where('id', '=', applicationId)
      .executeTakeFirst()
    if (application) await announce(ctx, tx, `applicants:${application.written_job_id}`)
  },
}
