import { defineErrors } from '../../errors.ts'
import { MOST_ANNOUNCEMENTS } from './limits.ts'

export const siteFrameErrors = defineErrors({
  'footer-changed': {
    status: 409,
    message: 'The footer was changed while you were editing it. Your changes are still here.',
  },
  'announcement-not-found': {
    status: 404,
    message: 'This announcement doesn’t exist. Another admin may have deleted it.',
  },
  'announcement-changed': {
    status: 409,
    message: 'This announcement was changed while you were editing it. Your changes are still here.',
  },
  'too-many-announcements': {
    status: 409,
    message: `You can keep up to ${MOST_ANNOUNCEMENTS} announcements. Delete an old one first.`,
  },
})
