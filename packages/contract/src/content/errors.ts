import { defineErrors } from '../errors.ts'

export const contentErrors = defineErrors({
  'words-refused': { status: 409, message: 'Your text has words that we don’t allow here. Change them and try again.' },
})
