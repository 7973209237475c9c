import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { SLOW_MODE_SECONDS } from './limits.ts'

export const discussionErrors = defineErrors({
  'subject-not-found': { status: 404, message: () => t('This is no longer here. Reload the page to see what is.') },
  'reaction-not-offered': {
    status: 400,
    message: () => t('This reaction isn’t offered here. Choose another one.'),
  },
  'comment-not-found': {
    status: 404,
    message: () => t('This comment is no longer here. Reload the page to see the others.'),
  },
  'comment-deleted': {
    status: 409,
    message: () => t('The comment you’re replying to was deleted. Post yours as a new comment.'),
  },
  'discussion-closed': {
    status: 409,
    message: () => t('The author has closed this discussion. You can still read it.'),
  },
  'slow-mode': {
    status: 429,
    message: () =>
      t('Your account is new, so please wait {seconds} seconds between comments.', { seconds: SLOW_MODE_SECONDS }),
  },
})
