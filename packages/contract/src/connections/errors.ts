import { defineErrors } from '../errors.ts'
import { MOST_POST_ALERTS } from './limits.ts'

export const connectionsErrors = defineErrors({
  'member-not-found': { status: 404, message: 'This member has left.' },
  'not-oneself': { status: 409, message: 'That’s you. Choose another member.' },
  'too-many-alerts': {
    status: 409,
    message: `You’re notified of the posts of ${MOST_POST_ALERTS} members already. Switch one off first.`,
  },
})
