import { type Message, msg, t } from '@rise/texts'
import { NEW_ACCOUNT_HOURS } from '../content/limits.ts'
import type { Decision, HiddenReason, ReportKind, ReportReason } from './kinds.ts'

/** The names of reported things. */
export const reportNames: Readonly<Record<ReportKind, Message>> = {
  post: msg('Post'),
  comment: msg('Comment'),
  poll: msg('Poll'),
  question: msg('Question'),
  answer: msg('Answer'),
  headline: msg('Headline', 'an article or a link'),
  event: msg('Event'),
  rating: msg('Rating'),
  statement: msg('Statement'),
  professional: msg('Member'),
  company: msg('Company'),
  job: msg('Job'),
  message: msg('Message'),
  picture: msg('Picture'),
}

/** Returns a member's own thing as the subject of a sentence: "your post". */
export function ownNoun(kind: ReportKind): string {
  return t(
    '{kind, select, comment {your comment} poll {your poll} question {your question} answer {your answer} headline {your headline} event {your event} rating {your rating} statement {your statement} professional {your page} company {your page} job {a job of yours} message {a message of yours} picture {a picture of yours} other {your post}}',
    { kind },
  )
}

interface ReasonWords {
  readonly name: Message
  readonly hint: Message
}

export const reasonWords: Readonly<Record<ReportReason, ReasonWords>> = {
  spam: { name: msg('Spam'), hint: msg('Advertising, repetition, or links that lead astray') },
  scam: { name: msg('Scam or fake job'), hint: msg('Asks for money or data, or the job doesn’t exist') },
  harassment: { name: msg('Harassment'), hint: msg('Insults, threats or pressure') },
  hate: { name: msg('Hate'), hint: msg('Attacks people for who they are') },
  sexual: { name: msg('Sexual content'), hint: msg('Unwanted or explicit') },
  private: { name: msg('Private information'), hint: msg('An address, a number or a secret of someone’s') },
  other: { name: msg('Something else'), hint: msg('Tell us in your own words') },
}

/** The labels of a moderator's actions, for buttons and the history. */
export const decisionWords: Readonly<Record<Decision, { readonly act: Message; readonly past: Message }>> = {
  dismiss: { act: msg('Dismiss', 'a report'), past: msg('Dismissed') },
  hide: { act: msg('Hide'), past: msg('Hidden', 'a decision about a report') },
  remove: { act: msg('Remove'), past: msg('Removed') },
  warn: { act: msg('Warn'), past: msg('Warned') },
  slow: { act: msg('Slow'), past: msg('Slowed down') },
  suspend: { act: msg('Suspend'), past: msg('Suspended') },
}

/** Returns why content is hidden until a moderator decides, as a sentence to its author. */
export function hiddenReasonText(why: HiddenReason): string {
  return t(
    '{why, select, link {It has a link, and your account is less than {hours} hours old.} words {Some of its words are on our list of words to check.} copies {The same text went to many people.} other {Several members reported it.}}',
    { why, hours: NEW_ACCOUNT_HOURS },
  )
}

/** The sentence that authors see on content that waits for review. */
export const heldWords = msg('Only you can see it until a moderator has looked at it.')
