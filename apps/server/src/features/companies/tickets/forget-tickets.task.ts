import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

/** Deletes expired links, and with them the addresses that they were sent to. */
export const forgetCompanyTickets: Task<object> = {
  name: 'forget-company-tickets',
  data: z.object({}),
  schedule: '23 * * * *',
  async handle({ db, clock }) {
    await db.deleteFrom('company_ticket').where('expires_at', '<=', clock.now()).execute()
  },
}
