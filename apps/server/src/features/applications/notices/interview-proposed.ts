import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { ownPath, storedApplication, toCandidate } from './application-row.ts'
import { interviewMail } from './application-things.ts'

const storedData = storedApplication.extend({ cancelled: z.boolean().default(false) })

/** An employer offered times for an interview, or cancelled an interview. */
export const interviewProposed = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['application.interview-proposed', 'application.interview-cancelled'],
  recipients: (tx, { kind, data }) =>
    toCandidate(
      tx,
      data.applicationId,
      { cancelled: kind === 'application.interview-cancelled' },
      { mailedEachTime: true },
    ),
  text({ data }) {
    const { title, cancelled } = data
    return cancelled
      ? t('cancelled an interview about “{title}”', { title })
      : t('invites you to an interview about “{title}”', { title })
  },
  action: msg('Choose a time'),
  path: ({ data }) => ownPath(data),
  mail: interviewMail,
})
