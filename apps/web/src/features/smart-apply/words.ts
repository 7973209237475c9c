import type { FieldSource, SkipReason } from '@rise/contract/smart-apply/kinds'
import { type Message, msg } from '@rise/texts'

/** The source of a value. */
export const sourceWords: Readonly<Record<FieldSource, Message>> = {
  account: msg('From your account.'),
  story: msg('From your story.'),
  details: msg('From your SmartApply details.'),
  'saved-answer': msg('Your saved answer.'),
  earlier: msg('From an earlier application.'),
  missing: msg('You haven’t told us yet.'),
  yours: msg('We leave this to you and never store it.'),
}

/** The reason why auto-apply excludes a job. */
export const reasonWords: Readonly<Record<SkipReason, Message>> = {
  applied: msg('You’ve already applied.'),
  hidden: msg('You’ve hidden this job or company.'),
  'below-match': msg('The match is below your minimum.'),
  place: msg('The place isn’t among yours.'),
  'pay-low': msg('It pays less than you want.'),
  'pay-unknown': msg('It doesn’t state its pay in your currency.'),
  'never-company': msg('You never want to apply to this company.'),
  'recent-company': msg('You have an application at this company already, from the last 30 days or in your queue.'),
  elsewhere: msg('The employer takes applications on its own site only.'),
  'day-full': msg('Your limit for the day is reached.'),
  closed: msg('The job has closed.'),
  objected: msg('You took it out of your queue.'),
}
