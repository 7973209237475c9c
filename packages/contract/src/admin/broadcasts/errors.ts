import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'
import { MOST_DAYS_AHEAD } from './kinds.ts'

export const broadcastErrors = defineErrors({
  'broadcast-not-found': { status: 404, message: () => t('This notification no longer exists.') },
  'broadcast-sent': { status: 409, message: () => t('This notification was sent already.') },
  'broadcast-cancelled': { status: 409, message: () => t('This notification was canceled. Write a new one.') },
  'broadcast-changed': {
    status: 409,
    message: () => t('This notification was changed while you were editing it. Reload to see it.'),
  },
  'broadcast-time': {
    status: 409,
    message: () => t('Choose a time within the next {days} days, or leave it empty.', { days: MOST_DAYS_AHEAD }),
  },
  'broadcast-link': { status: 409, message: () => t('Enter a path of this site, like /events.') },
  'audience-grown': {
    status: 409,
    message: () => t('Many more members fit by now. Check the number, then try again.'),
  },
})
