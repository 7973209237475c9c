import { defineErrors } from '../errors.ts'

export const matchErrors = defineErrors({
  'too-many-refusals': { status: 409, message: 'You can mark up to 200 jobs as not for you. Undo some first.' },
})
