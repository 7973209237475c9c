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
 * Describes a company's replies: "Answers 56% of applications, half of the answers within 8 days (of 1,210 to this job,
 * at least a week old)".
 */
export function replyWords({ applications, percent, medianDays }: ReplyFigures, to = ''): string {
  const speed = medianDays === null ? '' : `, half of the answers within ${daysInWords(medianDays)}`
  const basis = `${formatInteger(applications)}${to === '' ? '' : ` ${to}`}`
  return `Answers ${percent}% of applications${speed} (of ${basis}, at least a week old)`
}

/** A number of days in words: "a day", "8 days". */
export function daysInWords(days: number): string {
  const wholeDays = Math.max(1, Math.ceil(days))
  return wholeDays === 1 ? 'a day' : `${wholeDays} days`
}
