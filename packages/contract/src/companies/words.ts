import { formatInteger } from '../words.ts'
import { FAST_ANSWERS } from './kinds.ts'
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
  const answeredCount = formatInteger(Math.round((applications * percent) / 100))
  const speed = medianDays === null ? '' : `, usually within ${daysInWords(medianDays)}`
  return `Answers ${answeredCount} of ${formatInteger(applications)} applicants${to === '' ? '' : ` ${to}`}${speed}`
}

/** Whether a company answers most applicants within a few days. */
export function answersFast({ percent, medianDays }: ReplyFigures): boolean {
  return percent >= FAST_ANSWERS.percent && medianDays !== null && medianDays <= FAST_ANSWERS.days
}

/** Describes a company's replies in short, for a row: "Usually answers within 2 days"; empty if it isn't fast. */
export function fastReplyWords(figures: ReplyFigures): string {
  if (!answersFast(figures) || figures.medianDays === null) return ''
  return `Usually answers within ${daysInWords(figures.medianDays)}`
}

/** Returns a team size in words: `1,001–5,000 people`; empty if it is unknown. */
export function teamSizeWords(label: string): string {
  if (label === 'No info') return ''
  return `${label.replace('-', '–').replaceAll(/\d+/g, (digits) => formatInteger(Number(digits)))} people`
}

/** Returns a number of days in words: "a day", "8 days". */
function daysInWords(days: number): string {
  const wholeDays = Math.max(1, Math.ceil(days))
  return wholeDays === 1 ? 'a\u00a0day' : `${wholeDays}\u00a0days`
}
