import { NEW_ACCOUNT_HOURS } from '../content/limits.ts'
import { type Decision, type HiddenReason, type ReportKind, type ReportReason, reportNouns } from './kinds.ts'

const specialOwnNouns: Partial<Record<ReportKind, string>> = {
  professional: 'your page',
  company: 'your page',
  job: 'a job of yours',
  message: 'a message of yours',
  picture: 'a picture of yours',
}

/** Returns the noun for a member's own thing within a sentence: "your post". */
export function ownNoun(kind: ReportKind): string {
  return specialOwnNouns[kind] ?? `your ${reportNouns[kind]}`
}

interface ReasonWords {
  readonly name: string
  readonly hint: string
}

export const reasonWords: Readonly<Record<ReportReason, ReasonWords>> = {
  spam: { name: 'Spam', hint: 'Advertising, repetition, or links that lead astray' },
  scam: { name: 'Scam or fake job', hint: 'Asks for money or data, or the job doesn’t exist' },
  harassment: { name: 'Harassment', hint: 'Insults, threats or pressure' },
  hate: { name: 'Hate', hint: 'Attacks people for who they are' },
  sexual: { name: 'Sexual content', hint: 'Unwanted or explicit' },
  private: { name: 'Private information', hint: 'An address, a number or a secret of someone’s' },
  other: { name: 'Something else', hint: 'Tell us in your own words' },
}

/** The labels of a moderator's actions, for buttons and the history. */
export const decisionWords: Readonly<Record<Decision, { readonly act: string; readonly past: string }>> = {
  dismiss: { act: 'Dismiss', past: 'Dismissed' },
  hide: { act: 'Hide', past: 'Hidden' },
  remove: { act: 'Remove', past: 'Removed' },
  warn: { act: 'Warn', past: 'Warned' },
  slow: { act: 'Slow', past: 'Slowed down' },
  suspend: { act: 'Suspend', past: 'Suspended' },
}

/** Why content is hidden until a moderator decides, as a sentence to its author. */
export const hiddenReasonWords: Readonly<Record<HiddenReason, string>> = {
  link: `It has a link, and your account is less than ${NEW_ACCOUNT_HOURS} hours old.`,
  words: 'Some of its words are on our list of words to check.',
  copies: 'The same text went to many people.',
  reports: 'Several members reported it.',
}

/** The sentence that authors see on content that waits for review. */
export const heldWords = 'Only you can see it until a moderator has looked at it.'
