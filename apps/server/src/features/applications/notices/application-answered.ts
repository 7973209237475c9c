import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice, type Recipient } from '../../../platform/manifest/notice.ts'
import { ownPath, storedApplication, teamPath, toCandidate, toCompany } from './application-row.ts'
import { applicationMessageMail } from './application-things.ts'

const storedData = storedApplication.extend({ declined: z.boolean().default(false) })

/** An employer declined an application, or one side wrote to the other. A decline has its own email. */
export const applicationAnswered = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['application.declined', 'application.messaged'],
  async recipients(tx, activity): Promise<readonly Recipient[]> {
    const { applicationId } = activity.data
    if (activity.kind === 'application.declined') {
      const candidates = await toCandidate(tx, applicationId, { declined: true })
      return candidates.map((candidate) => ({ ...candidate, mailed: false }))
    }
    const step = await tx
      .selectFrom('application_step')
      .select('by_side')
      .where('id', '=', activity.data.stepId)
      .executeTakeFirst()
    if (!step) return []
    return step.by_side === 'team'
      ? toCandidate(tx, applicationId, {}, { mailedEachTime: true })
      : toCompany(tx, applicationId)
  },
  text({ data: { title, declined } }) {
    return declined
      ? t('answered your application for “{title}”', { title })
      : t('wrote to you about “{title}”', { title })
  },
  action: msg('Read the answer'),
  path: ({ role, data }) => (role === 'professional' ? ownPath(data) : teamPath(data)),
  mail: applicationMessageMail,
})
