import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const digestErrors = defineErrors({
  'digest-link-not-valid': {
    status: 400,
    message: () =>
      t('This link isn’t complete. Open it from the email again, or open the job and choose “Not for me”.'),
  },
  'pause-too-long': { status: 400, message: () => t('Choose a day within the next year.') },
})
