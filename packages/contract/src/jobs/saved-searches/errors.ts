import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const savedSearchErrors = defineErrors({
  'too-many-searches': { status: 409, message: () => t('You can save up to 20 searches. Remove one first.') },
  'search-not-found': { status: 404, message: () => t('This search is no longer saved.') },
})
