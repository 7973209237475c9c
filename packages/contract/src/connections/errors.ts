import { defineErrors } from '../errors.ts'

export const connectionsErrors = defineErrors({
  'member-not-found': { status: 404, message: 'This member is not here any more.' },
  'not-oneself': { status: 409, message: 'That is you. Choose another member.' },
})
