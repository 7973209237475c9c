import type { Listener } from '../../../platform/activity/listener.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** Makes the jobs of a renamed company searchable by its new name, and shows its new name and address on them. */
export const searchNewName: Listener<'company.renamed' | 'company.address-changed'> = {
  name: 'jobs.search-new-name',
  kinds: ['company.renamed', 'company.address-changed'],
  async react({ tasks }, tx, { actorId }) {
    if (actorId === null) return
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
