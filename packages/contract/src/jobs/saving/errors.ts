import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const jobSavingErrors = defineErrors({
  'too-many-saved-jobs': { status: 409, message: () => t('You can save up to 500 jobs. Remove some first.') },
  'too-many-hidden-jobs': { status: 409, message: () => t('You can hide up to 500 jobs. Show some again first.') },
  'too-many-hidden-companies': {
    status: 409,
    message: () => t('You can hide up to 100 companies. Show some again first.'),
  },
  'job-not-saved': { status: 404, message: () => t('Save this job first, then add a note.') },
})
