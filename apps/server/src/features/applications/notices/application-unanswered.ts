import { UNANSWERED_DAYS } from '@rise/contract/applications/limits'
import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { ownPath, storedApplication, teamPath, toCandidate, toCompany } from './application-row.ts'
import { applicationMail } from './application-things.ts'

/** An application has long been unanswered: notifies both sides. */
export const applicationUnanswered = defineNotice({
  grouped: false,
  stored: storedApplication,
  on: ['application.unanswered'],
  recipients: async (tx, { data: { applicationId } }) => [
    ...(await toCompany(tx, applicationId)),
    ...(await toCandidate(tx, applicationId)),
  ],
  text({ role, data: { title } }) {
    return role === 'professional'
      ? t('hasn’t answered your application for “{title}” in {days} days', { title, days: UNANSWERED_DAYS })
      : t('has waited {days} days for an answer about “{title}”', { title, days: UNANSWERED_DAYS })
  },
  action: msg('Open the application'),
  path: ({ role, data }) => (role === 'professional' ? ownPath(data) : teamPath(data)),
  mail: applicationMail,
})
