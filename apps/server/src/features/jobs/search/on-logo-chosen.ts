import type { Listener } from '../../../platform/activity/listener.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** Refreshes the cards of a company's jobs when its logo changes, because they are cached until their rows change. */
export const showNewLogo: Listener<'picture.chosen'> = {
  name: 'jobs.show-new-logo',
  kinds: ['picture.chosen'],
  async react({ tasks }, tx, { actorId, data }) {
    if (actorId === null || data.kind !== 'photo') return
    // The task does nothing for a professional, who has no jobs.
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
