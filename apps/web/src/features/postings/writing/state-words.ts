import type { CloseReason, WrittenJobState } from '@rise/contract/postings/kinds'
import { OPEN_DAYS } from '@rise/contract/postings/limits'
import { type Message, msg, t } from '@rise/texts'

/** The names of states. */
export const stateNames: Readonly<Record<WrittenJobState, Message>> = {
  draft: msg('Draft'),
  scheduled: msg('Scheduled', 'a job'),
  open: msg('Open', 'a job'),
  paused: msg('Paused', 'a job'),
  closed: msg('Closed', 'a job'),
  expired: msg('Expired', 'a job'),
}

/** Why a job was closed. */
export const reasonNames: Readonly<Record<CloseReason, Message>> = {
  'hired-here': msg('We hired someone here'),
  'hired-elsewhere': msg('We hired someone elsewhere'),
  cancelled: msg('We’re no longer hiring'),
}

/** Explains the state of a job: who can find it, and what the team can do. */
export function stateWords({ state }: { readonly state: WrittenJobState }): string {
  if (state !== 'expired') return t(stateTexts[state])
  return t('This job has reached its end. Reopen it for another {days} days, or with a new closing date.', {
    days: OPEN_DAYS,
  })
}

const stateTexts: Readonly<Record<Exclude<WrittenJobState, 'expired'>, Message>> = {
  draft: msg('Only your team can see this draft.'),
  scheduled: msg('This job is scheduled. Only your team can see it until then.'),
  open: msg('This job is open. What you save here changes its page at once.'),
  paused: msg('This job is paused: no one finds it until you resume it.'),
  closed: msg('This job is closed until you reopen it.'),
}
