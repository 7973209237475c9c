import { defineErrors } from '../errors.ts'

export const connectionsErrors = defineErrors({
  'member-not-found': { status: 404, message: 'This member has left.' },
  'not-oneself': { status: 409, message: 'That’s you. Choose another member.' },
})
