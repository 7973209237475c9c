import { msg, type Pattern, t } from '@rise/texts'
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

/** The applicants whom a text about replies names: all, or those for one job or for all of the reader's jobs. */
type Applicants = 'all' | 'of-job' | 'of-your-jobs'

const replyTexts: Readonly<Record<Applicants, Pattern>> = {
  all: msg(
    'Answers {answered} of {applications} applicants{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
  'of-job': msg(
    'Answers {answered} of {applications} applicants to this job{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
  'of-your-jobs': msg(
    'Answers {answered} of {applications} applicants to all your jobs{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
}

/**
 * Describes a company's replies: "Answers 16 of 19 applicants, usually within 2 days". Applications count from a week
 * after they were sent; "usually" stands for the median.
 */
export function replyWords(
  { applications, percent, medianDays }: ReplyFigures,
  applicants: Applicants = 'all',
): string {
  return t(replyTexts[applicants], {
    answered: formatInteger(Math.round((applications * percent) / 100)),
    applications: formatInteger(applications),
    days: medianDays === null ? 0 : wholeDays(medianDays),
  })
}

/** Whether a company answers most applicants within a few days. */
export function answersFast({ percent, medianDays }: ReplyFigures): boolean {
  return percent >= FAST_ANSWERS.percent && medianDays !== null && medianDays <= FAST_ANSWERS.days
}

/** Describes a company's replies in short, for a row: "Usually answers within 2 days"; empty if it isn't fast. */
export function fastReplyWords(figures: ReplyFigures): string {
  if (!answersFast(figures) || figures.medianDays === null) return ''
  return t('{days, plural, one {Usually answers within a\u00a0day} other {Usually answers within {days}\u00a0days}}', {
    days: wholeDays(figures.medianDays),
  })
}

/** Returns a team size in words: `1,001–5,000 people`; empty if it is unknown. */
export function teamSizeWords(label: string): string {
  if (label === 'No info') return ''
  const range = label.replace('-', '–').replaceAll(/\d+/g, (digits) => formatInteger(Number(digits)))
  return t('{range} people', { range }, 'the size of a team')
}

function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}
