import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_POST_ALERTS } from './limits.ts'

export const connectionsErrors = defineErrors({
  'member-not-found': { status: 404, message: () => t('This member has left.') },
  'not-oneself': { status: 409, message: () => t('That’s you. Choose another member.') },
  'too-many-alerts': {
    status: 409,
    message: () =>
      t('You’re notified of the posts of {most} members already. Switch one off first.', { most: MOST_POST_ALERTS }),
  },
})
