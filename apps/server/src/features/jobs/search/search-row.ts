import type { PayPeriod } from '@rise/contract/jobs/kinds'
import { searchVector, type WeighedText } from '../../../platform/words/search-vector.ts'
import { matchKeys, skillKey } from './keys/match-keys.ts'

/** The columns of a job that are searched. */
export interface SearchedJob {
  readonly id: string
  readonly title: string
  readonly company_name: string
  readonly skills: readonly string[]
  /** The nice-to-have ones among `skills`. */
  readonly preferred_skills: readonly string[]
  /** Sanitised HTML. */
  readonly description: string
  /** ISO 639-1; null if it is unknown. */
  readonly language: string | null
  readonly pay_min: number | null
  readonly pay_max: number | null
  readonly pay_period: PayPeriod | null
}

/** How many hours, days, weeks and months of work make up a year, to compare pay. */
export const timesAYear: Readonly<Record<PayPeriod, number>> = { HOUR: 2_080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 }
const markup = /<[^>]*>|&(?:[a-z]+|#\d+);/gi
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"' }

/**
 * Returns the parts of a job's search rows that SQL can't derive from its columns. A search finds a job by all of its
 * skills, but the best matches are found by the required ones only.
 */
export function searchRow(job: SearchedJob) {
  const best: WeighedText[] = [
    { text: job.title, weight: 'A' },
    ...job.skills.map((skill): WeighedText => ({ text: skill, weight: 'B' })),
    { text: job.company_name, weight: 'C' },
  ]
  const requiredSkills = job.skills.filter((skill) => !job.preferred_skills.includes(skill))
  return {
    job_id: job.id,
    pay_yearly: yearlyPay(job),
    terms: searchVector(best, job.language),
    match_keys: matchKeys({ title: job.title, skills: requiredSkills }),
    match_skills: new Set(requiredSkills.map(skillKey)).size,
    words: searchVector([...best, { text: textOf(job.description), weight: 'D' }], job.language),
  }
}

/** Returns the maximum pay, or else the minimum, for a year; null if the pay is unknown. */
function yearlyPay({ pay_min, pay_max, pay_period }: SearchedJob): number | null {
  const most = pay_max ?? pay_min
  return most === null || pay_period === null ? null : Math.round(most * timesAYear[pay_period])
}

/** Returns the text of sanitised HTML; attributes are not searched. */
function textOf(html: string): string {
  return html.replace(markup, (found) => entities[found] ?? ' ')
}
