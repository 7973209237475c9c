import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const brandErrors = defineErrors({
  'brand-changed': {
    status: 409,
    message: () => t('This was changed while you were editing it. Save again to replace that change.'),
  },
})
