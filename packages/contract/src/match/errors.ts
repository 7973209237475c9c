import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const matchErrors = defineErrors({
  'unknown-place': { status: 400, message: () => t('Enter a city, region or country, such as Berlin or Germany.') },
  'too-many-refusals': {
    status: 409,
    message: () => t('You can mark up to 200 jobs as not for you. Undo some first.'),
  },
})
