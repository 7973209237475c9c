import type { Listener } from '../../../platform/activity/listener.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** The jobs of a company with a new name or address are found by the new one and show it, no longer the former. */
export const searchNewName: Listener<'company.renamed' | 'company.address-changed'> = {
  name: 'jobs.search-new-name',
  kinds: ['company.renamed', 'company.address-changed'],
  async react({ tasks }, tx, { actorId }) {
    if (actorId === null) return
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
