import { defineErrors } from '../errors.ts'
import { MOST_CASES } from './limits.ts'

export const portfolioErrors = defineErrors({
  'case-not-found': { status: 404, message: 'There is no such case. Its address may have changed.' },
  'case-changed': {
    status: 409,
    message: 'This case was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'case-address-taken': { status: 409, message: 'Another case has this address. Choose another one.' },
  'case-empty': { status: 409, message: 'Write something before you publish the case.' },
  'too-many-cases': { status: 409, message: `You have ${MOST_CASES} cases, the most there can be. Delete one first.` },
  'case-order-changed': { status: 409, message: 'Your cases were changed elsewhere meanwhile. Load them again.' },
  'too-many-pictures': { status: 409, message: 'A case has at most 12 pictures in its text. Take some out.' },
})
