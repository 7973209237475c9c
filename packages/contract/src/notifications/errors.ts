import { defineErrors } from '../errors.ts'

export const notificationsErrors = defineErrors({
  'stop-link-not-valid': {
    status: 400,
    message: 'This link isn’t complete. Open it from the email again, or change your notification settings.',
  },
})
