import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const notificationsErrors = defineErrors({
  'stop-link-not-valid': {
    status: 400,
    message: () => t('This link isn’t complete. Open it from the email again, or change your notification settings.'),
  },
  'push-service-refused': {
    status: 400,
    message: () =>
      t('Notifications can’t be sent to this address. Use a browser whose push service is on the public internet.'),
  },
})
