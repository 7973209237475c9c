import { z } from 'zod'
import type { NotificationKind, Telling } from '../../notification-kind.ts'
import { ownPath, storedApplication, teamPath, tellCandidate, tellCompany } from './application-row.ts'

const stored = storedApplication.extend({ declined: z.boolean().default(false) })

/** An employer declined an application, or one side wrote to the other. A decline has an email of its own. */
export const applicationAnswered: NotificationKind<'application.declined' | 'application.messaged'> = {
  grouped: false,
  on: ['application.declined', 'application.messaged'],
  async tell(tx, activity): Promise<readonly Telling[]> {
    const { applicationId } = activity.data
    if (activity.kind === 'application.declined') {
      const told = await tellCandidate(tx, applicationId, { declined: true })
      return told.map((telling) => ({ ...telling, mailed: false }))
    }
    const step = await tx
      .selectFrom('application_step')
      .select('by_side')
      .where('id', '=', activity.data.stepId)
      .executeTakeFirst()
    if (!step) return []
    return step.by_side === 'team'
      ? tellCandidate(tx, applicationId, {}, { urgent: true })
      : tellCompany(tx, applicationId)
  },
  say({ data }) {
    const { title, declined } = stored.parse(data)
    return declined ? `answered your application for “${title}”` : `wrote to you about “${title}”`
  },
  leadTo: ({ role, data }) => (role === 'professional' ? ownPath(data) : teamPath(data)),
}
