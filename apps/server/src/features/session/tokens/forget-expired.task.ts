import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'

const DAY_MS = 86_400_000
const KNOWN_NETWORK_DAYS = 90
const FAILED_LOG_IN_DAYS = 30

/**
 * Deletes expired sessions, links and used tokens, wrong passwords after 30 days, and known networks after 90 days
 * without a login.
 */
export const forgetExpired: Task<object> = {
  name: 'forget-expired',
  data: z.object({}),
  schedule: '37 * * * *',
  async handle({ db, clock }) {
    const now = clock.now()
    for (const table of ['session', 'ticket', 'used_id_token'] as const) {
      await db.deleteFrom(table).where('expires_at', '<=', now).execute()
    }
    const unseenSince = new Date(now.getTime() - KNOWN_NETWORK_DAYS * DAY_MS)
    await db.deleteFrom('known_network').where('last_seen_at', '<=', unseenSince).execute()
    const failedSince = new Date(now.getTime() - FAILED_LOG_IN_DAYS * DAY_MS)
    await db.deleteFrom('failed_log_in').where('created_at', '<=', failedSince).execute()
  },
}
