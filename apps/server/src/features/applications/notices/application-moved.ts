import { stages } from '@rise/contract/applications/kinds'
import { stageNames } from '@rise/contract/applications/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { ownPath, storedApplication, toCandidate } from './application-row.ts'
import { applicationMail } from './application-things.ts'

const storedData = storedApplication.extend({ to: z.enum(stages) })

/** An employer moved an application. Not sent if the application has been moved again, for example by an undo. */
export const applicationMoved = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['application.moved'],
  async recipients(tx, { data: { applicationId, to } }) {
    const application = await tx
      .selectFrom('application')
      .select('stage')
      .where('id', '=', applicationId)
      .executeTakeFirst()
    return application?.stage === to ? toCandidate(tx, applicationId, { to }) : []
  },
  text({ data: { title, to } }) {
    return t('moved your application for “{title}” to “{stage}”', { title, stage: t(stageNames[to]) })
  },
  action: msg('See your application'),
  path: ({ data }) => ownPath(data),
  mail: applicationMail,
})
