import type { CloseReason, WrittenJobState } from '@rise/contract/postings/kinds'
import { OPEN_DAYS } from '@rise/contract/postings/limits'

/** The names of states, and of the lists that show them. */
export const stateNames: Readonly<Record<WrittenJobState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
  expired: 'Expired',
}

/** Why a job was closed. */
export const reasonNames: Readonly<Record<CloseReason, string>> = {
  'hired-here': 'We hired someone here',
  'hired-elsewhere': 'We hired someone elsewhere',
  cancelled: 'We’re no longer hiring',
}

/** Explains the state of a job: who can find it, and what the team can do. */
export function stateWords({ state }: { readonly state: WrittenJobState }): string {
  return stateTexts[state]
}

const stateTexts: Readonly<Record<WrittenJobState, string>> = {
  draft: 'Only your team can see this draft.',
  scheduled: 'This job is scheduled. Only your team can see it until then.',
  open: 'This job is open. What you save here changes its page at once.',
  paused: 'This job is paused: no one finds it until you resume it.',
  closed: 'This job is closed until you reopen it.',
  expired: `This job has reached its end. Reopen it for another ${OPEN_DAYS} days, or with a new closing date.`,
}
