import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const contentErrors = defineErrors({
  'words-refused': {
    status: 409,
    message: () => t('Your text has words that we don’t allow here. Change them and try again.'),
  },
  slowed: {
    status: 409,
    message: () =>
      t(
        'A moderator has slowed your account down: you can publish or start a conversation once an hour. Try again later.',
      ),
  },
})
