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

/** How a company answers: "Answers 56% of applications, half of them within 8 days". */
export function replyWords({ percent, medianDays }: Pick<ReplyFigures, 'percent' | 'medianDays'>): string {
  const soon = medianDays === null ? '' : `, half of them within ${daysInWords(medianDays)}`
  return `Answers ${percent}% of applications${soon}`
}

/** Days as people count them: "a day", "8 days". */
export function daysInWords(days: number): string {
  const whole = Math.max(1, Math.ceil(days))
  return whole === 1 ? 'a day' : `${whole} days`
}
