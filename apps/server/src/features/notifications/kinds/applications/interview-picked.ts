import type { NotificationKind } from '../../notification-kind.ts'
import { storedApplication, teamPath, tellCompany } from './application-row.ts'

/** A candidate chose a time for an interview. */
export const interviewPicked: NotificationKind<'application.interview-picked'> = {
  grouped: false,
  on: ['application.interview-picked'],
  tell: (tx, { data }) => tellCompany(tx, data.applicationId, {}, { urgent: true }),
  say: ({ data }) => `chose a time for the interview about “${storedApplication.parse(data).title}”`,
  leadTo: ({ data }) => teamPath(data),
}
