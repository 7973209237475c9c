import type { EmploymentType, PayPeriod, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import { foldText } from '../../../platform/words/fold-text.ts'
import { roleWords, timesAYear } from '../../jobs/index.ts'
import type { MatchJob, MatchPlace } from './facts.ts'
import { matchSkills } from './member-facts.ts'
import { worldPartOf } from './world-part.ts'

/** The columns of a job that a match uses. */
export interface MatchJobRow {
  readonly id: string
  readonly title: string
  readonly company_id: string
  readonly skills: readonly string[]
  /** The nice-to-have ones among `skills`. */
  readonly preferred_skills: readonly string[]
  readonly department: string | null
  readonly seniority: Seniority | null
  readonly employment_type: EmploymentType | null
  readonly work_type: WorkType
  readonly pay_min: number | null
  readonly pay_max: number | null
  readonly pay_currency: string | null
  readonly pay_period: PayPeriod | null
  readonly language: string | null
  readonly places: readonly Omit<MatchPlace, 'worldPart'>[] | null
}

/** Returns the facts of a job that a match uses. */
export function jobFacts(row: MatchJobRow): MatchJob {
  const most = row.pay_max ?? row.pay_min
  const skills = matchSkills(row.skills.filter((skill) => !row.preferred_skills.includes(skill)))
  const isPayKnown = most !== null && row.pay_currency !== null && row.pay_period !== null
  return {
    id: row.id,
    title: row.title,
    words: roleWords(row.title),
    companyId: row.company_id,
    skills,
    // Leaves out a nice-to-have skill that the posting requires under another name.
    preferredSkills: matchSkills(row.preferred_skills).filter(({ key }) => !skills.some((other) => other.key === key)),
    department: row.department,
    seniority: row.seniority,
    employmentType: row.employment_type,
    workType: row.work_type,
    places: (row.places ?? []).map(placeFacts),
    pay: isPayKnown ? { amount: Math.round(most * timesAYear[row.pay_period]), currency: row.pay_currency } : null,
    language: row.language,
  }
}

function placeFacts(place: Omit<MatchPlace, 'worldPart'>): MatchPlace {
  return {
    ...place,
    locality: place.locality && foldText(place.locality),
    worldPart: place.country === null ? worldPartOf(place.name) : [],
  }
}
