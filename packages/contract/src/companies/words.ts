import { t } from '@rise/texts'
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

/** Returns a number of days as a text about replies states it. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days))
}
