import { defineErrors } from '../../errors.ts'

export const brandErrors = defineErrors({
  'brand-changed': {
    status: 409,
    message: 'Another admin changed this while you were editing it. Save again to replace their change.',
  },
})
