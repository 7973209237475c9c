/** The kinds of things that members can report. */
export const reportKinds = [
  'post',
  'comment',
  'poll',
  'question',
  'answer',
  'headline',
  'event',
  'rating',
  'statement',
  'professional',
  'company',
  'job',
  'message',
  'picture',
] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportReasons = ['spam', 'scam', 'harassment', 'hate', 'sexual', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The decisions of a moderator about a reported thing. */
export const decisions = ['dismiss', 'hide', 'remove', 'warn', 'slow', 'suspend'] as const
export type Decision = (typeof decisions)[number]

/** The durations of a suspension or of slowing down, in days. */
export const actDays = [1, 7, 30] as const

export const queueParts = ['open', 'decided'] as const
export type QueuePart = (typeof queueParts)[number]

/** What the word filter does with a text: it holds the text for review, or refuses it with the reason. */
export const ruleActs = ['hold', 'refuse'] as const
export type RuleAct = (typeof ruleActs)[number]

/**
 * Why content is hidden until a moderator decides: a link by a new member, words of the filter, the same text to many
 * people, or reports.
 */
export const hiddenReasons = ['link', 'words', 'copies', 'reports'] as const
export type HiddenReason = (typeof hiddenReasons)[number]
