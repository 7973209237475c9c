import { defineErrors } from '../errors.ts'
import { MOST_A_DAY, MOST_DRAFTS, MOST_HEADLINE_PICTURES } from './limits.ts'

export const headlineErrors = defineErrors({
  'headline-not-found': { status: 404, message: 'There is no such headline. Its address may have changed.' },
  'headlines-page-not-found': { status: 404, message: 'The list of headlines ends before this page.' },
  'headline-changed': {
    status: 409,
    message: 'This headline was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'headline-address-taken': { status: 409, message: 'Another headline has this address. Choose another one.' },
  'headline-empty': { status: 409, message: 'Write something before you publish it.' },
  'too-many-drafts': {
    status: 409,
    message: `You have ${MOST_DRAFTS} drafts, the most there can be. Publish or delete one first.`,
  },
  'too-many-headlines': {
    status: 429,
    message: `You published ${MOST_A_DAY} headlines today, the most there can be. Nothing is lost; go on tomorrow.`,
  },
  'headline-pictures': {
    status: 409,
    message: `A headline has at most ${MOST_HEADLINE_PICTURES} pictures in its text. Take some out.`,
  },
})
