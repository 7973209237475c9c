import type { Listener } from '../../../platform/activity/activity.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** The jobs of a company that has another name or address are found by it and show it, and no more the former one. */
export const searchNewName: Listener<'company.renamed' | 'company.address-changed'> = {
  name: 'jobs.search-new-name',
  kinds: ['company.renamed', 'company.address-changed'],
  async react({ tasks }, tx, { actorId }) {
    if (actorId === null) return
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
