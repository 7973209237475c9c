import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { LONGEST_POLL_DAYS, LONGEST_SCHEDULE_DAYS } from './limits.ts'

export const pollsErrors = defineErrors({
  'poll-not-found': { status: 404, message: () => t('This poll doesn’t exist. It may have been deleted.') },
  'poll-closed': { status: 409, message: () => t('This poll has closed. You can still see its results.') },
  'poll-closing-time': {
    status: 409,
    message: () => t('Choose a closing time between 1 hour and {days} days from now.', { days: LONGEST_POLL_DAYS }),
  },
  'poll-opening-time': {
    status: 409,
    message: () =>
      t('Choose an opening time within the next {days} days, or leave it empty.', { days: LONGEST_SCHEDULE_DAYS }),
  },
  'poll-not-open': { status: 409, message: () => t('This poll isn’t open yet. Edit it, or delete it.') },
  'poll-has-votes': {
    status: 409,
    message: () => t('People have voted, so only the closing time and the audience can change.'),
  },
  'poll-changed': {
    status: 409,
    message: () => t('This poll was changed elsewhere while you were editing. Your changes are still here.'),
  },
  'poll-one-option': { status: 409, message: () => t('Choose one option: this poll takes a single one.') },
  'poll-options-changed': {
    status: 409,
    message: () => t('This poll has changed since you opened it. Reload the page, then vote.'),
  },
  'poll-vote-final': { status: 409, message: () => t('You’ve already voted. In an anonymous poll, a vote is final.') },
  'poll-results-hidden': {
    status: 409,
    message: () => t('Vote first, or wait until the poll closes, to see the results.'),
  },
  'poll-anonymous': { status: 409, message: () => t('This poll is anonymous: no one can see who voted for what.') },
})
