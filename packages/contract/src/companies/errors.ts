import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const companyErrors = defineErrors({
  'company-not-found': { status: 404, message: () => t('This company doesn’t exist. Its address may have changed.') },
  'companies-page-not-found': {
    status: 404,
    message: () => t('There’s no such page of companies. Start from the first one.'),
  },
})
