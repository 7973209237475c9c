import type { FieldSource, SkipReason } from '@rise/contract/smart-apply/kinds'

/** The source of a value. */
export const sourceWords: Readonly<Record<FieldSource, string>> = {
  account: 'From your account.',
  story: 'From your story.',
  details: 'From your SmartApply details.',
  'saved-answer': 'Your saved answer.',
  earlier: 'From an earlier application.',
  missing: 'You haven’t told us yet.',
  yours: 'We leave this to you and never store it.',
}

/** The reason why auto-apply excludes a job. */
export const reasonWords: Readonly<Record<SkipReason, string>> = {
  applied: 'You’ve already applied.',
  hidden: 'You’ve hidden this job or company.',
  'below-match': 'The match is below your minimum.',
  place: 'The place isn’t among yours.',
  'pay-low': 'It pays less than you want.',
  'pay-unknown': 'It doesn’t state its pay in your currency.',
  'never-company': 'You never want to apply to this company.',
  'recent-company': 'You have an application at this company already, from the last 30 days or in your queue.',
  elsewhere: 'The employer takes applications on its own site only.',
  'day-full': 'Your limit for the day is reached.',
  closed: 'The job has closed.',
  objected: 'You took it out of your queue.',
}
