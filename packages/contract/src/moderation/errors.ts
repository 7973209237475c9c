import { defineErrors } from '../errors.ts'

export const moderationErrors = defineErrors({
  'thing-not-found': { status: 404, message: 'This is no longer here, so there’s nothing to report.' },
  'own-thing': { status: 409, message: 'This is your own. You can edit or delete it.' },
  'review-not-found': { status: 404, message: 'This report no longer exists. Go back to the queue.' },
  'own-case': { status: 409, message: 'This concerns your own account. Another moderator has to decide.' },
  'decision-not-possible': { status: 409, message: 'This can’t be done to what was reported. Choose another action.' },
  'already-decided': { status: 409, message: 'Another moderator has decided this report. Reload to see how.' },
  'notice-not-found': { status: 404, message: 'This notice no longer exists.' },
  'notice-appealed': { status: 409, message: 'You’ve already appealed. We’ll answer here.' },
  'notice-lifted': { status: 409, message: 'We’ve lifted this decision, so there’s nothing to appeal.' },
  'appeal-not-found': { status: 404, message: 'This appeal has been answered, or no longer exists.' },
})
