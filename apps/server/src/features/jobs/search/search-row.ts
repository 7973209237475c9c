import type { PayPeriod } from '@rise/contract/jobs/kinds'
import { searchVector, type WeighedText } from '../../../platform/words/search-vector.ts'
import { matchKeys, skillKey } from './keys/match-keys.ts'

/** The parts of a job that make it searchable. */
export interface SearchedJob {
  readonly id: string
  readonly title: string
  readonly company_name: string
  readonly skills: readonly string[]
  /** Those of the skills that are nice to have. */
  readonly preferred_skills: readonly string[]
  /** Sanitised HTML. */
  readonly description: string
  readonly pay_min: number | null
  readonly pay_max: number | null
  readonly pay_period: PayPeriod | null
}

/** Working hours, days, weeks and months that make a year's pay comparable. */
export const timesAYear: Readonly<Record<PayPeriod, number>> = { HOUR: 2_080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 }
const markup = /<[^>]*>|&(?:[a-z]+|#\d+);/gi
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"' }

/**
 * The parts of a job's rows in the search tables that SQL cannot make of its columns. A search finds a job by all of
 * its skills; a match considers the required ones first.
 */
export function searchRow(job: SearchedJob) {
  const best: WeighedText[] = [
    { text: job.title, weight: 'A' },
    ...job.skills.map((skill): WeighedText => ({ text: skill, weight: 'B' })),
    { text: job.company_name, weight: 'C' },
  ]
  const required = job.skills.filter((skill) => !job.preferred_skills.includes(skill))
  return {
    job_id: job.id,
    pay_yearly: yearlyPay(job),
    terms: searchVector(best),
    match_keys: matchKeys({ title: job.title, skills: required }),
    match_skills: new Set(required.map(skillKey)).size,
    words: searchVector([...best, { text: textOf(job.description), weight: 'D' }]),
  }
}

/** The upper end of the pay, or the only one, for a year; null when the pay is not known. */
function yearlyPay({ pay_min, pay_max, pay_period }: SearchedJob): number | null {
  const most = pay_max ?? pay_min
  return most === null || pay_period === null ? null : Math.round(most * timesAYear[pay_period])
}

/** Returns the words of sanitised HTML; invisible text is not searched. */
function textOf(html: string): string {
  return html.replace(markup, (found) => entities[found] ?? ' ')
}
