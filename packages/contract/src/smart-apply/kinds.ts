/**
 * How an application to a job is made: here; with the employer's own form, which its board publishes; or with the usual
 * fields, because it publishes none.
 */
export const applyWays = ['here', 'form', 'usual'] as const
export type ApplyWay = (typeof applyWays)[number]

export const fieldKinds = ['text', 'long', 'number', 'yes-no', 'choice', 'choices', 'file'] as const
export type FieldKind = (typeof fieldKinds)[number]

/**
 * The origin of a value. `missing`: no saved answer fits. `yours`: on a protected topic, or a
 * consent; the person answers it themselves, and nothing is stored.
 */
export const fieldSources = ['account', 'story', 'details', 'saved-answer', 'earlier', 'missing', 'yours'] as const
export type FieldSource = (typeof fieldSources)[number]

/** The condition for an application to leave the queue: after approval, or after 24 hours without an objection. */
export const autoConsents = ['ask', 'after-24h'] as const

export const autoStates = ['waiting', 'sending', 'sent', 'skipped'] as const
export type AutoState = (typeof autoStates)[number]

/** Why auto-apply leaves a job out. */
export const skipReasons = [
  'applied',
  'hidden',
  'below-match',
  'place',
  'pay-low',
  'pay-unknown',
  'never-company',
  'recent-company',
  'elsewhere',
  'day-full',
  'closed',
  'objected',
] as const
export type SkipReason = (typeof skipReasons)[number]
