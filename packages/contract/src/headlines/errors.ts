import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_A_DAY, MOST_DRAFTS, MOST_HEADLINE_PICTURES } from './limits.ts'

export const headlineErrors = defineErrors({
  'headline-not-found': { status: 404, message: () => t('This headline doesn’t exist. Its address may have changed.') },
  'headlines-page-not-found': {
    status: 404,
    message: () => t('There’s no such page of headlines. Start from the first one.'),
  },
  'headline-changed': {
    status: 409,
    message: () => t('This headline was changed elsewhere while you were editing. Your changes are still here.'),
  },
  'headline-address-taken': {
    status: 409,
    message: () => t('Another headline has this address. Choose a different one.'),
  },
  'headline-empty': { status: 409, message: () => t('Write something before you publish it.') },
  'too-many-drafts': {
    status: 409,
    message: () => t('You can have up to {most} drafts. Publish or delete one first.', { most: MOST_DRAFTS }),
  },
  'too-many-headlines': {
    status: 429,
    message: () =>
      t('You can publish up to {most} headlines a day. Your draft is saved, so publish it tomorrow.', {
        most: MOST_A_DAY,
      }),
  },
  'headline-pictures': {
    status: 409,
    message: () =>
      t('A headline can have up to {most} pictures in its text. Remove some.', { most: MOST_HEADLINE_PICTURES }),
  },
})
