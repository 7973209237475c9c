import { formatInteger } from '../words.ts'
import type { ReplyFigures } from './shapes.ts'

/** Literal segments of the routes below /company: no company may have one as its slug. */
export const companySegments: ReadonlySet<string> = new Set([
  'badges',
  'community',
  'edit',
  'edit-overview',
  'jobs',
  'missions',
  'onboarding',
  'preview',
])

/**
 * How a company answers: "Answers 16 of 19 applicants, usually within 2 days". `to` limits the applicants, such as "to
 * this job". Applications are counted from a week on; "usually" stands for the median.
 */
export function replyWords({ applications, percent, medianDays }: ReplyFigures, to = ''): string {
  const answered = formatInteger(Math.round((applications * percent) / 100))
  const soon = medianDays === null ? '' : `, usually within ${daysInWords(medianDays)}`
  return `Answers ${answered} of ${formatInteger(applications)} applicants${to === '' ? '' : ` ${to}`}${soon}`
}

/** Days as people count them: "a day", "8 days". */
export function daysInWords(days: number): string {
  const whole = Math.max(1, Math.ceil(days))
  return whole === 1 ? 'a day' : `${whole} days`
}
