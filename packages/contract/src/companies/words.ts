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
 * Describes a company's replies: "Answers 16 of 19 applicants, usually within 2 days". `to` limits the applicants, such
 * as "to this job". Applications count from a week after they were sent; "usually" stands for the median.
 */
export function replyWords({ applications, percent, medianDays }: ReplyFigures, to = ''): string {
  const answered = formatInteger(Math.round((applications * percent) / 100))
  const speed = medianDays === null ? '' : `, usually within ${daysInWords(medianDays)}`
  return `Answers ${answered} of ${formatInteger(applications)} applicants${to === '' ? '' : ` ${to}`}${speed}`
}

/** A number of days in words: "a day", "8 days". */
export function daysInWords(days: number): string {
  const wholeDays = Math.max(1, Math.ceil(days))
  return wholeDays === 1 ? 'a day' : `${wholeDays} days`
}
