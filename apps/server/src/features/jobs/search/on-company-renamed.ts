import type { Listener } from '../../../platform/activity.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** The jobs of a company that has another name are found by it, and no more by the former one. */
export const searchNewName: Listener = {
  name: 'jobs.search-new-name',
  kinds: ['company.renamed'],
  async react({ tasks }, tx, { actorId }) {
    if (actorId === null) return
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
