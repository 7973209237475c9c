import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { storedApplication, teamPath, tellCompany } from './application-row.ts'

const stored = storedApplication.extend({ withdrawn: z.boolean().default(false) })

/** Someone applied for a job of the company, or withdrew. */
export const applicationReceived: NotificationKind<'application.received' | 'application.withdrawn'> = {
  grouped: false,
  on: ['application.received', 'application.withdrawn'],
  tell: (tx, { kind, data }) => tellCompany(tx, data.applicationId, { withdrawn: kind === 'application.withdrawn' }),
  say({ data }) {
    const { title, withdrawn } = stored.parse(data)
    return withdrawn ? `withdrew their application for “${title}”` : `applied for “${title}”`
  },
  leadTo: ({ data }) => teamPath(data),
}
