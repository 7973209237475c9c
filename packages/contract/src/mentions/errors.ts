import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { MOST_MENTIONS } from './limits.ts'

export const mentionErrors = defineErrors({
  'too-many-mentions': {
    status: 409,
    message: () => t('Mention at most {most} members in one text.', { most: MOST_MENTIONS }),
  },
})
