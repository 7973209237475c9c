import { defineErrors } from '../errors.ts'
import { SLOW_MODE_SECONDS } from './limits.ts'

export const discussionErrors = defineErrors({
  'subject-not-found': { status: 404, message: 'This is no longer here. Reload the page to see what is.' },
  'reaction-not-offered': {
    status: 400,
    message: 'This reaction isn’t offered here. Choose another one.',
  },
  'comment-not-found': { status: 404, message: 'This comment is no longer here. Reload the page to see the others.' },
  'comment-deleted': {
    status: 409,
    message: 'The comment you’re replying to was deleted. Post yours as a new comment.',
  },
  'discussion-closed': { status: 409, message: 'The author has closed this discussion. You can still read it.' },
  'slow-mode': {
    status: 429,
    message: `Your account is new, so please wait ${SLOW_MODE_SECONDS} seconds between comments.`,
  },
})
