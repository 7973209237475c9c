import { defineErrors } from '../errors.ts'
import { MOST_A_DAY, MOST_DRAFTS, MOST_HEADLINE_PICTURES } from './limits.ts'

export const headlineErrors = defineErrors({
  'headline-not-found': { status: 404, message: 'This headline doesn’t exist. Its address may have changed.' },
  'headlines-page-not-found': { status: 404, message: 'There’s no such page of headlines. Start from the first one.' },
  'headline-changed': {
    status: 409,
    message: 'This headline was changed elsewhere while you were editing. Your changes are still here.',
  },
  'headline-address-taken': { status: 409, message: 'Another headline has this address. Choose a different one.' },
  'headline-empty': { status: 409, message: 'Write something before you publish it.' },
  'too-many-drafts': {
    status: 409,
    message: `You can have up to ${MOST_DRAFTS} drafts. Publish or delete one first.`,
  },
  'too-many-headlines': {
    status: 429,
    message: `You can publish up to ${MOST_A_DAY} headlines a day. Your draft is saved, so publish it tomorrow.`,
  },
  'headline-pictures': {
    status: 409,
    message: `A headline can have up to ${MOST_HEADLINE_PICTURES} pictures in its text. Remove some.`,
  },
})
