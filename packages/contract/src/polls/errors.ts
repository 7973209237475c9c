import { defineErrors } from '../errors.ts'
import { LONGEST_POLL_DAYS, LONGEST_SCHEDULE_DAYS } from './limits.ts'

export const pollsErrors = defineErrors({
  'poll-not-found': { status: 404, message: 'This poll doesn’t exist. It may have been deleted.' },
  'poll-closed': { status: 409, message: 'This poll has closed. You can still see its results.' },
  'poll-closing-time': {
    status: 409,
    message: `Choose a closing time between 1 hour and ${LONGEST_POLL_DAYS} days from now.`,
  },
  'poll-opening-time': {
    status: 409,
    message: `Choose an opening time within the next ${LONGEST_SCHEDULE_DAYS} days, or leave it empty.`,
  },
  'poll-not-open': { status: 409, message: 'This poll isn’t open yet. Edit it, or delete it.' },
  'poll-has-votes': {
    status: 409,
    message: 'People have voted, so only the closing time and the audience can change.',
  },
  'poll-changed': {
    status: 409,
    message: 'This poll was changed elsewhere while you were editing. Your changes are still here.',
  },
  'poll-one-option': { status: 409, message: 'Choose one option: this poll takes a single one.' },
  'poll-options-changed': {
    status: 409,
    message: 'This poll has changed since you opened it. Reload the page, then vote.',
  },
  'poll-vote-final': { status: 409, message: 'You’ve already voted. In an anonymous poll, a vote is final.' },
  'poll-results-hidden': { status: 409, message: 'Vote first, or wait until the poll closes, to see the results.' },
  'poll-anonymous': { status: 409, message: 'This poll is anonymous: no one can see who voted for what.' },
})
