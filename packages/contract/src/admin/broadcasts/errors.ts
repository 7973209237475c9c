import { defineErrors } from '../../errors.ts'
import { MOST_DAYS_AHEAD } from './kinds.ts'

export const broadcastErrors = defineErrors({
  'broadcast-not-found': { status: 404, message: 'This notification no longer exists.' },
  'broadcast-sent': { status: 409, message: 'This notification was sent already.' },
  'broadcast-cancelled': { status: 409, message: 'This notification was canceled. Write a new one.' },
  'broadcast-changed': {
    status: 409,
    message: 'This notification was changed while you were editing it. Reload to see it.',
  },
  'broadcast-time': {
    status: 409,
    message: `Choose a time within the next ${MOST_DAYS_AHEAD} days, or leave it empty.`,
  },
  'broadcast-link': { status: 409, message: 'Enter a path of this site, like /events.' },
  'audience-grown': { status: 409, message: 'Many more members fit by now. Check the number, then try again.' },
})
