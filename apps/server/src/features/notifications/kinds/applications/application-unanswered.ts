import { UNANSWERED_DAYS } from '@rise/contract/applications/limits'
import type { NotificationKind } from '../../notification-kind.ts'
import { ownPath, storedApplication, teamPath, tellCandidate, tellCompany } from './application-row.ts'

/** An application has waited for an answer for long: both sides learn it. */
export const applicationUnanswered: NotificationKind<'application.unanswered'> = {
  grouped: false,
  on: ['application.unanswered'],
  tell: async (tx, { data: { applicationId } }) => [
    ...(await tellCompany(tx, applicationId)),
    ...(await tellCandidate(tx, applicationId)),
  ],
  say({ role, data }) {
    const { title } = storedApplication.parse(data)
    return role === 'professional'
      ? `hasn’t answered your application for “${title}” in ${UNANSWERED_DAYS} days`
      : `has waited ${UNANSWERED_DAYS} days for an answer about “${title}”`
  },
  leadTo: ({ role, data }) => (role === 'professional' ? ownPath(data) : teamPath(data)),
}
