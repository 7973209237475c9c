import { defineErrors } from '../../errors.ts'

export const brandErrors = defineErrors({
  'brand-changed': {
    status: 409,
    message: 'This was changed while you were editing it. Save again to replace that change.',
  },
})
