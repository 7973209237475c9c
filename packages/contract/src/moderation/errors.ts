import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const moderationErrors = defineErrors({
  'thing-not-found': { status: 404, message: () => t('This is no longer here, so there’s nothing to report.') },
  'own-thing': { status: 409, message: () => t('This is your own. You can edit or delete it.') },
  'review-not-found': { status: 404, message: () => t('This report no longer exists. Go back to the queue.') },
  'own-case': { status: 409, message: () => t('This concerns your own account. Another moderator has to decide.') },
  'decision-not-possible': {
    status: 409,
    message: () => t('This can’t be done to what was reported. Choose another action.'),
  },
  'already-decided': { status: 409, message: () => t('Another moderator has decided this report. Reload to see how.') },
  'notice-not-found': { status: 404, message: () => t('This notice no longer exists.') },
  'notice-appealed': { status: 409, message: () => t('You’ve already appealed. We’ll answer here.') },
  'notice-lifted': { status: 409, message: () => t('We’ve lifted this decision, so there’s nothing to appeal.') },
  'appeal-not-found': { status: 404, message: () => t('This appeal has been answered, or no longer exists.') },
})
