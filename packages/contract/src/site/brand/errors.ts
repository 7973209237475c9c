import { defineErrors } from '../../errors.ts'

export const brandErrors = defineErrors({
  'brand-changed': {
    status: 409,
    message: 'Another admin changed this meanwhile. The page now has their change: look at it, then save yours again.',
  },
})
