import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_CASES } from './limits.ts'

export const portfolioErrors = defineErrors({
  'case-not-found': { status: 404, message: () => t('This case doesn’t exist. Its address may have changed.') },
  'case-changed': {
    status: 409,
    message: () => t('This case was changed elsewhere while you were editing. Your changes are still here.'),
  },
  'case-address-taken': { status: 409, message: () => t('Another case has this address. Choose a different one.') },
  'case-empty': { status: 409, message: () => t('Write something before you publish the case.') },
  'too-many-cases': {
    status: 409,
    message: () => t('You can have up to {most} cases. Delete one first.', { most: MOST_CASES }),
  },
  'case-order-changed': { status: 409, message: () => t('Your cases were changed elsewhere. Reload them.') },
  'credit-unknown': { status: 409, message: () => t('Choose members who have a page on this site.') },
  'credit-not-asked': { status: 404, message: () => t('No one asks to name you in this case.') },
  'department-not-yours': { status: 409, message: () => t('Only companies show the jobs of a team.') },
  'too-many-pictures': { status: 409, message: () => t('A case can have up to 12 pictures in its text. Remove some.') },
})
