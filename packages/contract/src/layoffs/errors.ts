import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const layoffsErrors = defineErrors({
  'layoff-not-found': { status: 404, message: () => t('This layoff isn’t in the tracker. It may have been removed.') },
  'layoffs-page-not-found': { status: 404, message: () => t('The list ends before this page.') },
  'layoff-changed': {
    status: 409,
    message: () => t('This layoff was changed elsewhere. Reload the page, then try again.'),
  },
  'layoff-exists': {
    status: 409,
    message: () => t('The tracker already has this company, date and place. Merge the two instead.'),
  },
  'layoff-merge': { status: 409, message: () => t('Choose another layoff that is in the tracker.') },
  'layoffs-unreadable': { status: 422, message: () => t('The file can’t be read as a list of layoffs.') },
  'layoff-company': { status: 409, message: () => t('Only the linked company can do this.') },
  'layoff-jobs': { status: 409, message: () => t('Choose open jobs of your company.') },
})
