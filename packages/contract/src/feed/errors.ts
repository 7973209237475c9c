import { integer, t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { LONGEST_POST, MOST_POST_PICTURES } from './limits.ts'

export const feedErrors = defineErrors({
  'post-not-found': { status: 404, message: () => t('This post doesn’t exist. It may have been deleted.') },
  'post-empty': { status: 409, message: () => t('Write something first.') },
  'post-too-long': {
    status: 409,
    message: () => t('Use at most {most} characters.', { most: integer(LONGEST_POST) }),
  },
  'post-pictures': {
    status: 409,
    message: () => t('A post can have up to {most} pictures. Remove some.', { most: MOST_POST_PICTURES }),
  },
  'post-not-restored': { status: 409, message: () => t('It’s too late to bring this post back.') },
  'post-changed': {
    status: 409,
    message: () => t('This post was changed elsewhere while you were editing. Your changes are still here.'),
  },
})
