/** The kinds of things that members can report, each with its noun within a sentence. */
export const reportNouns = {
  post: 'post',
  comment: 'comment',
  poll: 'poll',
  question: 'question',
  answer: 'answer',
  headline: 'headline',
  event: 'event',
  rating: 'rating',
  statement: 'statement',
  professional: 'member',
  company: 'company',
  job: 'job',
  message: 'message',
  picture: 'picture',
}
export type ReportKind = keyof typeof reportNouns
export const reportKinds = Object.keys(reportNouns) as ReportKind[]

/** Why. */
export const reportReasons = ['spam', 'scam', 'harassment', 'hate', 'sexual', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The decisions of a moderator about a reported thing. */
export const decisions = ['dismiss', 'hide', 'remove', 'warn', 'slow', 'suspend'] as const
export type Decision = (typeof decisions)[number]

/** The durations of a suspension or of slowing down, in days. */
export const actDays = [1, 7, 30] as const

/** The parts of the queue. */
export const queueParts = ['open', 'decided'] as const
export type QueuePart = (typeof queueParts)[number]

/** The effects of the word filter on a text: it waits for review, or is refused with the reason. */
export const ruleActs = ['hold', 'refuse'] as const
export type RuleAct = (typeof ruleActs)[number]

/**
 * Why content is hidden until a moderator decides: a new member's link, words of the filter, the same text to many, or
 * reports.
 */
export const hiddenReasons = ['link', 'words', 'copies', 'reports'] as const
export type HiddenReason = (typeof hiddenReasons)[number]
