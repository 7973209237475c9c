import { stages } from '@rise/contract/applications/kinds'
import { stageNames } from '@rise/contract/applications/words'
import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { ownPath, storedApplication, tellCandidate } from './application-row.ts'

const stored = storedApplication.extend({ to: z.enum(stages) })

/** An employer moved an application; not told when it is elsewhere by now, such as after an undo. */
export const applicationMoved: NotificationKind<'application.moved'> = {
  grouped: false,
  on: ['application.moved'],
  async tell(tx, { data: { applicationId, to } }) {
    const application = await tx
      .selectFrom('application')
      .select('stage')
      .where('id', '=', applicationId)
      .executeTakeFirst()
    return application?.stage === to ? tellCandidate(tx, applicationId, { to }) : []
  },
  say({ data }) {
    const { title, to } = stored.parse(data)
    return `moved your application for “${title}” to “${stageNames[to]}”`
  },
  leadTo: ({ data }) => ownPath(data),
}
