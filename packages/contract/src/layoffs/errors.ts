import { defineErrors } from '../errors.ts'

export const layoffsErrors = defineErrors({
  'layoff-not-found': { status: 404, message: 'This layoff isn’t in the tracker. It may have been removed.' },
  'layoffs-page-not-found': { status: 404, message: 'The list ends before this page.' },
  'layoff-changed': { status: 409, message: 'This layoff was changed elsewhere. Reload the page, then try again.' },
  'layoff-exists': {
    status: 409,
    message: 'The tracker already has this company, date and place. Merge the two instead.',
  },
  'layoff-merge': { status: 409, message: 'Choose another layoff that is in the tracker.' },
  'layoffs-unreadable': { status: 422, message: 'The file can’t be read as a list of layoffs.' },
  'layoff-company': { status: 409, message: 'Only the linked company can do this.' },
  'layoff-jobs': { status: 409, message: 'Choose open jobs of your company.' },
})
