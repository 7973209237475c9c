import type { NotificationKind } from '../../notification-kind.ts'
import { ownPath, storedApplication, tellCandidate } from './application-row.ts'

/** An employer opened an application for the first time. */
export const applicationOpened: NotificationKind<'application.opened'> = {
  grouped: false,
  on: ['application.opened'],
  tell: (tx, { data }) => tellCandidate(tx, data.applicationId),
  say: ({ data }) => `opened your application for “${storedApplication.parse(data).title}”`,
  leadTo: ({ data }) => ownPath(data),
}
