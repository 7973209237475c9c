import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { ownPath, storedApplication, tellCandidate } from './application-row.ts'

const stored = storedApplication.extend({ cancelled: z.boolean().default(false) })

/** An employer offered times for an interview, or cancelled it. */
export const interviewProposed: NotificationKind<'application.interview-proposed' | 'application.interview-cancelled'> =
  {
    grouped: false,
    on: ['application.interview-proposed', 'application.interview-cancelled'],
    tell: (tx, { kind, data }) =>
      tellCandidate(
        tx,
        data.applicationId,
        { cancelled: kind === 'application.interview-cancelled' },
        { urgent: true },
      ),
    say({ data }) {
      const { title, cancelled } = stored.parse(data)
      return cancelled ? `cancelled an interview about “${title}”` : `invites you to an interview about “${title}”`
    },
    leadTo: ({ data }) => ownPath(data),
  }
