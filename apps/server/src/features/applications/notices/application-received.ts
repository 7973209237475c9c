import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { storedApplication, teamPath, toCompany } from './application-row.ts'
import { applicationMail } from './application-things.ts'

const storedData = storedApplication.extend({ withdrawn: z.boolean().default(false) })

/** Someone applied for a job of the company, or withdrew. */
export const applicationReceived = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['application.received', 'application.withdrawn'],
  recipients: (tx, { kind, data }) =>
    toCompany(tx, data.applicationId, { withdrawn: kind === 'application.withdrawn' }),
  text({ data: { title, withdrawn } }) {
    return withdrawn ? t('withdrew their application for “{title}”', { title }) : t('applied for “{title}”', { title })
  },
  action: msg('Review the application'),
  path: ({ data }) => teamPath(data),
  mail: applicationMail,
})
