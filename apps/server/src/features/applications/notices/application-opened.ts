import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { ownPath, storedApplication, toCandidate } from './application-row.ts'
import { applicationMail } from './application-things.ts'

/** An employer opened an application for the first time. */
export const applicationOpened = defineNotice({
  grouped: false,
  stored: storedApplication,
  on: ['application.opened'],
  recipients: (tx, { data }) => toCandidate(tx, data.applicationId),
  text: ({ data: { title } }) => t('opened your application for “{title}”', { title }),
  action: msg('See your application'),
  path: ({ data }) => ownPath(data),
  mail: applicationMail,
})
