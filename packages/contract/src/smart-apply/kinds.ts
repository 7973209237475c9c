/**
 * How to apply to a job. `here`: on this site. `form`: with the employer's own form, which its board publishes.
 * `usual`: elsewhere, with the usual fields.
 */
export const applyWays = ['here', 'form', 'usual'] as const
export type ApplyWay = (typeof applyWays)[number]

export const fieldKinds = ['text', 'long', 'number', 'yes-no', 'choice', 'choices', 'file'] as const
export type FieldKind = (typeof fieldKinds)[number]

/**
 * Where a value comes from. `missing`: no saved answer fits. `yours`: the question is about a protected topic or is a
 * consent, so the person answers it themselves, and nothing is stored.
 */
export const fieldSources = ['account', 'story', 'details', 'saved-answer', 'earlier', 'missing', 'yours'] as const
export type FieldSource = (typeof fieldSources)[number]

/** What it takes to send a queued application: an approval, or 24 hours without an objection. */
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
