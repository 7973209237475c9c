import { defineErrors } from '../errors.ts'

export const notificationsErrors = defineErrors({
  'stop-link-not-valid': {
    status: 400,
    message: 'This link is not complete. Open it from the mail again, or change it in the notification settings.',
  },
})
