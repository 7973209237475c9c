import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { storedApplication, teamPath, toCompany } from './application-row.ts'
import { interviewMail } from './application-things.ts'

/** A candidate chose a time for an interview. */
export const interviewPicked = defineNotice({
  grouped: false,
  stored: storedApplication,
  on: ['application.interview-picked'],
  recipients: (tx, { data }) => toCompany(tx, data.applicationId, {}, { mailedEachTime: true }),
  text: ({ data: { title } }) => t('chose a time for the interview about “{title}”', { title }),
  action: msg('See the interview'),
  path: ({ data }) => teamPath(data),
  mail: interviewMail,
})
