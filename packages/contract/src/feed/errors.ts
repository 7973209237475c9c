import { defineErrors } from '../errors.ts'
import { LONGEST_POST, MOST_POST_PICTURES } from './limits.ts'

export const feedErrors = defineErrors({
  'post-not-found': { status: 404, message: 'This post doesn’t exist. It may have been deleted.' },
  'post-empty': { status: 409, message: 'Write something first.' },
  'post-too-long': {
    status: 409,
    message: `Use at most ${LONGEST_POST.toLocaleString('en-US')} characters.`,
  },
  'post-pictures': { status: 409, message: `A post can have up to ${MOST_POST_PICTURES} pictures. Remove some.` },
  'post-not-restored': { status: 409, message: 'It’s too late to bring this post back.' },
  'post-changed': {
    status: 409,
    message: 'This post was changed elsewhere while you were editing. Your changes are still here.',
  },
})
