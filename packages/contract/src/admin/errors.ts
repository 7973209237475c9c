import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_DAYS_FEATURED } from '../jobs/kinds.ts'

export const adminErrors = defineErrors({
  'member-not-found': { status: 404, message: () => t('This member no longer exists.') },
  'not-yourself': { status: 409, message: () => t('You can’t suspend your own account or another admin’s.') },
  'not-an-admin': { status: 409, message: () => t('You can’t do this to an admin’s account.') },
  'changed-since': { status: 409, message: () => t('This has changed since you opened it. Check it, then try again.') },
  'selection-changed': { status: 409, message: () => t('The list has changed since. Check it, then try again.') },
  'nothing-selected': { status: 409, message: () => t('Choose some, or narrow the list first.') },
  'email-confirmed': {
    status: 409,
    message: () => t('This email is confirmed. Only the member can change it, in their settings.'),
  },
  'email-unconfirmed': { status: 409, message: () => t('The member hasn’t confirmed this email yet.') },
  'email-differs': { status: 409, message: () => t('This isn’t the member’s email. Enter it exactly.') },
  'company-gone': { status: 404, message: () => t('This company no longer exists.') },
  'company-exists': { status: 409, message: () => t('A company of this name has a page already.') },
  'job-gone': { status: 404, message: () => t('This job no longer exists.') },
  'job-not-open': { status: 409, message: () => t('Only open jobs can be corrected.') },
  'featured-until': {
    status: 409,
    message: () => t('Choose a day within the next {days} days.', { days: MOST_DAYS_FEATURED }),
  },
  'not-one-job': { status: 409, message: () => t('These jobs can’t be joined or split.') },
  'board-gone': { status: 404, message: () => t('This board no longer exists.') },
  'note-not-found': { status: 404, message: () => t('This note no longer exists, or someone else wrote it.') },
  'view-not-found': { status: 404, message: () => t('This view no longer exists.') },
  'too-many-views': { status: 409, message: () => t('You have 30 saved views. Delete one first.') },
  'no-plan-for-admins': { status: 409, message: () => t('Admins don’t have a plan.') },
})
