import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const companyJobsErrors = defineErrors({
  'domain-not-verified': {
    status: 409,
    message: () => t('Verify your website’s domain first, so that no one can import another company’s jobs.'),
  },
  'board-not-found': { status: 422, message: () => t('We found no jobs at this address.') },
  'board-not-shown': {
    status: 409,
    message: () => t('Enter the page of your own site that shows these jobs, so we can see that they’re yours.'),
  },
  'board-of-another': { status: 409, message: () => t('These jobs are already imported for another page.') },
  'too-many-boards': { status: 409, message: () => t('A company can have up to 10 boards. Remove one first.') },
  'board-busy': { status: 409, message: () => t('We’re reading this board right now. Try again in a minute.') },
  'board-gone': { status: 404, message: () => t('This board is no longer imported.') },
  'written-job-not-found': { status: 404, message: () => t('This job no longer exists.') },
  'written-job-changed': {
    status: 409,
    message: () => t('Someone on your team saved this job while you were editing. Your changes are still here.'),
  },
  'too-many-written-jobs': {
    status: 409,
    message: () => t('You can have up to 200 open jobs written here. Close some first.'),
  },
  'too-many-drafts': { status: 409, message: () => t('You can have up to 100 drafts. Publish or delete some first.') },
  'written-job-state': {
    status: 409,
    message: () => t('This job was changed. Reload the page to see how it stands.'),
  },
  'written-job-removed': {
    status: 409,
    message: () => t('A moderator removed this job, so it can’t be opened again. See why under Notices.'),
  },
  'job-not-read': { status: 422, message: () => t('We couldn’t read a job there. Paste its description instead.') },
  'company-jobs-page-not-found': {
    status: 404,
    message: () => t('There’s no such page in this list. Start from the first one.'),
  },
})
