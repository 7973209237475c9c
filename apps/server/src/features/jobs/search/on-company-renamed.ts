import type { Listener } from '../../../platform/activity/listener.ts'
import { refreshCompanyTask } from './refresh-company.task.ts'

/** Makes a renamed company's jobs searchable by the new name, and updates its name and slug on their cards. */
export const searchNewName: Listener<'company.renamed' | 'company.address-changed'> = {
  name: 'jobs.search-new-name',
  kinds: ['company.renamed', 'company.address-changed'],
  async react({ tasks }, tx, { actorId }) {
    if (actorId === null) return
    await tasks.send(tx, refreshCompanyTask, { companyId: actorId })
  },
}
