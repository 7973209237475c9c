import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'
import { MOST_ANNOUNCEMENTS } from './limits.ts'

export const siteFrameErrors = defineErrors({
  'footer-changed': {
    status: 409,
    message: () => t('The footer was changed while you were editing it. Your changes are still here.'),
  },
  'announcement-not-found': {
    status: 404,
    message: () => t('This announcement doesn’t exist. Another admin may have deleted it.'),
  },
  'announcement-changed': {
    status: 409,
    message: () => t('This announcement was changed while you were editing it. Your changes are still here.'),
  },
  'too-many-announcements': {
    status: 409,
    message: () => t('You can keep up to {most} announcements. Delete an old one first.', { most: MOST_ANNOUNCEMENTS }),
  },
})
